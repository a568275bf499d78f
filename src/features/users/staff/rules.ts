/** The highest hourly rate of a trainer, in cents: what is above it was typed wrong. */
export const HIGHEST_RATE = 100_000

/** Payload validator of a rate: true, or the message when it is no amount of whole cents. */
export const isRate = (value: unknown): true | string =>
  value === null ||
  value === undefined ||
  (Number.isInteger(value) && Number(value) >= 0 && Number(value) <= HIGHEST_RATE) ||
  'Zadajte sadzbu najviac 1 000 € za hodinu.'
