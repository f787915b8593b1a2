# What the program says in the terminal.

cli-begin = { $game }: { $sentence }
    (seed { $seed }; “help” tells what you can type)
cli-help = Type the number of what you want to do, or: hint, log, quit. Some games understand words, too.
cli-possibilities = There { $count ->
    [one] is one possibility
   *[other] are { $count } possibilities
}.
cli-number = Type a number, or “help”.
cli-no-hints = These rules give no hints.
cli-presets = Presets:
cli-default = (the default)
cli-not-playable = not playable here: { $why }
cli-rules = Rules, { $category }:
cli-always = (always there)
cli-needs = needs: { $rules }
cli-excludes = excludes: { $rules }
cli-bots = bots: { $bots }
cli-preset-list = presets: { $presets }
cli-from-to = { $low } to { $high }
cli-or-more = { $low } or more
cli-no-game = no game is called “{ $game }”
cli-no-game-of = No game is called “{ $game }”. There are: { $known }.
cli-no-game-near = No game is called “{ $game }”. Did you mean “{ $near }”? There are: { $known }.
cli-player = Player
cli-bot = Bot ({ $bot })
cli-bot-number = Bot { $number }
cli-no-bot = The bot “{ $bot }” cannot play this; there are: { $known }.
cli-players = With these rules { $least } to { $most } can play, not { $asked }.
cli-stuck = Nobody can go on; this is a fault of the game.
cli-no-tiles = No tile set is called “{ $name }”; there are: { $known }. A TOML file will do, too.

# A host's files. The file's name and a colon stand before it.
cli-words = words in { $tag }
cli-book = rules in { $tag }
cli-no-reader = no game here reads such a file; in its folder there may be: { $known }
cli-variant-game = a line like game = "nim" is missing
cli-amend = This file names all its rules; a line like from = "{ $preset }" before [rules] keeps those of a rule set, and changes only what stands here.
cli-other-game = this variant is for “{ $of }”, not for “{ $game }”

# Opening the house.
serve-open = House Rules is open.
serve-here = on this machine:   { $url }
serve-network = in your network:   { $url }
serve-everyone = for everyone:      { $url }
serve-stop = Press Ctrl+C to stop.
serve-key = The host's key, for houserules status and /metrics: { $key }
serve-stopping = Stopping: every move is kept, and players are told to come back.
serve-left-out = left out: { $what }
serve-addr = --addr takes an address and a port, like 0.0.0.0:4242, not “{ $given }”
serve-url = --public-url takes an address like https://games.example.org, not “{ $given }”
serve-folder = the folder { $folder } cannot be made ({ $why }); choose another with --data
serve-store = the store cannot be opened: { $why }{ $locked ->
    [true] {" "}(is another “houserules serve” running on this folder?)
   *[false] {""}
}; see --data and --store
serve-which-store = --store takes sqlite, postgres://… or memory, not “{ $given }”
serve-in-use = the address { $addr } is in use: stop the other program, or choose another one with --addr
cli-list = { $name }: { $words } words
cli-list-missing = { $name }: missing; the program was built without npm’s { $package }
cli-list-system = { $name }: of the system, { $path }

## Hosts: status, move, backup, restore
status-house = House Rules { $version } at http://{ $addr }, open for { $minutes } minutes
status-rooms = rooms: { $rooms } ({ $awake } awake here), finished matches: { $matches }
status-people = connections: { $sockets }
status-aside = set aside: { $rooms } rooms that cannot be read; the log of the house says why
status-node = node { $node }: version { $version }, { $rooms } rooms
status-node-silent = node { $node }: silent, version { $version }, { $rooms } rooms
status-ban = kept out: { $address }
status-needs-key = --at needs --key: the house prints it when it opens
status-nobody = no house runs on { $folder }: see --data, or --at and --key
move-same = --from and --to are the same place
move-done = { $rooms } rooms and { $matches } matches are there, { $carried } of them carried now.
move-same-now = Both sides are the same: { $checksum }
backup-done = { $file }: { $rooms } rooms, { $matches } matches, { $checksum }
backup-secret = Whoever reads this file can read live hands: keep it as you keep the house.
restore-full = { $place } is not empty: { $rooms } rooms, { $matches } matches; restore to an empty place
restore-done = { $rooms } rooms and { $matches } matches are back.
