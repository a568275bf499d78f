'use client'
import { useState } from 'react'
import { renewed } from '@/lib/client/renewed.client'
import { useSave } from '@/lib/client/save.client'
import { shortDate } from '@/lib/date-format'
import { formatCents } from '@/lib/money'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog.client'
import { Empty } from '@/ui/empty'
import styles from '@/ui/file-import.module.css'
import { FormErrors } from '@/ui/form-errors'
import { ReadPages } from '@/ui/read-pages.client'
import { NotifyPayers } from '../../admin/components/notify-payers.client'
import { LikelyKnown } from '@/features/bank-statements/components/likely-known'
import { Movement } from '@/features/bank-statements/components/movement'
import { PlayerOfRow } from '@/features/bank-statements/components/player-of-row.client'
import { DECISIONS } from '@/features/bank-statements/labels'
import type { LeftRows } from '@/features/bank-statements/schema'

const OTHERS = { '': 'Vyberte', dismiss: DECISIONS.dismiss } as const
const OTHERS_KNOWN = { ...OTHERS, seen: DECISIONS.seen } as const

function LeftRow({ row }: { row: LeftRows['rows'][number] }) {
  const [player, setPlayer] = useState('')
  const [name, setName] = useState('')
  const [confirming, setConfirming] = useState(false)
  const [notify, setNotify] = useState(true)
  const book = useSave('POST', `/bankRows/${row.id}/book`, {
    done: 'Platba je zapísaná.',
    shown: 'read',
    onRefused: renewed,
  })
  const dismiss = useSave('POST', `/bankRows/${row.id}/dismiss`, {
    done: 'Pohyb je vybavený.',
    shown: 'read',
    onRefused: renewed,
  })
  const isDismissed = Object.hasOwn(DECISIONS, player)
  const perform = async () => {
    await book.save({ player, notify })
    setConfirming(false)
  }
  return (
    <li aria-label={`${formatCents(row.amount)}, ${shortDate(row.day)}`}>
      <Movement {...row} />
      <LikelyKnown likely={row.likely} />
      <FormErrors problems={[...book.problems, ...dismiss.problems]} />
      <PlayerOfRow
        choices={row.choices}
        name={`left-${row.id}`}
        onChoose={(chosen, chosenName = '') => {
          setPlayer(chosen)
          setName(chosenName)
        }}
        others={row.likely ? OTHERS_KNOWN : OTHERS}
        value={player}
      />
      {player && (
        <div>
          <Button
            busy={book.saving || dismiss.saving}
            onClick={() => (isDismissed ? dismiss.save() : setConfirming(true))}
            small
          >
            {isDismissed ? 'Vybaviť' : 'Zapísať platbu'}
          </Button>
        </div>
      )}
      <Dialog
        actions={
          <Button busy={book.saving} onClick={perform}>
            Zapísať
          </Button>
        }
        onClose={() => setConfirming(false)}
        open={confirming}
        title={`Zapísať platbu ${formatCents(row.amount)}?`}
      >
        <p>
          {name && (
            <>
              Za koho: <strong>{name}</strong>.{' '}
            </>
          )}
          Uhradia sa najstaršie predpisy, zvyšok zostane rodine ako preplatok.
        </p>
        <NotifyPayers
          asked={`payer=${player}&amount=${row.amount}`}
          checked={notify}
          isOne
          of="payment"
          onChange={setNotify}
        />
      </Dialog>
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
