page-hint = Toma cuantos palitos quieras, todos de un montón.
page-pile = { $sticks ->
    [one] Montón { $number }: 1 palito
   *[other] Montón { $number }: { $sticks } palitos
}
page-take-from = Tomar { $count } del montón { $number }
page-up-to = Palito { $count } de { $all } en el montón { $number }
page-todo = toma palitos de un montón
page-choose = Toca los palitos que quieras tomar, de un solo montón.
page-clear = Devolver
page-empty = vacío
