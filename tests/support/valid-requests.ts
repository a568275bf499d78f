import { createHash, randomUUID } from 'node:crypto'
import { type CollectionSlug, createLocalReq, type Payload } from 'payload'
import sharp from 'sharp'
import { enquiryLimits } from '@/features/enquiries/commands'
import { filesLimit } from '@/lib/files-limit'
import { closingLimit } from '@/features/events/closing/commands'
import { retryLimit } from '@/features/notifications/reached/commands'
import { messageLimit, officeMessageLimit } from '@/features/notifications/commands'
import { unsubscribeLimit } from '@/features/notifications/email/commands'
import { unsubscribeToken } from '@/features/notifications/email/rules'
import { pushLimit } from '@/features/notifications/push/commands'
import { testLimit } from '@/features/notifications/push/endpoints'
import { answerLinkLimits } from '@/features/participants/answer-links/commands'
import { answerLinksOf } from '@/features/participants/answer-links/queries'
import { signInLimits } from '@/features/session/sign-in/commands'
import { passwordLimits } from '@/features/session/passwords/commands'
import { tokenDigest } from '@/features/session/passwords/service'
import { mergeCase } from '@/features/merges/queries'
import { emailLimit } from '@/features/session/profile/commands'
import { seasonOf } from '@/features/club/season/rules'
import { addDays, dayOf } from '@/lib/dates'
import { archiveLimits } from '@/features/own-data/archive/commands'
import { erasureLimit } from '@/features/own-data/erasure/commands'
import { photoLimit } from '@/features/session/photo/commands'
import { csrfFor } from '@/lib/csrf'
import type { AnyCall } from '@/lib/contract'
import { stopJobs } from '@/lib/jobs'
import { signValue } from '@/lib/signed-value'
import { type Ids, SEPTEMBER } from './club'
import { type ApiResponse, type ApiClient, apiFor, sessionFor } from './api-client'
import { formWith } from './members-file'
import { monthToCharge } from './months'
import { PASSWORD } from './people'
import { requestAs } from './request'
import { type FakePushService, fakePushService } from './fake-push-service'

/** A person whose data are put into every body that takes some. */
export interface Planted {
  firstName: string
  lastName: string
  email: string
  phone: string
  birthDate: string
  /** Plain tokens of open links to this account: for a password, and for a new e-mail. */
  resetToken: string
  emailToken: string
  password: string
  text: string
}

/** Somebody usual, where it does not matter who. */
const SOMEBODY: Planted = {
  firstName: 'Skúšobný',
  lastName: 'Hráč',
  email: 'skusobny@klub.test',
  phone: '+421 907 654 321',
  birthDate: '2013-03-07',
  resetToken: 'beefcafe'.repeat(8),
  emailToken: 'cafebeef'.repeat(8),
  password: 'Ukazka-2026!',
  text: 'Prineste si vodu.',
}

export type Role = 'anonymous' | 'family' | 'trainer' | 'admin'

/** The roles a call is for; a public one is tried without a session and as a family. */
export const rolesOf = ({ who }: AnyCall): readonly Role[] =>
  who === 'public' ? ['anonymous', 'family'] : who === 'signedIn' ? ['family', 'trainer', 'admin'] : who

export interface Callers {
  payload: Payload
  ids: Ids
  planted: Planted
  /** The client of each role: the planted player, the trainer of U13, an administrator. */
  apis: Record<Role, ApiClient>
  tokens: Partial<Record<Role, string>>
  push: FakePushService
}

/** What to send so that a call succeeds: the name of the row in its address, a body. */
interface ValidRequest {
  row?: string | Partial<Record<Role, string>>
  /** With `:name` for the id of a row. */
  query?: string
  body?: (callers: Callers, role: Role) => object | Promise<object>
  /** A form of the sign-in protocol: sent with the browser's CSRF cookie. */
  form?: true
}

const HOUR = 3_600_000
const inHours = (hours: number): string => new Date(Date.now() + hours * HOUR).toISOString()
const today = (): string => dayOf(new Date())
/** A month without fees, and the one that `callersOf` charges. */
const FREE_MONTH = monthToCharge(8)
const CHARGED_MONTH = monthToCharge(9)

const unchangedSince =
  (collection: CollectionSlug, name: string, changes: (callers: Callers) => object) =>
  async (callers: Callers) => {
    const id = callers.ids[name]!
    const where = { id: { equals: id } }
    const row = await callers.payload.db.findOne<{ id: string; updatedAt: string }>({ collection, where })
    return { ...changes(callers), updatedAt: row!.updatedAt }
  }
/** The stage of a migration that waits, as it is stored. */
const stageSeen = async ({ ids, payload }: Callers) => {
  const where = { id: { equals: ids.migrationStage } }
  const row = await payload.db.findOne<{ id: string; updatedAt: string }>({
    collection: 'playerMigrations',
    where,
  })
  return { seen: row!.updatedAt }
}
/** A read file of members with one row. */
const membersOf = ({ firstName, lastName, birthDate, phone, email }: Planted) => ({
  rows: [
    ['Priezvisko', 'Meno', 'Narodený', 'Rodič', 'Telefón rodiča', 'E-mail rodiča'],
    [lastName, firstName, birthDate, `${firstName} ${lastName}`, phone, `rodic.${email}`],
  ],
  heading: 0,
  mapping: ['lastName', 'firstName', 'birthDate', 'guardianName', 'guardianPhone', 'guardianEmail'],
})
/** A fee for a whole category. */
const manyOf = (category: string, reason: string) => ({
  ...{ item: 'camp', season: seasonOf(today()).label, categories: [category], amount: 12_000, reason },
  ...{ instalments: 3, dueDate: today() },
})
/** The overdue fees of a category in September, as the office sees them together. */
async function openOf(api: ApiClient, category: string) {
  type Fees = { memberFees: { id: string; owed: number }[]; totals: { count: number; owed: number } }
  const filter = { season: seasonOf(today()).label, period: SEPTEMBER, category, state: 'overdue' }
  const query = new URLSearchParams({ period: SEPTEMBER, category, state: 'overdue', size: '200' })
  const { body } = await api<Fees>('GET', `/memberFees?${query}`)
  const fees = body.memberFees.map(({ id, owed }) => `${id}:${owed}`).sort()
  const digest = createHash('sha256').update(fees.join(' ')).digest('hex')
  return { filter, count: body.totals.count, owed: body.totals.owed, digest }
}
/** A read schedule with one match. */
const fixturesOf = (category: string, { lastName, text }: Planted) => ({
  rows: [
    ['Dátum', 'Čas', 'Domáci', 'Hostia', 'Miesto'],
    [addDays(dayOf(new Date()), 30), '10:30', lastName, 'Brezová', text],
  ],
  heading: 0,
  mapping: ['day', 'time', 'home', 'guest', 'place'],
  category,
  team: lastName,
})
/** A read statement with one movement. */
const statementOf = ({ lastName, text }: Planted) => ({
  rows: [
    ['Dátum', 'Suma', 'Platiteľ', 'Správa', 'ID pohybu'],
    ['3.11.2026', '30,00', lastName, text, lastName],
  ],
  heading: 0,
  mapping: ['day', 'amount', 'payer', 'note', 'reference'],
})
type Preview = { preview: { seen: string } }

/** The receipt that removes the recorded sheet of U13 at this event, and restores it. */
const sheetReceipt = async (api: ApiClient, ids: Ids, event: string) => {
  const path = `/attendances/recorded?event=${ids[event]}&category=${ids.U13}`
  return (await api<{ receipt: string }>('GET', path)).body.receipt
}
const receipt = () => ({ method: 'cash', receivedAt: today(), batch: randomUUID() })
const training = ({ ids, planted }: Callers) => ({
  type: 0,
  categories: [ids.U13],
  startsAt: inHours(72),
  place: planted.lastName,
  note: planted.text,
  internalNote: planted.phone,
})
const ownPassword = ({ planted }: Callers, role: Role) => ({
  currentPassword: role === 'family' ? planted.password : 'Ukazka-2026!',
  password: 'Kanarik-2027!',
})
const absenceSpan = ({ ids }: Callers) => ({
  players: [ids.canary],
  from: addDays(today(), 1),
  to: addDays(today(), 5),
})
const CLOSED_DAYS = { from: addDays(today(), 30), to: addDays(today(), 31) }
/** A place of the club that is closed twice. */
const placeOf = (ids: Record<string, string>) => {
  const closures = [
    { id: randomUUID() as string, ...CLOSED_DAYS },
    { id: randomUUID() as string, from: addDays(today(), 40), to: null },
  ]
  ids.place = randomUUID()
  ids.closure = closures[0]!.id
  ids.takenBackClosure = closures[1]!.id
  return { id: ids.place, name: 'Hala', closures }
}
const toPlanted = ({ ids }: Callers) => ({ audience: { kind: 'categories', categories: [ids.U13] } })

/** The row of each role's own account. */
const ONESELF: Partial<Record<Role, string>> = { family: 'canary', trainer: 'robert', admin: 'maria' }
/** A row of each role: familySession, trainerSession. */
const ofEach = (what: string): Partial<Record<Role, string>> =>
  Object.fromEntries(Object.keys(ONESELF).map((role) => [role, `${role}${what}`]))
const ONE_PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

let closedDay = 0

/** One valid request of every call. */
export const REQUESTS: Record<string, ValidRequest> = {
  'GET /categories': {},
  'GET /categories/office': {},
  'GET /categories/{id}': { row: 'U13' },
  'POST /categories': { body: ({ planted }) => ({ name: planted.lastName }) },
  'PATCH /categories/{id}': {
    row: 'U13',
    body: unchangedSince('categories', 'U13', ({ planted }) => ({ name: planted.lastName })),
  },
  'DELETE /categories/{id}': { row: 'emptyCategory' },
  'POST /categories/{id}/restore': { row: 'trashedCategory' },
  'GET /desk': {},
  'GET /products': {},
  'GET /latestMatches': {},
  'GET /news': {},
  'GET /documents': {},
  'GET /documents/documentFolders': {},
  'GET /events': {},
  'GET /club/closures/reach': {
    query: `place=:place&from=${addDays(today(), 3)}`,
  },
  'POST /club/closures': {
    body: ({ ids, planted }) => ({
      ...{ place: ids.place, from: addDays(today(), 3), to: addDays(today(), 4) },
      ...{ reason: planted.lastName, notify: true },
    }),
  },
  'PATCH /club/closures/{id}': {
    row: 'closure',
    body: ({ planted }) => ({
      ...{ ...CLOSED_DAYS, reason: planted.lastName, notify: false },
      seen: { ...CLOSED_DAYS, reason: '' },
    }),
  },
  'DELETE /club/closures/{id}': { row: 'takenBackClosure', query: 'notify=false' },
  'GET /events/{id}': { row: 'training13' },
  'GET /events/closings/plan': {
    query: `place=:place&from=${addDays(today(), 3)}&to=${addDays(today(), 4)}`,
  },
  'GET /notifications/reach/closing': {
    query: `place=:place&from=${addDays(today(), 3)}&to=${addDays(today(), 4)}`,
  },
  'POST /events/closings': {
    body: ({ ids, planted }) => {
      // A day of its own for each: an administrator closes a place once.
      const day = addDays(today(), 6 + ((closedDay += 1) % 23))
      const what = { operation: randomUUID(), place: ids.place, reason: planted.lastName, events: [] }
      return { ...what, from: day, to: day }
    },
  },
  'POST /events/closings/{id}/undo': { row: 'robertsClosing' },
  'GET /events/season': { query: `category=:U13&from=${today()}&to=${addDays(today(), 30)}` },
  'POST /events/season': {
    body: ({ ids }) => ({
      ...{ operation: randomUUID(), category: ids.U13, notify: false },
      ...{ from: addDays(today(), 200), to: addDays(today(), 230) },
    }),
  },
  'POST /events/season/undo': { body: () => ({ operation: randomUUID() }) },
  'GET /events/taken': { query: `place=Hala&days=${addDays(today(), 3)}&from=17%3A00` },
  'GET /events/eventParticipants': {},
  'GET /events/eventPlayers/{id}': { row: 'training13' },
  'GET /events/{id}/leaders': { row: 'training13' },
  'POST /events/{id}/substitute': { row: 'training13', body: () => ({ substitute: null, seen: null }) },
  'POST /events': { body: training },
  'PATCH /events/{id}': {
    row: 'training13',
    body: unchangedSince('events', 'training13', ({ planted }) => ({
      note: planted.text,
      place: planted.lastName,
    })),
  },
  'DELETE /events/{id}': { row: 'calledOff', query: 'notify=true' },
  'POST /events/{id}/cancel': { row: 'training13', body: ({ planted }) => ({ reason: planted.lastName }) },
  'POST /events/{id}/resume': { row: 'calledOff', body: () => ({ notify: true }) },
  'POST /events/{id}/restore': { row: 'trashedEvent', body: () => ({ notify: false }) },
  'POST /events/series': {
    body: (callers) => ({
      ...training(callers),
      repeat: { every: 1, until: addDays(today(), 18), skipBreaks: false },
    }),
  },
  'PATCH /events/{id}/following': {
    row: 'series',
    body: unchangedSince('events', 'series', ({ planted }) => ({ note: planted.text })),
  },
  'POST /events/{id}/following/cancel': {
    row: 'series',
    body: ({ planted }) => ({ reason: planted.lastName }),
  },
  'POST /events/{id}/following/resume': { row: 'calledOffSeries', body: () => ({ notify: true }) },
  'DELETE /events/{id}/following': { row: 'series', query: 'notify=true' },
  'POST /events/{id}/following/restore': { row: 'trashedSeries', body: () => ({ notify: false }) },
  'POST /events/{id}/answer': {
    row: 'training13',
    body: ({ ids, planted }) => ({ player: ids.canary, answer: 'no', reason: planted.lastName }),
  },
  'POST /events/answers': {
    body: ({ ids }) => ({ answers: [{ event: ids.training13, player: ids.canary, answer: 'yes' }] }),
  },
  'GET /absences': { query: 'player=:canary' },
  'POST /absences/preview': { body: absenceSpan },
  'POST /absences': {
    body: (callers) => ({
      ...absenceSpan(callers),
      operation: randomUUID(),
      reason: callers.planted.lastName,
    }),
  },
  'POST /absences/undo': {
    body: async (callers, role) => {
      const operation = randomUUID()
      await callers.apis[role]('POST', '/absences', { ...absenceSpan(callers), operation })
      return { operation }
    },
  },
  'DELETE /absences/{id}': { row: 'canaryAbsence' },
  'GET /events/{id}/nomination': { row: 'match13' },
  'POST /events/{id}/contacts': { row: 'match13' },
  // One of two is enough: another one within hours is refused, whoever asks.
  'POST /events/{id}/remind': {
    row: 'match13',
    body: ({ ids }) => ({ operation: `remind-${ids.match13}` }),
  },
  'POST /events/{id}/nomination': {
    row: 'match13',
    body: ({ ids }) => ({ players: [{ player: ids.canary, nomination: 'in' }] }),
  },
  'GET /attendances': {},
  'GET /attendances/usersByCategory': {},
  'GET /attendances/trainerList/{id}': { row: 'robert' },
  'GET /attendances/userAttendances/{userId}': { row: 'canary' },
  'GET /attendances/guests': { query: 'event=:played&search=Ema' },
  'POST /attendances': {
    body: ({ ids, planted }) => ({
      event: ids.played,
      rows: [{ player: ids.canary, status: 'excused', note: planted.lastName }],
      content: planted.text,
    }),
  },
  'POST /attendances/remove': { body: ({ ids }) => ({ attendances: [ids.jakubAttendance] }) },
  'GET /attendances/recorded': { query: 'event=:training13&category=:U13' },
  'POST /attendances/recorded/remove': {
    body: async ({ apis, ids }) => ({ receipt: await sheetReceipt(apis.admin, ids, 'training13') }),
  },
  'POST /attendances/recorded/restore': { body: ({ ids }) => ({ receipt: ids.removedSheet }) },
  'DELETE /attendances/{id}': { row: 'jakubAttendance' },
  'GET /playerList': {},
  'GET /playerList/{id}': { row: 'canary' },
  'GET /playerList/file': { query: 'category=:U13' },
  'GET /attendances/file': { query: 'category=:U13' },
  'GET /attendances/paper': { query: 'category=:U13&month=2030-09' },
  'GET /playerAttendance': {},
  'GET /search': { query: 'query=lalik' },
  'GET /users': {},
  'GET /users/file': {},
  'GET /memberFees/file': { query: 'season=2026/27' },
  'GET /payments/file': { query: 'season=2026/27' },
  'GET /attendances/hours/file': { query: 'season=2026/27' },
  'GET /attendances/figures/file': { query: 'season=2026/27' },
  'GET /events/file': {},
  'GET /users/{id}': { row: 'canary' },
  'GET /users/me': {},
  'GET /users/allUsersByCategory': {},
  'POST /users': {
    body: ({ planted: { firstName, lastName, email, phone, birthDate } }) => ({
      ...{ firstName, lastName, phone, birthDate },
      email: `x${email}`,
    }),
  },
  'PATCH /users/me': {
    body: async (callers, role) => {
      const { body } = await callers.apis[role]<{ users: { updatedAt: string } }>('GET', '/users/me')
      return { phone: callers.planted.phone, updatedAt: body.users.updatedAt }
    },
  },
  'PATCH /users/{id}': {
    row: 'canary',
    body: unchangedSince('users', 'canary', ({ planted }) => ({
      lastName: `${planted.lastName}ova`,
      email: `x${planted.email}`,
    })),
  },
  'DELETE /users/{id}': { row: 'leaver' },
  'POST /users/{id}/restore': { row: 'trashedUser' },
  'POST /users/me/password': { body: ownPassword },
  'POST /users/{id}/password': { row: 'child', body: ownPassword },
  'POST /users/{id}/invitation': { row: 'canary' },
  'POST /users/invitations': { body: ({ ids }) => ({ users: [ids.canary] }) },
  'POST /users/me/calendar': {},
  'POST /users/{id}/calendar': { row: ONESELF },
  'POST /users/{id}/photo': { row: ONESELF, body: () => ({ picture: ONE_PIXEL }) },
  'DELETE /users/{id}/photo': { row: ONESELF },
  'GET /users/me/sessions': {},
  'DELETE /users/me/sessions': {},
  'DELETE /users/me/sessions/{id}': { row: ofEach('Session') },
  'POST /users/me/archive': {
    body: (callers, role) => ({ currentPassword: ownPassword(callers, role).currentPassword }),
  },
  'GET /users/me/archive/{token}': { row: ofEach('Ticket') },
  'GET /erasures': {},
  'POST /erasures': { body: ({ ids }, role) => ({ person: ids[ONESELF[role]!] }) },
  'POST /erasures/{id}/withdraw': { row: ofEach('Erasure') },
  'POST /erasures/{id}/refuse': {
    row: 'familyErasure',
    body: ({ planted }) => ({ reply: `Ešte nie, ${planted.lastName}.` }),
  },
  'GET /users/{id}/erasure': { row: ONESELF },
  'POST /users/{id}/erasure': {
    row: 'canary',
    body: (callers, role) => ({ currentPassword: ownPassword(callers, role).currentPassword }),
  },
  'POST /users/{id}/merge': { row: 'child', body: twinOfChild },
  'GET /memberFees': {},
  'GET /memberFees/{id}': { row: 'jakubFee' },
  'GET /memberFees/{id}/code': { row: 'canaryFee' },
  'GET /memberFees/{id}/picture': { row: 'canaryFee' },
  'GET /playerMembership/code': {},
  'GET /playerMembership/picture': {},
  'GET /playerMembership/{id}/confirmation': { row: 'canary', query: 'kind=membership&period=2030/31' },
  'GET /memberFees/monthly': { query: `period=${FREE_MONTH}` },
  'POST /memberFees': {
    body: ({ ids, planted }) => ({
      player: ids.canary,
      period: FREE_MONTH,
      amount: 3000,
      dueDate: `${FREE_MONTH}-15`,
      note: planted.text,
    }),
  },
  'PATCH /memberFees/{id}': {
    row: 'canaryFee',
    body: unchangedSince('memberFees', 'canaryFee', ({ planted }) => ({ amount: 2500, note: planted.text })),
  },
  'DELETE /memberFees/{id}': { row: 'canaryFee' },
  'POST /memberFees/{id}/restore': { row: 'trashedFee' },
  'POST /memberFees/waive': { body: ({ ids }) => ({ fees: [ids.canaryFee, ids.jakubFee], waived: true }) },
  'POST /memberFees/claim': { body: ({ ids }) => ({ fees: [ids.canaryFee], claimed: true }) },
  'POST /memberFees/claim/refuse': { body: ({ ids }) => ({ fees: [ids.canaryFee] }) },
  'POST /memberFees/monthly': {
    body: async ({ apis }) => {
      type Plan = { plan: { digest: string } }
      const { body } = await apis.admin<Plan>('GET', `/memberFees/monthly?period=${FREE_MONTH}`)
      return { period: FREE_MONTH, digest: body.plan.digest }
    },
  },
  'POST /memberFees/monthly/undo': {
    body: ({ ids }) => ({ period: CHARGED_MONTH, chargedAt: ids.chargedAt }),
  },
  'GET /playerMembership': {},
  'GET /payments': {},
  'POST /payments': { body: ({ ids }) => ({ player: ids.canary, amount: 4500, ...receipt() }) },
  'POST /payments/settle': { body: ({ ids }) => ({ fees: [ids.canaryFee], ...receipt() }) },
  'POST /payments/{id}/reverse': { row: 'familyPayment' },
  'POST /payments/batch/{id}/reverse': { row: 'batch' },
  'GET /auth/session': {},
  'POST /auth/session': { form: true, body: () => ({}) },
  'GET /auth/csrf': {},
  'GET /auth/providers': {},
  'GET /auth/signin': {},
  'GET /auth/signin/{provider}': {},
  'POST /auth/signin/{provider}': { form: true, body: () => ({ json: 'true' }) },
  'POST /auth/callback/{provider}': {
    form: true,
    body: ({ planted: { email, password } }) => ({ email, password, json: 'true' }),
  },
  'GET /auth/signout': {},
  'POST /auth/signout': { form: true, body: () => ({ json: 'true' }) },
  'POST /auth/_log': { body: ({ planted }) => ({ level: 'error', code: 'FAILED', message: planted.text }) },
  'GET /auth/error': {},
  'POST /password/link': { body: ({ planted }) => ({ name: planted.email }) },
  'POST /password/reset': {
    body: ({ planted }) => ({ token: planted.resetToken, password: 'Kanarik-2027!' }),
  },
  'POST /email/confirm': { body: ({ planted }) => ({ token: planted.emailToken }) },
  'GET /notifications': {},
  'GET /notifications/inbox': {},
  'GET /notifications/unseen': {},
  'GET /notifications/choices': {},
  'PATCH /notifications/choices': { body: () => ({ off: ['news.email'], digest: true }) },
  'GET /notifications/reach': {},
  'GET /notifications/reach/fees': { query: `period=${FREE_MONTH}` },
  'GET /notifications/reach/fees/many': {
    query: `season=${seasonOf(today()).label}&categories=:U13&item=camp&amount=12000&instalments=3&dueDate=${today()}&reason=Kemp`,
  },
  'POST /notifications/reach/statement': { body: ({ planted }) => statementOf(planted) },
  'GET /notifications/reach/news': {},
  'GET /notifications/{id}/missed': { row: 'robertsNotification' },
  'POST /notifications/{id}/retry': { row: 'robertsNotification' },
  'POST /notifications/preview': { body: toPlanted },
  'POST /notifications': {
    body: (callers) => ({
      ...toPlanted(callers),
      operation: randomUUID(),
      title: callers.planted.lastName,
      body: callers.planted.text,
      kind: 'reminders',
      channels: ['inbox', 'email'],
      // Scheduled: no delivery runs beside the next requests.
      scheduledAt: inHours(48),
    }),
  },
  'DELETE /notifications/{id}': { row: 'robertsUnsentNotification' },
  'POST /notifications/{id}/seen': { row: 'notification' },
  'POST /notifications/seen': {},
  'GET /playerMigrations': {},
  'POST /playerMigrations/preview': {
    body: ({ ids }) => ({ season: seasonOf(today()).label, categories: [ids.U13] }),
  },
  'POST /playerMigrations': {
    body: ({ ids, planted }) => ({
      operation: randomUUID(),
      season: seasonOf(today()).label,
      moves: [{ player: ids.canary, from: ids.U13, outcome: 'moves', to: ids.U15, reason: planted.lastName }],
    }),
  },
  'POST /playerMigrations/{id}/undo': { row: 'migration' },
  'PATCH /playerMigrations/{id}/stage': {
    row: 'migrationStage',
    body: async (callers) => ({
      ...{ ...(await stageSeen(callers)), dueOn: null, players: [callers.ids.nina] },
      added: [{ player: callers.ids.canary, from: callers.ids.U13, outcome: 'leaves' }],
    }),
  },
  'POST /playerMigrations/{id}/cancel': { row: 'migrationStage', body: stageSeen },
  'POST /playerMigrations/{id}/perform': { row: 'migrationStage', body: stageSeen },
  'GET /playerMigrations/stages': {},
  'POST /playerMigrations/stages': {
    body: ({ ids, planted }) => ({
      operation: randomUUID(),
      season: seasonOf(today()).label,
      dueOn: null,
      moves: [{ player: ids.canary, from: ids.U13, outcome: 'moves', to: ids.U15, reason: planted.lastName }],
    }),
  },
  'POST /memberImports/file': {
    body: ({ planted }) => formWith(`Priezvisko;Meno\n${planted.lastName};${planted.firstName}`),
  },
  'POST /memberImports/preview': { body: ({ planted }) => membersOf(planted) },
  'POST /memberImports': {
    body: async ({ apis, planted }) => {
      const { lastName: fileName } = planted
      const { body } = await apis.admin<Preview>('POST', '/memberImports/preview', membersOf(planted))
      return { ...membersOf(planted), operation: randomUUID(), fileName, seen: body.preview.seen }
    },
  },
  'GET /memberImports': {},
  'POST /memberImports/{id}/undo': { row: 'memberImport' },
  'GET /memberImports/{id}/progress': { row: 'memberImport' },
  'POST /memberFees/many/preview': { body: ({ ids, planted }) => manyOf(ids.U13!, planted.lastName) },
  'POST /memberFees/many': {
    body: async ({ apis, ids, planted }) => {
      const input = manyOf(ids.U13!, planted.lastName)
      const { body } = await apis.admin<{ digest: string }>('POST', '/memberFees/many/preview', input)
      return { ...input, digest: body.digest, notify: false }
    },
  },
  'POST /memberFees/many/undo': { body: () => ({ item: 'camp', chargedAt: '2026-11-20T12:00:00.000Z' }) },
  'GET /memberFees/charges': {},
  'POST /memberFees/waive/matching': { body: ({ apis, ids }) => openOf(apis.admin, ids.U13!) },
  'POST /memberFees/waive/undo': { body: () => ({ waivedAt: '2026-11-20T12:00:00.000Z' }) },
  'POST /payments/settle/matching': {
    body: async ({ apis, ids }) => ({ ...(await openOf(apis.admin, ids.U13!)), ...receipt() }),
  },
  'POST /fixtureImports/file': {
    body: ({ planted }) =>
      formWith(`Dátum;Domáci;Hostia\n3.11.2026;${planted.lastName};Brezová`, 'zapasy.csv'),
  },
  'POST /fixtureImports/preview': { body: ({ ids, planted }) => fixturesOf(ids.U13!, planted) },
  'POST /fixtureImports': {
    body: async ({ apis, ids, planted }) => {
      const { lastName: fileName } = planted
      const input = fixturesOf(ids.U13!, planted)
      const { body } = await apis.admin<Preview>('POST', '/fixtureImports/preview', input)
      return { ...input, operation: randomUUID(), fileName, seen: body.preview.seen, notify: false }
    },
  },
  'GET /fixtureImports': {},
  'POST /fixtureImports/{id}/undo': { row: 'fixtureImport' },
  'POST /bankStatements/file': {
    body: ({ planted }) => formWith(`Dátum;Suma;Platiteľ\n3.11.2026;30,00;${planted.lastName}`, 'vypis.csv'),
  },
  'POST /bankStatements/preview': { body: ({ planted }) => statementOf(planted) },
  'POST /bankStatements': {
    body: async ({ apis, planted }) => {
      const { lastName: fileName } = planted
      const { body } = await apis.admin<Preview>('POST', '/bankStatements/preview', statementOf(planted))
      return { ...statementOf(planted), operation: randomUUID(), fileName, seen: body.preview.seen }
    },
  },
  'GET /bankStatements': {},
  'POST /bankStatements/{id}/undo': { row: 'bankStatement' },
  'GET /bankRows/left': {},
  'POST /bankRows/{id}/book': { row: 'bankRow', body: ({ ids }) => ({ player: ids.canary }) },
  'POST /bankRows/{id}/dismiss': { row: 'bankRow' },
  'GET /consents': {},
  'POST /consents': {
    body: ({ ids }, role) => {
      const person = { family: ids.child, trainer: ids.robert, admin: ids.maria, anonymous: '' }[role]
      return { person, purpose: 'photos', textVersion: 1, given: true, operation: randomUUID() }
    },
  },
  'POST /consents/later': {},
  'POST /consents/paper': {
    body: ({ ids }) => ({
      ...{ person: ids.child, purpose: 'photos', textVersion: 1, given: true, operation: randomUUID() },
      ...{ givenAs: 'mother', signedOn: today() },
    }),
  },
  'POST /consents/texts': {
    body: ({ planted }) => ({
      purpose: 'social',
      version: 1,
      text: `Súhlasím. ${planted.text} ${planted.text}`,
    }),
  },
  'GET /photos': {},
  'PATCH /photos/{id}': {
    row: 'pitchPicture',
    body: unchangedSince('media', 'pitchPicture', ({ ids }) => ({ shows: 'people', people: [ids.canary] })),
  },
  'POST /albums': { body: ({ planted }) => ({ title: planted.lastName, date: today() }) },
  'POST /albums/{id}/photos': {
    row: 'album',
    body: async () => {
      const picture = sharp({ create: { width: 20, height: 20, channels: 3, background: '#0E5A3C' } })
      const form = new FormData()
      form.set(
        'file',
        new File([new Uint8Array(await picture.png().toBuffer())], 'a.png', { type: 'image/png' }),
      )
      return form
    },
  },
  'GET /pushSubscriptions': {},
  'POST /pushSubscriptions': {
    body: ({ push }) => {
      const { endpoint, keys } = push.device('201')
      return { endpoint, keys }
    },
  },
  'DELETE /pushSubscriptions/{id}': { row: 'device' },
  'POST /pushSubscriptions/{id}/test': { row: 'testedDevice' },
  'POST /answerLink': { body: ({ ids }) => ({ token: ids.answerToken }) },
  'POST /answerLink/answer': { body: ({ ids }) => ({ token: ids.answerToken, answer: 'no' }) },
  'GET /email/unsubscribe': { query: 'token=:unsubscribeToken' },
  'POST /email/unsubscribe': {
    query: 'token=:unsubscribeToken',
    body: () => ({ 'List-Unsubscribe': 'One-Click' }),
  },
  'POST /email/choices/view': { body: ({ ids }) => ({ token: ids.unsubscribeToken }) },
  'POST /email/choices': {
    body: ({ ids }) => ({ token: ids.unsubscribeToken, kind: 'news', on: true }),
  },
  'GET /enquiries': {},
  'GET /enquiries/file': {},
  'POST /enquiries': {
    body: ({ planted: { firstName, lastName, phone, email, text } }) => ({
      kind: 'trial',
      operation: randomUUID().replaceAll('-', ''),
      childName: `${firstName} ${lastName}`,
      birthYear: new Date().getFullYear() - 10,
      guardianName: lastName,
      ...{ phone, email },
      note: text,
      took: 4000,
    }),
  },
  'POST /enquiries/{id}/trial': {
    row: 'trial13',
    body: () => ({ operation: randomUUID().replaceAll('-', '') }),
  },
  'PATCH /enquiries/{id}': {
    row: 'trial13',
    body: unchangedSince('enquiries', 'trial13', () => ({ state: 'closed' })),
  },
}

/** Makes the child of the planted person once more, and compares both. */
async function twinOfChild({ payload, ids, planted: { firstName, lastName } }: Callers): Promise<object> {
  const { id: other } = await payload.create({
    collection: 'users',
    data: {
      firstName,
      lastName,
      role: 'player',
      playing: true,
      category: ids.U13,
      username: '~',
      password: PASSWORD,
    },
    overrideAccess: true,
  })
  const found = await mergeCase(await requestAs(payload, ids.maria!), ids.child, other)
  const seen = found && 'preview' in found ? found.preview.seen : 'x'
  return { currentPassword: PASSWORD, other, seen, chosen: [] }
}

/** Resets the rate limits, which are not tested here. */
function resetLimits(): void {
  const groups = [
    enquiryLimits,
    signInLimits,
    passwordLimits,
    archiveLimits,
    { messageLimit, officeMessageLimit, retryLimit, emailLimit, erasureLimit, photoLimit },
    answerLinkLimits,
    { pushLimit, testLimit, unsubscribeLimit, closingLimit, filesLimit },
  ]
  for (const limit of groups.flatMap((group) => Object.values<{ reset: () => void }>(group as never)))
    limit.reset()
}

/** A call's address below /api, with the id of its row. */
export function addressOf({ ids }: Callers, { method, path }: AnyCall, role?: Role): string {
  const { row, query } = REQUESTS[`${method} ${path}`]!
  const name = typeof row === 'object' ? row[role ?? 'family'] : row
  // Of what everybody has their own, the role's.
  const id = name && (ids[`${name} ${role}`] ?? ids[name])
  const address = path.replace(/\{\w+\}/, id || 'credentials')
  return query ? `${address}?${query.replace(/:(\w+)/g, (_, name: string) => ids[name]!)}` : address
}

/** Prepares a valid request of a call by somebody of this role; the returned function sends it. */
export async function validRequest(
  callers: Callers,
  call: AnyCall,
  role: Role,
): Promise<() => Promise<ApiResponse>> {
  const { method, path } = call
  const { body, form } = REQUESTS[`${method} ${path}`]!
  const address = addressOf(callers, call, role)
  const data = body && (await body(callers, role))
  resetLimits()
  if (!form) return () => callers.apis[role](method, address, data)
  const { token, cookie } = csrfFor(new Headers(), callers.payload.secret)
  const session = callers.tokens[role] ? `; akademia-token=${callers.tokens[role]}` : ''
  const headers = { cookie: cookie!.split(';')[0] + session }
  return () => apiFor()(method, address, { ...data, csrfToken: token }, headers)
}

/** The planted person, the rows that `REQUESTS` names besides those of the small club, and a client of each role. */
export async function callersOf(payload: Payload, ids: Ids, planted = SOMEBODY): Promise<Callers> {
  const { firstName, lastName, email, phone, birthDate, password } = planted
  // Jobs stay in their queues: none runs beside the requests.
  await stopJobs(payload, 0)
  const make = async (name: string, collection: CollectionSlug, data: object) =>
    (ids[name] = String(
      (await payload.create({ collection, data, overrideAccess: true } as Parameters<Payload['create']>[0]))
        .id,
    ))
  const person = { firstName, lastName, email, phone, birthDate }
  const plays = { role: 'player', playing: true, category: ids.U13 }
  await make('child', 'users', { firstName: 'Malý', lastName, ...plays, username: '~', password })
  const children = [{ player: ids.child, relation: 'other', right: 'full' }]
  await make('canary', 'users', { ...person, ...plays, children, username: '~', password })
  const change = (collection: CollectionSlug, id: string, data: object) =>
    payload.update({ collection, id, data, overrideAccess: true } as Parameters<Payload['update']>[0])
  await change('users', ids.robert!, { children })
  const trainingSlots = [{ weekday: '2', from: '17:00', to: '18:30', place: planted.lastName }]
  await change('categories', ids.U13!, { monthlyFee: 3000, trainingSlots })
  await payload.updateGlobal({
    slug: 'club',
    data: { iban: 'SK3112000000198742637541', places: [placeOf(ids)] },
    overrideAccess: true,
  })
  const later = inHours(24)
  await payload.db.updateOne({
    collection: 'users',
    id: ids.canary!,
    data: {
      resetPasswordToken: tokenDigest(planted.resetToken),
      resetPasswordExpiration: later,
      newEmail: `novy-${email}`,
      newEmailToken: tokenDigest(planted.emailToken),
      newEmailExpiration: later,
    },
    returning: false,
  })
  const tokens: Callers['tokens'] = {}
  const signIn = async (role: Role, name: string) => {
    tokens[role] = await sessionFor(payload, name)
    return apiFor(tokens[role])
  }
  const apis = {
    anonymous: apiFor(),
    family: await signIn('family', email),
    trainer: await signIn('trainer', 'robert@zelenadolina.test'),
    admin: await signIn('admin', 'maria@zelenadolina.test'),
  }
  for (const [role, name] of Object.entries(ONESELF) as [Role, string][]) {
    const { sid } = JSON.parse(Buffer.from(tokens[role]!.split('.')[1]!, 'base64url').toString()) as {
      sid: string
    }
    ids[`${role}Session`] = sid
    const ticket = { account: ids[name], session: sid, until: Date.now() + HOUR }
    ids[`${role}Ticket`] = signValue(payload.secret, 'own data', ticket)
    await make(`${role}Erasure`, 'erasures', {
      ...{ person: ids[name], openFor: ids[name], requestedBy: ids[name], state: 'open' },
    })
  }
  const push = await fakePushService()
  process.env.PUSH_TEST_ORIGINS = push.origin
  const callers = { payload, ids, planted, apis, tokens, push }
  for (const role of ['family', 'trainer', 'admin'] as const)
    for (const name of ['device', 'testedDevice']) {
      const { endpoint, keys } = push.device('201')
      const { body } = await apis[role]<{ current: string }>('POST', '/pushSubscriptions', { endpoint, keys })
      ids[`${name} ${role}`] = body.current
    }
  const [link] = await answerLinksOf(await createLocalReq({}, payload), ids.canary!, ids.training13!)
  ids.answerToken = new URLSearchParams(new URL(link!.no).hash.slice(1)).get('token')!
  ids.unsubscribeToken = unsubscribeToken(payload.secret, { user: ids.canary!, kinds: ['news'] })
  await make('canaryAbsence', 'absences', {
    ...{ player: ids.canary, categories: [ids.U13], reason: planted.lastName, operation: randomUUID() },
    ...{ from: addDays(today(), 20), to: addDays(today(), 21), at: inHours(-1) },
  })
  await make('emptyCategory', 'categories', { name: 'U21', order: 21 })
  await make('trashedCategory', 'categories', { name: 'U23', order: 23, deletedAt: inHours(0) })
  await make('played', 'events', { type: 0, startsAt: inHours(-2), categories: [ids.U13] })
  await make('unrecorded', 'events', { type: 0, startsAt: inHours(-3), categories: [ids.U13] })
  await make('calledOff', 'events', { type: 0, startsAt: inHours(96), categories: [ids.U13] })
  await make('trashedEvent', 'events', { type: 0, startsAt: inHours(97), categories: [ids.U13] })
  for (const name of ['canaryFee', 'trashedFee'])
    await make(name, 'memberFees', {
      player: ids.canary,
      period: name === 'canaryFee' ? '2031-01' : '2031-02',
      amount: 3000,
      dueDate: '2031-01-15',
    })
  await make('paidFee', 'memberFees', {
    ...{ player: ids.canary, period: '2030-12', amount: 100, dueDate: '2030-12-15' },
  })
  await make('notification', 'notifications', {
    ...{ title: lastName, body: planted.text, kind: 'news', channels: ['inbox'] },
    ...{ audience: { kind: 'users', users: [ids.canary] }, sentBy: ids.robert, sentAt: inHours(-1) },
  })
  for (const name of ['canary', 'robert', 'maria'])
    await make('delivery', 'deliveries', {
      ...{ notification: ids.notification, user: ids[name], channel: 'inbox', state: 'sent' },
    })
  const done = async (method: string, path: string, body?: object) => {
    const response = await apis.admin<Record<string, unknown> & { event: { id: string } }>(method, path, body)
    if (response.status !== 200) throw new Error(`${method} ${path}: ${JSON.stringify(response)}`)
    return response.body
  }
  await done('POST', '/attendances', {
    event: ids.unrecorded,
    rows: [{ player: ids.canary, status: 'excused', note: lastName }],
  })
  ids.removedSheet = await sheetReceipt(apis.admin, ids, 'unrecorded')
  await done('POST', '/attendances/recorded/remove', { receipt: ids.removedSheet })
  for (const name of ['series', 'calledOffSeries', 'trashedSeries'])
    ids[name] = (
      await done(
        'POST',
        '/events/series',
        (await REQUESTS['POST /events/series']!.body!(callers, 'admin')) as object,
      )
    ).event.id
  await done('POST', `/events/${ids.calledOffSeries}/following/cancel`, {})
  await done('POST', `/events/${ids.calledOff}/cancel`, {})
  await done('DELETE', `/events/${ids.trashedEvent}`)
  await done('DELETE', `/events/${ids.trashedSeries}/following`)
  await done('DELETE', `/memberFees/${ids.trashedFee}`)
  ids.batch = randomUUID()
  await done('POST', '/payments', { player: ids.adam, amount: 100, ...receipt(), batch: ids.batch })
  await done('POST', '/payments', { player: ids.canary, amount: 100, ...receipt() })
  const { body } = await apis.admin<{ plan: { digest: string } }>(
    'GET',
    `/memberFees/monthly?period=${CHARGED_MONTH}`,
  )
  const charged = await done('POST', '/memberFees/monthly', {
    period: CHARGED_MONTH,
    digest: body.plan.digest,
  })
  ids.chargedAt = String(charged.chargedAt)
  // Made last: who was charged a fee cannot be deleted.
  for (const name of ['leaver', 'trashedUser'])
    await make(name, 'users', { firstName, lastName, ...plays, username: '~', password })
  await done('DELETE', `/users/${ids.trashedUser}`)
  return callers
}
