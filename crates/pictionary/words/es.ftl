# Pictionary.

game = Pictionary
    .sentence = Una persona dibuja, las demás averiguan qué.

category-match = La partida
category-words = Palabras
category-guessing = Adivinar
category-drawing = Dibujar

rule-words = Palabras
    .sentence = { $choices ->
        [one] Una palabra
       *[other] { $choices } palabras para elegir
    }, de «{ chosen-words-pack }».
    .pack = De qué paquete son.
    .choices = Entre cuántas se elige.
    .difficulty = Solo de estas dificultades; ninguna: de todas.
    .difficulty-easy = Fácil: todos lo dibujan igual.
    .difficulty-medium = Media: hacen falta unos trazos.
    .difficulty-hard = Difícil: hace falta una idea.
chosen-words-pack = { $pack ->
    [words-en] Cosas para dibujar (inglés)
    [words-es] Cosas para dibujar (español)
    [words-nl] Cosas para dibujar (neerlandés)
   *[other] { $pack }
}
rule-mode = Modo
    .sentence = { $mode ->
        [everyone_guesses] Todos adivinan hasta que se acabe el tiempo; { $laps ->
            [one] cada uno dibuja una vez
           *[other] cada uno dibuja { $laps } veces
        }.
        [teams] Dos equipos dibujan por turnos, y cada uno adivina lo que dibuja el suyo; { $laps ->
            [one] cada uno dibuja una vez
           *[other] cada uno dibuja { $laps } veces
        }.
       *[first_guess] El primer acierto termina la ronda; { $target ->
            [one] un punto gana
           *[other] { $target } puntos ganan
        }.
    }
    .mode = El primer acierto termina la ronda; o todos adivinan hasta que se acabe el tiempo; o dos equipos dibujan por turnos y cada uno adivina lo que dibuja el suyo.
    .mode-first_guess = El primer acierto termina la ronda: un punto para quien dibujó y otro para quien adivinó.
    .mode-everyone_guesses = Todos adivinan hasta que se acabe el tiempo; quien es rápido gana más, y quien dibuja tanto como los demás de media.
    .mode-teams = Dos equipos dibujan por turnos; solo adivina el equipo de quien dibuja.
    .target = Donde cuenta el primero: quien tenga tantos puntos gana.
    .laps = Donde adivinan todos o un equipo: cuántas veces dibuja cada uno.
rule-clock = Tiempo
    .sentence = { $picking } segundos para elegir una palabra, { $drawing } para dibujarla.
    .picking = Segundos para elegir una palabra; después se elige una.
    .drawing = Segundos para dibujar.
rule-pause = Revelación
    .sentence = La palabra, el dibujo y la clasificación se ven hasta { $seconds ->
        [one] un segundo
       *[other] { $seconds } segundos
    }.
    .wait = A qué se espera.
    .wait-countdown = Una cuenta atrás; si todos los presentes están listos, sigue enseguida.
    .wait-host = El anfitrión dice «siguiente».
    .wait-players = Todos los presentes dicen que están listos.
    .seconds = Como mucho tantos segundos.
rule-letters_appear = Aparecen letras
    .sentence = Tras el { $from } % del tiempo aparecen letras, hasta el { $share } % de ellas.
    .share = Tantas de cada cien letras están al final.
    .from = La primera llega tras tantas centésimas del tiempo.
rule-close_calls = Por poco
    .sentence = A un intento casi correcto se responde «¡casi!», solo a quien lo hizo.
rule-no_letters = Sin letras
    .sentence = Si más de la mitad de quienes adivinan dice que es escritura, el dibujo no cuenta.
rule-one_stroke = Un trazo
    .sentence = El lápiz no se levanta: todo el dibujo es una línea.
one_stroke-line = Todo el dibujo es una línea; deshazla para empezar de nuevo.
rule-one_colour = Un color
    .sentence = Un dibujo tiene un color: el primero que se usa.
one_colour-other = Este dibujo tiene un color: el primero que se usó.
rule-blind = A ciegas
    .sentence = Quien dibuja no ve lo que dibuja.
rule-mirror = Espejo
    .sentence = Quien dibuja ve la hoja al revés, como en un espejo.
rule-speed = Rapidez
    .sentence = Solo hay { $seconds } segundos para dibujar.
    .seconds = Segundos para dibujar.
rule-hidden_length = Longitud oculta
    .sentence = No se dice lo larga que es la palabra.

preset-seed = Primer acierto
    .sentence = El primer acierto termina la ronda; quien dibujó y quien adivinó reciben un punto, y cinco ganan.
preset-party = Fiesta
    .sentence = Todos adivinan hasta que se acabe el tiempo, quien es rápido gana más; tres vueltas.
preset-teams = Equipos
    .sentence = Dos equipos dibujan por turnos, y cada uno adivina lo que dibuja el suyo.
preset-silly = Locura
    .sentence = En un espejo, de un trazo, en cuarenta segundos.

bot-random = Aleatorio
    .sentence = Garabatea, y dice cualquier cosa.
bot-easy = Fácil
    .sentence = Dibuja una imagen, y prueba de vez en cuando.
bot-strong = Fuerte
    .sentence = Dibuja una imagen, y prueba a menudo.

offer-pick = { $word }
offer-draw = Dibujar
offer-guess = Adivinar
offer-no-letters = ¡Eso es escribir!
offer-give-up = Rendirse

news-offered = { $seat } elige una palabra.
news-picked = { $seat } dibuja.
news-guessed = { $seat }: { $text }
news-close = { $seat }: { $text } (¡casi!)
news-solved = { $seat } la ha encontrado.
news-letter = Aparece una letra: { $letter }.
news-objected = { $seat } dice que esto es escribir.
news-time-up = Se acabó el tiempo.
news-gave-up = Quien dibuja se rinde.
news-drawer-gone = Quien iba a dibujar se ha ido.
news-word = La palabra era «{ $word }».
news-found = Aciertos: { $seats }.
news-nobody = Nadie la encontró.

refused-drawer = Ahora dibuja otra persona.
refused-you-draw = Dibujas tú: no puedes adivinar ni hablar.
refused-picking = Se está eligiendo una palabra.
refused-picked = La palabra ya está elegida.
refused-pick = No hay tal palabra para elegir.
refused-known = Ya sabes la palabra; háblalo con quienes la saben.
refused-team = Solo adivina el equipo de quien dibuja.
refused-empty = Escribe una palabra.
refused-long = Un intento tiene como mucho { $most } caracteres.
refused-no-letters = En esta partida no está prohibido escribir.
refused-objected = Ya lo has dicho.
refused-undo = No hay nada que deshacer.
refused-ink = Esto no se puede dibujar.
refused-beside = Eso está fuera del papel.
refused-pen-up = El lápiz está levantado.
refused-points = Un dibujo tiene como mucho { $most } puntos.
refused-batches = Un dibujo tiene como mucho { $most } tandas.
refused-bytes = Un dibujo tiene como mucho { $most } bytes.
refused-type-pick = Escribe 1, 2 o 3 para elegir una palabra.
refused-pointer = Para dibujar hace falta un ratón, un lápiz o un dedo; con `me rindo` te rindes.
refused-few = Hay muy pocas palabras: de las { $all } del paquete «{ $pack }» se pueden dibujar { $there } con estas reglas, y debe haber { $needed } para elegir.

end-first_correct = Se encontró.
end-all_answered = Todos la encontraron.
end-void = Era escritura: no cuenta.
end-gave_up = Quien dibujaba se rindió.
end-rounds = Todos han dibujado.

stat-guessed = Palabras encontradas
stat-guessed_millis = Tiempo para encontrarlas
stat-drawn = Dibujos adivinados

show-drawing = dibujo { $number }: dibuja { $seat }
show-lap = vuelta { $lap } de { $laps }
show-picking = se está eligiendo una palabra
show-pick = { $number }  { $word }
show-word = la palabra: { $word }
show-pattern = { $pattern }
show-was = era: { $word }
show-found = aciertos: { $seats }

rounds-offer-skip = Saltar este dibujo
rounds-offer-next = Siguiente dibujo
rounds-began = Dibujo { $round }.
rounds-ended = El dibujo { $round } ha terminado.
rounds-won = { $seat } fue quien antes acertó.
rounds-won-team = El equipo { $team } fue el primero.
rounds-joined = { $seat } se une, y juega desde el siguiente dibujo.
rounds-no-round = No se está dibujando nada.
rounds-playing = Se está dibujando.
rounds-not-begun = El dibujo ya ha terminado.
rounds-next-round = Juegas desde el siguiente dibujo.
rounds-type-ready = El dibujo ha terminado; con `seguir` se sigue.
rounds-show-round = Dibujo { $round }
rounds-show-ready = El dibujo { $round } ha terminado; listos: { $ready }
stat-rounds = Dibujos
stat-won = Quien antes acertó

# Lo que se ve de un paquete antes de elegirlo.
preview-words = { $count } palabras
preview-pictures = { $count } dibujos
preview-levels = { $easy } fáciles, { $medium } medias, { $hard } difíciles

# Los paquetes del anfitrión.
folder-packs = Paquetes de palabras, en archivos TOML o JSON.
folder-pictures = Dibujos que hacen los bots, cada uno con su palabra: docs/host.md explica el lenguaje.
pictures-odd = «{ $text }» no es nada que dibujar
pictures-read = los dibujos «{ $name }», { $count ->
    [one] un dibujo
   *[other] { $count } dibujos
}
pack-read = el paquete de palabras «{ $name }», { $count ->
    [one] una palabra
   *[other] { $count } palabras
} para dibujar ({ $language })
pack-word-long = «{ $text }» puede tener como mucho { $most } caracteres, en una línea
