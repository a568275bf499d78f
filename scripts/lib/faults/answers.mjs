// Calls that answer wrongly, check less than they should, or leave an old page in the cache.
import { int, unit } from './suites.mjs'

/** @type {import('../planted-faults.mjs').Fault[]} */
export const answers = [
  {
    says: 'a value that is taken is answered 409',
    file: 'src/lib/error-response.ts',
    find: 'if (isUniqueViolation(error)) return respond(409,',
    put: 'if (isUniqueViolation(error)) return respond(400,',
    suites: [unit('error-response')],
  },
  {
    says: 'who may try again is told when',
    file: 'src/lib/error-response.ts',
    find: 'respond(refusal.status, refusal.problems, refusal.extra, refusal.headers)',
    put: 'respond(refusal.status, refusal.problems, refusal.extra)',
    suites: [unit('error-response')],
  },
  {
    says: 'a body is read up to its limit',
    file: 'src/lib/request-text.ts',
    find: 'if (size > limit) {',
    put: 'if (part.value.byteLength > limit) {',
    suites: [unit('unread-body')],
  },
  {
    says: 'a limit refuses the try after the last one',
    file: 'src/lib/limits.ts',
    find: '        throw tooMany(reason.msBeforeNext)\n',
    put: '',
    suites: [unit('session')],
  },
  {
    says: 'all networks of one line share a limit',
    file: 'src/lib/limits.ts',
    find: "...(network.endsWith('::/64')",
    put: "...(network.endsWith('::/56')",
    suites: [unit('session')],
  },
  {
    says: 'a write from another site is refused',
    file: 'src/lib/origin.ts',
    find: 'if (origin !== null) return isOwnOrigin(origin, site)',
    put: "if (origin !== null) return origin !== 'null'",
    suites: [unit('session'), int('api-contract')],
  },
  {
    says: 'a method that an address does not have is answered 405',
    file: 'src/app/_lib/dispatch.ts',
    find: '{ status: 405, headers: { ...PRIVATE, allow } }',
    put: '{ status: 404, headers: { ...PRIVATE, allow } }',
    suites: [int('api-contract')],
  },
  {
    says: 'the pages of news are renewed with an article',
    file: 'src/features/news/hooks.ts',
    find: "revalidateHooks('news')",
    put: 'revalidateHooks()',
    suites: [int('news')],
  },
  {
    says: 'goals are whole numbers',
    file: 'src/features/events/schema.ts',
    find: '  .int({ error: NO_GOALS })\n',
    put: '',
    suites: [unit('events')],
  },
]
