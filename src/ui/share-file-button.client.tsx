'use client'
import { useState, useSyncExternalStore } from 'react'
import { canShareFiles, type Shared, type SharedFile, shareFile } from '@/lib/client/share-file.client'
import { Button } from './button'

const SAID: Partial<Record<Shared, string>> = {
  again: 'Pripravené, ťuknite ešte raz',
  failed: 'Nepodarilo sa, skúste znova',
}

interface ShareFileButtonProps {
  file: SharedFile
  /** Names it for screen readers, after the label. */
  what: string
  children: string
}

/** Opens the device's share menu with a file; nothing where there is no such menu. */
export function ShareFileButton({ file, what, children }: ShareFileButtonProps) {
  const [outcome, setOutcome] = useState<Shared>()
  const [sharing, setSharing] = useState(false)
  const isAble = useSyncExternalStore(
    () => () => undefined,
    () => canShareFiles(file.type),
    () => false,
  )
  if (!isAble) return null
  const share = async () => {
    setSharing(true)
    setOutcome(await shareFile(file))
    setSharing(false)
  }
  return (
    <Button busy={sharing} look="line" onClick={() => void share()} small>
      <span aria-live="polite">{(outcome && SAID[outcome]) ?? children}</span>
      <span className="hidden-visually">: {what}</span>
    </Button>
  )
}
