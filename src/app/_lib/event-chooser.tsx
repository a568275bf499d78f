import { redirect } from 'next/navigation'
import type { PayloadRequest } from 'payload'
import { eventsToRecord } from '@/features/attendance/event-choice/queries'
import { ChooseEvent } from '@/features/attendance/event-choice/screens/choose-event'
import { callerCategories } from '@/features/users/queries'
import { href } from '@/lib/routes'
import { askConsents } from './ask-consents'

/** The event to record; opened by itself when one is on, unless another one is asked for. */
export async function EventChooser({ req, isChosen }: { req: PayloadRequest; isChosen: boolean }) {
  await askConsents(req, href('attendanceCreate'), !isChosen)
  const choices = await eventsToRecord(req)
  if (choices.current && !isChosen) redirect(href('attendanceCreate', { event: choices.current }))
  return <ChooseEvent categories={await callerCategories(req)} choices={choices} me={req.user!.id} />
}
