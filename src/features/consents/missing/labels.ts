import type { Purpose } from '../labels'
import type { Waited } from './rules'

/** A purpose in a word or two, for lists of many people. */
export const SHORT_PURPOSES: Readonly<Record<Purpose, string>> = {
  photos: 'fotky na webe',
  social: 'fotky na sieťach',
  names: 'meno vo výsledkoch',
  processing: 'fotka v\u00a0súpiske',
}

/** Who gives the answers that are missing. */
export const WAITED: Readonly<Record<Waited, string>> = {
  guardian: 'zákonný zástupca',
  person: 'za seba',
  nobody: 'chýba zástupca s\u00a0plnými právami',
}
