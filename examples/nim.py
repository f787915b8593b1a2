#!/usr/bin/env python3
"""Opens a room, asks a bot of the house to sit down, and plays Nim by the theory: docs/write-a-bot.md.

    python3 examples/nim.py http://127.0.0.1:4242
"""
import functools, json, operator, os, sys, urllib.request
from urllib.parse import urlparse
from bot import Socket  # Python itself has no WebSocket; any library does


def choose(piles):
    """A take that leaves nothing, pile by pile without a carry; one stick where there is none."""
    rest = functools.reduce(operator.xor, piles)
    takes = [(pile, sticks - (sticks ^ rest)) for pile, sticks in enumerate(piles) if sticks ^ rest < sticks]
    pile, sticks = takes[0] if takes else (piles.index(max(piles)), 1)
    return {"pile": pile, "sticks": sticks}


def main(house):
    wish = json.dumps({"name": "Nim.py", "game": "nim"}).encode()
    request = urllib.request.Request(f"{house}/api/rooms", wish, {"Content-Type": "application/json"})
    room = json.load(urllib.request.urlopen(request))
    line = Socket(urlparse(house).hostname, urlparse(house).port or 80)
    line.send({"hello": {"v": 3, "room": room["code"], "token": room["token"], "device": "nim.py"}})
    to_do = [{"add_bot": {"bot": "perfect"}}, {"ready": {"entropy": os.urandom(8).hex()}}, "start"]
    table, view = {}, {}
    for number, said in enumerate(line, 1):  # a command's number only has to grow
        if "refused" in said or "bye" in said:
            sys.exit(json.dumps(said))
        news = said.get("tidings", {}).get("table", {})
        table |= news
        view = news.get("view", view) | news.get("seen", {})
        if table.get("outcome"):
            return print("won" if 0 in table["outcome"]["standings"][0]["seats"] else "lost")
        if ("welcome" in said or "ok" in said) and to_do:
            line.send({"do": {"id": number, "what": to_do.pop(0)}})
        elif news.get("offers"):
            line.send({"do": {"id": number, "what": {"act": choose(view["piles"])}}})


if __name__ == "__main__":
    main(sys.argv[1]) if len(sys.argv) > 1 else print(__doc__)
