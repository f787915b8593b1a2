page-hints-play = Match the colour or the number; a wild card always fits.
page-hints-answer = A wild draw four is fair only without a card of the colour: doubt it, or take the cards.
page-hints-uno = Say UNO before you lay your last card but one, or somebody catches you.

page-dont-wait = Don’t wait
page-todo-play = play a card or draw
page-todo-draw = draw a card
page-todo-drawn = play the card you drew, or keep it
page-todo-take = take the cards, or send them on
page-todo-challenge = take the cards or challenge
page-todo-name = choose a colour

page-colours-red = red
page-colours-yellow = yellow
page-colours-green = green
page-colours-blue = blue

page-letters-red = R
page-letters-yellow = Y
page-letters-green = G
page-letters-blue = B

page-card = { $symbol ->
    [wild] wild
    [four] wild draw four
   *[other] { $colour ->
        [red] red
        [yellow] yellow
        [green] green
       *[blue] blue
    } { $symbol ->
        [skip] skip
        [reverse] reverse
        [two] draw two
       *[other] { $symbol }
    }
}
page-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
page-hand = { $count ->
    [one] Your hand: 1 card
   *[other] Your hand: { $count } cards
}
page-empty-hand = No cards left!
page-not-in-hand = You play from the next hand on.
page-playable = Play { $card }
page-unplayable = { $card }, cannot be played now
page-just-drawn = just drawn
page-tap-card = Tap a raised card to play it.
page-tap-drawn = Play the card you drew, or keep it.
page-none-fits = None of your cards fits: draw.
page-jump-in = You may jump in with a raised card!
page-draw = Draw
page-draw-pile = { $count ->
    [one] Draw pile: 1 card
   *[other] Draw pile: { $count } cards
}
page-draw-from = { $count ->
    [one] Draw from the pile of 1 card
   *[other] Draw from the pile of { $count } cards
}
page-pass = Pass
page-uno = UNO!
page-on-top = { $count ->
    [one] On top: { $card }; 1 card below
   *[other] On top: { $card }; { $count } cards below
}
page-colour-is = Colour: { $colour }
page-no-colour = no colour yet
page-clockwise = Play goes clockwise
page-counterclockwise = Play goes counterclockwise
page-dealer = dealer
page-on-turn = on turn
page-away = away
page-next-hand = from the next hand
page-said-uno = UNO
page-catch = Catch!
page-catch-who = Catch { $name }, who did not say UNO
page-to-draw = { $name } is to draw { $count }
page-you-draw = You are to draw { $count }
page-choose-colour = Which colour for the { $card }?
page-choose-target = With whom do you swap hands by the { $card }?
page-name-colour = The first card is wild. Which colour does it get?
page-back = Not this card
page-played-on = { $name } played { $card } on you.
page-accept = { $count ->
    [one] Take 1 card
   *[other] Take { $count } cards
}
page-accept-means = You draw and are left out.
page-challenge = Challenge
page-challenge-means = { $colour ->
    [none] You look into { $name }’s hand. If another card would have done, { $name } draws { $count } and you play. If not, you draw { $more }.
   *[other] You look into { $name }’s hand. If it holds { $colour }, { $name } draws { $count } and you play. If not, you draw { $more }.
}
page-stack-hint = Or send it on with a raised card.
page-challenged-right = { $by } challenged { $of }, and was right.
page-challenged-wrong = { $by } challenged { $of }, and was wrong.
page-held-by = What { $name } held, for your eyes only:
page-swapped = { $one } and { $other } swapped hands.
page-hand-over = Hand { $number } is over
page-hand-won = { $name } is out of cards!
page-you-won = You are out of cards!
page-stalemate = Nobody can play any more: a stalemate.
page-skipped = The host ended this hand.
page-nobody-won = Nobody wins this hand.
page-who = Player
page-left-with = Left with
page-earned = Earned
page-total = Total
page-go-on = Next hand
page-is-ready = ready
page-ready-count = { $ready } of { $all } ready
page-goes-on = Goes on in { $seconds } s
page-wait-host = The host starts the next hand.
page-wait-players = The next hand begins when all are ready.
page-hand-number = Hand { $number }
