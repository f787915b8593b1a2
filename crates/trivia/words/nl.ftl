# Trivia.

game = Trivia
    .sentence = Vragen, antwoorden, en wie het het eerst wist.

category-questions = Vragen
category-match = De partij
category-points = Punten
category-house = Huisregels

rule-questions = Vragen
    .sentence = { $count ->
        [one] Eén vraag
       *[other] { $count } vragen
    } uit “{ chosen-questions-pack }”.
    .pack = Uit welk pakket ze komen.
    .count = Hoeveel er gesteld worden.
    .categories = Alleen uit deze categorieën; geen: uit alle.
    .difficulty = Alleen van deze moeilijkheid; geen: van elke.
    .difficulty-easy = Makkelijk: de meesten weten het.
    .difficulty-medium = Gemiddeld: sommigen weten het.
    .difficulty-hard = Moeilijk: bijna niemand weet het.
chosen-questions-pack = { $pack ->
    [general-en] Algemene kennis (Engels)
    [general-es] Algemene kennis (Spaans)
    [general-nl] Algemene kennis (Nederlands)
   *[other] { $pack }
}
questions-category = Het pakket “{ $pack }” heeft geen categorie “{ $category }”; wel: { $known }.
rule-mode = Speelwijze
    .sentence = { $mode ->
        [buzzer] Het eerste goede antwoord beëindigt de ronde; na een fout antwoord sta je buiten.
       *[everyone] Iedereen antwoordt één keer, tot de tijd om is.
    }
    .mode = Iedereen antwoordt één keer tot de tijd om is, of het eerste goede antwoord beëindigt de ronde en na een fout antwoord sta je buiten.
    .mode-everyone = Iedereen antwoordt één keer, tot de tijd om is.
    .mode-buzzer = Het eerste goede antwoord beëindigt de ronde; na een fout antwoord sta je buiten.
rule-clock = Tijd voor een vraag
    .sentence = Voor elke vraag zijn er { $seconds } seconden.
    .seconds = Seconden voor een vraag.
rule-points = Punten
    .sentence = { $formula ->
        [seed] Een goed antwoord levert { $base ->
            [none] 100
           *[other] { $base }
        } punten op, en één meer voor elke hele seconde die er van 50 over is.
        [flat] Een goed antwoord levert { $base ->
            [none] 100
           *[other] { $base }
        } punten op, hoe lang het ook duurt.
       *[classic] Een goed antwoord levert meteen { $base ->
            [none] 1000
           *[other] { $base }
        } punten op, en aan het eind van de tijd nog de helft.
    }
    .formula = Hoe de punten tot stand komen.
    .formula-classic = Alle punten binnen een halve seconde; daarna kost tijd punten, hoogstens de helft.
    .formula-seed = De punten, en één meer voor elke hele seconde die er van 50 over is.
    .formula-flat = De punten, hoe lang het ook duurt.
    .base = Wat een goed antwoord waard is; niets: 1000 als tijd punten kost, anders 100.
rule-typos = Tikfouten
    .sentence = { $forgiven ->
        [true] Kleine tikfouten worden vergeven.
       *[false] Kleine tikfouten zijn fout.
    }
    .forgiven = Eén fout wordt vergeven vanaf 5 letters, twee vanaf 9, geen in cijfers.
rule-pause = Onthulling
    .sentence = De antwoorden en de stand zijn hoogstens { $seconds ->
        [one] één seconde
       *[other] { $seconds } seconden
    } te zien.
    .wait = Waarop gewacht wordt.
    .wait-countdown = Er wordt afgeteld; is iedereen die er is klaar, dan gaat het meteen verder.
    .wait-host = De gastheer zegt “verder”.
    .wait-players = Iedereen die er is, zegt klaar te zijn.
    .seconds = Hoogstens zoveel seconden.
rule-streak = Reeksen
    .sentence = Elk volgend goed antwoord op rij levert { $bonus } meer op, tot { $most }.
    .bonus = Voor het tweede goede antwoord op rij, en zoveel meer voor elk volgend.
    .most = Hoogstens zoveel voor één antwoord.
rule-negative = Fout kost punten
    .sentence = Een fout antwoord kost de helft van wat de vraag waard is.
rule-double_last_round = Dubbel aan het eind
    .sentence = De punten van de laatste vraag tellen dubbel.
rule-fifty_fifty = Fiftyfifty
    .sentence = Eens per partij mag je twee foute mogelijkheden laten wegnemen.
rule-no_speed_bonus = Snelheid telt niet
    .sentence = Snel zijn levert niets op, langzaam zijn kost niets.
rule-closest = Dichtste getal
    .sentence = Wie het dichtst bij een getal zit, heeft het goed.
closest-race = Het eerste goede antwoord beëindigt een ronde (“{ rule-mode }”), dus niemand kan het dichtst bij zitten (“{ rule-closest }”).
rule-teams = Teams
    .sentence = { $score ->
        [sum] Er spelen { $teams } teams, elk voor alle punten van de leden samen.
        [best] Er spelen { $teams } teams, elk voor de punten van het beste lid.
       *[average] Er spelen { $teams } teams, elk voor het gemiddelde van de leden.
    }
    .teams = Hoeveel teams er zijn.
    .score = Hoe de score van een team uit die van de leden ontstaat.
    .score-sum = Alle punten van de leden samen.
    .score-average = Het gemiddelde, zodat teams niet even groot hoeven te zijn.
    .score-best = De punten van het beste lid.
rule-tie_break = Bij gelijke stand
    .sentence = Bij gelijke stand gaan meer goede antwoorden voor, en dan minder tijd daarvoor.

preset-quiz-night = Quizavond
    .sentence = Tien vragen van 20 seconden; iedereen antwoordt, en snel zijn loont.
preset-buzzer = Buzzer
    .sentence = Ieder één poging; het eerste goede antwoord krijgt de vraag.
preset-speed = Snel
    .sentence = Tien seconden per vraag, en een rij goede antwoorden levert meer op.

bot-random = Willekeurig
    .sentence = Weet niets, en raadt maar wat.
bot-easy = Makkelijk
    .sentence = Weet ongeveer de helft, en neemt de tijd.
bot-strong = Sterk
    .sentence = Weet bijna alles, en is snel.

topic = { $topic ->
    [arts] Kunst
    [food] Eten
    [games] Spellen
    [geography] Aardrijkskunde
    [history] Geschiedenis
    [language] Taal
    [nature] Natuur
    [science] Wetenschap
    [sport] Sport
    [technology] Techniek
   *[other] { $topic }
}

answer-true = Waar
answer-false = Niet waar

offer-option = { $letter }  { $option }
offer-several = Alles wat goed is, zoals A C: { $options }
offer-number = Een getal
offer-number-of = Een getal ({ $unit })
offer-text = Een paar woorden
offer-fifty = Fiftyfifty
offer-accept = Keur “{ $answer }” van { $seat } goed
offer-take-back = Keur “{ $answer }” van { $seat } toch niet goed

news-asked = { $text }
news-asked-options = { $text } ({ $options })
news-answered = { $seat } heeft geantwoord.
news-locked = { $seat } had het fout.
news-fifty = { $seat } gebruikt de fiftyfifty.
news-time-up = De tijd is om.
news-right = Het antwoord: { $answer }.
news-explanation = { $text }
news-given = { $seat }: { $answer } ({ $verdict ->
    [accepted] goedgekeurd
    [right] goed
   *[wrong] fout
}, { $seconds },{ $tenths } s).

refused-none = Er is niets gevraagd.
refused-locked = Je antwoord was fout: wacht op de volgende vraag.
refused-once = Je hebt al geantwoord.
refused-removed = Die mogelijkheid is weggenomen.
refused-option = Er zijn { $options } mogelijkheden.
refused-no-option = Kies minstens één mogelijkheid.
refused-option-twice = Noem elke mogelijkheid één keer, van de eerste naar de laatste.
refused-kind = Dat is geen antwoord op zo’n vraag.
refused-empty = Schrijf een antwoord.
refused-long = Een antwoord heeft hoogstens { $most } tekens; dit heeft er { $length }.
refused-characters = Dat antwoord bevat vreemde tekens.
refused-fifty = In deze partij is er geen fiftyfifty.
refused-fifty-used = Je hebt je fiftyfifty in deze partij al gebruikt.
refused-fifty-few = Er zijn te weinig mogelijkheden om er weg te nemen.
refused-accept = Bij de onthulling mag de gastheer een fout antwoord goedkeuren.
refused-true-false = Typ waar of niet waar.
refused-number = “{ $text }” is geen getal, of geen dat hier past.
refused-not-among = “{ $text }” is geen van de mogelijkheden.
refused-few = Er zijn te weinig vragen: van de { $all } in het pakket “{ $pack }” mogen er volgens deze regels { $there } gesteld worden, en er moeten er { $asked } gesteld worden.

end-rounds = Alle vragen zijn gesteld.
end-stalemate = Er is geen vraag.

stat-answered = Beantwoord
stat-right = Goede antwoorden
stat-right_millis = Denktijd

show-question = vraag { $number } van { $total }: { $topic }, { $difficulty ->
    [1] makkelijk
    [2] gemiddeld
   *[3] moeilijk
}, voor { $worth }
show-removed = weggenomen
show-closest = het getal dat er het dichtst bij zit, is goed
show-right = goed: { $answer }
show-answered = geantwoord: { $seats }
show-wrong = fout: { $seats }
show-own = je zei: { $answer }

rounds-offer-skip = Vraag overslaan
rounds-offer-next = Volgende vraag
rounds-began = Vraag { $round }.
rounds-ended = Vraag { $round } is voorbij.
rounds-won = { $seat } was de eerste.
rounds-won-team = Team { $team } was het eerste.
rounds-joined = { $seat } schuift aan en speelt mee vanaf de volgende vraag.
rounds-no-round = Er wordt niets gevraagd.
rounds-playing = Er is een vraag gesteld.
rounds-not-begun = De vraag is al voorbij.
rounds-next-round = Je speelt mee vanaf de volgende vraag.
rounds-type-ready = De vraag is voorbij; met `verder` gaat het verder.
rounds-show-round = Vraag { $round }
rounds-show-ready = Vraag { $round } is voorbij; klaar: { $ready }
stat-rounds = Vragen
stat-won = Als eerste goed

# Wat je van een pakket ziet voordat je het kiest.
preview-questions = { $count } vragen

# Wat er mis is met een vraag van een pakket. `$name` is een veld van het bestand.
folder-packs = Vragenpakketten, als bestanden in TOML of JSON.
pack-read = het vragenpakket “{ $name }”, { $count ->
    [one] één vraag
   *[other] { $count } vragen
} ({ $language })
question-missing = { $name } ontbreekt
question-text = { $name } moet een tekst van 1 tot { $most } tekens zijn
question-options = { $name } moet een lijst van { $least } tot { $most } verschillende teksten zijn
question-number = { $name } moet een getal zijn
question-yes_no = { $name } moet true of false zijn
question-kind = geen soort vraag heet “{ $kind }”; er zijn: { $kinds }
question-one_right = bij choice is één antwoord goed, “answer”; zijn er meer goed, dan heet de soort “several”
question-place = { $name } moet de plaats van het goede antwoord zijn, geteld vanaf 0{ $options ->
    [0] {""}
   *[other] {" "}tot en met { $last }
}
question-places = { $name } moet een lijst met de plaatsen van de goede antwoorden zijn, elk één keer, geteld vanaf 0{ $options ->
    [0] {""}
   *[other] {" "}tot en met { $last }
}
question-none_right = geen enkel antwoord is goed
question-tolerance = tolerance mag niet onder 0 zijn
question-aliases = { $name } moet een lijst met teksten van 1 tot { $most } tekens zijn
question-unknown = “{ $name }” betekent hier niets
