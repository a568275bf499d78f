import { randomBytes, randomInt } from 'node:crypto'
import {
  AuthenticationError,
  type CollectionAfterReadHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeLoginHook,
  type CollectionBeforeValidateHook,
  type CollectionConfig,
  type PayloadRequest,
} from 'payload'
import { renewing } from '@/fields/renewing'
import { fold, literal, sortKey } from '@/lib/text'
import { removeGuardianLinks, clearChildrensTokens } from './family/hooks'
import { clearTokens, notifyOldAddress } from './tokens/hooks'
import {
  refuseWithoutAdmin,
  refuseReferenced,
  keepReferredFromTrash,
  refuseSameCategories,
  refusePasswordUpdate,
  requireValidPassword,
} from './guards'
import { freeUsername, fullName, liveSessions, maySignIn, usernameBase, variableSymbolOf } from './rules'

/** What a form without a sign-in name sends: Payload wants an e-mail or a name before our hooks run. */
export const NO_USERNAME = '~'

type Draft = Record<string, unknown>
const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** A sign-in name made of the person's name, an e-mail that is never an empty string, tidy names. */
const normalizeInput: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  const draft = (data ?? {}) as Draft
  if ('email' in draft) draft.email = text(draft.email) || null
  for (const key of ['firstName', 'lastName'])
    if (key in draft) draft[key] = text(draft[key]).replace(/\s+/g, ' ')
  if (!originalDoc?.username || text(draft.username).startsWith(NO_USERNAME) || draft.username === '') {
    const typed = text(draft.username)
    if (typed === '' || typed.startsWith(NO_USERNAME))
      draft.username = await nextUsername(req, { ...originalDoc, ...draft })
  }
  return draft
}

async function nextUsername(req: PayloadRequest, person: Draft): Promise<string> {
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

/** Names in the forms people search and sort by, symbols and tokens made once and never changed. */
const deriveFields: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const draft = data as Draft
  const whole: Draft = { ...(originalDoc ?? {}), ...draft }
  draft.name = fullName(whole)
  draft.sortName = sortKey(`${text(whole.lastName)} ${text(whole.firstName)}`)
  draft.searchName = fold(`${text(whole.firstName)} ${text(whole.lastName)} ${text(whole.firstName)}`)
  if (whole.role !== 'player') draft.playing = false
  const playing = draft.playing ?? whole.playing
  if (playing && !whole.variableSymbol) draft.variableSymbol = variableSymbolOf(randomInt(9_000_000))
  const children = Array.isArray(whole.children) ? whole.children : []
  if (children.length > 0 && !whole.familySymbol) draft.familySymbol = variableSymbolOf(randomInt(9_000_000))
  if (!whole.calendarToken) draft.calendarToken = randomBytes(24).toString('base64url')
  return draft
}

/** Whoever loses or changes a role, is deactivated or trashed is signed out everywhere, at once. */
const endSessions: CollectionBeforeChangeHook = ({ data, originalDoc, operation }) => {
  if (operation !== 'update') return data
  const after = { ...(originalDoc as Draft), ...(data as Draft) }
  const ended = after.active === false || Boolean(after.deletedAt) || after.role !== originalDoc?.role
  return ended ? { ...data, sessions: [] } : data
}

/**
 * Payload asks only whether a session is listed, not whether it is over. Every door (site, panel, /cms/api,
 * bearer) finds its caller through this read, so a session that has ended is not there.
 */
const hideEndedSessions: CollectionAfterReadHook = ({ doc }) =>
  Array.isArray(doc.sessions) ? { ...doc, sessions: liveSessions(doc, Date.now()) } : doc

/** Payload's own login, should anything ever call it, opens no closed account either. */
const refuseClosed: CollectionBeforeLoginHook = ({ req, user }) => {
  if (!maySignIn(user)) throw new AuthenticationError(req.t)
}

const staffPageHooks = renewing('staff')

export const userHooks: CollectionConfig['hooks'] = {
  ...staffPageHooks,
  afterChange: [
    removeGuardianLinks,
    clearChildrensTokens,
    notifyOldAddress,
    ...(staffPageHooks.afterChange ?? []),
  ],
  beforeOperation: [refusePasswordUpdate, requireValidPassword],
  beforeValidate: [normalizeInput],
  beforeChange: [
    refuseWithoutAdmin,
    keepReferredFromTrash,
    refuseSameCategories,
    deriveFields,
    endSessions,
    clearTokens,
  ],
  afterRead: [hideEndedSessions],
  beforeLogin: [refuseClosed],
  beforeDelete: [refuseReferenced],
}
