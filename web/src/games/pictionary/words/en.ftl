page-pick = Pick a word to draw
page-picks = { $name } picks a word
page-you-draw = You draw!
page-draws = { $name } draws
page-guess-now = { $name } draws: what is it?
page-you-know = You have it!
page-revealed = That was it

page-difficulty-0 = easy
page-difficulty-1 = medium
page-difficulty-2 = hard

page-colours = Colours

page-colour-0 = paper
page-colour-1 = black
page-colour-2 = grey
page-colour-3 = red
page-colour-4 = orange
page-colour-5 = yellow
page-colour-6 = light green
page-colour-7 = green
page-colour-8 = light blue
page-colour-9 = blue
page-colour-10 = purple
page-colour-11 = pink
page-colour-12 = brown
page-colour-13 = skin
page-colour-14 = navy
page-colour-15 = sand

page-rub = Eraser
page-widths = Widths
page-width = Pen { $number } of 4
page-fill = Fill
page-undo = Undo
page-clear = Clear
page-needs-pointer = Your sheet. To draw takes a mouse, a pen or a finger; by keyboard you can pick, guess and give up.
page-blind = You draw blind!
page-sheet-of = What { $name } has drawn so far
page-guesses = Guesses
page-has-it = has found it!
page-close = Close!
page-your-guess = Your guess
page-guess = Guess
page-no-letters = That is writing!
page-give-up = Give up
page-next = Next drawing
page-ready = Go on
page-skip = Skip
page-from-next = You play from the next drawing on.
page-hidden-length = How long it is stays hidden.
page-blanks = { $count ->
    [one] A word of { $lengths } letters: { $letters }
   *[other] Words of { $lengths } letters: { $letters }
}
page-blank-letter = blank
page-word-was = The word was
page-no-word = No word was picked.
page-found-by = Who found it
page-drew = drew
page-not-found = did not find it
page-found-after = found it after { $time }
page-standings = Standings

page-reason-first_correct = {""}
page-reason-all_answered = All have found it.
page-reason-time_up = Time is up.
page-reason-skipped = Skipped: no points.
page-reason-void = That was writing: no points.
page-reason-gave_up = Given up.
page-reason-drawer_gone = Who was to draw is gone.
page-reason-nobody_left = Nobody is left to guess.

page-lap = Lap { $lap } of { $laps }
page-gallery = All drawings
page-by = { $word }, by { $name }
page-again = Draw it again
