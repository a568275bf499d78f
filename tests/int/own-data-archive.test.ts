import { beforeAll, beforeEach, expect, test } from '@jest/globals'
import { execFileSync } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { archiveLimits } from '@/features/own-data/archive/commands'
import { AREAS } from '@/features/own-data/archive/queries'
import { passwordLimits } from '@/features/session/passwords/commands'
import { signValue } from '@/lib/signed-value'
import { apiFor, sessionFor } from '../support/api-client'
import { setUpClub } from '../support/club'

// The archive is unpacked by the system's unzip, which shares nothing with the library that wrote it, and compared with
// what the database holds.

const PASSWORD = 'Ukazka-2026!'
const { academy, ids } = setUpClub()
let token: string

/** Words about people who are nobody's business of Jana's. */
const OTHERS = [
  'Chovan',
  'Nina',
  'Žáková',
  'Róbert',
  'Hudák',
  'Sedláková',
  'Šimko',
  'Peter',
  'Odišiel',
  'cudzia-poznamka',
]

beforeAll(async () => {
  const { payload } = academy
  token = await sessionFor(payload, 'jana@zelenadolina.test')
  const set = (collection: 'attendances' | 'memberFees', name: string, data: Record<string, unknown>) =>
    payload.db.updateOne({ collection, id: ids[name]!, data, returning: false })
  await set('attendances', 'jakubAttendance', { note: 'Jakub: zabudol kopačky' })
  await set('attendances', 'adamAttendance', { note: 'cudzia-poznamka' })
  await set('memberFees', 'jakubFee', { note: 'interná cudzia-poznamka', reason: 'mesačné členské' })
  await payload.update({
    collection: 'events',
    id: ids.training13!,
    data: { internalNote: 'cudzia-poznamka', note: 'cudzia-poznamka' },
    overrideAccess: true,
  })
}, 120_000)
beforeEach(() => {
  for (const limit of [...Object.values(archiveLimits), ...Object.values(passwordLimits)]) limit.reset()
})

const fetched = async (url: string, session: string) => {
  const { dispatch } = await import('@/app/_lib/dispatch')
  const headers = { cookie: `akademia-token=${session}` }
  return dispatch(new Request(`http://localhost:3000${url}`, { headers }))
}

const prepare = async (session = token): Promise<string> => {
  const { status, body } = await apiFor(session)<{ url: string }>('POST', '/users/me/archive', {
    currentPassword: PASSWORD,
  })
  expect(status).toBe(200)
  return body.url
}

/** Unpacks an archive into a folder of its own and hands over its files by path. */
async function unpacked(bytes: Uint8Array): Promise<Map<string, string>> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'akademia-zip-'))
  try {
    await writeFile(path.join(folder, 'archive.zip'), bytes)
    // Tests every entry's checksum as well.
    execFileSync('unzip', ['-q', 'archive.zip', '-d', 'out'], { cwd: folder })
    const out = path.join(folder, 'out')
    const names = (await readdir(out, { recursive: true, withFileTypes: true })).filter((one) => one.isFile())
    const files = new Map<string, string>()
    for (const one of names) {
      const whole = path.join(one.parentPath, one.name)
      files.set(path.relative(out, whole), await readFile(whole, 'utf8'))
    }
    return files
  } finally {
    await rm(folder, { recursive: true })
  }
}

test('holds everything about the family, and nothing about anybody else', async () => {
  const response = await fetched(await prepare(), token)
  expect(response.headers.get('content-type')).toBe('application/zip')
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="moje-udaje-/)
  const files = await unpacked(new Uint8Array(await response.arrayBuffer()))
  const json = (name: string) => JSON.parse(files.get(name)!) as Record<string, unknown>[]

  const folders = ['ja', 'deti/jakub.lalik', 'deti/ema.lalikova']
  const expected = folders.flatMap((folder) => AREAS.map(({ file }) => `${folder}/${file}.json`))
  const photos: string[] = []
  for (const [folder, name] of [
    ['jakub.lalik', 'jakubPicture'],
    ['ema.lalikova', 'emaPortrait'],
  ] as const) {
    const picture = await academy.payload.db.findOne<{ id: string; filename: string }>({
      collection: 'media',
      where: { id: { equals: ids[name] } },
    })
    const photo = `deti/${folder}/fotky/${picture!.filename}`
    const stored = path.join(process.env.DATA_DIR!, 'uploads/media', picture!.filename)
    expect(files.get(photo)).toBe(await readFile(stored, 'utf8'))
    photos.push(photo)
  }
  expect([...files.keys()].sort()).toEqual([...expected, ...photos, 'README.txt', 'obsah.json'].sort())
  expect(files.get('README.txt')).toContain('deti/jakub.lalik/  Jakub Ľalík')

  for (const [name, id] of [
    ['ja', ids.jana],
    ['deti/jakub.lalik', ids.jakub],
    ['deti/ema.lalikova', ids.ema],
  ] as const) {
    const [profile] = json(`${name}/profil.json`)
    const row = await academy.payload.db.findOne<Record<string, unknown> & { id: string }>({
      collection: 'users',
      where: { id: { equals: id } },
    })
    for (const key of ['firstName', 'lastName', 'email', 'phone', 'username', 'variableSymbol', 'birthDate'])
      expect([name, key, profile![key]]).toEqual([name, key, row![key] ?? null])
    for (const [file, collection, field] of [
      ['ucast', 'participants', 'player'],
      ['dochadzka', 'attendances', 'player'],
      ['clenske', 'memberFees', 'player'],
      ['oznamenia', 'deliveries', 'user'],
      ['platby', 'payments', 'players'],
    ] as const) {
      const where = { [field]: field === 'players' ? { in: [id!] } : { equals: id } }
      const { totalDocs } = await academy.payload.db.count({ collection, where })
      expect([name, file, json(`${name}/${file}.json`).length]).toEqual([name, file, totalDocs])
    }
  }
  expect(json('deti/jakub.lalik/dochadzka.json').map(({ note }) => note)).toContain('Jakub: zabudol kopačky')
  expect(json('deti/jakub.lalik/clenske.json')[0]).toMatchObject({ amount: 3000, reason: 'mesačné členské' })
  // The father may only read: his relation and right are told, not who he is.
  expect(json('deti/jakub.lalik/rodina.json')).toEqual([
    { link: 'guardian', relation: 'mother', right: 'full', you: true },
    { link: 'guardian', relation: 'father', right: 'read', you: false },
  ])
  expect(json('ja/prihlasenia.json').length).toBeGreaterThan(0)

  const all = [...files.values()].join('\n')
  expect(OTHERS.filter((word) => all.includes(word))).toEqual([])
  const row = await academy.payload.db.findOne<Record<string, string> & { id: string }>({
    collection: 'users',
    where: { id: { equals: ids.jana } },
  })
  for (const secret of ['hash', 'salt', 'calendarToken']) expect(all).not.toContain(row![secret])
})

test('tells what waits, who recorded, what was sent, and the sum of a payment only when it was for the caller’s alone', async () => {
  const { payload } = academy
  const make = async (
    collection: 'payments' | 'absences' | 'notifications' | 'playerMigrations',
    data: object,
  ) => String((await payload.create({ collection, data, overrideAccess: true } as never)).id)
  const payment = { receivedAt: new Date().toISOString(), method: 'transfer' }
  const made = [
    ['payments', await make('payments', { ...payment, amount: 4100, players: [ids.jakub, ids.ema] })],
    ['payments', await make('payments', { ...payment, amount: 4200, players: [ids.jakub, ids.adam] })],
    [
      'absences',
      await make('absences', {
        ...{ player: ids.jakub, from: '2091-01-01', to: '2091-01-02', reason: 'hory', by: ids.jana },
        ...{ at: new Date().toISOString(), operation: 'archive' },
      }),
    ],
    [
      'notifications',
      await make('notifications', {
        ...{ title: 'Od Jany', body: 'Prídeme.', kind: 'message', channels: ['inbox'], sentBy: ids.jana },
        ...{ audience: { kind: 'users', users: [ids.jakub] }, sentAt: new Date().toISOString() },
      }),
    ],
    [
      'playerMigrations',
      await make('playerMigrations', {
        ...{ season: '2091/92', stage: 'waiting', dueOn: '2091-07-01', performedBy: ids.maria },
        performedAt: new Date().toISOString(),
        moves: [
          { player: ids.jakub, outcome: 'leaves', from: ids.U13, reason: 'ročník 2078' },
          { player: ids.adam, outcome: 'leaves', from: ids.U13, reason: 'len o Adamovi' },
        ],
      }),
    ],
  ] as const
  const claimRefusedAt = new Date().toISOString()
  await payload.db.updateOne({
    collection: 'memberFees',
    id: ids.jakubFee!,
    data: { claimRefusedAt },
    returning: false,
  })
  await payload.db.updateOne({
    collection: 'users',
    id: ids.jana!,
    data: { newEmail: 'jana-nova@x.test' },
    returning: false,
  })
  const invitation = await payload.find({
    collection: 'participants',
    where: { player: { equals: ids.jakub } },
    limit: 1,
    depth: 0,
    overrideAccess: true,
  })
  await payload.db.updateOne({
    collection: 'participants',
    id: invitation.docs[0]!.id,
    data: { earlier: { submitted: true, answer: 'no', reason: 'skôr chorý', submittedBy: ids.jana } },
    returning: false,
  })
  const files = await unpacked(new Uint8Array(await (await fetched(await prepare(), token)).arrayBuffer()))
  const json = (name: string) => JSON.parse(files.get(name)!) as Record<string, unknown>[]
  const amounts = json('deti/jakub.lalik/platby.json').map(({ amount }) => amount)
  expect([amounts.includes(4100), amounts.includes(4200), amounts.includes(null)]).toEqual([
    true,
    false,
    true,
  ])
  expect(json('deti/jakub.lalik/nepritomnosti.json')).toContainEqual(
    expect.objectContaining({ reason: 'hory', recordedBy: 'guardian' }),
  )
  expect(json('ja/odoslane-oznamenia.json')).toMatchObject([{ title: 'Od Jany', body: 'Prídeme.' }])
  expect(json('deti/jakub.lalik/odoslane-oznamenia.json')).toEqual([])
  expect(json('ja/profil.json')[0]!.newEmail).toBe('jana-nova@x.test')
  const fees = json('deti/jakub.lalik/clenske.json')
  expect(fees.map((fee) => fee.claimRefusedAt)).toContain(claimRefusedAt)
  expect(json('deti/jakub.lalik/ucast.json')).toContainEqual(
    expect.objectContaining({
      earlierReason: 'skôr chorý',
      earlierAnswer: 'no',
      earlierAnsweredBy: 'guardian',
    }),
  )
  expect(json('deti/jakub.lalik/presuny.json').filter(({ season }) => season === '2091/92')).toEqual([
    {
      ...{ season: '2091/92', state: 'Naplánovaný', dueOn: '2091-07-01', outcome: 'leaves' },
      ...{ from: 'U13', to: null, reason: 'ročník 2078', leftOut: null, performedAt: null, undoneAt: null },
    },
  ])
  expect([...files.values()].join('')).not.toContain('len o Adamovi')
  for (const [collection, id] of made)
    await payload.db.deleteOne({ collection, where: { id: { equals: id } } })
})

test('a photo of the profile that shows another child as well is listed without the file', async () => {
  const { payload } = academy
  const open = { depth: 0, overrideAccess: true } as const
  const setPeople = (people: string[]) =>
    payload.update({
      collection: 'media',
      id: ids.jakubPicture!,
      data: { shows: 'people', people },
      ...open,
    })
  await payload.update({ collection: 'users', id: ids.jakub!, data: { photo: ids.jakubPicture! }, ...open })
  const profilePhoto = async () => {
    const files = await unpacked(new Uint8Array(await (await fetched(await prepare(), token)).arrayBuffer()))
    const rows = JSON.parse(files.get('deti/jakub.lalik/fotky.json')!) as { kind: string; file: unknown }[]
    const stored = [...files.keys()].filter((name) => name.startsWith('deti/jakub.lalik/fotky/'))
    return [rows.find(({ kind }) => kind === 'profile')?.file === null, stored.length]
  }
  expect(await profilePhoto()).toEqual([false, 1])
  await setPeople([ids.jakub!, ids.adam!])
  expect(await profilePhoto()).toEqual([true, 0])
  await setPeople([ids.jakub!])
})

test('every key of a row is explained, and every explained key is there', async () => {
  const files = await unpacked(new Uint8Array(await (await fetched(await prepare(), token)).arrayBuffer()))
  for (const { file, keys } of AREAS) {
    const rows = JSON.parse(files.get(`deti/jakub.lalik/${file}.json`)!) as object[]
    for (const row of rows) expect([file, Object.keys(row).sort()]).toEqual([file, Object.keys(keys).sort()])
  }
})

test('who opened contacts and closed a place finds that in their archive, and nobody else does', async () => {
  const session = await sessionFor(academy.payload, 'robert@zelenadolina.test')
  const files = await unpacked(
    new Uint8Array(await (await fetched(await prepare(session), session)).arrayBuffer()),
  )
  const json = (name: string) => JSON.parse(files.get(`ja/${name}.json`)!) as object[]
  const { docs } = await academy.payload.find({
    collection: 'contactOpenings',
    where: { by: { equals: ids.robert } },
    depth: 0,
    overrideAccess: true,
  })
  expect(json('otvorenia-kontaktov')).toEqual([
    { openedAt: docs[0]!.createdAt, eventStartsAt: docs[0]!.startsAt, players: 2 },
  ])
  expect(json('zatvorenia-miest')).toMatchObject([
    { place: 'Staré ihrisko', from: '2026-01-01', to: '2026-01-01', reason: 'mráz', cancelled: 0, moved: 0 },
  ])
  const own = await unpacked(new Uint8Array(await (await fetched(await prepare(), token)).arrayBuffer()))
  for (const name of ['otvorenia-kontaktov', 'zatvorenia-miest'])
    expect(JSON.parse(own.get(`ja/${name}.json`)!)).toEqual([])
})

test('a father who may only read gets his own data alone', async () => {
  const session = await sessionFor(academy.payload, 'peter@zelenadolina.test')
  const files = await unpacked(
    new Uint8Array(await (await fetched(await prepare(session), session)).arrayBuffer()),
  )
  expect([...files.keys()].filter((name) => name.startsWith('deti/'))).toEqual([])
})

test('the address works for its own session alone, and not for long', async () => {
  const url = await prepare()
  const other = await sessionFor(academy.payload, 'jana@zelenadolina.test')
  const stranger = await sessionFor(academy.payload, 'maria@zelenadolina.test')
  for (const session of [other, stranger]) expect((await fetched(url, session)).status).toBe(404)
  expect((await fetched(url, 'nobody')).status).toBe(401)
  expect((await fetched(`${url}x`, token)).status).toBe(404)
  const { sid } = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as { sid: string }
  const old = signValue(academy.payload.secret, 'own data', {
    account: ids.jana,
    session: sid,
    until: Date.now() - 1,
  })
  expect((await fetched(`/api/users/me/archive/${old}`, token)).status).toBe(404)
})

test('needs the password, and is limited to three a day', async () => {
  const ask = (currentPassword: string) => apiFor(token)('POST', '/users/me/archive', { currentPassword })
  expect((await ask('nie')).status).toBe(400)
  const statuses = [await ask(PASSWORD), await ask(PASSWORD), await ask(PASSWORD), await ask(PASSWORD)]
  expect(statuses.map(({ status }) => status)).toEqual([200, 200, 200, 429])
})

test('whoever stops reading ends the archive, and no file of it stays', async () => {
  const before = await readdir(os.tmpdir())
  const response = await fetched(await prepare(), token)
  const reader = response.body!.getReader()
  await reader.read()
  await reader.cancel()
  const left = (await readdir(os.tmpdir())).filter(
    (name) => !before.includes(name) && /zip|archive/.test(name),
  )
  expect(left).toEqual([])
  expect((await apiFor(token)('GET', '/users/me')).status).toBe(200)
})
