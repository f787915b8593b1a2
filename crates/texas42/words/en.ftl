# Texas 42. What the rules, rule sets and bots are called and do stands with them, in Rust and in presets/.

category-auction = The auction
category-contracts = Contracts
category-play = Playing
category-scoring = Scoring

# Suits: in a sentence, and on a button.
suit-0 = blanks
    .title = Blanks
suit-1 = ones
    .title = Ones
suit-2 = twos
    .title = Twos
suit-3 = threes
    .title = Threes
suit-4 = fours
    .title = Fours
suit-5 = fives
    .title = Fives
suit-6 = sixes
    .title = Sixes
suit-doubles = doubles
    .title = Doubles
suit-none = no trump
    .title = No trump
suit-trumps = trumps
suit-unknown = pip { $pip }

# What is trumps, once it is named.
suits-0 = blanks are trumps
suits-1 = ones are trumps
suits-2 = twos are trumps
suits-3 = threes are trumps
suits-4 = fours are trumps
suits-5 = fives are trumps
suits-6 = sixes are trumps
suits-doubles = doubles are trumps
suits-none = no trumps: follow me
suits-plain = no trumps
suits-unnamed = trumps are not named yet

# Scores and bids.
unit-marks = { $count ->
    [one] 1 mark
   *[other] { $count } marks
}
unit-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
goal-marks = marks to { $to }
goal-points = points to { $to }
contract-straight = Straight 42
bid-special = { $contract } for { $amount }
bid-any = the bid

# Buttons. `$amount`: "31" or "2 marks".
offer-pass = Pass
offer-bid = { $amount }
offer-special = { $contract } ({ $amount })
offer-play = { $domino }
offer-lay_down = Lay down
offer-go-on = Go on

# The log. `$bid`: "31", "2 marks" or "Plunge for 4 marks". `$late`: the clock did it.
news-dealt = Hand { $hand }: { $seat } shakes.
news-passed = { $seat } passes{ $late ->
    [true] {" "}(time was up)
   *[false] {""}
}.
news-bid = { $seat } bids { $bid }{ $late ->
    [true] {" "}(time was up)
   *[false] {""}
}.
news-thrown_in = Nobody bids: the hand is thrown in.
news-won = { $seat } has the bid with { $bid }.
news-to-name = { $seat } is to name trumps.
news-named = { $seat } names { $trump }{ $late ->
    [true] {" "}(time was up)
   *[false] {""}
}.
news-leads = { $seat } leads.
news-sits-out = { $seat } sits out.
news-played = { $seat } plays { $domino }{ $late ->
    [true] {" "}(time was up)
   *[false] {""}
}.
news-laid-down = { $seat } lays down { $dominoes } and claims the rest: { $stands ->
    [true] nothing can stop that
   *[false] that can be stopped
}.
news-took = { $seat } takes the trick: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
news-decided = { $made ->
    [true] The bid is made: { $why }.
   *[false] The bid is set: { $why }.
}
news-scored = { $team } score { $amount }.
news-nobody-scores = Nobody scores.
news-stopped = The match is stopped.
news-ended = The match is over.

# Why a bid is made or set.
verdict-reached = the bidders needed { $need } and have { $have }
verdict-out_of_reach = the others have { $have }, so { $need } is out of reach
verdict-every_trick = the bidders took every trick
verdict-trick_lost = the others took a trick
verdict-lay_down = the claim fails if { $plays } are played
verdict-unjudged = the claim cannot be judged
verdict-undecided = nothing decided it

# Why not.
refused-beat = { $amount } does not beat { $high }.
refused-bid = { $amount } cannot be bid here.
refused-least = You must bid at least { $least }.
refused-trump = { $trump } cannot be named here.
refused-contract-bid = { $contract } cannot be bid now.
refused-contract-named = { $contract } cannot be named now.
refused-no-contract = There is no contract “{ $contract }” in the rules of this match.
refused-held = You do not hold { $domino }.
refused-follow = You can follow the suit that was led, so you must.
refused-acknowledge = You are not asked to acknowledge anything.
refused-lay_down = You cannot lay down your hand now.
refused-bidding = Not now: this is the auction.
refused-naming = Not now: trumps are being named.
refused-playing = Not now: dominoes are being played.
refused-trick_pause = Not now: the trick is being looked at.
refused-hand_pause = Not now: the hand is over.

# What can be said instead of something that was not understood.
read-bid = Say `pass`, `30`, `2 marks`, or the name of a special bid.
read-trumps = Say `fives`, `doubles`, `follow me`, or the name of a contract.
read-domino = Say a domino: `6-4`.
read-go-on = Say `ok` to go on.

# Advice by rules of thumb. `$plan` is `plan`.
plan = { $trumps ->
    [one] 1 trump
   *[other] { $trumps } trumps
}, { $doubles ->
    [one] 1 double
   *[other] { $doubles } doubles
} and { $losers ->
    [one] 1 probable loser
   *[other] { $losers } probable losers
}
hint-best = Try this. { $why }
hint-at-best = At best you have { $plan }.
hint-too-much = Too much: at best you have { $plan }.
hint-too-high = Too high for { $plan }.
hint-have = You have { $plan }.
hint-with-these = With these you have { $plan }.
hint-courage = A special bid is a matter of courage.
hint-partners-bid = Your partner has the bid.
hint-another-game = Another game altogether.
hint-lead-low = Lead low: you want no trick.
hint-could-take = This could take the trick.
hint-under = As high as you can go without taking the trick.
hint-draw = Draw trumps: nothing can beat this one.
hint-draw-low = Draw trumps, though this one can be beaten.
hint-last-trump = The best trump, but nobody has another.
hint-low-trump = A trump that can be beaten.
hint-master = Nothing of its suit can beat this one.
hint-best-of-suit = The best of its suit; only a trump beats it.
hint-may-lose = It may lose; at least it costs little.
hint-partner-already = Your partner has the trick already.
hint-partner-count = Count for your partner, who has the trick.
hint-partner-has = Your partner has the trick.
hint-takes = This takes the trick.
hint-ahead = This is ahead, but may still be beaten.
hint-count-lost = Count that would go to the others.
hint-save = Nothing to win here: save your count.
hint-lay_down-sure = Only if nothing whatever can go wrong.
hint-go-on = Go on.

# Advice that counts deals. `$bid`: "31" or "2 marks"; `$beaten` is one of the messages `beaten-`.
hint-pass = Others may bid; you lose nothing yet.
hint-bid = You make { $bid } in { $made } of { $deals } deals.
hint-name = This makes { $bid } in { $made } of { $deals } deals.
hint-name-little = Too little of it to be worth a thought.
hint-makes = Makes { $bid } in { $made } of { $deals } deals; { $beaten }.
hint-sets = Sets { $bid } in { $set } of { $deals } deals; { $beaten }.
hint-only = The only play; { $beaten }.
hint-lay_down = Only if nothing the others play can stop you.
beaten-already = the { $domino } on the table is higher
beaten-by = the { $domino } is still out
beaten-never = nothing can beat it

# Looking back with open hands. `$bid`: would any bid have made, some, or none?
remark-only = The only play.
remark-good = As good as any.
remark-costs-bid = This costs the bid: { $better } would have kept it.
remark-lets-bid = This lets the bid be made: { $better } would have set it.
remark-costs = This costs { $points ->
    [one] 1 point
   *[other] { $points } points
} against { $best }.
remark-contract = With open hands and perfect play it is { $made ->
    [true] made
   *[false] set
}.
remark-trumps = With open hands { $trumps } bring { $points }: { $bid ->
    [any] any bid
    [none] no bid
   *[some] a bid of { $most }
} would have made.
remark-trumps-other = With open hands { $trumps } bring { $points }, and { $best } { $most }: { $bid ->
    [any] any bid
    [none] no bid
   *[some] a bid of { $most }
} would have made.

# Why it ended.
end-marks = A team has the marks it takes to win.
end-points = A team has the points it takes to win.
end-one_hand = The one hand is played.
end-stopped = The match was stopped.
end-all_left = All have left.

stat-bids_made = Bids made
stat-bids_set = Bids set
stat-tricks = Tricks
stat-points = Points
stat-hands = Hands
stat-thrown_in = Thrown in

# The table as text.
show-you = { $seat } (you)
show-scores = Hand { $hand }, { $shaker } shook · { $one } { $one_score }, { $other } { $other_score } · { $goal }
show-last-hand = Last hand: { $contract }, { $amount } by { $bidder }, { $made ->
    [true] made
   *[false] set
}: { $why }.
show-contract = { $bidder } bid { $amount } · { $contract }: { $suits }
show-auction = Auction: { $calls }
show-no-bid = Auction: no bid yet
show-bids = { $seat } bids { $bid }
show-passes = { $seat } passes
show-hand = This hand: { $one }; { $other }
show-side = { $team } { $points ->
    [one] 1 point
   *[other] { $points } points
} in { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
}
show-sits-out = sits out
show-looking = is looking
show-away = is away
show-left = has left
show-trick = Trick ({ $led } led): { $plays }
show-last-trick = Last trick: { $plays } · { $winner } took { $points ->
    [one] 1 point
   *[other] { $points } points
}
show-verdict = { $made ->
    [true] Made: { $why }.
   *[false] Set: { $why }.
}
show-own = You hold: { $dominoes }
show-over = The match is over. { $why }
