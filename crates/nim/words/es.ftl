# Nim.

game = Nim
    .sentence = Toma palitos de un solo montón por turno; el último palito decide.

category-setup = Lo que se pone
category-play = El juego
category-time = Tiempo
category-winning = Ganar

rule-misere = Misère
    .sentence = Quien toma el último palito pierde.
rule-piles = Montones
    .sentence = Montones de { $sizes } palitos.
    .sizes = Los palitos de cada montón.
rule-swift = Ágil
    .sentence = Una jugada forzosa se hace sola.
swift-only = la única jugada
rule-take_most = Límite por turno
    .sentence = Toma como mucho { $sticks ->
        [one] un palito
       *[other] { $sticks } palitos
    } por turno.
    .sticks = Los palitos que puedes tomar como mucho en un turno.
take_most-more = Puedes tomar { $most } como mucho.
rule-turn_clock = Reloj de turno
    .sentence = Un turno dura como mucho { $seconds ->
        [one] un segundo
       *[other] { $seconds } segundos
    }; luego se toma un palito por ti.
    .seconds = Segundos para cada turno.

preset-standard = Normal
    .sentence = Montones de 3, 4 y 5; quien toma el último palito gana.
preset-misere = Misère
    .sentence = Quien toma el último palito pierde.
preset-quick = Rápido
    .sentence = Dos montones, 20 segundos por turno, las jugadas forzosas se hacen solas.

bot-perfect = Perfecto
    .sentence = Conoce la teoría: entre dos, gana siempre que se puede.

offer-take = Tomar { $sticks ->
    [one] 1 palito
   *[other] { $sticks } palitos
} del montón { $pile }

news-laid = Montones de { $piles }.
news-took = { $seat } toma { $sticks ->
    [one] 1 palito
   *[other] { $sticks } palitos
} del montón { $pile }{ $late ->
    [true] {" "}(se acabó el tiempo)
   *[false] {""}
}.
news-left = { $seat } se va.
news-ended = { $count ->
    [0] No gana nadie.
    [one] Gana { $winners }.
   *[other] Ganan { $winners }.
}

refused-no-pile = No hay montón { $pile }.
refused-none = Toma al menos un palito.
refused-few = Al montón { $pile } solo le { $there ->
    [one] queda 1 palito
   *[other] quedan { $there } palitos
}.
refused-nothing = No se puede tomar nada.

end-last_stick = Se tomó el último palito.
end-alone = Solo queda un jugador.
end-agreed = La partida se paró antes de su final.

stat-turns = Turnos

show-pile = Montón { $pile }
show-turn = Le toca a { $seat }.
show-not-begun = Sin empezar.
