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

/** Two letters for a timetable; index 0 is Monday. */
export const WEEKDAYS_SHORT = ['po', 'ut', 'st', 'št', 'pi', 'so', 'ne'] as const
