page-yes = True
page-no = False
page-question = Question { $number } of { $total }
page-last = Last question

page-categories-arts = Arts
page-categories-food = Food
page-categories-games = Games
page-categories-geography = Geography
page-categories-history = History
page-categories-language = Language
page-categories-nature = Nature
page-categories-science = Science
page-categories-sport = Sport
page-categories-technology = Technology

page-difficulty-0 = easy
page-difficulty-1 = medium
page-difficulty-2 = hard

page-worth = { $points } points
page-double = counts double
page-several = Several are right: choose all of them.
page-closest = The closest number is right.
page-answer-now = Your answer?
page-first-right = Who is first?
page-options = Options
page-thats-it = That’s it
page-send = Send
page-send-number = Send { $number }
page-your-answer = Your answer
page-number = A number
page-no-number = That is no number.
page-words = A few words
page-fifty = Fifty-fifty
page-fifty-means = Two wrong options go, once a match.
page-gone = taken away
page-locked-in = Locked in
page-you-said = You said { $answer } after { $time }.
page-waiting-others = { $count ->
    [0] Everyone has answered.
    [one] Waiting for 1 other…
   *[other] Waiting for { $count } others…
}
page-wrong-locked = Wrong! Wait for the next question.
page-wrong-so-far = Wrong: { $names }.
page-answered-count = { $count } of { $all } have answered
page-has-answered = { $name } has answered
page-was-wrong = { $name } was wrong
page-thinks = { $name } is thinking
page-from-next = You play from the next question on.
page-skip = Skip this question
page-next = Next question
page-to-results = To the results
page-ready = Go on
page-accept = Accept
page-accept-who = Accept { $answer } of { $name }
page-take-back = Take back
page-take-back-who = Do not accept { $answer } of { $name } after all
page-revealed = The answer
page-goes-on = goes on in { $seconds } s
page-wait-host = The host says when it goes on.
page-right = Right!
page-accepted = Accepted!
page-accepted-tag = accepted
page-wrong = Wrong
page-too-late = No answer
page-skipped = Skipped: no points
page-nobody-right = Nobody was right.
page-first = { $name } was first!
page-you-first = You were first!
page-fastest = first
page-right-answer = Right answer
page-also = also right: { $others }
page-within = ± { $number } is near enough
page-no-answer = no answer
page-chose = { $count } chose this

page-parts-base = right
page-parts-speed = speed
page-parts-streak = streak
page-parts-negative = wrong
page-parts-double = double

page-streak = { $count } in a row
page-everyone = Everyone’s answers
page-standings = Standings
page-up = up { $places }
page-down = down { $places }
page-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
