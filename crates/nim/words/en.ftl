# Nim. What the rules, rule sets and bots are called and do stands with them, in Rust and in presets/.

category-setup = What is laid out
category-play = Playing
category-time = Time
category-winning = Winning

# Buttons.
offer-take = Take { $sticks ->
    [one] 1 stick
   *[other] { $sticks } sticks
} from pile { $pile }

# The log.
news-laid = Piles of { $piles }.
news-took = { $seat } takes { $sticks ->
    [one] 1 stick
   *[other] { $sticks } sticks
} from pile { $pile }{ $late ->
    [true] {" "}(time was up)
   *[false] {""}
}.
news-left = { $seat } leaves.
news-ended = { $count ->
    [0] Nobody wins.
    [one] { $winners } wins.
   *[other] { $winners } win.
}

# Why not.
refused-no-pile = There is no pile { $pile }.
refused-none = Take at least one stick.
refused-few = Pile { $pile } has only { $there ->
    [one] 1 stick
   *[other] { $there } sticks
}.
refused-nothing = Nothing can be taken.

# Why it ended.
end-last_stick = The last stick is taken.
end-alone = Only one player is left.
end-agreed = The match was stopped before its end.

stat-turns = Turns

# The table as text.
show-pile = Pile { $pile }
show-turn = { $seat } to take.
show-not-begun = Not begun.
