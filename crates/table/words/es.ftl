# Lo que dicen las salas y el servidor, aparte de los juegos.

# Por qué no.
table-closed = Esta sala está cerrada.
table-full = Esta sala está llena.
table-no-watchers = No hay asiento libre, y en esta sala nadie puede mirar.
table-stranger = No estás en esta sala.
table-join-first = Entra primero en la sala.
table-not-any-more = Ya no estás en esta sala.
table-old = Ya se cumplió una orden posterior de este dispositivo.
table-host-only = Solo puede hacerlo el anfitrión ({ $host }).
table-lobby-first = Vuelve primero a la sala de espera.
table-match-on = No mientras se juega una partida.
table-name-taken = Aquí ya hay alguien que se llama { $name }.
table-kick-self = No puedes echarte; vete sin más.
table-no-player = No hay tal jugador.
table-have-seat = Ya tienes asiento.
table-seats-taken = Todos los asientos están ocupados.
table-seat-empty = En el asiento { $seat } no hay nadie.
table-teams = Hay { $teams } equipos.
table-no-teams = En este juego no hay equipos que formar.
table-bot-unknown = Ningún bot se llama «{ $bot }»; hay: { $known }.
table-no-bot-there = Ahí no hay ningún bot.
table-game-unknown = Ningún juego se llama «{ $game }».
table-seat-first = Siéntate primero.
table-starting = Ya empieza.
table-started = Hay una partida en marcha.
table-choose-game = Elige un juego.
table-no-secret = La mezcla no tiene secreto.
table-no-match = No hay ninguna partida en marcha.
table-watching = Estás mirando.
table-not-in-match = No estás en una partida.
table-no-emoji = Eso no es un emoji.
table-silence = Las reglas de esta partida te piden silencio ahora.
table-not-over = La partida no ha terminado.
table-rematch-players = Solo quien jugó puede pedir la revancha.
table-someone-left = Alguien se fue, así que no se puede repetir el mismo reparto.
table-nobody-away = Ahí no hay nadie que pueda faltar.
table-is-here = { $name } está aquí y juega.
table-name-length = Un nombre tiene de 1 a { $most } caracteres.
table-chat-length = Un mensaje tiene de 1 a { $most } caracteres.
table-need-more = { $missing ->
    [one] Falta un jugador (o un bot).
   *[other] Faltan { $missing } jugadores (o bots).
}
table-someone-sits = Alguien tiene que sentarse.
table-at-most = Pueden jugar { $most } como mucho.

# El registro de una sala.
room-joined = { $name } está aquí.
room-left = { $name } se va.
room-kicked = Echaron a { $name }.
room-ended = { $name } termina la partida para todos.
room-renamed = { $name } se llama ahora { $new }.
room-host = { $name } es ahora anfitrión.
room-away = { $name } no está.
room-back = { $name } ha vuelto.
room-stand-in = El bot { $bot } juega por { $name }.

# La conexión.
server-again = Algo salió mal; conectando de nuevo.
server-restart = El servidor se reinicia; conectando de nuevo.
server-closing = La sala se estaba cerrando; conectando de nuevo.
server-hello = Saluda primero.
server-hello-again = El saludo ya se dijo.
server-version = Este servidor habla la versión { $known } del protocolo, no la { $asked }. Vuelve a cargar la página.
server-unreadable = No se puede leer: { $why }.
server-too-large = Es demasiado: { $most } bytes como mucho.
server-no-point = La partida no tiene ese punto.
server-device = Las órdenes necesitan un dispositivo y un número desde 1.
server-no-room = No existe esa sala.
limit-frames = Demasiados mensajes a la vez.
limit-sockets = Tienes demasiadas conexiones; cierra algunas pestañas.
limit-onlookers = Hay demasiada gente mirando en esta sala.
limit-address = Hay demasiadas conexiones desde tu dirección.
limit-often = Demasiadas veces; inténtalo otra vez en { $seconds } s.
table-no-onlookers = En esta sala nadie puede mirar.
server-stopping = El servidor se detiene; inténtalo en un momento.
server-full = Hay demasiadas salas en este servidor; inténtalo más tarde.
server-store = El almacén no funciona: { $why }
server-damaged = No se puede abrir: { $why }
server-deal = Un reparto se elige con un número.
server-origin = Esta página no puede conectarse a este servidor.
server-no = No.
server-try-again = Algo salió mal en esta sala; inténtalo de nuevo.
server-bearer = Envía tu token como «Authorization: Bearer …».
server-slow = El resto no llegó en { $seconds } segundos.
server-host = Aquí nadie se llama { $host }: abre la dirección que te dio el anfitrión.
server-method = Eso no se puede hacer aquí.
server-preset-alone = Un conjunto de reglas necesita su juego: di cuál.
server-banned = El anfitrión de esta casa no admite esta dirección.
server-host-key = Esto es para el anfitrión: la clave se muestra al abrir la casa.
server-grant = Este enlace ya se usó o es demasiado viejo; crea otro.
server-no-content = Aquí no hay nada así.
server-no-match = No hay ninguna partida terminada con este nombre.
server-not-shown = Esa partida no se puede mostrar.
server-no-call = No existe esa llamada.
server-log-large = Un registro de más de un megabyte no se lee aquí; «houserules verify» sí.
server-no-log = Eso no es el registro de una partida: { $why }.
server-no-record = Ese archivo { $name } no se puede reproducir. Línea { $line }: { $why }.
table-branch-alone = Seguir desde un punto de una partida empieza en una sala nueva, a solas.
table-coach-alone = El entrenador es para quien juega solo contra bots.
table-coach-nothing = Ahora no tienes nada que hacer.
