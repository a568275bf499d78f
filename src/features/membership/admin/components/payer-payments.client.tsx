'use client'
import { useEffect, useState } from 'react'
import { apiFetch } from '@/lib/client/api.client'
import { useWriteCount } from '@/lib/client/writes.client'
import { Button } from '@/ui/button'
import type { PaymentView } from '../../payments/schema'
import { PaymentList } from './payment-list.client'

interface PayerPaymentsProps {
  player: string
  season: string
}

/** What has come from a player's family this season, so that a wrong payment is found and taken back. */
export function PayerPayments({ player, season }: PayerPaymentsProps) {
  const [payments, setPayments] = useState<PaymentView[]>()
  const [isLost, setIsLost] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const writes = useWriteCount()
  useEffect(() => {
    const control = new AbortController()
    apiFetch<{ payments: PaymentView[] }>(`/payments?player=${player}&season=${season}`, {
      signal: control.signal,
    }).then(
      (answer) => {
        setPayments(answer.payments)
        setIsLost(false)
      },
      () => control.signal.aborted || setIsLost(true),
    )
    return () => control.abort()
  }, [player, season, writes, attempt])
  if (isLost)
    return (
      <p role="status">
        Prijaté platby sa nepodarilo načítať.{' '}
        <Button look="line" onClick={() => setAttempt(attempt + 1)} small>
          Skúsiť znova
        </Button>
      </p>
    )
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
