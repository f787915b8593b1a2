# Lo que dice el programa en la terminal.

cli-begin = { $game }: { $sentence }
    (semilla { $seed }; escribe «help» para ver lo que puedes escribir)
cli-help = Escribe el número de lo que quieres hacer, o: hint, log, quit. Algunos juegos entienden también palabras.
cli-possibilities = Hay { $count ->
    [one] una posibilidad
   *[other] { $count } posibilidades
}.
cli-number = Escribe un número, o «help».
cli-no-hints = Estas reglas no dan pistas.
cli-presets = Conjuntos de reglas:
cli-default = (el habitual)
cli-not-playable = no se puede jugar aquí: { $why }
cli-rules = Reglas, { $category }:
cli-always = (siempre)
cli-needs = necesita: { $rules }
cli-excludes = excluye: { $rules }
cli-bots = bots: { $bots }
cli-preset-list = conjuntos de reglas: { $presets }
