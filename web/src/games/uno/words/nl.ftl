page-hints-play = Leg dezelfde kleur of hetzelfde getal; een keuzekaart past altijd.
page-hints-answer = Pak vier mag alleen zonder kaart van de kleur: betwist het, of pak de kaarten.
page-hints-uno = Zeg UNO voordat je je op één na laatste kaart legt, anders betrapt iemand je.

page-dont-wait = Niet wachten
page-todo-play = speel een kaart of pak er een
page-todo-draw = pak een kaart
page-todo-drawn = speel de gepakte kaart of houd hem
page-todo-take = pak de kaarten of geef ze door
page-todo-challenge = pak de kaarten of betwist het
page-todo-name = kies een kleur

page-colours-red = rood
page-colours-yellow = geel
page-colours-green = groen
page-colours-blue = blauw

page-letters-red = R
page-letters-yellow = Ge
page-letters-green = Gr
page-letters-blue = B

page-card = { $symbol ->
    [wild] keuzekaart
    [four] keuzekaart pak vier
   *[other] { $colour ->
        [red] rode
        [yellow] gele
        [green] groene
       *[blue] blauwe
    } { $symbol ->
        [skip] sla over
        [reverse] keer om
        [two] pak twee
       *[other] { $symbol }
    }
}
page-cards = { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
page-hand = { $count ->
    [one] Je hand: 1 kaart
   *[other] Je hand: { $count } kaarten
}
page-empty-hand = Geen kaarten meer!
page-not-in-hand = Je speelt mee vanaf de volgende hand.
page-playable = Speel { $card }
page-unplayable = { $card }, kan nu niet gespeeld worden
page-just-drawn = net gepakt
page-tap-card = Tik een opgetilde kaart aan om die te spelen.
page-tap-drawn = Speel de kaart die je pakte, of houd hem.
page-none-fits = Geen van je kaarten past: pak er een.
page-jump-in = Je mag ertussen springen met een opgetilde kaart!
page-draw = Pakken
page-draw-pile = { $count ->
    [one] Trekstapel: 1 kaart
   *[other] Trekstapel: { $count } kaarten
}
page-draw-from = { $count ->
    [one] Pak van de stapel van 1 kaart
   *[other] Pak van de stapel van { $count } kaarten
}
page-pass = Passen
page-uno = UNO!
page-on-top = { $count ->
    [one] Bovenop: { $card }; 1 kaart eronder
   *[other] Bovenop: { $card }; { $count } kaarten eronder
}
page-colour-is = Kleur: { $colour }
page-no-colour = nog geen kleur
page-clockwise = Het spel gaat met de klok mee
page-counterclockwise = Het spel gaat tegen de klok in
page-dealer = deler
page-on-turn = aan de beurt
page-away = weg
page-next-hand = vanaf de volgende hand
page-said-uno = UNO
page-catch = Betrap!
page-catch-who = Betrap { $name }, die geen UNO zei
page-to-draw = { $name } moet er { $count } pakken
page-you-draw = Jij moet er { $count } pakken
page-choose-colour = Welke kleur krijgt de { $card }?
page-choose-target = Met wie ruil je van hand door de { $card }?
page-name-colour = De eerste kaart is een keuzekaart. Welke kleur krijgt ze?
page-back = Niet deze kaart
page-played-on = { $name } speelde { $card } op jou.
page-accept = { $count ->
    [one] Pak 1 kaart
   *[other] Pak { $count } kaarten
}
page-accept-means = Je pakt en wordt overgeslagen.
page-challenge = Betwisten
page-challenge-means = { $colour ->
    [none] Je kijkt in de hand van { $name }. Had een andere kaart gekund, dan pakt { $name } er { $count } en speel jij. Zo niet, dan pak jij er { $more }.
   *[other] Je kijkt in de hand van { $name }. Zit daar { $colour } in, dan pakt { $name } er { $count } en speel jij. Zo niet, dan pak jij er { $more }.
}
page-stack-hint = Of stuur het door met een opgetilde kaart.
page-challenged-right = { $by } betwistte { $of }, en terecht.
page-challenged-wrong = { $by } betwistte { $of }, en ten onrechte.
page-held-by = Wat { $name } had, alleen voor jouw ogen:
page-swapped = { $one } en { $other } ruilden van hand.
page-hand-over = Hand { $number } is afgelopen
page-hand-won = { $name } heeft geen kaarten meer!
page-you-won = Je hebt geen kaarten meer!
page-stalemate = Niemand kan nog spelen: een patstelling.
page-skipped = De gastheer beëindigde deze hand.
page-nobody-won = Niemand wint deze hand.
page-who = Speler
page-left-with = Over
page-earned = Verdiend
page-total = Totaal
page-go-on = Volgende hand
page-is-ready = klaar
page-ready-count = { $ready } van { $all } klaar
page-goes-on = Gaat verder over { $seconds } s
page-wait-host = De gastheer begint de volgende hand.
page-wait-players = De volgende hand begint als iedereen klaar is.
page-hand-number = Hand { $number }
