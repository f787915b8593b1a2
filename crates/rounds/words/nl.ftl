# Wat alle spellen in rondes gemeen hebben.

rounds-offer-ready = Verder
rounds-offer-skip = Deze ronde overslaan
rounds-offer-next = Volgende ronde

rounds-began = Ronde { $round } begint.
rounds-ended = Ronde { $round } is voorbij.
rounds-won = { $seat } wint de ronde.
rounds-won-team = Team { $team } wint de ronde.
rounds-points = { $points }.
rounds-earned = { $seat } { $points }
rounds-pause = Een pauze.
rounds-host-decides = De gastheer zegt wanneer het verdergaat.
rounds-ready = { $seat } is klaar.
rounds-away = { $seat } is even weg.
rounds-lapsed = Op { $seat } wordt niet langer gewacht.
rounds-back = { $seat } is terug.
rounds-left = { $seat } is weggegaan.
rounds-joined = { $seat } schuift aan en speelt mee vanaf de volgende ronde.
rounds-finished = De partij is afgelopen.

rounds-no-round = Er is geen ronde bezig.
rounds-playing = Er is een ronde bezig.
rounds-not-begun = De volgende ronde is nog niet begonnen.
rounds-next-round = Je speelt mee vanaf de volgende ronde.
rounds-ready-already = Je bent al klaar.
rounds-host-only = Dat mag alleen de gastheer.
rounds-not-for-host = Dat is niet aan de gastheer.
rounds-type-ready = De ronde is voorbij; met `verder` gaat het verder.

end-first_correct = Iemand had het goed.
end-all_answered = Iedereen heeft geantwoord.
end-time_up = De tijd is om.
end-skipped = Overgeslagen door de gastheer.
end-nobody_left = Er doet niemand meer mee.
end-drawer_gone = Wie tekende, is weg.
end-hand_won = Iemand heeft geen kaarten meer.
end-stalemate = Niemand kan nog iets doen.
end-stopped = De partij is voortijdig gestopt.
end-target = De punten om te winnen zijn gehaald.
end-rounds = Alle rondes zijn gespeeld.
end-cap = Het heeft lang genoeg geduurd.
end-too_few = Er zijn te weinig spelers over.

stat-rounds = Rondes
stat-won = Rondes gewonnen
stat-duration_ms = Duur
stat-average_score = Gemiddelde score

rounds-show-round = Ronde { $round }
rounds-show-ready = Ronde { $round } is voorbij; klaar: { $ready }
rounds-show-finished = De partij is afgelopen. { $why }
rounds-show-scores = Stand: { $scores }
rounds-show-score = { $seat } { $points }
rounds-show-away = Weg: { $away }

# Wat er mis is met een pakket.
pack-wrong = { $place }: { $why }
pack-wrong-line = { $place } (regel { $line }): { $why }
pack-file = het bestand
pack-field = { $name }
# `$list` is het woord in het bestand: question, word.
pack-item = { $list } { $number }
pack-item-named = { $list } { $number } “{ $id }”
pack-unknown = zo’n veld heeft een pakket niet
pack-none = er zijn er geen
pack-no_list = moet een lijst zijn
pack-no_text = moet een tekst zijn
pack-missing = ontbreekt
pack-empty = mag niet leeg zijn
pack-id = mag alleen kleine letters, cijfers en streepjes hebben
pack-language = moet een taalcode zijn, zoals en of pt-BR
pack-taken = de id “{ $id }” is al van { $list } { $first }
pack-difficulty = { $name } moet 1, 2 of 3 zijn
pack-wordless = “{ $text }” heeft geen letter of cijfer om te vergelijken
