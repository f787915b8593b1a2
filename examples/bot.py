#!/usr/bin/env python3
"""Sits down in a room and plays, badly but by the rules. Written from docs/protocol.md; needs nothing but Python.

    python3 examples/bot.py http://127.0.0.1:4242 CODE [NAME]      (or https://…)

It does what is offered, at random: `choose` is the place for something better. With --once it goes after one match.
"""
import base64, json, os, random, socket, ssl, struct, sys, time, urllib.request
from urllib.parse import urlparse


class Socket:
    """As much of a WebSocket as a text protocol needs."""

    def __init__(self, house, code):
        secure, host = house.scheme == "https", house.hostname
        self.wire = socket.create_connection((host, house.port or (443 if secure else 80)))
        if secure:
            self.wire = ssl.create_default_context().wrap_socket(self.wire, server_hostname=host)
        key = base64.b64encode(os.urandom(16)).decode()
        self.wire.sendall((f"GET /ws/{code} HTTP/1.1\r\nHost: {house.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                           f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n").encode())
        self.read = self.wire.makefile("rb")
        while self.read.readline().strip():
            pass

    def frame(self, kind, data):
        length = len(data)
        size = bytes([0x80 | length]) if length < 126 else struct.pack("!BH", 0xFE, length)
        mask = os.urandom(4)
        self.wire.sendall(bytes([0x80 | kind]) + size + mask + bytes(byte ^ mask[place % 4] for place, byte in enumerate(data)))

    def send(self, message):
        self.frame(1, json.dumps(message).encode())

    def __iter__(self):
        while head := self.read.read(2):
            length = head[1] & 0x7F
            if length > 125:
                length = int.from_bytes(self.read.read(2 if length == 126 else 8), "big")
            data, kind = self.read.read(length), head[0] & 15
            if kind == 8:
                return
            if kind == 9:
                self.frame(10, data)
            if kind == 1:
                yield json.loads(data)


def fill(form, view):
    """An action for a form: `docs/protocol-games.md` has the types. None: rather something else."""
    if form["kind"] == "swap":
        return {"swap": random.sample(view["rack"], min(len(view["rack"]), form["fields"]["most"]))}
    kind, guesses = form["kind"], {"several": [0], "number": 42, "text": "Amsterdam"}
    return {"play": {"answer": {kind: guesses[kind]}}} if kind in guesses else None


def choose(table):
    """What to do now, if anything."""
    offers = table.get("offers", [])
    whats = [offer["what"] for offer in offers if "what" in offer]
    actions = [what["exact"] if "exact" in what else fill(what["form"], table["view"]) for what in whats]
    groups = [offer["each"] for offer in offers if "each" in offer]  # actions with the same fields come together
    actions += [dict(zip(each, values)) for each in groups for values in zip(*each.values())]
    actions = [action for action in actions if action is not None and action != "resign"]
    # A domino, a card or a word rather than a pass or a draw, which are plain words.
    better = [action for action in actions if isinstance(action, dict) and not isinstance(action.get("play"), str)]
    return random.choice(better or actions) if actions else None


def main(house, code, name="Robot", *flags):
    request = urllib.request.Request(f"{house}/api/rooms/{code}/join", json.dumps({"name": name}).encode(),
                                     {"Content-Type": "application/json"})
    token = json.load(urllib.request.urlopen(request))["token"]
    line = Socket(urlparse(house), code)
    line.send({"hello": {"v": 3, "room": code, "token": token, "device": "bot.py"}})
    room, table, me, number, waiting = {}, {}, None, 0, False
    for message in line:
        (kind, said), = message.items()
        if kind == "bye":
            sys.exit(said["sentence"])
        if kind == "welcome":
            room, table, me, number = said["room"], said["table"] or {}, said["you"]["player"], said["last"]
        if kind == "tidings":  # what changed is put over what is known
            room |= said.get("room", {})
            table = {} if room["phase"] == "lobby" else table | said.get("table", {})
            table["view"] = table.get("view", {}) | table.pop("seen", {})  # each field of the view is a part, too
        waiting = waiting and kind not in ("ok", "dup", "refused")
        if room["phase"] == "closed" or (room["phase"] == "over" and "--once" in flags):
            return
        mine = next((player for player in room["players"] if player["id"] == me), {"ready": True})
        starts = room["phase"] in ("lobby", "starting") and not mine["ready"]
        action = choose(table) if room["phase"] == "playing" else None
        if not waiting and (starts or action is not None):
            number, waiting = number + 1, True
            time.sleep(0.05)  # people want to follow, and 20 frames a second are let through
            what = {"ready": {"entropy": os.urandom(8).hex()}} if starts else {"act": action}
            line.send({"do": {"id": number, "what": what}})


if __name__ == "__main__":
    main(*sys.argv[1:]) if len(sys.argv) > 2 else print(__doc__)
