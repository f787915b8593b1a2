page-board = Bord
page-board-help = Met de pijltjes ga je van vak naar vak. Spatie zet de typpijl; typ daarna letters.
page-rack = Jouw stenen

page-premium-d = DL
page-premium-t = TL
page-premium-q = 4L
page-premium-D = DW
page-premium-T = TW
page-premium-Q = 4W

page-premium-name-d = dubbele letter
page-premium-name-t = driedubbele letter
page-premium-name-q = vierdubbele letter
page-premium-name-D = dubbel woord
page-premium-name-T = driedubbel woord
page-premium-name-Q = vierdubbel woord
page-premium-name-blocked = geblokkeerd

page-start = begin
page-free = vrij
page-blank = blanco
page-tile = { $points ->
    [one] { $letter }, 1 punt
   *[other] { $letter }, { $points } punten
}
page-stacked = { $height } hoog, op { $below }
page-stack-is = { $square }, van boven af: { $tiles }
page-stack-hint = Stenen mogen op stenen: tik op een steen op het bord, of typ eroverheen.
page-blank-as = { $letter }, een blanco
page-yours = nog niet gespeeld
page-just-played = net gespeeld
page-typing-here = { $direction ->
    [across] typen horizontaal
   *[down] typen verticaal
}
page-typing-from = { $direction ->
    [across] Typen horizontaal vanaf { $square }.
   *[down] Typen verticaal vanaf { $square }.
}
page-no-arrow = Geen typpijl.
page-laid-on = { $blank ->
    [true] { $letter } (blanco) op { $square }.
   *[false] { $letter } op { $square }.
}
page-took-back = { $letter ->
    [none] Teruggenomen.
   *[other] { $letter } ligt weer op je plankje.
}
page-recalled = Alle stenen liggen weer op je plankje.
page-rack-is = Jouw stenen: { $tiles }.
page-no-tile = Je hebt geen { $letter }.
page-no-room = De rij is hier vol.
page-lay-first = Leg eerst stenen op het bord.
page-not-your-turn = Je bent nog niet aan de beurt. Je stenen blijven liggen.
page-wait-turn = Wacht op je beurt om het te spelen.
page-ahead-hint = Je kunt alvast stenen leggen; ze blijven liggen.
page-first-hint = Leg stenen in één lijn, tegen wat er ligt; donkere vakken vermenigvuldigen.
page-todo = leg een woord, ruil of pas
page-todo-no-swap = leg een woord of pas
page-hint-touch = Tik op een steen en dan op een vak, of op een vak en dan op stenen, of sleep.
page-hint = Tik op een vak en typ, tik op een steen en dan op een vak, of sleep.
page-hint-selected = Tik nu op een vak.
page-hint-arrow = Typ, of tik op je stenen.
page-would-score = Dit zou { $points } punten opleveren.
page-play = Speel
page-play-for = Speel voor { $points }
page-not-allowed = Dit kan niet gespeeld worden:

page-bonus-bingo_bonus = hele plankje

page-bonus-else = bonus
page-shuffle = Schudden
page-recall = Alles terugnemen
page-swap = Ruilen
page-pass = Passen
page-resign = Opgeven
page-more = Meer
page-zoom-in = Inzoomen
page-zoom-out = Uitzoomen
page-close = Sluiten
page-cancel = Nee, doorgaan
page-bag = { $count ->
    [0] De zak is leeg
   *[other] { $count } in de zak
}
page-unseen = Ongeziene stenen
page-unseen-hint = { $bag } in de zak, { $others } bij de anderen.
page-unseen-of = { $letter }: { $count }
page-which-letter = Welke letter wordt de blanco?
page-swap-title = Welke stenen wil je ruilen?
page-swap-most = Hoogstens { $most }. In plaats van te spelen trek je er evenveel nieuwe.
page-swap-do = { $count ->
    [0] Kies stenen
    [one] Ruil 1 steen
   *[other] Ruil { $count } stenen
}
page-pass-title = Beurt overslaan?
page-pass-text = Je speelt deze keer niets.
page-pass-do = Ja, passen
page-resign-title = Deze partij opgeven?
page-resign-text = Je geeft op. Dat kan niet ongedaan worden gemaakt.
page-resign-do = Ja, opgeven
page-not-offered = Dat kan nu niet.
page-command = Opdrachtregel
page-command-help = 8H QUIZ speelt horizontaal, H8 QUIZ verticaal; “.” is een steen die er al ligt, een kleine letter een blanco; “?” aan het eind vraagt alleen. Ook: ruil ABC, pas, plankje.
page-command-do = Doe het

page-mistake-unknown = Zeg het als “8H QUIZ”, “ruil ABC” of “pas”.
page-mistake-square = Vakken schrijf je als 8H (horizontaal) of H8 (verticaal).
page-mistake-outside = Dat vak ligt niet op het bord.
page-mistake-no_word = Na het vak komt het woord, zoals “8H QUIZ”.
page-mistake-too_long = Het woord past daar niet.
page-mistake-no_tile_there = Voor de “.” ligt er geen steen.
page-mistake-no_letter = Zo’n steen is er niet in dit spel.
page-mistake-other_there = Daar ligt een andere letter.

page-last-played = { $name }: { $words }
page-last-score = voor { $score }
page-last-swapped = { $count ->
    [one] { $name } ruilde 1 steen
   *[other] { $name } ruilde { $count } stenen
}
page-last-passed = { $name } paste
page-last-withdrew = { $name } nam { $words } terug

page-counters-scoreless_turns = beurten zonder punten
page-counters-consecutive_passes = keer achter elkaar gepast

page-counter = { $count } van { $limit } { $what }
page-end-title = Overgebleven stenen
page-end-none = geen stenen
page-keys = Toetsen

page-key-list-click-key = Klik, spatie
page-key-list-click-does = typpijl →, nog eens ↓
page-key-list-letters-key = A–Z
page-key-list-letters-does = steen leggen; met Shift een blanco
page-key-list-back-key = Backspace
page-key-list-back-does = de laatste terugnemen
page-key-list-arrows-key = ↑ · ↓
page-key-list-arrows-does = schudden · alles terugnemen
page-key-list-enter-key = Enter
page-key-list-enter-does = spelen
page-key-list-escape-key = Esc
page-key-list-escape-does = alles terugnemen, daarna de pijl weg

page-challenge-played = { $score ->
    [one] { $name } speelde { $words } voor 1 punt
   *[other] { $name } speelde { $words } voor { $score } punten
}
page-challenge-you-played = { $score ->
    [one] Je speelde { $words } voor 1 punt
   *[other] Je speelde { $words } voor { $score } punten
}
page-challenge-went-out = { $score ->
    [one] { $name } ging uit met { $words } voor 1 punt
   *[other] { $name } ging uit met { $words } voor { $score } punten
}
page-challenge-you-went-out = { $score ->
    [one] Je ging uit met { $words } voor 1 punt
   *[other] Je ging uit met { $words } voor { $score } punten
}
page-challenge-last-play = Het spel is uit als niemand het aanvecht.
page-challenge-may-challenge = De anderen mogen het aanvechten.
page-challenge-acting-accepts = Als je verder speelt, blijft het liggen.
page-challenge-challenge = Aanvechten
page-challenge-waive = Ziet er goed uit
page-challenge-waived = Goed volgens { $names }
page-challenge-cost-none = Onterecht aanvechten kost niets.
page-challenge-cost-turn = Onterecht aanvechten kost je volgende beurt.
page-challenge-cost-game = Wie het mis heeft, ligt eruit.
page-challenge-cost-bonus = { $count ->
    [one] Onterecht aanvechten geeft { $name } 1 punt.
   *[other] Onterecht aanvechten geeft { $name } { $count } punten.
}
page-challenge-cost-minus = { $count ->
    [one] Onterecht aanvechten kost je 1 punt.
   *[other] Onterecht aanvechten kost je { $count } punten.
}
page-challenge-challenges = { $who } vecht { $words } aan
page-challenge-you-challenge = Je vecht { $words } aan
page-challenge-challenges-you = { $who } vecht jouw { $words } aan
page-challenge-is-it-good = { $count ->
    [one] Is het een geldig woord?
   *[other] Zijn het allemaal geldige woorden?
}
page-challenge-valid = Het is geldig
page-challenge-invalid = Het is ongeldig
page-challenge-abstain = Aan anderen overlaten
page-challenge-judges = { $count ->
    [one] { $names } mag oordelen.
   *[other] { $names } mogen oordelen.
}
page-challenge-admit = Je kunt het toegeven.
page-challenge-unjudged = Als niemand oordeelt, blijft het liggen.
page-challenge-abstained = Laat het aan anderen over: { $names }
page-challenge-goes-back = { $name } neemt het terug
page-challenge-it-stands = het blijft liggen
page-challenge-loses-turn = { $name } verliest een beurt
page-challenge-is-out = { $name } ligt eruit
page-challenge-gets = { $count ->
    [one] { $name } krijgt 1 punt
   *[other] { $name } krijgt { $count } punten
}
page-challenge-pays = { $count ->
    [one] { $name } verliest 1 punt
   *[other] { $name } verliest { $count } punten
}
page-challenge-in-list = in de woordenlijst
page-challenge-not-in-list = niet in de woordenlijst
page-challenge-is-in-list = { $word } staat in de woordenlijst.
page-challenge-is-not-in-list = { $word } staat niet in de woordenlijst.
page-challenge-look-up = Een woord opzoeken
page-challenge-word = Welk woord?
page-challenge-look-up-do = Opzoeken
page-challenge-stands = { $count ->
    [one] { $words } blijft liggen
   *[other] { $words } blijven liggen
}
page-challenge-withdrawn = { $count ->
    [one] { $words } wordt teruggenomen
   *[other] { $words } worden teruggenomen
}
page-challenge-by-list = De woordenlijst heeft geoordeeld.
page-challenge-by-player = { $name } heeft geoordeeld.
page-challenge-by-you = Jij hebt geoordeeld.
page-challenge-by-nobody = Niemand oordeelde op tijd.
page-challenge-takes-back = { $score ->
    [one] { $name } neemt de stenen terug, zonder het ene punt, en de beurt is voorbij.
   *[other] { $name } neemt de stenen terug, zonder de { $score } punten, en de beurt is voorbij.
}
page-challenge-will-skip = { $name } slaat de volgende beurt over.
page-challenge-was-skipped = De beurt van { $name } wordt overgeslagen.
page-challenge-is-out-now = { $name } ligt eruit.
page-challenge-no-penalty = Niemand krijgt straf.
page-challenge-skips = { $name } slaat de volgende beurt over
page-challenge-skipped = De beurt van { $name } werd overgeslagen
page-challenge-you-judge = Jij oordeelt over het woord
page-challenge-wait-judge = { $count ->
    [one] { $names } mag over het woord oordelen…
   *[other] { $names } mogen over het woord oordelen…
}
page-challenge-last-word = Blijft het laatste woord liggen?
page-challenge-waits-for-judge = Eerst wordt er geoordeeld. Je stenen blijven liggen.
page-challenge-mark-claimed = mag worden aangevochten
page-challenge-mark-doubted = wordt aangevochten
page-challenge-mark-stands = blijft liggen
page-challenge-mark-withdrawn = hier weer weggenomen
page-challenge-overtime = over tijd
page-challenge-command-help = En: aanvechten, goed, geldig, ongeldig.
page-coach = De coach
page-coach-hint = Een hint
page-coach-more = Vertel meer
page-coach-after = Na elke beurt zeggen wat beter was
page-coach-show = Leg het voor mij
page-coach-nothing = De coach heeft niets te zeggen.
page-challenge-before = Ervoor: { $letters }
page-challenge-after = Erachter: { $letters }
page-challenge-anagrams = Dezelfde letters: { $words }
