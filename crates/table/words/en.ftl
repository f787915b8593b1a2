# What rooms and the server say, beside the games.

# Why not.
table-closed = This room is closed.
table-full = This room is full.
table-no-watchers = There is no free seat, and this room lets nobody look on.
table-stranger = You are not in this room.
table-join-first = Join the room first.
table-not-any-more = You are not in this room any more.
table-old = A later command of this device was done already.
table-host-only = Only the host ({ $host }) can do that.
table-lobby-first = Go back to the lobby first.
table-match-on = Not while a match is on.
table-name-taken = Someone here is called { $name } already.
table-kick-self = You cannot send yourself away; leave instead.
table-no-player = There is no such player.
table-have-seat = You have a seat.
table-seats-taken = All seats are taken.
table-seat-empty = Nobody sits at seat { $seat }.
table-teams = There are { $teams } teams.
table-no-teams = This game has no teams to arrange.
table-bot-unknown = No bot is called “{ $bot }”; there are: { $known }.
table-no-bot-there = No bot sits there.
table-game-unknown = No game is called “{ $game }”.
table-seat-first = Take a seat first.
table-starting = It is starting.
table-started = A match is on.
table-choose-game = Choose a game.
table-no-secret = The shuffle has no secret.
table-no-match = No match is on.
table-watching = You are looking on.
table-not-in-match = You are not in a match.
table-no-emoji = That is no emoji.
table-silence = The rules of this match ask you to be silent now.
table-not-over = The match is not over.
table-rematch-players = Only those who played can ask for a rematch.
table-someone-left = Someone left, so the same deal cannot be played again.
table-nobody-away = Nobody who could be away sits there.
table-is-here = { $name } is here and playing.
table-name-length = A name has 1 to { $most } characters.
table-chat-length = A message has 1 to { $most } characters.
table-need-more = { $missing ->
    [one] One more player is needed (or a bot).
   *[other] { $missing } more players are needed (or bots).
}
table-someone-sits = Someone must take a seat.
table-at-most = At most { $most } can play.

# The log of a room.
room-joined = { $name } is here.
room-left = { $name } leaves.
room-kicked = { $name } was sent away.
room-ended = { $name } ends the match for everyone.
room-renamed = { $name } is now called { $new }.
room-host = { $name } is host now.
room-away = { $name } is away.
room-back = { $name } is back.
room-stand-in = The bot { $bot } plays for { $name }.

# The connection.
server-again = Something went wrong; connecting again.
server-restart = The server restarts; connecting again.
server-closing = The room was just being closed; connecting again.
server-hello = Say hello first.
server-hello-again = Hello was said already.
server-version = This server speaks version { $known } of the protocol, not { $asked }. Load the page again.
server-unreadable = That cannot be read: { $why }.
server-too-large = That is too much: at most { $most } bytes.
server-no-point = The match has no such point.
server-device = Commands need a device and a number from 1.
server-no-room = There is no such room.
limit-frames = Too many messages at once.
limit-sockets = You are connected too often; close some of your tabs.
limit-onlookers = Too many are looking on in this room.
limit-address = There are too many connections from your address.
limit-often = That was too often; try again in { $seconds } s.
table-no-onlookers = This room lets nobody look on.
server-stopping = The server stops; try again in a moment.
server-full = There are too many rooms on this server; try again later.
server-store = The store does not work: { $why }
server-damaged = It cannot be opened: { $why }
server-deal = A deal is chosen by a number.
server-origin = This page may not connect to this server.
server-no = No.
server-try-again = Something went wrong in this room; try again.
server-bearer = Send your token as “Authorization: Bearer …”.
server-slow = The rest of this did not come within { $seconds } seconds.
server-host = Nobody is called { $host } here: open the address that the host gave you.
server-method = This cannot be done here.
server-preset-alone = A preset needs its game: say which.
server-banned = The host of this house keeps this address out.
server-host-key = This is for the host: the key is printed when the house opens.
server-grant = This link was used or is too old; make a new one.
server-no-content = There is no such content here.
server-no-match = There is no finished match of this name.
server-not-shown = That match cannot be shown.
server-no-call = There is no such call.
server-log-large = A log of more than a megabyte is not read here; “houserules verify” does.
server-no-log = That is no log of a match: { $why }.
server-no-record = That { $name } file cannot be played over. Line { $line }: { $why }.
table-branch-alone = Playing on from a point of a match begins in a new room, alone.
table-coach-alone = The coach is for one person who plays against bots.
table-coach-nothing = There is nothing for you to do now.
