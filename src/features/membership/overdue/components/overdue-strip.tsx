import Link from 'next/link'
import { formatCents } from '@/lib/money'
import { counted } from '@/lib/plural'
import { href } from '@/lib/routes'
import { Warning } from '@/ui/icons.client'
import type { Overdue } from '../views'
import styles from './overdue-strip.module.css'

const FURTHER = ['ďalší príspevok', 'ďalšie príspevky', 'ďalších príspevkov'] as const

/** The family's overdue fees: the sum, a line each with the link to pay, and how many more there are; nothing without any. */
export function OverdueStrip({ overdue: { fees, count, owed } }: { overdue: Overdue }) {
  if (fees.length === 0) return null
  return (
    <section aria-labelledby="po-splatnosti" className={styles.strip}>
      <h2 className={styles.title} id="po-splatnosti">
        <Warning height="20" weight="bold" width="20" />
        Po splatnosti{count > 1 && ` spolu ${formatCents(owed)}`}
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
      {count > fees.length && (
        <p>
          <Link className={styles.pay} href={`${href('playerMembership')}#nedoplatok`} prefetch={false}>
            a&nbsp;{counted(count - fees.length, FURTHER)}
          </Link>
        </p>
      )}
    </section>
  )
}
