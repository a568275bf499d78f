import { counted } from './plural'

export interface Notified {
  /** How many people a message would reach; undefined until it is known. */
  count?: number
  /** Whether they may turn out to be fewer. */
  isMost?: boolean
  /** Whether it is one family only. */
  isOne?: boolean
  /** Whether who leads an event is told beside families. */
  leaders?: boolean
}

/** „Upozorniť rodiny a trénerov (18 ľudí)“, „Upozorniť rodinu (2 ľudia)“ */
export const notifyLabel = ({ count, isMost, isOne, leaders }: Notified): string => {
  const people =
    count === undefined ? '' : ` (${isMost ? 'najviac ' : ''}${counted(count, ['človek', 'ľudia', 'ľudí'])})`
  return `Upozorniť ${isOne ? 'rodinu' : 'rodiny'}${leaders ? ' a\u00a0trénerov' : ''}${people}`
}
