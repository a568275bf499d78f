import type { ReactNode } from 'react'
import { href } from '@/lib/routes'
import { Button } from '@/ui/button'
import styles from './save-bar.module.css'
import type { SheetState } from './sheet-state'
import { formatUnmarked, type UnmarkedCounts } from './sheet-texts'

interface SaveBarProps {
  phase: SheetState['phase']
  message: string
  /** The address to return to after signing in again. */
  returnTo: string
  unsent: boolean
  /** How many players have a conflict that waits for a decision. */
  conflicts: number
  unmarked: UnmarkedCounts
  onSave: () => void
}

function statusOf({ phase, message, returnTo, unsent, conflicts }: SaveBarProps): ReactNode {
  if (phase === 'saving') return 'Ukladá sa…'
  if (phase === 'failed') return 'Neodoslané. Označenia sú v telefóne, skúšame to znova.'
  if (phase === 'refused') return message
  if (phase === 'signedOut')
    return (
      <>
        Vaše prihlásenie vypršalo, označenia zostali v telefóne.{' '}
        <a href={href('login', { callbackUrl: returnTo, error: 'SessionRequired' })}>Prihlásiť sa</a>
      </>
    )
  if (conflicts > 0) return 'Čaká na vaše rozhodnutie hore'
  if (unsent) return 'Čaká na odoslanie'
  return phase === 'sent' ? 'Odoslané' : 'Všetko je uložené'
}

/** The bar at the bottom of the sheet: how many are unmarked, whether the marks are saved, and the save button. */
export function SaveBar(props: SaveBarProps) {
  const { phase, unmarked, conflicts, onSave } = props
  const trouble = phase === 'failed' || phase === 'refused' || phase === 'signedOut' || conflicts > 0
  return (
    <div className={`no-print ${styles.bar}`} data-bottom-bar>
      <div className={`wrap ${styles.inside}`}>
        <p className={styles.state}>
          <strong>{formatUnmarked(unmarked)}</strong>
          <span className={trouble ? styles.trouble : undefined} role="status">
            {statusOf(props)}
          </span>
        </p>
        <Button aria-busy={phase === 'saving' || undefined} onClick={onSave}>
          {phase === 'failed' ? 'Skúsiť znova' : 'Uložiť dochádzku'}
        </Button>
      </div>
    </div>
  )
}
