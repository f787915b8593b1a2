# What every game shares. `$seat` is a name; `$rule` is a rule's name.

list-last = { $rest } and { $last }
news = { $what }
offer = { $what }

kernel-stranger = You do not play in this match.
kernel-seated = That seat is taken.
kernel-late = Nobody can join this match any more.
kernel-over = The match is over.
kernel-left = Who has left cannot come back into this match.
kernel-turn = It is not your turn.
kernel-host = The host has nothing to decide in this game.
kernel-early = It is not time yet.
kernel-unreadable = That cannot be read: { $why }.

category-table = At the table

# What is wrong with a choice of rules.
spec-unknown = No rule is called “{ $id }”.
spec-unknown-near = No rule is called “{ $id }”; did you mean “{ $nearest }”?
spec-twice = The rule “{ $rule }” is given twice.
spec-param = { $rule }: { $why }
spec-exclude = “{ $one }” and “{ $other }” cannot be played together.
spec-needs = “{ $rule }” needs “{ $needs }”.
spec-clash = Two rules are registered as “{ $id }”.
spec-version = “{ $rule }” of version { $asked } is newer than this program’s { $known }.
spec-preset = No rule set is called “{ $id }”; there are: { $known }.

# What is wrong with a parameter. `$wanted` is one of the messages below.
param-wrong = { $name } must be { $wanted }, not { $given }.
param-none = It has no parameters, so “{ $name }” means nothing.
param-unknown = It has no parameter “{ $name }”; it has: { $known }.
param-unknown-near = It has no parameter “{ $name }”; did you mean “{ $nearest }”?
param-unreadable = It cannot be read: { $why }.
param-written = Parameters are written like { $rule }={"{"}"name": 1{"}"}: { $why }.
param-between = a whole number from { $low } to { $high }
param-least = a whole number of { $low } or more
param-most = a whole number of { $high } or less
param-number = a whole number
param-yes-no = true or false
param-text = a text of at most { $most } characters
param-nothing = nothing
param-list = a list
param-list-between = a list of { $least } to { $most }
param-list-least = a list of { $least } or more
param-list-each = a list in which each is { $what }
param-only = { $what }
param-or = { $one } or { $rest }
param-comma = { $one }, { $rest }

# What a rule asks for and is not there.
content-none = There is no { $kind } called “{ $name }” here.
content-kind = { $kind ->
    [board] board
    [tiles] tile set
    [lexicon] word list
    [word-pack] word pack
    [question-pack] question pack
   *[other] { $kind }
}
content-missing = There is no { $kind } called “{ $name }” here; there are: { $known }.
content-type = The { $kind } “{ $name }” is of another type than this game reads.
record-none = Matches of this game have no notation of others.

# What is wrong with a host's file (a pack, a board, tiles, words, a variant). The file's name and a colon stand before it.
file-line = line { $line }: { $why }
file-not_text = this is no text: byte { $at } is odd
# `$why` is what the reader of TOML or JSON says: English, always.
file-unreadable = this cannot be read ({ $why })
variant-rule = [rules] { $id } must be true, false, or parameters like {"{"} name = 1 {"}"}
variant-from = from = "{ $from }": there is no such rule set; there are: { $known }
variant-without = without = ["{ $id }"]: there is no such rule to leave out; there are: { $known }

# Looking back.
analysis-found = { $seat } found { $percent } % of the points: { $found } of { $most }.
analysis-none = Nothing can be said of the moves of this match.
# A coach.
coach-would = I would: { $what }
coach-waits = I would wait.
