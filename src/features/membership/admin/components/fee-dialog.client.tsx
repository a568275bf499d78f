'use client'
import { lazy } from 'react'
import { useRead } from '@/lib/client/read.client'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog.client'
import { LazyBoundary, MissingPart } from '@/ui/lazy-boundary.client'
import { Skeleton } from '@/ui/skeleton'
import { formatFee } from '../../labels'

// The form of a fee is loaded when the first one is opened.
const FeeFacts = lazy(async () => ({ default: (await import('./fee-facts.client')).FeeFacts }))

/** One fee of the grid with its payments and history; read again whenever it is opened or changed. */
export function FeeDialog({ id, onClose }: { id: string | undefined; onClose: () => void }) {
  const { data, error, refetch } = useRead(id ? `/memberFees/${id}` : null, { fresh: true })
  const fee = data?.memberFee
  const title = fee ? `${fee.player.name}: ${formatFee(fee)}` : 'Predpis'
  return (
    <Dialog back="Zavrieť" late onClose={onClose} open={id !== undefined} title={title}>
      {error && (
        <p role="alert">
          {error.message || 'Predpis sa nepodarilo načítať.'}{' '}
          <Button look="line" onClick={() => void refetch()} small>
            Skúsiť znova
          </Button>
        </p>
      )}
      {!data && !error && <Skeleton height="3rem" rows={4} />}
      <LazyBoundary fallback={<MissingPart />}>
        {data && <FeeFacts detail={data} onDone={onClose} />}
      </LazyBoundary>
    </Dialog>
  )
}
