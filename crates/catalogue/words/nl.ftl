# Wat een huis over partijen te weten komt: of een logboek klopt, wat regels doen, wat een coach zou spelen.

# Wat er mis is met een logboek; `check-fault` staat eromheen. `$why` van log-misfit is wat het spel vreemd vindt: altijd Engels.
log-empty = het logboek is leeg
log-cut_short = het logboek is hier afgebroken
log-too_new = dit logboek heeft indeling { $format }, en dit programma leest indeling { $ours }: een nieuwere House Rules heeft het geschreven
log-too_old = dit logboek heeft indeling { $format }, van een proefversie; dit programma leest indeling { $ours }
log-after_the_end = er staat iets na de onthulling, die de laatste regel moet zijn
log-misfit = dit kan hier niet gebeurd zijn ({ $why })
log-time_went_back = de tijd loopt hier terug
log-differs = opnieuw beslist komt er iets anders uit
    in het logboek: { $logged }
    beslist:        { $decided }
log-other_content = dit kan niet opnieuw beslist worden: { $why }
log-content_changed = De inhoud “{ $name }” ({ $kind }) is niet die waarmee gespeeld is.
log-not_revealed = de partij is niet af (het geheim is niet onthuld), dus wat er getrokken is valt niet na te gaan
log-secret_unreadable = het onthulde geheim bestaat niet uit 64 hexadecimale cijfers
log-other_secret = het onthulde geheim past niet bij de belofte die voor de partij getoond is
log-seats = met deze regels spelen er { $least } tot { $most }, niet { $seats }
log-origin_too_long = het zegt dat er { $entries } stappen van een andere partij in staan, maar heeft er minder
log-no_game = het is van het spel “{ $game }”, dat niet in dit huis is
log-rules = de regels ervan zijn hier niet bekend: { $why }
log-no_log = dit is geen logboek van House Rules
log-not_text = dit is geen tekst
log-too_large = dit is groter dan welke partij ook: { $megabytes } MB
check-fault = regel { $line }{ $entry ->
    [0] {""}
   *[other] , stap { $entry }
}{ $event ->
    [0] {""}
   *[other] , gebeurtenis { $event }
}: { $why }

# Wat er gecontroleerd is, elk een regel. `$match` is de naam van een partij.
check-moves = Elke zet is zoals de regels het beslissen: { $entries ->
    [one] één stap
   *[other] { $entries } stappen
}.
check-commitment = Het geheim achter het schudden is het geheim dat voor het delen beloofd is, en alles wat getrokken is volgt eruit.
check-shown = Dit apparaat heeft die belofte voor het delen gezien.
check-shown-other = Dit apparaat heeft voor het delen een andere belofte gezien: { $shown }. In het logboek staat { $logged }.
check-shown-nothing = Dit apparaat heeft voor het delen geen belofte bewaard, dus alleen het logboek zelf is gecontroleerd.
check-sent = Wat dit apparaat gestuurd heeft, zit in het schudden.
check-sent-other = Wat dit apparaat gestuurd heeft, zit niet in het schudden: het stuurde { $sent }.
check-sent-nothing = Dit apparaat heeft niets voor het schudden gestuurd.
check-again = Dit is een deling die al eens gespeeld was, dus het geheim was bekend.
check-origin = De partij is afgetakt van de partij { $match }, na stap { $entry }; wat daarvoor kwam is ook opnieuw beslist.

# Verder spelen vanaf een punt in een partij.
branch-over = Op dit punt is de partij afgelopen: ga een stukje terug en speel daarvandaan verder.
branch-no_point = Zo’n punt heeft deze partij niet.
branch-left = Wie daar zat, is op dit punt weg: neem een andere plaats.
branch-no_seat = Die plaats is er in deze partij niet.

# Wat regels doen, uit veel partijen van bots. Getallen zijn afgerond; `$first` en `$reshuffled` zijn procenten.
effect = Een partij duurt ongeveer { $minutes ->
    [0] minder dan een minuut
    [one] één minuut
   *[other] { $minutes } minuten
} en { $turns ->
    [one] één beurt
   *[other] { $turns } beurten
}; de eerste plaats wint { $first } %{ $reshuffled ->
    [0] {""}
   *[other] ; bij { $reshuffled } % wordt opnieuw geschud
}{ $endless ->
    [0] {""}
   *[other] ; { $endless } % eindigt nooit
}{ $rare ->
    [0] {""}
   *[other] ; één op de { $rare } eindigt nooit
}.
effect-none = Geen van { $matches } partijen kwam tot een eind.
effect-change = Eerst: { $minutes ->
    [one] één minuut
   *[other] { $minutes } minuten
}, { $turns ->
    [one] één beurt
   *[other] { $turns } beurten
}, eerste plaats { $first } %{ $reshuffled ->
    [0] {""}
   *[other] , { $reshuffled } % opnieuw geschud
}{ $endless ->
    [0] {""}
   *[other] , { $endless } % eindigde nooit
}{ $rare ->
    [0] {""}
   *[other] , één op de { $rare } eindigde nooit
}.
effect-same = Dat is als eerst.
