import { calendarName, calendarResponse, noCalendar } from '@/app/_lib/calendar-response'
import { publicReads } from '@/app/_lib/public-reads'
import { isId } from '@/lib/ids'

export const dynamic = 'force-dynamic'

/** /feeds/calendar/{category}.ics: matches, tournaments and trainings of a category, for anybody. */
export async function GET(_request: Request, { params }: { params: Promise<{ category: string }> }) {
  const id = calendarName((await params).category)
  const text = isId(id) ? await publicReads.calendar(id) : null
  return text === null ? noCalendar() : calendarResponse(text, false)
}
