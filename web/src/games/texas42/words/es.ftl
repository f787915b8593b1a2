page-pips-0 = Blancas
page-pips-1 = Unos
page-pips-2 = Doses
page-pips-3 = Treses
page-pips-4 = Cuatros
page-pips-5 = Cincos
page-pips-6 = Seises
page-doubles = Dobles
page-no-trump = Sin triunfo
page-marks = { $count ->
    [one] 1 marca
   *[other] { $count } marcas
}
page-points = { $count ->
    [one] 1 punto
   *[other] { $count } puntos
}
page-special = { $name }, { $amount }
page-counts = { $count ->
    [10] { $domino }, vale diez
   *[5] { $domino }, vale cinco
}
page-score = { $unit ->
    [marks] { $score } de { $goal } marcas
   *[points] { $score } de { $goal } puntos
}

page-todo-bid = apuesta o pasa
page-todo-bid-must = apuesta
page-todo-name = nombra el triunfo
page-todo-lead = sal con una ficha
page-todo-play = juega una ficha
page-todo-go-on = mira y sigue

page-hints-bid = Apuesta cuántos de los 42 puntos ganaréis; una marca son todos.
page-hints-name = El triunfo gana a todo lo demás: nombra aquello de lo que más tienes.
page-hints-play = Sigue el palo de salida; cuentan las fichas que suman cinco o diez.
page-hints-nello = Nello: pierde todas las bazas.
page-hints-plunge = Plunge: tu pareja nombra el triunfo y hay que ganar todas las bazas.

page-us = Nosotros
page-them = Ellos
page-of = { $have } de { $goal }
page-tricks = { $count ->
    [one] 1 baza
   *[other] { $count } bazas
}
page-table-title = La mesa
page-auction-title = La subasta
page-hand-title = Tus fichas
page-you = tú
page-partner = pareja
page-shakes = revuelve
page-sits-out = no juega
page-away = ausente
page-left = se fue
page-turn = le toca
page-looking = está mirando
page-holds = { $count ->
    [one] 1 ficha
   *[other] { $count } fichas
}
page-pass = Pasar
page-passes = pasa
page-bids = apuesta { $bid }
page-bid-of = Apostar { $bid }
page-hand-no = Mano { $number }
page-no-bid = Aún sin apuestas
page-highest = { $name }: { $bid }
page-naming = { $name } elige triunfo
page-naming-you = Eliges triunfo
page-led = salida: { $suit }
page-to-lead = sale { $name }
page-took = { $name } la gana: { $points }
page-winning = va ganando
page-won = la gana
page-leads = salió
page-last-trick = Última baza
page-back-to-trick = Volver
page-points30 = Puntos
page-marks-group = Marcas
page-specials = Apuestas especiales
page-trumps-group = Triunfo
page-contracts-group = O en su lugar
page-you-hold = tienes { $count }
page-straight = 42 normal
page-hint = Consejo
page-ask-hint = ¿Qué pasaría?
page-thinking = Pensando…
page-lay-down = Tender la mano
page-lay-down-means = Muestra tus fichas y reclama el resto; si alguna jugada lo impide, la apuesta se pierde.
page-claim-fails = { $name } tendió la mano, pero esto lo impide:
page-trump-mark = triunfo
page-advised = aconsejado
page-cannot = Ahora no se puede jugar.
page-go-on = Seguir
page-goes-on-in = sigue en { $seconds } s
page-made = ¡Cumplida!
page-set = ¡Fallada!
page-brings = { $team }: +{ $amount }
page-nobody-scores = Nadie puntúa.
page-bid-by = { $name } apostó { $bid }
page-close = Cerrar
