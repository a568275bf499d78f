import { beforeAll, describe, expect, test } from '@jest/globals'
import { createHash, randomUUID } from 'node:crypto'
import type { Where } from 'payload'
import writeWorkbook from 'write-excel-file/node'
import { createEvent } from '@/features/events/commands'
import type { ImportHistory } from '@/features/events/fixture-import/schema'
import { tellDue } from '@/features/notifications/notices/commands'
import { LONGEST_HOLD_MS } from '@/features/notifications/notices/rules'
import { TELLERS } from '@/features/notifications/telling/service'
import { forgetImportChanges } from '@/features/own-data/retention/commands'
import { addDays, dayOf, momentAt } from '@/lib/dates'
import type { Event } from '@/payload-types'
import { setUpClub } from '../support/club'
import {
  importSchedule,
  readSchedule,
  type Said,
  scheduleOf,
  schedulePreview,
} from '../support/fixtures-file'
import { formWith } from '../support/members-file'
import { request, requestAs } from '../support/request'
import { storedFacts } from '../support/stored'

// A schedule of matches from a spreadsheet: what becomes of each row, all or nothing, once, and back again.

const { academy, ids, api } = setUpClub('maria', 'lubos', 'jana', 'anonymous')
const TEAM = 'ŠK Zelená Dolina'
const HEAD = 'Dátum;Čas (výkop);Súťaž;Kolo;Domáci;Hostia;Miesto/Ihrisko;Výsledok;Kategória'
const day = (days: number) => addDays(dayOf(new Date()), days)
const at = (days: number, time = '10:30') => momentAt(day(days), time).toISOString()
const csv = (...rows: string[]) => [HEAD, ...rows].join('\r\n')
const said = (more: Said = {}): Said => ({ team: TEAM, category: null, ...more })

const rowsOf = async (where: Where = {}): Promise<Event[]> =>
  (
    await academy.payload.find({
      collection: 'events',
      where,
      sort: ['startsAt', 'id'],
      depth: 0,
      pagination: false,
      overrideAccess: true,
    })
  ).docs
const against = (opponent: string) => rowsOf({ opponent: { equals: opponent } })
const invited = async (event: string) =>
  (await academy.payload.count({ collection: 'participants', where: { event: { equals: event } } })).totalDocs

const UNSTAMPED = { createdAt: '', updatedAt: '' }

/** Everything about matches that people see, and who is invited to them. */
async function digest(): Promise<string> {
  const events = await rowsOf()
  const { docs } = await academy.payload.find({
    collection: 'participants',
    where: { event: { in: events.map(({ id }) => id) } },
    sort: 'id',
    depth: 0,
    pagination: false,
    overrideAccess: true,
  })
  const plain = (rows: readonly object[]) => rows.map((row) => storedFacts({ ...row, ...UNSTAMPED }))
  return createHash('sha256')
    .update(JSON.stringify([plain(events), plain(docs)]))
    .digest('hex')
}

const preview = async (text: string, more?: Said) =>
  schedulePreview(api.maria, await readSchedule(api.maria, text), said(more))
const perform = async (text: string, more?: Said & { notify?: boolean }) => {
  const file = await readSchedule(api.maria, text)
  const { status, body } = await importSchedule(api.maria, file, { notify: false, ...said(more) })
  expect([status, body]).toEqual([200, expect.anything()])
  return body.imported
}
const undo = (id: string) =>
  api.maria<{ kept: { name: string; why: string }[] }>('POST', `/fixtureImports/${id}/undo`)

const FILE = csv(
  `${day(40)};10.30;Krajská súťaž;7;${TEAM} U11;TJ Brezová;Umelá tráva;;U 11`,
  `${day(47)} 14:00;;Krajská súťaž;8;TJ Brezová;${TEAM};Brezová;;U11`,
  `${day(-40)};9:00;Krajská súťaž;1;OFK Lúky;${TEAM};Lúky;2:3;U13`,
  `${day(40)};10:30;Krajská súťaž;7;OFK Lúky;TJ Brezová;Lúky;;U11`,
  `31.2.2027;10:30;Krajská súťaž;9;${TEAM};OFK Lúky;;;U11`,
  ';;;;;;;;',
)

describe('a file', () => {
  test('is read with its columns known by the words of federations', async () => {
    expect(await readSchedule(api.maria, FILE)).toMatchObject({
      fileName: 'zapasy.csv',
      heading: 0,
      mapping: ['day', 'time', 'competition', 'round', 'home', 'guest', 'place', 'result', 'category'],
    })
  })

  test('of a workbook has times alone and behind days', async () => {
    const text = (value: string) => ({ type: String, value })
    const book = await writeWorkbook([
      ['Dátum', 'Čas', 'Domáci', 'Hostia', 'Výsledok'].map(text),
      [
        { type: Date, value: new Date('2027-04-03T00:00:00Z'), format: 'd. m. yyyy' },
        { type: Number, value: 10.5 / 24, format: 'h:mm' },
        ...[text('Dolina'), text('Lúky')],
        { type: Number, value: 181 / 1440, format: 'h:mm' },
      ],
      [
        { type: Date, value: new Date('2027-04-03T15:45:00Z'), format: 'd. m. yyyy h:mm' },
        ...[null, text('Dolina'), text('Lúky')],
      ],
    ] as never).toBuffer()
    const { rows } = await readSchedule(api.maria, book, 'zapasy.xlsx')
    expect(rows.slice(1)).toEqual([
      ['2027-04-03', '10:30', 'Dolina', 'Lúky', '03:01'],
      ['2027-04-03 15:45', null, 'Dolina', 'Lúky'],
    ])
  })

  test('that cannot be read is refused with what to do, and nothing is stored', async () => {
    for (const [data, message, name] of [
      ['', /prázdny/, 'a.csv'],
      [Buffer.from('%PDF-1.4'), /PDF/, 'a.pdf'],
      [Buffer.from([0x50, 0x4b, 3, 4, 0, 0]), /poškodený/, 'a.xlsx'],
      ['Dátum;"Domáci\n1.1.2027', /uprostred úvodzoviek/, 'a.csv'],
      [Buffer.from('a\0b'), /nie je tabuľka/, 'a.csv'],
    ] as const) {
      const { status, body } = await api.maria('POST', '/fixtureImports/file', formWith(data as string, name))
      expect([status, JSON.stringify(body)]).toEqual([400, expect.stringMatching(message)])
    }
  })

  test('is for administrators alone', async () => {
    const file = await readSchedule(api.maria, FILE)
    const body = { ...scheduleOf(file), operation: randomUUID(), fileName: 'a', seen: 'a'.repeat(64) }
    for (const [who, status] of [
      ['anonymous', 401],
      ['lubos', 403],
      ['jana', 403],
    ] as const) {
      expect((await api[who]('POST', '/fixtureImports/file', formWith(FILE))).status).toBe(status)
      expect((await api[who]('POST', '/fixtureImports/preview', scheduleOf(file))).status).toBe(status)
      expect((await api[who]('POST', '/fixtureImports', body)).status).toBe(status)
      expect((await api[who]('GET', '/fixtureImports')).status).toBe(status)
      expect((await api[who]('POST', `/fixtureImports/${ids.fixtureImport}/undo`)).status).toBe(status)
    }
  })
})

describe('a preview', () => {
  test('says of each row what becomes of it, and writes nothing', async () => {
    const before = await digest()
    const { rows, counts, told } = await preview(FILE)
    expect(counts).toEqual({ new: 3, changed: 0, same: 0, wrong: 1, unsure: 0, other: 1 })
    expect(rows[0]).toMatchObject({ number: 2, category: 'U11', startsAt: at(40), problems: [] })
    expect(rows[0]!.changes).toContainEqual({ field: 'Kolo', before: null, after: '7.' })
    expect(rows[2]!.changes.at(-1)).toMatchObject({ after: '3:2' })
    // The match of U13 is over: nobody is told of it.
    expect(told).toEqual({ categories: [ids.U11], trainers: [ids.lubos] })
    expect(await digest()).toBe(before)
  })

  test('warns of a place that is closed then, and asks again when it was closed meanwhile', async () => {
    const file = await readSchedule(
      api.maria,
      csv(`${day(44)};10:30;;;${TEAM};FK Zatvorená;Areál pri rieke;;U11`),
    )
    const { rows, seen } = await schedulePreview(api.maria, file, said())
    expect(rows[0]).toMatchObject({ kind: 'new', notes: [] })
    const { places } = await academy.payload.findGlobal({ slug: 'club', overrideAccess: true })
    const closed = { name: 'Areál pri rieke', closures: [{ from: day(44), to: day(44), reason: 'oprava' }] }
    await academy.payload.updateGlobal({
      slug: 'club',
      data: { places: [...(places ?? []), closed] },
      overrideAccess: true,
    })
    expect((await schedulePreview(api.maria, file, said())).rows[0]).toMatchObject({
      kind: 'new',
      notes: [expect.stringMatching(/^Miesto „Areál pri rieke“ je zatvorené .* \(oprava\)\.$/)],
    })
    expect((await importSchedule(api.maria, file, { ...said(), seen })).status).toBe(409)
    await academy.payload.updateGlobal({ slug: 'club', data: { places }, overrideAccess: true })
  })

  test('finds our side by the club’s own names', async () => {
    const { shortName } = await academy.payload.findGlobal({ slug: 'club' })
    const row = `${day(40)};10:30;;;${shortName} U11;TJ Brezová;;;U11`
    expect((await preview(csv(row), { team: null })).counts.new).toBe(1)
  })

  test('leaves the matches of the first team alone when the file is of the second one', async () => {
    const known = await createEvent(await requestAs(academy.payload, ids.maria!), {
      ...{ type: 2, categories: [ids.U13!], startsAt: at(50), opponent: 'TJ Horná', homeAway: 'home' },
      ...{ competition: 'Krajská súťaž U13', round: '12. kolo', place: 'Štadión pri lese' },
    })
    const row = (team: string) => `${day(51)};10:30;Krajská súťaž U13;12;${team};TJ Iná;;;U13`
    const [second] = (await preview(csv(row(`${TEAM} B`)))).rows
    expect(second).toMatchObject({ kind: 'new', notes: ['hrá naše družstvo „B“'] })
    const [first] = (await preview(csv(row(TEAM)))).rows
    expect(first).toMatchObject({ kind: 'unsure' })
    expect(first!.choices.map(({ decision }) => decision)).toEqual([known.id, 'new'])
    // Another category at its place then is pointed out, with its name.
    const other = `${day(50)};11:30;;;${TEAM};TJ Iná;štadión pri LESE;;U11`
    expect((await preview(csv(other))).rows[0]).toMatchObject({
      kind: 'new',
      notes: [expect.stringMatching(/^V tomto čase je na mieste „štadión pri LESE“ už U13 \(10:30/)],
    })
    await academy.payload.delete({ collection: 'events', id: known.id, overrideAccess: true })
  })

  test('knows the club’s own name also when another one is chosen', async () => {
    const { shortName } = await academy.payload.findGlobal({ slug: 'club' })
    const rows = ['FA Zel. dolina A', `${shortName}, o. z.`].map(
      (ours, at) => `${day(40 + at)};10:30;;;${ours};TJ Brezová;;odl.;U11`,
    )
    const { counts } = await preview(csv(...rows), { team: 'FA Zel. dolina A' })
    expect(counts).toMatchObject({ new: 2, other: 0, wrong: 0 })
  })

  test('is refused without a needed column, with an unknown category, and in a wrong shape', async () => {
    const file = await readSchedule(api.maria, FILE)
    const ask = (change: object) =>
      api.maria('POST', '/fixtureImports/preview', { ...scheduleOf(file, said()), ...change })
    const unnamed = await ask({ mapping: file.mapping.map((field) => (field === 'home' ? null : field)) })
    expect([unnamed.status, JSON.stringify(unnamed.body)]).toEqual([
      400,
      expect.stringMatching(/Chýba stĺpec „Domáci“/),
    ])
    for (const change of [
      { category: randomUUID() },
      { category: 'x' },
      { team: 'x'.repeat(121) },
      { rows: [] },
      { mapping: ['day', 'day'] },
      { decisions: { x: 'new' } },
    ])
      expect([change, (await ask(change)).status]).toEqual([change, 400])
  })
})

describe('an import', () => {
  let before: string
  let first: string
  beforeAll(async () => {
    before = await digest()
  })

  test('writes what was seen in one act, as a match made by hand, and once', async () => {
    const file = await readSchedule(api.maria, FILE)
    const operation = randomUUID()
    const { seen } = await schedulePreview(api.maria, file, said())
    const act = { ...said(), seen, operation, notify: true }
    const both = await Promise.all([1, 2].map(() => importSchedule(api.maria, file, act)))
    expect(both.map(({ status, body }) => [status, body.imported?.created])).toEqual([
      [200, 3],
      [200, 3],
    ])
    first = both[0]!.body.imported.id
    expect(both[1]!.body.imported.id).toBe(first)
    const [match, back] = await against('TJ Brezová')
    expect([match?.startsAt, back?.startsAt]).toEqual([at(40), at(47, '14:00')])
    expect(await invited(match!.id)).toBeGreaterThan(0)
    const [past] = await against('OFK Lúky')
    expect(past).toMatchObject({ homeAway: 'away', result: { own: 3, their: 2 }, categories: [ids.U13] })
    // The same columns as of a match that the office makes by its form.
    const made = await createEvent(await requestAs(academy.payload, ids.maria!), {
      ...{ type: 2, categories: [ids.U11!], startsAt: at(40), opponent: 'TJ Brezová', homeAway: 'home' },
      ...{ competition: 'Krajská súťaž', round: '7. kolo', place: 'Umelá tráva' },
    })
    const [byHand] = await rowsOf({ id: { equals: made.id } })
    const same = (row: Event) => storedFacts({ ...row, ...UNSTAMPED, id: '' })
    expect(same(match!)).toEqual(same(byHand!))
    await academy.payload.delete({ collection: 'events', id: made.id, overrideAccess: true })
  })

  test('is told to families in one message of each kind', async () => {
    await tellDue(await request(academy.payload), TELLERS, new Date(Date.now() + LONGEST_HOLD_MS + 1000))
    const { docs } = await academy.payload.find({
      collection: 'notifications',
      where: { body: { contains: 'Brezová' } },
      pagination: false,
      joins: false,
      overrideAccess: true,
    })
    const toFamilies = docs.filter(({ url }) => url?.includes('/player/'))
    expect(toFamilies).toHaveLength(1)
    expect(toFamilies[0]!.events).toHaveLength(2)
  })

  test('of the same file again changes nothing', async () => {
    const present = await digest()
    const { counts } = await preview(FILE)
    expect(counts).toEqual({ new: 0, changed: 0, same: 3, wrong: 1, unsure: 0, other: 1 })
    const again = await perform(FILE)
    expect([again.created, again.changed]).toEqual([0, 0])
    expect(await digest()).toBe(present)
    // The mapping is remembered with the headings.
    expect((await readSchedule(api.maria, csv('a'))).mapping[0]).toBe('day')
  })

  test('is refused when somebody has changed something meanwhile', async () => {
    const { id } = await createEvent(await requestAs(academy.payload, ids.maria!), {
      ...{ type: 2, categories: [ids.U11!], startsAt: at(90), opponent: 'FK Nová', homeAway: 'home' },
    })
    const file = await readSchedule(api.maria, csv(`${day(90)};15:00;;;${TEAM};FK Nová;;;U11`))
    const { seen, rows } = await schedulePreview(api.maria, file, said())
    expect(rows[0]).toMatchObject({ kind: 'changed' })
    await academy.payload.update({
      collection: 'events',
      id,
      data: { startsAt: at(90, '12:00') },
      overrideAccess: true,
    })
    const present = await digest()
    const late = await importSchedule(api.maria, file, { ...said(), seen })
    expect([late.status, JSON.stringify(late.body)]).toEqual([409, expect.stringMatching(/niečo zmenilo/)])
    expect(await digest()).toBe(present)
    await academy.payload.delete({ collection: 'events', id, overrideAccess: true })
  })

  test('is taken back to what was before, once', async () => {
    expect((await undo(first)).body).toEqual({ kept: [] })
    expect(await digest()).toBe(before)
    expect((await undo(first)).body).toEqual({ kept: [] })
    expect((await undo(randomUUID())).status).toBe(404)
    // What it made is in the trash; the file makes it anew.
    expect((await preview(FILE)).counts).toMatchObject({ new: 3 })
  })
})

describe('a changed schedule', () => {
  const MOVED = () =>
    csv(
      `${day(61)};15:00;Krajská súťaž;2;${TEAM};TJ Horná;Štadión;;U11`,
      `${day(62)};15:00;Krajská súťaž;3;${TEAM};TJ Dolná;Štadión;;U11`,
    )
  let upper: string
  let lower: string
  beforeAll(async () => {
    const req = await requestAs(academy.payload, ids.maria!)
    const match = async (opponent: string, round: string, days: number) =>
      (
        await createEvent(req, {
          ...{ type: 2, categories: [ids.U11!], opponent, homeAway: 'home', round, place: 'Umelá tráva' },
          ...{ competition: 'Krajská súťaž', startsAt: at(days), meetAt: at(days, '09:30') },
        })
      ).id
    upper = await match('TJ Horná', '2. kolo', 60)
    lower = await match('TJ Dolná', '3. kolo', 61)
  })

  test('moves matches with their meeting, old and new beside each other, and goes back', async () => {
    const before = await digest()
    const { rows, counts } = await preview(MOVED())
    expect(counts).toMatchObject({ changed: 2, new: 0 })
    expect(rows[0]!.changes.map(({ field }) => field)).toEqual(['Začiatok', 'Miesto'])
    expect(rows[0]!.changes[1]).toEqual({ field: 'Miesto', before: 'Umelá tráva', after: 'Štadión' })
    const { id } = await perform(MOVED())
    const [match] = await rowsOf({ id: { equals: upper } })
    expect(match).toMatchObject({ startsAt: at(61, '15:00'), meetAt: at(61, '14:00'), place: 'Štadión' })
    expect(match!.movedFrom).toMatchObject({ startsAt: at(60), place: 'Umelá tráva' })
    const { docs } = await academy.payload.find({
      collection: 'participants',
      where: { event: { equals: upper } },
      depth: 0,
      overrideAccess: true,
    })
    expect(new Set(docs.map(({ startsAt }) => startsAt))).toEqual(new Set([at(61, '15:00')]))
    expect((await undo(id)).body).toEqual({ kept: [] })
    expect(await digest()).toBe(before)
  })

  test('taken back leaves what somebody has changed since, and names it', async () => {
    const { id } = await perform(MOVED())
    await academy.payload.update({
      collection: 'events',
      id: upper,
      data: { place: 'Hala' },
      overrideAccess: true,
    })
    const { body } = await undo(id)
    expect(body.kept).toEqual([
      { name: expect.stringMatching(/TJ Horná/), why: 'niektorý údaj sa medzitým zmenil znova' },
    ])
    // Asked for again, and in the history later: the same.
    expect((await undo(id)).body).toEqual(body)
    const history = await api.maria<ImportHistory>('GET', '/fixtureImports')
    expect(history.body.imports.find((one) => one.id === id)).toMatchObject(body)
    expect(await rowsOf({ id: { in: [upper, lower] } })).toMatchObject([
      { startsAt: at(60), place: 'Hala' },
      { startsAt: at(61), place: 'Umelá tráva' },
    ])
  })

  test('taken back leaves a match that could not be so beside what has changed since, and the rest goes back', async () => {
    const { id } = await perform(
      csv(
        `${day(59)};15:00;Krajská súťaž;2;${TEAM};TJ Horná;Hala;;U11`,
        `${day(59)};18:00;Krajská súťaž;3;${TEAM};TJ Dolná;Štadión;;U11`,
      ),
    )
    const changes = async (change: (one: { before: object; after: object }) => object) => {
      const shared = { collection: 'fixtureImports', id, overrideAccess: true } as const
      const stored = JSON.parse((await academy.payload.findByID(shared)).changes!)
      const data = { changes: JSON.stringify({ ...stored, replaced: stored.replaced.map(change) }) }
      await academy.payload.update({ ...shared, data })
    }
    // As an import stored it that had no end to say anything of.
    await changes(({ before, after, ...one }) => ({
      ...one,
      before: { ...before, endsAt: undefined },
      after: { ...after, endsAt: undefined },
    }))
    await academy.payload.update({
      collection: 'events',
      id: upper,
      data: { endsAt: at(59, '17:00') },
      overrideAccess: true,
    })
    const { status, body } = await undo(id)
    expect([status, body.kept]).toEqual([
      200,
      [
        {
          name: expect.stringMatching(/TJ Horná/),
          why: 'pôvodné údaje by sa nezhodovali s\u00a0tým, čo sa medzitým zmenilo',
        },
      ],
    ])
    expect(await rowsOf({ id: { in: [upper, lower] } })).toMatchObject([
      { startsAt: at(59, '15:00'), endsAt: at(59, '17:00') },
      { startsAt: at(61) },
    ])
    await academy.payload.update({
      collection: 'events',
      id: upper,
      data: { startsAt: at(60), meetAt: at(60, '09:30'), endsAt: null },
      overrideAccess: true,
    })
  })

  test('moves a match with attendance only by a decision, and its attendance with it', async () => {
    const player = ids.adam!
    await academy.payload.create({
      collection: 'attendances',
      data: {
        ...{ event: lower, player, category: ids.U11!, status: 'present' },
        ...{ recordedBy: ids.maria!, recordedAt: new Date().toISOString() },
      },
      depth: 0,
      overrideAccess: true,
    })
    const text = csv(`${day(62)};15:00;Krajská súťaž;3;${TEAM};TJ Dolná;Umelá tráva;;U11`)
    const { rows } = await preview(text)
    expect(rows[0]).toMatchObject({
      kind: 'unsure',
      choices: [{ decision: lower, label: 'Zmeniť ho aj tak' }],
    })
    expect((await perform(text)).changed).toBe(0)
    const { id, changed } = await perform(text, { decisions: { 2: lower } })
    expect(changed).toBe(1)
    const start = async () =>
      (
        await academy.payload.find({
          collection: 'attendances',
          where: { event: { equals: lower } },
          depth: 0,
          overrideAccess: true,
        })
      ).docs.map(({ startsAt }) => startsAt)
    expect(await start()).toEqual([at(62, '15:00')])
    expect((await undo(id)).body).toEqual({ kept: [] })
    expect(await start()).toEqual([at(61)])
  })
})

test('a new match that a family has answered, or somebody has nominated for, stays and is named', async () => {
  const names = ['FK Odpoveď', 'FK Absencia', 'FK Nominácia']
  const text = csv(...names.map((name, at) => `${day(120 + at)};10:30;;;${TEAM};${name};;;U11`))
  const { id } = await perform(text)
  const rowOf = async (opponent: string) => {
    const [match] = await against(opponent)
    const { docs } = await academy.payload.find({
      collection: 'participants',
      where: { event: { equals: match!.id } },
      depth: 0,
      limit: 1,
      overrideAccess: true,
    })
    return docs[0]!.id
  }
  const { id: absence } = await academy.payload.create({
    collection: 'absences',
    data: {
      player: ids.adam!,
      from: day(200),
      to: day(201),
      operation: randomUUID(),
      at: new Date().toISOString(),
    },
    overrideAccess: true,
  })
  for (const [name, data] of [
    [names[0]!, { userSubmitted: true, answer: 'yes' }],
    [names[1]!, { userSubmitted: true, answer: 'no', absence }],
    [names[2]!, { nomination: 'in' }],
  ] as const)
    await academy.payload.db.updateOne({
      collection: 'participants',
      id: await rowOf(name),
      data,
      req: await request(academy.payload),
    })
  const { body } = await undo(id)
  expect(body.kept).toEqual(
    [names[0]!, names[2]!].map((name) => ({
      name: expect.stringContaining(name),
      why: 'niekto naň už odpovedal alebo má nomináciu',
    })),
  )
  expect((await Promise.all(names.map(against))).map(({ length }) => length)).toEqual([1, 0, 1])
})

test('an import that is too old is not taken back, and forgets what it changed', async () => {
  const { id } = await perform(csv(`${day(80)};10:30;;;${TEAM};FK Stará;;;U11`))
  const importedAt = new Date(Date.now() - 16 * 24 * 3_600_000).toISOString()
  await academy.payload.update({
    collection: 'fixtureImports',
    id,
    data: { importedAt },
    overrideAccess: true,
  })
  expect((await undo(id)).status).toBe(409)
  await forgetImportChanges(await request(academy.payload), new Date())
  const { docs } = await academy.payload.find({
    collection: 'fixtureImports',
    where: { id: { equals: id } },
    overrideAccess: true,
  })
  expect(docs[0]!.changes ?? null).toBeNull()
})

test('more matches than one act writes are refused', async () => {
  const many = Array.from(
    { length: 401 },
    (_, at) => `${day(100 + (at % 200))};10:30;;;${TEAM};FK Klub ${at}x;;;U11`,
  )
  const file = await readSchedule(api.maria, csv(...many))
  const decisions = Object.fromEntries(many.map((_, at) => [String(at + 2), 'new']))
  const { status, body } = await api.maria(
    'POST',
    '/fixtureImports/preview',
    scheduleOf(file, said({ decisions })),
  )
  expect([status, JSON.stringify(body)]).toEqual([400, expect.stringMatching(/najviac 400/)])
})
