import { dateAndTime } from '@/lib/date-format'
import { counted, type Forms, plural } from '@/lib/plural'
import { writtenDay } from '@/lib/written-day'
import { PLAYERS, SHOWN_ACTS } from '../labels'
import type { ActView } from '../schema'

const CAME: Forms = ['pribudol', 'pribudli', 'pribudlo']
const WENT: Forms = ['ubudol', 'ubudli', 'ubudlo']

const some = (count: number, verb: Forms): string | false =>
  count > 0 && `${plural(count, verb)} ${counted(count, PLAYERS)}`

const dayWords = (dueOn: string | null): string => (dueOn ? `na ${writtenDay(dueOn)}` : 'bez\u00a0dňa')

const changeWords = ({ dueOn, added, removed }: ActView, before: ActView | undefined): string => {
  const changes = [
    dueOn !== (before?.dueOn ?? null) && dayWords(dueOn),
    some(added, CAME),
    some(removed, WENT),
  ].filter(Boolean)
  return [SHOWN_ACTS.changed, changes.join(', ')].filter(Boolean).join(': ')
}

const whatWords = (act: ActView, before: ActView | undefined): string => {
  if (act.act === 'changed') return changeWords(act, before)
  if (act.act !== 'planned') return SHOWN_ACTS[act.act]
  return act.dueOn ? `${SHOWN_ACTS.planned} ${dayWords(act.dueOn)}` : `Pripravené ${dayWords(null)}`
}

/** What was done, when and by whom: „Zmenené: na 5. 7. 2027, ubudol 1 hráč · 24. 11. 2026 o 17:00 · Mária Sedláková“. */
export const actWords = (act: ActView, before?: ActView): string =>
  [whatWords(act, before), dateAndTime(act.at), act.by].filter(Boolean).join(' · ')
