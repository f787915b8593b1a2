# Lo que dicen las salas y el servidor, aparte de los juegos.

# Por qué no.
table-closed = Esta sala está cerrada.
table-full = Esta sala está llena.
table-no-watchers = No hay asiento libre, y en esta sala nadie puede mirar.
table-stranger = No estás en esta sala.
table-join-first = Entra primero en la sala.
table-not-any-more = Ya no estás en esta sala.
table-private = Esta mesa es privada: abre el enlace que te enviaron o llama a la puerta.
table-knocking = Has llamado; espera a que el anfitrión te deje entrar.
table-knocks = Hay demasiada gente esperando en esta puerta; inténtalo más tarde.
table-no-knock = Nadie llama con ese número.
table-kicked = El anfitrión te ha echado. Llama a la puerta si quieres volver a entrar.
table-left = Te fuiste de esta mesa. Puedes volver a unirte.
table-turned-away = El anfitrión no te ha dejado entrar.
table-unknown-device = Esta mesa no conoce (o ya no conoce) este dispositivo; vuelve a unirte.
table-name-bot = «{ $name }» es el nombre de un bot; elige otro.
table-left-match = Tú o alguien a tu lado dejó esta partida; siéntate en la próxima.
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
table-coach-alone = El entrenador solo ayuda a quien juega contra bots; aquí juegan también otras personas.
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
room-knocks = { $name } llama a la puerta.
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

# Lo que le pasa a un registro; delante va `file-line`. El `$why` de log-misfit es lo que extraña al juego: siempre en inglés.
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
log-not_revealed = la partida no ha terminado (su secreto no se ha revelado), así que no se puede comprobar lo que salió
log-secret_unreadable = el secreto revelado no tiene 64 cifras hexadecimales
log-other_secret = el secreto revelado no corresponde al compromiso mostrado antes de la partida
log-seats = con estas reglas pueden jugar de { $least } a { $most }, no { $asked }
log-no_game = en esta casa no se juega a { $game }
