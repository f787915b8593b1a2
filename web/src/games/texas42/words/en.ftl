page-pips-0 = Blanks
page-pips-1 = Ones
page-pips-2 = Twos
page-pips-3 = Threes
page-pips-4 = Fours
page-pips-5 = Fives
page-pips-6 = Sixes
page-doubles = Doubles
page-no-trump = No trump
page-marks = { $count ->
    [one] 1 mark
   *[other] { $count } marks
}
page-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
page-special = { $name }, { $amount }
page-counts = { $count ->
    [10] { $domino }, ten count
   *[5] { $domino }, five count
}
page-score = { $unit ->
    [marks] { $score } of { $goal } marks
   *[points] { $score } of { $goal } points
}

page-todo-bid = bid or pass
page-todo-bid-must = bid
page-todo-name = name trumps
page-todo-lead = lead a domino
page-todo-play = play a domino
page-todo-go-on = look, then go on

page-hints-bid = Bid how many of the 42 points your team will take; a mark is all of them.
page-hints-name = Trumps beat every other suit: name the one you hold most of.
page-hints-play = Follow the suit that was led; dominoes whose pips make five or ten count.
page-hints-nello = Nello: lose every trick.
page-hints-plunge = Plunge: your partner names trumps, and you must win every trick.

page-us = Us
page-them = Them
page-of = { $have } of { $goal }
page-tricks = { $count ->
    [one] 1 trick
   *[other] { $count } tricks
}
page-table-title = The table
page-auction-title = The auction
page-hand-title = Your dominoes
page-you = you
page-partner = partner
page-shakes = shakes
page-sits-out = sits out
page-away = away
page-left = has left
page-turn = to play
page-looking = is looking
page-holds = { $count ->
    [one] 1 domino
   *[other] { $count } dominoes
}
page-pass = Pass
page-passes = pass
page-bids = bids { $bid }
page-bid-of = Bid { $bid }
page-hand-no = Hand { $number }
page-no-bid = No bid yet
page-highest = { $name }: { $bid }
page-naming = { $name } names trumps
page-naming-you = You name trumps
page-led = { $suit } led
page-to-lead = { $name } leads
page-took = { $name } takes it: { $points }
page-winning = ahead
page-won = takes it
page-leads = led
page-last-trick = Last trick
page-back-to-trick = Back
page-points30 = Points
page-marks-group = Marks
page-specials = Special bids
page-trumps-group = Trumps
page-contracts-group = Or instead
page-you-hold = you hold { $count }
page-straight = Straight 42
page-hint = Hint
page-ask-hint = What would it do?
page-thinking = Thinking…
page-lay-down = Lay down
page-lay-down-means = Lay your hand open and claim the rest; if any play can stop you, the bid is set.
page-claim-fails = { $name } laid down, but this stops it:
page-trump-mark = trump
page-advised = advised
page-cannot = It cannot be played now.
page-go-on = Go on
page-goes-on-in = goes on in { $seconds } s
page-made = Made!
page-set = Set!
page-brings = { $team }: +{ $amount }
page-nobody-scores = Nobody scores.
page-bid-by = { $name } bid { $bid }
page-close = Close
