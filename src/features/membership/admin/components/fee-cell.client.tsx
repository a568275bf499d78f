'use client'
import { formatCents } from '@/lib/money'
import { classes } from '@/ui/class-names'
import { Check, Clock, Close, HalfCircle, Mail, Warning } from '@/ui/icons.client'
import { FEE_ITEMS, formatItem, formatPeriod } from '../../labels'
import { SHORT_STATES } from '../labels'
import type { GridFee } from '../views'
import styles from './fee-cell.module.css'

const ICONS = { paid: Check, partly: HalfCircle, due: Clock, overdue: Warning, waived: Close } as const

interface FeeCellProps {
  fee: GridFee
  player: string
  chosen: boolean
  onChoose: (on: boolean) => void
  onOpen: () => void
}

/** One fee in the grid: icon, state and amount, which open its dialog, and a checkbox while it is not paid. */
export function FeeCell({ fee, player, chosen, onChoose, onOpen }: FeeCellProps) {
  const Icon = ICONS[fee.state]
  const what = formatItem(fee.item, fee.reason)
  return (
    <span className={classes(styles.cell, styles[fee.state], chosen && styles.chosen)} data-fee={fee.id}>
      {fee.owed > 0 && (
        <label className={styles.tick}>
          <input
            aria-label={`Vybrať: ${player}, ${formatPeriod(fee.period)}, ${what}, ${SHORT_STATES[fee.state]}, ${formatCents(fee.owed)}`}
            checked={chosen}
            onChange={(event) => onChoose(event.target.checked)}
            type="checkbox"
          />
        </label>
      )}
      <button className={styles.open} onClick={onOpen} title={fee.reason || undefined} type="button">
        <span className="hidden-visually">
          Predpis: {player}, {formatPeriod(fee.period)}, {fee.item !== 'monthly' && `${what}, `}
        </span>
        <span className={styles.line}>
          <Icon height="15" weight="bold" width="15" />
          <span className="num">{formatCents(fee.owed > 0 ? fee.owed : fee.amount)}</span>
        </span>
        <span className={styles.word}>
          {fee.item !== 'monthly' && `${FEE_ITEMS[fee.item]}: `}
          {SHORT_STATES[fee.state]}
        </span>
        {fee.claimed && fee.owed > 0 && (
          <span className={styles.claim}>
            <Mail height="14" weight="bold" width="14" />
            hlásia úhradu
          </span>
        )}
      </button>
    </span>
  )
}
