// A day too early or too late, the change of the clock, the edges of a season.
import { unit } from './suites.mjs'

/** @type {import('../planted-faults.mjs').Fault[]} */
export const dates = [
  {
    says: 'who has the birthday today is of age',
    file: 'src/lib/age.ts',
    find: 'adultFrom(birthDate) <= today',
    put: 'adultFrom(birthDate) < today',
    suites: [unit('age')],
  },
  {
    says: 'July is of the new season',
    file: 'src/features/club/season/rules.ts',
    find: 'seasonStarting(month >= 7 ? year : year - 1)',
    put: 'seasonStarting(month > 7 ? year : year - 1)',
    suites: [unit('dates')],
  },
  {
    says: 'a fee is in time on its due day',
    file: 'src/features/membership/rules.ts',
    find: "if (fee.dueDate < today) return 'overdue'",
    put: "if (fee.dueDate <= today) return 'overdue'",
    suites: [unit('membership')],
  },
  {
    says: 'a series keeps its hour across the change of the clock',
    file: 'src/features/events/series/rules.ts',
    find: 'momentAt(addDays(dayOf(moment), days), timeOf(moment)).toISOString()',
    put: 'new Date(Date.parse(moment) + days * 86_400_000).toISOString()',
    suites: ['tests/int/fees.test.ts'],
  },
  {
    says: 'an hour that autumn repeats is its first one',
    file: 'src/lib/dates.ts',
    find: 'return new Date(offsetAt(first) !== before && offsetAt(second) === after ? second : first)',
    put: 'return new Date(offsetAt(second) === after ? second : first)',
    suites: [unit('dates')],
  },
  {
    says: 'the last day of a break is of the break',
    file: 'src/features/events/series/rules.ts',
    find: 'from <= day && day <= to',
    put: 'from <= day && day < to',
    suites: [unit('series'), unit('season-plan')],
  },
  {
    says: 'on the last day an act can still be taken back',
    file: 'src/lib/undo-days.ts',
    find: 'dayOf(now) <= undoUntil(act.doneAt)',
    put: 'dayOf(now) < undoUntil(act.doneAt)',
    suites: [unit('migration')],
  },
  {
    says: 'who turns fifteen on the last day of the season is not under fifteen',
    file: 'src/features/attendance/figures/rules.ts',
    find: 'addYears(birthDate, age) > day',
    put: 'addYears(birthDate, age) >= day',
    suites: [unit('figures')],
  },
]
