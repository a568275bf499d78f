'use client'
import { useEffect, useState } from 'react'
import { apiFetch } from '@/lib/client/api.client'
import { useWriteCount } from '@/lib/client/writes.client'
import type { PaymentView } from '../../payments/views'
import { PaymentList } from './payment-list.client'

interface PayerPaymentsProps {
  player: string
  season: string
}

/** What has come from a player's family this season, so that a wrong payment is found and taken back. */
export function PayerPayments({ player, season }: PayerPaymentsProps) {
  const [payments, setPayments] = useState<PaymentView[]>()
  const round = useWriteCount()
  useEffect(() => {
    const control = new AbortController()
    apiFetch<{ payments: PaymentView[] }>(`/payments?player=${player}&season=${season}`, {
      signal: control.signal,
    }).then(
      (answer) => setPayments(answer.payments),
      () => control.signal.aborted || setPayments([]),
    )
    return () => control.abort()
  }, [player, season, round])
  if (!payments) return null
  return (
    <details>
      <summary>
        Prijaté platby v&nbsp;sezóne {season} ({payments.length})
      </summary>
      <PaymentList payments={payments} />
    </details>
  )
}
