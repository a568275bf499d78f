/** Whether a value is a colour written #RRGGBB. */
export const isColour = (value: unknown): value is string =>
  typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)

const areWhole = (value: unknown, least: number, most: number): boolean =>
  value == null ||
  (Array.isArray(value) && value.every((one) => Number.isInteger(one) && one >= least && one <= most))

/** Whether a value is a list of discounts; nothing at all is the program's own list. */
export const arePercents = (value: unknown): true | string =>
  areWhole(value, 0, 100) || 'Zľava je celé číslo od 0 do 100 percent.'

/** Whether a value is a list of months by their numbers; nothing at all is the program's own list. */
export const areMonths = (value: unknown): true | string =>
  areWhole(value, 1, 12) || 'Mesiac je číslo od 1 do 12.'

/** Whether a text is an IBAN whose check digits are right (ISO 13616). Spaces are allowed. */
export const isIban = (text: string): boolean => {
  const iban = text.replace(/\s/g, '').toUpperCase()
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban) || (iban.startsWith('SK') && iban.length !== 24))
    return false
  const digits = (iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  )
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1
}

/** „SK24 9999 0000 …“: an IBAN in groups of four. */
export const formatIban = (iban: string): string => iban.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ')

/** Opens the phone's own navigation; nothing is asked of anybody before the tap. */
export const routeTo = (address: string): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address.replace(/\s+/g, ' '))}`

/** The address of a place by its name; a place that is not the club's own is found by what was written. */
export const addressOf = (place: string, places: readonly { name: string; address: string }[]): string =>
  places.find(({ name }) => name === place)?.address || place
