import { counted } from '@/lib/plural'
import { sumOf } from './rules'

/** The kinds of what is found, in the order in which they are shown, and what leads to all of a kind. */
export const KINDS = {
  people: { title: 'Ľudia', all: 'Zobraziť všetkých' },
  upcoming: { title: 'Nadchádzajúce udalosti', all: 'Zobraziť všetky' },
  past: { title: 'Minulé udalosti', all: 'Zobraziť všetky' },
  documents: { title: 'Dokumenty', all: 'Zobraziť všetky' },
  news: { title: 'Novinky', all: 'Zobraziť všetky' },
  enquiries: { title: 'Správy z webu', all: 'Zobraziť všetky' },
} as const
export type FoundKind = keyof typeof KINDS

export const FIELD_LABEL = 'Koho alebo čo hľadáte?'
export const FIELD_HINT =
  'Meno, telefón, e-mail, variabilný symbol, udalosť, dátum (12. 12.), mesiac (september), dokument alebo novinka.'
export const NOTHING = 'Nič sa nenašlo.'
export const NOTHING_ADVICE = 'Skontrolujte preklepy alebo napíšte menej.'

interface Group {
  kind: FoundKind
  total: number
  isMore: boolean
  hits: readonly unknown[]
}

/** „Zobraziť všetkých (12)“; undefined when all are shown. */
export const allLabel = ({ kind, total, isMore, hits }: Group): string | undefined =>
  total > hits.length ? `${KINDS[kind].all} (${total}${isMore ? '+' : ''})` : undefined

/** „3 výsledky“ or „Viac ako 105 výsledkov“ */
export const foundWords = (groups: readonly Group[]): string => {
  const { total, isMore } = sumOf(groups)
  if (total === 0) return NOTHING
  return `${isMore ? 'Viac ako ' : ''}${counted(total, ['výsledok', 'výsledky', 'výsledkov'])}`
}
