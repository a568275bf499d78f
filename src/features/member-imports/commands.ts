import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { isAdmin } from '@/access/roles'
import { aggregate } from '@/db/aggregate'
import { insertRows } from '@/db/insert-rows'
import { SYMBOLS, variableSymbolOf } from '@/features/users/rules'
import { conflict, forbidden } from '@/lib/errors'
import { madeAhead } from '@/lib/made-ahead'
import { importOnce, PLAN_CHANGED } from '@/lib/past-imports'
import { headingsKey } from '@/lib/remembered-mapping'
import { inTransaction } from '@/lib/transaction'
import { type Accounts, accountsOf, type Sources } from './accounts/rules'
import { type ColumnChange, setColumns } from './accounts/commands'
import { makePlan } from './preview/queries'
import type { MadePlan } from './preview/views'
import { peopleFingerprint } from './queries'
import type { PlannedRow } from './rules'
import type { PerformInput } from './schema'
import { refuseDuringUndo } from './undo-invitations/queries'
import type { ImportChanges } from './undo/rules'

/** What is random or taken; read in the transaction, so that nobody takes the same meanwhile. */
async function sourcesOf(req: PayloadRequest): Promise<Sources> {
  const rows = await aggregate(req, 'users', {
    where: {},
    by: ['id', 'username', 'variableSymbol', 'familySymbol'],
  })
  const symbols = new Set(rows.flatMap(({ variableSymbol, familySymbol }) => [variableSymbol, familySymbol]))
  return {
    newId: randomUUID,
    newToken: () => randomBytes(24).toString('base64url'),
    newSymbol: () => {
      let symbol: string
      do symbol = variableSymbolOf(randomInt(SYMBOLS))
      while (symbols.has(symbol))
      symbols.add(symbol)
      return symbol
    },
    usernames: new Set(rows.map(({ username }) => String(username ?? ''))),
  }
}

/** Adds children to accounts of the club, through the hooks: the family shares its credit and gets a symbol. */
async function linkChildren(req: PayloadRequest, links: Accounts['links']): Promise<void> {
  for (const [guardian, added] of links) {
    const { children } = await req.payload.findByID({
      collection: 'users',
      id: guardian,
      depth: 0,
      overrideAccess: false,
      req,
    })
    await req.payload.update({
      collection: 'users',
      id: guardian,
      data: { children: [...(children ?? []), ...added] },
      depth: 0,
      overrideAccess: false,
      req,
    })
  }
}

/** The columns that are set of people of the club: players' own, and contacts that they have not had. */
function columnChanges(done: readonly PlannedRow[], contacts: Accounts['contacts']): ColumnChange[] {
  const changes = new Map<string, ColumnChange>()
  for (const { id, before, values } of done)
    if (id !== null && Object.keys(values).length > 0) changes.set(id, { id, before, values })
  for (const [id, filled] of contacts) {
    const { before = {}, values = {} } = changes.get(id) ?? {}
    const none = Object.fromEntries(Object.keys(filled).map((field) => [field, null]))
    changes.set(id, { id, before: { ...none, ...before }, values: { ...filled, ...values } })
  }
  return [...changes.values()]
}

async function perform(req: PayloadRequest, input: PerformInput, { rows, seen }: MadePlan): Promise<string> {
  if (seen !== input.seen) throw conflict(PLAN_CHANGED)
  // Of this moment, within the transaction: a change in between is told by a later moment (db/last-change).
  const at = new Date().toISOString()
  const done = rows.filter(({ kind }) => kind === 'new' || kind === 'changed')
  const { players, guardians, links, contacts } = accountsOf(done, await sourcesOf(req))
  const replaced = columnChanges(done, contacts)
  const stamps = { createdAt: at, updatedAt: at, quietHours: { from: '21:00', to: '07:00' }, digest: false }
  await insertRows(
    req,
    'users',
    players.map((row) => ({ ...row, ...stamps })),
  )
  await insertRows(
    req,
    'users',
    guardians.map((row) => ({ ...row, ...stamps, children: row.children.map((link) => ({ ...link })) })),
  )
  await setColumns(req, replaced, at)
  await linkChildren(req, links)
  const changes: ImportChanges = {
    made: {
      players: players.map(({ id }) => String(id)),
      guardians: guardians.map(({ id }) => id),
      at,
    },
    replaced: replaced.map(({ id, before, values }) => ({ id, before, after: values })),
    links: [...links].map(([guardian, added]) => ({ guardian, players: added.map(({ player }) => player) })),
  }
  const { id } = await req.payload.create({
    collection: 'memberImports',
    data: {
      fileName: input.fileName,
      headings: headingsKey(input.rows[input.heading] ?? []),
      mapping: input.mapping,
      created: players.length,
      changed: done.filter(({ kind }) => kind === 'changed').length,
      guardians: guardians.length,
      changes,
      importedBy: req.user!.id,
      importedAt: at,
      operation: input.operation,
    } as never,
    depth: 0,
    overrideAccess: true,
    req,
  })
  return String(id)
}

/**
 * Imports a file, all of it or nothing, by the plan the office has seen: 409 when another one would be made now, or an
 * import is being taken back. The same `operation` sent again returns the same import. Rows that are wrong or undecided are
 * left out. Returns the import's id.
 */
export async function performImport(req: PayloadRequest, input: PerformInput): Promise<string> {
  if (!isAdmin(req)) throw forbidden()
  return importOnce(req, 'memberImports', input.operation, async () => {
    const now = new Date()
    const presentPlan = await madeAhead(
      () => peopleFingerprint(req),
      () => makePlan(req, input, now),
    )
    return inTransaction(req, async () => {
      await refuseDuringUndo(req)
      return perform(req, input, await presentPlan())
    })
  })
}
