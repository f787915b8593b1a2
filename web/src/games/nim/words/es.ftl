page-hint = Toma cuantos palillos quieras, todos de un montón.
page-pile = { $sticks ->
    [one] Montón { $number }: 1 palillo
   *[other] Montón { $number }: { $sticks } palillos
}
page-take-from = Tomar { $count } del montón { $number }
page-up-to = Palillo { $count } de { $all } en el montón { $number }
page-todo = toma palillos de un montón
page-choose = Toca los palillos que quieras tomar, de un solo montón.
page-clear = Devolver
page-empty = vacío
