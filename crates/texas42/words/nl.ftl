# Texas 42.

game = Texas 42
    .sentence = Domino met bieden en troef: vier spelers, twee teams, zeven slagen.

category-auction = Het bieden
category-contracts = Contracten
category-play = Spelen
category-scoring = Punten

rule-acknowledge = Samen verder
    .sentence = { $trick ->
        [true] Slagen blijven liggen
       *[false] Slagen blijven niet liggen
    }, en { $hand ->
        [true] uitslagen blijven staan
       *[false] uitslagen niet
    }, tot iedereen die speelt ze heeft gezien, hoogstens { $seconds ->
        [one] één seconde
       *[other] { $seconds } seconden
    }.
    .trick = Na elke slag.
    .hand = Na elk spel.
    .seconds = Langer dan zoveel seconden wordt op niemand gewacht.
rule-all_pass = Als iedereen past
    .sentence = { $then ->
        [force_30] Als alle anderen passen, moet de schudder 30 of meer bieden.
        [force_31] Als alle anderen passen, moet de schudder 31 of meer bieden.
       *[reshake] Als niemand biedt, vervalt het spel en schudt de volgende.
    }
    .then = Wat er gebeurt als de drie anderen hebben gepast.
    .then-reshake = De schudder mag ook passen; het spel vervalt en de volgende schudt.
    .then-force_30 = De schudder moet 30 of meer bieden.
    .then-force_31 = De schudder moet 31 of meer bieden.
all_pass-least = Alle anderen hebben gepast, dus je moet minstens { $least } bieden.
rule-auction = Het bieden
    .sentence = Er wordt geboden vanaf { $least }; het eerste bod in strepen mag 1 tot { $first_marks } zijn, daarna telkens één meer, tot { $most_marks }.
    .least = Het laagste bod.
    .first_marks = Zo hoog mag het eerste bod in strepen zijn; daarna gaat het telkens met één omhoog.
    .most_marks = Meer strepen dan dit mogen niet worden geboden.
rule-first_lead_trump = Eerst troef
    .sentence = De eerste uitkomst van de bieder moet troef zijn, als de bieder er een heeft.
first_lead_trump-lead = Je eerste uitkomst moet troef zijn.
rule-hints = Tips
    .sentence = Iedere speler krijgt raad, uit niets anders dan wat die speler ziet.
rule-lay_down = Neerleggen
    .sentence = Wie heeft geboden, of de partner, mag de stenen openleggen en de rest opeisen. Kunnen de anderen dat op wat voor manier ook beletten, dan is het bod niet gehaald.
rule-marks = Strepen
    .sentence = Wie het eerst { $to ->
        [one] één streep
       *[other] { $to } strepen
    } heeft, wint.
    .to = Wie zoveel strepen heeft, wint.
rule-nello = Nello
    .sentence = Na een winnend bod van { $least_marks ->
        [one] één streep
       *[other] { $least_marks } strepen
    } of meer mag de bieder nello spelen: alleen tegen twee, en zonder een slag te pakken. { $doubles ->
        [inverted] Dubbels zijn een eigen kleur, 0-0 de hoogste.
        [high] Dubbels zijn de hoogste van hun ogen.
        [low] Dubbels zijn de laagste van hun ogen.
       *[own] Dubbels zijn een eigen kleur, 6-6 de hoogste.
    }
    .least_marks = Het mag worden genoemd na een winnend gewoon bod van zoveel strepen.
    .doubles = Wat dubbels zijn.
    .doubles-own = Een eigen kleur, 6-6 de hoogste.
    .doubles-inverted = Een eigen kleur, 0-0 de hoogste.
    .doubles-high = De hoogste van hun ogen, zoals in gewoon 42.
    .doubles-low = De laagste van hun ogen.
nello-own = geen troef; dubbels zijn een eigen kleur
nello-inverted = geen troef; dubbels zijn een eigen kleur, 0-0 hoog
nello-high = geen troef; dubbels zijn hoog
nello-low = geen troef; dubbels zijn laag
nello-taken = de bieder pakte een slag
nello-none = de bieder pakte geen slag
rule-no_table_talk = Geen tafelpraat
    .sentence = Zolang er wordt gespeeld, is de chat dicht.
rule-one_hand = Eén spel
    .sentence = Eén spel en niet meer: wie links van de schudder zit, biedt { $bid } en noemt zijn langste kleur.
    .bid = Wat de speler links van de schudder biedt.
rule-play_out = Uitspelen
    .sentence = Alle zeven slagen worden gespeeld, ook als het spel al beslist is.
rule-plunge = Plunge
    .sentence = Met { $doubles ->
        [one] één dubbel
       *[other] { $doubles } dubbels
    } of meer, een bod van minstens { $marks ->
        [one] één streep
       *[other] { $marks } strepen
    }: de partner noemt troef, de { $leads ->
        [bidder] bieder
       *[partner] partner
    } komt uit, en elke slag moet worden gepakt.
    .doubles = Zoveel dubbels zijn ervoor nodig.
    .marks = Het is een bod van zoveel strepen, of van één meer dan het hoogste bod.
    .no_trump = Mag de partner geen troef noemen?
    .leads = Wie uitkomt in de eerste slag.
    .leads-partner = De partner, die troef noemde.
    .leads-bidder = De bieder.
rule-points = Punten
    .sentence = Om punten, niet om strepen: wie het eerst { $to } heeft, wint. Een bod in strepen is 42 punten per streep waard.
    .to = Wie zoveel punten heeft, wint.
rule-sevens = Sevens
    .sentence = Na een winnend bod van { $least_marks ->
        [one] één streep
       *[other] { $least_marks } strepen
    } of meer mag de bieder sevens spelen: de steen die het dichtst bij zeven ogen is, pakt de slag, en elke slag moet worden gepakt. { $play ->
        [any] Elke steen mag worden gespeeld.
       *[closest] Alleen wat in een hand het dichtst bij zeven is, mag worden gespeeld.
    }
    .least_marks = Het mag worden genoemd na een winnend gewoon bod van zoveel strepen.
    .play = Wat mag worden gespeeld.
    .play-closest = Alleen wat in je hand het dichtst bij zeven is.
    .play-any = Elke steen.
sevens-suits = geen kleuren: het dichtst bij zeven ogen wint
sevens-any = om het even wat
sevens-closest = Je moet de steen spelen die het dichtst bij zeven ogen is.
rule-speed = Vlot
    .sentence = Als er maar één steen kan worden gespeeld, gaat dat vanzelf.
    .millis = Na zoveel milliseconden.
speed-only = de enige steen die mag
rule-splash = Splash
    .sentence = Met { $doubles ->
        [one] één dubbel
       *[other] { $doubles } dubbels
    } of meer, een bod van 2 strepen (3 over een bod van 2): de partner noemt troef en komt uit, en elke slag moet worden gepakt.
    .doubles = Zoveel dubbels zijn ervoor nodig.
    .no_trump = Mag de partner geen troef noemen?
rule-sweep_bonus = Alles-bonus
    .sentence = Een schudder die moest bieden en elke slag pakt, krijgt { $marks } strepen.
    .marks = Wat dat waard is.
rule-tournament = Toernooi
    .sentence = Gewoon 42: geen nello, plunge, splash of sevens.
rule-turn_clock = Beurtklok
    .sentence = Elke beurt duurt hoogstens { $seconds } seconden.
    .seconds = Zoveel seconden per beurt; daarna past de speler, of speelt de eerste steen die mag.

preset-straight = Gewoon 42
    .sentence = Bieden en troef, geen speciale contracten; wie het eerst 7 strepen heeft, wint.
preset-tournament = Toernooi
    .sentence = Gewoon 42 met een klok en zonder tafelpraat.
preset-family = Familie
    .sentence = De schudder moet 30 bieden; nello en plunge doen mee.
preset-everything = Alles
    .sentence = Alle speciale contracten, een gedwongen 30, en een bonus voor wie dan alles pakt.
preset-points-250 = Punten tot 250
    .sentence = Gewoon 42 om punten: elke slag wordt gespeeld, elk punt telt.
preset-one-hand = Eén spel
    .sentence = Eén spel zonder bieden, om een verdeling uit te proberen.
preset-seed = Seed
    .sentence = Gewoon 42 waarin iedereen zegt een slag gezien te hebben, en elke slag wordt gespeeld.

bot-easy = Makkelijk
    .sentence = Telt troeven, dubbels en losse stenen; bewaart telstenen voor zijn partner.
bot-steady = Bedachtzaam
    .sentence = Stelt zich twee dozijn verdelingen voor die passen bij wat is geboden en gespeeld, lost ze op en speelt wat het best uitkomt.
bot-strong = Sterk
    .sentence = Stelt zich vijf dozijn verdelingen voor die passen bij wat is geboden en gespeeld, lost ze op en speelt wat het best uitkomt.

suit-0 = blanco’s
    .title = Blanco’s
suit-1 = enen
    .title = Enen
suit-2 = tweeën
    .title = Tweeën
suit-3 = drieën
    .title = Drieën
suit-4 = vieren
    .title = Vieren
suit-5 = vijven
    .title = Vijven
suit-6 = zessen
    .title = Zessen
suit-doubles = dubbels
    .title = Dubbels
suit-none = geen troef
    .title = Geen troef
suit-trumps = troef
suit-unknown = { $pip } ogen

suits-0 = blanco’s zijn troef
suits-1 = enen zijn troef
suits-2 = tweeën zijn troef
suits-3 = drieën zijn troef
suits-4 = vieren zijn troef
suits-5 = vijven zijn troef
suits-6 = zessen zijn troef
suits-doubles = dubbels zijn troef
suits-none = geen troef: volg mij
suits-plain = geen troef
suits-unnamed = troef is nog niet genoemd

unit-marks = { $count ->
    [one] 1 streep
   *[other] { $count } strepen
}
unit-points = { $count ->
    [one] 1 punt
   *[other] { $count } punten
}
goal-marks = tot { $to } strepen
goal-points = tot { $to } punten
contract-straight = Gewoon 42
bid-special = { $contract } voor { $amount }
bid-any = het bod

offer-pass = Passen
offer-bid = { $amount }
offer-special = { $contract } ({ $amount })
offer-play = { $domino }
offer-lay_down = Neerleggen
offer-go-on = Verder

news-dealt = Spel { $hand }: { $seat } schudt.
news-passed = { $seat } past{ $late ->
    [true] {" "}(de tijd was om)
   *[false] {""}
}.
news-bid = { $seat } biedt { $bid }{ $late ->
    [true] {" "}(de tijd was om)
   *[false] {""}
}.
news-thrown_in = Niemand biedt: het spel vervalt.
news-won = { $seat } heeft het bod met { $bid }.
news-to-name = { $seat } mag troef noemen.
news-named = { $seat } noemt { $trump }{ $late ->
    [true] {" "}(de tijd was om)
   *[false] {""}
}.
news-leads = { $seat } komt uit.
news-sits-out = { $seat } doet niet mee.
news-played = { $seat } speelt { $domino }{ $late ->
    [true] {" "}(de tijd was om)
   *[false] {""}
}.
news-laid-down = { $seat } legt { $dominoes } neer en eist de rest op: { $stands ->
    [true] niets kan dat tegenhouden
   *[false] dat is tegen te houden
}.
news-took = { $seat } pakt de slag: { $points ->
    [one] 1 punt
   *[other] { $points } punten
}.
news-decided = { $made ->
    [true] Het bod is gehaald: { $why }.
   *[false] Het bod is niet gehaald: { $why }.
}
news-scored = { $team } krijgen { $amount }.
news-nobody-scores = Niemand scoort.
news-stopped = De partij is gestopt.
news-ended = De partij is afgelopen.

verdict-reached = de bieders hadden { $need } nodig en hebben er { $have }
verdict-out_of_reach = de anderen hebben er { $have }, dus { $need } is onbereikbaar
verdict-every_trick = de bieders pakten elke slag
verdict-trick_lost = de anderen pakten een slag
verdict-lay_down = de eis houdt geen stand als { $plays } worden gespeeld
verdict-unjudged = de eis is niet te beoordelen
verdict-undecided = niets gaf de doorslag

refused-beat = { $amount } gaat niet over { $high } heen.
refused-bid = { $amount } kan hier niet worden geboden.
refused-least = Je moet minstens { $least } bieden.
refused-trump = { $trump } kan hier niet worden genoemd.
refused-contract-bid = { $contract } kan nu niet worden geboden.
refused-contract-named = { $contract } kan nu niet worden genoemd.
refused-no-contract = Er is geen contract “{ $contract }” in de regels van deze partij.
refused-held = Je hebt { $domino } niet.
refused-follow = Je kunt de gevraagde kleur bekennen, dus dat moet.
refused-acknowledge = Er wordt nu niet op jou gewacht.
refused-lay_down = Je kunt je stenen nu niet neerleggen.
refused-bidding = Nu niet: er wordt geboden.
refused-naming = Nu niet: troef wordt genoemd.
refused-playing = Nu niet: er worden stenen gespeeld.
refused-trick_pause = Nu niet: de slag wordt nog bekeken.
refused-hand_pause = Nu niet: het spel is afgelopen.

read-bid = Zeg `pas`, `30`, `2 strepen`, of de naam van een speciaal bod.
read-trumps = Zeg `vijven`, `dubbels`, `volg mij`, of de naam van een contract.
read-domino = Zeg een steen: `6-4`.
read-go-on = Zeg `ok` om verder te gaan.

plan = { $trumps ->
    [one] 1 troef
   *[other] { $trumps } troeven
}, { $doubles ->
    [one] 1 dubbel
   *[other] { $doubles } dubbels
} en { $losers ->
    [one] 1 waarschijnlijke verliezer
   *[other] { $losers } waarschijnlijke verliezers
}
hint-best = Doe dit. { $why }
hint-at-best = Op z’n best heb je { $plan }.
hint-too-much = Te veel: op z’n best heb je { $plan }.
hint-too-high = Te hoog voor { $plan }.
hint-have = Je hebt { $plan }.
hint-with-these = Hiermee heb je { $plan }.
hint-courage = Een speciaal bod is een kwestie van moed.
hint-partners-bid = Je partner heeft het bod.
hint-another-game = Een heel ander spel.
hint-lead-low = Kom laag uit: je wilt geen slag.
hint-could-take = Deze zou de slag kunnen pakken.
hint-under = Zo hoog als kan zonder de slag te pakken.
hint-draw = Trek troef: niets kan deze verslaan.
hint-draw-low = Trek troef, al kan deze verslagen worden.
hint-last-trump = De beste troef, maar niemand heeft er nog een.
hint-low-trump = Een troef die verslagen kan worden.
hint-master = Niets van zijn kleur kan deze verslaan.
hint-best-of-suit = De beste van zijn kleur; alleen een troef verslaat hem.
hint-may-lose = Deze kan verliezen; het kost in elk geval weinig.
hint-partner-already = Je partner heeft de slag al.
hint-partner-count = Telstenen voor je partner, die de slag heeft.
hint-partner-has = Je partner heeft de slag.
hint-takes = Deze pakt de slag.
hint-ahead = Deze ligt voor, maar kan nog verslagen worden.
hint-count-lost = Telstenen die naar de anderen zouden gaan.
hint-save = Hier valt niets te winnen: bewaar je telstenen.
hint-lay_down-sure = Alleen als er echt niets mis kan gaan.
hint-go-on = Ga verder.

hint-pass = Anderen kunnen nog bieden; je verliest nog niets.
hint-bid = Je haalt { $bid } in { $made } van de { $deals } verdelingen.
hint-name = Dit haalt { $bid } in { $made } van de { $deals } verdelingen.
hint-name-little = Je hebt er te weinig van om erover na te denken.
hint-makes = Haalt { $bid } in { $made } van de { $deals } verdelingen; { $beaten }.
hint-sets = Houdt { $bid } tegen in { $set } van de { $deals } verdelingen; { $beaten }.
hint-only = De enige steen die kan; { $beaten }.
hint-lay_down = Alleen als niets wat de anderen spelen je kan tegenhouden.
beaten-already = de { $domino } op tafel is hoger
beaten-by = de { $domino } is nog niet gevallen
beaten-never = niets kan hem verslaan

remark-only = De enige steen die kon.
remark-good = Zo goed als elke andere.
remark-costs-bid = Dit kost het bod: { $better } had het gehouden.
remark-lets-bid = Hiermee wordt het bod gehaald: { $better } had het tegengehouden.
remark-costs = Dit kost { $points ->
    [one] 1 punt
   *[other] { $points } punten
} vergeleken met { $best }.
remark-contract = Met open stenen en volmaakt spel wordt het { $made ->
    [true] gehaald
   *[false] niet gehaald
}.
remark-trumps = Met open stenen en { $trumps } zijn er { $points } te halen: { $bid ->
    [any] elk bod was gehaald
    [none] geen bod was gehaald
   *[some] een bod van { $most } was gehaald
}.
remark-trumps-other = Met open stenen en { $trumps } zijn er { $points } te halen, met { $best } { $most }: { $bid ->
    [any] elk bod was gehaald
    [none] geen bod was gehaald
   *[some] een bod van { $most } was gehaald
}.

end-marks = Een team heeft de strepen om te winnen.
end-points = Een team heeft de punten om te winnen.
end-one_hand = Het ene spel is gespeeld.
end-stopped = De partij is gestopt.
end-all_left = Iedereen is weg.

stat-bids_made = Gehaald
stat-bids_set = Niet gehaald
stat-tricks = Slagen
stat-points = Punten
stat-hands = Spellen
stat-thrown_in = Vervallen

show-you = { $seat } (jij)
show-scores = Spel { $hand }, { $shaker } schudde · { $one } { $one_score }, { $other } { $other_score } · { $goal }
show-last-hand = Vorig spel: { $contract }, { $amount } door { $bidder }, { $made ->
    [true] gehaald
   *[false] niet gehaald
}: { $why }.
show-contract = { $bidder } bood { $amount } · { $contract }: { $suits }
show-auction = Bieden: { $calls }
show-no-bid = Bieden: nog geen bod
show-bids = { $seat } biedt { $bid }
show-passes = { $seat } past
show-hand = Dit spel: { $one }; { $other }
show-side = { $team } { $points ->
    [one] 1 punt
   *[other] { $points } punten
} in { $tricks ->
    [one] 1 slag
   *[other] { $tricks } slagen
}
show-sits-out = doet niet mee
show-looking = kijkt nog
show-away = is afwezig
show-left = is weg
show-trick = Slag ({ $led } gevraagd): { $plays }
show-last-trick = Vorige slag: { $plays } · { $winner } pakte { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
show-verdict = { $made ->
    [true] Gehaald: { $why }.
   *[false] Niet gehaald: { $why }.
}
show-own = Jij hebt: { $dominoes }
show-over = De partij is afgelopen. { $why }
