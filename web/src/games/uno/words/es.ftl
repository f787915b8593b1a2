page-hints-play = Iguala el color o el número; un comodín siempre vale.
page-hints-answer = Un comodín roba cuatro solo es justo sin cartas del color: desafía o toma las cartas.
page-hints-uno = Di UNO antes de jugar tu penúltima carta, o alguien te pillará.

page-dont-wait = No esperar
page-todo-play = juega una carta o roba
page-todo-draw = roba una carta
page-todo-drawn = juega la carta robada o guárdala
page-todo-take = toma las cartas o pásalas
page-todo-challenge = toma las cartas o desafía
page-todo-name = elige un color

page-colours-red = rojo
page-colours-yellow = amarillo
page-colours-green = verde
page-colours-blue = azul

page-letters-red = R
page-letters-yellow = Am
page-letters-green = V
page-letters-blue = Az

page-card = { $symbol ->
    [wild] comodín
    [four] comodín roba cuatro
    [reverse] reversa { $colour ->
        [red] roja
        [yellow] amarilla
        [green] verde
       *[blue] azul
    }
   *[other] { $symbol ->
        [skip] salto
        [two] roba dos
       *[other] { $symbol }
    } { $colour ->
        [red] rojo
        [yellow] amarillo
        [green] verde
       *[blue] azul
    }
}
page-cards = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
page-hand = { $count ->
    [one] Tu mano: 1 carta
   *[other] Tu mano: { $count } cartas
}
page-empty-hand = ¡Sin cartas!
page-not-in-hand = Juegas desde la próxima mano.
page-playable = Jugar { $card }
page-unplayable = { $card }, no se puede jugar ahora
page-just-drawn = recién robada
page-tap-card = Toca una carta levantada para jugarla.
page-tap-drawn = Juega la carta que robaste, o quédatela.
page-none-fits = Ninguna de tus cartas sirve: roba.
page-jump-in = ¡Puedes colarte con una carta levantada!
page-draw = Robar
page-draw-pile = { $count ->
    [one] Mazo: 1 carta
   *[other] Mazo: { $count } cartas
}
page-draw-from = { $count ->
    [one] Robar del mazo de 1 carta
   *[other] Robar del mazo de { $count } cartas
}
page-pass = Pasar
page-uno = ¡UNO!
page-on-top = { $count ->
    [one] Encima: { $card }; 1 carta debajo
   *[other] Encima: { $card }; { $count } cartas debajo
}
page-colour-is = Color: { $colour }
page-no-colour = aún sin color
page-clockwise = Se juega en el sentido del reloj
page-counterclockwise = Se juega en contra del reloj
page-dealer = reparte
page-on-turn = en turno
page-away = ausente
page-next-hand = desde la próxima mano
page-said-uno = UNO
page-catch = ¡Pillar!
page-catch-who = Pillar a { $name }, que no dijo UNO
page-to-draw = { $name } debe robar { $count }
page-you-draw = Debes robar { $count }
page-choose-colour = ¿Qué color para el { $card }?
page-choose-target = ¿Con quién cambias la mano por el { $card }?
page-name-colour = La primera carta es un comodín. ¿Qué color tendrá?
page-back = Esta carta no
page-played-on = { $name } te jugó { $card }.
page-accept = { $count ->
    [one] Tomar 1 carta
   *[other] Tomar { $count } cartas
}
page-accept-means = Robas y pierdes el turno.
page-challenge = Desafiar
page-challenge-means = { $colour ->
    [none] Miras la mano de { $name }. Si otra carta habría servido, { $name } roba { $count } y tú juegas. Si no, robas { $more }.
   *[other] Miras la mano de { $name }. Si tiene { $colour }, { $name } roba { $count } y tú juegas. Si no, robas { $more }.
}
page-stack-hint = O pásalo con una carta levantada.
page-challenged-right = { $by } desafió a { $of }, y con razón.
page-challenged-wrong = { $by } desafió a { $of }, y sin razón.
page-held-by = Lo que tenía { $name }, solo para tus ojos:
page-swapped = { $one } y { $other } cambiaron sus manos.
page-hand-over = La mano { $number } ha terminado
page-hand-won = ¡{ $name } se quedó sin cartas!
page-you-won = ¡Te quedaste sin cartas!
page-stalemate = Nadie puede jugar más: tablas.
page-skipped = El anfitrión terminó esta mano.
page-nobody-won = Nadie gana esta mano.
page-who = Jugador
page-left-with = Le queda
page-earned = Gana
page-total = Total
page-go-on = Próxima mano
page-is-ready = listo
page-ready-count = { $ready } de { $all } listos
page-goes-on = Sigue en { $seconds } s
page-wait-host = El anfitrión empieza la próxima mano.
page-wait-players = La próxima mano empieza cuando todos estén listos.
page-hand-number = Mano { $number }
