# What the program says in the terminal.

cli-begin = { $game }: { $sentence }
    (seed { $seed }; “help” tells what you can type)
cli-help = Type the number of what you want to do, or: hint, log, quit. Some games understand words, too.
cli-possibilities = There { $count ->
    [one] is one possibility
   *[other] are { $count } possibilities
}.
cli-number = Type a number, or “help”.
cli-no-hints = These rules give no hints.
cli-presets = Presets:
cli-default = (the default)
cli-not-playable = not playable here: { $why }
cli-rules = Rules, { $category }:
cli-always = (always there)
cli-needs = needs: { $rules }
cli-excludes = excludes: { $rules }
cli-bots = bots: { $bots }
cli-preset-list = presets: { $presets }
