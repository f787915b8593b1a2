# Wat het programma in de terminal zegt.

cli-begin = { $game }: { $sentence }
    (zaad { $seed }; typ “help” voor wat je kunt typen)
cli-help = Typ het nummer van wat je wilt doen, of: hint, log, quit. Sommige spellen verstaan ook woorden.
cli-possibilities = Er { $count ->
    [one] is één mogelijkheid
   *[other] zijn { $count } mogelijkheden
}.
cli-number = Typ een nummer, of “help”.
cli-no-hints = Deze regels geven geen hints.
cli-presets = Sets regels:
cli-default = (de gewone)
cli-not-playable = hier niet te spelen: { $why }
cli-rules = Regels, { $category }:
cli-always = (altijd)
cli-needs = heeft nodig: { $rules }
cli-excludes = sluit uit: { $rules }
cli-bots = bots: { $bots }
cli-preset-list = sets regels: { $presets }
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
cli-amend = Dit bestand noemt al zijn regels; een regel als from = "{ $preset }" vóór [rules] houdt die van een set regels aan, en verandert alleen wat hier staat.
cli-other-game = deze variant is voor “{ $of }”, niet voor “{ $game }”

# Het huis gaat open.
serve-open = House Rules is open.
serve-here = op deze computer:  { $url }
serve-network = in je netwerk:     { $url }
serve-everyone = voor iedereen:     { $url }
serve-stop = Stoppen doe je met Ctrl+C.
serve-key = De sleutel van de gastheer, voor houserules status en /metrics: { $key }
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
