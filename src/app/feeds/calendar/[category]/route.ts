import { calendarName, calendarResponse, calendarNotFound } from '@/app/_lib/calendar-response'
import { publicReads } from '@/app/_lib/public-reads'
import { isId } from '@/lib/ids'

export const dynamic = 'force-dynamic'

/** /feeds/calendar/{category}.ics: matches, tournaments and trainings of a category, for anybody. */
export async function GET(request: Request, { params }: { params: Promise<{ category: string }> }) {
  const id = calendarName((await params).category)
  // Looked up among the cached categories first: nothing is cached for an unknown id.
  const isOurs = isId(id) && (await publicReads.categories()).some((category) => category.id === id)
  const text = isOurs ? await publicReads.calendar(id) : null
  return text === null ? calendarNotFound() : calendarResponse(request, { name: id!, text, isPrivate: false })
}
