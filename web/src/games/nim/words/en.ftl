page-hint = Take as many sticks as you like, all from one pile.
page-pile = { $sticks ->
    [one] Pile { $number }: 1 stick
   *[other] Pile { $number }: { $sticks } sticks
}
page-take-from = Take { $count } from pile { $number }
page-up-to = Stick { $count } of { $all } in pile { $number }
page-todo = take sticks from one pile
page-choose = Tap the sticks you want to take, from one pile.
page-clear = Put back
page-empty = empty
