# Lo que dice el programa en la terminal.

cli-begin = { $game }: { $sentence }
    (semilla { $seed }; escribe «ayuda» para ver lo que puedes escribir)
cli-help = Escribe el número de lo que quieres hacer, o: consejo, mejor, crónica, salir. Algunos juegos entienden también palabras.
cli-possibilities = Hay { $count ->
    [one] una posibilidad
   *[other] { $count } posibilidades
}.
cli-number = Escribe un número, o «help».
cli-no-hints = Estas reglas no dan pistas.
cli-no-better = No hay nada que decir de lo último que hiciste.
cli-presets = Conjuntos de reglas:
cli-default = (el habitual)
cli-not-playable = no se puede jugar aquí: { $why }
cli-rules = Reglas, { $category }:
cli-always = (siempre)
cli-needs = necesita: { $rules }
cli-excludes = excluye: { $rules }
cli-bots = bots: { $bots }
cli-preset-list = conjuntos de reglas: { $presets }
cli-from-to = de { $low } a { $high }
cli-or-more = { $low } o más
cli-no-game = ningún juego se llama «{ $game }»
cli-no-game-of = Ningún juego se llama «{ $game }». Hay: { $known }.
cli-no-game-near = Ningún juego se llama «{ $game }». ¿Querías decir «{ $near }»? Hay: { $known }.
cli-player = Jugador
cli-bot = Bot ({ $bot })
cli-bot-number = Bot { $number }
cli-no-bot = El bot «{ $bot }» no puede jugar a esto; hay: { $known }.
cli-players = Con estas reglas pueden jugar de { $least } a { $most }, no { $asked }.
cli-stuck = Nadie puede seguir; es un fallo del juego.
cli-no-tiles = Ningún juego de fichas se llama «{ $name }»; hay: { $known }. También vale un archivo TOML.

# Los archivos del anfitrión. Delante van el nombre del archivo y dos puntos.
cli-words = textos en { $tag }
cli-book = reglas en { $tag }
cli-no-reader = aquí ningún juego lee un archivo así; en su carpeta puede haber: { $known }
cli-variant-game = falta una línea como game = "nim"
cli-amend = Este archivo nombra todas sus reglas; una línea como from = "{ $preset }" antes de [rules] conserva las de un conjunto de reglas y cambia solo lo que está aquí.
cli-other-game = esta variante es para «{ $of }», no para «{ $game }»

# Se abre la casa.
serve-open = House Rules está abierto.
serve-here = en este equipo:    { $url }
serve-network = en tu red:         { $url }
serve-everyone = para todos:        { $url }
serve-stop = Pulsa Ctrl+C para cerrar.
serve-key = La página del anfitrión: { $page }
    La clave del anfitrión, para houserules status y /metrics: { $key }
serve-stopping = Se cierra: cada jugada queda guardada, y se avisa a los jugadores para que vuelvan.
serve-left-out = se deja fuera: { $what }
serve-addr = --addr lleva una dirección y un puerto, como 0.0.0.0:4242, no «{ $given }»
serve-url = --public-url lleva una dirección como https://games.example.org, no «{ $given }»
serve-folder = no se puede crear la carpeta { $folder } ({ $why }); elige otra con --data
serve-store = no se puede abrir el almacén: { $why }{ $locked ->
    [true] {" "}(¿hay otro «houserules serve» en esta carpeta?)
   *[false] {""}
}; mira --data y --store
serve-which-store = --store lleva sqlite, postgres://… o memory, no «{ $given }»
serve-in-use = la dirección { $addr } está en uso: cierra el otro programa o elige otra con --addr
cli-list = { $name }: { $words } palabras
cli-list-missing = { $name }: falta; el programa se construyó sin { $package } de npm
cli-list-system = { $name }: del sistema, { $path }

## Hosts: status, move, backup, restore
status-house = House Rules { $version } en http://{ $addr }, abierta desde hace { $minutes } minutos
status-rooms = salas: { $rooms } ({ $awake } despiertas aquí), partidas terminadas: { $matches }
status-people = conexiones: { $sockets }
status-aside = apartadas: { $rooms } salas que no se pueden leer; el registro de la casa dice por qué
status-node = nodo { $node }: versión { $version }, { $rooms } salas
status-node-silent = nodo { $node }: callado, versión { $version }, { $rooms } salas
status-ban = no se admite: { $address }
status-needs-key = --at necesita --key: la casa la muestra al abrir
status-nobody = ninguna casa funciona en { $folder }: mira --data, o --at y --key
move-same = --from y --to son el mismo lugar
move-done = Hay { $rooms } salas y { $matches } partidas, { $carried } de ellas traídas ahora.
move-same-now = Ambos lados son iguales: { $checksum }
backup-done = { $file }: { $rooms } salas, { $matches } partidas, { $checksum }
backup-secret = Quien lea este archivo puede ver cartas aún en mano: guárdalo como la casa misma.
restore-full = { $place } no está vacío: { $rooms } salas, { $matches } partidas; restaura en un lugar vacío
restore-done = { $rooms } salas y { $matches } partidas han vuelto.
# Números y nombres.
cli-decimal = { $whole },{ $part }
cli-names = { $names }
cli-written = guardado


# Mirar registros. Delante van el nombre del archivo y dos puntos.
replay-at = tiene { $entries } pasos, así que --at va de 0 a { $entries }
replay-as = --as lleva un asiento de 0 a { $last } o la palabra public, no «{ $given }»
replay-fault = { $why } (lo anterior se muestra arriba)
verify-sound = { $game }, todo como se decidió

# Muchas partidas de bots.
simulate-matches = --matches debe ser al menos 1
simulate-bots = { $bots } bots para { $players } jugadores: nombra menos o añade --players { $bots }
simulate-bar = { $done }/{ $all } partidas, faltan { $left }
simulate-bug = una partida salió mal; es un fallo del juego
simulate-speed = { $speed } partidas por segundo ({ $seconds } s)
simulate-head = { $game }: { $matches ->
    [one] una partida
   *[other] { $matches } partidas
} de { $players ->
    [one] un jugador
   *[other] { $players } jugadores
}, semilla { $seed }
simulate-no-end = la partida { $number } (semilla { $seed }) no llegó a su fin: { $why }
simulate-finished = { $finished } de { $matches } partidas llegaron a su fin
simulate-seat = asiento
simulate-bot = bot
simulate-wins = ganadas
simulate-score = puntos: media (de mínimo a máximo)
simulate-shared = primeros puestos compartidos: { $count }
simulate-entries = pasos por partida: { $spread }
simulate-turns = turnos por partida: { $spread }
simulate-minutes = minutos, como juega la gente (aproximadamente): { $spread }
simulate-reshuffled = partidas en las que se volvió a mezclar: { $count }
simulate-ends = cómo terminaron:
unfinished-too_long = sin terminar después de { $entries } pasos
unfinished-deadlock = después de { $entries } pasos nadie puede hacer nada y no hay nada pendiente
unfinished-fault = un fallo del juego o del bot ({ $why })

# Listas de palabras.
lexicon-stage = { $stage ->
    [read] leyendo la lista
    [forward] construyendo el grafo hacia delante
    [gaddag] construyendo el grafo desde dentro
   *[pack] empaquetando
}
lexicon-built = { $bytes } bytes, { $words ->
    [one] una palabra
   *[other] { $words } palabras
} de { $lines ->
    [one] una línea
   *[other] { $lines } líneas
}
lexicon-skipped = { $count } { $reason ->
    [short] demasiado cortas
    [long] demasiado largas
    [unspellable] imposibles de escribir con estas fichas
    [capital] con mayúscula
    [left_out] omitidas a propósito
   *[repeated] escritas como otra
}
lexicon-skipped-like = { $skipped }: { $examples }
lexicon-example = { $word } (línea { $line })
lexicon-info = nombre     { $name }
    idioma     { $language }
    fichas     { $tiles }
    palabras   { $words }
    suma       { $checksum }
lexicon-unspellable = «{ $word }» no se puede escribir: no hay ficha para «{ $character }»
lexicon-no-word = { $word }: no está en { $lexicon }
lexicon-word = { $word }: es palabra. Delante admite: { $front }. Detrás admite: { $back }.
lexicon-no-hooks = nada
lexicon-anagrams = anagramas: { $words }

# Textos en otros idiomas. Delante van el juego y el idioma.
words-where = --data DIR dice en qué carpeta del anfitrión se escribe
words-how = Quita la # delante de un mensaje y pon tus palabras tras =; los ids, los $argumentos y las [claves] se quedan como están. Véase docs/translate.md.
words-begun = { $count ->
    [one] un mensaje
   *[other] { $count } mensajes
} por traducir
words-marked = inglés con marcas
words-missing = falta { $id }
words-unused = { $id } no se usa: el inglés no tiene ese mensaje
words-arguments = { $id } habla de [{ $here }], y en inglés de [{ $english }]
words-count = { $missing ->
    [one] falta { $missing }
   *[other] faltan { $missing }
}

# Herramientas de los juegos.
generate-positions = { $speed } posiciones por segundo de CPU
generate-plays = { $speed } jugadas por segundo de CPU
gcg-sound = { $turns ->
    [one] un turno
   *[other] { $turns } turnos
}, todo en orden
gcg-game = GCG es para juegos de palabras cruzadas, y esto es { $game }
gcg-untold = GCG no tiene palabras para esto, así que va en líneas nuestras: { $what }
analyse-game = Aquí solo se analizan partidas de palabras cruzadas, y esta es de { $game }; «houserules replay LOG --analyse» conoce también otras
analyse-value = Por valor: { $best }
analyse-score = Por puntos: { $best }
solve-points = { $points }
solve-made = { $made ->
    [true] cumplida
   *[false] fallada
}
solve-other = { $found }, no { $expected }
solve-other-lead = { $lead }: { $found }, no { $expected }
solve-not_led = con { $id } no se puede salir
solve-differences = { $all }
solve-no_domino = no hay ninguna ficha { $id }
solve-not_seven = cada uno debe tener siete de las veintiocho fichas
solve-no_seat = no hay ningún asiento { $seat }
solve-no_declaration = no hay ninguna declaración { $number }
solve-no_contract = no hay ningún contrato «{ $id }»
solve-speed = { $question ->
    [values] valores exactos
    [leads] todas las salidas
   *[makes] «¿hace 30?»
}: { $speed } por segundo de CPU

# Algo propio. Delante de casi todo van una ruta y dos puntos.
new-taken = ya hay un juego o un crate que se llama «{ $name }»
new-name = «{ $name }» no es un nombre para código: minúsculas, cifras y _, con una letra al principio, como «no_ones»
new-no-checkout = esto no es una copia del código de House Rules (ni está dentro de una); nómbrala con --house DIR
new-there = ya existe; no se ha escrito nada encima
new-no-place = no hay «{ $after }» para poner detrás «{ $line }»; hazlo a mano
new-no-rules = no hay { $path }
new-game = ya es un juego, también en el catálogo
new-game-outside = ya es un juego
new-rule = ya es una regla, también en la lista de { $list }
new-rules-crate = ya tiene una regla: src/my_rule.rs
new-step = { $step ->
    [laws] sus reglas y las leyes
    [laws-outside] las leyes; no construye ni el servidor ni la página
    [cases] sus casos y las leyes con ella
    [types] sus transcripciones y sus tipos para la página
    [serve] los amigos entran en un navegador
   *[play] jugarlo en la terminal
}
new-then = Luego cámbialo: docs/write-a-game.md dice en qué orden.
new-rule-then = Todavía no cambia nada: responde a las preguntas de las que trata. Están al principio de { $list }; docs/write-a-rule.md cuenta lo demás, y dónde van los casos que la prueban.

site-no-module = Este programa se compiló sin el módulo para navegadores, así que no hay nada que jugar. Ejecuta scripts/module (make site lo hace) y compílalo de nuevo.
site-written = { $files } archivos, { $kilobytes } kB. Cualquier servidor web puede repartirlos.
