# What the program says in the terminal.

cli-begin = { $game }: { $sentence }
    (seed { $seed }; “help” tells what you can type)
cli-help = Type the number of what you want to do, or: hint, better, log, quit. Some games understand words, too.
cli-possibilities = There { $count ->
    [one] is one possibility
   *[other] are { $count } possibilities
}.
cli-number = Type a number, or “help”.
cli-no-hints = These rules give no hints.
cli-no-better = There is nothing to say of what you did last.
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
serve-key = The host's page: { $page }
    The host's key, for houserules status and /metrics: { $key }
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
# Numbers and names.
cli-decimal = { $whole }.{ $part }
cli-names = { $names }
cli-written = it is written


# Looking at logs. The file's name and a colon stand before it.
replay-at = it has { $entries } entries, so --at goes from 0 to { $entries }
replay-as = --as takes a seat from 0 to { $last } or the word public, not “{ $given }”
replay-fault = { $why } (what is before it is shown above)
verify-sound = { $game }, all as decided

# Many matches of bots.
simulate-matches = --matches must be at least 1
simulate-bots = { $bots } bots for { $players } players: name fewer, or add --players { $bots }
simulate-bar = { $done }/{ $all } matches, { $left } left
simulate-bug = a match went wrong; this is a bug of the game
simulate-speed = { $speed } matches a second ({ $seconds } s)
simulate-head = { $game }: { $matches ->
    [one] one match
   *[other] { $matches } matches
} of { $players ->
    [one] one player
   *[other] { $players } players
}, seed { $seed }
simulate-no-end = match { $number } (seed { $seed }) came to no end: { $why }
simulate-finished = { $finished } of { $matches } matches came to an end
simulate-seat = seat
simulate-bot = bot
simulate-wins = wins
simulate-score = score: mean (least to most)
simulate-shared = shared first places: { $count }
simulate-entries = entries a match: { $spread }
simulate-turns = turns a match: { $spread }
simulate-minutes = minutes, as people play (about): { $spread }
simulate-reshuffled = matches with a reshuffle: { $count }
simulate-ends = how they ended:
unfinished-too_long = not over after { $entries } entries
unfinished-deadlock = after { $entries } entries nobody can act and nothing is due
unfinished-fault = a fault of the game or the bot ({ $why })

# Word lists.
lexicon-stage = { $stage ->
    [read] reading the list
    [forward] building the graph, forwards
    [gaddag] building the graph, from inside
   *[pack] packing it
}
lexicon-built = { $bytes } bytes, { $words ->
    [one] one word
   *[other] { $words } words
} from { $lines ->
    [one] one line
   *[other] { $lines } lines
}
lexicon-skipped = { $count } { $reason ->
    [short] too short
    [long] too long
    [unspellable] not spellable with these tiles
    [capital] with a capital
    [left_out] left out by choice
   *[repeated] spelled like another
}
lexicon-skipped-like = { $skipped }: { $examples }
lexicon-example = { $word } (line { $line })
lexicon-info = name       { $name }
    language   { $language }
    tiles      { $tiles }
    words      { $words }
    checksum   { $checksum }
lexicon-unspellable = “{ $word }” cannot be spelled: there is no tile for “{ $character }”
lexicon-no-word = { $word }: no word of { $lexicon }
lexicon-word = { $word }: a word. Front hooks: { $front }. Back hooks: { $back }.
lexicon-no-hooks = none
lexicon-anagrams = anagrams: { $words }

# Words in other languages. The game and the language stand before it.
words-where = --data DIR says which host’s folder to write it to
words-how = Take the # away before a message, and put your words behind =; ids, $arguments and [keys] stay as they are. See docs/translate.md.
words-begun = { $count ->
    [one] one message
   *[other] { $count } messages
} to be translated
words-marked = English with marks
words-missing = { $id } is missing
words-unused = { $id } is not used: English has no such message
words-arguments = { $id } speaks of [{ $here }], in English of [{ $english }]
words-count = { $missing } missing

# Tools of games.
generate-positions = { $speed } positions per CPU-second
generate-plays = { $speed } plays per CPU-second
gcg-sound = { $turns ->
    [one] one turn
   *[other] { $turns } turns
}, all right
gcg-game = GCG is for crossword games, and this is { $game }
gcg-untold = GCG has no words for this, so it stands in lines of our own: { $what }
analyse-game = Only crossword matches are analysed here, and this is { $game }; “houserules replay LOG --analyse” knows others, too
analyse-value = By value: { $best }
analyse-score = By score: { $best }
solve-points = { $points }
solve-made = { $made ->
    [true] made
   *[false] set
}
solve-other = { $found }, not { $expected }
solve-other-lead = { $lead }: { $found }, not { $expected }
solve-not_led = { $id } cannot be led
solve-differences = { $all }
solve-no_domino = there is no domino { $id }
solve-not_seven = each must hold seven of the twenty-eight dominoes
solve-no_seat = there is no seat { $seat }
solve-no_declaration = there is no declaration { $number }
solve-no_contract = there is no contract “{ $id }”
solve-speed = { $question ->
    [values] exact values
    [leads] all leads
   *[makes] “makes 30?”
}: { $speed } per CPU-second

# Something of one's own. A path and a colon stand before most of it.
new-taken = there is a game or a crate called “{ $name }” already
new-name = “{ $name }” is no name for code: small letters, digits and _, a letter first, like “no_ones”
new-no-checkout = this is no checkout of House Rules (and in none); name one with --house DIR
new-there = it is there already; nothing was written over it
new-no-place = there is no “{ $after }” to put “{ $line }” behind; do it by hand
new-no-rules = there is no { $path }
new-game = a game now, and in the catalogue
new-game-outside = a game now
new-rule = a rule now, and in the list of { $list }
new-rules-crate = it has a rule now: src/my_rule.rs
new-step = { $step ->
    [laws] its rules, and the laws
    [laws-outside] the laws; builds neither the server nor the page
    [cases] its cases, and the laws with it
    [types] its transcripts and its types for the page
    [serve] friends join in a browser
   *[play] play it in the terminal
}
new-then = Then change it: docs/write-a-game.md tells the order.
new-rule-then = It changes nothing yet: answer the questions that it is about. They stand at the top of { $list }; docs/write-a-rule.md tells the rest, and where its cases go.

site-no-module = This program was built without the module for browsers, so there is nothing to play. Run scripts/module (make site does), and build it again.
site-written = { $files } files, { $kilobytes } kB. Any web server can hand them out.
