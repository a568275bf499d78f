import Link from 'next/link'
import { href } from '@/lib/routes'
import type { LikelyTwin } from '../views'
import styles from './twin-list.module.css'

interface TwinListProps {
  /** The person who stays. */
  id: string
  twins: readonly LikelyTwin[]
}

/** People who may be the same one; each leads to the comparison. */
export function TwinList({ id, twins }: TwinListProps) {
  return (
    <ul className={styles.twins}>
      {twins.map(({ id: other, name, facts, why }) => (
        <li key={other}>
          <Link href={href('userMerge', { id, other })} prefetch={false}>
            {name}
          </Link>
          {facts && <span className="soft">{facts}</span>}
          {why && <span>{why}</span>}
        </li>
      ))}
    </ul>
  )
}
