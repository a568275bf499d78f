import { shortDate } from '@/lib/date-format'
import { formatCents } from '@/lib/money'
import { Empty } from '@/ui/empty'
import { type Column, Table } from '@/ui/table'
import { formatPayment, formatShares } from '../labels'
import type { PaymentView } from '../payments/schema'

const COLUMNS: Column<PaymentView>[] = [
  { head: 'Dátum', cell: ({ receivedAt }) => shortDate(receivedAt) },
  { head: 'Spôsob úhrady', cell: formatPayment },
  { head: 'Za\u00a0čo', cell: formatShares },
  { head: 'Suma', cell: ({ amount }) => formatCents(amount), end: true },
]

/** A family's payments and their reversals, the newest first; of a payment shared with others the caller's part. */
export function PaymentOverview({ payments }: { payments: readonly PaymentView[] }) {
  if (payments.length === 0) return <Empty title="V tejto sezóne zatiaľ neprišla žiadna platba." />
  const sum = payments.reduce((total, { amount }) => total + amount, 0)
  return (
    <Table
      caption="Prijaté platby"
      columns={COLUMNS}
      foot={['Spolu', '', '', <strong key="sum">{formatCents(sum)}</strong>]}
      rowKey={({ id }) => id}
      rows={payments}
    />
  )
}
