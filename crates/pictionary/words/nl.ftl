# Pictionary.

game = Pictionary
    .sentence = Eén tekent, de anderen zoeken uit wat.

category-match = De partij
category-words = Woorden
category-guessing = Raden
category-drawing = Tekenen

rule-words = Woorden
    .sentence = { $choices ->
        [one] Eén woord
       *[other] { $choices } woorden om uit te kiezen
    }, uit “{ chosen-words-pack }”.
    .pack = Uit welk pakket ze komen.
    .choices = Uit hoeveel er te kiezen valt.
    .difficulty = Alleen van deze moeilijkheid; geen: van elke.
    .difficulty-easy = Makkelijk: iedereen tekent het hetzelfde.
    .difficulty-medium = Gemiddeld: het vraagt wat lijnen.
    .difficulty-hard = Moeilijk: het vraagt een idee.
chosen-words-pack = { $pack ->
    [words-en] Dingen om te tekenen (Engels)
    [words-es] Dingen om te tekenen (Spaans)
    [words-nl] Dingen om te tekenen (Nederlands)
   *[other] { $pack }
}
rule-mode = Speelwijze
    .sentence = { $mode ->
        [everyone_guesses] Iedereen raadt tot de tijd om is; { $laps ->
            [one] ieder tekent één keer
           *[other] ieder tekent { $laps } keer
        }.
        [teams] Twee teams tekenen om de beurt, en elk raadt wat het zelf tekent; { $laps ->
            [one] ieder tekent één keer
           *[other] ieder tekent { $laps } keer
        }.
       *[first_guess] Wie het eerst goed raadt, beëindigt de ronde; { $target ->
            [one] één punt wint
           *[other] { $target } punten winnen
        }.
    }
    .mode = Wie het eerst goed raadt, beëindigt de ronde; of iedereen raadt tot de tijd om is; of twee teams tekenen om de beurt, en elk raadt wat het zelf tekent.
    .mode-first_guess = Wie het eerst goed raadt, beëindigt de ronde: een punt voor wie tekende en voor wie raadde.
    .mode-everyone_guesses = Iedereen raadt tot de tijd om is; wie snel is verdient meer, en wie tekent zoveel als de anderen gemiddeld.
    .mode-teams = Twee teams tekenen om de beurt; alleen het eigen team van wie tekent raadt.
    .target = Waar de eerste telt: wie zoveel punten heeft, wint.
    .laps = Waar iedereen of een team raadt: hoe vaak ieder tekent.
rule-clock = Tijd
    .sentence = { $picking } seconden om een woord te kiezen, { $drawing } om het te tekenen.
    .picking = Seconden om een woord te kiezen; daarna wordt er een gekozen.
    .drawing = Seconden om te tekenen.
rule-pause = Onthulling
    .sentence = Het woord, de tekening en de stand zijn hoogstens { $seconds ->
        [one] één seconde
       *[other] { $seconds } seconden
    } te zien.
    .wait = Waarop gewacht wordt.
    .wait-countdown = Er wordt afgeteld; is iedereen die er is klaar, dan gaat het meteen verder.
    .wait-host = De gastheer zegt “verder”.
    .wait-players = Iedereen die er is, zegt klaar te zijn.
    .seconds = Hoogstens zoveel seconden.
rule-letters_appear = Letters verschijnen
    .sentence = Na { $from } % van de tijd verschijnen er letters, tot { $share } % ervan.
    .share = Zoveel van de honderd letters zijn er aan het eind.
    .from = De eerste komt na zoveel honderdsten van de tijd.
rule-close_calls = Bijna goed
    .sentence = Op een bijna goede gok volgt “bijna!”, alleen voor wie gokte.
rule-no_letters = Geen letters
    .sentence = Zegt meer dan de helft van wie raden dat het schrijven is, dan telt de tekening niet.
rule-one_stroke = Eén lijn
    .sentence = De pen mag niet van het papier: de hele tekening is één lijn.
one_stroke-line = De hele tekening is één lijn; maak haar ongedaan om opnieuw te beginnen.
rule-one_colour = Eén kleur
    .sentence = Een tekening heeft één kleur: de eerste die gebruikt wordt.
one_colour-other = Deze tekening heeft één kleur: de eerste die gebruikt is.
rule-blind = Blind
    .sentence = Wie tekent, ziet niet wat er komt te staan.
rule-mirror = Spiegel
    .sentence = Wie tekent, ziet het blad verkeerd om, als in een spiegel.
rule-speed = Snel
    .sentence = Er zijn maar { $seconds } seconden om te tekenen.
    .seconds = Seconden om te tekenen.
rule-hidden_length = Verborgen lengte
    .sentence = Hoe lang het woord is, blijft verborgen.

preset-seed = Eerste gok
    .sentence = Wie het eerst goed raadt, beëindigt de ronde; wie tekende en wie raadde krijgen een punt, en vijf winnen.
preset-party = Feest
    .sentence = Iedereen raadt tot de tijd om is, wie snel is verdient meer; drie rondjes.
preset-teams = Teams
    .sentence = Twee teams tekenen om de beurt, en elk raadt wat het zelf tekent.
preset-silly = Mal
    .sentence = In een spiegel, in één lijn, in veertig seconden.

bot-random = Willekeurig
    .sentence = Krabbelt, en raadt maar wat.
bot-easy = Makkelijk
    .sentence = Tekent een plaatje, en raadt af en toe.
bot-strong = Sterk
    .sentence = Tekent een plaatje, en raadt vaak.

offer-pick = { $word }
offer-draw = Tekenen
offer-guess = Raden
offer-no-letters = Dat is schrijven!
offer-give-up = Opgeven

news-offered = { $seat } kiest een woord.
news-picked = { $seat } tekent.
news-guessed = { $seat }: { $text }
news-close = { $seat }: { $text } (bijna!)
news-solved = { $seat } heeft het gevonden.
news-letter = Er verschijnt een letter: { $letter }.
news-objected = { $seat } zegt dat dit schrijven is.
news-time-up = De tijd is om.
news-gave-up = Wie tekent, geeft het op.
news-drawer-gone = Wie zou tekenen, is weg.
news-word = Het woord was “{ $word }”.
news-found = Gevonden door { $seats }.
news-nobody = Niemand vond het.

refused-drawer = Iemand anders tekent nu.
refused-you-draw = Jij tekent: je mag raden noch praten.
refused-picking = Er wordt een woord gekozen.
refused-picked = Het woord is gekozen.
refused-pick = Zo’n woord is er niet te kiezen.
refused-known = Je kent het woord; praat erover met wie het ook kennen.
refused-team = Alleen het team van wie tekent raadt.
refused-empty = Typ een woord.
refused-long = Een gok heeft hoogstens { $most } tekens.
refused-no-letters = Schrijven is in deze partij niet verboden.
refused-objected = Dat heb je al gezegd.
refused-undo = Er is niets ongedaan te maken.
refused-ink = Dit kan niet getekend worden.
refused-beside = Dat is naast het papier.
refused-pen-up = De pen is van het papier.
refused-points = Een tekening heeft hoogstens { $most } punten.
refused-batches = Een tekening heeft hoogstens { $most } stukjes.
refused-bytes = Een tekening heeft hoogstens { $most } bytes.
refused-type-pick = Typ 1, 2 of 3 om een woord te kiezen.
refused-pointer = Tekenen gaat met een muis, pen of vinger; `opgeven` geeft op.
refused-few = Er zijn te weinig woorden: van de { $all } in het pakket “{ $pack }” mogen er volgens deze regels { $there } getekend worden, en er moeten er { $needed } te kiezen zijn.

end-first_correct = Het is gevonden.
end-all_answered = Iedereen heeft het gevonden.
end-void = Het was schrijven: het telt niet.
end-gave_up = Wie tekende, gaf het op.
end-rounds = Iedereen heeft getekend.

stat-guessed = Gevonden woorden
stat-guessed_millis = Tijd om ze te vinden
stat-drawn = Geraden tekeningen

show-drawing = tekening { $number }: { $seat } tekent
show-lap = rondje { $lap } van { $laps }
show-picking = er wordt een woord gekozen
show-pick = { $number }  { $word }
show-word = het woord: { $word }
show-pattern = { $pattern }
show-was = het was: { $word }
show-found = gevonden door: { $seats }

rounds-offer-skip = Sla deze tekening over
rounds-offer-next = Volgende tekening
rounds-began = Tekening { $round }.
rounds-ended = Tekening { $round } is af.
rounds-won = { $seat } was het eerst.
rounds-won-team = Team { $team } was het eerst.
rounds-joined = { $seat } doet mee, vanaf de volgende tekening.
rounds-no-round = Er wordt niets getekend.
rounds-playing = Er wordt getekend.
rounds-not-begun = De tekening is al voorbij.
rounds-next-round = Je doet mee vanaf de volgende tekening.
rounds-type-ready = De tekening is voorbij; `verder` gaat verder.
rounds-show-round = Tekening { $round }
rounds-show-ready = Tekening { $round } is voorbij; klaar: { $ready }
stat-rounds = Tekeningen
stat-won = Als eerste gevonden

# Wat je van een pakket ziet voordat je het kiest.
preview-words = { $count } woorden
preview-pictures = { $count } tekeningen
preview-levels = { $easy } makkelijk, { $medium } gemiddeld, { $hard } moeilijk

# Pakketten van een gastheer.
folder-packs = Woordenpakketten, als bestanden in TOML of JSON.
folder-pictures = Tekeningen die bots maken, elk met haar woord: docs/host.md beschrijft de taal.
pictures-odd = “{ $text }” is niets om te tekenen
pictures-read = de tekeningen “{ $name }”, { $count ->
    [one] één tekening
   *[other] { $count } tekeningen
}
pack-read = het woordenpakket “{ $name }”, { $count ->
    [one] één woord
   *[other] { $count } woorden
} om te tekenen ({ $language })
pack-word-long = “{ $text }” mag hoogstens { $most } tekens lang zijn, op één regel
