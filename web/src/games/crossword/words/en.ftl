page-board = Board
page-board-help = Arrow keys go from square to square. Space sets the typing arrow; then type letters.
page-rack = Your tiles

page-premium-d = DL
page-premium-t = TL
page-premium-q = 4L
page-premium-D = DW
page-premium-T = TW
page-premium-Q = 4W

page-premium-name-d = double letter
page-premium-name-t = triple letter
page-premium-name-q = fourfold letter
page-premium-name-D = double word
page-premium-name-T = triple word
page-premium-name-Q = fourfold word
page-premium-name-blocked = blocked

page-start = start
page-free = free
page-blank = blank
page-tile = { $points ->
    [one] { $letter }, 1 point
   *[other] { $letter }, { $points } points
}
page-stacked = { $height } high, on { $below }
page-stack-is = { $square }, from the top: { $tiles }
page-stack-hint = Tiles may go on tiles: tap a tile on the board, or type over it.
page-blank-as = { $letter }, a blank
page-yours = not played yet
page-just-played = just played
page-typing-here = { $direction ->
    [across] typing across
   *[down] typing down
}
page-typing-from = { $direction ->
    [across] Typing across from { $square }.
   *[down] Typing down from { $square }.
}
page-no-arrow = No typing arrow.
page-laid-on = { $blank ->
    [true] { $letter } (blank) on { $square }.
   *[false] { $letter } on { $square }.
}
page-took-back = { $letter ->
    [none] Taken back.
   *[other] { $letter } is back on your rack.
}
page-recalled = All tiles are back on your rack.
page-rack-is = Your tiles: { $tiles }.
page-no-tile = You have no { $letter }.
page-no-room = The line ends here.
page-lay-first = First put tiles on the board.
page-not-your-turn = It is not your turn yet. Your tiles stay where you put them.
page-wait-turn = Wait for your turn to play it.
page-ahead-hint = You can put tiles down already; they stay.
page-first-hint = Lay tiles in one line, touching what lies there; dark squares multiply.
page-todo = lay a word, swap or pass
page-todo-no-swap = lay a word or pass
page-hint-touch = Tap a tile, then a square; or tap a square, then tiles; or drag.
page-hint = Tap a square and type, tap a tile and then a square, or drag.
page-hint-selected = Now tap a square.
page-hint-arrow = Type, or tap your tiles.
page-would-score = This would score { $points }.
page-play = Play
page-play-for = Play for { $points }
page-not-allowed = This cannot be played:

page-bonus-bingo_bonus = whole rack

page-bonus-else = bonus
page-shuffle = Shuffle
page-recall = Take all back
page-swap = Swap
page-pass = Pass
page-resign = Resign
page-more = More
page-zoom-in = Zoom in
page-zoom-out = Zoom out
page-close = Close
page-cancel = No, go on
page-bag = { $count ->
    [0] The bag is empty
   *[other] { $count } in the bag
}
page-unseen = Unseen tiles
page-unseen-hint = { $bag } in the bag, { $others } on the others’ racks.
page-unseen-of = { $letter }: { $count }
page-which-letter = Which letter shall the blank be?
page-swap-title = Which tiles do you want to swap?
page-swap-most = At most { $most }. Instead of playing, you draw as many new ones.
page-swap-do = { $count ->
    [0] Choose tiles
    [one] Swap 1 tile
   *[other] Swap { $count } tiles
}
page-pass-title = Pass your turn?
page-pass-text = You play nothing this time.
page-pass-do = Yes, pass
page-resign-title = Resign this match?
page-resign-text = You give up. That cannot be taken back.
page-resign-do = Yes, resign
page-not-offered = That is not possible now.
page-command = Command line
page-command-help = 8H QUIZ plays across, H8 QUIZ down; “.” is a tile that lies there, a small letter a blank; “?” at the end only asks. Also: swap ABC, pass, rack.
page-command-do = Do it

page-mistake-unknown = Say it like “8H QUIZ”, “swap ABC” or “pass”.
page-mistake-square = Squares are written like 8H (across) or H8 (down).
page-mistake-outside = That square is not on the board.
page-mistake-no_word = After the square comes the word, as in “8H QUIZ”.
page-mistake-too_long = The word does not fit there.
page-mistake-no_tile_there = There is no tile for the “.”.
page-mistake-no_letter = There is no such tile in this game.
page-mistake-other_there = Another letter lies there.

page-last-played = { $name }: { $words }
page-last-score = for { $score }
page-last-swapped = { $count ->
    [one] { $name } swapped 1 tile
   *[other] { $name } swapped { $count } tiles
}
page-last-passed = { $name } passed
page-last-withdrew = { $name } took back { $words }

page-counters-scoreless_turns = turns without points
page-counters-consecutive_passes = passes in a row

page-counter = { $count } of { $limit } { $what }
page-end-title = Tiles that were left
page-end-none = no tiles
page-keys = Keys

page-key-list-click-key = Click, Space
page-key-list-click-does = typing arrow →, again ↓
page-key-list-letters-key = A–Z
page-key-list-letters-does = lay a tile; with Shift a blank
page-key-list-back-key = Backspace
page-key-list-back-does = take the last one back
page-key-list-arrows-key = ↑ · ↓
page-key-list-arrows-does = shuffle · take all back
page-key-list-enter-key = Enter
page-key-list-enter-does = play
page-key-list-escape-key = Esc
page-key-list-escape-does = take all back, then drop the arrow

page-challenge-played = { $score ->
    [one] { $name } played { $words } for 1 point
   *[other] { $name } played { $words } for { $score } points
}
page-challenge-you-played = { $score ->
    [one] You played { $words } for 1 point
   *[other] You played { $words } for { $score } points
}
page-challenge-went-out = { $score ->
    [one] { $name } went out with { $words } for 1 point
   *[other] { $name } went out with { $words } for { $score } points
}
page-challenge-you-went-out = { $score ->
    [one] You went out with { $words } for 1 point
   *[other] You went out with { $words } for { $score } points
}
page-challenge-last-play = The game is over if nobody challenges.
page-challenge-may-challenge = The others may challenge it.
page-challenge-acting-accepts = If you play on, it stands.
page-challenge-challenge = Challenge
page-challenge-waive = Looks good
page-challenge-waived = Looks good to { $names }
page-challenge-cost-none = A wrong challenge costs nothing.
page-challenge-cost-turn = A wrong challenge costs your next turn.
page-challenge-cost-game = Whoever is wrong is out.
page-challenge-cost-bonus = { $count ->
    [one] A wrong challenge brings { $name } 1 point.
   *[other] A wrong challenge brings { $name } { $count } points.
}
page-challenge-cost-minus = { $count ->
    [one] A wrong challenge costs you 1 point.
   *[other] A wrong challenge costs you { $count } points.
}
page-challenge-challenges = { $who } challenges { $words }
page-challenge-you-challenge = You challenge { $words }
page-challenge-challenges-you = { $who } challenges your { $words }
page-challenge-is-it-good = { $count ->
    [one] Is it a valid word?
   *[other] Are they all valid words?
}
page-challenge-valid = It’s valid
page-challenge-invalid = It’s invalid
page-challenge-abstain = Leave it to others
page-challenge-judges = { $count ->
    [one] { $names } may judge.
   *[other] { $names } may judge.
}
page-challenge-admit = You can admit it.
page-challenge-unjudged = If nobody judges, it stands.
page-challenge-abstained = Left it to others: { $names }
page-challenge-goes-back = { $name } takes it back
page-challenge-it-stands = it stands
page-challenge-loses-turn = { $name } loses a turn
page-challenge-is-out = { $name } is out
page-challenge-gets = { $count ->
    [one] { $name } gets 1 point
   *[other] { $name } gets { $count } points
}
page-challenge-pays = { $count ->
    [one] { $name } loses 1 point
   *[other] { $name } loses { $count } points
}
page-challenge-in-list = in the word list
page-challenge-not-in-list = not in the word list
page-challenge-is-in-list = { $word } is in the word list.
page-challenge-is-not-in-list = { $word } is not in the word list.
page-challenge-look-up = Look a word up
page-challenge-word = Which word?
page-challenge-look-up-do = Look up
page-challenge-stands = { $count ->
    [one] { $words } stands
   *[other] { $words } stand
}
page-challenge-withdrawn = { $count ->
    [one] { $words } is withdrawn
   *[other] { $words } are withdrawn
}
page-challenge-by-list = The word list has judged.
page-challenge-by-player = { $name } has judged.
page-challenge-by-you = You have judged.
page-challenge-by-nobody = Nobody judged in time.
page-challenge-takes-back = { $score ->
    [one] { $name } takes the tiles back, without the 1 point, and the turn is lost.
   *[other] { $name } takes the tiles back, without the { $score } points, and the turn is lost.
}
page-challenge-will-skip = { $name } skips the next turn.
page-challenge-was-skipped = { $name }’s turn is skipped.
page-challenge-is-out-now = { $name } is out.
page-challenge-no-penalty = Nobody is punished.
page-challenge-skips = { $name } skips the next turn
page-challenge-skipped = { $name }’s turn was skipped
page-challenge-you-judge = You judge the challenge
page-challenge-wait-judge = { $count ->
    [one] { $names } may judge the challenge…
   *[other] { $names } may judge the challenge…
}
page-challenge-last-word = Does the last play stand?
page-challenge-waits-for-judge = First the challenge is judged. Your tiles stay where you put them.
page-challenge-mark-claimed = may be challenged
page-challenge-mark-doubted = is challenged
page-challenge-mark-stands = stands
page-challenge-mark-withdrawn = taken back from here
page-challenge-overtime = over time
page-challenge-command-help = And: challenge, good, valid, invalid.
page-coach = Coach
page-coach-hint = A hint
page-coach-more = Tell me more
page-coach-after = After each play, say what was better
page-coach-show = Lay it for me
page-coach-nothing = The coach has nothing to say.
page-challenge-before = Before it: { $letters }
page-challenge-after = After it: { $letters }
page-challenge-anagrams = Same letters: { $words }
