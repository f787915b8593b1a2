# UNO. What the rules, rule sets and bots are called and do stands with them, in Rust and in presets/.

category-match = The match
category-house = House rules

# Cards. `$symbol` is a number, or one of the words below.
card = { $colour ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
} { $symbol ->
    [skip] skip
    [reverse] reverse
    [draw_two] draw two
   *[other] { $symbol }
}
card-wild = wild
card-wild_draw_four = wild draw four
colour-red = red
colour-yellow = yellow
colour-green = green
colour-blue = blue
colour-none = no colour yet

# Buttons.
offer-lay = Play { $card }
offer-wild = Play { $card } as { $colour }
offer-swap = Play { $card }, swap with { $seat }
offer-draw = Draw
offer-pass = Pass
offer-name = Name { $colour }
offer-uno = UNO!
offer-catch = Catch { $seat }
offer-accept = Accept
offer-challenge = Challenge
auto-pass = there is nothing else to do

# The log.
news-dealt = { $seat } deals and turns the { $card }.
news-to-draw = { $seat } is to draw { $cards }.
news-to-name = { $seat } names the first colour.
news-named = { $seat } names { $colour }.
news-laid = { $seat } plays { $card }.
news-laid-wild = { $seat } plays { $card } and names { $colour }.
news-reversed = Play goes the other way.
news-skipped = { $seat } is left out.
news-swapped = { $seat } and { $with } swap hands.
news-rotated = All hands go on to the next player.
news-drew = { $seat } draws { $cards ->
    [one] a card
   *[other] { $cards } cards
}.
# `$cards` is a list of cards.
news-drew-own = { $seat } draws { $cards }.
news-reshuffled = The discard pile is shuffled.
news-passed = { $seat } passes.
news-accepted = { $seat } takes it.
news-challenged = { $rightly ->
    [true] { $by } challenges { $of }, rightly.
   *[false] { $by } challenges { $of }, wrongly.
}
news-called = { $seat }: UNO!
news-caught = { $by } catches { $seat }, who said nothing.
news-timed-out = The time of { $seat } is up.
news-gone = The cards of { $seat } go into the draw pile.
news-left = { $seat } is left with { $cards } ({ $points }).

# Why not.
refused-held = You do not hold the { $card }.
refused-match = The { $card } does not go on the { $top } ({ $colour }).
refused-drawn = You drew the { $card }: play that one, or pass.
refused-penalty = There are { $cards } cards to draw, and the { $card } cannot help.
refused-won = This hand is won.
refused-no-colour = Name a colour with a wild card.
refused-colour = Only a wild card takes a colour.
refused-name = The colour is named with the card.
refused-name-first = Name a colour first.
refused-no-with = Say with whom you swap hands.
refused-with = This card swaps no hands.
refused-draw = This is not the moment to draw.
refused-no-cards = There is no card left to draw.
refused-pass = You cannot pass on this.
refused-draw-first = Draw a card before you pass.
refused-can-play = You cannot draw, but you can play.
refused-accept = There is nothing to accept.
refused-challenge = There is nothing to challenge.
refused-uno = Nobody needs to say UNO here.
refused-uno-said = You have said it.
refused-uno-late = It is too late, or there is no need.
refused-uno-early = Say it in your turn.
refused-uno-cards = With { $cards } cards there is no UNO to say.
refused-catch = There is nothing to catch them at.
refused-catch-self = Say UNO instead of catching yourself.

# Why a hand ended, beside what all games in rounds share.
end-last_player = All others have left.
end-rounds = All hands are played.

# The table as text.
show-piles = on top { $card } ({ $colour })  draw pile { $draw }, discard pile { $discard }
show-called = UNO
show-exposed = may be caught
show-dealer = dealer
show-away = away
show-play = { $seat } is to play or draw
show-drew = { $seat } drew { $card } and plays it or passes
show-drew-hidden = { $seat } drew a card and plays it or passes
show-colour = { $seat } is to name a colour
show-answer = { $seat } is to draw { $cards }, by the { $card } of { $by }
show-saw = { $seat } held: { $cards }
show-own = your cards: { $cards }

# A round is a hand.
rounds-offer-skip = Skip this hand
rounds-offer-next = Next hand
rounds-began = Hand { $round } begins.
rounds-ended = Hand { $round } is over.
rounds-joined = { $seat } joins, and plays from the next hand on.
rounds-no-round = No hand is being played.
rounds-playing = A hand is being played.
rounds-not-begun = The next hand has not begun.
rounds-next-round = You play from the next hand on.
rounds-type-ready = The hand is over; `ready` goes on.
rounds-show-round = Hand { $round }
rounds-show-ready = Hand { $round } is over; ready: { $ready }
stat-rounds = Hands
stat-won = Hands won
