page-yes = Waar
page-no = Niet waar
page-question = Vraag { $number } van { $total }
page-last = Laatste vraag

page-categories-arts = Kunst
page-categories-food = Eten
page-categories-games = Spellen
page-categories-geography = Aardrijkskunde
page-categories-history = Geschiedenis
page-categories-language = Taal
page-categories-nature = Natuur
page-categories-science = Wetenschap
page-categories-sport = Sport
page-categories-technology = Techniek

page-difficulty-0 = makkelijk
page-difficulty-1 = gemiddeld
page-difficulty-2 = moeilijk

page-worth = { $points } punten
page-double = telt dubbel
page-several = Er zijn meer antwoorden goed: kies ze allemaal.
page-closest = Het getal dat er het dichtst bij zit, is goed.
page-answer-now = Jouw antwoord?
page-first-right = Wie is de eerste?
page-options = Mogelijkheden
page-thats-it = Dat is het
page-send = Versturen
page-send-number = Verstuur { $number }
page-your-answer = Jouw antwoord
page-number = Een getal
page-no-number = Dat is geen getal.
page-words = Een paar woorden
page-fifty = Fiftyfifty
page-fifty-means = Twee foute mogelijkheden vallen weg, eens per partij.
page-gone = weggenomen
page-locked-in = Staat vast
page-you-said = Je zei { $answer } na { $time }.
page-waiting-others = { $count ->
    [0] Iedereen heeft geantwoord.
    [one] Wachten op nog 1 ander…
   *[other] Wachten op nog { $count } anderen…
}
page-wrong-locked = Fout! Wacht op de volgende vraag.
page-wrong-so-far = Fout: { $names }.
page-answered-count = { $count } van { $all } hebben geantwoord
page-has-answered = { $name } heeft geantwoord
page-was-wrong = { $name } had het fout
page-thinks = { $name } denkt na
page-from-next = Je speelt mee vanaf de volgende vraag.
page-skip = Vraag overslaan
page-next = Volgende vraag
page-to-results = Naar de uitslag
page-ready = Verder
page-accept = Goedkeuren
page-accept-who = Keur { $answer } van { $name } goed
page-take-back = Toch niet
page-take-back-who = Keur { $answer } van { $name } toch niet goed
page-revealed = Het antwoord
page-goes-on = gaat verder over { $seconds } s
page-wait-host = De gastheer zegt wanneer het verdergaat.
page-right = Goed!
page-accepted = Goedgekeurd!
page-accepted-tag = goedgekeurd
page-wrong = Fout
page-too-late = Geen antwoord
page-skipped = Overgeslagen: geen punten
page-nobody-right = Niemand had het goed.
page-first = { $name } was de eerste!
page-you-first = Je was de eerste!
page-fastest = eerste
page-right-answer = Goed antwoord
page-also = ook goed: { $others }
page-within = ± { $number } is dichtbij genoeg
page-no-answer = geen antwoord
page-chose = { $count ->
    [one] 1 koos dit
   *[other] { $count } kozen dit
}

page-parts-base = goed
page-parts-speed = snelheid
page-parts-streak = reeks
page-parts-negative = fout
page-parts-double = dubbel

page-streak = { $count } op rij
page-everyone = Ieders antwoorden
page-standings = Stand
page-up = { $places } omhoog
page-down = { $places } omlaag
page-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
