import { idOf, idsOf } from '@/lib/reference'
import { endOf } from '../rules'

/** For how many days after an event a trainer may record it, and whoever stood in keeps its sheet. */
export const TRAINER_DAYS = 7
const DAY_MS = 24 * 3_600_000

/** A trainer and the categories they train. */
export interface Trainer {
  id: string
  categories: readonly string[]
}

/**
 * Who leads an event when no trainers are given: the trainer who creates it (`self`), else the only trainer of its
 * categories. Nobody when there are several: trainers are paid by it, so it is not guessed.
 */
export const leadersFor = (
  categories: readonly string[],
  trainers: readonly Trainer[],
  self?: string | null,
): string[] => {
  if (self) return [self]
  const own = trainers.filter((trainer) => trainer.categories.some((id) => categories.includes(id)))
  return own.length === 1 ? own.map(({ id }) => id) : []
}

/** The same after attendance was recorded: when the categories have no trainer, whoever recorded it led the event. */
export const leadersAfterSheet = (
  categories: readonly string[],
  trainers: readonly Trainer[],
  recorder: { id: string; isTrainer: boolean },
): string[] => {
  const hasTrainer = trainers.some((trainer) => trainer.categories.some((id) => categories.includes(id)))
  return leadersFor(categories, trainers, recorder.isTrainer || !hasTrainer ? recorder.id : undefined)
}

interface HandedEvent {
  type?: number
  startsAt?: string
  endsAt?: string | null
  substitute?: unknown
}

/** Until when trainers may record an event and say who led it. */
const recordedUntil = (event: { type?: number; startsAt: string; endsAt?: string | null }): number =>
  Date.parse(endOf(event)) + TRAINER_DAYS * DAY_MS

/** Whether a trainer may still record an event and say who led it, or it is yet to come. */
export const isRecordable = (event: Parameters<typeof recordedUntil>[0], now: Date): boolean =>
  now.getTime() <= recordedUntil(event)

/** Whether somebody stands in at an event whose sheet trainers may still keep: then they keep it like its own trainers. */
export const keepsSheetAsSubstitute = (event: HandedEvent, person: string | undefined, now: Date): boolean =>
  person !== undefined &&
  idOf(event.substitute) === person &&
  event.startsAt !== undefined &&
  isRecordable({ ...event, startsAt: event.startsAt }, now)

/** Why who leads an event cannot be changed now, as a sentence; undefined when it can. An admin has no limit in time. */
export const whyNotHandedOver = (
  event: {
    type?: number
    startsAt: string
    endsAt?: string | null
    cancelled?: { at?: string | null } | null
  },
  now: Date,
  isAdmin: boolean,
): string | undefined => {
  if (event.cancelled?.at) return 'Udalosť je zrušená, odovzdávať ju netreba.'
  if (!isAdmin && !isRecordable(event, now))
    return 'Kto viedol udalosť, možno zmeniť najneskôr 7 dní po nej. Požiadajte, prosím, administrátora.'
  return undefined
}

/**
 * What somebody may do with who stands in at an event: its trainers hand it over and take it back, and so does the
 * office; whoever stands in may only give it back.
 */
export const handingRight = (
  event: { categories?: unknown; trainers?: unknown; substitute?: unknown },
  person: { id: string; isAdmin: boolean; trainedCategories: readonly string[] },
): 'handsOver' | 'givesBack' | 'none' => {
  const trains = idsOf(event.categories).some((id) => person.trainedCategories.includes(id))
  if (person.isAdmin || trains || idsOf(event.trainers).includes(person.id)) return 'handsOver'
  return idOf(event.substitute) === person.id ? 'givesBack' : 'none'
}
