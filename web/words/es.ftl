page-name = Español

page-app-title = House Rules
page-app-skip = Ir a la mesa
page-app-menu = Ajustes
page-app-home = Inicio

page-common-cancel = Cancelar
page-common-close = Cerrar
page-common-copy = Copiar enlace
page-common-copied = Copiado
page-common-loading = Un momento…
page-common-you = tú
page-common-host = anfitrión
page-common-bot = bot
page-common-of = { $what }: { $value }
page-common-bot-called = Bot { $name }{ $number ->
    [1] {""}
   *[other] {" "}{ $number }
}
page-common-away = ausente
page-common-back = Volver
page-common-yes = Sí
page-common-no = No

page-settings-theme = Aspecto
page-settings-themes-auto = Como este dispositivo
page-settings-themes-light = Claro
page-settings-themes-dark = Oscuro
page-settings-themes-contrast = Alto contraste
page-settings-themes-retro = Retro años 90
page-settings-language = Idioma
page-settings-volume = Sonido
page-settings-calm = Sin movimiento
page-settings-large = Letra más grande
page-settings-left = Para zurdos
page-settings-confirm = Preguntar antes de cada jugada
page-settings-confirm-sure = ¿Hacer esta jugada?
page-settings-confirm-yes = Sí, jugar
page-settings-not-played = No se ha jugado.
page-settings-hints = Consejos la primera vez
page-settings-notify = Avisarme cuando sea mi turno
page-settings-notify-no = Este navegador no lo permite.
page-settings-plain = Mesas como texto sencillo

page-home-hello = Noche de juegos con vuestras propias reglas
page-home-intro = Abre una mesa, comparte el enlace, marcad las reglas que os gusten y jugad. Sin cuenta.
page-home-your-name = Tu nombre
page-home-name-placeholder = Ana
page-home-name-first = Primero dinos cómo te llamas.
page-home-create = Abrir una mesa
page-home-publicly = Mostrarla a todos en este servidor
page-home-privately = Privada: solo con el enlace, o si tú abres
page-home-join = Entrar
page-home-join-title = Entrar con un código
page-home-code = Código de la mesa
page-home-code-first = ¿Qué código? Tiene al menos cuatro letras.
page-home-yours = Tus mesas
page-home-forget = Olvidar la mesa { $code }
page-home-open = Mesas abiertas
page-home-none-open = Ahora no hay mesas abiertas. ¡Abre la primera!
page-home-games = Juegos de la casa
page-home-rules-of = Reglas de { $game }
page-home-play-now = Jugar ya
page-home-play-now-at = Jugar ya: { $game }, contra bots
page-home-open-for = Amigos: una mesa de { $game }
page-home-with-friends = Amigos
page-home-on-device = en este dispositivo
page-home-intro-alone = Elige un juego, marca las reglas que te gusten y juega contra bots. Todo se queda en este dispositivo.
page-home-offline-not = Las partidas contra bots se juegan en el servidor: esta casa se compiló sin su parte para navegadores.
page-home-offline-insecure = Las mesas contra bots se juegan en este navegador mientras la página esté abierta. Para abrirla también sin conexión tiene que llegar por HTTPS, y aquí no es así.
page-home-offline-unable = Las mesas contra bots se juegan en este navegador. Este navegador no guarda páginas, así que sin conexión no puede abrirlas.
page-home-offline-coming = Guardando en este dispositivo, para jugar sin conexión: { $percent } %
page-home-offline-ready = Guardado en este dispositivo: todos los juegos se abren también sin conexión.
page-home-guest = Invitado
page-home-how = Cómo funciona
page-home-how1 = Abre una mesa y comparte el enlace o el código.
page-home-how2 = Marcad las reglas de la casa que os gusten.
page-home-how3 = Jugad en el móvil, en el ordenador o en la pantalla grande.
page-home-shared = Reglas que alguien ha compartido contigo
page-home-open-these = Abrir una mesa con estas reglas
page-home-take-to = Llevarlas a la mesa { $code }
page-home-open-log = Abrir un registro
page-home-log-too-large = Un archivo tan grande no es el registro de una partida.
page-home-drop-log = Suelta aquí el registro de una partida o un archivo GCG para recorrerlo
page-home-hosted-by = con { $name }
page-home-seats = { $taken } de { $all } asientos ocupados
page-home-watching = { $count ->
    [one] 1 mira
   *[other] { $count } miran
}
page-home-phase-lobby = Esperando jugadores
page-home-phase-starting = A punto de empezar
page-home-phase-playing = En juego
page-home-phase-over = Entre partidas
page-home-phase-closed = Cerrada

page-join-title = Mesa { $code }
page-join-sit = Sentarse
page-join-watch = Solo mirar
page-join-full = No quedan asientos o la partida ya empezó. Puedes mirar.
page-join-gone = La mesa { $code } no existe (o ya no).
page-join-ended = Ya no estás en esta mesa.
page-join-come-back = Volver a entrar
page-join-privately = Esta mesa es privada. Llama y el anfitrión te abrirá.
page-join-invited = Esta mesa es privada y tienes invitación.
page-join-knock = Llamar a la puerta
page-join-waiting = { $name }, has llamado. { $host } ya lo sabe.
page-join-why-private = Esta mesa es privada: con el enlace se entra enseguida, con el código solo no.
page-join-why-sent_away = A ti o a alguien a tu lado os echaron de esta mesa.
page-join-why-left_the_match = Tú o alguien a tu lado dejó la partida en curso.
page-join-stay = Deja esta página abierta: seguirá sola.
page-join-give-up = No esperar

page-lobby-title = La sala
page-lobby-invite = Invita a tus amigos
page-lobby-invite-hint = Abren el enlace, escanean el código o escriben las cuatro letras.
page-lobby-on-device = Una mesa en este dispositivo
page-lobby-on-device-hint = Se juega en este navegador contra bots, sin conexión, y se guarda aquí.
page-lobby-continue-with-friends = Seguir con amigos
page-lobby-private-hint = Esta mesa es privada: el enlace y el código QR dejan entrar; quien solo escribe las letras llama a la puerta.
page-lobby-at-the-door = En la puerta
page-lobby-knocks = { $name } llama a la puerta.
page-lobby-knocks-why-sent_away = Lo echaste antes, o a alguien a su lado.
page-lobby-knocks-why-left_the_match = Dejó antes esta partida, o alguien a su lado.
page-lobby-let-in = Dejar entrar
page-lobby-let-in-name = Dejar entrar: { $name }
page-lobby-turn-away = No abrir
page-lobby-turn-away-name = No abrir: { $name }
page-lobby-privately = Privada: solo con el enlace, o si tú abres
page-lobby-qr = Código QR de { $link }
page-lobby-big-screen = Mostrar en pantalla grande
page-lobby-players = Alrededor de la mesa
page-lobby-seat = Asiento { $number }
page-lobby-empty-seat = Asiento libre
page-lobby-looking-on = Mirando
page-lobby-ready = Listo
page-lobby-im-ready = Estoy listo
page-lobby-unready = Aún no estoy listo
page-lobby-sit = Sentarse
page-lobby-stand = Prefiero mirar
page-lobby-shuffle = Mezclar asientos
page-lobby-swap = Cambiar de asiento a { $name }
page-lobby-swap-with = Cambiar con { $name }
page-lobby-swap-pick = ¿Quién cambia de asiento con { $name }?
page-lobby-team = Equipo { $number }
page-lobby-partners = Pareja { $number }
page-lobby-team-of = Equipo de { $name }
page-lobby-kick = Echar a { $name }
page-lobby-hand-over = Hacer anfitrión a { $name }
page-lobby-remove-bot = Quitar a { $name }
page-lobby-more = Más sobre { $name }
page-lobby-add-bot = Añadir un bot
page-lobby-which-bot = ¿Qué bot?
page-lobby-game = El juego
page-lobby-preset = Conjunto de reglas
page-lobby-rules = Reglas de la casa
page-lobby-host-chooses = { $name } elige las reglas.
page-lobby-changes = { $count ->
    [0] { $preset }
    [one] { $preset }, con 1 cambio vuestro
   *[other] { $preset }, con { $count } cambios vuestros
}
page-lobby-changes-theirs = { $count ->
    [0] { $preset }
    [one] { $preset }, con 1 cambio
   *[other] { $preset }, con { $count } cambios
}
page-lobby-off = Sin: { $name }.
page-lobby-undo = deshacer
page-lobby-undo-of = Deshacer: { $what }
page-lobby-undo-all = Deshacer todo
page-lobby-popular = Lo que más se cambia
page-lobby-all-rules = Las { $count } reglas
page-lobby-find-rule = Busca una regla
page-lobby-no-rule = Ninguna regla se llama así.
page-lobby-adjust = Ajustar { $name }
page-lobby-also-off = En lugar de: { $names }
page-lobby-suggest = Proponer
page-lobby-suggest-this = Proponer esto
page-lobby-suggest-of = Proponer un cambio de { $name }
page-lobby-suggests = propone: { $sentence }
page-lobby-take-it = Aceptar
page-lobby-share = Compartir estas reglas
page-lobby-share-hint = Quien abra este enlace puede abrir una mesa con las mismas reglas.
page-lobby-save-variant = Guardar como variante
page-lobby-save-variant-hint = El archivo va en variants/ de la carpeta de datos, o tras --variant en la línea de órdenes.
page-lobby-variant-name = Nombre de la variante
page-lobby-download-variant = Descargar el archivo
page-lobby-ours = Nuestras reglas
page-lobby-share-table = Invitar
page-lobby-seats-free = { $count ->
    [one] 1 asiento libre
   *[other] { $count } asientos libres
}
page-lobby-second = { $count ->
    [one] 1 segundo
   *[other] { $count } segundos
}
page-lobby-minute = { $count ->
    [one] 1 minuto
   *[other] { $count } minutos
}
page-lobby-hour = { $count ->
    [one] 1 hora
   *[other] { $count } horas
}
page-lobby-no-limit = sin límite
page-lobby-always = siempre activa
page-lobby-needs = Necesita: { $names }.
page-lobby-brings = También activa: { $names }.
page-lobby-blocked = No se puede jugar junto con: { $names }.
page-lobby-drops-too = Al quitarla también se quita: { $names }.
page-lobby-details = Detalles
page-lobby-read-rules = Leer las reglas completas
page-lobby-players-for = { $same ->
    [true] { $least } jugadores
   *[false] de { $least } a { $most } jugadores
}
page-lobby-start = Empezar la partida
page-lobby-starting = Barajando…
page-lobby-starting-in = La partida empieza en { $seconds } s
page-lobby-waiting-for-host = { $name } empieza la partida.
page-lobby-publicly = Visible para todos
page-lobby-watchers = Otros pueden mirar
page-lobby-close-room = Cerrar la mesa
page-lobby-close-sure = ¿Cerrar la mesa para todos?
page-lobby-leave = Dejar la mesa
page-lobby-leave-sure = ¿Irte para siempre? Tu asiento quedará libre.
page-lobby-rename = Cambiar nombre
page-lobby-device = Jugar en otro dispositivo
page-lobby-device-hint = Ábrelo antes de cinco minutos en el otro dispositivo. Sirve una vez.
page-lobby-list-hint = Números separados por comas
page-lobby-range = de { $least } a { $most }
page-lobby-bad-number = Un número entero de { $least } a { $most }, por favor.
page-lobby-blank = comodín
page-lobby-bad-list = De { $least } a { $most } números, por favor.
page-lobby-none = ninguno
page-lobby-less = { $what }: menos
page-lobby-more-of = { $what }: más
page-lobby-matches = Jugado en esta mesa
page-lobby-settings = Esta mesa
page-lobby-effect-wait = Probando estas reglas…
page-lobby-effect-of = ({ $done } de { $all } partidas probadas)
page-lobby-effect-how = Los bots juegan con estas reglas en este navegador. Los minutos son un cálculo de lo que tardan las personas.

page-turn-yours = Te toca
page-turn-yours-and = Te toca, con { $names }
page-turn-waiting = Esperando a { $names }…
page-turn-you-next = (después tú)
page-turn-after = (después { $name })
page-turn-nobody = Un momento…
page-turn-over = La partida ha terminado

page-table-players = Jugadores
page-table-scores = Marcador
page-table-log = Crónica
page-table-chat = Chat
page-table-log-empty = Todavía no ha pasado nada.
page-table-look-back = Mirar atrás: entrada { $entry }
page-table-looking-back = Mirando atrás: { $entry } de { $all }
page-table-earlier = Una antes
page-table-later = Una después
page-table-live = Volver al presente
page-table-reconnecting = Sin conexión. Reconectando…
page-table-restarting = La mesa de este navegador se detuvo. Vuelve como estaba…
page-table-reconnecting-kept = Sin conexión. Tu jugada está guardada y se enviará en cuanto vuelvas.
page-table-is-away = { $name } está ausente
page-table-goes-on = El juego sigue sin esperar en { $time }.
page-table-is-idle = { $name } parece dormir
page-table-stand-in = Que un bot juegue por { $name }
page-table-plays-for = { $bot } juega por { $name }
page-table-watching = Estás mirando.
page-table-actions = Lo que puedes hacer
page-table-host-actions = Como anfitrión
page-table-auto = Por sí solo en { $seconds } s: { $reason }
page-table-left = quedan { $clock }
page-table-overtime = { $clock }, fuera de tiempo: { $points } puntos menos
page-table-stop = Terminar la partida ahora
page-table-stop-hint = Termina cuando todos estén de acuerdo.
page-table-stop-agree = De acuerdo: terminar
page-table-stop-take-back = Mejor seguimos
page-table-stop-votes = { $votes } de { $all } quieren terminar la partida ahora
page-table-say = Di algo
page-table-send = Enviar
page-table-silent = Ahora no se habla: el juego lo prohíbe.
page-table-react = Reaccionar con { $emoji }
page-table-chat-empty = ¡Saluda!
page-table-unread = { $count ->
    [one] 1 nuevo
   *[other] { $count } nuevos
}
page-table-needs-table = Esta opción necesita una mesa propia.
page-table-hint = Pista
page-table-put-away = Apartar
page-table-goes-on-why = Entonces el juego decide por quien falta; puede volver cuando quiera.
page-table-lapse = { $name } no está: { $clock }
page-table-stop-sure = ¿Pedir a todos terminar la partida ahora?
page-table-stop-yes = Sí, pedirlo
page-table-end = Terminarla para todos
page-table-end-sure = ¿Terminar la partida para todos ahora?
page-table-end-yes = Sí, terminarla
page-table-replay = Mirar atrás
page-table-play = Reproducir
page-table-pause = Pausa
page-table-speed = Velocidad
page-table-better = Lo que se podía hacer
page-table-copy-moment = Copiar un enlace a este momento
page-table-find-offer = Busca qué puedes hacer
page-table-sure = { $what }: ¿seguro?
page-table-open-panel = Abrir: { $what }

page-results-title = Resultados
page-results-winner = ¡Gana { $names }!
page-results-winners = ¡Ganan { $names }!
page-results-draw = Esta vez no gana nadie.
page-results-you-win = ¡Has ganado!
page-results-place = Puesto { $place }
page-results-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
page-results-statistics = Estadísticas
page-results-so-close = Casi: a { $points }.
page-results-well-played = Bien jugado. ¿Otra ronda?
page-results-last = Así acabó:
page-results-see-table = Ver la mesa
page-results-home = Volver al menú
page-results-rematch = Jugar otra vez
page-results-rematch-hint = De vuelta a la sala, con la misma gente.
page-results-retry = El mismo reparto otra vez
page-results-retry-hint = La misma mezcla en los mismos asientos; el registro lo dice.
page-results-link = Volver a ver esta partida
page-results-seconds = { $seconds } s
page-results-minutes = { $minutes } min { $seconds } s

page-match-analysis = Cómo se jugó
page-match-title = Una partida de { $game }
page-match-seen-by = Vista por
page-match-everyone = todos
page-match-step = Paso
page-match-log = Descargar el registro
page-match-record = Descargar como { $notation }
page-match-rules = Reglas de esta partida
page-match-gone = No existe esa partida.

page-advice-ask = Preguntar al entrenador
page-advice-thinks = El entrenador piensa…
page-advice-nothing = El entrenador no sabe nada de estas reglas.
page-advice-do-it = Hazlo

page-check-check = Comprobar esta partida
page-check-checking = Se decide otra vez cada jugada…
page-check-sound = Esta partida se jugó limpiamente.
page-check-broken = Algo no cuadra en esta partida.
page-check-how = Comprobado por este navegador, con su propia copia de las reglas.

page-play-on-here = Seguir desde aquí
page-play-on-title = Seguir jugando desde aquí
page-play-on-hint = Una partida nueva en este dispositivo, tal como estaba en este momento. Lo que salga a partir de aquí es nuevo.
page-play-on-against = Contra
page-play-on-seat = ¿Qué asiento?
page-play-on-as = En el asiento de { $name }

page-rules-title = Reglas
page-rules-house = Reglas de la casa a elegir
page-rules-presets = Conjuntos de reglas
page-rules-missing = No existe ese juego.
page-rules-all = Todos los juegos

page-tv-join = Entra en
page-tv-looking = Esperando jugadores…
page-tv-podium = Podio

page-host-title = La página del anfitrión
page-host-intro = Para quien lleva esta casa. La clave se muestra al abrirla.
page-host-key = La clave del anfitrión
page-host-open = Abrir
page-host-house = La casa
page-host-version = Versión
page-host-since = Abierta desde
page-host-rooms = Mesas
page-host-awake = { $count } despiertas aquí
page-host-sockets = Conexiones aquí
page-host-matches = Partidas terminadas
page-host-store = Guardado
page-host-disk = Disco
page-host-free = { $free } de { $all } libres
page-host-tight = El disco está casi lleno: entonces no se podrá guardar nada.
page-host-aside = No se pueden leer
page-host-nodes = Nodos
page-host-node-rooms = { $count ->
    [one] 1 mesa
   *[other] { $count } mesas
}
page-host-silent = en silencio
page-host-bans = No pueden entrar
page-host-until = hasta { $time }
page-host-let-in = Dejar entrar
page-host-let-in-address = Dejar entrar: { $address }
page-host-tables = Mesas despiertas
page-host-people-here = { $count ->
    [one] Hay 1 persona.
   *[other] Hay { $count } personas.
}
page-host-asleep = { $count ->
    [0] {""}
    [one] Otra mesa duerme.
   *[other] Otras { $count } mesas duermen.
}
page-host-private = privada
page-host-onlooker = Alguien que mira
page-host-by-hand = A mano
page-host-code = Código de la mesa
page-host-close-it = Cerrar
page-host-close = Cerrar: { $code }
page-host-close-sure = ¿Cerrar la mesa { $code } para todos los que están en ella?
page-host-try-again = Intentar leerla de nuevo
page-host-address = Dirección
page-host-keep-out = No dejar entrar
page-host-ban = No dejar entrar: { $address }
page-host-ban-sure = ¿No dejar entrar a { $address } durante { $hours } horas? Nadie que venga de ahí podrá entrar.

page-calls-title = Lo que pueden llamar los programas
page-calls-intro = Para bots, scripts y páginas propias. Todo en un archivo:
page-calls-tags-rooms = Mesas
page-calls-tags-matches = Partidas
page-calls-tags-house = La casa
page-calls-tags-host = Para el anfitrión
page-calls-needs-token = Con el token de un jugador:
page-calls-needs-key = Con la clave del anfitrión:
page-calls-parameters = Parámetros
page-calls-takes = Recibe
page-calls-gives = Devuelve

page-lost-title = Aquí no hay nada
page-lost-text = Esta dirección no lleva a ninguna parte.


page-offline = No se puede llegar al servidor. ¿Tienes conexión?
page-broken = El servidor respondió con { $answer }.
