'use client'
import { useSession } from '@/lib/client/session.client'
import { pendingAnswers as answers } from '@/lib/client/pending-answers.client'
import { plural } from '@/lib/plural'
import { Clipboard, Person } from '@/ui/icons.client'
import styles from './account-menus.module.css'
import bubbles from './count-bubble.module.css'
import { Disclosure } from './disclosure.client'
import type { AccountMenus } from './menus'

/** „3 udalosti čakajú na vašu odpoveď“ */
export const waitingText = (count: number): string =>
  `${count} ${plural(count, ['udalosť čaká', 'udalosti čakajú', 'udalostí čaká'])} na vašu odpoveď`

function Badge({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <span className={bubbles.bubble}>
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="hidden-visually">({waitingText(count)})</span>
    </span>
  )
}

/** „Správa“ for staff and „Moje konto“ for families; empty until the session is known. */
export function AccountMenus({ menus }: { menus: AccountMenus }) {
  const { user } = useSession()
  const waiting = answers.useCount(user?.family === true)
  const staff = user && user.role !== 'player' ? menus[user.role] : undefined
  return (
    <div className={styles.menus}>
      {staff && (
        <nav aria-label="Menu správy">
          <Disclosure
            align="end"
            apart={user?.role === 'admin' ? menus.panel : undefined}
            label={
              <>
                <Clipboard className={styles.icon} />
                <span className={styles.word}>Správa</span>
              </>
            }
            links={staff}
          />
        </nav>
      )}
      {user?.family && (
        <nav aria-label="Moje konto">
          <Disclosure
            align="end"
            label={
              <>
                <Person className={styles.icon} />
                <span className={styles.word}>Moje konto</span>
                <Badge count={waiting} />
              </>
            }
            links={menus.family}
            note={<Badge count={waiting} />}
          />
        </nav>
      )}
    </div>
  )
}
