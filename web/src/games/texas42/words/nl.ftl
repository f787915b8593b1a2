page-pips-0 = Blanco’s
page-pips-1 = Enen
page-pips-2 = Tweeën
page-pips-3 = Drieën
page-pips-4 = Vieren
page-pips-5 = Vijven
page-pips-6 = Zessen
page-doubles = Dubbels
page-no-trump = Geen troef
page-marks = { $count ->
    [one] 1 streep
   *[other] { $count } strepen
}
page-points = { $count ->
    [one] 1 punt
   *[other] { $count } punten
}
page-special = { $name }, { $amount }
page-counts = { $count ->
    [10] { $domino }, telt tien
   *[5] { $domino }, telt vijf
}
page-score = { $unit ->
    [marks] { $score } van { $goal } strepen
   *[points] { $score } van { $goal } punten
}

page-todo-bid = bied of pas
page-todo-bid-must = bied
page-todo-name = noem troef
page-todo-lead = kom uit met een steen
page-todo-play = speel een steen
page-todo-go-on = kijk en ga verder

page-hints-bid = Bied hoeveel van de 42 punten jullie zullen halen; een streep is alle.
page-hints-name = Troef wint van elke andere kleur: noem die waarvan je de meeste hebt.
page-hints-play = Beken kleur; stenen met vijf of tien ogen tellen.
page-hints-nello = Nello: verlies elke slag.
page-hints-plunge = Plunge: je partner noemt troef, en jullie moeten elke slag winnen.

page-us = Wij
page-them = Zij
page-of = { $have } van { $goal }
page-tricks = { $count ->
    [one] 1 slag
   *[other] { $count } slagen
}
page-table-title = De tafel
page-auction-title = Het bieden
page-hand-title = Jouw stenen
page-you = jij
page-partner = partner
page-shakes = schudt
page-sits-out = doet niet mee
page-away = afwezig
page-left = is weg
page-turn = aan de beurt
page-looking = kijkt nog
page-holds = { $count ->
    [one] 1 steen
   *[other] { $count } stenen
}
page-pass = Passen
page-passes = past
page-bids = biedt { $bid }
page-bid-of = Bied { $bid }
page-hand-no = Spel { $number }
page-no-bid = Nog geen bod
page-highest = { $name }: { $bid }
page-naming = { $name } noemt troef
page-naming-you = Jij noemt troef
page-led = { $suit } gevraagd
page-to-lead = { $name } komt uit
page-took = { $name } pakt hem: { $points }
page-winning = ligt voor
page-won = pakt hem
page-leads = kwam uit
page-last-trick = Vorige slag
page-back-to-trick = Terug
page-points30 = Punten
page-marks-group = Strepen
page-specials = Speciale biedingen
page-trumps-group = Troef
page-contracts-group = Of in plaats daarvan
page-you-hold = je hebt er { $count }
page-straight = Gewoon 42
page-hint = Tip
page-ask-hint = Wat levert het op?
page-thinking = Denkt na…
page-lay-down = Neerleggen
page-lay-down-means = Leg je stenen open en eis de rest op; kan iemand dat beletten, dan is het bod verloren.
page-claim-fails = { $name } legde neer, maar dit houdt het tegen:
page-trump-mark = troef
page-advised = aangeraden
page-cannot = Die kan nu niet gespeeld worden.
page-go-on = Verder
page-goes-on-in = gaat verder over { $seconds } s
page-made = Gehaald!
page-set = Niet gehaald!
page-brings = { $team }: +{ $amount }
page-nobody-scores = Niemand scoort.
page-bid-by = { $name } bood { $bid }
page-close = Sluiten
