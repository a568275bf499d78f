'use client'
import { useEffect, useId } from 'react'
import { useRead } from '@/lib/client/read.client'
import styles from './import-progress.module.css'

const grouped = (count: number) => count.toLocaleString('sk-SK')
/** How often it is asked while something is left. */
const AGAIN_MS = 2000

interface ImportProgressProps {
  id: string
  /** While the import is being taken back: the invitations become fewer. */
  undoing?: boolean
}

/** How far the invitations of an import to coming events are, as long as they are being written or deleted; nothing before and after. */
export function ImportProgress({ id, undoing = false }: ImportProgressProps) {
  const bar = useId()
  const { data, refetch } = useRead(`/memberImports/${id}/progress`, { fresh: true })
  const { written = 0, due = 0, isWriting = false } = data?.progress ?? {}
  const isBusy = undoing || (isWriting && written < due)
  useEffect(() => {
    if (!isBusy) return
    const timer = setInterval(() => void refetch(), AGAIN_MS)
    return () => clearInterval(timer)
  }, [isBusy, refetch])
  if (!data || !isBusy || due === 0) return null
  const share = Math.min(100, Math.round((written / due) * 100))
  return (
    <div className="stack">
      <label htmlFor={bar}>
        {undoing
          ? `Udalosti sa hráčom odoberajú, zostáva ${grouped(written)}.`
          : `Hráči dostávajú udalosti svojich kategórií: hotovo ${grouped(written)} z\u00a0${grouped(due)}.`}
      </label>
      <progress className={styles.bar} id={bar} max={100} value={undoing ? 100 - share : share} />
      <p className="soft">Stránku môžete zavrieť, dokončí sa to aj tak.</p>
    </div>
  )
}
