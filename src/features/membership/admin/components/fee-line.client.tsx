'use client'
import Link from 'next/link'
import { formatCents } from '@/lib/money'
import { href } from '@/lib/routes'
import { Button } from '@/ui/button'
import { classes } from '@/ui/class-names'
import { StatePill } from '@/ui/state-pill.client'
import { periodHead } from '../labels'
import styles from '../screens/fee-grid.module.css'
import type { GridFee, GridRow } from '../views'
import { FeeCell } from './fee-cell.client'

interface FeeLineProps {
  row: GridRow
  periods: readonly string[]
  chosen: readonly string[]
  onChoose: (fee: string, on: boolean) => void
  onOpen: (fee: string) => void
  onPay: () => void
}

/** One player's row: fees by period, what the player owes in all and how much of it stands here, the family's credit. */
export function FeeLine({ row, periods, chosen, onChoose, onOpen, onPay }: FeeLineProps) {
  const { player, category, inactive, fees, owed, owedInAll, credit } = row
  const cell = (fee: GridFee) => (
    <FeeCell
      chosen={chosen.includes(fee.id)}
      fee={fee}
      key={fee.id}
      onChoose={(on) => onChoose(fee.id, on)}
      onOpen={() => onOpen(fee.id)}
      player={player.name}
    />
  )
  return (
    <tr>
      <th className={styles.name} scope="row">
        <Link href={href('userEdit', { id: player.id })} prefetch={false}>
          {player.name}
        </Link>
        <span className={styles.category}>{category}</span>
        {inactive && (
          <StatePill mark="info" tone="neutral">
            Neaktívny
          </StatePill>
        )}
      </th>
      {periods.map((period) => {
        const here = fees.filter((fee) => fee.period === period)
        return (
          <td className={classes(here.length === 0 && styles.none)} key={period}>
            {here.length === 0 ? (
              <span className="hidden-visually">bez predpisu</span>
            ) : (
              <span className={styles.cells}>
                <span aria-hidden="true" className={styles.period}>
                  {periodHead(period)}
                </span>
                {here.map(cell)}
              </span>
            )}
          </td>
        )
      })}
      <td className={styles.end}>
        <span className={styles.owed} data-owes={owedInAll > 0}>
          <span aria-hidden="true" className={styles.label}>
            Dlží{' '}
          </span>
          <strong className="num">{formatCents(owedInAll)}</strong>
          {owed !== owedInAll && (
            <span className={styles.category}>z&nbsp;toho zobrazené {formatCents(owed)}</span>
          )}
        </span>
        {credit.amount > 0 && (
          <span className={styles.credit}>
            {credit.shared ? 'Preplatok rodiny' : 'Preplatok'} {formatCents(credit.amount)}
          </span>
        )}
        <Button aria-label={`Platba: ${player.name}`} look="quiet" onClick={onPay} small>
          Platba
        </Button>
      </td>
    </tr>
  )
}
