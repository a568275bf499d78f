import type { ReactNode } from 'react'
import { href } from '@/lib/routes'
import { Button } from '@/ui/button'
import styles from './save-bar.module.css'
import type { SheetState } from './sheet-state'
import { type Left, formatLeft } from './sheet-words'

interface SaveBarProps {
  phase: SheetState['phase']
  message: string
  /** Where to come back after signing in again. */
  here: string
  unsent: boolean
  /** Players whom somebody else marked otherwise; nothing of them is sent before a decision. */
  clashes: number
  left: Left
  onSave: () => void
}

function stateOf({ phase, message, here, unsent, clashes }: SaveBarProps): ReactNode {
  if (phase === 'saving') return 'Ukladá sa…'
  if (phase === 'failed') return 'Neodoslané. Označenia sú v telefóne, skúšame to znova.'
  if (phase === 'refused') return message
  if (phase === 'signedOut')
    return (
      <>
        Vaše prihlásenie vypršalo, označenia zostali v telefóne.{' '}
        <a href={href('login', { callbackUrl: here, error: 'SessionRequired' })}>Prihlásiť sa</a>
      </>
    )
  if (clashes > 0) return 'Čaká na vaše rozhodnutie hore'
  if (unsent) return 'Čaká na odoslanie'
  return phase === 'sent' ? 'Odoslané' : 'Všetko je uložené'
}

/** The foot of the sheet, always under the thumb: who is left, in which state the taps are, and the one button. */
export function SaveBar(props: SaveBarProps) {
  const { phase, left, clashes, onSave } = props
  const trouble = phase === 'failed' || phase === 'refused' || phase === 'signedOut' || clashes > 0
  return (
    <div className={styles.bar} data-bottom-bar>
      <div className={`wrap ${styles.inside}`}>
        <p className={styles.state}>
          <strong>{formatLeft(left)}</strong>
          <span className={trouble ? styles.trouble : undefined} role="status">
            {stateOf(props)}
          </span>
        </p>
        <Button aria-busy={phase === 'saving' || undefined} onClick={onSave}>
          {phase === 'failed' ? 'Skúsiť znova' : 'Uložiť dochádzku'}
        </Button>
      </div>
    </div>
  )
}
