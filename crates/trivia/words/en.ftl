# Trivia. What the rules, rule sets and bots are called and do stands with them, in Rust and in presets/. Questions and
# answers are in the language of their pack: `$text`, `$option`, `$unit` and mostly `$answer` come from there.

category-questions = Questions
category-match = The match
category-points = Points
category-house = House rules

# What a question is about. Other packs have other topics.
topic = { $topic ->
    [arts] Arts
    [food] Food
    [games] Games
    [geography] Geography
    [history] History
    [language] Language
    [nature] Nature
    [science] Science
    [sport] Sport
    [technology] Technology
   *[other] { $topic }
}

answer-true = True
answer-false = False

# Buttons and forms.
offer-option = { $letter }  { $option }
# `$options` is a list of `offer-option`.
offer-several = All that are right, like A C: { $options }
offer-number = A number
offer-number-of = A number ({ $unit })
offer-text = A few words
offer-fifty = Fifty-fifty
offer-accept = Accept “{ $answer }” of { $seat }
offer-take-back = Do not accept “{ $answer }” of { $seat } after all

# The log.
news-asked = { $text }
news-asked-options = { $text } ({ $options })
news-answered = { $seat } has answered.
news-locked = { $seat } was wrong.
news-fifty = { $seat } uses the fifty-fifty.
news-time-up = Time is up.
news-right = The answer: { $answer }.
news-explanation = { $text }
news-given = { $seat }: { $answer } ({ $verdict ->
    [accepted] accepted
    [right] right
   *[wrong] wrong
}, { $seconds }.{ $tenths } s).

# Why not.
refused-none = Nothing is asked.
refused-locked = Your answer was wrong: wait for the next question.
refused-once = You have answered.
refused-removed = That option was taken away.
refused-option = There are { $options } options.
refused-no-option = Choose at least one option.
refused-option-twice = Name each option once, from the first to the last.
refused-kind = That is no answer to this kind of question.
refused-empty = Write an answer.
refused-long = An answer has at most { $most } characters; this one has { $length }.
refused-characters = An answer has no control characters.
refused-fifty = There is no fifty-fifty in this match.
refused-fifty-used = You have used your fifty-fifty in this match.
refused-fifty-few = There are too few options to take some away.
refused-accept = At the reveal, the host may accept a wrong answer.
refused-true-false = Type true or false.
refused-number = “{ $text }” is no number, or none that fits here.
refused-not-among = “{ $text }” is none of the options.
refused-few = There are too few questions: of the { $all } in the pack “{ $pack }” { $there } may be asked by these rules, and { $asked } are to be asked.

# Why a question or the match ended, beside what all games in rounds share.
end-rounds = All questions are asked.
end-stalemate = There is no question.

stat-answered = Answered
stat-right = Right answers
stat-right_millis = Thinking time

# The table as text.
show-question = question { $number } of { $total }: { $topic }, { $difficulty ->
    [1] easy
    [2] medium
   *[3] hard
}, for { $worth }
show-removed = taken away
show-closest = the closest number is right
show-right = right: { $answer }
show-answered = answered: { $seats }
show-wrong = wrong: { $seats }
show-own = you said: { $answer }

# A round is a question.
rounds-offer-skip = Skip this question
rounds-offer-next = Next question
rounds-began = Question { $round }.
rounds-ended = Question { $round } is over.
rounds-won = { $seat } was first.
rounds-won-team = Team { $team } was first.
rounds-joined = { $seat } joins, and plays from the next question on.
rounds-no-round = Nothing is being asked.
rounds-playing = A question is being asked.
rounds-not-begun = The question is over already.
rounds-next-round = You play from the next question on.
rounds-type-ready = The question is over; `ready` goes on.
rounds-show-round = Question { $round }
rounds-show-ready = Question { $round } is over; ready: { $ready }
stat-rounds = Questions
stat-won = First with the answer

# What is seen of a pack before it is chosen.
preview-questions = { $count } questions

# What is wrong with a question of a pack. `$name` is a field of the file.
folder-packs = Packs of questions, as TOML or JSON files.
pack-read = the question pack “{ $name }”, { $count ->
    [one] one question
   *[other] { $count } questions
} ({ $language })
question-missing = { $name } is missing
question-text = { $name } must be a text of 1 to { $most } characters
question-options = { $name } must be a list of { $least } to { $most } different texts
question-number = { $name } must be a number
question-yes_no = { $name } must be true or false
question-kind = no kind of question is called “{ $kind }”; there are: { $kinds }
question-one_right = a choice has one right option, “answer”; with more its kind is “several”
question-place = { $name } must be the place of the right option, counted from 0{ $options ->
    [0] {""}
   *[other] {" "}to { $last }
}
question-places = { $name } must be a list of the places of the right options, each once, counted from 0{ $options ->
    [0] {""}
   *[other] {" "}to { $last }
}
question-none_right = no option is right
question-tolerance = tolerance must not be below 0
question-aliases = { $name } must be a list of texts of 1 to { $most } characters
question-unknown = “{ $name }” means nothing here
