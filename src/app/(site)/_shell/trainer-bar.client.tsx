'use client'
import { usePathname } from 'next/navigation'
import { useSession } from '@/lib/client/session.client'
import { unseen } from '@/lib/client/unseen.client'
import { plural } from '@/lib/plural'
import { FAMILY_MENU, href, type RouteKey, ROUTES } from '@/lib/routes'
import bubbles from './count-bubble.module.css'
import { MoreMenu } from './more-menu.client'
import styles from './more-menu.module.css'
import { currentAt, RouteLink, ThumbBar, type ThumbLink } from './thumb-bar.client'

/** A sheet with a tick, two people, a list with shirts' numbers, a calendar sheet. */
const LINKS: readonly ThumbLink[] = [
  ['attendanceCreate', 'Dnes', 'M6 4h12v16.5H6zM9.5 2.5h5v3h-5zM9 13l2.2 2.2L15.5 11'],
  [
    'eventParticipants',
    'Účasť',
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20c.5-4 3-6 6.5-6s6 2 6.5 6M16 4.4a3.5 3.5 0 0 1 0 6.3M18 14.6c2 .8 3.2 2.6 3.5 5.4',
  ],
  ['playerList', 'Súpiska', 'M4 6h2M4 12h2M4 18h2M10 6h10M10 12h10M10 18h10'],
  ['events', 'Udalosti', 'M4 6h16v14H4zM4 10.5h16M8 3.5V8M16 3.5V8'],
]

/** What „Viac“ holds beside the bar and the family's own pages, with words of a trainer. */
const MORE: readonly (readonly [key: RouteKey, label: string])[] = [
  ['eventCreate', 'Pridať udalosť'],
  ['absence', 'Neprítomnosť hráča'],
  ['trainerMonth', ROUTES.trainerMonth.title],
  ['inbox', ROUTES.inbox.title],
  ['notifications', ROUTES.notifications.title],
  ['profile', ROUTES.profile.title],
]

function Unseen() {
  const count = unseen.useCount(true)
  if (count === 0) return null
  return (
    <span className={bubbles.bubble}>
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="hidden-visually">
        ({count} {plural(count, ['nová správa', 'nové správy', 'nových správ'])})
      </span>
    </span>
  )
}

function More() {
  const { user } = useSession()
  const pathname = usePathname() ?? ''
  // The profile is among the trainer's own already.
  const family = user?.family ? FAMILY_MENU.filter((key) => key !== 'profile') : []
  const links = [...MORE, ...family.map((key) => [key, ROUTES[key].title] as const)]
  const isInBar = LINKS.some(([key]) => currentAt(key, pathname))
  const isHere = !isInBar && links.some(([key]) => currentAt(key, pathname))
  return (
    <MoreMenu isHere={isHere}>
      {(close) => (
        <ul className={styles.links}>
          {links.map(([key, label]) => (
            <li key={key}>
              <RouteLink onClick={close} to={key}>
                {label}
                {key === 'inbox' && <Unseen />}
              </RouteLink>
            </li>
          ))}
          <li className={styles.last}>
            <a href={href('signOut')}>Odhlásiť sa</a>
          </li>
        </ul>
      )}
    </MoreMenu>
  )
}

/** The four addresses of a trainer's day, and „Viac“. */
export default function TrainerBar() {
  return (
    <ThumbBar links={LINKS}>
      <More />
    </ThumbBar>
  )
}
