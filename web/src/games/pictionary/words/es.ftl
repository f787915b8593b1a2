page-pick = Elige una palabra para dibujar
page-picks = { $name } elige una palabra
page-you-draw = ¡Dibujas tú!
page-draws = Dibuja { $name }
page-guess-now = Dibuja { $name }: ¿qué es?
page-you-know = ¡Lo tienes!
page-revealed = Eso era

page-difficulty-0 = fácil
page-difficulty-1 = medio
page-difficulty-2 = difícil

page-colours = Colores

page-colour-0 = papel
page-colour-1 = negro
page-colour-2 = gris
page-colour-3 = rojo
page-colour-4 = naranja
page-colour-5 = amarillo
page-colour-6 = verde claro
page-colour-7 = verde
page-colour-8 = azul claro
page-colour-9 = azul
page-colour-10 = morado
page-colour-11 = rosa
page-colour-12 = marrón
page-colour-13 = piel
page-colour-14 = azul marino
page-colour-15 = arena

page-rub = Goma
page-widths = Grosores
page-width = Lápiz { $number } de 4
page-fill = Rellenar
page-undo = Deshacer
page-clear = Borrar todo
page-needs-pointer = Tu hoja. Para dibujar hace falta un ratón, un lápiz o un dedo; con el teclado puedes elegir, adivinar y rendirte.
page-blind = ¡Dibujas a ciegas!
page-sheet-of = Lo que { $name } ha dibujado hasta ahora
page-guesses = Intentos
page-has-it = ¡la ha encontrado!
page-close = ¡Casi!
page-your-guess = Tu intento
page-guess = Adivinar
page-no-letters = ¡Eso es escribir!
page-give-up = Rendirse
page-next = Siguiente dibujo
page-ready = Seguir
page-skip = Saltar
page-from-next = Juegas desde el siguiente dibujo.
page-hidden-length = No se dice lo larga que es.
page-blanks = { $count ->
    [one] Una palabra de { $lengths } letras: { $letters }
   *[other] Palabras de { $lengths } letras: { $letters }
}
page-blank-letter = hueco
page-word-was = La palabra era
page-no-word = No se eligió ninguna palabra.
page-found-by = Quién la encontró
page-drew = dibujó
page-not-found = no la encontró
page-found-after = la encontró tras { $time }
page-standings = Clasificación

page-reason-first_correct = {""}
page-reason-all_answered = Todos la han encontrado.
page-reason-time_up = Se acabó el tiempo.
page-reason-skipped = Saltado: sin puntos.
page-reason-void = Eso era escribir: sin puntos.
page-reason-gave_up = Rendición.
page-reason-drawer_gone = Quien iba a dibujar se ha ido.
page-reason-nobody_left = No queda nadie para adivinar.

page-lap = Vuelta { $lap } de { $laps }
page-gallery = Todos los dibujos
page-by = { $word }, de { $name }
page-again = Dibujarlo otra vez
