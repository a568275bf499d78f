import { randomBytes, randomInt } from 'node:crypto'
import type {
  CollectionAfterReadHook,
  CollectionBeforeChangeHook,
  CollectionBeforeValidateHook,
  CollectionConfig,
  PayloadRequest,
} from 'payload'
import { revalidateHooks } from '@/fields/revalidate-hooks'
import { sortKey } from '@/lib/sort-key'
import { fold, literal } from '@/lib/text'
import { refuseOwnGuardian } from './family/guards'
import { removeGuardianLinks, clearChildrensTokens, renewChildrensCalendars } from './family/hooks'
import { clearRate, hidePlayers } from './staff/hooks'
import { clearTokens, notifyOldAddress } from './tokens/hooks'
import {
  refuseClosedAccount,
  refuseDeleteReferenced,
  refusePasswordUpdate,
  refuseSameCategories,
  refuseTrashReferenced,
  refuseRevival,
  refuseWithoutAdmin,
  requireValidPassword,
} from './guards'
import { refuseLongTrial } from './trials/guards'
import { freeUsername, fullName, liveSessions, SYMBOLS, usernameBase, variableSymbolOf } from './rules'

/** Placeholder of a sign-in name: Payload validates that there is an e-mail or a name before our hooks run. */
export const NO_USERNAME = '~'

type Values = Record<string, unknown>
const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** Makes a missing sign-in name from the person's name, turns an empty e-mail into null, trims names. */
const normalizeInput: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  const values = (data ?? {}) as Values
  if ('email' in values) values.email = text(values.email) || null
  for (const key of ['firstName', 'lastName'])
    if (key in values) values[key] = text(values[key]).replace(/\s+/g, ' ')
  if (!originalDoc?.username || text(values.username).startsWith(NO_USERNAME) || values.username === '') {
    const typed = text(values.username)
    if (typed === '' || typed.startsWith(NO_USERNAME))
      values.username = await nextUsername(req, { ...originalDoc, ...values })
  }
  return values
}

async function nextUsername(req: PayloadRequest, person: Values): Promise<string> {
  const base = usernameBase(person)
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { username: { like: literal(base) } },
    select: { username: true },
    depth: 0,
    pagination: false,
    trash: true,
    overrideAccess: true,
    req,
  })
  return freeUsername(base, new Set(docs.map((doc) => doc.username ?? '')))
}

/**
 * Draws a variable symbol that nobody has, neither as a player nor for a family, not even in the trash: the database keeps
 * the symbols of players apart and those of families, but not one from the other, and a payment must name one account.
 */
export async function freeSymbol(
  req: PayloadRequest,
  draw: () => string = () => variableSymbolOf(randomInt(SYMBOLS)),
): Promise<string> {
  for (;;) {
    const symbol = draw()
    const { totalDocs } = await req.payload.count({
      collection: 'users',
      where: { or: [{ variableSymbol: { equals: symbol } }, { familySymbol: { equals: symbol } }] },
      trash: true,
      overrideAccess: true,
      req,
    })
    if (totalDocs === 0) return symbol
  }
}

/** Fills the columns for search and sorting, and once for each person the variable symbols and the calendar token. */
const deriveFields: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const values = data as Values
  const whole: Values = { ...(originalDoc ?? {}), ...values }
  values.name = fullName(whole)
  values.sortName = sortKey(`${text(whole.lastName)} ${text(whole.firstName)}`)
  values.searchName = fold(`${text(whole.firstName)} ${text(whole.lastName)} ${text(whole.firstName)}`)
  if (whole.role !== 'player') values.playing = false
  const playing = values.playing ?? whole.playing
  if (playing && !whole.variableSymbol) values.variableSymbol = await freeSymbol(req)
  const children = Array.isArray(whole.children) ? whole.children : []
  if (children.length > 0 && !whole.familySymbol) values.familySymbol = await freeSymbol(req)
  if (!whole.calendarToken) values.calendarToken = randomBytes(24).toString('base64url')
  return values
}

/** Notes since when a person is inactive: a year later the office is reminded to erase their data. */
const noteInactive: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const before = (originalDoc ?? {}) as Values
  if (((data as Values).active ?? before.active) !== false) return { ...data, inactiveSince: null }
  // Accounts deactivated before this was noted: their last change is the best that is known.
  const known = before.inactiveSince ?? (before.active === false ? before.updatedAt : undefined)
  return { ...data, inactiveSince: known ?? new Date().toISOString() }
}

/** A child whose day was emptied is no more on trial: it stays in the club, and nothing of it is erased by itself. */
const keepAfterTrial: CollectionBeforeChangeHook = ({ data }) =>
  'trialUntil' in data && !data.trialUntil ? { ...data, trialUntil: null, trialEnquiry: null } : data

/** Signs a person out everywhere when their role changes or they are deactivated or trashed. */
const endSessions: CollectionBeforeChangeHook = ({ data, originalDoc, operation }) => {
  if (operation !== 'update') return data
  const after = { ...(originalDoc as Values), ...(data as Values) }
  const ended = after.active === false || Boolean(after.deletedAt) || after.role !== originalDoc?.role
  return ended ? { ...data, sessions: [] } : data
}

/**
 * Leaves out sessions that have ended: Payload only checks whether a session is listed. Every kind of request (site,
 * panel, /cms/api, bearer) finds its caller through this read.
 */
const hideEndedSessions: CollectionAfterReadHook = ({ doc }) =>
  Array.isArray(doc.sessions) ? { ...doc, sessions: liveSessions(doc, Date.now()) } : doc

const revalidation = revalidateHooks('staff')

export const userHooks: CollectionConfig['hooks'] = {
  ...revalidation,
  afterChange: [
    removeGuardianLinks,
    clearChildrensTokens,
    renewChildrensCalendars,
    notifyOldAddress,
    ...(revalidation.afterChange ?? []),
  ],
  beforeOperation: [refusePasswordUpdate, requireValidPassword],
  beforeValidate: [normalizeInput],
  beforeChange: [
    refuseWithoutAdmin,
    refuseRevival,
    refuseTrashReferenced,
    refuseOwnGuardian,
    refuseSameCategories,
    refuseLongTrial,
    keepAfterTrial,
    deriveFields,
    hidePlayers,
    clearRate,
    noteInactive,
    endSessions,
    clearTokens,
  ],
  afterRead: [hideEndedSessions],
  beforeLogin: [refuseClosedAccount],
  beforeDelete: [refuseDeleteReferenced],
}
