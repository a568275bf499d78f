// Writes that are lost, made twice or overwrite those of others.
import { int, unit } from './suites.mjs'

/** @type {import('../planted-faults.mjs').Fault[]} */
export const writes = [
  {
    says: 'the same tap sent twice is one change',
    file: 'src/features/attendance/sheet/rules.ts',
    find: "  if (mark.operation && mark.operation === row.operation) return 'same'\n",
    put: '',
    suites: [unit('sheet')],
  },
  {
    says: 'a player tapped again while the first tap was sent keeps the newer one',
    file: 'src/features/attendance/sheet/rules.ts',
    find: 'sent[player]?.operation !== pending.operation',
    put: '!(player in sent)',
    suites: [unit('sheet-marks')],
  },
  {
    says: 'the note of a mark is stored',
    file: 'src/features/attendance/sheet/commands.ts',
    find: '    note: mark.note || null,\n',
    put: '',
    suites: [int('attendance')],
  },
  {
    says: 'what another device wrote of a training is not overwritten',
    file: 'src/features/attendance/sheet/commands.ts',
    find: 'if (seen !== undefined && seen !== current)',
    put: 'if (seen === undefined)',
    suites: [int('attendance')],
  },
  {
    says: 'the same payment sent twice is written once',
    file: 'src/features/membership/payments/commands.ts',
    find: '    if (before.length > 0) return recordedView(receipt.batch, before)\n',
    put: '',
    suites: [int('fees'), int('fee-ledger')],
  },
  {
    says: 'a payment of a batch taken back lets the families’ reports stand again',
    file: 'src/features/membership/payments/commands.ts',
    find: '    await restoreClaims(req, claims)\n',
    put: '',
    suites: [int('fee-claims')],
  },
  {
    says: 'a payment of the player ends what the family has reported',
    file: 'src/features/membership/payments/commands.ts',
    find: '    await endClaims(req, players)\n',
    put: '',
    suites: [int('fee-claims')],
  },
  {
    says: 'the rules of the ledger are asked before it is saved',
    file: 'src/features/membership/ledger/commands.ts',
    find: '      await assertLedgerRules(req, changes)\n',
    put: '',
    suites: [int('fee-ledger')],
  },
  {
    says: 'taking an import back leaves a column that was changed since',
    file: 'src/features/member-imports/undo/rules.ts',
    find: '(person.values[field] ?? null) === (after[field] ?? null)',
    put: 'field in person.values',
    suites: [unit('import-undo')],
  },
  {
    says: 'taking an import back takes the children out whom it added',
    file: 'src/features/member-imports/undo/rules.ts',
    find: 'gone.has(child) || (added.get(guardian)?.includes(child) && !staying.has(child))',
    put: 'gone.has(child)',
    suites: [unit('import-undo')],
  },
  {
    says: 'taking an import of matches back puts the end back with the start',
    file: 'src/features/events/fixture-undo/rules.ts',
    find: 'together(field).some((one) => others.has(one))',
    put: 'others.has(field)',
    suites: [unit('fixture-plan'), int('fixture-imports')],
  },
  {
    says: 'a lock released twice lets one writer in',
    file: 'src/db/sqlite/write-lock.ts',
    find: '      if (released) return\n',
    put: '',
    suites: [unit('write-lock')],
  },
  {
    says: 'a write that met another one is repeated',
    file: 'src/lib/retry.ts',
    find: 'const conflict = isTransient(error) ? error : running.conflict',
    put: 'const conflict = running.conflict',
    suites: [unit('retry')],
  },
]
