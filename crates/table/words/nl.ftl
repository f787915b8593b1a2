# Wat kamers en de server zeggen, naast de spellen.

# Waarom niet.
table-closed = Deze kamer is gesloten.
table-full = Deze kamer is vol.
table-no-watchers = Er is geen vrije plaats, en in deze kamer mag niemand toekijken.
table-stranger = Je bent niet in deze kamer.
table-join-first = Kom eerst de kamer binnen.
table-not-any-more = Je bent niet meer in deze kamer.
table-old = Een latere opdracht van dit apparaat is al uitgevoerd.
table-host-only = Dat kan alleen de gastheer ({ $host }).
table-lobby-first = Ga eerst terug naar de lobby.
table-match-on = Niet terwijl er gespeeld wordt.
table-name-taken = Hier heet al iemand { $name }.
table-kick-self = Je kunt jezelf niet wegsturen; ga gewoon weg.
table-no-player = Die speler is er niet.
table-have-seat = Je zit al.
table-seats-taken = Alle plaatsen zijn bezet.
table-seat-empty = Op plaats { $seat } zit niemand.
table-teams = Er zijn { $teams } teams.
table-no-teams = In dit spel zijn geen teams te verdelen.
table-bot-unknown = Geen bot heet “{ $bot }”; er zijn: { $known }.
table-no-bot-there = Daar zit geen bot.
table-game-unknown = Geen spel heet “{ $game }”.
table-seat-first = Ga eerst zitten.
table-starting = Het begint al.
table-started = Er is een partij bezig.
table-choose-game = Kies een spel.
table-no-secret = Het schudden heeft geen geheim.
table-no-match = Er is geen partij bezig.
table-watching = Je kijkt toe.
table-not-in-match = Je speelt niet mee in een partij.
table-no-emoji = Dat is geen emoji.
table-silence = De regels van deze partij vragen je nu te zwijgen.
table-not-over = De partij is nog niet afgelopen.
table-rematch-players = Alleen wie meespeelde kan om een nieuwe partij vragen.
table-someone-left = Er is iemand weg, dus dezelfde deling kan niet nog eens.
table-nobody-away = Daar zit niemand die weg kan zijn.
table-is-here = { $name } is er en speelt.
table-name-length = Een naam heeft 1 tot { $most } tekens.
table-chat-length = Een bericht heeft 1 tot { $most } tekens.
table-need-more = { $missing ->
    [one] Er is nog één speler nodig (of een bot).
   *[other] Er zijn nog { $missing } spelers nodig (of bots).
}
table-someone-sits = Iemand moet gaan zitten.
table-at-most = Hoogstens { $most } kunnen meespelen.

# Het verslag van een kamer.
room-joined = { $name } is er.
room-left = { $name } gaat weg.
room-kicked = { $name } is weggestuurd.
room-ended = { $name } beëindigt de partij voor iedereen.
room-renamed = { $name } heet nu { $new }.
room-host = { $name } is nu gastheer.
room-away = { $name } is even weg.
room-back = { $name } is terug.
room-stand-in = De bot { $bot } speelt voor { $name }.

# De verbinding.
server-again = Er ging iets mis; er wordt opnieuw verbonden.
server-restart = De server start opnieuw; er wordt opnieuw verbonden.
server-closing = De kamer werd net gesloten; er wordt opnieuw verbonden.
server-hello = Zeg eerst hallo.
server-hello-again = Hallo was al gezegd.
server-version = Deze server spreekt versie { $known } van het protocol, niet { $asked }. Laad de pagina opnieuw.
server-unreadable = Dat is niet te lezen: { $why }.
server-too-large = Dat is te veel: hoogstens { $most } bytes.
server-no-point = Dat punt is er niet in deze partij.
server-device = Opdrachten hebben een apparaat en een nummer vanaf 1 nodig.
server-no-room = Die kamer is er niet.
limit-frames = Te veel berichten tegelijk.
limit-sockets = Je bent te vaak verbonden; sluit een paar tabbladen.
limit-onlookers = Er kijken te veel mensen toe in deze kamer.
limit-address = Er zijn te veel verbindingen vanaf jouw adres.
limit-often = Dat was te vaak; probeer het over { $seconds } s opnieuw.
table-no-onlookers = In deze kamer mag niemand toekijken.
server-stopping = De server stopt; probeer het zo weer.
server-full = Er zijn te veel kamers op deze server; probeer het later.
server-store = De opslag werkt niet: { $why }
server-damaged = Het kan niet worden geopend: { $why }
server-deal = Een deling kies je met een getal.
server-origin = Deze pagina mag niet met deze server verbinden.
server-no = Nee.
server-try-again = Er ging iets mis in deze kamer; probeer het opnieuw.
server-bearer = Stuur je token als “Authorization: Bearer …”.
server-slow = De rest hiervan kwam niet binnen { $seconds } seconden.
server-host = Hier heet niemand { $host }: open het adres dat de gastheer gaf.
server-method = Dat kan hier niet.
server-preset-alone = Een regelset hoort bij een spel: zeg welk.
server-banned = De gastheer van dit huis laat dit adres niet toe.
server-host-key = Dit is voor de gastheer: de sleutel staat er bij het openen van het huis.
server-grant = Deze link is gebruikt of te oud; maak een nieuwe.
server-no-content = Zoiets is hier niet.
server-no-match = Er is geen afgelopen partij met deze naam.
server-not-shown = Die partij kan niet worden getoond.
server-no-call = Die oproep bestaat niet.
server-log-large = Een logboek van meer dan een megabyte wordt hier niet gelezen; “houserules verify” doet dat.
server-no-log = Dat is geen logboek van een partij: { $why }.
server-no-record = Dat { $name }-bestand kan niet nagespeeld worden. Regel { $line }: { $why }.
table-branch-alone = Verder spelen vanaf een punt in een partij begint in een nieuwe kamer, alleen.
table-coach-alone = De coach is er voor wie alleen tegen bots speelt.
table-coach-nothing = Er is nu niets voor je te doen.
