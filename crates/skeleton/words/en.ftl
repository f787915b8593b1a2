# What this game says. What the rules, rule sets and bots are called and do stands with them. Another language is another
# file beside this one, with the same ids, and its line in lib.rs; see docs/translate.md.

category-winning = Winning

offer-keep = Keep your card
offer-swap = Swap it

news-dealt = You get a { $card }.
news-kept = { $seat } keeps.
news-swapped = { $seat } swaps.
news-swapped-own = { $seat } swaps, and gets a { $card }.
news-left = { $seat } leaves.
news-won = { $count ->
    [0] Nobody wins.
    [one] { $winners } wins.
   *[other] { $winners } win.
}

end-cards = The cards are shown.
end-alone = Only one player is left.
end-agreed = The match was stopped before its end.

show-own = Your card: { $card }
show-card = { $seat }: { $card }
show-turn = { $seat } to keep or swap.
show-not-begun = Not begun.
