'use client'
import { useRead } from '@/lib/client/read.client'
import { Button } from '@/ui/button'
import { ConfirmationLinks } from '../../components/confirmation-links'
import { offeredConfirmations } from '../../confirmations/rules'
import { paidFees } from '../../payments/rules'
import { PaymentList } from './payment-list.client'

interface PayerPaymentsProps {
  player: string
  season: string
  /** Called when a payment is reversed. */
  onDone: () => void
}

/** The payments of a player's family in a season, each with a button that reverses it. */
export function PayerPayments({ player, season, onDone }: PayerPaymentsProps) {
  const { data, isError, refetch } = useRead(`/payments?player=${player}&season=${season}`)
  if (isError)
    return (
      <p role="status">
        Prijaté platby sa nepodarilo načítať.{' '}
        <Button look="line" onClick={() => void refetch()} small>
          Skúsiť znova
        </Button>
      </p>
    )
  if (!data) return null
  const fees = paidFees(data.payments)
  const offered = offeredConfirmations(season, fees, data.payments).filter((one) => one.player.id === player)
  return (
    <details>
      <summary>
        Prijaté platby v&nbsp;sezóne {season} ({data.payments.length})
      </summary>
      <PaymentList onDone={onDone} payments={data.payments} />
      {offered.length > 0 && <ConfirmationLinks offered={offered} />}
    </details>
  )
}
