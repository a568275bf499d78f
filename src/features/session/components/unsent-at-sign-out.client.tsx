'use client'
import { UnsentSheets, useUnsentSheets } from '@/features/attendance/sheet/components/unsent-sheets.client'

/** What a sign-out would lose, and the way to send it before. */
export function UnsentAtSignOut({ me }: { me: string }) {
  const waiting = useUnsentSheets(me)
  return (
    <>
      <p role="status">
        {waiting &&
          (waiting.length > 0
            ? 'V tomto zariadení čakajú označenia dochádzky, ktoré sa ešte neodoslali. Odhlásením by sa stratili.'
            : 'Všetko je odoslané, môžete sa odhlásiť.')}
      </p>
      <UnsentSheets me={me} />
    </>
  )
}
