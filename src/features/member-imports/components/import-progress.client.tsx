'use client'
import { useEffect, useId, useState } from 'react'
import { useRead } from '@/lib/client/read.client'
import styles from './import-progress.module.css'

/** How often it is asked while something is left. */
const AGAIN_MS = 2000

interface ImportProgressProps {
  id: string
  /** The file, where it is not clear of what this is. */
  fileName?: string
  /** It was just asked to be taken back. */
  undoing?: boolean
}

/**
 * How far the players of an import have their coming events, or have lost them again by its undo, as long as that lasts;
 * nothing before, and a word at the end.
 */
export function ImportProgress({ id, fileName, undoing = false }: ImportProgressProps) {
  const bar = useId()
  const [wasInviting, setWasInviting] = useState(false)
  const { data, refetch } = useRead(`/memberImports/${id}/progress`, { fresh: true })
  const progress = data?.progress ?? null
  const isBusy = undoing || progress !== null
  useEffect(() => {
    if (!isBusy) return
    const timer = setInterval(() => void refetch(), AGAIN_MS)
    return () => clearInterval(timer)
  }, [isBusy, refetch])
  if (progress && !progress.isUndoing && !wasInviting) setWasInviting(true)
  if (!progress) return !undoing && wasInviting ? <p>Hotovo, hráči majú udalosti svojich kategórií.</p> : null
  const { written, due, isUndoing } = progress
  if (due === 0) return null
  const share = Math.min(100, Math.round((written / due) * 100))
  const percent = isUndoing ? 100 - share : share
  const what = isUndoing ? 'Udalosti sa hráčom odoberajú' : 'Hráči dostávajú udalosti svojich kategórií'
  return (
    // Not read out at each step.
    <div aria-live="off" className="stack">
      <label htmlFor={bar}>
        {fileName && `Import ${fileName}: `}
        {what}, hotovo {percent}&nbsp;%.
      </label>
      <progress className={styles.bar} id={bar} max={100} value={percent} />
      <p className="soft">Stránku môžete zavrieť, dokončí sa to aj tak.</p>
    </div>
  )
}
