/** Days of the week as ISO counts them, Monday first. */
export const WEEKDAYS = {
  '1': 'pondelok',
  '2': 'utorok',
  '3': 'streda',
  '4': 'štvrtok',
  '5': 'piatok',
  '6': 'sobota',
  '7': 'nedeľa',
} as const

export type Weekday = keyof typeof WEEKDAYS
