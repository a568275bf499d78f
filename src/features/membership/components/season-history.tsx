import Link from 'next/link'
import { formatCents } from '@/lib/money'
import { href } from '@/lib/routes'
import { ChevronRight } from '@/ui/icons.client'
import { type Column, Table } from '@/ui/table'
import { offeredConfirmations } from '../confirmations/rules'
import { formatFee } from '../labels'
import type { PaymentView } from '../payments/schema'
import type { FamilyFeeView } from '../schema'
import { ConfirmationLinks } from './confirmation-links'
import { FeePill } from './fee-pill'
import { PaymentOverview } from './payment-overview'
import styles from './season-history.module.css'
import { writtenDay } from '@/lib/written-day'

interface SeasonHistoryProps {
  /** The season that is shown, and those to choose from; the newest first. */
  season: string
  seasons: readonly string[]
  player?: string
  /** Whether fees of several players are shown. */
  several: boolean
  fees: readonly FamilyFeeView[]
  payments: readonly PaymentView[]
}

const columns = (several: boolean): Column<FamilyFeeView>[] => [
  { head: 'Príspevok', cell: formatFee },
  ...(several ? [{ head: 'Hráč', cell: ({ player }: FamilyFeeView) => player.name }] : []),
  { head: 'Splatnosť', cell: ({ dueDate }) => writtenDay(dueDate), wideOnly: true },
  { head: 'Stav', cell: ({ state }) => <FeePill state={state} /> },
  { head: 'Zaplatené', cell: ({ paidAmount }) => formatCents(paidAmount), end: true },
]

/** Settled fees, payments and confirmations, folded by season: one is open, the others open when they are chosen. */
export function SeasonHistory({ season, seasons, player, several, fees, payments }: SeasonHistoryProps) {
  const settled = fees.filter(({ owed }) => owed === 0)
  const paid = settled.reduce((sum, { paidAmount }) => sum + paidAmount, 0)
  const offered = offeredConfirmations(season, fees, payments)
  const all = seasons.includes(season) ? seasons : [season, ...seasons]
  return all.map((one) =>
    one === season ? (
      <details className={styles.season} key={one} open>
        <summary>
          Sezóna {one}
          {paid > 0 && `, zaplatené ${formatCents(paid)}`}
        </summary>
        {settled.length > 0 && (
          <Table
            caption="Uhradené príspevky"
            columns={columns(several)}
            foot={['Spolu', ...(several ? [''] : []), '', '', <strong key="sum">{formatCents(paid)}</strong>]}
            rowKey={({ id }) => id}
            rows={settled}
          />
        )}
        {offered.length > 0 && <ConfirmationLinks offered={offered} />}
        <h3 className={styles.payments}>Prijaté platby</h3>
        <PaymentOverview payments={payments} />
      </details>
    ) : (
      <Link
        className={`no-print ${styles.folded}`}
        href={`${href('playerMembership', { player, season: one })}#historia`}
        key={one}
        prefetch={false}
      >
        <ChevronRight height="16" width="16" />
        Sezóna {one}
      </Link>
    ),
  )
}
