import { longDate } from '@/lib/date-format'
import { timeOf } from '@/lib/dates'
import { href } from '@/lib/routes'
import { formatDeadline } from '@/features/participants/answers/rules'
import { isAsked } from '@/features/participants/nomination/rules'
import { shortened, TITLE_MAX } from '../rules'
import type { Reminder } from '../views'

interface EventToRemind {
  title: string
  startsAt: string
  place: string
  answerUntil: string | null
}

interface EventState {
  startsAt: string
  cancelled: object | null
  answerRequired: boolean | null
  published: boolean
}

/** The reminder for players who have not answered; its text addresses players and parents alike. */
export const reminderText = (
  event: EventToRemind,
  now: Date,
): { title: string; body: string; url: string } => {
  const place = event.place ? `, ${event.place}` : ''
  const until = event.answerUntil ?? event.startsAt
  const open = Date.parse(until) > now.getTime()
  const request = open
    ? `Odpovedzte, prosím, ${formatDeadline(until)}. Stačí jedno ťuknutie na stránke, ktorú otvorí odkaz pod správou.`
    : 'Uzávierka odpovedí už prebehla, ozvite sa, prosím, priamo trénerovi.'
  return {
    title: shortened(`Pripomienka: ${event.title}`, TITLE_MAX),
    body: `Zatiaľ od vás nemáme odpoveď na udalosť „${event.title}“ (${longDate(event.startsAt)} o ${timeOf(event.startsAt)}${place}).\n\n${request} Ďakujeme.`,
    url: open ? href('playerEvents') : '',
  }
}

/** What „Napísať všetkým, ktorí neodpovedali“ among the consents begins with. */
export const consentReminder = (): Reminder => ({
  audience: { kind: 'unanswered' },
  draft: {
    title: 'Prosíme o odpovede na súhlasy',
    body: 'Klubu od vás chýba odpoveď na niektorý zo súhlasov, napríklad či smieme na webe ukázať fotku alebo meno dieťaťa vo výsledkoch.\n\nOdpovedať môžete súhlasom aj nesúhlasom, na členstvo ani nomináciu to nemá vplyv. Stačí minúta na stránke, ktorú otvorí odkaz pod správou. Ďakujeme.',
    url: href('consents'),
  },
})

/** Why nobody is to be reminded of an event; undefined when somebody is. */
export const noReminderReason = (event: EventState, unanswered: number, now: Date): string | undefined => {
  if (event.cancelled) return 'Udalosť je zrušená, na odpovede sa už nečaká.'
  if (Date.parse(event.startsAt) <= now.getTime()) return 'Udalosť sa už začala, na odpovede sa už nečaká.'
  if (!event.published) return 'Skrytú udalosť rodiny nevidia. Najprv ju zverejnite.'
  if (!event.answerRequired) return 'Na túto udalosť netreba odpovedať, niet čo pripomínať.'
  return unanswered === 0 ? 'Na túto udalosť už odpovedali všetci, pripomínať netreba.' : undefined
}

interface AnswerGroup {
  userSubmitted: unknown
  answer: unknown
  nomination: unknown
  rows: number
}

/** How many invited players each audience of an event names, from the counts of its answers. */
export const audienceCounts = (
  groups: readonly AnswerGroup[],
  answerRequired: boolean,
): { event: number; coming: number; nominated: number } => {
  const sum = (is: (group: AnswerGroup) => boolean) =>
    groups.filter(is).reduce((total, { rows }) => total + rows, 0)
  return {
    event: answerRequired ? sum((group) => !group.userSubmitted && isAsked(group)) : 0,
    coming: sum(({ userSubmitted, answer }) => Boolean(userSubmitted) && answer === 'yes'),
    nominated: sum(({ nomination }) => nomination === 'in' || nomination === 'substitute'),
  }
}
