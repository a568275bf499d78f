import { beforeAll, describe, expect, test } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import type { Where } from 'payload'
import sharp from 'sharp'
import type { FileView, ImportHistory } from '@/features/member-imports/schema'
import type { ImportChanges } from '@/features/member-imports/undo/rules'
import type { MemberImport, User } from '@/payload-types'
import { shortDate } from '@/lib/date-format'
import { forgetImportChanges } from '@/features/own-data/retention/commands'
import { setUpClub } from '../support/club'
import { formWith, importFile, inputOf, previewOf, readFile } from '../support/members-file'
import { requestAs } from '../support/request'

// Members from a spreadsheet: what becomes of each row, all or nothing, once, and back again.

const { academy, ids, api } = setUpClub('maria', 'lubos', 'jana', 'anonymous')
const year = new Date().getFullYear()

const HEAD = 'Priezvisko;Meno;Narodený;Kategória;Dres;Otec;Tel. otca;E-mail otca'
const FILE = [
  'Zoznam hráčov;;;;;;;',
  HEAD,
  `Šťastná;Žofia;7.3.${year - 10};U11;31;Ing. Ľubomír Šťastný;0905 111 222;lubo@stastny.test`,
  `ŠŤASTNÝ;Ján;${year - 12}-05-01;U 13;;Ľubomír Šťastný;+421905111222;lubo@stastny.test`,
  `Kováč;Peter;31.2.${year - 10};U11;;;;`,
  `Nový;Adrián;1.1.${year - 10};U99;;;;`,
  ';;;;;;;',
].join('\r\n')

const people = async (where: Where): Promise<User[]> =>
  (await academy.payload.find({ collection: 'users', where, depth: 0, pagination: false, sort: 'name' }))
    .docs as User[]
const byName = async (name: string): Promise<User | undefined> =>
  (await people({ name: { equals: name } }))[0]
const invitationsOf = async (player: string): Promise<number> =>
  (await academy.payload.count({ collection: 'participants', where: { player: { equals: player } } }))
    .totalDocs
const storedImport = async (id: string) =>
  (await academy.payload.db.findOne<MemberImport>({
    collection: 'memberImports',
    where: { id: { equals: id } },
  }))!

let file: FileView
let first: string

beforeAll(async () => {
  file = await readFile(api.maria, FILE)
})

describe('a file', () => {
  test('is read with its columns known by the words people write, in the encoding of Slovak Windows too', async () => {
    expect(file).toMatchObject({
      fileName: 'clenovia.csv',
      heading: 1,
      mapping: [
        ...['lastName', 'firstName', 'birthDate', 'category', 'jerseyNumber'],
        ...['guardianName', 'guardianPhone', 'guardianEmail'],
      ].map((field) => field.replace(/^guardian/, 'secondGuardian')),
    })
    const windows = Buffer.from(`${HEAD}\nKr\xe1\xbe;Ivan;1.1.2015;U11;;;;`, 'latin1')
    expect((await readFile(api.maria, windows)).rows[1]).toEqual(['Kráľ', 'Ivan', '1.1.2015', 'U11'])
  })

  test('that cannot be read is refused with what to do, and nothing is stored', async () => {
    const refuse = async (data: string | Buffer, message: RegExp, name?: string) => {
      const { status, body } = await api.maria('POST', '/memberImports/file', formWith(data, name))
      expect([status, JSON.stringify(body)]).toEqual([400, expect.stringMatching(message)])
    }
    await refuse('', /prázdny/)
    await refuse(Buffer.from('%PDF-1.4'), /PDF/)
    await refuse(Buffer.from([0x50, 0x4b, 3, 4, 0, 0]), /poškodený/, 'clenovia.xlsx')
    await refuse('Meno;"Priezvisko\nJán', /uprostred úvodzoviek/)
    await refuse(Buffer.from('a\0b'), /nie je tabuľka/)
    const text = await api.maria('POST', '/memberImports/file', 'text', { 'content-type': 'text/plain' })
    expect(text.status).toBe(415)
    const { body } = await api.maria<{ page: { total: number } }>('GET', '/memberImports')
    expect(body.page.total).toBe(1)
  })

  test('is for administrators alone', async () => {
    for (const [who, status] of [
      ['anonymous', 401],
      ['lubos', 403],
      ['jana', 403],
    ] as const) {
      expect((await api[who]('POST', '/memberImports/file', formWith(FILE))).status).toBe(status)
      expect((await api[who]('POST', '/memberImports/preview', inputOf(file))).status).toBe(status)
      const body = { ...inputOf(file), operation: randomUUID(), fileName: 'a', seen: 'a'.repeat(64) }
      expect((await api[who]('POST', '/memberImports', body)).status).toBe(status)
      expect((await api[who]('GET', '/memberImports')).status).toBe(status)
    }
  })
})

describe('a preview', () => {
  test('says of each row what becomes of it, and why a row is left out', async () => {
    const { rows, counts, guardians } = await previewOf(api.maria, file)
    expect(counts).toEqual({ new: 2, changed: 0, same: 0, wrong: 2, unsure: 0 })
    expect(guardians).toBe(1)
    expect(rows.map(({ number, kind }) => [number, kind])).toEqual([
      [3, 'new'],
      [4, 'new'],
      [5, 'wrong'],
      [6, 'wrong'],
    ])
    expect(rows[0]).toMatchObject({
      name: 'Žofia Šťastná',
      changes: expect.arrayContaining([{ field: 'Kategória', before: null, after: 'U11' }]),
      guardians: [{ name: 'Ľubomír Šťastný', relation: 'father', isNew: true, linked: true }],
    })
    expect(rows[2]!.problems.join()).toMatch(/„31\.2\.\d{4}“ nie je dátum/)
    expect(rows[3]!.problems.join()).toMatch(/kategória „U99“ v klube nie je/)
    expect(await byName('Žofia Šťastná')).toBeUndefined()
  })

  test('is refused without the columns of a name, and in a wrong shape', async () => {
    const ask = (change: object) =>
      api.maria('POST', '/memberImports/preview', { ...inputOf(file), ...change })
    const unnamed = await ask({ mapping: file.mapping.map((field) => (field === 'lastName' ? null : field)) })
    expect([unnamed.status, JSON.stringify(unnamed.body)]).toEqual([
      400,
      expect.stringMatching(/Chýba stĺpec „Priezvisko“/),
    ])
    for (const change of [
      { mapping: ['lastName', 'lastName'] },
      { heading: 3_100 },
      { rows: [] },
      { rows: [[{}], []] },
      { decisions: { x: 'new' } },
    ])
      expect((await ask(change)).status).toBe(400)
    expect((await ask({ heading: file.rows.length - 1 })).status).toBe(400)
  })
})

describe('an import', () => {
  test('makes players and one account for the parent of two, with symbols, links and invitations', async () => {
    const { status, body } = await importFile(api.maria, file)
    expect([status, body.imported]).toMatchObject([200, { created: 2, changed: 0, guardians: 1 }])
    first = body.imported.id
    const [zofia, jan, father] = [
      await byName('Žofia Šťastná'),
      await byName('Ján Šťastný'),
      await byName('Ľubomír Šťastný'),
    ]
    expect(zofia).toMatchObject({
      ...{ role: 'player', playing: true, category: ids.U11, jerseyNumber: 31, active: true },
      ...{ birthDate: `${year - 10}-03-07`, variableSymbol: expect.stringMatching(/^\d{7,10}$/) },
    })
    expect(father).toMatchObject({
      role: 'player',
      playing: false,
      email: 'lubo@stastny.test',
      phone: '+421 905 111 222',
    })
    expect(father!.children).toMatchObject([
      { player: zofia!.id, relation: 'father', right: 'full' },
      { player: jan!.id, relation: 'father', right: 'full' },
    ])
    expect(father!.familySymbol).toMatch(/^\d{7,10}$/)
    expect(await invitationsOf(zofia!.id)).toBeGreaterThan(0)
    // The same row made by hand differs in nothing but names and ids.
    const byHand = await api.maria<{ user: { id: string } }>('POST', '/users', {
      ...{ firstName: 'Žofka', lastName: 'Ručná', role: 'player', playing: true, jerseyNumber: 32 },
      ...{ birthDate: `${year - 10}-03-07`, category: ids.U11 },
    })
    const hand = (await people({ id: { equals: byHand.body.user.id } }))[0]!
    const own = [
      'id',
      'firstName',
      'lastName',
      'name',
      'sortName',
      'searchName',
      'jerseyNumber',
      'createdAt',
      'updatedAt',
    ]
    const secret = ['variableSymbol', 'calendarToken', 'username']
    const shape = (user: User) =>
      Object.fromEntries(
        Object.entries(user)
          // MongoDB keeps nothing where SQLite keeps null.
          .filter(([key, value]) => !own.includes(key) && value !== null)
          .map(([key, value]) => [key, secret.includes(key) ? typeof value : value]),
      )
    expect(shape(zofia!)).toEqual(shape(hand))
    await api.maria('DELETE', `/users/${hand.id}`)
  })

  test('sent again, twice at once and with the same file later changes nothing', async () => {
    const again = await previewOf(api.maria, file)
    expect(again.counts).toEqual({ new: 0, changed: 0, same: 2, wrong: 2, unsure: 0 })
    const operation = randomUUID()
    const other = await readFile(api.maria, `${HEAD}\nDvojitý;Dávid;2.2.${year - 10};U11;;;;`)
    const { seen } = await previewOf(api.maria, other)
    const both = await Promise.all([
      importFile(api.maria, other, { seen, operation }),
      importFile(api.maria, other, { seen, operation }),
    ])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(new Set(both.map(({ body }) => body.imported.id)).size).toBe(1)
    expect(await people({ name: { equals: 'Dávid Dvojitý' } })).toHaveLength(1)
  })

  test('is refused when the club has changed since the preview, and stores nothing', async () => {
    const other = await readFile(api.maria, `${HEAD}\nNeskorá;Nela;2.2.${year - 10};U11;;;;`)
    const { seen } = await previewOf(api.maria, other)
    await api.maria('POST', '/users', {
      ...{ firstName: 'Nela', lastName: 'Neskorá', role: 'player', playing: true, category: ids.U11 },
      birthDate: `${year - 10}-02-02`,
    })
    const { status, body } = await importFile(api.maria, other, { seen })
    expect([status, JSON.stringify(body)]).toEqual([409, expect.stringMatching(/Pozrite si nový náhľad/)])
    expect(await people({ name: { equals: 'Nela Neskorá' } })).toHaveLength(1)
  })

  test('changes what differs, adds a child to a parent of the club, and asks about a namesake', async () => {
    const jana = (await people({ id: { equals: ids.jana } }))[0]!
    const data = { birthDate: `${year - 12}-09-09` }
    const jakub = await academy.payload.update({ collection: 'users', id: ids.jakub!, data, depth: 0 })
    const other = await readFile(
      api.maria,
      [
        'Priezvisko,Meno,Dátum narodenia,Dres,Matka,E-mail matky',
        `${jakub.lastName},${jakub.firstName},${jakub.birthDate},77,,`,
        `Nováková,Zoja,3.3.${year - 10},,${jana.firstName} ${jana.lastName},${jana.email}`,
        `${jakub.lastName},${jakub.firstName},,78,,`,
      ].join('\n'),
    )
    const preview = await previewOf(api.maria, other)
    expect(preview.rows.map(({ kind, problems }) => [kind, ...problems])).toEqual([
      ...[['changed'], ['new'], ['unsure']],
    ])
    expect(preview.rows[2]!.likely).toEqual([
      {
        id: ids.jakub,
        row: null,
        name: `${jakub.firstName} ${jakub.lastName}, nar. ${shortDate(jakub.birthDate!)}`,
        facts: expect.arrayContaining([
          `dátum narodenia len v\u00a0klube (${shortDate(jakub.birthDate!)})`,
          expect.stringContaining(`zástupca len v\u00a0klube (`),
        ]),
      },
    ])
    const decided = await previewOf(api.maria, other, { 4: ids.jakub! })
    expect(decided.rows[2]!.problems).toEqual(['ten istý hráč je už v riadku 2'])
    const { status, body } = await importFile(api.maria, other)
    expect([status, body.imported]).toMatchObject([200, { created: 1, changed: 1, guardians: 0 }])
    const zoja = (await byName('Zoja Nováková'))!
    expect((await people({ id: { equals: ids.jakub } }))[0]!.jerseyNumber).toBe(77)
    expect((await people({ id: { equals: ids.jana } }))[0]!.children).toHaveLength(jana.children!.length + 1)
    const undone = await api.maria('POST', `/memberImports/${body.imported.id}/undo`)
    expect([undone.status, undone.body]).toEqual([200, { kept: [] }])
    expect((await people({ id: { equals: ids.jakub } }))[0]!.jerseyNumber).toBe(jakub.jerseyNumber ?? null)
    expect((await people({ id: { equals: ids.jana } }))[0]!.children).toEqual(jana.children)
    expect(await people({ id: { equals: zoja.id } })).toEqual([])
  })
})

test('another birth date counts for photos at once, and so does its undoing', async () => {
  const { payload } = academy
  const open = { overrideAccess: true, depth: 0 } as const
  const data = { birthDate: `${year - 12}-09-09`, registrationNumber: 'J-77' }
  await payload.update({ collection: 'users', id: ids.jakub!, data, ...open })
  const consent = { person: ids.jakub!, by: ids.jana!, purpose: 'photos', textVersion: 1, given: true }
  await payload.create({
    collection: 'consents',
    data: { ...consent, givenAs: 'mother', at: new Date().toISOString() } as never,
    ...open,
  })
  const jpeg = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#0E5A3C' } })
    .jpeg()
    .toBuffer()
  const picture = await payload.create({
    collection: 'media',
    data: { alt: 'Jakub', shows: 'people', people: [ids.jakub!] } as never,
    file: { data: jpeg, mimetype: 'image/jpeg', name: 'jakub.jpg', size: jpeg.length },
    ...open,
  })
  const isPublic = async () =>
    (await payload.findByID({ collection: 'media', id: picture.id, ...open })).isPublic
  expect(await isPublic()).toBe(true)
  const { firstName, lastName } = (await people({ id: { equals: ids.jakub } }))[0]!
  const grown = await readFile(
    api.maria,
    `Priezvisko,Meno,Registračný preukaz,Narodený\n${lastName},${firstName},J-77,${year - 20}-01-01`,
  )
  const { body } = await importFile(api.maria, grown)
  expect(body.imported).toMatchObject({ created: 0, changed: 1 })
  expect(await isPublic()).toBe(false)
  expect((await api.maria('POST', `/memberImports/${body.imported.id}/undo`)).body).toEqual({ kept: [] })
  expect(await isPublic()).toBe(true)
})

describe('taking an import back', () => {
  test('removes whom it made, but not who has a history since, nor their parent', async () => {
    const zofia = (await byName('Žofia Šťastná'))!
    await academy.payload.create({
      collection: 'attendances',
      data: {
        ...{ player: zofia.id, event: ids.training11!, category: ids.U11!, status: 'present' },
        ...{ recordedBy: ids.maria!, recordedAt: new Date().toISOString() },
      } as never,
    })
    const kept = [
      { name: 'Žofia Šťastná', why: 'má dochádzku' },
      { name: 'Ľubomír Šťastný', why: 'má dieťa, ktoré v klube zostáva' },
    ]
    const { status, body } = await api.maria('POST', `/memberImports/${first}/undo`)
    expect([status, body]).toEqual([200, { kept }])
    expect(await byName('Ján Šťastný')).toBeUndefined()
    // Asked for again, and in the history later: the same, and nothing more is known of who is gone.
    expect((await api.maria('POST', `/memberImports/${first}/undo`)).body).toEqual({ kept })
    const { imports } = (await api.maria<ImportHistory>('GET', '/memberImports')).body
    expect(imports.find(({ id }) => id === first)).toMatchObject({ kept, undoUntil: null })
    const stored = (await storedImport(first)).changes as unknown as ImportChanges
    expect([stored.made.players, stored.replaced, stored.links]).toEqual([[], [], []])
    expect(stored.kept!.map(({ id }) => id)).toEqual([zofia.id, (await byName('Ľubomír Šťastný'))!.id])
  })

  test('keeps whom a trainer has nominated, and whose absence was told; an invitation alone keeps nobody', async () => {
    const list = await readFile(
      api.maria,
      ['Nominovaná', 'Chorá', 'Pozvaná']
        .map((lastName) => `${lastName},Iva,5.5.${year - 12}`)
        .reduce((text, line) => `${text}\n${line}`, 'Priezvisko,Meno,Dátum narodenia'),
    )
    const { body } = await importFile(api.maria, list)
    expect(body.imported.created).toBe(3)
    const [nominated, ill, invited] = [
      await byName('Iva Nominovaná'),
      await byName('Iva Chorá'),
      await byName('Iva Pozvaná'),
    ]
    const open = { overrideAccess: true, depth: 0 } as const
    const invite = async (player: string, data: object) => {
      const found = await academy.payload.find({
        ...{ collection: 'participants', limit: 1, ...open },
        where: { and: [{ player: { equals: player } }, { event: { equals: ids.training11 } }] },
      })
      const row = { player, event: ids.training11!, ...data } as never
      const id = found.docs[0]?.id
      await (id
        ? academy.payload.update({ collection: 'participants', id, data: row, ...open })
        : academy.payload.create({ collection: 'participants', data: row, ...open }))
    }
    await invite(nominated!.id, { nomination: 'in' })
    await invite(invited!.id, {})
    const away = { from: `${year + 1}-07-20`, to: `${year + 1}-07-30`, reason: 'koleno' }
    const told = await api.maria('POST', '/absences', {
      ...{ ...away, players: [ill!.id], operation: randomUUID() },
    })
    expect([told.status, told.body]).toEqual([200, expect.anything()])
    expect((await api.maria('POST', `/memberImports/${body.imported.id}/undo`)).body).toEqual({
      kept: [
        { name: 'Iva Nominovaná', why: 'má nomináciu' },
        { name: 'Iva Chorá', why: 'má neprítomnosť' },
      ],
    })
    expect(await byName('Iva Pozvaná')).toBeUndefined()
  })

  test('is offered for 14 days, and then nothing of a person is kept', async () => {
    const history = await api.maria<{ imports: { id: string; undoUntil: string | null }[] }>(
      'GET',
      '/memberImports',
    )
    expect(history.body.imports).toHaveLength(6)
    const open = history.body.imports.find(({ undoUntil }) => undoUntil)!
    expect((await api.maria('POST', `/memberImports/${randomUUID()}/undo`)).status).toBe(404)
    const req = await requestAs(academy.payload, ids.maria!)
    await forgetImportChanges(req, new Date())
    expect((await storedImport(first)).changes).toBeTruthy()
    expect((await storedImport(open.id)).changes).toBeTruthy()
    await forgetImportChanges(req, new Date(Date.now() + 15 * 86_400_000))
    expect((await storedImport(first)).changes ?? null).toBeNull()
    expect((await storedImport(open.id)).changes ?? null).toBeNull()
    const late = await api.maria('POST', `/memberImports/${open.id}/undo`)
    expect([late.status, JSON.stringify(late.body)]).toEqual([
      409,
      expect.stringMatching(/bolo možné vrátiť do/),
    ])
  })
})

test('the next file with the same headings is read by the mapping of the last one', async () => {
  const mapped = { ...file, mapping: file.mapping.map((field) => (field === 'jerseyNumber' ? null : field)) }
  const own = { ...mapped, rows: [...file.rows.slice(0, 2), ['Iný', 'Igor', `1.1.${year - 10}`, 'U11', 5]] }
  expect((await importFile(api.maria, own)).status).toBe(200)
  expect((await byName('Igor Iný'))!.jerseyNumber ?? null).toBeNull()
  expect((await readFile(api.maria, FILE)).mapping).toEqual(mapped.mapping)
})
