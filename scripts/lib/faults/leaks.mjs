// What somebody reads who may not.
import { int, unit } from './suites.mjs'

/** @type {import('../planted-faults.mjs').Fault[]} */
export const leaks = [
  {
    says: 'the log has no e-mail address',
    file: 'src/lib/log.ts',
    find: '  /[^\\s<>"\'(),;:]+@[^\\s<>"\'(),;:]+/g,\n',
    put: '',
    suites: [unit('log')],
  },
  {
    says: 'the log has nothing of what an object holds',
    file: 'src/lib/log.ts',
    find: "return value !== null && typeof value === 'object' ? '…' : value",
    put: 'return value',
    suites: [unit('log'), int('log-canaries')],
  },
  {
    says: 'a failed statement is logged without its values',
    file: 'src/lib/redact-error.ts',
    find: '{ query: withoutLiterals(query) }',
    put: '{ query }',
    suites: [unit('log')],
  },
  {
    says: 'a view has only what its schema names',
    file: 'src/lib/view.ts',
    find: '  return Object.fromEntries(\n    Object.keys(schema.shape).map((key) => [\n      key,\n      key in given',
    put: '  return Object.fromEntries(\n    [...Object.keys(schema.shape), ...Object.keys(row)].map((key) => [\n      key,\n      key in given',
    suites: [unit('view')],
  },
  {
    says: 'a locked screen shows no child’s surname',
    file: 'src/features/notifications/push/rules.ts',
    find: 'shortened(withoutSurnames(text, surnames, places), most)',
    put: 'shortened(text, most)',
    suites: [unit('push')],
  },
  {
    says: 'a locked screen shows of a message of fees the title alone',
    file: 'src/features/notifications/push/rules.ts',
    find: "['events', 'changes', 'nominations', 'reminders', 'news']",
    put: "['events', 'changes', 'nominations', 'reminders', 'news', 'fees']",
    suites: [unit('push')],
  },
  {
    says: 'a sibling with a paused fee is named to the office alone',
    file: 'src/features/membership/monthly/rules.ts',
    find: "reason: [`Kategória ${category}`, ...reasons].join(', ') }",
    put: "reason: [`Kategória ${category}`, ...reasons, ...(note ? [note] : [])].join(', ') }",
    suites: [unit('membership')],
  },
  {
    says: 'a refusal names no id of a row',
    file: 'src/lib/error-response.ts',
    find: 'uniqueMessages.has(message) ? DUPLICATE : withoutIds(message)',
    put: 'uniqueMessages.has(message) ? DUPLICATE : message',
    suites: [unit('error-response'), int('events')],
  },
  {
    says: 'a response made for somebody is kept by no cache',
    file: 'src/app/_lib/dispatch.ts',
    find: "'private, no-store'",
    put: "'private'",
    suites: [int('api-contract')],
  },
  {
    says: 'only its person reads the address of a calendar',
    file: 'src/features/users/fields.ts',
    find: '{ create: nobodyField, read: ownField, update: nobodyField }',
    put: '{ create: nobodyField, update: nobodyField }',
    suites: [int('permissions')],
  },
  {
    says: 'a trainer does not read since when a child’s fee is paused',
    file: 'src/features/users/fields.ts',
    find: '{ ...adminWrites, read: familyOrAdmin }',
    put: 'adminWrites',
    suites: [int('permissions')],
  },
  {
    says: 'a trainer reads the year a child was born in, and no day',
    file: 'src/features/users/views.ts',
    find: 'user.birthDate ? Number(user.birthDate.slice(0, 4)) : null',
    put: "user.birthDate ? Number(user.birthDate.replaceAll('-', '')) : null",
    suites: [unit('roster')],
  },
]
