page-yes = Verdadero
page-no = Falso
page-question = Pregunta { $number } de { $total }
page-last = Última pregunta

page-categories-arts = Arte
page-categories-food = Comida
page-categories-games = Juegos
page-categories-geography = Geografía
page-categories-history = Historia
page-categories-language = Lengua
page-categories-nature = Naturaleza
page-categories-science = Ciencia
page-categories-sport = Deporte
page-categories-technology = Tecnología

page-difficulty-0 = fácil
page-difficulty-1 = media
page-difficulty-2 = difícil

page-worth = { $points } puntos
page-double = vale doble
page-several = Hay varias correctas: elígelas todas.
page-closest = Es correcto el número más cercano.
page-answer-now = ¿Tu respuesta?
page-first-right = ¿Quién acertará primero?
page-options = Opciones
page-thats-it = Eso es todo
page-send = Enviar
page-send-number = Enviar { $number }
page-your-answer = Tu respuesta
page-number = Un número
page-no-number = Eso no es un número.
page-words = Unas palabras
page-fifty = Cincuenta por ciento
page-fifty-means = Desaparecen dos opciones falsas, una vez por partida.
page-gone = quitada
page-locked-in = Respuesta fijada
page-you-said = Dijiste { $answer } a los { $time }.
page-waiting-others = { $count ->
    [0] Todos han respondido.
    [one] Falta 1 por responder…
   *[other] Faltan { $count } por responder…
}
page-wrong-locked = ¡Mal! Espera a la siguiente pregunta.
page-wrong-so-far = Mal: { $names }.
page-answered-count = Han respondido { $count } de { $all }
page-has-answered = { $name } ha respondido
page-was-wrong = { $name } falló
page-thinks = { $name } está pensando
page-from-next = Juegas a partir de la siguiente pregunta.
page-skip = Saltar la pregunta
page-next = Siguiente pregunta
page-to-results = A los resultados
page-ready = Seguir
page-accept = Aceptar
page-accept-who = Aceptar { $answer } de { $name }
page-take-back = Deshacer
page-take-back-who = No aceptar { $answer } de { $name } después de todo
page-revealed = La respuesta
page-goes-on = sigue en { $seconds } s
page-wait-host = El anfitrión dice cuándo seguir.
page-right = ¡Correcto!
page-accepted = ¡Aceptada!
page-accepted-tag = aceptada
page-wrong = Mal
page-too-late = Sin respuesta
page-skipped = Saltada: sin puntos
page-nobody-right = Nadie acertó.
page-first = ¡{ $name } acertó primero!
page-you-first = ¡Acertaste primero!
page-fastest = primero
page-right-answer = Respuesta correcta
page-also = también vale: { $others }
page-within = ± { $number } basta
page-no-answer = sin respuesta
page-chose = { $count ->
    [one] 1 eligió esta
   *[other] { $count } eligieron esta
}

page-parts-base = acierto
page-parts-speed = rapidez
page-parts-streak = racha
page-parts-negative = fallo
page-parts-double = doble

page-streak = { $count } seguidas
page-everyone = Las respuestas de todos
page-standings = Clasificación
page-up = sube { $places }
page-down = baja { $places }
page-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
