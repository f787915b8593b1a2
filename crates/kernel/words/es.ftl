# Lo que comparten todos los juegos.

list-last = { $rest } y { $last }
news = { $what }
offer = { $what }

kernel-stranger = No juegas en esta partida.
kernel-seated = Ese asiento está ocupado.
kernel-late = Ya nadie puede unirse a esta partida.
kernel-over = La partida ha terminado.
kernel-left = Quien se fue no puede volver a esta partida.
kernel-turn = No es tu turno.
kernel-host = El anfitrión no tiene nada que decidir en este juego.
kernel-early = Aún no es el momento.
kernel-unreadable = No se puede leer: { $why }.

category-table = En la mesa

spec-unknown = Ninguna regla se llama «{ $id }».
spec-unknown-near = Ninguna regla se llama «{ $id }»; ¿querías decir «{ $nearest }»?
spec-twice = La regla «{ $rule }» está dos veces.
spec-param = { $rule }: { $why }
spec-exclude = «{ $one }» y «{ $other }» no se pueden jugar juntas.
spec-needs = «{ $rule }» necesita «{ $needs }».
spec-clash = Hay dos reglas registradas como «{ $id }».
spec-version = «{ $rule }» de la versión { $asked } es más nueva que la de este programa, { $known }.
spec-preset = Ningún conjunto de reglas se llama «{ $id }»; hay: { $known }.

param-wrong = { $name } debe ser { $wanted }, no { $given }.
param-none = No tiene ajustes, así que «{ $name }» no significa nada.
param-unknown = No tiene el ajuste «{ $name }»; tiene: { $known }.
param-unknown-near = No tiene el ajuste «{ $name }»; ¿querías decir «{ $nearest }»?
param-unreadable = No se puede leer: { $why }.
param-written = Los ajustes se escriben así: { $rule }={"{"}"name": 1{"}"}: { $why }.
param-between = un número entero de { $low } a { $high }
param-least = un número entero de { $low } o más
param-most = un número entero de { $high } o menos
param-number = un número entero
param-yes-no = true o false
param-text = un texto de { $most } caracteres como mucho
param-nothing = nada
param-list = una lista
param-list-between = una lista de { $least } a { $most }
param-list-least = una lista de { $least } o más
param-list-each = una lista en la que cada uno es { $what }
param-only = { $what }
param-or = { $one } o { $rest }
param-comma = { $one }, { $rest }

content-none = Aquí no hay ningún { $kind } llamado «{ $name }».
content-kind = { $kind ->
    [board] tablero
    [tiles] juego de fichas
    [lexicon] léxico
    [word-pack] paquete de palabras
    [question-pack] paquete de preguntas
   *[other] { $kind }
}
content-missing = Aquí no hay ningún { $kind } llamado «{ $name }»; hay: { $known }.
content-type = Este juego no puede leer el { $kind } «{ $name }»: es de otro tipo.

rule-patience = Paciencia
    .sentence = A quien falta mientras otros esperan se le salta a los { $away } segundos, y después a los { $gone } en cada turno.
    .away = Tantos segundos esperan los demás a quien no está, antes de que el juego siga sin esa persona.
    .gone = Tantos segundos esperan después en cada turno, y a quien se fue del todo.
    .idle_after = A quien deja pasar el tiempo tantas veces seguidas puede sustituirlo un bot.
bot-random = Aleatorio
    .sentence = Hace cualquier cosa que esté permitida.
record-none = Las partidas de este juego no tienen una notación ajena.

# Lo que está mal en un archivo del anfitrión (preguntas, un tablero, fichas, palabras, una variante). Delante van el nombre del archivo y dos puntos.
file-line = línea { $line }: { $why }
file-not_text = esto no es texto: el byte { $at } no cuadra
# `$why` es lo que dice el lector de TOML o JSON: siempre en inglés.
file-unreadable = esto no se puede leer ({ $why })
variant-rule = [rules] { $id } debe ser true, false o ajustes como {"{"} name = 1 {"}"}
variant-from = from = "{ $from }": no hay tal conjunto de reglas; hay: { $known }
variant-without = without = ["{ $id }"]: no hay tal regla que quitar; hay: { $known }

# Looking back.
analysis-found = { $seat } encontró el { $percent } % de los puntos: { $found } de { $most }.
analysis-none = No hay nada que decir de las jugadas de esta partida.
# Un entrenador.
coach-would = Yo haría esto: { $what }
coach-waits = Yo esperaría.
