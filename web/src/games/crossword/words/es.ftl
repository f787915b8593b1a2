page-board = Tablero
page-board-help = Con las flechas vas de casilla en casilla. Espacio pone la flecha de escritura; luego escribe letras.
page-rack = Tus fichas

page-premium-d = DL
page-premium-t = TL
page-premium-q = 4L
page-premium-D = DP
page-premium-T = TP
page-premium-Q = 4P

page-premium-name-d = doble letra
page-premium-name-t = triple letra
page-premium-name-q = cuádruple letra
page-premium-name-D = doble palabra
page-premium-name-T = triple palabra
page-premium-name-Q = cuádruple palabra
page-premium-name-blocked = bloqueada

page-start = salida
page-free = libre
page-blank = comodín
page-tile = { $points ->
    [one] { $letter }, 1 punto
   *[other] { $letter }, { $points } puntos
}
page-stacked = { $height } de altura, sobre { $below }
page-stack-is = { $square }, de arriba abajo: { $tiles }
page-stack-hint = Las fichas pueden ir sobre otras: toca una ficha del tablero o escribe encima.
page-blank-as = { $letter }, un comodín
page-yours = sin jugar todavía
page-just-played = recién jugada
page-typing-here = { $direction ->
    [across] escribir en horizontal
   *[down] escribir en vertical
}
page-typing-from = { $direction ->
    [across] Escribir en horizontal desde { $square }.
   *[down] Escribir en vertical desde { $square }.
}
page-no-arrow = Sin flecha de escritura.
page-laid-on = { $blank ->
    [true] { $letter } (comodín) en { $square }.
   *[false] { $letter } en { $square }.
}
page-took-back = { $letter ->
    [none] Retirada.
   *[other] { $letter } vuelve a tu atril.
}
page-recalled = Todas las fichas vuelven a tu atril.
page-rack-is = Tus fichas: { $tiles }.
page-no-tile = No tienes { $letter }.
page-no-room = La línea termina aquí.
page-lay-first = Primero pon fichas en el tablero.
page-not-your-turn = Todavía no es tu turno. Tus fichas se quedan donde están.
page-wait-turn = Espera tu turno para jugarla.
page-ahead-hint = Ya puedes poner fichas; se quedan.
page-first-hint = Pon fichas en línea, tocando lo que hay; las casillas oscuras multiplican.
page-todo = forma una palabra, cambia o pasa
page-todo-no-swap = forma una palabra o pasa
page-hint-touch = Toca una ficha y luego una casilla, o una casilla y luego fichas, o arrastra.
page-hint = Toca una casilla y escribe, toca una ficha y luego una casilla, o arrastra.
page-hint-selected = Ahora toca una casilla.
page-hint-arrow = Escribe o toca tus fichas.
page-would-score = Esto valdría { $points }.
page-play = Jugar
page-play-for = Jugar por { $points }
page-not-allowed = Esto no se puede jugar:

page-bonus-bingo_bonus = atril completo

page-bonus-else = extra
page-shuffle = Mezclar
page-recall = Retirar todo
page-swap = Cambiar
page-pass = Pasar
page-resign = Rendirse
page-more = Más
page-zoom-in = Acercar
page-zoom-out = Alejar
page-close = Cerrar
page-cancel = No, seguir
page-bag = { $count ->
    [0] La bolsa está vacía
   *[other] { $count } en la bolsa
}
page-unseen = Fichas no vistas
page-unseen-hint = { $bag } en la bolsa, { $others } en los otros atriles.
page-unseen-of = { $letter }: { $count }
page-which-letter = ¿Qué letra será el comodín?
page-swap-title = ¿Qué fichas quieres cambiar?
page-swap-most = Como mucho { $most }. En lugar de jugar, robas otras tantas.
page-swap-do = { $count ->
    [0] Elige fichas
    [one] Cambiar 1 ficha
   *[other] Cambiar { $count } fichas
}
page-pass-title = ¿Pasar el turno?
page-pass-text = Esta vez no juegas nada.
page-pass-do = Sí, pasar
page-resign-title = ¿Abandonar la partida?
page-resign-text = Te rindes. No se puede deshacer.
page-resign-do = Sí, rendirme
page-not-offered = Ahora no es posible.
page-command = Línea de órdenes
page-command-help = 8H QUIZ juega en horizontal, H8 QUIZ en vertical; “.” es una ficha que ya está, una minúscula un comodín; “?” al final solo pregunta. También: cambiar ABC, paso, atril.
page-command-do = Hazlo

page-mistake-unknown = Dilo como “8H QUIZ”, “cambiar ABC” o “paso”.
page-mistake-square = Las casillas se escriben 8H (horizontal) o H8 (vertical).
page-mistake-outside = Esa casilla no está en el tablero.
page-mistake-no_word = Tras la casilla viene la palabra, como “8H QUIZ”.
page-mistake-too_long = La palabra no cabe ahí.
page-mistake-no_tile_there = No hay ficha para el “.”.
page-mistake-no_letter = No hay tal ficha en este juego.
page-mistake-other_there = Ahí hay otra letra.

page-last-played = { $name }: { $words }
page-last-score = por { $score }
page-last-swapped = { $count ->
    [one] { $name } cambió 1 ficha
   *[other] { $name } cambió { $count } fichas
}
page-last-passed = { $name } pasó
page-last-withdrew = { $name } retiró { $words }

page-counters-scoreless_turns = turnos sin puntos
page-counters-consecutive_passes = pases seguidos

page-counter = { $count } de { $limit } { $what }
page-end-title = Fichas que quedaron
page-end-none = ninguna ficha
page-keys = Teclas

page-key-list-click-key = Clic, espacio
page-key-list-click-does = flecha de escritura →, otra vez ↓
page-key-list-letters-key = A–Z
page-key-list-letters-does = poner una ficha; con Mayús un comodín
page-key-list-back-key = Retroceso
page-key-list-back-does = retirar la última
page-key-list-arrows-key = ↑ · ↓
page-key-list-arrows-does = mezclar · retirar todo
page-key-list-enter-key = Intro
page-key-list-enter-does = jugar
page-key-list-escape-key = Esc
page-key-list-escape-does = retirar todo, luego quitar la flecha

page-challenge-played = { $score ->
    [one] { $name } jugó { $words } por 1 punto
   *[other] { $name } jugó { $words } por { $score } puntos
}
page-challenge-you-played = { $score ->
    [one] Jugaste { $words } por 1 punto
   *[other] Jugaste { $words } por { $score } puntos
}
page-challenge-went-out = { $score ->
    [one] { $name } cerró con { $words } por 1 punto
   *[other] { $name } cerró con { $words } por { $score } puntos
}
page-challenge-you-went-out = { $score ->
    [one] Cerraste con { $words } por 1 punto
   *[other] Cerraste con { $words } por { $score } puntos
}
page-challenge-last-play = La partida termina si nadie lo impugna.
page-challenge-may-challenge = Los demás pueden impugnarla.
page-challenge-acting-accepts = Si sigues jugando, queda.
page-challenge-challenge = Impugnar
page-challenge-waive = Está bien
page-challenge-waived = Está bien para { $names }
page-challenge-cost-none = Impugnar sin razón no cuesta nada.
page-challenge-cost-turn = Impugnar sin razón cuesta tu próximo turno.
page-challenge-cost-game = Quien se equivoque queda fuera.
page-challenge-cost-bonus = { $count ->
    [one] Impugnar sin razón da 1 punto a { $name }.
   *[other] Impugnar sin razón da { $count } puntos a { $name }.
}
page-challenge-cost-minus = { $count ->
    [one] Impugnar sin razón te cuesta 1 punto.
   *[other] Impugnar sin razón te cuesta { $count } puntos.
}
page-challenge-challenges = { $who } impugna { $words }
page-challenge-you-challenge = Impugnas { $words }
page-challenge-challenges-you = { $who } impugna tu { $words }
page-challenge-is-it-good = { $count ->
    [one] ¿Es una palabra válida?
   *[other] ¿Son todas palabras válidas?
}
page-challenge-valid = Es válida
page-challenge-invalid = No es válida
page-challenge-abstain = Que decidan otros
page-challenge-judges = { $count ->
    [one] Puede decidir: { $names }.
   *[other] Pueden decidir: { $names }.
}
page-challenge-admit = Puedes admitirlo.
page-challenge-unjudged = Si nadie decide, queda.
page-challenge-abstained = Lo dejan a otros: { $names }
page-challenge-goes-back = { $name } la retira
page-challenge-it-stands = queda
page-challenge-loses-turn = { $name } pierde un turno
page-challenge-is-out = { $name } queda fuera
page-challenge-gets = { $count ->
    [one] { $name } gana 1 punto
   *[other] { $name } gana { $count } puntos
}
page-challenge-pays = { $count ->
    [one] { $name } pierde 1 punto
   *[other] { $name } pierde { $count } puntos
}
page-challenge-in-list = en la lista
page-challenge-not-in-list = no está en la lista
page-challenge-is-in-list = { $word } está en la lista de palabras.
page-challenge-is-not-in-list = { $word } no está en la lista de palabras.
page-challenge-look-up = Buscar una palabra
page-challenge-word = ¿Qué palabra?
page-challenge-look-up-do = Buscar
page-challenge-stands = { $count ->
    [one] { $words } queda
   *[other] { $words } quedan
}
page-challenge-withdrawn = { $count ->
    [one] { $words } se retira
   *[other] { $words } se retiran
}
page-challenge-by-list = La lista de palabras ha decidido.
page-challenge-by-player = { $name } ha decidido.
page-challenge-by-you = Has decidido tú.
page-challenge-by-nobody = Nadie decidió a tiempo.
page-challenge-takes-back = { $score ->
    [one] { $name } retira las fichas, sin ese punto, y pierde el turno.
   *[other] { $name } retira las fichas, sin los { $score } puntos, y pierde el turno.
}
page-challenge-will-skip = { $name } se salta el próximo turno.
page-challenge-was-skipped = Se salta el turno de { $name }.
page-challenge-is-out-now = { $name } queda fuera.
page-challenge-no-penalty = Nadie recibe castigo.
page-challenge-skips = { $name } se salta el próximo turno
page-challenge-skipped = Se saltó el turno de { $name }
page-challenge-you-judge = Tú decides si vale
page-challenge-wait-judge = { $count ->
    [one] { $names } puede decidir si vale…
   *[other] { $names } pueden decidir si vale…
}
page-challenge-last-word = ¿Queda la última jugada?
page-challenge-waits-for-judge = Primero se decide la impugnación. Tus fichas se quedan donde están.
page-challenge-mark-claimed = se puede impugnar
page-challenge-mark-doubted = impugnada
page-challenge-mark-stands = queda
page-challenge-mark-withdrawn = retirada de aquí
page-challenge-overtime = fuera de tiempo
page-challenge-command-help = Y: impugnar, bien, válida, inválida.
