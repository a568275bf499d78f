import type { ReactNode } from 'react'
import { href } from '@/lib/routes'
import { Button } from '@/ui/button'
import { JumpToUnmarked } from './jump-to-unmarked'
import styles from './save-bar.module.css'
import type { SheetState } from './sheet-state'
import { formatStored, formatUnmarked, NOT_STORED, type UnmarkedCounts } from './sheet-texts'

interface SaveBarProps {
  phase: SheetState['phase']
  message: string
  /** The address to return to after signing in again. */
  returnTo: string
  /** How many marks the server does not have yet. */
  unsent: number
  storage: SheetState['storage']
  /** How many players have a conflict that waits for a decision. */
  conflicts: number
  unmarked: UnmarkedCounts
  onSave: () => void
}

function statusOf({
  phase,
  message,
  returnTo,
  unsent,
  conflicts,
  storage,
  unmarked,
}: SaveBarProps): ReactNode {
  if (phase === 'saving') return 'Ukladá sa…'
  if (unsent > 0 && storage === 'refused') return NOT_STORED
  if (phase === 'failed') return formatStored(unsent)
  if (phase === 'refused') return message
  if (phase === 'signedOut')
    return (
      <>
        Vaše prihlásenie vypršalo, označenia zostali v telefóne.{' '}
        <a href={href('login', { callbackUrl: returnTo, error: 'SessionRequired' })}>Prihlásiť sa</a>
      </>
    )
  if (conflicts > 0) return 'Čaká na vaše rozhodnutie hore'
  if (unsent > 0) return storage === 'storing' ? 'Ukladá sa…' : `Uložené v telefóne, čaká ${unsent}`
  if (storage === 'reading') return ''
  if (phase === 'sent') return 'Odoslané'
  // Of a sheet without a mark nothing is stored that could be said to be.
  return unmarked.here === unmarked.expected ? '' : 'Všetko je uložené'
}

/** The bar at the bottom of the sheet: how many are unmarked, whether the marks are saved, and the save button. */
export function SaveBar(props: SaveBarProps) {
  const { phase, unmarked, conflicts, onSave, unsent, storage } = props
  const isLosable = unsent > 0 && storage === 'refused'
  const trouble =
    isLosable || phase === 'failed' || phase === 'refused' || phase === 'signedOut' || conflicts > 0
  return (
    <div className={`no-print ${styles.bar}`} data-bottom-bar>
      <div className={`wrap ${styles.inside}`}>
        <p className={styles.state}>
          {unmarked.here > 0 ? (
            <JumpToUnmarked text={formatUnmarked(unmarked)} />
          ) : (
            <strong>{formatUnmarked(unmarked)}</strong>
          )}
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
