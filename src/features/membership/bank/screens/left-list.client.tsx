'use client'
import { useState } from 'react'
import { useSave } from '@/lib/client/save.client'
import { shortDate } from '@/lib/date-format'
import { formatCents } from '@/lib/money'
import { Button } from '@/ui/button'
import { Empty } from '@/ui/empty'
import styles from '@/ui/file-import.module.css'
import { FormErrors } from '@/ui/form-errors'
import { ReadPages } from '@/ui/read-pages.client'
import { Movement } from '@/features/bank-statements/components/movement'
import { PlayerOfRow } from '@/features/bank-statements/components/player-of-row.client'
import type { LeftRows } from '@/features/bank-statements/schema'

const OTHERS = { '': 'Vyberte', dismiss: 'Nie je členské' } as const

function LeftRow({ row }: { row: LeftRows['rows'][number] }) {
  const [player, setPlayer] = useState('')
  const book = useSave('POST', `/bankRows/${row.id}/book`, {
    done: 'Platba je zapísaná.',
    renews: true,
  })
  const dismiss = useSave('POST', `/bankRows/${row.id}/dismiss`, {
    done: 'Pohyb je vybavený.',
    renews: true,
  })
  const isDismissed = player === 'dismiss'
  return (
    <li aria-label={`${formatCents(row.amount)}, ${shortDate(row.day)}`}>
      <Movement {...row} />
      <FormErrors problems={[...book.problems, ...dismiss.problems]} />
      <PlayerOfRow
        choices={row.choices}
        name={`left-${row.id}`}
        onChoose={setPlayer}
        others={OTHERS}
        value={player}
      />
      {player && (
        <div>
          <Button
            busy={book.saving || dismiss.saving}
            onClick={() => (isDismissed ? dismiss.save() : book.save({ player }))}
            small
          >
            {isDismissed ? 'Vybaviť' : 'Zapísať platbu'}
          </Button>
        </div>
      )}
    </li>
  )
}

/** Movements that wait for the office, each with whom it may be of. */
export function LeftList() {
  return (
    <ReadPages
      empty={
        <Empty drawing="corner" title="Všetko je spárované.">
          Čo sa z&nbsp;výpisu nespáruje, nájdete tu.
        </Empty>
      }
      path="/bankRows/left"
    >
      {({ rows }) => (
        <ul className={styles.rows}>
          {rows.map((row) => (
            <LeftRow key={row.id} row={row} />
          ))}
        </ul>
      )}
    </ReadPages>
  )
}
