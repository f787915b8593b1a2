# UNO.

game = UNO
    .sentence = Deshazte de tus cartas, y dilo a tiempo.

category-match = La partida
category-house = Reglas de la casa

rule-target = Puntos para ganar
    .sentence = La partida se gana con { $points } puntos.
    .points = Con tantos puntos se gana la partida.
rule-uno_call = Decir UNO
    .sentence = Quien se queda con una carta sin decir UNO y es pillado roba { $penalty ->
        [one] una carta
       *[other] { $penalty } cartas
    }.
    .penalty = Cartas para quien es pillado.
    .window = Cuánto tiempo se te puede pillar como mínimo, en milisegundos, por rápido que sea el siguiente.
rule-turn_clock = Reloj de turno
    .sentence = Cada turno dura { $seconds } segundos.
    .seconds = Segundos para un turno; después se hace por ti lo más seguro.
rule-turn_limit = Mano más larga
    .sentence = Una mano que no se ha ganado tras { $turns } turnos termina sin ganador.
    .turns = Con tantos turnos basta.
rule-hand_size = Cartas repartidas
    .sentence = Cada jugador recibe { $cards } cartas.
    .cards = Cartas para cada jugador.
rule-pause = Pausa entre manos
    .sentence = { $seconds ->
        [0] Entre dos manos no hay pausa.
        [one] Entre dos manos hay un segundo.
       *[other] Entre dos manos hay hasta { $seconds } segundos.
    }
    .wait = A qué se espera.
    .wait-countdown = A una cuenta atrás; si todos los presentes ya están, se sigue enseguida.
    .wait-host = A que el anfitrión diga «seguir».
    .wait-players = A que todos los presentes digan que ya están.
    .seconds = Cuántos segundos como mucho.
rule-one_hand = Una mano
    .sentence = Una mano: gana quien antes se queda sin cartas.
one_hand-target = Una sola mano decide («{ rule-one_hand }»), así que nadie llega a { $points } puntos («{ rule-target }»).
rule-stacking = Acumular
    .sentence = Las cartas de robar se pueden acumular; quien no puede o no quiere añadir otra se lleva todo.
    .two = Un roba dos sobre un roba dos.
    .four = Un comodín roba cuatro sobre un comodín roba cuatro.
    .cross = Unas sobre otras.
    .cross-none = Solo sobre su igual.
    .cross-four_on_two = Un comodín roba cuatro también sobre un roba dos.
    .cross-any = Cualquiera sobre cualquiera.
stacking-nothing = Con «{ rule-stacking }», al menos una carta de robar debe ir sobre otra.
rule-jump_in = Colarse
    .sentence = Fuera de turno puedes jugar una carta idéntica a la de encima; el juego sigue desde ti.
rule-seven_zero = Siete y cero
    .sentence = Con un 7 cambias tu mano con otro jugador; con un 0 todas las manos pasan al siguiente.
rule-draw_until_playable = Robar hasta poder jugar
    .sentence = Quien roba, roba hasta que una carta se pueda jugar.
rule-force_play = Jugada obligada
    .sentence = Una carta robada que se puede jugar debe jugarse.
force_play-must = Debes jugar la carta que robaste: { $card }.
rule-no_bluff = Sin faroles
    .sentence = Un comodín roba cuatro solo se puede jugar sin cartas del color en juego, así que nadie desafía.
no_bluff-held = Tienes una carta del color en juego, así que esta debe esperar: { $card }.
rule-no_action_finish = Acabar con un número
    .sentence = Tu última carta debe ser un número.
no_action_finish-last = Tu última carta debe ser un número.
rule-hand_limit = Mano llena
    .sentence = Con { $cards } cartas o más no robas en tu turno.
    .cards = Con tantas cartas una mano está llena.
hand_limit-full = Con { $cards } cartas o más nadie roba en su turno.
hand_limit-dealt = Una mano está llena con { $cards } cartas («{ rule-hand_limit }»), y se reparten { $dealt } («{ rule-hand_size }»).
rule-silent_uno = UNO en silencio
    .sentence = Nadie tiene que decir UNO.
silent_uno-call = Nadie tiene que decir UNO («{ rule-silent_uno }»), así que nadie roba { $cards } por no decirlo («{ rule-uno_call }»).
rule-low_score = Puntuación baja
    .sentence = Cada uno se apunta las cartas que le quedan; cuando alguien llega a la meta, gana la puntuación más baja.

preset-official = Oficial
    .sentence = Las reglas oficiales: manos hasta que alguien tenga 500 puntos.
preset-seed = Una mano
    .sentence = Una mano, sin puntos: gana quien antes se queda sin cartas.
preset-family = Familia
    .sentence = Una mano; los roba dos se acumulan y nadie va de farol.
preset-wild = Salvaje
    .sentence = Acumular, colarse, sietes y ceros que mueven manos, y robar hasta poder jugar.

bot-easy = Fácil
    .sentence = Juega cualquier carta que sirva, y a veces olvida decir UNO.
bot-strong = Fuerte
    .sentence = Planea sus colores, guarda sus comodines, desafía, y no se le escapa ningún UNO.

card = { $symbol ->
    [skip] salto { $colour ->
        [red] rojo
        [yellow] amarillo
        [green] verde
       *[blue] azul
    }
    [reverse] reversa { $colour ->
        [red] roja
        [yellow] amarilla
        [green] verde
       *[blue] azul
    }
    [draw_two] roba dos { $colour ->
        [red] rojo
        [yellow] amarillo
        [green] verde
       *[blue] azul
    }
   *[other] { $symbol } { $colour ->
        [red] rojo
        [yellow] amarillo
        [green] verde
       *[blue] azul
    }
}
card-wild = comodín
card-wild_draw_four = comodín roba cuatro
colour-red = rojo
colour-yellow = amarillo
colour-green = verde
colour-blue = azul
colour-none = aún sin color

offer-lay = Jugar { $card }
offer-wild = Jugar { $card } como { $colour }
offer-swap = Jugar { $card }, cambiar con { $seat }
offer-draw = Robar
offer-pass = Pasar
offer-name = Elegir { $colour }
offer-uno = ¡UNO!
offer-catch = Pillar a { $seat }
offer-accept = Aceptar
offer-challenge = Desafiar
auto-pass = no hay otra cosa que hacer

news-dealt = { $seat } reparte y descubre { $card }.
news-to-draw = { $seat } debe robar { $cards }.
news-to-name = { $seat } elige el primer color.
news-named = { $seat } elige { $colour }.
news-laid = { $seat } juega { $card }.
news-laid-wild = { $seat } juega { $card } y elige { $colour }.
news-reversed = Se juega en el otro sentido.
news-skipped = { $seat } pierde el turno.
news-swapped = { $seat } y { $with } cambian sus manos.
news-rotated = Todas las manos pasan al siguiente jugador.
news-drew = { $seat } roba { $cards ->
    [one] una carta
   *[other] { $cards } cartas
}.
news-drew-own = { $seat } roba { $cards }.
news-reshuffled = Se baraja el descarte.
news-passed = { $seat } pasa.
news-accepted = { $seat } lo acepta.
news-challenged = { $rightly ->
    [true] { $by } desafía a { $of }, y con razón.
   *[false] { $by } desafía a { $of }, y sin razón.
}
news-called = { $seat }: ¡UNO!
news-caught = { $by } pilla a { $seat }, que no dijo nada.
news-timed-out = A { $seat } se le acabó el tiempo.
news-gone = Las cartas de { $seat } van al mazo.
news-left = { $seat } se queda con { $cards } ({ $points }).

refused-held = No tienes esa carta: { $card }.
refused-match = { $card } no va sobre { $top } ({ $colour }).
refused-drawn = Robaste { $card }: juega esa carta, o pasa.
refused-penalty = Hay { $cards } cartas que robar, y { $card } no ayuda.
refused-won = Esta mano está ganada.
refused-no-colour = Elige un color con el comodín.
refused-colour = Solo un comodín lleva color.
refused-name = El color se elige con la carta.
refused-name-first = Primero elige un color.
refused-no-with = Di con quién cambias la mano.
refused-with = Esta carta no cambia manos.
refused-draw = No es el momento de robar.
refused-no-cards = No queda ninguna carta que robar.
refused-pass = En esto no puedes pasar.
refused-draw-first = Roba una carta antes de pasar.
refused-can-play = No puedes robar, pero puedes jugar.
refused-accept = No hay nada que aceptar.
refused-challenge = No hay nada que desafiar.
refused-uno = Aquí nadie tiene que decir UNO.
refused-uno-said = Ya lo has dicho.
refused-uno-late = Es tarde, o no hace falta.
refused-uno-early = Dilo en tu turno.
refused-uno-cards = Con { $cards } cartas no hay UNO que decir.
refused-catch = No hay por qué pillarle.
refused-catch-self = Di UNO en vez de pillarte a ti.

end-last_player = Todos los demás se han ido.
end-rounds = Se jugaron todas las manos.

show-piles = encima { $card } ({ $colour })  mazo { $draw }, descarte { $discard }
show-called = UNO
show-exposed = se le puede pillar
show-dealer = reparte
show-away = ausente
show-play = { $seat } debe jugar o robar
show-drew = { $seat } robó { $card } y juega esa carta o pasa
show-drew-hidden = { $seat } robó una carta y la juega o pasa
show-colour = { $seat } debe elegir un color
show-answer = { $seat } debe robar { $cards }, por { $card } de { $by }
show-saw = { $seat } tenía: { $cards }
show-own = tus cartas: { $cards }

rounds-offer-skip = Saltar esta mano
rounds-offer-next = Próxima mano
rounds-began = Empieza la mano { $round }.
rounds-ended = La mano { $round } ha terminado.
rounds-joined = { $seat } se une y juega desde la próxima mano.
rounds-no-round = No se está jugando ninguna mano.
rounds-playing = Se está jugando una mano.
rounds-not-begun = La próxima mano no ha empezado.
rounds-next-round = Juegas desde la próxima mano.
rounds-type-ready = La mano ha terminado; con `ready` se sigue.
rounds-show-round = Mano { $round }
rounds-show-ready = La mano { $round } ha terminado; ya están: { $ready }
stat-rounds = Manos
stat-won = Manos ganadas
