page-hint = Neem zoveel stokjes als je wilt, alle van één stapel.
page-pile = { $sticks ->
    [one] Stapel { $number }: 1 stokje
   *[other] Stapel { $number }: { $sticks } stokjes
}
page-take-from = Neem { $count } van stapel { $number }
page-up-to = Stokje { $count } van { $all } in stapel { $number }
page-todo = neem stokjes van één stapel
page-choose = Tik de stokjes aan die je wilt nemen, van één stapel.
page-clear = Terugleggen
page-empty = leeg
