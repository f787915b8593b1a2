# Wat alle spellen gemeen hebben.

list-last = { $rest } en { $last }
news = { $what }
offer = { $what }

kernel-stranger = Je speelt niet mee in deze partij.
kernel-seated = Die plaats is bezet.
kernel-late = Niemand kan nog meedoen met deze partij.
kernel-over = De partij is afgelopen.
kernel-left = Wie weg is gegaan, kan niet terug in deze partij.
kernel-turn = Je bent niet aan de beurt.
kernel-host = De gastheer heeft in dit spel niets te beslissen.
kernel-early = Het is nog geen tijd.
kernel-unreadable = Dat is niet te lezen: { $why }.

category-table = Aan tafel

spec-unknown = Geen regel heet “{ $id }”.
spec-unknown-near = Geen regel heet “{ $id }”; bedoel je “{ $nearest }”?
spec-twice = De regel “{ $rule }” is twee keer gekozen.
spec-param = { $rule }: { $why }
spec-exclude = “{ $one }” en “{ $other }” gaan niet samen.
spec-needs = “{ $rule }” heeft “{ $needs }” nodig.
spec-clash = Twee regels staan ingeschreven als “{ $id }”.
spec-version = “{ $rule }” van versie { $asked } is nieuwer dan die van dit programma, { $known }.
spec-preset = Geen regelset heet “{ $id }”; er zijn: { $known }.

param-wrong = { $name } moet { $wanted } zijn, niet { $given }.
param-none = De regel heeft geen instellingen, dus “{ $name }” betekent niets.
param-unknown = De regel heeft geen instelling “{ $name }”; wel: { $known }.
param-unknown-near = De regel heeft geen instelling “{ $name }”; bedoel je “{ $nearest }”?
param-unreadable = Het is niet te lezen: { $why }.
param-written = Instellingen schrijf je als { $rule }={"{"}"name": 1{"}"}: { $why }.
param-between = een heel getal van { $low } tot { $high }
param-least = een heel getal van { $low } of meer
param-most = een heel getal van { $high } of minder
param-number = een heel getal
param-yes-no = true of false
param-text = een tekst van hoogstens { $most } tekens
param-nothing = niets
param-list = een lijst
param-list-between = een lijst van { $least } tot { $most }
param-list-least = een lijst van { $least } of meer
param-list-each = een lijst waarin alles { $what } is
param-only = { $what }
param-or = { $one } of { $rest }
param-comma = { $one }, { $rest }

content-none = Er is hier geen { $kind } met de naam “{ $name }”.
content-kind = { $kind ->
    [board] bord
    [tiles] letterset
    [lexicon] woordenlijst
    [word-pack] woordenpakket
    [question-pack] vragenpakket
   *[other] { $kind }
}
content-missing = Er is hier geen { $kind } met de naam “{ $name }”; wel: { $known }.
content-type = Dit spel kan { $kind } “{ $name }” niet lezen: van een andere soort.

rule-patience = Geduld
    .sentence = Wie weg is terwijl anderen wachten, wordt na { $away } seconden overgeslagen, daarna elke beurt na { $gone }.
    .away = Zoveel seconden wachten anderen op iemand die weg is, voordat het spel zonder diegene doorgaat.
    .gone = Zoveel seconden wachten ze daarna bij elke beurt, en op iemand die voorgoed weg is.
    .idle_after = Wie zo vaak achter elkaar de tijd laat verstrijken, kan door een bot worden vervangen.
bot-random = Willekeurig
    .sentence = Doet zomaar iets, als het maar mag.
record-none = Voor partijen van dit spel bestaat geen notatie van anderen.

# Wat er mis is met een bestand van een gastheer (vragen, een bord, letters, woorden, een variant). Ervoor staan de naam van het bestand en een dubbele punt.
file-line = regel { $line }: { $why }
file-not_text = dit is geen tekst: byte { $at } klopt niet
# `$why` is wat de lezer van TOML of JSON zegt: altijd Engels.
file-unreadable = dit is niet te lezen ({ $why })
variant-rule = [rules] { $id } moet true, false of instellingen als {"{"} name = 1 {"}"} zijn
variant-from = from = "{ $from }": zo’n regelset is er niet; er zijn: { $known }
variant-without = without = ["{ $id }"]: zo’n regel is er niet om weg te laten; er zijn: { $known }

# Looking back.
analysis-found = { $seat } vond { $percent } % van de punten: { $found } van { $most }.
analysis-none = Over de zetten van deze partij valt niets te zeggen.
# Een coach.
coach-would = Ik zou zeggen: { $what }
coach-waits = Ik zou wachten.
