# Crossword games. What the rules, rule sets and bots are called and do stands with them, in Rust and in presets/.

category-setup = What is played with
category-plays = Plays
category-turns = Turns
category-scoring = Scoring
category-end = The end

# What boards, tiles and word lists are called where they are picked.
chosen-board-name = { $name ->
    [standard] Standard
    [wordfeud] Wordfeud
    [wordstockt] WordStockt
    [upwords] Upwords
   *[other] { $name }
}
chosen-tiles-name = { $name ->
    [english] English
    [english-wordfeud] English, Wordfeud
    [dutch] Dutch
    [dutch-wordstockt] Dutch, WordStockt
    [spanish] Spanish
    [upwords] Upwords
   *[other] { $name }
}
chosen-words-lexicon = { $lexicon ->
    [english] English
    [dutch] Dutch
    [spanish] Spanish
   *[other] { $lexicon }
}

# Buttons.
offer-play = Play a word
offer-swap = Swap tiles
offer-pass = Pass
offer-resign = Resign
offer-challenge = Challenge
offer-waive = Looks good
offer-valid = It’s valid
offer-invalid = It’s invalid
offer-abstain = Leave it to others
offer-look_up = Look a word up

# The log.
news-laid = The board is { $board ->
    [standard] the standard one
    [wordfeud] Wordfeud’s
    [wordstockt] WordStockt’s
    [upwords] Upwords’s
   *[other] “{ $board }”
}, the tiles are { $tiles ->
    [english] the English ones
    [english-wordfeud] Wordfeud’s English ones
    [dutch] the Dutch ones
    [dutch-wordstockt] WordStockt’s Dutch ones
    [spanish] the Spanish ones
    [upwords] those of Upwords
   *[other] “{ $tiles }”
}.
news-drew = { $seat } draws { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}.
news-drew_these = { $seat } draws { $tiles }.
news-played = { $seat } plays { $written }{ $crossing ->
    [0] {""}
   *[other] {" "}with { $others }
} for { $points }.{ $bingo ->
    [true] {" "}A bingo!
   *[false] {""}
}
news-swapped = { $seat } swaps { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}.
news-passed = { $late ->
    [true] { $seat } passes: time was up.
   *[false] { $seat } passes.
}
news-left = { $why ->
    [resigned] { $seat } resigns.
    [time] { $seat } is out: time was up.
    [challenge] { $seat } is out: the challenge was lost.
   *[left] { $seat } leaves.
}
news-skipped = { $seat } skips a turn.
news-last_play = It ends if this play stands.
news-waived = { $seat } says it looks good.
news-accepted = The play of { $seat } stands.
news-challenged = { $seat } challenges it.
news-abstained = { $seat } leaves it to others to judge.
news-looked_up = { $seat } looks up { $word }. { $good ->
    [true] It is in the word list.
   *[false] It is not in the word list.
}

# What came of a challenge. `$by` is `seat`, where a player ($judge) has judged.
news-unjudged = Nobody judged in time: { $words } { $count ->
    [one] stands
   *[other] stand
}.
news-good = { $by ->
    [seat] { $judge } judges:{" "}
    [rule] { $judge }:{" "}
   *[dictionary] {""}
}{ $words } { $count ->
    [one] is good and stands
   *[other] are good and stand
}.
news-bad = { $by ->
    [seat] { $judge } judges:{" "}
    [rule] { $judge }:{" "}
   *[dictionary] {""}
}{ $words } { $count ->
    [one] is not good
   *[other] are not all good
}. { $seat } takes the tiles back and loses { $points ->
    [one] 1 point
   *[other] { $points } points
}.
news-loses_turn = { $seat } loses a turn.
news-gets = { $seat } gets { $points ->
    [one] 1 point
   *[other] { $points } points
}.
news-pays = { $seat } loses { $points ->
    [one] 1 point
   *[other] { $points } points
}.

# At the end: after why it is over. A change is a name and points with their sign: “Ann +12”.
news-tiles_left = Tiles left: { $changes }.
news-overtime = Overtime: { $changes }.
news-change = { $seat } { $points }
news-won = { $count ->
    [one] { $winners } wins.
   *[other] { $winners } share the first place.
}

# Why it ended.
end-empty_rack = All tiles are played.
end-consecutive_passes = Everybody passed.
end-scoreless_turns = Nobody scored for a while.
end-resignation = Only one player is left.
end-host_ends = The match was stopped before its end.
end-no_tiles = There are no tiles left.

stat-turns = Turns
stat-plays = Plays
stat-best_play = Best play
stat-bingos = Bingos
stat-average = Points for a play
stat-adjustment = Tiles left

# Why not.
refused-no_tiles = No tiles placed.
refused-none_chosen = No tiles chosen.
refused-too_many = These are more tiles than the board has squares.
refused-no_swaps = Nobody swaps at this table.
refused-no_resigning = Nobody resigns at this table.
refused-judging = A challenge is being judged first.
refused-no_play = There is no play to be challenged.
refused-challenged = It is being challenged already.
refused-own = It is your own play.
refused-waived = You have said that it looks good.
refused-no_challenge = No challenge is being judged.
refused-about_you = It is about you: you cannot leave it to others.
refused-involved = Someone who is not involved judges.
refused-abstained = You have left it to others.
refused-no_lookup = At this table nobody looks words up.
refused-lookup_later = Words are looked up while a challenge is judged, and after the match.
refused-swap_alone = A swap is a turn of its own.
refused-swap_twice = A turn has one swap at most.
refused-not_understood = No rule at this table understands “{ $action }”.
turn-nobody = No rule understands the action “{ $action }” that another one brings.
turn-two = “{ $one }” and “{ $other }” both want to carry out the action “{ $action }”: choose one of them.
refused-no_list = There is no word list.

# Why a text is no play. `$why` is one of those after the first.
notation-wrong = { $why } Write a play like 8H QUIZ (across) or H8 QUIZ (down).
notation-square = “{ $text }” is no square.
notation-outside = “{ $text }” is not on the board.
notation-no_word = After the square comes the word.
notation-too_long = The word does not fit: there is no square for its letter { $number }.
notation-no_tile = At { $square } there is no tile for the “.”.
notation-no_letter = There is no tile “{ $text }”.
notation-other = At { $square } lies { $there }, not { $written }.
notation-swap = Write which tiles, like: swap ABC

# Why there are no bots.
no_end = Nothing would end this match once no word fits any more: switch on “{ rule-consecutive_passes }” or “{ rule-scoreless_turns }”.
no_bots-no_list = No bot can play this: there is no word list.
no_bots-replayed = No bot can play this: it is being replayed.
no_bots-unchecked = No bot can play this: words are not checked.
no_bots-gaps = No bot can play this: plays may have gaps.
no_bots-apart = No bot can play this: plays need not touch what is on the board.

# Advice.
hint-play = { $written } for { $score }
hint-nothing = There is nothing to play: swap or pass.

# The table as text. `$clock` is like 24:59.
show-player = { $seat }: { $score } ({ $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}{ $gone ->
    [true] , left
   *[false] {""}
}{ $clock ->
    [none] {""}
   *[other] , { $clock } left
}{ $skips ->
    [true] , skips a turn
   *[false] {""}
})
show-open = { $seat } played { $words } for { $points ->
    [one] 1 point
   *[other] { $points } points
}. Challenge it, or it stands.{ $last ->
    [true] {" "}It is the last play.
   *[false] {""}
}
show-challenged = { $seat } challenges { $words }. { $judges } may judge.
show-lookup = The word list: { $words }.
show-listed = { $good ->
    [true] { $word } is good
   *[false] { $word } is not in it
}
show-rack = Rack: { $tiles }
show-bag = Bag: { $tiles }

# What is seen of boards, tile sets and word lists before they are chosen.
preview-board = { $across } by { $down } squares
preview-tiles = { $count } tiles, { $blanks ->
    [0] no blanks
    [one] one blank
   *[other] { $blanks } blanks
}
preview-words = { $count } words
preview-entries = { $count } entries

# Records of matches in GCG, line by line.
gcg-empty = there is nothing in this file
gcg-players = a record names its players first: #player1 and #player2
gcg-player_order = here stands { $name }, though player { $number } comes next
gcg-nameless = { $name } has no name
gcg-same_name = two players are called “{ $nick }”
gcg-nobody = nobody here is called “{ $nick }”
gcg-twice = #{ $name } stands here for the second time
gcg-late = #{ $name } belongs before the first turn
gcg-odd_line = “{ $text }” is no line of GCG: those begin with > or #
gcg-odd_turn = “{ $text }” is no turn; one is written like >Ann: AEINRST 8D NASTIER +68 68
gcg-no_number = “{ $text }” is no number of points
gcg-no_tile = “{ $tile }” in “{ $text }” is no tile
gcg-no_board = there is no board called “{ $name }” here; there are: { $known }
gcg-no_tiles = there are no tiles called “{ $name }” here; there are: { $known }
gcg-rules = these rules cannot be played: { $why }
gcg-ours = this line of House Rules cannot be read: { $why }
gcg-off_turn = it is the turn of { $nick }
gcg-over = the match is over already
gcg-not_over = the match is not over yet
gcg-long_rack = a rack holds at most { $count } tiles
gcg-play = this play cannot be read: { $why }
gcg-refused = this play cannot be: { $why }
gcg-no_word = { $word } is not in the word list
gcg-score = this scores { $expected }, not { $written }
gcg-total = the score is { $expected } now, not { $written }
gcg-not_on_rack = not on the rack: { $tiles }
gcg-not_in_bag = these tiles cannot be there any more: { $tiles }
gcg-nothing_withdrawn = nothing was played that could come off
gcg-nothing_challenged = nothing was played that could be challenged
gcg-not_theirs = the play before was { $nick }’s
gcg-left_tiles = the tiles left are { $expected }
gcg-left_points = the tiles left count { $expected }, not { $written }
gcg-early_time = points for time come after the tiles left are counted
gcg-odd_rack = what { $nick } holds does not follow from the rack before; the record is believed
gcg-covers = nothing lies as “{ $said }” says
gcg-uncovered = at { $square } lies { $there }; that this play goes on it must stand in a line “#houserules covers { $square } { $there }” after it
gcg-actions = the actions that #houserules tells of come to something else than this play
gcg-after = what the rules let happen after this play does not stand in the record
gcg-stripped = { $why } (House Rules wrote this record, and what GCG cannot say stood in lines that began with #houserules: they are gone)
gcg-untold_rules = other rules than the usual: { $rules }
gcg-untold_players = a match of { $count }
gcg-untold_board = the board “{ $name }”
gcg-untold_tiles = the tiles “{ $name }”
gcg-untold_skipped = a turn that was skipped after a challenge (a pass, there)
gcg-untold_left = that somebody left or resigned
gcg-untold_minus = points taken from a challenger
gcg-untold_stacks = tiles on tiles
gcg-untold_actions = actions that are neither plays nor swaps
gcg-untold_after = what comes of plays: { $rule }
news-held = { $seat } holds { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}, says the record.

# What people should know before they play with such rules.
warning-no_score = Nothing scores here: no rule gives tiles or plays any points.
warning-any_word = Any word will do here: nothing checks words, and nobody may challenge them.

# A host's files: boards, tile sets, word lists.
folder-boards = Boards, as TOML files.
folder-tiles = Tile sets, as TOML files.
folder-lexicons = Word lists: one word a line (.txt), or files made by “houserules lexicon build” (.lexicon).
board-read = the board “{ $name }”
tiles-read = the tile set “{ $name }”
words-read = the word list “{ $name }”
lexicon-read = the lexicon “{ $name }”
board-square = “{ $text }” is no square; there are: { $known }
board-row = this row has { $squares } squares, the first one has { $first }
board-sides = a board has from 2 to { $most } rows and columns, not { $rows } and { $columns }
board-blocked = { $square } is blocked, so nobody can start there
board-centre = the centre is blocked: name another start
tiles-name = { $key } must be a short text, not “{ $value }”
tiles-number = { $key } = { $value }: it must be from 0 to { $most }
tiles-empty = there is not a single tile
tiles-total = the file says total = { $said }, but its tiles and blanks add up to { $found }
tiles-no_letters = there are no letters
tiles-too_many = there are { $found } letters; at most { $most } are possible
tiles-twice = “{ $text }” stands twice
tiles-unfit = “{ $text }” cannot be a letter: { $reason ->
    [aliases] it has too many aliases
    [long] it is too long
    [space] it has a space or a control character
    [reserved] the characters ? . / mean something else in notations
    [small] it must begin in upper case, since a lower case letter stands for a blank
    [mark] it begins with a mark that belongs to the character before
   *[empty] it is empty
}
lexicon-other = this is not a lexicon file
lexicon-version = the file is of format { $found }, which this program does not read: build it again from its word list
lexicon-short = the file is cut short: { $missing ->
    [one] one byte is missing
   *[other] { $missing } bytes are missing
}
lexicon-long = the file has { $extra ->
    [one] one byte
   *[other] { $extra } bytes
} too many
lexicon-damaged = the file is damaged: build it again from its word list
variant-no_limit = [rules] time_limit_action means nothing without turn_time_limit
variant-off = [rules] { $flat } belongs to the rule { $rule }, which is switched off
variant-twice = [rules] { $flat } and { $rule }.{ $parameter } say the same thing twice
hint-challenges = Words may be challenged here, so the word list is not asked before that.

# What tiles are worth to bots.
folder-common = Common words of a language (en.txt, nl.txt): what the bot “easy” knows.
common-read = common words of the language { $language }, { $count ->
    [one] one word
   *[other] { $count } words
}
folder-leaves = What tiles are worth to bots that stay on the rack: files made by “houserules crossword train”.
leaves-read = what tiles are worth to bots, “{ $name }”
leaves-no_numbers = After the name come numbers.
leaves-no_tile = “{ $name }” is no tile of “{ $tiles }”.
leaves-count = { $name } needs { $count } numbers.
leaves-missing = There is no line for the tile { $tile }.
leaves-no_set = The line “for = TILES” is missing, which says what tile set it is for; “houserules crossword train” writes it.
leaves-other_set = It is for the tile set “{ $name }”, which is not here; put that into the data folder’s tiles/.

# Looking back, and the coach.
choice-play = { $written } for { $score } (worth { $worth })
choice-swap = swapping { $tiles } (worth { $worth })
remark-better = Better by { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $best }.
remark-good = Nothing was worth more.
remark-nothing = There was nothing to play.
remark-withdrawn = Taken back: { $points ->
    [one] 1 point
   *[other] { $points } points
} lost.
hint-wait = The coach speaks when it is your turn.
hint-row = Look along row { $row }.
hint-column = Look down column { $column }.
hint-anywhere = Look around the tiles that lie there.
hint-tiles = { $tiles ->
    [one] One tile scores
   *[other] { $tiles } tiles score
} { $score } there.
hint-swap = Nothing that you can play is worth as much as new tiles.
hint-swap-many = { $tiles ->
    [one] Swap one tile.
   *[other] Swap { $tiles } tiles.
}
hint-swap-these = Swap { $tiles }

# What is wrong with a file of positions; `file-line` stands before it.
position-no_board = there is no column with a board of { $rows } rows
position-no_rack = there is no rack after the board
position-rack_tile = the rack has “{ $tile }”, which is no tile
position-long_rack = the rack has { $count } tiles
position-row = row { $row } of the board has { $squares } squares, not { $width }
position-board_tile = row { $row } of the board has “{ $tile }”, which is no tile
position-no_number = “{ $text }” is no number
position-no_count = { $number } cannot be a count
position-other = found { $found }, the file says { $expected }
