import type { ComponentProps } from 'react'
import { formatCents } from '@/lib/money'
import { counted } from '@/lib/plural'
import { ImportDone } from '@/ui/import-done.client'
import { RowsLeft } from '@/ui/rows-left'
import { BOOKED_PAYMENTS } from '@/features/bank-statements/labels'
import type { StatementView } from '@/features/bank-statements/schema'

const ADVICE =
  'Platby z\u00a0nich zapíšte ručne, alebo riadky opravte v\u00a0súbore a\u00a0načítajte ho znova. O\u00a0vrátených platbách rozhodnete, keď súbor načítate znova.'

interface StatementDoneProps {
  statement: StatementView
  /** What was left out of it. */
  left: ComponentProps<typeof RowsLeft>['rows']
}

/** What a statement has booked, and which of its rows it has not. */
export function StatementDone({ statement, left }: StatementDoneProps) {
  const { booked, amount, returned } = statement
  return (
    <ImportDone
      summary={
        <>
          {booked > 0 ? (
            <>
              Zapísali sme <strong>{counted(booked, BOOKED_PAYMENTS)}</strong> spolu {formatCents(amount)}
            </>
          ) : (
            'Výpis je zapísaný, žiadna nová platba v\u00a0ňom nie je'
          )}
          {returned > 0 && ` a vrátili sme ${counted(returned, BOOKED_PAYMENTS)}`}
        </>
      }
      what="Výpis"
    >
      <RowsLeft advice={ADVICE} rows={left} />
    </ImportDone>
  )
}
