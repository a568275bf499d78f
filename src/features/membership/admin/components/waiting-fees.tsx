import Link from 'next/link'
import { LEFT_ROWS } from '@/features/bank-statements/labels'
import { counted } from '@/lib/plural'
import { href } from '@/lib/routes'
import { OVERDUE_PLAYERS } from '../../labels'
import { ALL_SEASONS } from '../../rules'
import type { WaitingMoney } from '../views'
import styles from '../screens/fee-list-screen.module.css'

interface WaitingFeesProps extends WaitingMoney {
  /** Whether the list below shows the debts of all seasons already. */
  showsDebts: boolean
}

/** What of the money waits for the office, each with the list that shows exactly that; nothing where nothing waits. */
export function WaitingFees({ leftRows, overdue, showsDebts }: WaitingFeesProps) {
  return (
    <>
      {leftRows > 0 && (
        <p className={styles.left}>
          Nespárované z&nbsp;banky:{' '}
          <Link href={`${href('bankStatements')}#nesparovane`} prefetch={false}>
            {counted(leftRows, LEFT_ROWS)}
          </Link>
        </p>
      )}
      {overdue > 0 && !showsDebts && (
        <p className={styles.left}>
          Dlhy zo všetkých sezón:{' '}
          <Link href={href('memberFees', { season: ALL_SEASONS, state: 'overdue' })} prefetch={false}>
            {counted(overdue, OVERDUE_PLAYERS)}
          </Link>
        </p>
      )}
    </>
  )
}
