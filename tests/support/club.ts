import { randomUUID } from 'node:crypto'
import { beforeAll } from '@jest/globals'
import type { CollectionSlug, Payload } from 'payload'
import sharp from 'sharp'
import { seasonOf } from '@/features/club/season/rules'
import { addDays, dayOf, isDay } from '@/lib/dates'
import { type Academy, BOOT_MS, setUpAcademy } from './academy'
import { type ApiClient, apiAs, apiFor } from './api-client'
import { text } from './lexical'
import { fromSnapshot } from './snapshots'

const HOUR = 3_600_000
/** The first month of fees of the season that runs today. */
export const SEPTEMBER = `${seasonOf(dayOf(new Date())).startYear}-09`

const ago = (hours: number): string => new Date(Date.now() - hours * HOUR).toISOString()
const inHours = (hours: number): string => ago(-hours)

/** Who sends requests. Everybody is signed in but `anonymous`; Tomáš and Katka are deactivated accounts. */
export const SUBJECTS = [
  'anonymous',
  'jakub', // player of U13
  'jana', // mother of Jakub (full right) and Ema in U9 (full right)
  'hana', // mother with full right of Lea (17), Dominik (18), Milan (deactivated) and Viera (now a trainer)
  'peter', // father of Jakub, read-only
  'lubos', // trainer of U11
  'robert', // trainer of U13
  'zuzana', // trainer of U15; guardian of Adam in U11 (full right) and Filip in U13 (read-only)
  'maria', // admin
  'tomas', // was a player of U13, deactivated
  'katka', // was a trainer of U13, deactivated
] as const
export type Subject = (typeof SUBJECTS)[number]

/** The ids of the small club's rows, by the names that the permission tables use. */
export type Ids = Record<string, string>

/** Creates rows with Payload's `create`, hooks and all, and stores their ids by name. */
const maker =
  (payload: Payload, ids: Ids): Make =>
  async (name, collection, data, file) => {
    const doc = await payload.create({
      collection,
      data,
      overrideAccess: true,
      ...(file && { file }),
    } as Parameters<typeof payload.create>[0])
    ids[name] = String(doc.id)
    return ids[name]
  }

/** Creates the small club in an academy that was just booted; returns its ids. */
export const createClub = (payload: Payload): Promise<Ids> =>
  fromSnapshot(payload, 'club', () => makeClub(payload))

async function makeClub(payload: Payload): Promise<Ids> {
  const ids: Ids = {}
  const make = maker(payload, ids)
  await createUsers(make, ids)
  await createEvents(make, ids, payload)
  await createFees(make, ids)
  await createContent(make, ids)
  await createMessages(make, ids)
  return ids
}

/** The birthday of somebody who turns 18 in so many days; correct for 29 February too. */
const bornFor18In = (days: number): string => {
  const [year, ...rest] = addDays(dayOf(new Date()), days).split('-')
  const day = [Number(year) - 18, ...rest].join('-')
  return isDay(day) ? day : addDays(`${Number(year) - 18}-02-28`, days)
}

/** Hana and her children, who are or soon will be 18: only for the suites of permissions. */
export async function createGrownFamily(payload: Payload, ids: Ids): Promise<void> {
  const make = maker(payload, ids)
  for (const name of ['U18', 'U19']) await make(name, 'categories', { name, order: Number(name.slice(1)) })
  const person = (name: string, firstName: string, more: object) =>
    make(name, 'users', {
      firstName,
      lastName: 'Veselá',
      email: `${name}@zelenadolina.test`,
      password: 'Ukazka-2026!',
      role: 'player',
      ...more,
    })
  // Not tomorrow: a run that begins before midnight must not end with a grown Lea.
  await person('lea', 'Lea', { playing: true, category: ids.U18, birthDate: bornFor18In(2) })
  await person('milan', 'Milan', { playing: true, category: ids.U18, active: false })
  await person('dominik', 'Dominik', { playing: true, category: ids.U19, birthDate: bornFor18In(0) })
  await person('viera', 'Viera', { playing: true, category: ids.U19 })
  await person('hana', 'Hana', {
    playing: false,
    children: ['lea', 'milan', 'dominik', 'viera'].map((name) => ({
      player: ids[name],
      relation: 'mother',
      right: 'full',
    })),
  })
  const formerNames = [{ firstName: 'Tomi', lastName: 'Skorší' }]
  const erased = { erasedAt: ago(1), mergedInto: ids.nina, formerNames }
  await payload.db.updateOne({ collection: 'users', id: ids.tomas!, data: erased, returning: false })
  const trainer = { role: 'trainer' } as const
  await payload.update({ collection: 'users', id: ids.viera!, data: trainer, overrideAccess: true })
  for (const [player, category] of [
    ['lea', 'U18'],
    ['dominik', 'U19'],
  ] as const) {
    const event = await make(`training${category.slice(1)}`, 'events', {
      type: 0,
      startsAt: inHours(24),
      categories: [ids[category]],
    })
    const where = { event: { equals: event }, player: { equals: ids[player] } }
    const { docs } = await payload.find({ collection: 'participants', where, depth: 0, overrideAccess: true })
    ids[`${player}Invitation`] = docs[0]!.id
    await make(`${player}Attendance`, 'attendances', {
      event,
      player: ids[player],
      category: ids[category],
      status: 'present',
      recordedBy: ids.maria,
      recordedAt: ago(1),
    })
  }
  const ofU13 = { startsAt: inHours(24), categories: [ids.U13] }
  await make('friendly13', 'events', { ...ofU13, type: 2, opponent: 'FC Podhorie' })
  await make('cup13', 'events', { ...ofU13, type: 1, competition: 'Mikulášsky pohár' })
  await make('friendlyJoint', 'events', { ...ofU13, type: 2, categories: [ids.U11, ids.U13] })
  for (const player of ['lea', 'dominik']) await absent(make, ids, player)
  for (const player of ['lea', 'milan', 'dominik'])
    await make(`${player}Fee`, 'memberFees', {
      player: ids[player],
      period: SEPTEMBER,
      amount: 3000,
      dueDate: '2026-09-15',
    })
  await make('dominikPayment', 'payments', {
    amount: 1000,
    receivedAt: ago(0),
    method: 'transfer',
    players: [ids.dominik],
    bankReference: randomUUID(),
  })
}

/** An absence far ahead. */
const absent = (make: Make, ids: Ids, player: string, categories: string[] = []) =>
  make(`${player}Absence`, 'absences', {
    player: ids[player],
    categories,
    from: '2090-01-01',
    to: '2090-01-02',
    at: ago(1),
    operation: `absence-of-${player}`,
  })

type Make = (name: string, collection: CollectionSlug, data: object, file?: object) => Promise<string>

async function createUsers(make: Make, ids: Ids): Promise<void> {
  for (const name of ['U9', 'U11', 'U13', 'U15'])
    await make(name, 'categories', { name, order: Number(name.slice(1)) })
  const person = (name: string, firstName: string, lastName: string, more: object) =>
    make(name, 'users', {
      firstName,
      lastName,
      email: `${name}@zelenadolina.test`,
      password: 'Ukazka-2026!',
      ...more,
    })
  const player = { role: 'player', playing: true }
  const parent = { role: 'player', playing: false }
  await person('maria', 'Mária', 'Sedláková', { role: 'admin' })
  await person('jakub', 'Jakub', 'Ľalík', {
    ...player,
    category: ids.U13,
    joinedAt: '2024-09-01',
    feePausedUntil: '2026-01-31',
  })
  await person('ema', 'Ema', 'Ľalíková', { ...player, category: ids.U9 })
  await person('adam', 'Adam', 'Chovan', { ...player, category: ids.U11 })
  await person('filip', 'Filip', 'Chovan', { ...player, category: ids.U13 })
  await person('nina', 'Nina', 'Žáková', { ...player, category: ids.U13, secondCategory: ids.U15 })
  await person('tomas', 'Tomáš', 'Odišiel', { ...player, category: ids.U13, active: false })
  await person('lubos', 'Ľuboš', 'Šimko', { role: 'trainer', categories: [ids.U11] })
  await person('robert', 'Róbert', 'Hudák', { role: 'trainer', categories: [ids.U13] })
  await person('katka', 'Katarína', 'Bývalá', { role: 'trainer', categories: [ids.U13], active: false })
  await person('jana', 'Jana', 'Ľalíková', {
    notificationChoices: ['news.email'],
    ...parent,
    children: [
      { player: ids.jakub, relation: 'mother', right: 'full' },
      { player: ids.ema, relation: 'mother', right: 'full' },
    ],
  })
  await person('peter', 'Peter', 'Ľalík', {
    ...parent,
    children: [{ player: ids.jakub, relation: 'father', right: 'read' }],
  })
  await person('zuzana', 'Zuzana', 'Chovanová', {
    role: 'trainer',
    categories: [ids.U15],
    hourlyRate: 900,
    children: [
      { player: ids.adam, relation: 'mother', right: 'full' },
      { player: ids.filip, relation: 'mother', right: 'read' },
    ],
  })
}

async function createEvents(make: Make, ids: Ids, payload: Payload): Promise<void> {
  const event = (name: string, categories: string[], more: object) =>
    make(name, 'events', {
      type: 0,
      startsAt: inHours(24),
      categories: categories.map((key) => ids[key]),
      ...more,
    })
  await event('training9', ['U9'], {})
  await event('training11', ['U11'], {})
  await event('training13', ['U13'], {})
  await event('draft11', ['U11'], { published: false })
  await event('draft13', ['U13'], { published: false })
  await event('joint', ['U11', 'U13'], {})
  await event('match13', ['U13'], { type: 2, opponent: 'FC Podhorie', competition: 'Krajská súťaž' })
  const participant = async (name: string, eventName: string, player: string) => {
    const where = { event: { equals: ids[eventName] }, player: { equals: ids[player] } }
    const { docs } = await payload.find({ collection: 'participants', where, depth: 0, overrideAccess: true })
    ids[name] = docs[0]!.id
  }
  await participant('jakubInvitation', 'training13', 'jakub')
  await participant('filipInvitation', 'match13', 'filip')
  await participant('adamInvitation', 'training11', 'adam')
  await participant('emaInvitation', 'training9', 'ema')
  // Long after everything the suites make, so that it answers nothing.
  for (const player of ['jakub', 'adam', 'ema']) await absent(make, ids, player)
  await absent(make, ids, 'filip', [ids.U13!])
  const mark = (
    name: string,
    eventName: string,
    player: string,
    category: string,
    by: string,
    hours: number,
  ) =>
    make(name, 'attendances', {
      event: ids[eventName],
      player: ids[player],
      category: ids[category],
      status: 'present',
      recordedBy: ids[by],
      recordedAt: ago(hours),
    })
  await mark('jakubAttendance', 'training13', 'jakub', 'U13', 'robert', 1)
  await mark('jakubAttendanceLongAgo', 'joint', 'jakub', 'U13', 'robert', 25)
  await mark('filipAttendanceByMaria', 'training13', 'filip', 'U13', 'maria', 1)
  await mark('adamAttendance', 'training11', 'adam', 'U11', 'lubos', 1)
  await mark('adamAttendanceByRobert', 'joint', 'adam', 'U11', 'robert', 1)
  await mark('emaAttendance', 'training9', 'ema', 'U9', 'maria', 1)
}

async function createFees(make: Make, ids: Ids): Promise<void> {
  for (const name of ['jakub', 'ema', 'adam', 'filip', 'nina'])
    await make(`${name}Fee`, 'memberFees', {
      player: ids[name],
      period: SEPTEMBER,
      amount: 3000,
      dueDate: '2026-09-15',
    })
  const payment = (name: string, players: string[]) =>
    make(name, 'payments', {
      amount: 3000,
      receivedAt: ago(0),
      method: 'transfer',
      players: players.map((key) => ids[key]),
      bankReference: randomUUID(),
    })
  await payment('familyPayment', ['jakub', 'ema'])
  await payment('emaPayment', ['ema'])
  await payment('adamPayment', ['adam'])
}

async function createContent(make: Make, ids: Ids): Promise<void> {
  const article = (name: string, more: object) =>
    make(name, 'news', {
      title: name,
      excerpt: 'Úvod',
      content: text('Text'),
      _status: 'published',
      publishedAt: ago(1),
      ...more,
    })
  await article('article', {})
  await article('draftArticle', { _status: 'draft' })
  await article('tomorrowsArticle', { publishedAt: inHours(24) })
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#0E5A3C' } })
    .png()
    .toBuffer()
  const scan = (name: string) => ({ data: png, mimetype: 'image/png', name: `${name}.png`, size: png.length })
  const document = (name: string, data: object) =>
    make(name, 'documents', { title: name, ...data }, scan(name))
  const picture = (name: string, data: object) => make(name, 'media', { alt: name, ...data }, scan(name))
  for (const visibility of ['public', 'members', 'trainers', 'admins']) {
    await make(`${visibility}Folder`, 'documentFolders', { name: visibility, visibility })
    await document(`${visibility}Document`, { visibility })
  }
  await make('publicInTrainersFolder', 'documentFolders', {
    name: 'Plány',
    visibility: 'public',
    parent: ids.trainersFolder,
  })
  await document('publicDocumentDeepInside', { visibility: 'public', folder: ids.publicInTrainersFolder })
  await picture('pitchPicture', { shows: 'nobody' })
  await picture('jakubPicture', { people: [ids.jakub] })
  const portrait = (person: string) => ({ portraitOf: ids[person], shows: 'people', people: [ids[person]] })
  await picture('emaPortrait', portrait('ema'))
  await picture('ninaPortrait', portrait('nina'))
  await make('album', 'albums', { title: 'Turnaj', date: ago(24), published: true })
  await make('hiddenAlbum', 'albums', { title: 'Šatňa', date: ago(24), published: false })
  const product = { price: 1000, url: 'https://eshop.zelenadolina.test/sal' }
  await make('product', 'products', { name: 'Šál', active: true, ...product })
  await make('soldOutProduct', 'products', { name: 'Dres', active: false, ...product })
  await createConsents(make, ids)
}

async function createConsents(make: Make, ids: Ids): Promise<void> {
  const consent = (name: string, person: string, purpose: string, by: string) =>
    make(name, 'consents', {
      person: ids[person],
      by: ids[by],
      purpose,
      textVersion: 1,
      given: false,
      givenAs: 'mother',
      at: ago(24 * 30),
    })
  await consent('filipPhotoConsent', 'filip', 'photos', 'zuzana')
  await consent('filipSocialConsent', 'filip', 'social', 'zuzana')
  await consent('adamNameConsent', 'adam', 'names', 'zuzana')
  await consent('emaProcessingConsent', 'ema', 'processing', 'jana')
  await make('firstText', 'consentTexts', {
    purpose: 'processing',
    version: 1,
    text: 'Súhlasím so spracúvaním osobných údajov.',
    from: ago(24 * 40),
  })
}

async function createMessages(make: Make, ids: Ids): Promise<void> {
  const notification = async (name: string, by: string, to: string, more: object) => {
    const fields = { title: name, body: 'Text', kind: 'news', channels: ['inbox'] }
    const audience = { kind: 'categories', categories: [ids.U13] }
    await make(name, 'notifications', { ...fields, audience, sentBy: ids[by], ...more })
    const row = { notification: ids[name], user: ids[to], channel: 'inbox', state: 'sent' }
    await make(`${name}Delivery`, 'deliveries', row)
  }
  await notification('robertsNotification', 'robert', 'jana', { sentAt: ago(1) })
  await notification('robertsUnsentNotification', 'robert', 'peter', {})
  await notification('mariasNotification', 'maria', 'lubos', { sentAt: ago(1) })
  const device = (name: string, of: string) =>
    make(name, 'pushSubscriptions', {
      user: ids[of],
      endpoint: `https://push.zelenadolina.test/${name}`,
      p256dh: 'key',
      auth: 'secret',
      device: 'Android, Chrome',
    })
  for (const name of ['robert', 'maria'])
    await make(`${name}sOpening`, 'contactOpenings', {
      ...{ event: ids.match13, startsAt: inHours(24), by: ids[name], players: 2 },
    })
  await device('janasDevice', 'jana')
  await device('mariasDevice', 'maria')
  const key = { name: 'of the tests', publicKey: 'public', privateKey: 'private' }
  await make('pushKey', 'pushKeys', key)
  const notice = { kind: 'event', subject: 'gone', key: 'event:gone', firstAt: ago(1), dueAt: inHours(1) }
  await make('notice', 'notices', notice)
  for (const name of ['robert', 'maria'])
    await make(`${name}sClosing`, 'closings', {
      ...{ operation: `closing-of-${name}`, place: 'gone', placeName: 'Staré ihrisko', changes: '[]' },
      ...{ from: '2026-01-01', to: '2026-01-01', reason: 'mráz', by: ids[name], at: ago(1) },
    })
  const enquiry = (name: string, kind: string, category?: string) =>
    make(name, 'enquiries', { kind, guardianName: 'Eva Nová', category: category && ids[category] })
  await enquiry('trial11', 'trial', 'U11')
  await enquiry('trial13', 'trial', 'U13')
  await enquiry('erasure13', 'erasure', 'U13')
  await enquiry('question', 'contact')
  const erasure = (name: string, person: string, by: string) =>
    make(name, 'erasures', { person: ids[person], openFor: ids[person], requestedBy: ids[by], state: 'open' })
  await erasure('jakubErasure', 'jakub', 'jana')
  await erasure('foreignErasure', 'adam', 'zuzana')
  await make('migration', 'playerMigrations', {
    season: '2026/27',
    moves: [{ player: ids.nina, outcome: 'moves', from: ids.U11, to: ids.U13 }],
    performedBy: ids.maria,
    performedAt: ago(1),
  })
  await make('migrationStage', 'playerMigrations', {
    season: '2026/27',
    moves: [{ player: ids.nina, outcome: 'none', from: ids.U13 }],
    performedBy: ids.maria,
    performedAt: ago(1),
    stage: 'waiting',
  })
  await make('bankStatement', 'bankStatements', {
    ...{ fileName: 'vypis.xml', headings: 'b'.repeat(64), mapping: ['day', 'amount'], booked: 0, amount: 0 },
    ...{ firstDay: '2026-11-03', lastDay: '2026-11-03', returned: 0 },
    ...{ importedBy: ids.maria, importedAt: ago(1) },
  })
  await make('bankRow', 'bankRows', {
    ...{ statement: ids.bankStatement, key: 'c'.repeat(64), day: '2026-11-03', amount: 4321 },
    ...{ payer: 'Neznámy', iban: 'SK3112000000198742637541', note: 'ďakujem', state: 'left' },
  })
  await make('fixtureImport', 'fixtureImports', {
    ...{ fileName: 'zapasy.xlsx', headings: 'd'.repeat(64), mapping: ['day', 'home', 'guest'] },
    ...{ created: 0, changed: 0, importedBy: ids.maria, importedAt: ago(1) },
    changes: JSON.stringify({ made: { ids: [], at: ago(1) }, replaced: [] }),
  })
  await make('memberImport', 'memberImports', {
    ...{ fileName: 'clenovia.xlsx', headings: 'a'.repeat(64), mapping: ['lastName', 'firstName'] },
    ...{ created: 0, changed: 1, guardians: 0, importedBy: ids.maria, importedAt: ago(1) },
    changes: {
      made: { players: [], guardians: [], at: ago(1) },
      replaced: [{ id: ids.nina, before: { jerseyNumber: 4 }, after: { jerseyNumber: 5 } }],
      links: [],
    },
  })
}

/**
 * The small club in the suite's own academy, and the API as each of these people; all three are filled before the tests
 * and after them the academy is stopped.
 */
export function setUpClub<Name extends string>(
  ...names: Name[]
): { academy: Academy; ids: Ids; api: Record<Name, ApiClient> } {
  const academy = setUpAcademy()
  const ids: Ids = {}
  const api = {} as Record<Name, ApiClient>
  beforeAll(async () => {
    Object.assign(ids, await createClub(academy.payload))
    for (const name of names)
      api[name] = name === 'anonymous' ? apiFor() : await apiAs(academy.payload, `${name}@zelenadolina.test`)
  }, BOOT_MS)
  return { academy, ids, api }
}
