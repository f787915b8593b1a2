# Pictionary. What the rules, rule sets and bots are called and do stands with them, in Rust and in presets/. `$word`, `$text`
# and `$letter` are in the language of the pack.

category-match = The match
category-words = Words
category-guessing = Guessing
category-drawing = Drawing

# Buttons and forms.
offer-pick = { $word }
offer-draw = Draw
offer-guess = Guess
offer-no-letters = That is writing!
offer-give-up = Give up

# The log.
news-offered = { $seat } picks a word.
news-picked = { $seat } draws.
news-guessed = { $seat }: { $text }
news-close = { $seat }: { $text } (close!)
news-solved = { $seat } has found it.
news-letter = A letter appears: { $letter }.
news-objected = { $seat } says that this is writing.
news-time-up = Time is up.
news-gave-up = Whoever draws gives up.
news-drawer-gone = Whoever was to draw is gone.
news-word = The word was “{ $word }”.
news-found = Found by { $seats }.
news-nobody = Nobody found it.

# Why not.
refused-drawer = Somebody else draws now.
refused-you-draw = You draw: you may neither guess nor talk.
refused-picking = A word is being picked.
refused-picked = The word is picked.
refused-pick = There is no such word to pick.
refused-known = You know the word; talk about it with those who do.
refused-team = Only the team of whoever draws guesses.
refused-empty = Type a word.
refused-long = A guess has at most { $most } characters.
refused-no-letters = Writing is not forbidden in this match.
refused-objected = You have said so.
refused-undo = There is nothing to undo.
refused-ink = This cannot be drawn.
refused-beside = That is beside the paper.
refused-pen-up = The pen is up.
refused-points = A drawing has at most { $most } points.
refused-batches = A drawing has at most { $most } batches.
refused-bytes = A drawing has at most { $most } bytes.
refused-type-pick = Type 1, 2 or 3 to pick a word.
refused-pointer = Drawing needs a pointer; `give up` gives up.
refused-few = There are too few words: of the { $all } in the pack “{ $pack }” { $there } may be drawn by these rules, and there are to be { $needed } to pick from.

# Why a drawing or the match ended, beside what all games in rounds share.
end-first_correct = It was found.
end-all_answered = All have found it.
end-void = It was writing: it does not count.
end-gave_up = Whoever drew gave up.
end-rounds = Everybody has drawn.

stat-guessed = Words found
stat-guessed_millis = Time to find them
stat-drawn = Drawings found out

# The table as text.
show-drawing = drawing { $number }: { $seat } draws
show-lap = lap { $lap } of { $laps }
show-picking = a word is being picked
show-pick = { $number }  { $word }
show-word = the word: { $word }
show-pattern = { $pattern }
show-was = it was: { $word }
show-found = found by: { $seats }

# A round is a drawing.
rounds-offer-skip = Skip this drawing
rounds-offer-next = Next drawing
rounds-began = Drawing { $round }.
rounds-ended = Drawing { $round } is over.
rounds-won = { $seat } was first.
rounds-won-team = Team { $team } was first.
rounds-joined = { $seat } joins, and plays from the next drawing on.
rounds-no-round = Nothing is being drawn.
rounds-playing = Something is being drawn.
rounds-not-begun = The drawing is over already.
rounds-next-round = You play from the next drawing on.
rounds-type-ready = The drawing is over; `ready` goes on.
rounds-show-round = Drawing { $round }
rounds-show-ready = Drawing { $round } is over; ready: { $ready }
stat-rounds = Drawings
stat-won = First to find it

# What is seen of a pack before it is chosen.
preview-words = { $count } words
preview-pictures = { $count } pictures
preview-levels = { $easy } easy, { $medium } medium, { $hard } hard

# A host's packs.
folder-packs = Packs of words, as TOML or JSON files.
folder-pictures = Pictures that bots draw, each with its word: docs/host.md tells the language.
pictures-odd = “{ $text }” is nothing to draw
pictures-read = the pictures “{ $name }”, { $count ->
    [one] one picture
   *[other] { $count } pictures
}
pack-read = the word pack “{ $name }”, { $count ->
    [one] one word
   *[other] { $count } words
} to draw ({ $language })
pack-word-long = “{ $text }” must be of at most { $most } characters, on one line
