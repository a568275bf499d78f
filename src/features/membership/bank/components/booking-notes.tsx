import { formatCents } from '@/lib/money'
import { counted, plural } from '@/lib/plural'
import type { bookingsOf } from '@/features/bank-statements/decisions/rules'
import {
  MAYBE_RETURNED,
  PAYMENTS,
  STRAY_RETURNS,
  TAKES_BACK,
  THAT_CAME_BACK,
  UNREADABLE_ROWS,
} from '@/features/bank-statements/labels'

type Booked = Pick<ReturnType<typeof bookingsOf>, 'returned' | 'returnedAmount' | 'unsure' | 'stray'>

/** What a statement does beside booking payments, and what it leaves out: below its summary, and asked with it. */
export function BookingNotes({ booked, unreadable }: { booked: Booked; unreadable: number }) {
  const { returned, returnedAmount, unsure, stray } = booked
  return (
    <>
      {returned > 0 && (
        <p>
          {plural(returned, TAKES_BACK)} {counted(returned, PAYMENTS)} ({formatCents(returnedAmount)}),{' '}
          {plural(returned, THAT_CAME_BACK)}; predpisy budú znova dlžné.
        </p>
      )}
      {unsure > 0 && (
        <p>{counted(unsure, MAYBE_RETURNED)}. Kým o&nbsp;tom nerozhodnete, predpisy zostanú uhradené.</p>
      )}
      {stray > 0 && (
        <p>
          {counted(stray, STRAY_RETURNS)}: medzi zapísanými nie je taká úhrada. Ak viete, ktorá to je, vráťte
          ju pri hráčovi.
        </p>
      )}
      {unreadable > 0 && <p>{counted(unreadable, UNREADABLE_ROWS)}.</p>}
    </>
  )
}
