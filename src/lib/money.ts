const euros = new Intl.NumberFormat('sk-SK', { style: 'currency', currency: 'EUR' })

/** Whole cents as a Slovak reads them: 3000 → „30,00 €“; with a minus sign, not a hyphen. */
export const formatCents = (cents: number): string => euros.format(cents / 100).replace('-', '\u2212')

/** Whole cents of a typed amount („30“, „30,5“, „1 250,50 €“); undefined when it is no amount with two decimals at most. */
export const parseCents = (typed: string): number | undefined => {
  const match = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(typed.replace(/[\s\u00a0\u202f€]/g, ''))
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : undefined
}
