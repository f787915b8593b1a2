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
serve-key = La clave del anfitrión, para houserules status y /metrics: { $key }
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
