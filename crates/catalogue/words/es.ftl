# Lo que una casa averigua de las partidas: si un registro es correcto, qué hacen las reglas, qué jugaría un entrenador.

# Qué tiene de malo un registro; `check-fault` lo rodea. `$why` de log-misfit es lo que al juego le parece raro: siempre en inglés.
log-empty = el registro está vacío
log-cut_short = el registro se corta aquí
log-too_new = este registro tiene el formato { $format } y este programa lee el formato { $ours }: lo escribió un House Rules más nuevo
log-too_old = este registro tiene el formato { $format }, de una versión de prueba; este programa lee el formato { $ours }
log-after_the_end = hay algo después de la revelación, que debe ser la última línea
log-misfit = esto no puede haber pasado aquí ({ $why })
log-time_went_back = aquí el tiempo retrocede
log-differs = al decidirlo otra vez sale otra cosa
    registrado: { $logged }
    decidido:   { $decided }
log-other_content = esto no se puede decidir otra vez: { $why }
log-content_changed = El contenido «{ $name }» ({ $kind }) no es el mismo con el que se jugó.
log-not_revealed = la partida no ha terminado (su secreto no se ha revelado), así que no se puede comprobar lo que salió
log-secret_unreadable = el secreto revelado no tiene 64 cifras hexadecimales
log-other_secret = el secreto revelado no corresponde al compromiso mostrado antes de la partida
log-seats = con estas reglas juegan de { $least } a { $most }, no { $seats }
log-origin_too_long = dice que tomó { $entries } pasos de otra partida, y tiene menos
log-no_game = es del juego «{ $game }», que no está en esta casa
log-rules = sus reglas no se conocen aquí: { $why }
log-no_log = esto no es un registro de House Rules
log-not_text = esto no es texto
log-too_large = esto es más grande que cualquier partida: { $megabytes } MB
check-fault = línea { $line }{ $entry ->
    [0] {""}
   *[other] , paso { $entry }
}{ $event ->
    [0] {""}
   *[other] , suceso { $event }
}: { $why }

# Lo que se comprobó, una línea cada cosa. `$match` es el nombre de una partida.
check-moves = Cada jugada es como la deciden las reglas: { $entries ->
    [one] un paso
   *[other] { $entries } pasos
}.
check-commitment = El secreto de las mezclas es el que se prometió antes de repartir, y todo lo que salió se sigue de él.
check-shown = Este dispositivo vio esa promesa antes de repartir.
check-shown-other = Este dispositivo vio otra promesa antes de repartir: { $shown }. El registro dice { $logged }.
check-shown-nothing = Este dispositivo no anotó ninguna promesa antes de repartir, así que solo se comprobó el propio registro.
check-sent = Lo que envió este dispositivo está en la mezcla.
check-sent-other = Lo que envió este dispositivo no está en la mezcla: envió { $sent }.
check-sent-nothing = Este dispositivo no envió nada para la mezcla.
check-again = Es un reparto que ya se había jugado, así que su secreto se conocía.
check-origin = Salió de la partida { $match }, después del paso { $entry }; lo anterior también se decidió otra vez.

# Seguir jugando desde un punto de una partida.
branch-over = En este punto la partida ha terminado: vuelve un poco atrás y sigue desde allí.
branch-no_point = La partida no tiene ese punto.
branch-left = Quien se sentaba ahí ya se ha ido en este punto: toma otro asiento.
branch-no_seat = Ese asiento no existe en esta partida.

# Lo que hacen las reglas, de muchas partidas de bots. Los números están redondeados; `$first` y `$reshuffled` son por ciento.
effect = Una partida dura { $minutes ->
    [0] menos de un minuto
    [one] cerca de un minuto
   *[other] unos { $minutes } minutos
} y { $turns ->
    [one] un turno
   *[other] { $turns } turnos
}; el primer asiento gana el { $first } %{ $reshuffled ->
    [0] {""}
   *[other] ; en el { $reshuffled } % se vuelve a mezclar
}{ $endless ->
    [0] {""}
   *[other] ; el { $endless } % no acaba nunca
}{ $rare ->
    [0] {""}
   *[other] ; una de cada { $rare } no acaba nunca
}.
effect-none = Ninguna de { $matches } partidas llegó al final.
effect-change = Antes: { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
}, { $turns ->
    [one] un turno
   *[other] { $turns } turnos
}, primer asiento { $first } %{ $reshuffled ->
    [0] {""}
   *[other] , { $reshuffled } % se vuelve a mezclar
}{ $endless ->
    [0] {""}
   *[other] , el { $endless } % no acababa nunca
}{ $rare ->
    [0] {""}
   *[other] , una de cada { $rare } no acababa nunca
}.
effect-same = Es como antes.
