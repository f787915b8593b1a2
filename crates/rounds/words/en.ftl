# What all games in rounds share. A game may say the same in other words: hands, questions, drawings.

# Buttons.
rounds-offer-ready = Go on
rounds-offer-skip = Skip this round
rounds-offer-next = Next round

# The log.
rounds-began = Round { $round } begins.
rounds-ended = Round { $round } is over.
rounds-won = { $seat } wins it.
rounds-won-team = Team { $team } wins it.
# `$points` is a list of `rounds-earned`.
rounds-points = { $points }.
rounds-earned = { $seat } { $points }
rounds-pause = A pause.
rounds-host-decides = The host says when it goes on.
rounds-ready = { $seat } is ready.
rounds-away = { $seat } is away.
rounds-lapsed = { $seat } is not waited for any more.
rounds-back = { $seat } is back.
rounds-left = { $seat } left.
rounds-joined = { $seat } joins, and plays from the next round on.
rounds-finished = The match is over.

# Why not.
rounds-no-round = No round is being played.
rounds-playing = A round is being played.
rounds-not-begun = The next round has not begun.
rounds-next-round = You play from the next round on.
rounds-ready-already = You are ready already.
rounds-host-only = Only the host can do that.
rounds-not-for-host = That is not for the host to do.
rounds-type-ready = The round is over; `ready` goes on.

# Why a round or the match ended.
end-first_correct = Somebody was right.
end-all_answered = All have answered.
end-time_up = Time is up.
end-skipped = The host skipped it.
end-nobody_left = Nobody is left in it.
end-drawer_gone = Who was drawing is gone.
end-hand_won = Somebody is out of cards.
end-stalemate = Nobody can do anything any more.
end-stopped = The match was stopped before its end.
end-target = The points to win are reached.
end-rounds = All rounds are played.
end-cap = It has gone on for long enough.
end-too_few = Too few players are left.

stat-rounds = Rounds
stat-won = Rounds won
stat-duration_ms = Duration
stat-average_score = Average score

# The table as text. `$scores` is a list of `rounds-show-score`.
rounds-show-round = Round { $round }
rounds-show-ready = Round { $round } is over; ready: { $ready }
rounds-show-finished = The match is over. { $why }
rounds-show-scores = Scores: { $scores }
rounds-show-score = { $seat } { $points }
rounds-show-away = Away: { $away }

# What is wrong with a pack. `$place` is one of the places below, `$why` one of the reasons.
pack-wrong = { $place }: { $why }
pack-wrong-line = { $place } (line { $line }): { $why }
pack-file = the file
pack-field = { $name }
# `$list` is the word of the file: question, word.
pack-item = { $list } { $number }
pack-item-named = { $list } { $number } “{ $id }”
pack-unknown = a pack has no such field
pack-none = there are none
pack-no_list = must be a list
pack-no_text = must be a text
pack-missing = is missing
pack-empty = must not be empty
pack-id = must be of small letters, digits and hyphens
pack-language = must be a language tag like en or pt-BR
pack-taken = the id “{ $id }” is taken by { $list } { $first }
pack-difficulty = { $name } must be 1, 2 or 3
pack-wordless = “{ $text }” has no letter or digit to compare
