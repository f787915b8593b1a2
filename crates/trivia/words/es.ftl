# Trivia.

game = Trivia
    .sentence = Preguntas, respuestas, y quién lo supo primero.

category-questions = Preguntas
category-match = La partida
category-points = Puntos
category-house = Reglas de la casa

rule-questions = Preguntas
    .sentence = { $count ->
        [one] Una pregunta
       *[other] { $count } preguntas
    } de «{ chosen-questions-pack }».
    .pack = De qué paquete son.
    .count = Cuántas se hacen.
    .categories = Solo de estas categorías; ninguna: de todas.
    .difficulty = Solo de estas dificultades; ninguna: de todas.
    .difficulty-easy = Fácil: la sabe la mayoría.
    .difficulty-medium = Media: la saben algunos.
    .difficulty-hard = Difícil: la saben pocos.
chosen-questions-pack = { $pack ->
    [general-en] Cultura general (inglés)
    [general-es] Cultura general (español)
    [general-nl] Cultura general (neerlandés)
   *[other] { $pack }
}
questions-category = El paquete «{ $pack }» no tiene la categoría «{ $category }»; tiene: { $known }.
rule-mode = Modo
    .sentence = { $mode ->
        [buzzer] La primera respuesta correcta termina la ronda; quien falla queda fuera.
       *[everyone] Todos responden una vez, hasta que se acabe el tiempo.
    }
    .mode = Todos responden una vez hasta que se acabe el tiempo, o la primera respuesta correcta termina la ronda y quien falla queda fuera.
    .mode-everyone = Todos responden una vez, hasta que se acabe el tiempo.
    .mode-buzzer = La primera respuesta correcta termina la ronda; quien falla queda fuera.
rule-clock = Tiempo por pregunta
    .sentence = Cada pregunta tiene { $seconds } segundos.
    .seconds = Segundos para una pregunta.
rule-points = Puntos
    .sentence = { $formula ->
        [seed] Una respuesta correcta da { $base ->
            [none] 100
           *[other] { $base }
        } puntos, y uno más por cada segundo entero que quede de 50.
        [flat] Una respuesta correcta da { $base ->
            [none] 100
           *[other] { $base }
        } puntos, tarde lo que tarde.
       *[classic] Una respuesta correcta da { $base ->
            [none] 1000
           *[other] { $base }
        } puntos si es inmediata, y baja hasta la mitad al final del tiempo.
    }
    .formula = Cómo se forman los puntos.
    .formula-classic = Todos los puntos en medio segundo; después el tiempo resta, hasta la mitad.
    .formula-seed = Los puntos, y uno más por cada segundo entero que quede de 50.
    .formula-flat = Los puntos, tarde lo que tarde.
    .base = Lo que vale una respuesta correcta; nada: 1000 si el tiempo resta, si no 100.
rule-typos = Erratas
    .sentence = { $forgiven ->
        [true] Se perdonan las pequeñas erratas.
       *[false] Las pequeñas erratas son fallos.
    }
    .forgiven = Se perdona un error desde 5 letras, dos desde 9, ninguno en cifras.
rule-pause = Revelación
    .sentence = Las respuestas y la clasificación se muestran hasta { $seconds ->
        [one] un segundo
       *[other] { $seconds } segundos
    }.
    .wait = A qué se espera.
    .wait-countdown = A una cuenta atrás; si todos los presentes ya están, se sigue enseguida.
    .wait-host = A que el anfitrión diga «seguir».
    .wait-players = A que todos los presentes digan que ya están.
    .seconds = Cuántos segundos como mucho.
rule-streak = Rachas
    .sentence = Cada respuesta correcta seguida da { $bonus } más, hasta { $most }.
    .bonus = Por la segunda respuesta correcta seguida, y otro tanto más por cada una después.
    .most = Como mucho, tanto por una respuesta.
rule-negative = Fallar cuesta
    .sentence = Una respuesta incorrecta cuesta la mitad de lo que vale la pregunta.
rule-double_last_round = Doble al final
    .sentence = Los puntos de la última pregunta valen doble.
rule-fifty_fifty = Cincuenta por ciento
    .sentence = Una vez por partida puedes hacer que desaparezcan dos opciones falsas.
rule-no_speed_bonus = La rapidez no cuenta
    .sentence = Ser rápido no da nada, ser lento no cuesta nada.
rule-closest = Número más cercano
    .sentence = Acierta quien más se acerca a un número.
closest-race = La primera respuesta correcta termina una ronda («{ rule-mode }»), así que nadie puede ser el más cercano («{ rule-closest }»).
rule-teams = Equipos
    .sentence = { $score ->
        [sum] Juegan { $teams } equipos, cada uno con los puntos de todos sus miembros.
        [best] Juegan { $teams } equipos, cada uno con los puntos de su mejor miembro.
       *[average] Juegan { $teams } equipos, cada uno con la media de sus miembros.
    }
    .teams = Cuántos equipos hay.
    .score = Cómo sale la puntuación de un equipo de la de sus miembros.
    .score-sum = Los puntos de todos sus miembros juntos.
    .score-average = Su media, para que los equipos no tengan que ser iguales.
    .score-best = Los de su mejor miembro.
rule-tie_break = Desempate
    .sentence = En caso de empate, va delante quien más acertó, y luego quien tardó menos.

preset-quiz-night = Noche de preguntas
    .sentence = Diez preguntas de 20 segundos; todos responden, y ser rápido vale la pena.
preset-buzzer = Pulsador
    .sentence = Un intento cada uno; la primera respuesta correcta se lleva la pregunta.
preset-speed = Velocidad
    .sentence = Diez segundos por pregunta, y una racha de aciertos da más.

bot-random = Aleatorio
    .sentence = No sabe nada, y adivina.
bot-easy = Fácil
    .sentence = Sabe más o menos la mitad, y se toma su tiempo.
bot-strong = Fuerte
    .sentence = Lo sabe casi todo, y es rápido.

topic = { $topic ->
    [arts] Arte
    [food] Comida
    [games] Juegos
    [geography] Geografía
    [history] Historia
    [language] Lengua
    [nature] Naturaleza
    [science] Ciencia
    [sport] Deporte
    [technology] Tecnología
   *[other] { $topic }
}

answer-true = Verdadero
answer-false = Falso

offer-option = { $letter }  { $option }
offer-several = Todas las correctas, como A C: { $options }
offer-number = Un número
offer-number-of = Un número ({ $unit })
offer-text = Unas palabras
offer-fifty = Cincuenta por ciento
offer-accept = Aceptar «{ $answer }» de { $seat }
offer-take-back = No aceptar «{ $answer }» de { $seat } después de todo

news-asked = { $text }
news-asked-options = { $text } ({ $options })
news-answered = { $seat } ha respondido.
news-locked = { $seat } falló.
news-fifty = { $seat } usa el cincuenta por ciento.
news-time-up = Se acabó el tiempo.
news-right = La respuesta: { $answer }.
news-explanation = { $text }
news-given = { $seat }: { $answer } ({ $verdict ->
    [accepted] aceptada
    [right] correcta
   *[wrong] incorrecta
}, { $seconds },{ $tenths } s).

refused-none = No se ha preguntado nada.
refused-locked = Tu respuesta era incorrecta: espera a la siguiente pregunta.
refused-once = Ya has respondido.
refused-removed = Esa opción se ha quitado.
refused-option = Hay { $options } opciones.
refused-no-option = Elige al menos una opción.
refused-option-twice = Nombra cada opción una vez, de la primera a la última.
refused-kind = Eso no responde a este tipo de pregunta.
refused-empty = Escribe una respuesta.
refused-long = Una respuesta tiene { $most } caracteres como mucho; esta tiene { $length }.
refused-characters = Esa respuesta tiene caracteres extraños.
refused-fifty = En esta partida no hay cincuenta por ciento.
refused-fifty-used = Ya has usado tu cincuenta por ciento en esta partida.
refused-fifty-few = Hay muy pocas opciones para quitar algunas.
refused-accept = En la revelación, el anfitrión puede aceptar una respuesta incorrecta.
refused-true-false = Escribe verdadero o falso.
refused-number = «{ $text }» no es un número, o no uno que valga aquí.
refused-not-among = «{ $text }» no es ninguna de las opciones.
refused-few = Hay muy pocas preguntas: de las { $all } del paquete «{ $pack }», estas reglas permiten { $there }, y se quieren hacer { $asked }.

end-rounds = Se hicieron todas las preguntas.
end-stalemate = No hay pregunta.

stat-answered = Respondidas
stat-right = Aciertos
stat-right_millis = Tiempo de pensar

show-question = pregunta { $number } de { $total }: { $topic }, { $difficulty ->
    [1] fácil
    [2] media
   *[3] difícil
}, por { $worth }
show-removed = quitada
show-closest = es correcto el número más cercano
show-right = correcto: { $answer }
show-answered = han respondido: { $seats }
show-wrong = mal: { $seats }
show-own = dijiste: { $answer }

rounds-offer-skip = Saltar la pregunta
rounds-offer-next = Siguiente pregunta
rounds-began = Pregunta { $round }.
rounds-ended = La pregunta { $round } ha terminado.
rounds-won = { $seat } acertó primero.
rounds-won-team = El equipo { $team } acertó primero.
rounds-joined = { $seat } se une y juega a partir de la siguiente pregunta.
rounds-no-round = No se está preguntando nada.
rounds-playing = Hay una pregunta en curso.
rounds-not-begun = La pregunta ya ha terminado.
rounds-next-round = Juegas a partir de la siguiente pregunta.
rounds-type-ready = La pregunta ha terminado; con `seguir` se sigue.
rounds-show-round = Pregunta { $round }
rounds-show-ready = La pregunta { $round } ha terminado; ya están: { $ready }
stat-rounds = Preguntas
stat-won = Primero en acertar

# Lo que se ve de un paquete antes de elegirlo.
preview-questions = { $count } preguntas

# Lo que está mal en una pregunta de un paquete. `$name` es un campo del archivo.
folder-packs = Paquetes de preguntas, en archivos TOML o JSON.
pack-read = el paquete de preguntas «{ $name }», { $count ->
    [one] una pregunta
   *[other] { $count } preguntas
} ({ $language })
question-missing = falta { $name }
question-text = { $name } debe ser un texto de 1 a { $most } caracteres
question-options = { $name } debe ser una lista de { $least } a { $most } textos distintos
question-number = { $name } debe ser un número
question-yes_no = { $name } debe ser true o false
question-kind = ningún tipo de pregunta se llama «{ $kind }»; hay: { $kinds }
question-one_right = en choice solo hay una opción correcta, «answer»; si hay más, el tipo es «several»
question-place = { $name } debe ser el lugar de la opción correcta, contando desde 0{ $options ->
    [0] {""}
   *[other] {" "}hasta { $last }
}
question-places = { $name } debe ser una lista con los lugares de las opciones correctas, cada uno una vez, contando desde 0{ $options ->
    [0] {""}
   *[other] {" "}hasta { $last }
}
question-none_right = ninguna opción es correcta
question-tolerance = tolerance no puede ser menor que 0
question-aliases = { $name } debe ser una lista de textos de 1 a { $most } caracteres
question-unknown = «{ $name }» no significa nada aquí
