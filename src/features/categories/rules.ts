type Range = { from?: number | null; to?: number | null } | null | undefined
type Slot = { from?: string | null; to?: string | null }

/** Payload validator: the first birth year is not after the last. Either may be missing. */
export const birthYearsInOrder = (years: unknown): true | string => {
  const { from, to } = (years as Range) ?? {}
  return from != null && to != null && from > to ? 'Prvý ročník nemôže byť po poslednom.' : true
}

/** Payload validator: every weekly slot ends after it begins. */
export const slotInOrder = (slots: unknown): true | string =>
  ((slots as Slot[] | null | undefined) ?? []).every((slot) => !slot.from || !slot.to || slot.from < slot.to)
    ? true
    : 'Koniec tréningu musí byť neskôr ako začiatok.'
