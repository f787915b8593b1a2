page-name = English

page-app-title = House Rules
page-app-skip = Skip to the table
page-app-menu = Settings
page-app-home = Home

page-common-cancel = Cancel
page-common-close = Close
page-common-copy = Copy link
page-common-copied = Copied
page-common-loading = One moment…
page-common-you = you
page-common-host = host
page-common-bot = bot
page-common-of = { $what }: { $value }
page-common-bot-called = { $name } bot{ $number ->
    [1] {""}
   *[other] {" "}{ $number }
}
page-common-away = away
page-common-back = Back
page-common-yes = Yes
page-common-no = No

page-settings-theme = Look
page-settings-themes-auto = Like this device
page-settings-themes-light = Light
page-settings-themes-dark = Dark
page-settings-themes-contrast = High contrast
page-settings-themes-retro = Retro 90s
page-settings-language = Language
page-settings-volume = Sound
page-settings-calm = No motion
page-settings-large = Larger type
page-settings-left = For the left hand
page-settings-confirm = Ask before each move
page-settings-confirm-sure = Make this move?
page-settings-confirm-yes = Yes, play
page-settings-not-played = Not played.
page-settings-hints = Hints the first time
page-settings-notify = Tell me when it is my turn
page-settings-notify-no = This browser does not allow it.
page-settings-plain = Tables as plain text

page-home-hello = Game night, by your own rules
page-home-intro = Open a table, share the link, tick the rules you like, play. No account.
page-home-your-name = Your name
page-home-name-placeholder = Ann
page-home-name-first = First tell us your name.
page-home-create = Open a table
page-home-publicly = List it for everyone on this server
page-home-privately = Private: only with the link, or let in by you
page-home-join = Join
page-home-join-title = Join with a code
page-home-code = Code of the table
page-home-code-first = Which code? It has at least four letters.
page-home-yours = Your tables
page-home-forget = Forget table { $code }
page-home-open = Open tables
page-home-none-open = No open tables just now. Open the first one!
page-home-games = Games of the house
page-home-rules-of = Rules of { $game }
page-home-play-now = Play now
page-home-play-now-at = Play now: { $game }, against bots
page-home-open-for = Friends: a table of { $game }
page-home-with-friends = Friends
page-home-on-device = on this device
page-home-intro-alone = Pick a game, tick the rules you like, play against bots. Everything stays on this device.
page-home-offline-not = Matches against bots are played on the server: this house was built without its part for browsers.
page-home-offline-insecure = Tables against bots are played in this browser, as long as the page is open. To open it without a connection, too, it has to come over HTTPS; here it does not.
page-home-offline-unable = Tables against bots are played in this browser. This browser keeps no pages for later, so without a connection it cannot open them.
page-home-offline-coming = Being kept on this device, to play without a connection: { $percent } %
page-home-offline-ready = Kept on this device: every game opens without a connection, too.
page-home-guest = Guest
page-home-how = How it works
page-home-how1 = Open a table and share the link or the code.
page-home-how2 = Tick the house rules you like.
page-home-how3 = Play, on phones, desks or the big screen.
page-home-shared = Rules that somebody shared with you
page-home-open-these = Open a table with these rules
page-home-take-to = Take them to table { $code }
page-home-open-log = Open a log file
page-home-log-too-large = A file as large as this is no log of a match.
page-home-drop-log = Drop the log of a match here, or a GCG file, to look through it
page-home-hosted-by = hosted by { $name }
page-home-seats = { $taken } of { $all } seats taken
page-home-watching = { $count ->
    [one] 1 looks on
   *[other] { $count } look on
}
page-home-phase-lobby = Waiting for players
page-home-phase-starting = About to start
page-home-phase-playing = Playing
page-home-phase-over = Between matches
page-home-phase-closed = Closed

page-join-title = Table { $code }
page-join-sit = Take a seat
page-join-watch = Only look on
page-join-full = All seats are taken, or the match is on. You can look on.
page-join-gone = There is no table { $code } (any more).
page-join-ended = You are no longer at this table.
page-join-come-back = Come back in
page-join-privately = This table is private. Knock, and the host lets you in.
page-join-invited = This table is private, and you are invited.
page-join-knock = Knock
page-join-waiting = { $name }, you have knocked. { $host } is asked.
page-join-why-private = This table is private: its link lets you in at once, its code alone does not.
page-join-why-sent_away = You, or somebody beside you, were sent away from this table.
page-join-why-left_the_match = You, or somebody beside you, left the match that is on.
page-join-stay = Leave this page open: it goes on by itself.
page-join-give-up = Do not wait

page-lobby-title = The lobby
page-lobby-invite = Invite friends
page-lobby-invite-hint = They open the link, scan the code, or type the four letters.
page-lobby-on-device = A table on this device
page-lobby-on-device-hint = Played in this browser against bots, without a connection, and kept here.
page-lobby-continue-with-friends = Continue with friends
page-lobby-private-hint = This table is private: the link and the QR code let friends in, the letters alone knock.
page-lobby-at-the-door = At the door
page-lobby-knocks = { $name } is knocking.
page-lobby-knocks-why-sent_away = You sent them away before, or somebody beside them.
page-lobby-knocks-why-left_the_match = They left this match before, or somebody beside them.
page-lobby-let-in = Let in
page-lobby-let-in-name = Let in: { $name }
page-lobby-turn-away = Turn away
page-lobby-turn-away-name = Turn away: { $name }
page-lobby-privately = Private: only with the link, or let in by you
page-lobby-qr = QR code for { $link }
page-lobby-big-screen = Show on a big screen
page-lobby-players = Around the table
page-lobby-seat = Seat { $number }
page-lobby-empty-seat = Free seat
page-lobby-looking-on = Looking on
page-lobby-ready = Ready
page-lobby-im-ready = I’m ready
page-lobby-unready = Not ready after all
page-lobby-sit = Take a seat
page-lobby-stand = Look on instead
page-lobby-shuffle = Shuffle seats
page-lobby-swap = Swap { $name } with another seat
page-lobby-swap-with = Swap with { $name }
page-lobby-swap-pick = Who swaps seats with { $name }?
page-lobby-team = Team { $number }
page-lobby-partners = Pair { $number }
page-lobby-team-of = Team of { $name }
page-lobby-kick = Send { $name } away
page-lobby-hand-over = Make { $name } the host
page-lobby-remove-bot = Remove { $name }
page-lobby-more = More about { $name }
page-lobby-add-bot = Add a bot
page-lobby-which-bot = Which bot?
page-lobby-game = The game
page-lobby-preset = Rule set
page-lobby-rules = House rules
page-lobby-host-chooses = { $name } chooses the rules.
page-lobby-changes = { $count ->
    [0] { $preset }
    [one] { $preset }, with 1 change of yours
   *[other] { $preset }, with { $count } changes of yours
}
page-lobby-changes-theirs = { $count ->
    [0] { $preset }
    [one] { $preset }, with 1 change
   *[other] { $preset }, with { $count } changes
}
page-lobby-off = Without: { $name }.
page-lobby-undo = undo
page-lobby-undo-of = Undo: { $what }
page-lobby-undo-all = Undo all
page-lobby-popular = Often changed
page-lobby-all-rules = All { $count } rules
page-lobby-find-rule = Find a rule
page-lobby-no-rule = No rule is called like that.
page-lobby-adjust = Adjust { $name }
page-lobby-also-off = Instead of: { $names }
page-lobby-suggest = Suggest
page-lobby-suggest-this = Suggest this
page-lobby-suggest-of = Suggest a change of { $name }
page-lobby-suggests = suggests: { $sentence }
page-lobby-take-it = Take it
page-lobby-share = Share these rules
page-lobby-share-hint = Whoever opens this link can open a table with the same rules.
page-lobby-save-variant = Save this as a variant
page-lobby-save-variant-hint = The file goes into the data folder’s variants/, or after --variant on the command line.
page-lobby-variant-name = Name of the variant
page-lobby-download-variant = Download the file
page-lobby-ours = Our rules
page-lobby-share-table = Invite
page-lobby-seats-free = { $count ->
    [one] 1 free seat
   *[other] { $count } free seats
}
page-lobby-second = { $count ->
    [one] 1 second
   *[other] { $count } seconds
}
page-lobby-minute = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
page-lobby-hour = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
page-lobby-no-limit = no limit
page-lobby-always = always on
page-lobby-needs = Needs: { $names }.
page-lobby-brings = Also switches on: { $names }.
page-lobby-blocked = Cannot be played together with: { $names }.
page-lobby-drops-too = Switching it off also switches off: { $names }.
page-lobby-details = Details
page-lobby-read-rules = Read the full rules
page-lobby-players-for = { $same ->
    [true] { $least } players
   *[false] { $least } to { $most } players
}
page-lobby-start = Start the match
page-lobby-starting = Shuffling…
page-lobby-starting-in = The match starts in { $seconds } s
page-lobby-waiting-for-host = { $name } starts the match.
page-lobby-publicly = Listed for everyone
page-lobby-watchers = Others may look on
page-lobby-close-room = Close the table
page-lobby-close-sure = Close the table for everyone?
page-lobby-leave = Leave the table
page-lobby-leave-sure = Leave for good? Your seat becomes free.
page-lobby-rename = Change name
page-lobby-device = Play on another device
page-lobby-device-hint = Open this within five minutes on the other device. It works once.
page-lobby-list-hint = Numbers, separated by commas
page-lobby-range = { $least } to { $most }
page-lobby-bad-number = A whole number from { $least } to { $most }, please.
page-lobby-blank = blank
page-lobby-bad-list = { $least } to { $most } numbers, please.
page-lobby-none = none
page-lobby-less = { $what }: less
page-lobby-more-of = { $what }: more
page-lobby-matches = Played at this table
page-lobby-settings = This table
page-lobby-effect-wait = Trying these rules out…
page-lobby-effect-of = ({ $done } of { $all } matches tried)
page-lobby-effect-how = Bots play with these rules in this browser. Minutes are a guess at how long people take.

page-turn-yours = Your turn
page-turn-yours-and = Your turn, with { $names }
page-turn-waiting = Waiting for { $names }…
page-turn-you-next = (you’re next)
page-turn-after = ({ $name } plays after)
page-turn-nobody = One moment…
page-turn-over = The match is over

page-table-players = Players
page-table-scores = Scores
page-table-log = Log
page-table-chat = Chat
page-table-log-empty = Nothing has happened yet.
page-table-look-back = Look back at entry { $entry }
page-table-looking-back = Looking back: { $entry } of { $all }
page-table-earlier = One earlier
page-table-later = One later
page-table-live = Back to live
page-table-reconnecting = Connection lost. Reconnecting…
page-table-restarting = The table in this browser stopped. It comes back as it was…
page-table-reconnecting-kept = Connection lost. Your move is kept and sent as soon as you are back.
page-table-is-away = { $name } is away
page-table-goes-on = The game goes on without them in { $time }.
page-table-is-idle = { $name } seems to be asleep
page-table-stand-in = Let a bot play for { $name }
page-table-plays-for = { $bot } plays for { $name }
page-table-watching = You look on.
page-table-actions = What you can do
page-table-host-actions = As the host
page-table-auto = By itself in { $seconds } s: { $reason }
page-table-left = { $clock } left
page-table-overtime = { $clock }, over time: { $points } points off
page-table-stop = End the match now
page-table-stop-hint = It ends when everyone agrees.
page-table-stop-agree = Agree to end it
page-table-stop-take-back = Play on after all
page-table-stop-votes = { $votes } of { $all } want to end the match now
page-table-say = Say something
page-table-send = Send
page-table-silent = No talking just now: the game forbids it.
page-table-react = React with { $emoji }
page-table-chat-empty = Say hello!
page-table-unread = { $count } new
page-table-needs-table = This offer needs a table of its own.
page-table-hint = Hint
page-table-put-away = Put away
page-table-goes-on-why = Then the game decides for them; they may come back at any time.
page-table-lapse = { $name } is away: { $clock }
page-table-stop-sure = Ask everyone to end the match now?
page-table-stop-yes = Yes, ask them
page-table-end = End it for everyone
page-table-end-sure = End the match for everyone, now?
page-table-end-yes = Yes, end it
page-table-replay = Looking back
page-table-play = Play
page-table-pause = Pause
page-table-speed = Speed
page-table-better = What could have been done
page-table-copy-moment = Copy a link to this moment
page-table-find-offer = Find what you can do
page-table-sure = { $what }: are you sure?
page-table-open-panel = Open: { $what }

page-results-title = Results
page-results-winner = { $names } wins!
page-results-winners = { $names } win!
page-results-draw = Nobody wins this time.
page-results-you-win = You win!
page-results-place = Place { $place }
page-results-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
page-results-statistics = Statistics
page-results-so-close = So close: { $points } behind.
page-results-well-played = Well played. Another round?
page-results-last = How it ended:
page-results-see-table = See the table
page-results-home = Back to the menu
page-results-rematch = Play again
page-results-rematch-hint = Back to the lobby, same people.
page-results-retry = Same deal again
page-results-retry-hint = The same shuffle in the same seats; the log says so.
page-results-link = Look at this match again
page-results-seconds = { $seconds } s
page-results-minutes = { $minutes } min { $seconds } s

page-match-analysis = How it was played
page-match-title = A match of { $game }
page-match-seen-by = As seen by
page-match-everyone = everyone
page-match-step = Step
page-match-log = Download the log
page-match-record = Download as { $notation }
page-match-rules = Rules of this match
page-match-gone = There is no such match.

page-advice-ask = Ask the coach
page-advice-thinks = The coach thinks…
page-advice-nothing = The coach knows nothing about these rules.
page-advice-do-it = Do it

page-check-check = Check this match
page-check-checking = Every move is decided again…
page-check-sound = This match was played fairly.
page-check-broken = Something is wrong with this match.
page-check-how = Checked by this browser, with its own copy of the rules.

page-play-on-here = Play on from here
page-play-on-title = Play on from here
page-play-on-hint = A new match on this device, just as it stood at this moment. What is drawn from here on is drawn anew.
page-play-on-against = Against
page-play-on-seat = Which seat?
page-play-on-as = In the seat of { $name }

page-rules-title = Rules
page-rules-house = House rules to choose from
page-rules-presets = Rule sets
page-rules-missing = There is no such game.
page-rules-all = All games

page-tv-join = Join at
page-tv-looking = Waiting for players…
page-tv-podium = Podium

page-host-title = The host's page
page-host-intro = For whoever keeps this house. The key is printed when it opens.
page-host-key = The host's key
page-host-open = Open
page-host-house = The house
page-host-version = Version
page-host-since = Open since
page-host-rooms = Tables
page-host-awake = { $count } awake here
page-host-sockets = Connections here
page-host-matches = Finished matches
page-host-store = Kept
page-host-disk = Disk
page-host-free = { $free } of { $all } free
page-host-tight = The disk is nearly full: nothing can be kept when it is.
page-host-aside = Cannot be read
page-host-nodes = Nodes
page-host-node-rooms = { $count ->
    [one] 1 table
   *[other] { $count } tables
}
page-host-silent = silent
page-host-bans = Kept out
page-host-until = until { $time }
page-host-let-in = Let in again
page-host-let-in-address = Let in again: { $address }
page-host-tables = Tables that are awake
page-host-people-here = { $count ->
    [one] 1 person is here.
   *[other] { $count } people are here.
}
page-host-asleep = { $count ->
    [0] {""}
    [one] 1 more table sleeps.
   *[other] { $count } more tables sleep.
}
page-host-private = private
page-host-onlooker = Someone who looks on
page-host-by-hand = By hand
page-host-code = Code of the table
page-host-close-it = Close
page-host-close = Close: { $code }
page-host-close-sure = Close table { $code } for everyone at it?
page-host-try-again = Try to read it again
page-host-address = Address
page-host-keep-out = Keep out
page-host-ban = Keep out: { $address }
page-host-ban-sure = Keep { $address } out for { $hours } hours? Everybody who comes from there is kept out.

page-calls-title = What programs can call
page-calls-intro = For bots, scripts and pages of your own. All of it as a file:
page-calls-tags-rooms = Tables
page-calls-tags-matches = Matches
page-calls-tags-house = The house
page-calls-tags-host = For the host
page-calls-needs-token = With the token of a player:
page-calls-needs-key = With the host's key:
page-calls-parameters = Parameters
page-calls-takes = Takes
page-calls-gives = Gives

page-lost-title = Nothing here
page-lost-text = This address leads nowhere.


page-offline = The server cannot be reached. Are you online?
page-broken = The server answered with { $answer }.
