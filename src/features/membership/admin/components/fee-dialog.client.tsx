'use client'
import { useEffect, useState } from 'react'
import { ApiError, apiFetch } from '@/lib/client/api.client'
import { useWriteCount } from '@/lib/client/writes.client'
import { formatCents } from '@/lib/money'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog.client'
import { Skeleton } from '@/ui/skeleton'
import { FeePill } from '../../components/fee-pill'
import type { FeeDetail } from '../../history/schema'
import { FEE_ITEMS, formatPeriod } from '../../labels'
import { DeleteFee } from './delete-fee.client'
import styles from './fee-dialog.module.css'
import { FeeForm } from './fee-form.client'
import { FeeHistory } from './fee-history'
import { PaymentList } from './payment-list.client'
import { UnwaiveButton, WaiveButton } from './waive.client'

function Facts({ detail, onGone }: { detail: FeeDetail; onGone: () => void }) {
  const { memberFee: fee, payments, history } = detail
  return (
    <>
      <p className={styles.facts}>
        <FeePill state={fee.state} />
        <span>
          uhradené {formatCents(fee.paidAmount)} z&nbsp;{formatCents(fee.amount)}
        </span>
      </p>
      <FeeForm fee={fee} />
      <div className="row">
        {fee.waived ? <UnwaiveButton fees={[fee.id]} /> : fee.owed > 0 && <WaiveButton fees={[fee.id]} />}
        <DeleteFee id={fee.id} onGone={onGone} />
      </div>
      <h3>Platby</h3>
      <PaymentList payments={payments} />
      <FeeHistory history={history} />
    </>
  )
}

/** Everything about one fee of the grid: read anew whenever it is opened or changed. */
export function FeeDialog({ id, onClose }: { id: string | undefined; onClose: () => void }) {
  const [read, setRead] = useState<{ id: string; detail?: FeeDetail; problem?: string }>()
  const [round, setRound] = useState(0)
  const writes = useWriteCount()
  useEffect(() => {
    if (!id) return
    const control = new AbortController()
    apiFetch<FeeDetail>(`/memberFees/${id}`, { signal: control.signal }).then(
      (detail) => setRead({ id, detail }),
      (error: unknown) => {
        if (control.signal.aborted) return
        setRead({ id, problem: error instanceof ApiError ? error.message : 'Predpis sa nepodarilo načítať.' })
      },
    )
    return () => control.abort()
  }, [id, round, writes])
  const { detail, problem } = read?.id === id ? (read ?? {}) : {}
  const again = () => setRound(round + 1)
  const fee = detail?.memberFee
  const title = fee ? `${fee.player.name}: ${FEE_ITEMS[fee.item]} ${formatPeriod(fee.period)}` : 'Predpis'
  return (
    <Dialog back="Zavrieť" onClose={onClose} open={id !== undefined} title={title}>
      {problem && (
        <p role="alert">
          {problem}{' '}
          <Button look="line" onClick={again} small>
            Skúsiť znova
          </Button>
        </p>
      )}
      {!detail && !problem && <Skeleton height="3rem" rows={4} />}
      {detail && <Facts detail={detail} onGone={onClose} />}
    </Dialog>
  )
}
