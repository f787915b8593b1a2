# Lo que comparten todos los juegos por rondas.

rounds-offer-ready = Seguir
rounds-offer-skip = Saltar esta ronda
rounds-offer-next = Siguiente ronda

rounds-began = Empieza la ronda { $round }.
rounds-ended = La ronda { $round } ha terminado.
rounds-won = La gana { $seat }.
rounds-won-team = La gana el equipo { $team }.
rounds-points = { $points }.
rounds-earned = { $seat } { $points }
rounds-pause = Una pausa.
rounds-host-decides = El anfitrión dice cuándo seguir.
rounds-ready = { $seat } ya está.
rounds-away = { $seat } se ha ausentado.
rounds-lapsed = Ya no se espera a { $seat }.
rounds-back = { $seat } ha vuelto.
rounds-left = { $seat } se ha ido.
rounds-joined = { $seat } se une y juega desde la próxima ronda.
rounds-finished = La partida ha terminado.

rounds-no-round = No se está jugando ninguna ronda.
rounds-playing = Se está jugando una ronda.
rounds-not-begun = La próxima ronda no ha empezado.
rounds-next-round = Juegas desde la próxima ronda.
rounds-ready-already = Ya has dicho que sigues.
rounds-host-only = Eso solo puede hacerlo el anfitrión.
rounds-not-for-host = Eso no le toca al anfitrión.
rounds-type-ready = La ronda ha terminado; con `seguir` se sigue.

end-first_correct = Alguien acertó.
end-all_answered = Todos han respondido.
end-time_up = Se acabó el tiempo.
end-skipped = El anfitrión la saltó.
end-nobody_left = No queda nadie en ella.
end-drawer_gone = Quien dibujaba se ha ido.
end-hand_won = Alguien se quedó sin cartas.
end-stalemate = Nadie puede hacer nada más.
end-stopped = La partida se paró antes de su final.
end-target = Se alcanzaron los puntos para ganar.
end-rounds = Se jugaron todas las rondas.
end-cap = Ya ha durado bastante.
end-too_few = Quedan muy pocos jugadores.

stat-rounds = Rondas
stat-won = Rondas ganadas
stat-duration_ms = Duración
stat-average_score = Puntuación media

rounds-show-round = Ronda { $round }
rounds-show-ready = La ronda { $round } ha terminado; ya están: { $ready }
rounds-show-finished = La partida ha terminado. { $why }
rounds-show-scores = Puntos: { $scores }
rounds-show-score = { $seat } { $points }
rounds-show-away = Ausentes: { $away }

# Lo que está mal en un paquete.
pack-wrong = { $place }: { $why }
pack-wrong-line = { $place } (línea { $line }): { $why }
pack-file = el archivo
pack-field = { $name }
# `$list` es la palabra del archivo: question, word.
pack-item = { $list } { $number }
pack-item-named = { $list } { $number } «{ $id }»
pack-unknown = un paquete no tiene ese campo
pack-none = no hay ninguno
pack-no_list = debe ser una lista
pack-no_text = debe ser un texto
pack-missing = falta
pack-empty = no puede estar vacío
pack-id = solo puede tener letras minúsculas, cifras y guiones
pack-language = debe ser un código de idioma, como en o pt-BR
pack-taken = el id «{ $id }» ya es de { $list } { $first }
pack-difficulty = { $name } debe ser 1, 2 o 3
pack-wordless = «{ $text }» no tiene ninguna letra ni cifra que comparar
