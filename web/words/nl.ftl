page-name = Nederlands

page-app-title = House Rules
page-app-skip = Naar de tafel
page-app-menu = Instellingen
page-app-home = Begin

page-common-cancel = Annuleren
page-common-close = Sluiten
page-common-copy = Link kopiëren
page-common-copied = Gekopieerd
page-common-loading = Een ogenblik…
page-common-you = jij
page-common-host = gastheer
page-common-bot = bot
page-common-of = { $what }: { $value }
page-common-bot-called = Bot { $name }{ $number ->
    [1] {""}
   *[other] {" "}{ $number }
}
page-common-away = afwezig
page-common-back = Terug
page-common-yes = Ja
page-common-no = Nee

page-settings-theme = Uiterlijk
page-settings-themes-auto = Zoals dit apparaat
page-settings-themes-light = Licht
page-settings-themes-dark = Donker
page-settings-themes-contrast = Hoog contrast
page-settings-themes-retro = Retro jaren 90
page-settings-language = Taal
page-settings-volume = Geluid
page-settings-calm = Geen beweging
page-settings-large = Grotere letters
page-settings-left = Voor linkshandigen
page-settings-confirm = Vraag om bevestiging bij elke zet
page-settings-confirm-sure = Deze zet doen?
page-settings-confirm-yes = Ja, speel
page-settings-not-played = Niet gespeeld.
page-settings-hints = Tips de eerste keer
page-settings-notify = Waarschuw me als ik aan de beurt ben
page-settings-notify-no = Deze browser staat dat niet toe.
page-settings-plain = Tafels als platte tekst

page-home-hello = Spelavond met jullie eigen regels
page-home-intro = Open een tafel, deel de link, vink de regels aan die jullie leuk vinden en speel. Zonder account.
page-home-your-name = Je naam
page-home-name-placeholder = Anna
page-home-name-first = Vertel eerst hoe je heet.
page-home-create = Open een tafel
page-home-publicly = Toon de tafel aan iedereen op deze server
page-home-privately = Besloten: alleen met de link, of als jij opendoet
page-home-join = Meedoen
page-home-join-title = Meedoen met een code
page-home-code = Code van de tafel
page-home-code-first = Welke code? Die heeft minstens vier letters.
page-home-yours = Je tafels
page-home-forget = Vergeet tafel { $code }
page-home-open = Open tafels
page-home-none-open = Nu geen open tafels. Open de eerste!
page-home-games = Spellen van het huis
page-home-rules-of = Regels van { $game }
page-home-play-now = Speel nu
page-home-play-now-at = Speel nu: { $game }, tegen bots
page-home-open-for = Vrienden: een tafel { $game }
page-home-with-friends = Vrienden
page-home-on-device = op dit apparaat
page-home-intro-alone = Kies een spel, vink de regels aan die je wilt en speel tegen bots. Alles blijft op dit apparaat.
page-home-offline-not = Potjes tegen bots worden op de server gespeeld: dit huis is gebouwd zonder het deel voor browsers.
page-home-offline-insecure = Tafels tegen bots worden in deze browser gespeeld, zolang de pagina open is. Om haar ook zonder verbinding te openen moet ze via HTTPS komen; dat is hier niet zo.
page-home-offline-unable = Tafels tegen bots worden in deze browser gespeeld. Deze browser bewaart geen pagina’s voor later, dus zonder verbinding kan hij ze niet openen.
page-home-offline-coming = Wordt op dit apparaat bewaard, om zonder verbinding te spelen: { $percent } %
page-home-offline-ready = Bewaard op dit apparaat: elk spel opent ook zonder verbinding.
page-home-guest = Gast
page-home-how = Zo werkt het
page-home-how1 = Open een tafel en deel de link of de code.
page-home-how2 = Vink de huisregels aan die jullie leuk vinden.
page-home-how3 = Speel: op je telefoon, je laptop of het grote scherm.
page-home-shared = Regels die iemand met je deelde
page-home-open-these = Open een tafel met deze regels
page-home-take-to = Neem ze mee naar tafel { $code }
page-home-open-log = Open een logboek
page-home-log-too-large = Een bestand van deze grootte is geen logboek van een partij.
page-home-drop-log = Sleep hier het logboek van een partij of een GCG-bestand naartoe om het terug te kijken
page-home-hosted-by = bij { $name }
page-home-seats = { $taken } van { $all } plaatsen bezet
page-home-watching = { $count ->
    [one] 1 kijkt toe
   *[other] { $count } kijken toe
}
page-home-phase-lobby = Wacht op spelers
page-home-phase-starting = Begint zo
page-home-phase-playing = Wordt gespeeld
page-home-phase-over = Tussen twee partijen
page-home-phase-closed = Gesloten

page-join-title = Tafel { $code }
page-join-sit = Ga zitten
page-join-watch = Alleen toekijken
page-join-full = Alle plaatsen zijn bezet, of de partij is bezig. Toekijken kan wel.
page-join-gone = Tafel { $code } bestaat niet (meer).
page-join-ended = Je zit niet meer aan deze tafel.
page-join-come-back = Kom weer binnen
page-join-privately = Deze tafel is besloten. Klop aan, dan doet de gastheer open.
page-join-invited = Deze tafel is besloten, en jij bent uitgenodigd.
page-join-knock = Klop aan
page-join-waiting = { $name }, je hebt aangeklopt. { $host } weet dat je wacht.
page-join-why-private = Deze tafel is besloten: met de link kom je zo binnen, met de code alleen niet.
page-join-why-sent_away = Jij of iemand naast je is van deze tafel weggestuurd.
page-join-why-left_the_match = Jij of iemand naast je is uit de lopende partij gestapt.
page-join-stay = Laat deze pagina open: hij gaat vanzelf verder.
page-join-give-up = Niet wachten

page-lobby-title = De lobby
page-lobby-invite = Nodig vrienden uit
page-lobby-invite-hint = Ze openen de link, scannen de code of typen de vier letters.
page-lobby-on-device = Een tafel op dit apparaat
page-lobby-on-device-hint = Wordt in deze browser tegen bots gespeeld, zonder verbinding, en hier bewaard.
page-lobby-continue-with-friends = Verder met vrienden
page-lobby-private-hint = Deze tafel is besloten: met de link of de QR-code komen vrienden binnen, wie alleen de letters typt klopt aan.
page-lobby-at-the-door = Aan de deur
page-lobby-knocks = { $name } klopt aan.
page-lobby-knocks-why-sent_away = Die heb je eerder weggestuurd, of iemand ernaast.
page-lobby-knocks-why-left_the_match = Die is eerder uit deze partij gestapt, of iemand ernaast.
page-lobby-let-in = Laat binnen
page-lobby-let-in-name = Laat binnen: { $name }
page-lobby-turn-away = Wegsturen
page-lobby-turn-away-name = Wegsturen: { $name }
page-lobby-privately = Besloten: alleen met de link, of als jij opendoet
page-lobby-qr = QR-code voor { $link }
page-lobby-big-screen = Op een groot scherm
page-lobby-players = Rond de tafel
page-lobby-seat = Plaats { $number }
page-lobby-empty-seat = Vrije plaats
page-lobby-looking-on = Kijken toe
page-lobby-ready = Klaar
page-lobby-im-ready = Ik ben klaar
page-lobby-unready = Toch nog niet klaar
page-lobby-sit = Ga zitten
page-lobby-stand = Liever toekijken
page-lobby-shuffle = Plaatsen schudden
page-lobby-swap = Wissel { $name } van plaats
page-lobby-swap-with = Wissel met { $name }
page-lobby-swap-pick = Wie wisselt van plaats met { $name }?
page-lobby-team = Team { $number }
page-lobby-partners = Paar { $number }
page-lobby-team-of = Team van { $name }
page-lobby-kick = Stuur { $name } weg
page-lobby-hand-over = Maak { $name } gastheer
page-lobby-remove-bot = Verwijder { $name }
page-lobby-more = Meer over { $name }
page-lobby-add-bot = Bot toevoegen
page-lobby-which-bot = Welke bot?
page-lobby-game = Het spel
page-lobby-preset = Regelset
page-lobby-rules = Huisregels
page-lobby-host-chooses = { $name } kiest de regels.
page-lobby-changes = { $count ->
    [0] { $preset }
    [one] { $preset }, met 1 wijziging van jullie
   *[other] { $preset }, met { $count } wijzigingen van jullie
}
page-lobby-changes-theirs = { $count ->
    [0] { $preset }
    [one] { $preset }, met 1 wijziging
   *[other] { $preset }, met { $count } wijzigingen
}
page-lobby-off = Zonder: { $name }.
page-lobby-undo = terugdraaien
page-lobby-undo-of = Ongedaan maken: { $what }
page-lobby-undo-all = Alles ongedaan maken
page-lobby-popular = Vaak veranderd
page-lobby-all-rules = Alle { $count } regels
page-lobby-find-rule = Zoek een regel
page-lobby-no-rule = Zo heet geen regel.
page-lobby-adjust = { $name } instellen
page-lobby-also-off = In plaats van: { $names }
page-lobby-suggest = Voorstellen
page-lobby-suggest-this = Dit voorstellen
page-lobby-suggest-of = Stel een wijziging van { $name } voor
page-lobby-suggests = stelt voor: { $sentence }
page-lobby-take-it = Overnemen
page-lobby-share = Deel deze regels
page-lobby-share-hint = Wie deze link opent, kan een tafel met dezelfde regels openen.
page-lobby-save-variant = Bewaar dit als variant
page-lobby-save-variant-hint = Het bestand gaat in variants/ van de gegevensmap, of achter --variant op de opdrachtregel.
page-lobby-variant-name = Naam van de variant
page-lobby-download-variant = Bestand downloaden
page-lobby-ours = Onze regels
page-lobby-share-table = Uitnodigen
page-lobby-seats-free = { $count ->
    [one] 1 vrije plaats
   *[other] { $count } vrije plaatsen
}
page-lobby-second = { $count ->
    [one] 1 seconde
   *[other] { $count } seconden
}
page-lobby-minute = { $count ->
    [one] 1 minuut
   *[other] { $count } minuten
}
page-lobby-hour = { $count } uur
page-lobby-no-limit = onbeperkt
page-lobby-always = altijd aan
page-lobby-needs = Heeft nodig: { $names }.
page-lobby-brings = Zet ook aan: { $names }.
page-lobby-blocked = Gaat niet samen met: { $names }.
page-lobby-drops-too = Uitzetten zet ook uit: { $names }.
page-lobby-details = Details
page-lobby-read-rules = Lees de volledige regels
page-lobby-players-for = { $same ->
    [true] { $least } spelers
   *[false] { $least } tot { $most } spelers
}
page-lobby-start = Begin de partij
page-lobby-starting = Er wordt geschud…
page-lobby-starting-in = De partij begint over { $seconds } s
page-lobby-waiting-for-host = { $name } begint de partij.
page-lobby-publicly = Zichtbaar voor iedereen
page-lobby-watchers = Anderen mogen toekijken
page-lobby-close-room = Tafel sluiten
page-lobby-close-sure = De tafel voor iedereen sluiten?
page-lobby-leave = Tafel verlaten
page-lobby-leave-sure = Voorgoed weggaan? Je plaats komt vrij.
page-lobby-rename = Naam wijzigen
page-lobby-device = Op een ander apparaat spelen
page-lobby-device-hint = Open dit binnen vijf minuten op het andere apparaat. Het werkt één keer.
page-lobby-list-hint = Getallen, gescheiden door komma’s
page-lobby-range = { $least } tot { $most }
page-lobby-bad-number = Graag een heel getal van { $least } tot { $most }.
page-lobby-blank = blanco
page-lobby-bad-list = Graag { $least } tot { $most } getallen.
page-lobby-none = geen
page-lobby-less = { $what }: minder
page-lobby-more-of = { $what }: meer
page-lobby-matches = Gespeeld aan deze tafel
page-lobby-settings = Deze tafel
page-lobby-effect-wait = Deze regels worden uitgeprobeerd…
page-lobby-effect-of = ({ $done } van { $all } partijen geprobeerd)
page-lobby-effect-how = Bots spelen met deze regels in deze browser. De minuten zijn een schatting van hoe lang mensen erover doen.

page-turn-yours = Jij bent aan de beurt
page-turn-yours-and = Jij bent aan de beurt, met { $names }
page-turn-waiting = Wachten op { $names }…
page-turn-you-next = (jij bent hierna)
page-turn-after = (daarna { $name })
page-turn-nobody = Een ogenblik…
page-turn-over = De partij is voorbij

page-table-players = Spelers
page-table-scores = Stand
page-table-log = Verslag
page-table-chat = Chat
page-table-log-empty = Er is nog niets gebeurd.
page-table-look-back = Kijk terug naar regel { $entry }
page-table-looking-back = Terugkijken: { $entry } van { $all }
page-table-earlier = Eén eerder
page-table-later = Eén later
page-table-live = Terug naar nu
page-table-reconnecting = Verbinding weg. Opnieuw verbinden…
page-table-restarting = De tafel in deze browser is gestopt. Ze komt terug zoals ze was…
page-table-reconnecting-kept = Verbinding weg. Je zet is bewaard en wordt verstuurd zodra je terug bent.
page-table-is-away = { $name } is even weg
page-table-goes-on = Over { $time } gaat het spel zonder hen verder.
page-table-is-idle = { $name } lijkt te slapen
page-table-stand-in = Laat een bot spelen voor { $name }
page-table-plays-for = { $bot } speelt voor { $name }
page-table-watching = Je kijkt toe.
page-table-actions = Wat je kunt doen
page-table-host-actions = Als gastheer
page-table-auto = Vanzelf over { $seconds } s: { $reason }
page-table-left = nog { $clock }
page-table-overtime = { $clock }, over tijd: { $points } punten eraf
page-table-stop = De partij nu beëindigen
page-table-stop-hint = Ze eindigt als iedereen het ermee eens is.
page-table-stop-agree = Eens: beëindigen
page-table-stop-take-back = Toch doorspelen
page-table-stop-votes = { $votes } van { $all } willen de partij nu beëindigen
page-table-say = Zeg iets
page-table-send = Versturen
page-table-silent = Nu niet praten: het spel verbiedt het.
page-table-react = Reageer met { $emoji }
page-table-chat-empty = Zeg hallo!
page-table-unread = { $count } nieuw
page-table-needs-table = Voor dit aanbod is een eigen tafel nodig.
page-table-hint = Tip
page-table-put-away = Wegleggen
page-table-goes-on-why = Dan beslist het spel voor hen; terugkomen kan altijd.
page-table-lapse = { $name } is weg: { $clock }
page-table-stop-sure = Iedereen vragen om de partij nu te beëindigen?
page-table-stop-yes = Ja, vraag het
page-table-end = Voor iedereen beëindigen
page-table-end-sure = De partij nu voor iedereen beëindigen?
page-table-end-yes = Ja, beëindigen
page-table-replay = Terugkijken
page-table-play = Afspelen
page-table-pause = Pauze
page-table-speed = Snelheid
page-table-better = Wat er nog kon
page-table-copy-moment = Link naar dit moment kopiëren
page-table-find-offer = Zoek wat je kunt doen
page-table-sure = { $what }: weet je het zeker?
page-table-open-panel = Openen: { $what }

page-results-title = Uitslag
page-results-winner = { $names } wint!
page-results-winners = { $names } winnen!
page-results-draw = Deze keer wint niemand.
page-results-you-win = Jij wint!
page-results-place = Plaats { $place }
page-results-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
page-results-statistics = Statistiek
page-results-so-close = Zo dichtbij: { $points } erachter.
page-results-well-played = Goed gespeeld. Nog een ronde?
page-results-last = Zo liep het af:
page-results-see-table = Bekijk de tafel
page-results-home = Terug naar het menu
page-results-rematch = Nog een keer
page-results-rematch-hint = Terug naar de lobby, met dezelfde mensen.
page-results-retry = Dezelfde deling opnieuw
page-results-retry-hint = Dezelfde kaarten of stenen op dezelfde plaatsen; het logboek vermeldt het.
page-results-link = Bekijk deze partij terug
page-results-seconds = { $seconds } s
page-results-minutes = { $minutes } min { $seconds } s

page-match-analysis = Hoe er gespeeld is
page-match-title = Een partij { $game }
page-match-seen-by = Gezien door
page-match-everyone = iedereen
page-match-step = Stap
page-match-log = Logboek downloaden
page-match-record = Downloaden als { $notation }
page-match-rules = Regels van deze partij
page-match-gone = Zo’n partij is er niet.

page-advice-ask = Vraag de coach
page-advice-thinks = De coach denkt na…
page-advice-nothing = De coach weet niets van deze regels.
page-advice-do-it = Doe dat

page-check-check = Controleer deze partij
page-check-checking = Elke zet wordt opnieuw beslist…
page-check-sound = Deze partij is eerlijk gespeeld.
page-check-broken = Er klopt iets niet aan deze partij.
page-check-how = Gecontroleerd door deze browser, met zijn eigen exemplaar van de regels.

page-play-on-here = Speel vanaf hier verder
page-play-on-title = Vanaf hier verder spelen
page-play-on-hint = Een nieuwe partij op dit apparaat, precies zoals het er op dit moment voor stond. Wat vanaf hier getrokken wordt, is nieuw.
page-play-on-against = Tegen
page-play-on-seat = Welke plaats?
page-play-on-as = Op de plaats van { $name }

page-rules-title = Regels
page-rules-house = Huisregels om uit te kiezen
page-rules-presets = Regelsets
page-rules-missing = Zo’n spel is er niet.
page-rules-all = Alle spellen

page-tv-join = Doe mee via
page-tv-looking = Wachten op spelers…
page-tv-podium = Podium

page-host-title = De pagina van de gastheer
page-host-intro = Voor wie dit huis beheert. De sleutel wordt getoond als het huis opengaat.
page-host-key = De sleutel van de gastheer
page-host-open = Openen
page-host-house = Het huis
page-host-version = Versie
page-host-since = Open sinds
page-host-rooms = Tafels
page-host-awake = { $count } wakker hier
page-host-sockets = Verbindingen hier
page-host-matches = Gespeelde partijen
page-host-store = Bewaard
page-host-disk = Schijf
page-host-free = { $free } van { $all } vrij
page-host-tight = De schijf is bijna vol: dan kan er niets meer bewaard worden.
page-host-aside = Onleesbaar
page-host-nodes = Knopen
page-host-node-rooms = { $count ->
    [one] 1 tafel
   *[other] { $count } tafels
}
page-host-silent = zwijgt
page-host-bans = Buitengesloten
page-host-until = tot { $time }
page-host-let-in = Weer toelaten
page-host-let-in-address = Weer toelaten: { $address }
page-host-tables = Tafels die wakker zijn
page-host-people-here = { $count ->
    [one] Er is 1 mens hier.
   *[other] Er zijn { $count } mensen hier.
}
page-host-asleep = { $count ->
    [0] {""}
    [one] Nog 1 tafel slaapt.
   *[other] Nog { $count } tafels slapen.
}
page-host-private = besloten
page-host-onlooker = Iemand die toekijkt
page-host-by-hand = Met de hand
page-host-code = Code van de tafel
page-host-close-it = Sluiten
page-host-close = Sluiten: { $code }
page-host-close-sure = Tafel { $code } sluiten voor iedereen die eraan zit?
page-host-try-again = Probeer opnieuw te lezen
page-host-address = Adres
page-host-keep-out = Buitensluiten
page-host-ban = Buitensluiten: { $address }
page-host-ban-sure = { $address } { $hours } uur buitensluiten? Iedereen die daarvandaan komt blijft buiten.

page-calls-title = Wat programma's kunnen aanroepen
page-calls-intro = Voor bots, scripts en eigen pagina's. Alles in één bestand:
page-calls-tags-rooms = Tafels
page-calls-tags-matches = Partijen
page-calls-tags-house = Het huis
page-calls-tags-host = Voor de gastheer
page-calls-needs-token = Met het token van een speler:
page-calls-needs-key = Met de sleutel van de gastheer:
page-calls-parameters = Invoer
page-calls-takes = Neemt
page-calls-gives = Geeft

page-lost-title = Hier is niets
page-lost-text = Dit adres leidt nergens heen.


page-offline = De server is niet bereikbaar. Ben je online?
page-broken = De server antwoordde met { $answer }.
