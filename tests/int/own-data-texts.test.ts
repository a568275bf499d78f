import { beforeAll, describe, expect, test } from '@jest/globals'
import { access, readFile } from 'node:fs/promises'
import type { CollectionSlug, Field } from 'payload'
import { LISTED_SLUGS, PAGES } from '@/features/own-data/texts/queries'
import { TEXT_FIELDS, type TextFields } from '@/features/own-data/texts/rules'
import { stopJobs } from '@/lib/jobs'
import { setUpClub } from '../support/club'
import { request } from '../support/request'
import { wholeDatabase } from '../support/whole-database'

// A child's whole name stands in the rows of others; the erasure replaces it there, and leaves no bytes of it in the file.

const { academy, ids, api } = setUpClub('maria')
const [FIRST, LAST] = ['Zuzka', 'Xkanarkovic']
const FULL = `${FIRST} ${LAST}`
const NAMELESS = 'vymazaný člen'

const make = async (collection: CollectionSlug, data: object): Promise<string> =>
  String((await academy.payload.create({ collection, data, overrideAccess: true } as never)).id)
const setColumns = (collection: CollectionSlug, id: string, data: object) =>
  academy.payload.db.updateOne({ collection, id, data: data as never, returning: false })

/** Every text of these fields, by its place; ids of rows and items are no text. */
const textsOf = (fields: readonly Field[], at: readonly string[] = []): string[] =>
  fields.flatMap((field): string[] => {
    if (field.type === 'tabs')
      return field.tabs.flatMap((tab) =>
        textsOf(tab.fields, 'name' in tab && tab.name ? [...at, tab.name] : at),
      )
    const here = 'name' in field && field.name ? [...at, field.name] : at
    if ('fields' in field) return textsOf(field.fields, here)
    if (field.type === 'blocks') return [`${here.join('.')} (blocks)`]
    const isText = ['text', 'textarea', 'richText', 'json', 'email', 'code'].includes(field.type)
    return isText && here.at(-1) !== 'id' ? [here.join('.')] : []
  })

describe('every text of the database', () => {
  test('is replaced, listed, removed or no free text', () => {
    const table: Record<string, TextFields> = TEXT_FIELDS
    const stored = academy.payload.config.collections
      .filter(({ slug }) => !slug.startsWith('payload-'))
      .flatMap(({ slug, fields }) => textsOf(fields).map((path) => `${slug}.${path}`))
    const known = Object.entries(table).flatMap(([slug, { replaced, listed, removed, coded }]) =>
      [replaced, listed, removed, coded].flatMap((paths) => (paths ?? []).map((path) => `${slug}.${path}`)),
    )
    expect([...new Set(known)].sort()).toEqual([...new Set(stored)].sort())
    const listed = Object.keys(table).filter((slug) => table[slug]!.listed)
    expect([...LISTED_SLUGS].sort()).toEqual(listed.sort())
    expect(PAGES.map(({ slug }) => slug).sort()).toEqual(
      academy.payload.config.globals.map(({ slug }) => slug).sort(),
    )
  })

  test('with versions has them cleaned too', () => {
    const withVersions = academy.payload.config.collections.filter(({ versions }) => versions)
    expect(withVersions.map(({ slug }) => slug).sort()).toEqual(['memberFees', 'news'])
  })
})

describe('an erasure', () => {
  beforeAll(async () => {
    const { payload } = academy
    await stopJobs(payload, 0)
    ids.bird = await make('users', {
      ...{ firstName: FIRST, lastName: LAST, email: 'zuzka@tajne.test', password: 'Ukazka-2026!' },
      ...{ role: 'player', playing: true, category: ids.U13, birthDate: '2015-03-07', username: '~' },
    })
    await setColumns('participants', ids.jakubInvitation!, {
      ...{ reason: `Odvoz: ${FULL}`, earlier: { submitted: true, answer: 'no', reason: `${LAST} ${FIRST}` } },
    })
    await setColumns('events', ids.match13!, {
      ...{ place: `Dvor, ${FULL}`, opponent: FULL, competition: `Pohár ${FULL}`, round: FULL.slice(0, 20) },
      ...{ movedFrom: { place: `U rodičov, ${FULL}` }, searchText: 'zapas zuzka xkanarkovic' },
    })
    ids.absence = await make('absences', {
      ...{ player: ids.jakub, from: '2090-02-01', to: '2090-02-02', reason: `Choroba, ${FULL}` },
      ...{ at: new Date().toISOString(), operation: 'absence-named', categories: [] },
    })
    ids.sheet = await make('attendances', {
      ...{ event: ids.training13, player: ids.nina, category: ids.U13, status: 'absent' },
      note: `S ${FULL} v aute`,
    })
    ids.fee = await make('memberFees', {
      ...{ player: ids.jakub, period: '2031-01', amount: 3000, dueDate: '2031-01-15' },
      ...{ reason: `Súrodenec ${FULL}`, note: `Platí otec, ${FULL}` },
    })
    const { updatedAt } = await payload.findByID({
      collection: 'memberFees',
      id: ids.fee,
      overrideAccess: true,
    })
    await api.maria('PATCH', `/memberFees/${ids.fee}`, { note: `Platí mama, ${FULL}`, updatedAt })
    ids.enquiry = await make('enquiries', {
      ...{ kind: 'trial', guardianName: 'Eva Cudzia', childName: 'Oto Cudzí', note: `Poznáme sa s ${FULL}.` },
    })
    // Long enough for pages of their own, which are free after the erasure.
    for (let at = 0; at < 30; at += 1)
      await make('enquiries', {
        ...{ kind: 'trial', guardianName: 'Niekto', childName: FULL, birthYear: 2015 },
        note: `${FULL}, `.repeat(100),
      })
    await make('playerMigrations', {
      season: '2026/27',
      moves: [
        { player: ids.nina, outcome: 'moves', from: ids.U11, to: ids.U13, reason: `Ku kamarátke ${FULL}` },
      ],
      performedBy: ids.maria,
      performedAt: new Date().toISOString(),
    })
  }, 60_000)

  test('shows the office where else the surname stands, with where it is edited', async () => {
    const { mentionsOf } = await import('@/features/own-data/texts/queries')
    const found = await mentionsOf(await request(academy.payload), ['Niktotaký', LAST])
    expect([...new Set(found.map(({ kind }) => kind))].sort()).toEqual(
      ['Udalosť', 'Členské', 'Správa z webu'].sort(),
    )
    const fee = new URL(found.find(({ kind }) => kind === 'Členské')!.href, 'http://x.test')
    expect(Object.fromEntries(fee.searchParams)).toEqual({
      ...{ season: '2030/31', period: '2031-01', search: expect.stringContaining('Ľalík') },
    })
  })

  test('replaces the whole name in the rows of others and in their versions', async () => {
    const done = await api.maria('POST', `/users/${ids.bird}/erasure`, { currentPassword: 'Ukazka-2026!' })
    expect(done.status).toBe(200)
    const left = (await wholeDatabase(academy)).filter((line) => /xkanarkovic/i.test(line))
    expect(left).toEqual([])
    const row = async (collection: CollectionSlug, id: string) =>
      (await academy.payload.db.findOne<Record<string, unknown> & { id: string }>({
        collection,
        where: { id: { equals: id } },
      }))!
    expect(await row('participants', ids.jakubInvitation!)).toMatchObject({ reason: `Odvoz: ${NAMELESS}` })
    expect(await row('memberFees', ids.fee!)).toMatchObject({
      ...{ reason: `Súrodenec ${NAMELESS}`, note: `Platí mama, ${NAMELESS}`, amount: 3000 },
    })
    expect(await row('enquiries', ids.enquiry!)).toMatchObject({ note: `Poznáme sa s ${NAMELESS}.` })
    expect(await row('events', ids.match13!)).toMatchObject({
      ...{ place: `Dvor, ${NAMELESS}`, movedFrom: { place: `U rodičov, ${NAMELESS}` } },
      searchText: expect.stringContaining('dvor, vymazany clen'),
    })
  })

  test('leaves no bytes of it in the file nor in its journal', async () => {
    if (academy.database === 'mongodb') return
    for (const name of [academy.file, `${academy.file}-wal`]) {
      const isThere = await access(name).then(
        () => true,
        () => false,
      )
      const bytes = isThere ? (await readFile(name)).toString('latin1').toLowerCase() : ''
      expect([name.replace(/.*\.db/, ''), bytes.includes('xkanarkovic')]).toEqual([
        name.replace(/.*\.db/, ''),
        false,
      ])
    }
  })
})
