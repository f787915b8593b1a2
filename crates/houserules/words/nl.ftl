# Wat het programma in de terminal zegt.

cli-begin = { $game }: { $sentence }
    (zaad { $seed }; typ “help” voor wat je kunt typen)
cli-help = Typ het nummer van wat je wilt doen, of: tip, beter, verslag, stop. Sommige spellen verstaan ook woorden.
cli-possibilities = Er { $count ->
    [one] is één mogelijkheid
   *[other] zijn { $count } mogelijkheden
}.
cli-number = Typ een nummer, of “help”.
cli-no-hints = Deze regels geven geen hints.
cli-no-better = Over wat je het laatst deed valt niets te zeggen.
cli-presets = Regelsets:
cli-default = (de gewone)
cli-not-playable = hier niet te spelen: { $why }
cli-rules = Regels, { $category }:
cli-always = (altijd)
cli-needs = heeft nodig: { $rules }
cli-excludes = sluit uit: { $rules }
cli-bots = bots: { $bots }
cli-preset-list = regelsets: { $presets }
cli-from-to = { $low } tot { $high }
cli-or-more = { $low } of meer
cli-no-game = geen spel heet “{ $game }”
cli-no-game-of = Geen spel heet “{ $game }”. Er zijn: { $known }.
cli-no-game-near = Geen spel heet “{ $game }”. Bedoel je “{ $near }”? Er zijn: { $known }.
cli-player = Speler
cli-bot = Bot ({ $bot })
cli-bot-number = Bot { $number }
cli-no-bot = De bot “{ $bot }” kan dit niet spelen; er zijn: { $known }.
cli-players = Met deze regels kunnen er { $least } tot { $most } spelen, niet { $asked }.
cli-stuck = Niemand kan verder; dat is een fout in het spel.
cli-no-tiles = Geen letterset heet “{ $name }”; er zijn: { $known }. Een TOML-bestand kan ook.

# Bestanden van een gastheer. Ervoor staan de naam van het bestand en een dubbele punt.
cli-words = woorden in { $tag }
cli-book = spelregels in { $tag }
cli-no-reader = geen spel leest hier zo’n bestand; in deze map horen: { $known }
cli-variant-game = er ontbreekt een regel als game = "nim"
cli-amend = Dit bestand noemt al zijn regels; een regel als from = "{ $preset }" vóór [rules] houdt die van een regelset aan, en verandert alleen wat hier staat.
cli-other-game = deze variant is voor “{ $of }”, niet voor “{ $game }”

# Het huis gaat open.
serve-open = House Rules is open.
serve-here = op deze computer:  { $url }
serve-network = in je netwerk:     { $url }
serve-everyone = voor iedereen:     { $url }
serve-stop = Stoppen doe je met Ctrl+C.
serve-key = De pagina van de gastheer: { $page }
    De sleutel van de gastheer, voor houserules status en /metrics: { $key }
serve-stopping = Het huis sluit: elke zet is bewaard, en de spelers horen dat ze terug kunnen komen.
serve-left-out = weggelaten: { $what }
serve-addr = bij --addr hoort een adres met een poort, zoals 0.0.0.0:4242, niet “{ $given }”
serve-url = bij --public-url hoort een adres als https://games.example.org, niet “{ $given }”
serve-folder = de map { $folder } kan niet gemaakt worden ({ $why }); kies een andere met --data
serve-store = de opslag gaat niet open: { $why }{ $locked ->
    [true] {" "}(draait er al een “houserules serve” op deze map?)
   *[false] {""}
}; zie --data en --store
serve-which-store = bij --store hoort sqlite, postgres://… of memory, niet “{ $given }”
serve-in-use = het adres { $addr } is in gebruik: stop het andere programma, of kies een ander met --addr
cli-list = { $name }: { $words } woorden
cli-list-missing = { $name }: ontbreekt; het programma is gebouwd zonder { $package } van npm
cli-list-system = { $name }: van het systeem, { $path }

## Hosts: status, move, backup, restore
status-house = House Rules { $version } op http://{ $addr }, { $minutes } minuten open
status-rooms = kamers: { $rooms } ({ $awake } hier wakker), gespeelde partijen: { $matches }
status-people = verbindingen: { $sockets }
status-aside = apart gezet: { $rooms } kamers die niet te lezen zijn; het logboek van het huis zegt waarom
status-node = knooppunt { $node }: versie { $version }, { $rooms } kamers
status-node-silent = knooppunt { $node }: stil, versie { $version }, { $rooms } kamers
status-ban = buitengesloten: { $address }
status-needs-key = bij --at hoort --key: het huis toont de sleutel bij het openen
status-nobody = er draait geen huis op { $folder }: zie --data, of --at en --key
move-same = --from en --to zijn dezelfde plek
move-done = { $rooms } kamers en { $matches } partijen zijn er, waarvan { $carried } nu overgebracht.
move-same-now = Beide kanten zijn gelijk: { $checksum }
backup-done = { $file }: { $rooms } kamers, { $matches } partijen, { $checksum }
backup-secret = Wie dit bestand leest, ziet kaarten die nog in de hand zijn: bewaar het zoals het huis zelf.
restore-full = { $place } is niet leeg: { $rooms } kamers, { $matches } partijen; zet het terug op een lege plek
restore-done = { $rooms } kamers en { $matches } partijen zijn terug.
# Getallen en namen.
cli-decimal = { $whole },{ $part }
cli-names = { $names }
cli-written = opgeslagen


# Logboeken bekijken. De naam van het bestand en een dubbele punt staan ervoor.
replay-at = het telt { $entries } stappen, dus --at gaat van 0 tot { $entries }
replay-as = bij --as hoort een plaats van 0 tot { $last } of het woord public, niet “{ $given }”
replay-fault = { $why } (wat ervoor komt staat hierboven)
verify-sound = { $game }, alles zoals beslist

# Veel partijen van bots.
simulate-matches = --matches moet minstens 1 zijn
simulate-bots = { $bots } bots voor { $players } spelers: noem er minder, of geef --players { $bots } mee
simulate-bar = { $done }/{ $all } partijen, nog { $left }
simulate-bug = er ging een partij mis; dat is een fout in het spel
simulate-speed = { $speed } partijen per seconde ({ $seconds } s)
simulate-head = { $game }: { $matches ->
    [one] één partij
   *[other] { $matches } partijen
} met { $players ->
    [one] één speler
   *[other] { $players } spelers
}, zaad { $seed }
simulate-no-end = partij { $number } (zaad { $seed }) kwam niet tot een eind: { $why }
simulate-finished = { $finished } van { $matches } partijen kwamen tot een eind
simulate-seat = plaats
simulate-bot = bot
simulate-wins = gewonnen
simulate-score = score: gemiddeld (laagste tot hoogste)
simulate-shared = gedeelde eerste plaatsen: { $count }
simulate-entries = stappen per partij: { $spread }
simulate-turns = beurten per partij: { $spread }
simulate-minutes = minuten, zoals mensen spelen (ongeveer): { $spread }
simulate-reshuffled = partijen waarin opnieuw geschud is: { $count }
simulate-ends = hoe ze eindigden:
unfinished-too_long = na { $entries } stappen nog niet afgelopen
unfinished-deadlock = na { $entries } stappen kan niemand iets doen en staat er niets te gebeuren
unfinished-fault = een fout van het spel of de bot ({ $why })

# Woordenlijsten.
lexicon-stage = { $stage ->
    [read] de lijst lezen
    [forward] de graaf bouwen, vooruit
    [gaddag] de graaf bouwen, van binnenuit
   *[pack] inpakken
}
lexicon-built = { $bytes } bytes, { $words ->
    [one] één woord
   *[other] { $words } woorden
} uit { $lines ->
    [one] één regel
   *[other] { $lines } regels
}
lexicon-skipped = { $count } { $reason ->
    [short] te kort
    [long] te lang
    [unspellable] niet te leggen met deze letters
    [capital] met een hoofdletter
    [left_out] met opzet weggelaten
   *[repeated] gespeld als een ander
}
lexicon-skipped-like = { $skipped }: { $examples }
lexicon-example = { $word } (regel { $line })
lexicon-info = naam         { $name }
    taal         { $language }
    letters      { $tiles }
    woorden      { $words }
    controlesom  { $checksum }
lexicon-unspellable = “{ $word }” is niet te leggen: er is geen letter voor “{ $character }”
lexicon-no-word = { $word }: geen woord van { $lexicon }
lexicon-word = { $word }: een woord. Ervoor past: { $front }. Erachter past: { $back }.
lexicon-no-hooks = niets
lexicon-anagrams = anagrammen: { $words }

# Woorden in andere talen. Het spel en de taal staan ervoor.
words-where = --data DIR zegt in welke map van een gastheer het moet komen
words-how = Haal de # voor een boodschap weg, en zet je eigen woorden achter =; ids, $argumenten en [sleutels] blijven zoals ze zijn. Zie docs/translate.md.
words-begun = { $count ->
    [one] één boodschap
   *[other] { $count } boodschappen
} om te vertalen
words-marked = Engels met haken
words-missing = { $id } ontbreekt
words-unused = { $id } wordt niet gebruikt: het Engels kent zo’n bericht niet
words-arguments = { $id } heeft het over [{ $here }], in het Engels over [{ $english }]
words-count = { $missing } ontbreken

# Gereedschap van spellen.
generate-positions = { $speed } stellingen per CPU-seconde
generate-plays = { $speed } zetten per CPU-seconde
gcg-sound = { $turns ->
    [one] één beurt
   *[other] { $turns } beurten
}, alles in orde
gcg-game = GCG is voor woordlegspellen, en dit is { $game }
gcg-untold = GCG heeft hier geen woorden voor, dus het staat in regels van onszelf: { $what }
analyse-game = Hier worden alleen kruiswoordpartijen bekeken, en dit is { $game }; “houserules replay LOG --analyse” kent ook andere
analyse-value = Naar waarde: { $best }
analyse-score = Naar score: { $best }
solve-points = { $points }
solve-made = { $made ->
    [true] gehaald
   *[false] niet gehaald
}
solve-other = { $found }, niet { $expected }
solve-other-lead = { $lead }: { $found }, niet { $expected }
solve-not_led = met { $id } kan niet worden uitgekomen
solve-differences = { $all }
solve-no_domino = er is geen steen { $id }
solve-not_seven = ieder moet zeven van de achtentwintig stenen hebben
solve-no_seat = er is geen plaats { $seat }
solve-no_declaration = er is geen keuze { $number }
solve-no_contract = er is geen contract “{ $id }”
solve-speed = { $question ->
    [values] precieze uitkomsten
    [leads] alle uitkomsten per eerste steen
   *[makes] “haalt het 30?”
}: { $speed } per CPU-seconde

# Iets van jezelf. Meestal staan er een pad en een dubbele punt voor.
new-taken = er is al een spel of een crate die “{ $name }” heet
new-name = “{ $name }” is geen naam voor code: kleine letters, cijfers en _, met een letter voorop, zoals “no_ones”
new-no-checkout = dit is geen map met de broncode van House Rules (en ligt er ook niet in); noem er een met --house DIR
new-there = dat is er al; er is niets overschreven
new-no-place = er is geen “{ $after }” om “{ $line }” achter te zetten; doe het met de hand
new-no-rules = er is geen { $path }
new-game = nu een spel, ook in de catalogus
new-game-outside = nu een spel
new-rule = nu een regel, ook in de lijst van { $list }
new-rules-crate = er is nu een regel: src/my_rule.rs
new-step = { $step ->
    [laws] de regels, en de wetten
    [laws-outside] de wetten; bouwt server noch pagina
    [cases] de gevallen, en de wetten erbij
    [types] de verslagen, en de types voor de pagina
    [serve] vrienden doen mee in een browser
   *[play] speel het in de terminal
}
new-then = Verander het daarna: docs/write-a-game.md zegt in welke volgorde.
new-rule-then = Er verandert nog niets: beantwoord de vragen waar de regel over gaat. Ze staan bovenin { $list }; docs/write-a-rule.md vertelt de rest, en waar de gevallen staan die hem toetsen.

site-no-module = Dit programma is gebouwd zonder de module voor browsers, dus er valt niets te spelen. Voer scripts/module uit (make site doet dat) en bouw het opnieuw.
site-written = { $files } bestanden, { $kilobytes } kB. Elke webserver kan ze uitdelen.
