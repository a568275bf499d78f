/** Whether a value is a colour written #RRGGBB. */
export const isColour = (value: unknown): value is string =>
  typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)

const areIntegers = (value: unknown, least: number, most: number): boolean =>
  value == null ||
  (Array.isArray(value) && value.every((each) => Number.isInteger(each) && each >= least && each <= most))

/** Validates a list of discounts in percent; empty means the default list. Returns true or the message. */
export const arePercents = (value: unknown): true | string =>
  areIntegers(value, 0, 100) || 'Zľava je celé číslo od 0 do 100 percent.'

/** Validates a list of months, 1 to 12; empty means the default list. Returns true or the message. */
export const areMonths = (value: unknown): true | string =>
  areIntegers(value, 1, 12) || 'Mesiac je číslo od 1 do 12.'

/** A link to directions, which a phone opens in its navigation. */
export const directionsTo = (address: string): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address.replace(/\s+/g, ' '))}`

/** The address of one of the club's places by its name; another place is its own address. */
export const addressOf = (place: string, places: readonly { name: string; address: string }[]): string =>
  places.find(({ name }) => name === place)?.address || place
