'use client'
import { useState } from 'react'
import { useRead } from '@/lib/client/read.client'
import { isDay } from '@/lib/dates'
import { Button } from '@/ui/button'
import { TextInput } from '@/ui/inputs'
import { ConfirmationLinks } from '../../components/confirmation-links'
import { offeredConfirmations } from '../../confirmations/rules'
import { everPaid, paidFees } from '../../payments/rules'
import type { PaymentView } from '../../payments/schema'
import { PaymentList } from './payment-list.client'

interface PayerPaymentsProps {
  player: string
  season: string
  today: string
  /** Called when a payment is reversed. */
  onDone: () => void
}

type OfficeConfirmationsProps = Omit<PayerPaymentsProps, 'onDone'> & { payments: readonly PaymentView[] }

/** A player's confirmations as of today, or of the day in the number of one that somebody has brought. */
function OfficeConfirmations({ player, season, today, payments }: OfficeConfirmationsProps) {
  const [typed, setTyped] = useState('')
  const day = isDay(typed) && typed <= today ? typed : undefined
  // What was reversed since was confirmed on an earlier day.
  const confirmed = day ? everPaid(payments) : payments
  const offered = offeredConfirmations(season, paidFees(confirmed), confirmed).filter(
    (one) => one.player.id === player,
  )
  if (everPaid(payments).length === 0) return null
  return (
    <>
      {offered.length > 0 && <ConfirmationLinks day={day} offered={offered} />}
      <TextInput
        hint="Osem číslic pred posledným dielom čísla. S rovnakými platbami vyjde rovnaké číslo."
        label="Overiť potvrdenie zo dňa"
        max={today}
        name="confirmed-on"
        onChange={({ target: { value } }) => setTyped(value)}
        type="date"
        value={typed}
      />
    </>
  )
}

/** The payments of a player's family in a season, each with a button that reverses it. */
export function PayerPayments({ player, season, today, onDone }: PayerPaymentsProps) {
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
  return (
    <details>
      <summary>
        Prijaté platby v&nbsp;sezóne {season} ({data.payments.length})
      </summary>
      <PaymentList onDone={onDone} payments={data.payments} />
      <OfficeConfirmations payments={data.payments} player={player} season={season} today={today} />
    </details>
  )
}
