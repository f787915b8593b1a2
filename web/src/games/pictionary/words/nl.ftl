page-pick = Kies een woord om te tekenen
page-picks = { $name } kiest een woord
page-you-draw = Jij tekent!
page-draws = { $name } tekent
page-guess-now = { $name } tekent: wat is het?
page-you-know = Je hebt het!
page-revealed = Dat was het

page-difficulty-0 = makkelijk
page-difficulty-1 = gemiddeld
page-difficulty-2 = moeilijk

page-colours = Kleuren

page-colour-0 = papier
page-colour-1 = zwart
page-colour-2 = grijs
page-colour-3 = rood
page-colour-4 = oranje
page-colour-5 = geel
page-colour-6 = lichtgroen
page-colour-7 = groen
page-colour-8 = lichtblauw
page-colour-9 = blauw
page-colour-10 = paars
page-colour-11 = roze
page-colour-12 = bruin
page-colour-13 = huid
page-colour-14 = marineblauw
page-colour-15 = zand

page-rub = Gum
page-widths = Diktes
page-width = Pen { $number } van 4
page-fill = Vullen
page-undo = Ongedaan maken
page-clear = Wissen
page-needs-pointer = Je blad. Tekenen gaat met een muis, pen of vinger; met het toetsenbord kun je kiezen, raden en opgeven.
page-blind = Je tekent blind!
page-sheet-of = Wat { $name } tot nu toe heeft getekend
page-guesses = Gokken
page-has-it = heeft het gevonden!
page-close = Bijna!
page-your-guess = Jouw gok
page-guess = Raden
page-no-letters = Dat is schrijven!
page-give-up = Opgeven
page-next = Volgende tekening
page-ready = Verder
page-skip = Overslaan
page-from-next = Je doet mee vanaf de volgende tekening.
page-hidden-length = Hoe lang het is, blijft verborgen.
page-blanks = { $count ->
    [one] Een woord van { $lengths } letters: { $letters }
   *[other] Woorden van { $lengths } letters: { $letters }
}
page-blank-letter = leeg
page-word-was = Het woord was
page-no-word = Er is geen woord gekozen.
page-found-by = Wie het vond
page-drew = tekende
page-not-found = vond het niet
page-found-after = vond het na { $time }
page-standings = Stand

page-reason-first_correct = {""}
page-reason-all_answered = Iedereen heeft het gevonden.
page-reason-time_up = De tijd is om.
page-reason-skipped = Overgeslagen: geen punten.
page-reason-void = Dat was schrijven: geen punten.
page-reason-gave_up = Opgegeven.
page-reason-drawer_gone = Wie zou tekenen, is weg.
page-reason-nobody_left = Er is niemand meer om te raden.

page-lap = Rondje { $lap } van { $laps }
page-gallery = Alle tekeningen
page-by = { $word }, door { $name }
page-again = Opnieuw tekenen
