'use client'
import { useEffect } from 'react'
import { useRead } from '@/lib/client/read.client'
import { counted } from '@/lib/plural'

const INVITATIONS = ['pozvánka', 'pozvánky', 'pozvánok'] as const
/** How often it is asked while something is left. */
const AGAIN_MS = 2000

interface ImportProgressProps {
  id: string
  /** While the import is being taken back: the invitations become fewer. */
  undoing?: boolean
}

/** How far the invitations of an import to coming events are, as long as they are being written or deleted; nothing before and after. */
export function ImportProgress({ id, undoing = false }: ImportProgressProps) {
  const { data, refetch } = useRead(`/memberImports/${id}/invitations`, { fresh: true })
  const { written = 0, due = 0 } = data?.progress ?? {}
  const isBusy = undoing || written < due
  useEffect(() => {
    if (!isBusy) return
    const timer = setInterval(() => void refetch(), AGAIN_MS)
    return () => clearInterval(timer)
  }, [isBusy, refetch])
  if (!data || !isBusy || due === 0) return null
  const share = Math.round((written / due) * 100)
  return (
    <div className="stack">
      <label htmlFor="invitations-written">
        {undoing
          ? `Rušia sa pozvánky na udalosti, zostáva ${counted(written, INVITATIONS)}.`
          : `Noví hráči sa pozývajú na udalosti: ${counted(written, INVITATIONS)} z\u00a0${due.toLocaleString('sk')}. Stránku môžete zavrieť, dokončí sa to aj tak.`}
      </label>
      <progress id="invitations-written" max={100} value={undoing ? 100 - share : share} />
    </div>
  )
}
