import { counted } from '@/lib/plural'
import { EVENT_TYPES } from '../labels'
import type { AffectedView, ClosingUndone, ClosingView, EventAct } from './schema'

const EVENTS = ['udalosť', 'udalosti', 'udalostí'] as const
const TRAININGS = ['tréning', 'tréningy', 'tréningov'] as const

export const ACTS = { cancel: 'Zrušiť', move: 'Presunúť', keep: 'Nechať' } as const satisfies Record<
  EventAct['act'],
  string
>

/** „4 tréningy“, or „4 udalosti“ when they are not all trainings. */
const some = (events: readonly Pick<AffectedView, 'type'>[]): string =>
  counted(events.length, events.every(({ type }) => type === EVENT_TYPES.training) ? TRAININGS : EVENTS)

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase('sk') + text.slice(1)

interface Planned {
  cancelled: readonly AffectedView[]
  moved: readonly AffectedView[]
  /** Whether the place itself is closed. */
  closes: boolean
  /** How many people are told; undefined when nobody is, or it is not known. */
  told?: number
}

/** What the button does: „Zrušiť 4 tréningy, upozorniť 61 ľudí“. */
export const actWords = ({ cancelled, moved, closes, told }: Planned): string => {
  const done = [
    cancelled.length > 0 && `zrušiť ${some(cancelled)}`,
    moved.length > 0 && `presunúť ${some(moved)}`,
  ].filter((part) => part !== false)
  if (done.length === 0) done.push(closes ? 'zatvoriť ihrisko' : 'nahlásiť zatvorené ihrisko')
  if (told) done.push(`upozorniť ${counted(told, ['človeka', 'ľudí', 'ľudí'])}`)
  return capital(done.join(', '))
}

/** What was done: „Zrušené: 4 udalosti. Presunuté: 1 udalosť. Ihrisko je zatvorené.“ */
export const doneWords = ({ cancelled, moved, closed }: ClosingView): string =>
  [
    cancelled > 0 && `Zrušené: ${counted(cancelled, EVENTS)}.`,
    moved > 0 && `Presunuté: ${counted(moved, EVENTS)}.`,
    closed ? 'Ihrisko je zatvorené.' : cancelled + moved === 0 && 'Nahlásené administrátorovi.',
  ]
    .filter(Boolean)
    .join(' ')

/** What was taken back, and what was not. */
export const undoneWords = ({ left, staysClosed }: ClosingUndone): string =>
  [
    left.length === 0
      ? 'Všetko je ako predtým.'
      : `Vrátené. Bez zmeny ostáva, čo už začalo alebo medzitým niekto upravil: ${left.map(({ name }) => name).join(', ')}.`,
    staysClosed && 'Ihrisko ostáva zatvorené, jeho dni medzitým niekto zmenil.',
  ]
    .filter(Boolean)
    .join(' ')
