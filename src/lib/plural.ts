const rules = new Intl.PluralRules('sk')

/** Words for 1, for 2–4, for 0 and 5 and more, and (when decimals occur) for fractions. */
export type Forms = readonly [one: string, few: string, other: string, many?: string]

/** The word that fits the count: plural(2, ['hráč', 'hráči', 'hráčov']) → „hráči“. */
export const plural = (count: number, forms: Forms): string => {
  const kind = rules.select(count)
  if (kind === 'one') return forms[0]
  if (kind === 'few') return forms[1]
  return kind === 'many' ? (forms[3] ?? forms[2]) : forms[2]
}

/** The count with spaces between thousands: „2 627“. */
export const grouped = (count: number): string => count.toLocaleString('sk-SK')

/** The count with its word and a non-breaking space: „5 hráčov“. */
export const counted = (count: number, forms: Forms): string =>
  `${grouped(count)}\u00a0${plural(count, forms)}`
