# What a house finds out about matches: whether a log holds, what rules do, what a coach would play.

# What is wrong with a log; `check-fault` stands around it. `$why` of log-misfit is what the game finds odd: English, always.
log-empty = the log is empty
log-cut_short = the log is cut short here
log-too_new = this log is of format { $format }, and this program reads format { $ours }: a newer House Rules has written it
log-too_old = this log is of format { $format }, of a trial version; this program reads format { $ours }
log-after_the_end = something follows the reveal, which must be the last line
log-misfit = this cannot have happened here ({ $why })
log-time_went_back = time goes back here
log-differs = decided again it gives something else
    logged:  { $logged }
    decided: { $decided }
log-other_content = this cannot be decided again: { $why }
log-content_changed = The { $kind } “{ $name }” is not the one that was played with.
log-not_revealed = the match is not finished (its secret is not revealed), so its draws cannot be derived
log-secret_unreadable = the revealed secret is not 64 hexadecimal digits
log-other_secret = the revealed secret does not fit the commitment shown before the match
log-seats = { $least } to { $most } can play with these rules, not { $seats }
log-origin_too_long = it says that it took over { $entries } entries of another match, and has fewer
log-no_game = it is of the game “{ $game }”, which is not in this house
log-rules = its rules are not known here: { $why }
log-no_log = this is no log of House Rules
log-not_text = this is no text
log-too_large = this is larger than any match: { $megabytes } MB
check-fault = line { $line }{ $entry ->
    [0] {""}
   *[other] , entry { $entry }
}{ $event ->
    [0] {""}
   *[other] , event { $event }
}: { $why }

# What was checked, a line each. `$match` is the name of a match.
check-moves = Every move is as the rules decide it: { $entries ->
    [one] one entry
   *[other] { $entries } entries
}.
check-commitment = The secret behind the shuffles is the one that was promised before the deal, and every draw follows from it.
check-shown = This device was shown that promise before the deal.
check-shown-other = This device was shown another promise before the deal: { $shown }. The log says { $logged }.
check-shown-nothing = This device noted no promise before the deal, so only the log itself was checked.
check-sent = What this device sent is in the shuffle.
check-sent-other = What this device sent is not in the shuffle: it sent { $sent }.
check-sent-nothing = This device sent nothing for the shuffle.
check-again = The deal was played before, so its secret was known.
check-origin = It branched off from the match { $match }, after entry { $entry }; what came before was decided again, too.

# Playing on from a point of a match.
branch-over = The match is over at this point: go back a little, and play on from there.
branch-no_point = The match has no such point.
branch-left = Whoever sat there has left at this point: take another seat.
branch-no_seat = There is no such seat in this match.

# What rules do, of many matches by bots. Numbers are rounded; `$first`, `$reshuffled` are percent.
effect = A match takes about { $minutes ->
    [0] less than a minute
    [one] one minute
   *[other] { $minutes } minutes
} and { $turns ->
    [one] one turn
   *[other] { $turns } turns
}; the first seat wins { $first } %{ $reshuffled ->
    [0] {""}
   *[other] ; { $reshuffled } % reshuffle
}{ $endless ->
    [0] {""}
   *[other] ; { $endless } % never end
}{ $rare ->
    [0] {""}
   *[other] ; one in { $rare } never ends
}.
effect-none = None of { $matches } matches came to an end.
effect-change = Before: { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}, { $turns ->
    [one] one turn
   *[other] { $turns } turns
}, first seat { $first } %{ $reshuffled ->
    [0] {""}
   *[other] , { $reshuffled } % reshuffle
}{ $endless ->
    [0] {""}
   *[other] , { $endless } % never ended
}{ $rare ->
    [0] {""}
   *[other] , one in { $rare } never ended
}.
effect-same = That is as before.
