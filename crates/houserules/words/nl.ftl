# Wat het programma in de terminal zegt.

cli-begin = { $game }: { $sentence }
    (zaad { $seed }; typ “help” voor wat je kunt typen)
cli-help = Typ het nummer van wat je wilt doen, of: hint, log, quit. Sommige spellen verstaan ook woorden.
cli-possibilities = Er { $count ->
    [one] is één mogelijkheid
   *[other] zijn { $count } mogelijkheden
}.
cli-number = Typ een nummer, of “help”.
cli-no-hints = Deze regels geven geen hints.
cli-presets = Sets regels:
cli-default = (de gewone)
cli-not-playable = hier niet te spelen: { $why }
cli-rules = Regels, { $category }:
cli-always = (altijd)
cli-needs = heeft nodig: { $rules }
cli-excludes = sluit uit: { $rules }
cli-bots = bots: { $bots }
cli-preset-list = sets regels: { $presets }
