# Nim.

game = Nim
    .sentence = Neem stokjes van één stapel tegelijk; het laatste stokje beslist.

category-setup = Wat er ligt
category-play = Spelen
category-time = Tijd
category-winning = Winnen

rule-misere = Misère
    .sentence = Wie het laatste stokje neemt, verliest.
rule-piles = Stapels
    .sentence = Stapels van { $sizes } stokjes.
    .sizes = De stokjes in elke stapel.
rule-swift = Vlot
    .sentence = Een gedwongen zet gaat vanzelf.
swift-only = de enige zet
rule-take_most = Begrensd nemen
    .sentence = Neem hoogstens { $sticks ->
        [one] één stokje
       *[other] { $sticks } stokjes
    } per beurt.
    .sticks = Zoveel stokjes mag je hoogstens nemen in een beurt.
take_most-more = Je mag er hoogstens { $most } nemen.
rule-turn_clock = Beurtklok
    .sentence = Een beurt duurt hoogstens { $seconds ->
        [one] één seconde
       *[other] { $seconds } seconden
    }; dan wordt één stokje voor je genomen.
    .seconds = Seconden voor elke beurt.

preset-standard = Standaard
    .sentence = Stapels van 3, 4 en 5; wie het laatste stokje neemt, wint.
preset-misere = Misère
    .sentence = Wie het laatste stokje neemt, verliest.
preset-quick = Snel
    .sentence = Twee stapels, 20 seconden per beurt, gedwongen zetten gaan vanzelf.

bot-perfect = Volmaakt
    .sentence = Kent de theorie: met z’n tweeën wint hij wanneer het kan.

offer-take = Neem { $sticks ->
    [one] 1 stokje
   *[other] { $sticks } stokjes
} van stapel { $pile }

news-laid = Stapels van { $piles }.
news-took = { $seat } neemt { $sticks ->
    [one] 1 stokje
   *[other] { $sticks } stokjes
} van stapel { $pile }{ $late ->
    [true] {" "}(de tijd was om)
   *[false] {""}
}.
news-left = { $seat } gaat weg.
news-ended = { $count ->
    [0] Niemand wint.
    [one] { $winners } wint.
   *[other] { $winners } winnen.
}

refused-no-pile = Er is geen stapel { $pile }.
refused-none = Neem minstens één stokje.
refused-few = Stapel { $pile } heeft maar { $there ->
    [one] 1 stokje
   *[other] { $there } stokjes
}.
refused-nothing = Er valt niets te nemen.

end-last_stick = Het laatste stokje is genomen.
end-alone = Er is nog maar één speler.
end-agreed = De partij is voortijdig gestopt.

stat-turns = Beurten

show-pile = Stapel { $pile }
show-turn = { $seat } is aan de beurt.
show-not-begun = Nog niet begonnen.
