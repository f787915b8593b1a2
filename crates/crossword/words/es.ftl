# Juegos de palabras cruzadas.

game = Palabras cruzadas
    .sentence = Cruza palabras con las fichas de tu atril; las mejores casillas valen el doble.

category-setup = Con qué se juega
category-plays = Jugadas
category-turns = Turnos
category-scoring = Puntos
category-end = El final

chosen-board-name = { $name ->
    [standard] Normal
    [wordfeud] Wordfeud
    [wordstockt] WordStockt
    [upwords] Upwords
   *[other] { $name }
}
chosen-tiles-name = { $name ->
    [english] Inglesas
    [english-wordfeud] Inglesas, Wordfeud
    [dutch] Neerlandesas
    [dutch-wordstockt] Neerlandesas, WordStockt
    [spanish] Españolas
    [upwords] Upwords
   *[other] { $name }
}
chosen-words-lexicon = { $lexicon ->
    [english] Inglesa
    [dutch] Neerlandesa
    [spanish] Española
   *[other] { $lexicon }
}

rule-bingo_bonus = Bingo
    .sentence = { $points ->
        [one] Un punto
       *[other] { $points } puntos
    } más por jugar { $tiles ->
        [one] una ficha
       *[other] { $tiles } fichas a la vez
    }.
    .points = La bonificación.
    .tiles = Por jugar exactamente tantas fichas del atril.
rule-board = Tablero
    .sentence = Se juega en { $name ->
        [standard] el tablero normal
        [wordfeud] el tablero de Wordfeud
        [wordstockt] el tablero de WordStockt
        [upwords] el tablero de Upwords
       *[other] el tablero «{ $name }»
    }.
    .name = El nombre del tablero.
board-missing = Aquí no hay ningún tablero llamado «{ $name }»{ $count ->
    [0] .
   *[other] ; hay: { $known }.
}
rule-board_bounds = En el tablero
    .sentence = Las fichas quedan dentro de los bordes del tablero.
board_bounds-outside = La fila { $row }, columna { $col } queda fuera del tablero de { $rows } por { $cols }.
board_bounds-several = { $count } fichas quedan fuera del tablero de { $rows } por { $cols }.
rule-cell_availability = Casillas libres
    .sentence = Las fichas van en casillas libres, una en cada una.
cell_availability-covered = Ya hay una ficha en { $square }.
cell_availability-twice = En { $square } solo cabe una ficha.
cell_availability-blocked = En { $square } no cabe ninguna ficha: está bloqueada.
rule-challenge = Impugnaciones
    .sentence = Las palabras no se comprueban; durante { $window } segundos los demás pueden impugnarlas. { $judge ->
        [table] Decide la mesa
       *[dictionary] Decide la lista de palabras
    }; quien impugna una buena jugada { $penalty ->
        [none] no pierde nada
        [points] { $to ->
            [minus] pierde { $points ->
                [one] un punto
               *[other] { $points } puntos
            }
           *[bonus] da al otro { $points ->
                [one] un punto
               *[other] { $points } puntos
            }
        }{ $per ->
            [word] {" "}por cada palabra formada
           *[play] {""}
        }
        [lose_game] queda fuera, igual que quien hace una mala
       *[lose_turn] pierde un turno
    }.
    .judge = Quién decide.
    .judge-dictionary = La lista de palabras, al momento.
    .judge-table = Los jugadores: se mira en otra parte y uno de ellos lo dice.
    .penalty = Lo que cuesta impugnar una buena jugada.
    .penalty-none = Nada (impugnación simple).
    .penalty-lose_turn = El próximo turno de quien impugnó (impugnación doble).
    .penalty-points = Puntos.
    .penalty-lose_game = La partida, para quien se equivoque (impugnación triple).
    .points = Cuántos puntos, si se paga con puntos.
    .per = Por la jugada entera o por cada palabra que formó.
    .per-play = La jugada, una vez.
    .per-word = Cada palabra que formó la jugada.
    .to = Un premio para quien fue impugnado, o un descuento para quien impugnó.
    .to-bonus = Son un premio para quien fue impugnado.
    .to-minus = Se le quitan a quien impugnó.
    .window = Durante tantos segundos se puede impugnar una jugada, si el siguiente no actúa antes.
    .judging = Tras tantos segundos sin decisión la jugada queda, y nadie recibe castigo.
    .lookup = ¿Pueden ver los jugadores lo que dice la lista de palabras, mientras se decide y tras la partida?
challenge-no_list = Si decide la lista de palabras, hay que elegir una lista; o que decida la mesa.
rule-chess_clock = Reloj de ajedrez
    .sentence = Cada jugador tiene { $minutes ->
        [one] un minuto
       *[other] { $minutes } minutos
    } en total{ $increment ->
        [0] {""}
        [one] , y un segundo más después de cada turno
       *[other] , y { $increment } segundos más después de cada turno
    }; { $overtime ->
        [0] quien los agota queda fuera
        [one] un minuto más cuesta { $points ->
            [one] un punto
           *[other] { $points } puntos
        }
       *[other] hasta { $overtime } minutos más cuestan { $points ->
            [one] un punto
           *[other] { $points } puntos
        } cada uno
    }.
    .minutes = Minutos para cada jugador.
    .increment = Segundos que se añaden después de cada uno de sus turnos.
    .overtime = Tantos minutos se pueden usar de más, pagando; después se queda fuera. 0: fuera al momento.
    .points = Lo que cuesta cada minuto de más empezado, en puntos.
rule-connection = Enlazadas
    .sentence = Toda jugada menos la primera toca una ficha del tablero.
connection-apart = La jugada tiene que tocar una ficha del tablero.
rule-consecutive_passes = Pases seguidos
    .sentence = Termina { $limit ->
        [none] cuando todos los jugadores pasan uno tras otro
        [one] tras un pase
       *[other] tras { $limit } pases seguidos
    }{ $swaps_count ->
        [true] ; un cambio cuenta como pase
       *[false] {""}
    }.
    .limit = Tantos pases; nada, o 0: tantos como jugadores.
    .swaps_count = ¿Cuenta un cambio como pase?
rule-cross_word_scoring = Las palabras cruzadas cuentan
    .sentence = También puntúan las palabras que cruzan la principal.
rule-empty_rack = Cerrar
    .sentence = Termina cuando se vacían la bolsa y el atril de alguien.
rule-empty_rack_bonus = Premio por cerrar
    .sentence = { $points ->
        [one] Un punto
       *[other] { $points } puntos
    } más por vaciar el atril cuando la bolsa está vacía.
    .points = La bonificación.
rule-extension_bonus = Premio por alargar
    .sentence = Un premio por alargar en al menos 2 letras una palabra de al menos 2: { $points } puntos por 2 letras viejas, 3, etcétera.
    .points = El premio por 2 letras viejas, 3, etcétera; el último, también por más.
rule-final_score_adjustment = Fichas sobrantes
    .sentence = { $style ->
        [double] Quien cierra recibe el doble del valor de las fichas que les quedan a los demás, y ellos no pierden nada.
        [subtract] Las fichas que quedan al final cuestan su valor; quien cierra no recibe nada por ellas.
       *[transfer] Las fichas que quedan al final cuestan su valor, que va a quien cerró.
    }
    .style = ¿Qué recibe quien cerró?
    .style-transfer = El valor de las fichas de todos los demás, que ellos pierden.
    .style-double = El doble, y los demás no pierden nada.
    .style-subtract = Nada; los demás lo pierden igualmente.
rule-first_move_center = Empezar en el centro
    .sentence = La primera jugada cubre el centro.
first_move_center-elsewhere = { $count ->
    [one] La primera jugada tiene que cubrir { $squares }.
   *[other] La primera jugada tiene que cubrir una de estas casillas: { $squares }.
}
rule-host_ends = Final de común acuerdo
    .sentence = Cuando todos quieren parar, las fichas sobrantes { $adjust ->
        [false] no se cuentan
       *[true] se cuentan
    }.
    .adjust = ¿Se cuentan las fichas sobrantes como en cualquier otro final?
rule-letter_multiplier = Casillas de letra
    .sentence = Una letra puesta en DL vale el doble, en TL el triple.
rule-letter_points = Valor de las letras
    .sentence = Cada letra cuenta su valor; un comodín no cuenta nada.
rule-line_placement = En línea
    .sentence = Todas las fichas de una jugada van en una fila o en una columna.
line_placement-crooked = Las fichas tienen que ir en una sola fila o columna.
rule-minimum_word_length = La palabra más corta
    .sentence = Las palabras tienen al menos { $letters ->
        [one] una letra
       *[other] { $letters } letras
    }.
    .letters = Las letras que tiene como mínimo una palabra principal.
minimum_word_length-short = { $word } es demasiado corta: las palabras tienen al menos { $letters } letras.
rule-no_gaps = Sin huecos
    .sentence = Entre las fichas de una jugada no queda ninguna casilla vacía.
no_gaps-gap = Hay un hueco en { $square }.
rule-pass = Pasar
    .sentence = Los jugadores { $allow ->
        [false] solo pueden pasar cuando no es posible otra cosa
       *[true] pueden pasar
    }.
    .allow = ¿Se puede pasar aunque se pueda jugar?
pass-must_play = En esta mesa nadie pasa mientras pueda jugar o cambiar.
rule-rack_size = Atril
    .sentence = En un atril { $tiles ->
        [one] cabe una ficha
       *[other] caben { $tiles } fichas
    }.
    .tiles = Cuántas fichas tiene un atril lleno.
rule-random_premiums = Premios al azar
    .sentence = Tantas casillas de premio de cada clase como tiene el tablero, en lugares que se sortean en cada partida.
rule-resignation = Rendirse
    .sentence = Cualquiera puede rendirse en cualquier momento; entre dos, gana el otro.
rule-scoreless_turns = Turnos sin puntos
    .sentence = Termina tras { $limit ->
        [one] un turno sin puntos
       *[other] { $limit } turnos seguidos sin puntos
    }: pases, cambios y jugadas retiradas.
    .limit = Tantos turnos.
rule-swap = Cambiar
    .sentence = En lugar de jugar se { $max_tiles ->
        [none] pueden cambiar fichas
        [one] puede cambiar una ficha
       *[other] pueden cambiar hasta { $max_tiles } fichas
    } mientras la bolsa tenga { $minimum_bag ->
        [0] suficientes
        [one] suficientes
       *[other] al menos { $minimum_bag }
    }{ $limit ->
        [none] {""}
        [one] , una vez por partida
       *[other] , { $limit } veces por partida
    }{ $free_first ->
        [true] ; tras el primer cambio de cada jugador sigue su turno
       *[false] {""}
    }.
    .limit = Cuántas veces puede cambiar un jugador en una partida; nada: las que quiera.
    .minimum_bag = La bolsa debe tener tantas fichas; 0 o 1: tantas como se cambian.
    .free_first = ¿Sigue el turno tras el primer cambio de un jugador?
    .max_tiles = Cuántas fichas se pueden cambiar a la vez; nada: el atril entero.
swap-bag = Para cambiar tiene que haber en la bolsa al menos { $minimum ->
    [one] 1 ficha
   *[other] { $minimum } fichas
}; hay { $bag ->
    [one] 1
   *[other] { $bag }
}.
swap-often = Has cambiado tantas veces como se puede en una partida: { $limit }.
swap-many = Se { $most ->
    [one] puede cambiar 1 ficha
   *[other] pueden cambiar { $most } fichas
} a la vez como mucho.
swap-few = En la bolsa solo { $bag ->
    [one] queda 1 ficha
   *[other] quedan { $bag } fichas
}.
rule-tiles = Fichas
    .sentence = Se juega con { $name ->
        [english] las fichas inglesas
        [english-wordfeud] las fichas inglesas de Wordfeud
        [dutch] las fichas neerlandesas
        [dutch-wordstockt] las fichas neerlandesas de WordStockt
        [spanish] las fichas españolas
        [upwords] las fichas de Upwords
       *[other] las fichas «{ $name }»
    }.
    .name = El nombre de las fichas.
tiles-missing = Aquí no hay fichas llamadas «{ $name }»{ $count ->
    [0] .
   *[other] ; hay: { $known }.
}
rule-tiles_in_rack = Tus propias fichas
    .sentence = Cada ficha de una jugada sale de tu atril.
tiles_in_rack-lacks = { $count ->
    [one] En tu atril no hay { $tile ->
        [blank] ningún comodín libre
       *[other] otra ficha { $tile }
    }.
   *[other] En tu atril faltan { $tile ->
        [blank] { $count } comodines
       *[other] { $count } fichas { $tile }
    }.
}
tiles_in_rack-unknown = En este juego no hay ninguna ficha «{ $tile }».
rule-tiles_played_bonus = Premio por fichas
    .sentence = Más puntos por más fichas a la vez: { $points } por 2 fichas, 3, etcétera.
    .points = El premio por 2 fichas, 3 fichas, etcétera; el último, también por más.
rule-time_limit = Tiempo por turno
    .sentence = Un turno dura como mucho { $seconds ->
        [one] un segundo
       *[other] { $seconds } segundos
    }; { $action ->
        [resign] quien tarda más queda fuera
       *[pass] después se pasa
    }.
    .seconds = Segundos para cada turno.
    .action = Lo que ocurre entonces.
    .action-pass = Se pasa el turno.
    .action-resign = Quedas fuera.
rule-turn_order = Quién empieza
    .sentence = El turno va dando la vuelta a la mesa; { $first ->
        [creator] empieza quien abrió la sala
       *[random] se sortea quién empieza
    }.
    .first = Quién tiene el primer turno.
    .first-random = Cualquiera: se sortea.
    .first-creator = Quien abrió la sala: el primer asiento.
rule-winner_determination = Quién gana
    .sentence = Gana la puntuación más alta; { $out_wins_ties ->
        [false] un empate se comparte
       *[true] un empate lo gana quien cerró, y si no, se comparte
    }.
    .out_wins_ties = ¿Gana un empate quien cerró?
rule-word_multiplier = Casillas de palabra
    .sentence = Una palabra con una ficha puesta en DP vale el doble, en TP el triple; varias se multiplican.
rule-word_validation = Se comprueban las palabras
    .sentence = Cada palabra formada debe estar en la lista de palabras.
word_validation-unknown = { $word } no está en la lista de palabras.
rule-words = Lista de palabras
    .sentence = Valen las palabras de { $lexicon ->
        [english] la lista inglesa
        [dutch] la lista neerlandesa
        [spanish] la lista española
       *[other] la lista «{ $lexicon }»
    }.
    .lexicon = El nombre de la lista.
words-missing = Aquí no hay ninguna lista de palabras llamada «{ $name }»{ $count ->
    [0] .
   *[other] ; hay: { $known }.
} { $package ->
    [none] Pon una lista de palabras llamada { $name } en lexicons/ de la carpeta de datos.
   *[other] Instala { $package } de Debian, o pon una lista de palabras llamada { $name } en lexicons/ de la carpeta de datos.
}
words-other_letters = La lista de palabras «{ $name }» tiene otras letras que las fichas «{ $tiles }».
words-not_text = La lista de palabras «{ $name }» no se puede leer: el byte { $at } de la línea { $line } es { $byte }, que no es texto UTF-8.
words-control = La lista de palabras «{ $name }» no se puede leer: el byte { $at } de la línea { $line } es el carácter de control { $character }.
words-empty = La lista de palabras «{ $name }» no tiene ninguna palabra que se pueda escribir con las fichas «{ $tiles }».
words-unusable = La lista de palabras «{ $name }» no se puede usar: { $why }.

preset-scrabble = Scrabble
    .sentence = El clásico: palabras inglesas, el tablero normal, 50 puntos por un atril completo.
preset-wordstockt = WordStockt
    .sentence = Palabras neerlandesas con los valores de WordStockt; termina tras cuatro pases seguidos.
preset-wordstockt-english = WordStockt en inglés
    .sentence = Palabras inglesas; termina tras cuatro pases seguidos.
preset-wordstockt-app = La aplicación WordStockt
    .sentence = Palabras neerlandesas; más puntos por muchas fichas, por alargar palabras y por vaciar el atril; el primer cambio es gratis.
preset-spanish = Español
    .sentence = Palabras españolas; CH, LL y RR son fichas propias.
preset-wordfeud-random = Wordfeud, tablero al azar
    .sentence = Como Wordfeud, con las casillas de premio en otro sitio en cada partida.
preset-wordfeud = Wordfeud
    .sentence = El tablero y las fichas de Wordfeud; 40 puntos por un atril completo, termina tras tres pases.
preset-friends = Amigos
    .sentence = Se puede jugar cualquier palabra; quien duda la impugna, y decide la mesa.
preset-club = Club
    .sentence = Como en un club: decide la lista de palabras, 25 minutos por jugador, diez puntos por cada minuto de más.
preset-house = Reglas de la casa
    .sentence = Una mesa indulgente: cambios hasta la última ficha, seis pases, 35 puntos por un atril completo.
preset-speed = Rápido
    .sentence = Un minuto por turno, y termina tras dos pases.
preset-challenge = Impugnar
    .sentence = Las palabras no se comprueban, pero se pueden impugnar; quien impugna una buena pierde un turno.

bot-easy = Fácil
    .sentence = Conoce palabras corrientes, y no busca la mejor jugada.
bot-greedy = Codicioso
    .sentence = Conoce todas las palabras, y juega lo que más puntúa.
bot-steady = Constante
    .sentence = Conoce todas las palabras, y piensa en lo que queda en el atril.
bot-strong = Fuerte
    .sentence = Mira adelante lo que otros pueden responder, y juega el final con exactitud.

offer-play = Jugar una palabra
offer-swap = Cambiar fichas
offer-pass = Pasar
offer-resign = Rendirse
offer-challenge = Impugnar
offer-waive = Está bien
offer-valid = Es válida
offer-invalid = No es válida
offer-abstain = Que decidan otros
offer-look_up = Buscar una palabra

news-laid = El tablero es { $board ->
    [standard] el normal
    [wordfeud] el de Wordfeud
    [wordstockt] el de WordStockt
    [upwords] el de Upwords
   *[other] «{ $board }»
}, las fichas son { $tiles ->
    [english] las inglesas
    [english-wordfeud] las inglesas de Wordfeud
    [dutch] las neerlandesas
    [spanish] las españolas
    [dutch-wordstockt] las neerlandesas de WordStockt
    [upwords] las de Upwords
   *[other] «{ $tiles }»
}.
news-drew = { $seat } roba { $count ->
    [one] 1 ficha
   *[other] { $count } fichas
}.
news-drew_these = { $seat } roba { $tiles }.
news-played = { $seat } juega { $written }{ $crossing ->
    [0] {""}
   *[other] {" "}con { $others }
} por { $points }.{ $bingo ->
    [true] {" "}¡Bingo!
   *[false] {""}
}
news-swapped = { $seat } cambia { $count ->
    [one] 1 ficha
   *[other] { $count } fichas
}.
news-passed = { $late ->
    [true] { $seat } pasa: se acabó el tiempo.
   *[false] { $seat } pasa.
}
news-left = { $why ->
    [resigned] { $seat } se rinde.
    [time] { $seat } queda fuera: se acabó el tiempo.
    [challenge] { $seat } queda fuera: perdió la impugnación.
   *[left] { $seat } se va.
}
news-skipped = { $seat } se salta un turno.
news-last_play = Termina si esta jugada queda.
news-waived = { $seat } dice que está bien.
news-accepted = La jugada de { $seat } queda.
news-challenged = { $seat } la impugna.
news-abstained = { $seat } deja que decidan otros.
news-looked_up = { $seat } busca { $word }. { $good ->
    [true] Está en la lista de palabras.
   *[false] No está en la lista de palabras.
}

news-unjudged = Nadie decidió a tiempo: { $words } { $count ->
    [one] queda
   *[other] quedan
}.
news-good = { $by ->
    [seat] { $judge } decide:{" "}
    [rule] { $judge }:{" "}
   *[dictionary] {""}
}{ $words } { $count ->
    [one] es válida y queda
   *[other] son válidas y quedan
}.
news-bad = { $by ->
    [seat] { $judge } decide:{" "}
    [rule] { $judge }:{" "}
   *[dictionary] {""}
}{ $words } { $count ->
    [one] no es válida
   *[other] no son todas válidas
}. { $seat } retira las fichas y pierde { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
news-loses_turn = { $seat } pierde un turno.
news-gets = { $seat } gana { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
news-pays = { $seat } pierde { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.

news-tiles_left = Fichas sobrantes: { $changes }.
news-overtime = Fuera de tiempo: { $changes }.
news-change = { $seat } { $points }
news-won = { $count ->
    [one] Gana { $winners }.
   *[other] { $winners } comparten el primer puesto.
}

end-empty_rack = Se jugaron todas las fichas.
end-consecutive_passes = Todos pasaron.
end-scoreless_turns = Nadie puntuó durante un rato.
end-resignation = Solo queda un jugador.
end-host_ends = La partida se paró antes de su final.
end-no_tiles = No quedan fichas.

stat-turns = Turnos
stat-plays = Jugadas
stat-best_play = Mejor jugada
stat-bingos = Bingos
stat-average = Puntos por jugada
stat-adjustment = Fichas sobrantes

refused-no_tiles = No hay fichas puestas.
refused-none_chosen = No hay fichas elegidas.
refused-too_many = Son más fichas que casillas tiene el tablero.
refused-no_swaps = En esta mesa nadie cambia.
refused-no_resigning = En esta mesa nadie se rinde.
refused-judging = Primero se decide una impugnación.
refused-no_play = No hay ninguna jugada que impugnar.
refused-challenged = Ya está impugnada.
refused-own = Es tu propia jugada.
refused-waived = Has dicho que está bien.
refused-no_challenge = No hay ninguna impugnación que decidir.
refused-about_you = Se trata de ti: no puedes dejarlo a otros.
refused-involved = Decide alguien que no está implicado.
refused-abstained = Lo has dejado a otros.
refused-no_lookup = En esta mesa nadie busca palabras.
refused-lookup_later = Las palabras se buscan mientras se decide una impugnación y tras la partida.
refused-swap_alone = Cambiar fichas es un turno aparte.
refused-swap_twice = En un turno se cambia como mucho una vez.
refused-not_understood = Ninguna regla de esta mesa entiende «{ $action }».
turn-nobody = Ninguna regla entiende la acción «{ $action }» que trae otra regla.
turn-two = «{ $one }» y «{ $other }» quieren ejecutar la acción «{ $action }»: elige una de las dos.
refused-no_list = No hay lista de palabras.

notation-wrong = { $why } Escribe una jugada como 8H QUIZ (horizontal) o H8 QUIZ (vertical).
notation-square = «{ $text }» no es una casilla.
notation-outside = «{ $text }» no está en el tablero.
notation-no_word = Tras la casilla viene la palabra.
notation-too_long = La palabra no cabe: no hay casilla para su letra { $number }.
notation-no_tile = En { $square } no hay ficha para el «.».
notation-no_letter = No hay ninguna ficha «{ $text }».
notation-other = En { $square } hay { $there }, no { $written }.
notation-swap = Escribe qué fichas, por ejemplo: cambiar ABC

no_end = Nada terminaría esta partida cuando ya no quepa ninguna palabra: activa «{ rule-consecutive_passes }» o «{ rule-scoreless_turns }».
no_bots-no_list = Ningún bot puede jugar a esto: no hay lista de palabras.
no_bots-replayed = Ningún bot puede jugar a esto: se está repasando.
no_bots-unchecked = Ningún bot puede jugar a esto: no se comprueban las palabras.
no_bots-gaps = Ningún bot puede jugar a esto: las jugadas pueden tener huecos.
no_bots-apart = Ningún bot puede jugar a esto: las jugadas no tienen que tocar lo que hay en el tablero.

hint-play = { $written } por { $score }
hint-nothing = No hay nada que jugar: cambia o pasa.

show-player = { $seat }: { $score } ({ $tiles ->
    [one] 1 ficha
   *[other] { $tiles } fichas
}{ $gone ->
    [true] , se fue
   *[false] {""}
}{ $clock ->
    [none] {""}
   *[other] , quedan { $clock }
}{ $skips ->
    [true] , se salta un turno
   *[false] {""}
})
show-open = { $seat } jugó { $words } por { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}. Impúgnalo, o queda.{ $last ->
    [true] {" "}Es la última jugada.
   *[false] {""}
}
show-challenged = { $seat } impugna { $words }. La decisión es de { $judges }.
show-lookup = La lista de palabras: { $words }.
show-listed = { $good ->
    [true] { $word } es válida
   *[false] { $word } no está
}
show-rack = Atril: { $tiles }
show-bag = Bolsa: { $tiles }

# Lo que se ve de tableros, fichas y listas de palabras antes de elegirlos.
preview-board = { $across } por { $down } casillas
preview-tiles = { $count } fichas, { $blanks ->
    [0] sin comodines
    [one] un comodín
   *[other] { $blanks } comodines
}
preview-words = { $count } palabras
preview-entries = { $count } entradas

# Partidas en GCG, línea a línea.
gcg-empty = no hay nada en este archivo
gcg-players = una partida nombra primero a sus jugadores: #player1 y #player2
gcg-player_order = aquí está { $name }, aunque le toca al jugador { $number }
gcg-nameless = { $name } no tiene nombre
gcg-same_name = dos jugadores se llaman «{ $nick }»
gcg-nobody = aquí nadie se llama «{ $nick }»
gcg-twice = #{ $name } aparece aquí por segunda vez
gcg-late = #{ $name } va antes del primer turno
gcg-odd_line = «{ $text }» no es una línea de GCG: empiezan por > o #
gcg-odd_turn = «{ $text }» no es un turno; se escribe así: >Ann: AEINRST 8D NASTIER +68 68
gcg-no_number = «{ $text }» no es un número de puntos
gcg-no_tile = «{ $tile }» en «{ $text }» no es una ficha
gcg-no_board = aquí no hay ningún tablero «{ $name }»; hay: { $known }
gcg-no_tiles = aquí no hay fichas «{ $name }»; hay: { $known }
gcg-rules = con estas reglas no se puede jugar: { $why }
gcg-ours = no se puede leer esta línea de House Rules: { $why }
gcg-off_turn = le toca a { $nick }
gcg-over = la partida ya ha terminado
gcg-not_over = la partida aún no ha terminado
gcg-long_rack = en un atril caben como mucho { $count } fichas
gcg-play = no se puede leer esta jugada: { $why }
gcg-refused = esta jugada no vale: { $why }
gcg-no_word = { $word } no está en la lista de palabras
gcg-score = esto vale { $expected }, no { $written }
gcg-total = ahora la puntuación es { $expected }, no { $written }
gcg-not_on_rack = no está en el atril: { $tiles }
gcg-not_in_bag = estas fichas ya no pueden estar ahí: { $tiles }
gcg-nothing_withdrawn = no se ha jugado nada que se pueda retirar
gcg-nothing_challenged = no se ha jugado nada que se pueda impugnar
gcg-not_theirs = la jugada anterior era de { $nick }
gcg-left_tiles = las fichas que quedan son { $expected }
gcg-left_points = las fichas que quedan cuentan { $expected }, no { $written }
gcg-early_time = los puntos por tiempo van después de contar las fichas que quedan
gcg-odd_rack = lo que tiene { $nick } no se sigue del atril anterior; se cree al archivo
gcg-covers = no hay nada como dice «{ $said }»
gcg-uncovered = en { $square } hay { $there }; que esta jugada va encima debe constar después en una línea «#houserules covers { $square } { $there }»
gcg-actions = las acciones que indica #houserules dan otra cosa que esta jugada
gcg-after = lo que las reglas hacen ocurrir tras esta jugada no consta en el registro
gcg-stripped = { $why } (House Rules escribió este registro, y lo que GCG no puede decir estaba en líneas que empezaban por #houserules: ya no están)
gcg-untold_rules = reglas distintas de las habituales: { $rules }
gcg-untold_players = una partida de { $count }
gcg-untold_board = el tablero «{ $name }»
gcg-untold_tiles = las fichas «{ $name }»
gcg-untold_skipped = un turno perdido tras una impugnación (allí, un pase)
gcg-untold_left = que alguien se fue o se rindió
gcg-untold_minus = puntos que pierde quien impugna
gcg-untold_stacks = fichas sobre fichas
gcg-untold_actions = acciones que no son ni jugadas ni cambios
gcg-untold_after = lo que ocurre tras las jugadas: { $rule }
news-held = { $seat } tiene { $count ->
    [one] 1 ficha
   *[other] { $count } fichas
}, según el archivo.

# Lo que conviene saber antes de jugar con tales reglas.
warning-no_score = Aquí nada puntúa: ninguna regla da puntos por fichas o jugadas.
warning-any_word = Aquí vale cualquier palabra: nada las comprueba y nadie puede impugnarlas.

# Los archivos del anfitrión: tableros, fichas, listas de palabras.
folder-boards = Tableros, en archivos TOML.
folder-tiles = Juegos de fichas, en archivos TOML.
folder-lexicons = Listas de palabras: una palabra por línea (.txt), o archivos hechos con «houserules lexicon build» (.lexicon).
board-read = el tablero «{ $name }»
tiles-read = el juego de fichas «{ $name }»
words-read = la lista de palabras «{ $name }»
lexicon-read = el léxico «{ $name }»
board-square = «{ $text }» no es una casilla; hay: { $known }
board-row = esta fila tiene { $squares } casillas y la primera tiene { $first }
board-sides = un tablero tiene de 2 a { $most } filas y columnas, no { $rows } y { $columns }
board-blocked = { $square } está bloqueada, así que nadie puede empezar ahí
board-centre = el centro está bloqueado: indica otra casilla de inicio
tiles-name = { $key } debe ser un texto corto, no «{ $value }»
tiles-number = { $key } = { $value }: tiene que ser de 0 a { $most }
tiles-empty = no hay ni una sola ficha
tiles-total = el archivo dice total = { $said }, pero sus fichas y comodines suman { $found }
tiles-no_letters = no hay letras
tiles-too_many = hay { $found } letras; caben { $most } como mucho
tiles-twice = «{ $text }» está dos veces
tiles-unfit = «{ $text }» no puede ser una letra: { $reason ->
    [aliases] tiene demasiadas grafías
    [long] es demasiado largo
    [space] tiene un espacio o un carácter de control
    [reserved] los caracteres ? . / significan otra cosa en la notación
    [small] tiene que empezar con mayúscula, porque una minúscula es un comodín
    [mark] empieza con un signo que pertenece al carácter anterior
   *[empty] está vacío
}
lexicon-other = esto no es un archivo de léxico
lexicon-version = el archivo es del formato { $found }, que este programa no lee: vuelve a crearlo con su lista de palabras
lexicon-short = el archivo está cortado: { $missing ->
    [one] falta un byte
   *[other] faltan { $missing } bytes
}
lexicon-long = al archivo le { $extra ->
    [one] sobra un byte
   *[other] sobran { $extra } bytes
}
lexicon-damaged = el archivo está dañado: vuelve a crearlo con su lista de palabras
variant-no_limit = [rules] time_limit_action no significa nada sin turn_time_limit
variant-off = [rules] { $flat } es de la regla { $rule }, que está desactivada
variant-twice = [rules] { $flat } y { $rule }.{ $parameter } dicen dos veces lo mismo
rule-laying = Colocar fichas
    .sentence = Una jugada son fichas del atril, cada una puesta en una casilla.
laying-covered = En { $square } ya hay una ficha.
laying-nothing_below = En { $square } no hay ficha sobre la que apilar.
rule-stacking = Apilar
    .sentence = Las fichas pueden ponerse sobre otras letras, hasta { $height } de altura; de cada palabra que cambia queda una letra sin cubrir.
    .height = Qué altura puede tener una pila.
stacking-same = En { $square } ya está la misma letra.
stacking-whole = De cada palabra que cambia debe quedar al menos una letra sin cubrir.
rule-stack_points = Puntos por altura
    .sentence = Una palabra de fichas sueltas vale { $flat } por ficha, y { $more } más con { $rare }; cualquier otra vale uno por cada ficha de sus pilas.
    .flat = Lo que vale cada ficha de una palabra sin fichas apiladas.
    .rare = Por esta ficha, una palabra así vale más.
    .more = Tantos puntos.
rule-plural_s = Sin S suelta
    .sentence = Una palabra no se alarga solo con { $letter }, salvo que esa { $letter } sea también de otra palabra de la jugada.
    .letter = La letra.
plural_s-alone = { $word } solo añade { $letter }: debe formar parte también de otra palabra nueva.
rule-unplayed_tiles = Castigo por ficha
    .sentence = Cada ficha que sobra al final cuesta { $points ->
        [one] un punto
       *[other] { $points } puntos
    }.
    .points = Lo que cuesta cada ficha.
preset-upwords = Upwords
    .sentence = Las palabras cambian apilando letras sobre letras, hasta cinco de altura; las pilas altas puntúan.
hint-challenges = Aquí se pueden impugnar las palabras, así que antes no se consulta la lista.

# What tiles are worth to bots.
folder-common = Palabras corrientes de un idioma (en.txt, nl.txt): las que conoce el bot «easy».
common-read = palabras corrientes del idioma { $language }, { $count ->
    [one] una palabra
   *[other] { $count } palabras
}
folder-leaves = Cuánto valen para los bots las fichas que quedan en el atril: archivos hechos con «houserules crossword train».
leaves-read = cuánto valen las fichas para los bots, «{ $name }»
leaves-no_numbers = Después del nombre van números.
leaves-no_tile = «{ $name }» no es ninguna ficha de «{ $tiles }».
leaves-count = { $name } necesita { $count } números.
leaves-missing = No hay ninguna línea para la ficha { $tile }.
leaves-no_set = Falta la línea «for = FICHAS», que dice para qué fichas es; «houserules crossword train» la escribe.
leaves-other_set = Es para las fichas «{ $name }», que no están aquí; ponlas en tiles/ de la carpeta de datos.

# Mirar atrás, y el entrenador.
choice-play = { $written } por { $score } (vale { $worth })
choice-swap = cambiar { $tiles } (vale { $worth })
remark-better = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} mejor: { $best }.
remark-good = Nada valía más.
remark-nothing = No se podía jugar nada.
remark-withdrawn = Retirada: { $points ->
    [one] 1 punto menos
   *[other] { $points } puntos menos
}.
hint-wait = El entrenador habla cuando es tu turno.
hint-row = Mira en la fila { $row }.
hint-column = Mira en la columna { $column }.
hint-anywhere = Mira alrededor de las fichas que hay.
hint-tiles = { $tiles ->
    [one] Una ficha vale
   *[other] { $tiles } fichas valen
} { $score } ahí.
hint-swap = Nada de lo que puedes jugar vale tanto como fichas nuevas.
hint-swap-many = { $tiles ->
    [one] Cambia una ficha.
   *[other] Cambia { $tiles } fichas.
}
hint-swap-these = Cambia { $tiles }

# Lo que está mal en un archivo de posiciones; delante va `file-line`.
position-no_board = no hay ninguna columna con un tablero de { $rows } filas
position-no_rack = tras el tablero no hay atril
position-rack_tile = en el atril está «{ $tile }», que no es ninguna ficha
position-long_rack = el atril tiene { $count } fichas
position-row = la fila { $row } del tablero tiene { $squares } casillas, no { $width }
position-board_tile = en la fila { $row } del tablero está «{ $tile }», que no es ninguna ficha
position-no_number = «{ $text }» no es un número
position-no_count = { $number } no puede ser una cantidad
position-other = se encontró { $found }; el archivo dice { $expected }
