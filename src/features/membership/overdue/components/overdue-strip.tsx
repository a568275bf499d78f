import Link from 'next/link'
import { formatCents } from '@/lib/money'
import { href } from '@/lib/routes'
import { Warning } from '@/ui/icons.client'
import type { OverdueFee } from '../views'
import styles from './overdue-strip.module.css'

/** The family's overdue fees, a line each with the link to pay; nothing when none is overdue. */
export function OverdueStrip({ fees }: { fees: readonly OverdueFee[] }) {
  if (fees.length === 0) return null
  return (
    <section aria-labelledby="po-splatnosti" className={styles.strip}>
      <h2 className={styles.title} id="po-splatnosti">
        <Warning height="20" weight="bold" width="20" />
        Po splatnosti
      </h2>
      <ul className={styles.fees}>
        {fees.map(({ id, player, what, owed, claimed }) => (
          <li key={id}>
            <span className={styles.what}>
              <strong>{player.name}</strong> {what}
              {claimed && <span className="soft"> – nahlásili ste úhradu</span>}
            </span>
            <span className={styles.sum}>{formatCents(owed)}</span>
            <Link
              aria-label={`${claimed ? 'Zobraziť' : 'Zaplatiť'}: ${what}, ${player.name}`}
              className={styles.pay}
              href={href('playerMembership', { fee: id })}
              prefetch={false}
            >
              {claimed ? 'Zobraziť' : 'Zaplatiť'}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
