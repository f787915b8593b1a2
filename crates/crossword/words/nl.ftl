# Kruiswoordspellen.

game = Kruiswoord
    .sentence = Leg woorden door elkaar met de stenen op je plankje; de beste vakken tellen dubbel.

category-setup = Waarmee je speelt
category-plays = Woorden leggen
category-turns = Beurten
category-scoring = Punten
category-end = Het einde

chosen-board-name = { $name ->
    [standard] Standaard
    [wordfeud] Wordfeud
    [wordstockt] WordStockt
    [upwords] Upwords
   *[other] { $name }
}
chosen-tiles-name = { $name ->
    [english] Engels
    [english-wordfeud] Engels, Wordfeud
    [dutch] Nederlands
    [dutch-wordstockt] Nederlands, WordStockt
    [spanish] Spaans
    [upwords] Upwords
   *[other] { $name }
}
chosen-words-lexicon = { $lexicon ->
    [english] Engels
    [dutch] Nederlands
    [spanish] Spaans
   *[other] { $lexicon }
}

rule-bingo_bonus = Bingo
    .sentence = { $points ->
        [one] Eén punt
       *[other] { $points } punten
    } extra als je { $tiles ->
        [one] één steen legt
       *[other] { $tiles } stenen tegelijk legt
    }.
    .points = De bonus.
    .tiles = Voor precies zoveel stenen van het plankje.
rule-board = Bord
    .sentence = Gespeeld op { $name ->
        [standard] het standaardbord
        [wordfeud] het bord van Wordfeud
        [wordstockt] het bord van WordStockt
        [upwords] het bord van Upwords
       *[other] het bord “{ $name }”
    }.
    .name = De naam van het bord.
board-missing = Er is hier geen bord met de naam “{ $name }”{ $count ->
    [0] .
   *[other] ; wel: { $known }.
}
rule-board_bounds = Op het bord
    .sentence = Stenen liggen binnen de randen van het bord.
board_bounds-outside = Rij { $row }, kolom { $col } ligt buiten het bord van { $rows } bij { $cols }.
board_bounds-several = { $count } stenen liggen buiten het bord van { $rows } bij { $cols }.
rule-cell_availability = Vrije vakken
    .sentence = Stenen komen op vrije vakken, één op elk vak.
cell_availability-covered = Op { $square } ligt al een steen.
cell_availability-twice = Op { $square } kan maar één steen liggen.
cell_availability-blocked = Op { $square } kan geen steen liggen: het is geblokkeerd.
rule-challenge = Aanvechten
    .sentence = Woorden worden niet gecontroleerd; { $window } seconden lang mogen anderen ze aanvechten. { $judge ->
        [table] De tafel oordeelt
       *[dictionary] De woordenlijst oordeelt
    }; wie een goed woord aanvecht, { $penalty ->
        [none] verliest niets
        [points] { $to ->
            [minus] verliest { $points ->
                [one] één punt
               *[other] { $points } punten
            }
           *[bonus] geeft de ander { $points ->
                [one] één punt
               *[other] { $points } punten
            }
        }{ $per ->
            [word] {" "}voor elk gelegd woord
           *[play] {""}
        }
        [lose_game] ligt eruit, net als wie een fout woord legt
       *[lose_turn] verliest een beurt
    }.
    .judge = Wie oordeelt.
    .judge-dictionary = De woordenlijst, meteen.
    .judge-table = De spelers: het wordt elders opgezocht, en een van hen zegt het.
    .penalty = Wat het kost om een goed woord aan te vechten.
    .penalty-none = Niets (enkel aanvechten).
    .penalty-lose_turn = De volgende beurt van wie aanvocht (dubbel aanvechten).
    .penalty-points = Punten.
    .penalty-lose_game = De partij, voor wie het mis heeft (driedubbel aanvechten).
    .points = Hoeveel punten, als de straf uit punten bestaat.
    .per = Voor alles wat gelegd is samen, of voor elk woord.
    .per-play = Alles wat gelegd is, één keer.
    .per-word = Elk woord dat gevormd is.
    .to = Een bonus voor wie werd aangevochten, of aftrek voor wie aanvocht.
    .to-bonus = Ze zijn een bonus voor wie werd aangevochten.
    .to-minus = Ze gaan af van wie aanvocht.
    .window = Zoveel seconden mag een woord worden aangevochten, tenzij de volgende speler eerder iets doet.
    .judging = Na zoveel seconden zonder oordeel blijft het liggen, en niemand krijgt straf.
    .lookup = Mogen spelers zien wat de woordenlijst zegt, terwijl er geoordeeld wordt en na de partij?
challenge-no_list = Als de woordenlijst oordeelt, moet er een woordenlijst gekozen zijn; of laat de tafel oordelen.
rule-chess_clock = Schaakklok
    .sentence = Elke speler heeft in totaal { $minutes ->
        [one] één minuut
       *[other] { $minutes } minuten
    }{ $increment ->
        [0] {""}
        [one] , met na elke beurt één seconde erbij
       *[other] , met na elke beurt { $increment } seconden erbij
    }; { $overtime ->
        [0] wie ze op heeft, ligt eruit
        [one] één minuut meer kost { $points ->
            [one] één punt
           *[other] { $points } punten
        }
       *[other] tot { $overtime } minuten meer kosten elk { $points ->
            [one] één punt
           *[other] { $points } punten
        }
    }.
    .minutes = Minuten voor elke speler.
    .increment = Seconden die er na elke eigen beurt bij komen.
    .overtime = Zoveel minuten mag je eroverheen, tegen betaling; daarna lig je eruit. 0: je ligt er meteen uit.
    .points = Wat elke begonnen minuut daarboven kost, in punten.
rule-connection = Aansluiten
    .sentence = Alles na het eerste woord raakt een steen op het bord.
connection-apart = Het woord moet een steen op het bord raken.
rule-consecutive_passes = Achter elkaar passen
    .sentence = Het is uit { $limit ->
        [none] als alle spelers na elkaar passen
        [one] na één keer passen
       *[other] na { $limit } keer passen achter elkaar
    }{ $swaps_count ->
        [true] ; ruilen telt als passen
       *[false] {""}
    }.
    .limit = Zoveel keer passen; niets, of 0: zoveel als er spelers zijn.
    .swaps_count = Telt ruilen als passen?
rule-cross_word_scoring = Kruisende woorden tellen
    .sentence = Woorden die het hoofdwoord kruisen, leveren ook punten op.
rule-empty_rack = Uitgaan
    .sentence = Het is uit als iemands plankje en de zak leeg zijn.
rule-empty_rack_bonus = Bonus voor uitgaan
    .sentence = { $points ->
        [one] Eén punt
       *[other] { $points } punten
    } extra als je je plankje leegspeelt terwijl de zak leeg is.
    .points = De bonus.
rule-extension_bonus = Bonus voor verlengen
    .sentence = Een bonus als je een woord van minstens 2 letters met minstens 2 verlengt: { $points } punten voor 2 oude letters, 3, enzovoort.
    .points = De bonus voor 2 oude letters, 3, enzovoort; de laatste ook voor meer.
rule-final_score_adjustment = Overgebleven stenen
    .sentence = { $style ->
        [double] Wie uitgaat, krijgt twee keer de waarde van wat de anderen over hebben, en zij verliezen niets.
        [subtract] Wat je aan het eind over hebt, kost zijn waarde; wie uitgaat, krijgt er niets voor.
       *[transfer] Wat je aan het eind over hebt, kost zijn waarde, en die gaat naar wie uitging.
    }
    .style = Wat krijgt wie uitging?
    .style-transfer = De waarde van alle stenen van de anderen, die zij verliezen.
    .style-double = Twee keer zoveel, en de anderen verliezen niets.
    .style-subtract = Niets; de anderen verliezen het wel.
rule-first_move_center = Begin in het midden
    .sentence = Het eerste woord bedekt het midden.
first_move_center-elsewhere = { $count ->
    [one] Het eerste woord moet { $squares } bedekken.
   *[other] Het eerste woord moet een van deze vakken bedekken: { $squares }.
}
rule-host_ends = Samen stoppen
    .sentence = Als allen willen stoppen, worden overgebleven stenen { $adjust ->
        [false] niet geteld
       *[true] geteld
    }.
    .adjust = Worden de overgebleven stenen geteld zoals bij elk ander einde?
rule-letter_multiplier = Lettervakken
    .sentence = Een letter op DL telt twee keer, op TL drie keer.
rule-letter_points = Letterwaarden
    .sentence = Elke letter telt zijn waarde; een blanco telt niets.
rule-line_placement = Op één lijn
    .sentence = Alle stenen van een beurt liggen in één rij of één kolom.
line_placement-crooked = De stenen moeten in één rij of één kolom liggen.
rule-minimum_word_length = Kortste woord
    .sentence = Woorden hebben minstens { $letters ->
        [one] één letter
       *[other] { $letters } letters
    }.
    .letters = Zoveel letters heeft een hoofdwoord minstens.
minimum_word_length-short = { $word } is te kort: woorden hebben minstens { $letters } letters.
rule-no_gaps = Geen gaten
    .sentence = Tussen de gelegde stenen blijft geen vak leeg.
no_gaps-gap = Er is een gat op { $square }.
rule-pass = Passen
    .sentence = Spelers mogen { $allow ->
        [false] alleen passen als er niets anders kan
       *[true] passen
    }.
    .allow = Mag je passen terwijl je zou kunnen spelen?
pass-must_play = Aan deze tafel past niemand die nog kan spelen of ruilen.
rule-rack_size = Plankje
    .sentence = Op een plankje passen { $tiles ->
        [one] niet meer dan één steen
       *[other] { $tiles } stenen
    }.
    .tiles = Hoeveel stenen een vol plankje heeft.
rule-random_premiums = Willekeurige premievakken
    .sentence = Evenveel premievakken van elke soort als het bord heeft, op vakken die voor elke partij worden geloot.
rule-resignation = Opgeven
    .sentence = Je mag altijd opgeven; met z’n tweeën wint dan de ander.
rule-scoreless_turns = Beurten zonder punten
    .sentence = Het is uit na { $limit ->
        [one] één beurt zonder punten
       *[other] { $limit } beurten zonder punten achter elkaar
    }: passen, ruilen en teruggenomen woorden.
    .limit = Zoveel beurten.
rule-swap = Ruilen
    .sentence = In plaats van te spelen mag je { $max_tiles ->
        [none] stenen
        [one] één steen
       *[other] hoogstens { $max_tiles } stenen
    } ruilen zolang de zak er { $minimum_bag ->
        [0] genoeg
        [one] genoeg
       *[other] minstens { $minimum_bag }
    } heeft{ $limit ->
        [none] {""}
        [one] , één keer per partij
       *[other] , { $limit } keer per partij
    }{ $free_first ->
        [true] ; na de eerste keer ruilen gaat je beurt door
       *[false] {""}
    }.
    .limit = Hoe vaak een speler in een partij mag ruilen; niets: zo vaak als je wilt.
    .minimum_bag = Zoveel stenen moet de zak hebben; 0 of 1: zoveel als er geruild worden.
    .free_first = Gaat de beurt door na iemands eerste keer ruilen?
    .max_tiles = Hoeveel stenen je tegelijk mag ruilen; niets: het hele plankje.
swap-bag = Om te ruilen moet de zak minstens { $minimum ->
    [one] 1 steen
   *[other] { $minimum } stenen
} hebben; { $bag ->
    [one] er is er 1
   *[other] er zijn er { $bag }
}.
swap-often = Je hebt zo vaak geruild als in een partij mag: { $limit }.
swap-many = Je mag hoogstens { $most ->
    [one] 1 steen
   *[other] { $most } stenen
} tegelijk ruilen.
swap-few = De zak heeft maar { $bag ->
    [one] 1 steen
   *[other] { $bag } stenen
}.
rule-tiles = Stenen
    .sentence = Gespeeld met { $name ->
        [english] de Engelse stenen
        [english-wordfeud] de Engelse stenen van Wordfeud
        [dutch] de Nederlandse stenen
        [dutch-wordstockt] de Nederlandse stenen van WordStockt
        [spanish] de Spaanse stenen
        [upwords] de stenen van Upwords
       *[other] de stenen “{ $name }”
    }.
    .name = De naam van de stenen.
tiles-missing = Er zijn hier geen stenen met de naam “{ $name }”{ $count ->
    [0] .
   *[other] ; wel: { $known }.
}
rule-tiles_in_rack = Je eigen stenen
    .sentence = Elke steen die je legt, komt van je plankje.
tiles_in_rack-lacks = { $count ->
    [one] Je hebt { $tile ->
        [blank] geen blanco
       *[other] de steen { $tile } niet
    } op je plankje.
   *[other] Je komt { $tile ->
        [blank] { $count } blanco’s
       *[other] { $count } keer de steen { $tile }
    } tekort.
}
tiles_in_rack-unknown = Er is geen steen “{ $tile }” in dit spel.
rule-tiles_played_bonus = Bonus per aantal stenen
    .sentence = Meer punten voor meer stenen tegelijk: { $points } voor 2 stenen, 3, enzovoort.
    .points = De bonus voor 2 stenen, 3 stenen, enzovoort; de laatste ook voor meer.
rule-time_limit = Tijd per beurt
    .sentence = Een beurt duurt hoogstens { $seconds ->
        [one] één seconde
       *[other] { $seconds } seconden
    }; { $action ->
        [resign] wie langer doet, ligt eruit
       *[pass] daarna wordt er gepast
    }.
    .seconds = Seconden voor elke beurt.
    .action = Wat er dan gebeurt.
    .action-pass = Er wordt gepast.
    .action-resign = Je ligt eruit.
rule-turn_order = Wie begint
    .sentence = De beurt gaat de tafel rond; { $first ->
        [creator] wie de kamer opende, begint
       *[random] er wordt geloot wie begint
    }.
    .first = Wie de eerste beurt heeft.
    .first-random = Wie dan ook: het wordt geloot.
    .first-creator = Wie de kamer opende: de eerste plaats.
rule-winner_determination = Wie wint
    .sentence = De hoogste score wint; { $out_wins_ties ->
        [false] een gelijke stand wordt gedeeld
       *[true] bij een gelijke stand wint wie uitging, anders wordt er gedeeld
    }.
    .out_wins_ties = Wint wie uitging bij een gelijke stand?
rule-word_multiplier = Woordvakken
    .sentence = Een woord met een steen op DW telt twee keer, op TW drie keer; meer vakken vermenigvuldigen elkaar.
rule-word_validation = Woorden worden gecontroleerd
    .sentence = Elk gevormd woord moet in de woordenlijst staan.
word_validation-unknown = { $word } staat niet in de woordenlijst.
rule-words = Woordenlijst
    .sentence = Goede woorden zijn die van { $lexicon ->
        [english] de Engelse lijst
        [dutch] de Nederlandse lijst
        [spanish] de Spaanse lijst
       *[other] de lijst “{ $lexicon }”
    }.
    .lexicon = De naam van de lijst.
words-missing = Er is hier geen woordenlijst met de naam “{ $name }”{ $count ->
    [0] .
   *[other] ; wel: { $known }.
} { $package ->
    [none] Zet een woordenlijst met de naam { $name } in lexicons/ van de gegevensmap.
   *[other] Installeer { $package } van Debian, of zet een woordenlijst met de naam { $name } in lexicons/ van de gegevensmap.
}
words-other_letters = De woordenlijst “{ $name }” heeft andere letters dan de stenen “{ $tiles }”.
words-not_text = De woordenlijst “{ $name }” is niet te lezen: byte { $at } van regel { $line } is { $byte }, en dat is geen UTF-8-tekst.
words-control = De woordenlijst “{ $name }” is niet te lezen: byte { $at } van regel { $line } is het stuurteken { $character }.
words-empty = De woordenlijst “{ $name }” heeft geen enkel woord dat met de stenen “{ $tiles }” te spellen is.
words-unusable = De woordenlijst “{ $name }” is niet te gebruiken: { $why }.

preset-scrabble = Scrabble
    .sentence = De klassieker: Engelse woorden, het standaardbord, 50 punten voor een heel plankje.
preset-wordstockt = WordStockt
    .sentence = Nederlandse woorden met de letterwaarden van WordStockt; na vier keer passen achter elkaar is het uit.
preset-wordstockt-english = WordStockt in het Engels
    .sentence = Engelse woorden; na vier keer passen achter elkaar is het uit.
preset-wordstockt-app = De app van WordStockt
    .sentence = Nederlandse woorden; meer punten voor veel stenen, voor langere woorden en voor een leeg plankje; de eerste keer ruilen is gratis.
preset-spanish = Spaans
    .sentence = Spaanse woorden; CH, LL en RR zijn eigen stenen.
preset-wordfeud-random = Wordfeud, willekeurig bord
    .sentence = Zoals Wordfeud, met de premievakken in elke partij ergens anders.
preset-wordfeud = Wordfeud
    .sentence = Het bord en de stenen van Wordfeud; 40 punten voor een heel plankje, na drie keer passen is het uit.
preset-friends = Vrienden
    .sentence = Elk woord mag; wie twijfelt, vecht het aan, en de tafel oordeelt.
preset-club = Club
    .sentence = Zoals op een club: de woordenlijst oordeelt, 25 minuten per speler, tien punten voor elke minuut te veel.
preset-house = Huisregels
    .sentence = Een milde tafel: ruilen tot de laatste steen, zes keer passen, 35 punten voor een heel plankje.
preset-speed = Snel
    .sentence = Een minuut per beurt, en na twee keer passen is het uit.
preset-challenge = Aanvechten
    .sentence = Woorden worden niet gecontroleerd, maar je mag ze aanvechten; wie een goed woord aanvecht, verliest een beurt.

bot-easy = Makkelijk
    .sentence = Kent gewone woorden, en zoekt niet naar de beste zet.
bot-greedy = Gulzig
    .sentence = Kent elk woord, en speelt wat het meest oplevert.
bot-steady = Bedachtzaam
    .sentence = Kent elk woord, en denkt aan wat op het plankje blijft.
bot-strong = Sterk
    .sentence = Kijkt vooruit naar wat anderen kunnen antwoorden, en speelt het einde precies uit.

offer-play = Leg een woord
offer-swap = Stenen ruilen
offer-pass = Passen
offer-resign = Opgeven
offer-challenge = Aanvechten
offer-waive = Ziet er goed uit
offer-valid = Het is geldig
offer-invalid = Het is ongeldig
offer-abstain = Aan anderen overlaten
offer-look_up = Een woord opzoeken

news-laid = Het bord is { $board ->
    [standard] het standaardbord
    [wordfeud] dat van Wordfeud
    [wordstockt] dat van WordStockt
    [upwords] dat van Upwords
   *[other] “{ $board }”
}, de stenen zijn { $tiles ->
    [english] de Engelse
    [english-wordfeud] de Engelse van Wordfeud
    [dutch] de Nederlandse
    [spanish] de Spaanse
    [dutch-wordstockt] de Nederlandse van WordStockt
    [upwords] die van Upwords
   *[other] “{ $tiles }”
}.
news-drew = { $seat } trekt { $count ->
    [one] 1 steen
   *[other] { $count } stenen
}.
news-drew_these = { $seat } trekt { $tiles }.
news-played = { $seat } speelt { $written }{ $crossing ->
    [0] {""}
   *[other] {" "}met { $others }
} voor { $points }.{ $bingo ->
    [true] {" "}Een bingo!
   *[false] {""}
}
news-swapped = { $seat } ruilt { $count ->
    [one] 1 steen
   *[other] { $count } stenen
}.
news-passed = { $late ->
    [true] { $seat } past: de tijd was om.
   *[false] { $seat } past.
}
news-left = { $why ->
    [resigned] { $seat } geeft op.
    [time] { $seat } ligt eruit: de tijd was om.
    [challenge] { $seat } ligt eruit: het aanvechten ging mis.
   *[left] { $seat } gaat weg.
}
news-skipped = { $seat } slaat een beurt over.
news-last_play = Het is uit als dit woord blijft liggen.
news-waived = { $seat } zegt dat het er goed uitziet.
news-accepted = Het woord van { $seat } blijft liggen.
news-challenged = { $seat } vecht het aan.
news-abstained = { $seat } laat het oordeel aan anderen over.
news-looked_up = { $seat } zoekt { $word } op. { $good ->
    [true] Het staat in de woordenlijst.
   *[false] Het staat niet in de woordenlijst.
}

news-unjudged = Niemand oordeelde op tijd: { $words } { $count ->
    [one] blijft liggen
   *[other] blijven liggen
}.
news-good = { $by ->
    [seat] { $judge } oordeelt:{" "}
    [rule] { $judge }:{" "}
   *[dictionary] {""}
}{ $words } { $count ->
    [one] is goed en blijft liggen
   *[other] zijn goed en blijven liggen
}.
news-bad = { $by ->
    [seat] { $judge } oordeelt:{" "}
    [rule] { $judge }:{" "}
   *[dictionary] {""}
}{ $words } { $count ->
    [one] is niet goed
   *[other] zijn niet allemaal goed
}. { $seat } neemt de stenen terug en verliest { $points ->
    [one] 1 punt
   *[other] { $points } punten
}.
news-loses_turn = { $seat } verliest een beurt.
news-gets = { $seat } krijgt { $points ->
    [one] 1 punt
   *[other] { $points } punten
}.
news-pays = { $seat } verliest { $points ->
    [one] 1 punt
   *[other] { $points } punten
}.

news-tiles_left = Overgebleven stenen: { $changes }.
news-overtime = Over tijd: { $changes }.
news-change = { $seat } { $points }
news-won = { $count ->
    [one] { $winners } wint.
   *[other] { $winners } delen de eerste plaats.
}

end-empty_rack = Alle stenen zijn gespeeld.
end-consecutive_passes = Iedereen heeft gepast.
end-scoreless_turns = Een tijdlang scoorde niemand.
end-resignation = Er is nog maar één speler.
end-host_ends = De partij is voortijdig gestopt.
end-no_tiles = Er zijn geen stenen meer.

stat-turns = Beurten
stat-plays = Gelegd
stat-best_play = Beste beurt
stat-bingos = Bingo’s
stat-average = Punten per keer leggen
stat-adjustment = Overgebleven stenen

refused-no_tiles = Er zijn geen stenen gelegd.
refused-none_chosen = Er zijn geen stenen gekozen.
refused-too_many = Dit zijn meer stenen dan het bord vakken heeft.
refused-no_swaps = Aan deze tafel ruilt niemand.
refused-no_resigning = Aan deze tafel geeft niemand op.
refused-judging = Eerst wordt er over een woord geoordeeld.
refused-no_play = Er is niets om aan te vechten.
refused-challenged = Het wordt al aangevochten.
refused-own = Het is je eigen woord.
refused-waived = Je hebt gezegd dat het er goed uitziet.
refused-no_challenge = Er is niets om over te oordelen.
refused-about_you = Het gaat over jou: je kunt het niet aan anderen overlaten.
refused-involved = Iemand die er niet bij betrokken is, oordeelt.
refused-abstained = Je hebt het aan anderen overgelaten.
refused-no_lookup = Aan deze tafel zoekt niemand woorden op.
refused-lookup_later = Woorden zoek je op terwijl er geoordeeld wordt, en na de partij.
refused-swap_alone = Ruilen is een beurt op zich.
refused-swap_twice = In een beurt wordt hooguit één keer geruild.
refused-not_understood = Geen regel aan deze tafel begrijpt “{ $action }”.
turn-nobody = Geen regel begrijpt de actie “{ $action }” die een andere regel meebrengt.
turn-two = “{ $one }” en “{ $other }” willen allebei de actie “{ $action }” uitvoeren: kies er een.
refused-no_list = Er is geen woordenlijst.

notation-wrong = { $why } Schrijf een zet als 8H QUIZ (horizontaal) of H8 QUIZ (verticaal).
notation-square = “{ $text }” is geen vak.
notation-outside = “{ $text }” ligt niet op het bord.
notation-no_word = Na het vak komt het woord.
notation-too_long = Het woord past niet: voor letter { $number } is er geen vak.
notation-no_tile = Op { $square } ligt geen steen voor de “.”.
notation-no_letter = Er is geen steen “{ $text }”.
notation-other = Op { $square } ligt { $there }, niet { $written }.
notation-swap = Schrijf welke stenen, zoals: ruil ABC

no_end = Niets zou deze partij beëindigen zodra er geen woord meer past: zet “{ rule-consecutive_passes }” of “{ rule-scoreless_turns }” aan.
no_bots-no_list = Geen bot kan dit spelen: er is geen woordenlijst.
no_bots-replayed = Geen bot kan dit spelen: het wordt teruggekeken.
no_bots-unchecked = Geen bot kan dit spelen: woorden worden niet gecontroleerd.
no_bots-gaps = Geen bot kan dit spelen: er mogen gaten in een woord zitten.
no_bots-apart = Geen bot kan dit spelen: woorden hoeven niet aan te sluiten.

hint-play = { $written } voor { $score }
hint-nothing = Er valt niets te spelen: ruil of pas.

show-player = { $seat }: { $score } ({ $tiles ->
    [one] 1 steen
   *[other] { $tiles } stenen
}{ $gone ->
    [true] , weg
   *[false] {""}
}{ $clock ->
    [none] {""}
   *[other] , nog { $clock }
}{ $skips ->
    [true] , slaat een beurt over
   *[false] {""}
})
show-open = { $seat } speelde { $words } voor { $points ->
    [one] 1 punt
   *[other] { $points } punten
}. Vecht het aan, of het blijft liggen.{ $last ->
    [true] {" "}Het is de laatste beurt.
   *[false] {""}
}
show-challenged = { $seat } vecht { $words } aan. Het oordeel is aan { $judges }.
show-lookup = De woordenlijst: { $words }.
show-listed = { $good ->
    [true] { $word } is goed
   *[false] { $word } staat er niet in
}
show-rack = Plankje: { $tiles }
show-bag = Zak: { $tiles }

# Wat je van borden, stenen en woordenlijsten ziet voordat je ze kiest.
preview-board = { $across } bij { $down } vakken
preview-tiles = { $count } stenen, { $blanks ->
    [0] geen blanco
    [one] één blanco
   *[other] { $blanks } blanco’s
}
preview-words = { $count } woorden
preview-entries = { $count } ingangen

# Partijen in GCG, regel voor regel.
gcg-empty = er staat niets in dit bestand
gcg-players = een partij noemt eerst de spelers: #player1 en #player2
gcg-player_order = hier staat { $name }, terwijl speler { $number } aan de beurt is
gcg-nameless = { $name } heeft geen naam
gcg-same_name = twee spelers heten “{ $nick }”
gcg-nobody = niemand hier heet “{ $nick }”
gcg-twice = #{ $name } staat hier voor de tweede keer
gcg-late = #{ $name } hoort voor de eerste beurt te staan
gcg-odd_line = “{ $text }” is geen regel van GCG: die beginnen met > of #
gcg-odd_turn = “{ $text }” is geen beurt; die schrijf je als >Ann: AEINRST 8D NASTIER +68 68
gcg-no_number = “{ $text }” is geen aantal punten
gcg-no_tile = “{ $tile }” in “{ $text }” is geen steen
gcg-no_board = er is hier geen bord dat “{ $name }” heet; er zijn: { $known }
gcg-no_tiles = er zijn hier geen stenen die “{ $name }” heten; er zijn: { $known }
gcg-rules = met deze regels kan niet gespeeld worden: { $why }
gcg-ours = deze regel van House Rules is niet te lezen: { $why }
gcg-off_turn = { $nick } is aan de beurt
gcg-over = de partij is al afgelopen
gcg-not_over = de partij is nog niet afgelopen
gcg-long_rack = op een plankje passen hoogstens { $count } stenen
gcg-play = deze zet is niet te lezen: { $why }
gcg-refused = deze zet kan niet: { $why }
gcg-no_word = { $word } staat niet in de woordenlijst
gcg-score = dit levert { $expected } op, niet { $written }
gcg-total = de stand is nu { $expected }, niet { $written }
gcg-not_on_rack = niet op het plankje: { $tiles }
gcg-not_in_bag = deze stenen kunnen er niet meer zijn: { $tiles }
gcg-nothing_withdrawn = er is niets gelegd dat eraf kan
gcg-nothing_challenged = er is niets gelegd dat aangevochten kan worden
gcg-not_theirs = de zet ervoor was van { $nick }
gcg-left_tiles = de stenen die over zijn: { $expected }
gcg-left_points = de stenen die over zijn tellen { $expected }, niet { $written }
gcg-early_time = punten voor tijd komen nadat de stenen die over zijn geteld zijn
gcg-odd_rack = wat { $nick } heeft volgt niet uit het plankje daarvoor; de partij wordt geloofd
gcg-covers = er ligt niets zoals “{ $said }” zegt
gcg-uncovered = op { $square } ligt { $there }; dat deze zet erop gaat, moet erna in een regel “#houserules covers { $square } { $there }” staan
gcg-actions = de handelingen die #houserules noemt, leveren iets anders op dan deze zet
gcg-after = wat de regels na deze zet laten gebeuren, staat niet in de partij
gcg-stripped = { $why } (House Rules heeft deze partij geschreven, en wat GCG niet kan zeggen stond in regels die met #houserules begonnen: die zijn weg)
gcg-untold_rules = andere regels dan de gewone: { $rules }
gcg-untold_players = een partij met { $count }
gcg-untold_board = het bord “{ $name }”
gcg-untold_tiles = de stenen “{ $name }”
gcg-untold_skipped = een beurt die na een aanvechting is overgeslagen (daar een pas)
gcg-untold_left = dat iemand wegging of opgaf
gcg-untold_minus = punten die een aanvechter kwijtraakt
gcg-untold_stacks = stenen op stenen
gcg-untold_actions = handelingen die geen zet en geen ruil zijn
gcg-untold_after = wat er na zetten gebeurt: { $rule }
news-held = { $seat } heeft { $count ->
    [one] 1 steen
   *[other] { $count } stenen
}, zegt het verslag.

# Wat je moet weten voordat je met zulke regels speelt.
warning-no_score = Hier levert niets punten op: geen regel geeft punten voor stenen of zetten.
warning-any_word = Hier mag elk woord: niets controleert woorden en niemand mag ze aanvechten.

# De bestanden van een gastheer: borden, letters, woordenlijsten.
folder-boards = Borden, als TOML-bestanden.
folder-tiles = Lettersets, als TOML-bestanden.
folder-lexicons = Woordenlijsten: één woord per regel (.txt), of bestanden van “houserules lexicon build” (.lexicon).
board-read = het bord “{ $name }”
tiles-read = de letterset “{ $name }”
words-read = de woordenlijst “{ $name }”
lexicon-read = het lexicon “{ $name }”
board-square = “{ $text }” is geen vak; er zijn: { $known }
board-row = deze rij heeft { $squares } vakken, de eerste heeft er { $first }
board-sides = een bord heeft 2 tot { $most } rijen en kolommen, niet { $rows } en { $columns }
board-blocked = { $square } is geblokkeerd, dus daar kan niemand beginnen
board-centre = het midden is geblokkeerd: noem een ander beginvak
tiles-name = { $key } moet een korte tekst zijn, niet “{ $value }”
tiles-number = { $key } = { $value }: dat moet van 0 tot { $most } zijn
tiles-empty = er is niet één letter
tiles-total = volgens het bestand is total = { $said }, maar letters en blanco’s zijn er samen { $found }
tiles-no_letters = er zijn geen letters
tiles-too_many = er zijn { $found } letters; hoogstens { $most } kan
tiles-twice = “{ $text }” staat er twee keer
tiles-unfit = “{ $text }” kan geen letter zijn: { $reason ->
    [aliases] er zijn te veel andere schrijfwijzen
    [long] te lang
    [space] er staat een spatie of een stuurteken in
    [reserved] de tekens ? . / betekenen iets anders in notaties
    [small] begin met een hoofdletter, want een kleine letter staat voor een blanco
    [mark] het begint met een accent dat bij het teken ervoor hoort
   *[empty] er staat niets
}
lexicon-other = dit is geen lexicon
lexicon-version = het bestand heeft vorm { $found }, en die leest dit programma niet: maak het opnieuw uit de woordenlijst
lexicon-short = het bestand is afgebroken: { $missing ->
    [one] er ontbreekt één byte
   *[other] er ontbreken { $missing } bytes
}
lexicon-long = het bestand heeft { $extra ->
    [one] één byte
   *[other] { $extra } bytes
} te veel
lexicon-damaged = het bestand is beschadigd: maak het opnieuw uit de woordenlijst
variant-no_limit = [rules] time_limit_action betekent niets zonder turn_time_limit
variant-off = [rules] { $flat } hoort bij de regel { $rule }, en die staat uit
variant-twice = [rules] { $flat } en { $rule }.{ $parameter } zeggen twee keer hetzelfde
rule-laying = Stenen leggen
    .sentence = Een zet is: stenen van het plankje, elk op een vak gelegd.
laying-covered = Op { $square } ligt al een steen.
laying-nothing_below = Op { $square } ligt geen steen om op te stapelen.
rule-stacking = Stapelen
    .sentence = Stenen mogen op andere letters worden gelegd, tot { $height } hoog; van elk woord dat verandert blijft een letter onbedekt.
    .height = Hoe hoog een stapel mag zijn.
stacking-same = Op { $square } ligt dezelfde letter al.
stacking-whole = Van elk woord dat verandert moet minstens één letter onbedekt blijven.
rule-stack_points = Punten naar hoogte
    .sentence = Een woord van losse stenen telt { $flat } per steen, en { $more } meer met { $rare }; elk ander woord telt één per steen in zijn stapels.
    .flat = Wat elke steen telt van een woord waarvan geen steen op een andere ligt.
    .rare = Voor deze steen komt er bij zo’n woord iets bij.
    .more = Zoveel.
rule-plural_s = Geen losse S
    .sentence = Een woord wordt niet verlengd met alleen { $letter }, tenzij die { $letter } ook bij een ander woord van de zet hoort.
    .letter = De letter.
plural_s-alone = { $word } krijgt er alleen { $letter } bij: die moet ook bij een ander nieuw woord horen.
rule-unplayed_tiles = Strafpunten per steen
    .sentence = Elke steen die aan het eind overblijft kost { $points ->
        [one] één punt
       *[other] { $points } punten
    }.
    .points = Wat elke steen kost.
preset-upwords = Upwords
    .sentence = Woorden veranderen door letters op letters te stapelen, tot vijf hoog; hoge stapels scoren.
hint-challenges = Woorden mogen hier aangevochten worden, dus de woordenlijst wordt niet eerder geraadpleegd.

# What tiles are worth to bots.
folder-common = Gewone woorden van een taal (en.txt, nl.txt): wat de bot “easy” kent.
common-read = gewone woorden van de taal { $language }, { $count ->
    [one] één woord
   *[other] { $count } woorden
}
folder-leaves = Wat stenen die op het plankje blijven voor bots waard zijn: bestanden van “houserules crossword train”.
leaves-read = wat stenen voor bots waard zijn, “{ $name }”
leaves-no_numbers = Na de naam komen getallen.
leaves-no_tile = “{ $name }” is geen steen van “{ $tiles }”.
leaves-count = { $name } heeft { $count } getallen nodig.
leaves-missing = Er is geen regel voor de steen { $tile }.
leaves-no_set = De regel “for = STENEN” ontbreekt, die zegt voor welke stenen het is; “houserules crossword train” schrijft die.
leaves-other_set = Het is voor de stenen “{ $name }”, en die zijn hier niet; leg ze in tiles/ van de datamap.

# Terugkijken, en de coach.
choice-play = { $written } voor { $score } (waard { $worth })
choice-swap = { $tiles } ruilen (waard { $worth })
remark-better = { $points ->
    [one] 1 punt
   *[other] { $points } punten
} beter: { $best }.
remark-good = Niets was meer waard.
remark-nothing = Er was niets te leggen.
remark-withdrawn = Teruggenomen: { $points ->
    [one] 1 punt
   *[other] { $points } punten
} kwijt.
hint-wait = De coach spreekt als jij aan de beurt bent.
hint-row = Kijk langs rij { $row }.
hint-column = Kijk langs kolom { $column }.
hint-anywhere = Kijk rond de stenen die er liggen.
hint-tiles = { $tiles ->
    [one] Eén steen scoort
   *[other] { $tiles } stenen scoren
} daar { $score }.
hint-swap = Niets wat je kunt leggen is zoveel waard als nieuwe stenen.
hint-swap-many = { $tiles ->
    [one] Ruil één steen.
   *[other] Ruil { $tiles } stenen.
}
hint-swap-these = Ruil { $tiles }

# Wat er mis is met een bestand met stellingen; `file-line` staat ervoor.
position-no_board = er is geen kolom met een bord van { $rows } rijen
position-no_rack = na het bord komt geen plankje
position-rack_tile = op het plankje ligt “{ $tile }”, en dat is geen steen
position-long_rack = op het plankje liggen { $count } stenen
position-row = rij { $row } van het bord heeft { $squares } vakken, niet { $width }
position-board_tile = in rij { $row } van het bord ligt “{ $tile }”, en dat is geen steen
position-no_number = “{ $text }” is geen getal
position-no_count = { $number } kan geen aantal zijn
position-other = gevonden: { $found }; volgens het bestand: { $expected }
