# Texas 42.

game = Texas 42
    .sentence = Dominó con apuestas y triunfos: cuatro jugadores, dos equipos, siete bazas.

category-auction = La subasta
category-contracts = Contratos
category-play = El juego
category-scoring = Puntos

rule-acknowledge = Seguir juntos
    .sentence = { $trick ->
        [true] Las bazas esperan
       *[false] Las bazas no esperan
    }, y { $hand ->
        [true] los resultados esperan
       *[false] los resultados no
    }, a que los hayan visto todos los que juegan, como mucho { $seconds ->
        [one] un segundo
       *[other] { $seconds } segundos
    }.
    .trick = Después de cada baza.
    .hand = Después de cada mano.
    .seconds = A nadie se le espera más de tantos segundos.
rule-all_pass = Si todos pasan
    .sentence = { $then ->
        [force_30] Si todos los demás pasan, quien revolvió debe apostar 30 o más.
        [force_31] Si todos los demás pasan, quien revolvió debe apostar 31 o más.
       *[reshake] Si nadie apuesta, la mano se anula y revuelve el siguiente.
    }
    .then = Qué ocurre cuando los otros tres han pasado.
    .then-reshake = Quien revolvió también puede pasar; la mano se anula y revuelve el siguiente.
    .then-force_30 = Quien revolvió debe apostar 30 o más.
    .then-force_31 = Quien revolvió debe apostar 31 o más.
all_pass-least = Todos los demás han pasado, así que debes apostar { $least } como mínimo.
rule-auction = La subasta
    .sentence = Se apuesta desde { $least }; la primera apuesta en marcas puede ser de 1 a { $first_marks }, luego una más cada vez, hasta { $most_marks }.
    .least = La apuesta más baja.
    .first_marks = La primera apuesta en marcas puede llegar hasta aquí; después sube de una en una.
    .most_marks = No se pueden apostar más marcas que estas.
rule-first_lead_trump = Primero triunfo
    .sentence = La primera salida de quien apostó debe ser un triunfo, si tiene alguno.
first_lead_trump-lead = Tu primera salida debe ser un triunfo.
rule-hints = Consejos
    .sentence = Cada jugador recibe consejos, solo a partir de lo que ve.
rule-lay_down = Tender la mano
    .sentence = Quien apostó, o su pareja, puede mostrar sus fichas y reclamar el resto. Si alguna jugada de los demás puede impedirlo, la apuesta se pierde.
rule-marks = Marcas
    .sentence = Gana quien llegue primero a { $to ->
        [one] una marca
       *[other] { $to } marcas
    }.
    .to = Gana quien tenga tantas marcas.
rule-nello = Nello
    .sentence = Tras ganar la subasta con { $least_marks ->
        [one] una marca
       *[other] { $least_marks } marcas
    } o más, quien apostó puede jugar nello: solo contra dos, y sin ganar ninguna baza. { $doubles ->
        [inverted] Los dobles son un palo propio, 0-0 el más alto.
        [high] Los dobles son los más altos de sus puntos.
        [low] Los dobles son los más bajos de sus puntos.
       *[own] Los dobles son un palo propio, 6-6 el más alto.
    }
    .least_marks = Se puede elegir tras ganar con una apuesta normal de tantas marcas.
    .doubles = Qué son los dobles.
    .doubles-own = Un palo propio, 6-6 el más alto.
    .doubles-inverted = Un palo propio, 0-0 el más alto.
    .doubles-high = Los más altos de sus puntos, como en el 42 normal.
    .doubles-low = Los más bajos de sus puntos.
nello-own = sin triunfo; los dobles son un palo propio
nello-inverted = sin triunfo; los dobles son un palo propio, 0-0 el más alto
nello-high = sin triunfo; los dobles son altos
nello-low = sin triunfo; los dobles son bajos
nello-taken = quien apostó ganó una baza
nello-none = quien apostó no ganó ninguna baza
rule-no_table_talk = Sin charla
    .sentence = El chat está cerrado mientras se juega una mano.
rule-one_hand = Una mano
    .sentence = Una sola mano: quien está a la izquierda de quien revolvió apuesta { $bid } y elige su palo más largo.
    .bid = Lo que apuesta quien está a la izquierda de quien revolvió.
rule-play_out = Hasta el final
    .sentence = Se juegan las siete bazas, aunque la mano ya esté decidida.
rule-plunge = Plunge
    .sentence = Con { $doubles ->
        [one] un doble
       *[other] { $doubles } dobles
    } o más, una apuesta de al menos { $marks ->
        [one] una marca
       *[other] { $marks } marcas
    }: la pareja elige triunfo, { $leads ->
        [bidder] sale quien apostó
       *[partner] sale la pareja
    }, y hay que ganar todas las bazas.
    .doubles = Hacen falta tantos dobles para apostarlo.
    .marks = Es una apuesta de tantas marcas, o de una más que la apuesta más alta.
    .no_trump = ¿Puede la pareja elegir sin triunfo?
    .leads = Quién sale en la primera baza.
    .leads-partner = La pareja, que eligió triunfo.
    .leads-bidder = Quien apostó.
rule-points = Puntos
    .sentence = Se juega por puntos, no por marcas: gana quien llegue primero a { $to }. Una apuesta en marcas vale 42 puntos por marca.
    .to = Gana quien tenga tantos puntos.
rule-sevens = Sevens
    .sentence = Tras ganar la subasta con { $least_marks ->
        [one] una marca
       *[other] { $least_marks } marcas
    } o más, quien apostó puede jugar sevens: la ficha más cercana a siete puntos gana la baza, y hay que ganar todas. { $play ->
        [any] Se puede jugar cualquier ficha.
       *[closest] Solo se puede jugar la ficha de la mano más cercana a siete.
    }
    .least_marks = Se puede elegir tras ganar con una apuesta normal de tantas marcas.
    .play = Qué se puede jugar.
    .play-closest = Solo la ficha de tu mano más cercana a siete.
    .play-any = Cualquier ficha.
sevens-suits = sin palos: gana lo más cercano a siete puntos
sevens-any = cualquiera
sevens-closest = Debes jugar tu ficha más cercana a siete puntos.
rule-speed = Ágil
    .sentence = Cuando solo se puede jugar una ficha, se juega sola.
    .millis = Después de tantos milisegundos.
speed-only = la única ficha permitida
rule-splash = Splash
    .sentence = Con { $doubles ->
        [one] un doble
       *[other] { $doubles } dobles
    } o más, una apuesta de 2 marcas (3 sobre una apuesta de 2): la pareja elige triunfo y sale, y hay que ganar todas las bazas.
    .doubles = Hacen falta tantos dobles para apostarlo.
    .no_trump = ¿Puede la pareja elegir sin triunfo?
rule-sweep_bonus = Premio por llevárselo todo
    .sentence = Quien revolvió, fue obligado a apostar y gana todas las bazas recibe { $marks } marcas.
    .marks = Lo que vale.
rule-tournament = Torneo
    .sentence = 42 normal: sin nello, plunge, splash ni sevens.
rule-turn_clock = Reloj de turno
    .sentence = Cada turno dura { $seconds } segundos como mucho.
    .seconds = Tantos segundos por turno; luego se pasa, o se juega la primera ficha permitida.

preset-straight = 42 normal
    .sentence = Apuestas y triunfos, sin contratos especiales; gana quien llegue primero a 7 marcas.
preset-tournament = Torneo
    .sentence = 42 normal con reloj y sin charla.
preset-family = En familia
    .sentence = Quien revolvió está obligado a 30; se juegan nello y plunge.
preset-everything = Todo
    .sentence = Todos los contratos especiales, un 30 obligado y un premio por llevárselo todo.
preset-points-250 = Puntos hasta 250
    .sentence = 42 normal por puntos: se juegan todas las bazas y cada punto cuenta.
preset-one-hand = Una mano
    .sentence = Una mano sin subasta, para probar un reparto.
preset-seed = Seed
    .sentence = 42 normal en el que todos confirman que han visto la baza, y se juegan todas.

bot-easy = Fácil
    .sentence = Cuenta triunfos, dobles y fichas sueltas; guarda las fichas que cuentan para su pareja.
bot-steady = Constante
    .sentence = Imagina dos docenas de repartos que encajan con lo apostado y lo jugado, los resuelve y juega lo que mejor sale.
bot-strong = Fuerte
    .sentence = Imagina cinco docenas de repartos que encajan con lo apostado y lo jugado, los resuelve y juega lo que mejor sale.

suit-0 = blancas
    .title = Blancas
suit-1 = unos
    .title = Unos
suit-2 = doses
    .title = Doses
suit-3 = treses
    .title = Treses
suit-4 = cuatros
    .title = Cuatros
suit-5 = cincos
    .title = Cincos
suit-6 = seises
    .title = Seises
suit-doubles = dobles
    .title = Dobles
suit-none = sin triunfo
    .title = Sin triunfo
suit-trumps = triunfos
suit-unknown = { $pip } puntos

suits-0 = triunfo: blancas
suits-1 = triunfo: unos
suits-2 = triunfo: doses
suits-3 = triunfo: treses
suits-4 = triunfo: cuatros
suits-5 = triunfo: cincos
suits-6 = triunfo: seises
suits-doubles = triunfo: dobles
suits-none = sin triunfo: sígueme
suits-plain = sin triunfo
suits-unnamed = aún no hay triunfo

unit-marks = { $count ->
    [one] 1 marca
   *[other] { $count } marcas
}
unit-points = { $count ->
    [one] 1 punto
   *[other] { $count } puntos
}
goal-marks = hasta { $to } marcas
goal-points = hasta { $to } puntos
contract-straight = 42 normal
bid-special = { $contract } por { $amount }
bid-any = la apuesta

offer-pass = Pasar
offer-bid = { $amount }
offer-special = { $contract } ({ $amount })
offer-play = { $domino }
offer-lay_down = Tender la mano
offer-go-on = Seguir

news-dealt = Mano { $hand }: revuelve { $seat }.
news-passed = { $seat } pasa{ $late ->
    [true] {" "}(se acabó el tiempo)
   *[false] {""}
}.
news-bid = { $seat } apuesta { $bid }{ $late ->
    [true] {" "}(se acabó el tiempo)
   *[false] {""}
}.
news-thrown_in = Nadie apuesta: la mano se anula.
news-won = { $seat } gana la subasta con { $bid }.
news-to-name = { $seat } elige triunfo.
news-named = { $seat } elige { $trump }{ $late ->
    [true] {" "}(se acabó el tiempo)
   *[false] {""}
}.
news-leads = Sale { $seat }.
news-sits-out = { $seat } no juega.
news-played = { $seat } juega { $domino }{ $late ->
    [true] {" "}(se acabó el tiempo)
   *[false] {""}
}.
news-laid-down = { $seat } tiende { $dominoes } y reclama el resto: { $stands ->
    [true] nada puede impedirlo
   *[false] se puede impedir
}.
news-took = { $seat } gana la baza: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
news-decided = { $made ->
    [true] Apuesta cumplida: { $why }.
   *[false] Apuesta fallada: { $why }.
}
news-scored = { $team } reciben { $amount }.
news-nobody-scores = Nadie puntúa.
news-stopped = La partida se ha parado.
news-ended = La partida ha terminado.

verdict-reached = necesitaban { $need } y tienen { $have }
verdict-out_of_reach = los otros tienen { $have }, así que { $need } ya no se alcanza
verdict-every_trick = ganaron todas las bazas
verdict-trick_lost = los otros ganaron una baza
verdict-lay_down = no se sostiene si se juegan { $plays }
verdict-unjudged = no se puede juzgar lo reclamado
verdict-undecided = nada la decidió

refused-beat = { $amount } no supera { $high }.
refused-bid = Aquí no se puede apostar { $amount }.
refused-least = Debes apostar { $least } como mínimo.
refused-trump = Aquí no se puede elegir esto: { $trump }.
refused-contract-bid = { $contract } no se puede apostar ahora.
refused-contract-named = { $contract } no se puede elegir ahora.
refused-no-contract = No hay ningún contrato «{ $contract }» en las reglas de esta partida.
refused-held = No tienes { $domino }.
refused-follow = Puedes seguir el palo de salida, así que debes hacerlo.
refused-acknowledge = Ahora nadie espera tu confirmación.
refused-lay_down = Ahora no puedes tender la mano.
refused-bidding = Ahora no: es la subasta.
refused-naming = Ahora no: se está eligiendo triunfo.
refused-playing = Ahora no: se están jugando fichas.
refused-trick_pause = Ahora no: se está mirando la baza.
refused-hand_pause = Ahora no: la mano ha terminado.

read-bid = Di `paso`, `30`, `2 marcas` o el nombre de una apuesta especial.
read-trumps = Di `cincos`, `dobles`, `sígueme` o el nombre de un contrato.
read-domino = Di una ficha: `6-4`.
read-go-on = Di `ok` para seguir.

plan = { $trumps ->
    [one] 1 triunfo
   *[other] { $trumps } triunfos
}, { $doubles ->
    [one] 1 doble
   *[other] { $doubles } dobles
} y { $losers ->
    [one] 1 probable perdedora
   *[other] { $losers } probables perdedoras
}
hint-best = Prueba esto. { $why }
hint-at-best = En el mejor caso tienes { $plan }.
hint-too-much = Demasiado: en el mejor caso tienes { $plan }.
hint-too-high = Demasiado alto para { $plan }.
hint-have = Tienes { $plan }.
hint-with-these = Con esto tienes { $plan }.
hint-courage = Una apuesta especial es cuestión de valor.
hint-partners-bid = Tu pareja tiene la apuesta.
hint-another-game = Otro juego totalmente distinto.
hint-lead-low = Sal bajo: no quieres bazas.
hint-could-take = Esta podría ganar la baza.
hint-under = Lo más alto que puedes sin ganar la baza.
hint-draw = Saca triunfos: nada gana a esta.
hint-draw-low = Saca triunfos, aunque a esta le pueden ganar.
hint-last-trump = El mejor triunfo, pero nadie tiene otro.
hint-low-trump = Un triunfo al que pueden ganar.
hint-master = Nada de su palo gana a esta.
hint-best-of-suit = La mejor de su palo; solo le gana un triunfo.
hint-may-lose = Puede perder; al menos cuesta poco.
hint-partner-already = Tu pareja ya tiene la baza.
hint-partner-count = Puntos para tu pareja, que tiene la baza.
hint-partner-has = Tu pareja tiene la baza.
hint-takes = Esta gana la baza.
hint-ahead = Esta va ganando, pero aún pueden superarla.
hint-count-lost = Puntos que se llevarían los otros.
hint-save = Aquí no hay nada que ganar: guarda tus puntos.
hint-lay_down-sure = Solo si nada en absoluto puede salir mal.
hint-go-on = Sigue.

hint-pass = Otros pueden apostar; aún no pierdes nada.
hint-bid = Cumples { $bid } en { $made } de { $deals } repartos.
hint-name = Así se cumple { $bid } en { $made } de { $deals } repartos.
hint-name-little = Tienes demasiado poco de esto para pensarlo.
hint-makes = Cumple { $bid } en { $made } de { $deals } repartos; { $beaten }.
hint-sets = Impide { $bid } en { $set } de { $deals } repartos; { $beaten }.
hint-only = La única ficha posible; { $beaten }.
hint-lay_down = Solo si nada de lo que jueguen los otros puede impedirlo.
beaten-already = el { $domino } de la mesa es más alto
beaten-by = el { $domino } aún no ha salido
beaten-never = nada puede ganarle

remark-only = La única ficha posible.
remark-good = Tan buena como cualquier otra.
remark-costs-bid = Esto cuesta la apuesta: { $better } la habría mantenido.
remark-lets-bid = Esto deja que se cumpla la apuesta: { $better } la habría impedido.
remark-costs = Esto cuesta { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} frente a { $best }.
remark-contract = Con las fichas a la vista y juego perfecto { $made ->
    [true] se cumple
   *[false] no se cumple
}.
remark-trumps = Con las fichas a la vista, { $trumps }: { $points } puntos; { $bid ->
    [any] cualquier apuesta se habría cumplido
    [none] ninguna apuesta se habría cumplido
   *[some] una apuesta de { $most } se habría cumplido
}.
remark-trumps-other = Con las fichas a la vista, { $trumps }: { $points } puntos, y { $best }: { $most }; { $bid ->
    [any] cualquier apuesta se habría cumplido
    [none] ninguna apuesta se habría cumplido
   *[some] una apuesta de { $most } se habría cumplido
}.

end-marks = Un equipo tiene las marcas para ganar.
end-points = Un equipo tiene los puntos para ganar.
end-one_hand = La única mano se ha jugado.
end-stopped = La partida se ha parado.
end-all_left = Todos se han ido.

stat-bids_made = Apuestas cumplidas
stat-bids_set = Apuestas falladas
stat-tricks = Bazas
stat-points = Puntos
stat-hands = Manos
stat-thrown_in = Anuladas

show-you = { $seat } (tú)
show-scores = Mano { $hand }, revolvió { $shaker } · { $one } { $one_score }, { $other } { $other_score } · { $goal }
show-last-hand = Mano anterior: { $contract }, { $amount } de { $bidder }, { $made ->
    [true] cumplida
   *[false] fallada
}: { $why }.
show-contract = { $bidder } apostó { $amount } · { $contract }: { $suits }
show-auction = Subasta: { $calls }
show-no-bid = Subasta: aún sin apuestas
show-bids = { $seat } apuesta { $bid }
show-passes = { $seat } pasa
show-hand = Esta mano: { $one }; { $other }
show-side = { $team } { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} en { $tricks ->
    [one] 1 baza
   *[other] { $tricks } bazas
}
show-sits-out = no juega
show-looking = está mirando
show-away = ausente
show-left = se fue
show-trick = Baza (salida: { $led }): { $plays }
show-last-trick = Última baza: { $plays } · { $winner } ganó { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
show-verdict = { $made ->
    [true] Cumplida: { $why }.
   *[false] Fallada: { $why }.
}
show-own = Tienes: { $dominoes }
show-over = La partida ha terminado. { $why }
