# UNO.

game = UNO
    .sentence = Raak je kaarten kwijt, en zeg het op tijd.

category-match = De partij
category-house = Huisregels

rule-target = Punten om te winnen
    .sentence = De partij is gewonnen met { $points } punten.
    .points = Met zoveel punten win je de partij.
rule-uno_call = UNO zeggen
    .sentence = Wie zonder UNO te zeggen nog één kaart heeft en betrapt wordt, pakt { $penalty ->
        [one] één kaart
       *[other] { $penalty } kaarten
    }.
    .penalty = Kaarten voor wie betrapt wordt.
    .window = Zo lang kun je minstens betrapt worden, in milliseconden, hoe snel de volgende speler ook is.
rule-turn_clock = Beurtklok
    .sentence = Elke beurt duurt { $seconds } seconden.
    .seconds = Seconden voor een beurt; daarna gebeurt voor je wat het veiligst is.
rule-turn_limit = Langste hand
    .sentence = Een hand die na { $turns } beurten niet gewonnen is, eindigt zonder winnaar.
    .turns = Zoveel beurten zijn genoeg.
rule-hand_size = Kaarten bij het delen
    .sentence = Iedere speler krijgt { $cards } kaarten.
    .cards = Kaarten voor iedere speler.
rule-pause = Pauze tussen twee handen
    .sentence = { $seconds ->
        [0] Tussen twee handen is er geen pauze.
        [one] Tussen twee handen is er een seconde.
       *[other] Tussen twee handen zijn er hoogstens { $seconds } seconden.
    }
    .wait = Waarop gewacht wordt.
    .wait-countdown = Er wordt afgeteld; is iedereen die er is klaar, dan gaat het meteen verder.
    .wait-host = De gastheer zegt “verder”.
    .wait-players = Iedereen die er is, zegt klaar te zijn.
    .seconds = Hoogstens zoveel seconden.
rule-one_hand = Eén hand
    .sentence = Eén hand: wie het eerst geen kaarten meer heeft, wint.
one_hand-target = Eén hand beslist (“{ rule-one_hand }”), dus niemand haalt { $points } punten (“{ rule-target }”).
rule-stacking = Stapelen
    .sentence = Pakkaarten mogen gestapeld worden; wie er geen bij kan of wil leggen, pakt alles samen.
    .two = Een pak twee op een pak twee.
    .four = Een keuzekaart pak vier op een keuzekaart pak vier.
    .cross = De ene soort op de andere.
    .cross-none = Alleen op de eigen soort.
    .cross-four_on_two = Een keuzekaart pak vier ook op een pak twee.
    .cross-any = Elke op elke.
stacking-nothing = Met “{ rule-stacking }” moet minstens één pakkaart op een andere kunnen.
rule-jump_in = Ertussen springen
    .sentence = Buiten je beurt mag je een kaart leggen die precies gelijk is aan de bovenste; het spel gaat bij jou verder.
rule-seven_zero = Zeven-nul
    .sentence = Met een 7 ruil je van hand met een andere speler; met een 0 gaan alle handen naar de volgende.
rule-draw_until_playable = Pakken tot je kunt
    .sentence = Wie pakt, pakt door tot er een kaart gespeeld kan worden.
rule-force_play = Speelplicht
    .sentence = Een gepakte kaart die gespeeld kan worden, moet gespeeld worden.
force_play-must = Je moet de { $card } spelen die je pakte.
rule-no_bluff = Niet bluffen
    .sentence = Een keuzekaart pak vier mag alleen zonder kaart van de geldende kleur, dus niemand betwist.
no_bluff-held = Je hebt een kaart van de geldende kleur, dus de { $card } moet wachten.
rule-no_action_finish = Eindigen met een getal
    .sentence = Je laatste kaart moet een getal zijn.
no_action_finish-last = Je laatste kaart moet een getal zijn.
rule-hand_limit = Volle hand
    .sentence = Met { $cards } kaarten of meer pak je in je beurt niet.
    .cards = Met zoveel kaarten is een hand vol.
hand_limit-full = Met { $cards } kaarten of meer pakt niemand in de eigen beurt.
hand_limit-dealt = Een hand is vol met { $cards } kaarten (“{ rule-hand_limit }”), en er worden er { $dealt } gedeeld (“{ rule-hand_size }”).
rule-silent_uno = Stil UNO
    .sentence = Niemand hoeft UNO te zeggen.
silent_uno-call = Niemand hoeft UNO te zeggen (“{ rule-silent_uno }”), dus niemand pakt er { $cards } omdat het niet gezegd is (“{ rule-uno_call }”).
rule-low_score = Lage score
    .sentence = Iedereen houdt de punten van de kaarten die over zijn; zodra iemand het doel haalt, wint de laagste score.

preset-official = Officieel
    .sentence = De officiële regels: handen tot iemand 500 punten heeft.
preset-seed = Eén hand
    .sentence = Eén hand, zonder punten: wie het eerst geen kaarten meer heeft, wint.
preset-family = Familie
    .sentence = Eén hand; pak twee mag gestapeld worden, en niemand bluft.
preset-wild = Wild
    .sentence = Stapelen, ertussen springen, zevens en nullen die handen verplaatsen, en pakken tot je kunt.

bot-easy = Makkelijk
    .sentence = Speelt elke kaart die past, en vergeet af en toe UNO.
bot-strong = Sterk
    .sentence = Plant zijn kleuren, spaart zijn keuzekaarten, betwist, en mist geen UNO.

card = { $colour ->
    [red] rode
    [yellow] gele
    [green] groene
   *[blue] blauwe
} { $symbol ->
    [skip] sla over
    [reverse] keer om
    [draw_two] pak twee
   *[other] { $symbol }
}
card-wild = keuzekaart
card-wild_draw_four = keuzekaart pak vier
colour-red = rood
colour-yellow = geel
colour-green = groen
colour-blue = blauw
colour-none = nog geen kleur

offer-lay = Speel { $card }
offer-wild = Speel { $card } als { $colour }
offer-swap = Speel { $card }, ruil met { $seat }
offer-draw = Pakken
offer-pass = Passen
offer-name = Noem { $colour }
offer-uno = UNO!
offer-catch = Betrap { $seat }
offer-accept = Aannemen
offer-challenge = Betwisten
auto-pass = er valt niets anders te doen

news-dealt = { $seat } deelt en draait de { $card } om.
news-to-draw = { $seat } moet er { $cards } pakken.
news-to-name = { $seat } noemt de eerste kleur.
news-named = { $seat } noemt { $colour }.
news-laid = { $seat } speelt { $card }.
news-laid-wild = { $seat } speelt { $card } en noemt { $colour }.
news-reversed = Het spel gaat de andere kant op.
news-skipped = { $seat } wordt overgeslagen.
news-swapped = { $seat } en { $with } ruilen van hand.
news-rotated = Alle handen gaan naar de volgende speler.
news-drew = { $seat } pakt { $cards ->
    [one] een kaart
   *[other] { $cards } kaarten
}.
news-drew-own = { $seat } pakt { $cards }.
news-reshuffled = De aflegstapel wordt geschud.
news-passed = { $seat } past.
news-accepted = { $seat } neemt het aan.
news-challenged = { $rightly ->
    [true] { $by } betwist { $of }, en terecht.
   *[false] { $by } betwist { $of }, en ten onrechte.
}
news-called = { $seat }: UNO!
news-caught = { $by } betrapt { $seat }, die niets zei.
news-timed-out = De tijd van { $seat } is om.
news-gone = De kaarten van { $seat } gaan in de trekstapel.
news-left = { $seat } houdt { $cards } over ({ $points }).

refused-held = Je hebt de { $card } niet.
refused-match = De { $card } past niet op de { $top } ({ $colour }).
refused-drawn = Je pakte de { $card }: speel die, of pas.
refused-penalty = Er zijn { $cards } kaarten te pakken, en de { $card } helpt daar niet tegen.
refused-won = Deze hand is gewonnen.
refused-no-colour = Noem een kleur bij een keuzekaart.
refused-colour = Alleen een keuzekaart krijgt een kleur.
refused-name = De kleur noem je bij de kaart.
refused-name-first = Noem eerst een kleur.
refused-no-with = Zeg met wie je van hand ruilt.
refused-with = Deze kaart ruilt geen handen.
refused-draw = Nu kun je niet pakken.
refused-no-cards = Er is geen kaart meer om te pakken.
refused-pass = Hierop kun je niet passen.
refused-draw-first = Pak een kaart voordat je past.
refused-can-play = Je kunt niet pakken, maar wel spelen.
refused-accept = Er valt niets aan te nemen.
refused-challenge = Er valt niets te betwisten.
refused-uno = Hier hoeft niemand UNO te zeggen.
refused-uno-said = Je hebt het al gezegd.
refused-uno-late = Het is te laat, of het hoeft niet.
refused-uno-early = Zeg het in je beurt.
refused-uno-cards = Met { $cards } kaarten valt er geen UNO te zeggen.
refused-catch = Er valt daar niemand te betrappen.
refused-catch-self = Zeg UNO in plaats van jezelf te betrappen.

end-last_player = Alle anderen zijn weggegaan.
end-rounds = Alle handen zijn gespeeld.

show-piles = bovenop { $card } ({ $colour })  trekstapel { $draw }, aflegstapel { $discard }
show-called = UNO
show-exposed = kan betrapt worden
show-dealer = deler
show-away = weg
show-play = { $seat } moet spelen of pakken
show-drew = { $seat } pakte { $card } en speelt die of past
show-drew-hidden = { $seat } pakte een kaart en speelt die of past
show-colour = { $seat } moet een kleur noemen
show-answer = { $seat } moet er { $cards } pakken, door de { $card } van { $by }
show-saw = { $seat } had: { $cards }
show-own = je kaarten: { $cards }

rounds-offer-skip = Deze hand overslaan
rounds-offer-next = Volgende hand
rounds-began = Hand { $round } begint.
rounds-ended = Hand { $round } is afgelopen.
rounds-won = { $seat } wint de hand.
rounds-won-team = Team { $team } wint de hand.
rounds-joined = { $seat } schuift aan en speelt mee vanaf de volgende hand.
rounds-no-round = Er is geen hand bezig.
rounds-playing = Er is een hand bezig.
rounds-not-begun = De volgende hand is nog niet begonnen.
rounds-next-round = Je speelt mee vanaf de volgende hand.
rounds-type-ready = De hand is afgelopen; met `ready` gaat het verder.
rounds-show-round = Hand { $round }
rounds-show-ready = Hand { $round } is afgelopen; klaar: { $ready }
stat-rounds = Handen
stat-won = Handen gewonnen
