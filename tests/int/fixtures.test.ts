import { beforeAll, expect, test } from '@jest/globals'
import type { RequiredDataFromCollectionSlug } from 'payload'
import { categoryMatches, trainingWeek } from '@/features/fixtures/queries'
import { seasonOf } from '@/features/club/season/rules'
import { addDays, dayOf, mondayOf, momentAt, weekdayOf } from '@/lib/dates'
import { setRevalidator } from '@/lib/revalidate'
import { setUpAcademy } from '../support/academy'
import { apiFor } from '../support/api-client'
import { request } from '../support/request'

const academy = setUpAcademy()
let u13: string
let u7: string
const today = dayOf(new Date())
const at = (days: number, time = '10:00') => momentAt(addDays(today, days), time).toISOString()

const plan = (data: Omit<RequiredDataFromCollectionSlug<'events'>, 'type'> & { type?: number }) =>
  academy.payload.create({ collection: 'events', data: { type: 2, ...data }, overrideAccess: true })

type Match = { opponent: string; result: unknown; startsAt: string }
const latest = async (): Promise<Match[]> =>
  (await apiFor()<{ matches: Match[] }>('GET', '/latestMatches')).body.matches
const opponents = async (): Promise<string[]> => (await latest()).map(({ opponent }) => opponent)

beforeAll(async () => {
  const slot = { weekday: String(weekdayOf(addDays(today, 2))) as '1', from: '17:00', to: '18:30' }
  const category = (name: string, showInMatches: boolean, order: number) =>
    academy.payload.create({
      collection: 'categories',
      data: { name, showInMatches, order, trainingSlots: [{ ...slot, place: 'Umelá tráva' }] },
      overrideAccess: true,
    })
  u13 = (await category('U13', true, 2)).id
  u7 = (await category('U7', false, 1)).id
}, 60_000)

test('an unpublished, a cancelled and a trashed match are in no public list', async () => {
  await plan({ categories: [u13], startsAt: at(3), opponent: 'Tajní', published: false })
  await plan({ categories: [u13], startsAt: at(3), opponent: 'Zrušení', cancelled: { at: at(-1) } })
  const { id } = await plan({ categories: [u13], startsAt: at(3), opponent: 'Vyhodení' })
  const data = { deletedAt: at(-1) }
  await academy.payload.update({ collection: 'events', id, data, overrideAccess: true })
  expect(await opponents()).toEqual([])
})

test('a category that does not show in matches has neither matches nor a page', async () => {
  await plan({ categories: [u7], startsAt: at(2), opponent: 'Prípravka Lipová' })
  expect(await opponents()).not.toContain('Prípravka Lipová')
  expect(await categoryMatches(await request(academy.payload), u7)).toBeNull()
  expect(await categoryMatches(await request(academy.payload), 'nie-je-id')).toBeNull()
})

test('the latest matches are the five nearest played and planned ones of a category, with the keys of the contract', async () => {
  for (let days = 1; days <= 6; days += 1) {
    await plan({ categories: [u13], startsAt: at(days), opponent: `Budúci ${days}` })
    const result = { own: days, their: 1, scorers: 'Jakub Ľalík' }
    await plan({ categories: [u13], startsAt: at(-days), opponent: `Minulý ${days}`, result })
  }
  const numbers = [1, 2, 3, 4, 5]
  expect(await opponents()).toEqual([
    ...numbers.map((days) => `Minulý ${days}`),
    ...numbers.map((days) => `Budúci ${days}`),
  ])
  const [played] = await latest()
  const keys = ['id', 'category', 'opponent', 'homeAway', 'startsAt', 'place', 'result']
  expect(Object.keys(played!)).toEqual(keys)
  expect(played!.result).toEqual({ own: 1, their: 1 })
})

test('public lists contain no scorer, no note and no meeting time', async () => {
  await plan({
    categories: [u13],
    startsAt: at(1, '09:00'),
    opponent: 'ŠK Lipová',
    meetAt: at(1, '08:00'),
    note: 'Odvoz zabezpečí Jana',
    internalNote: 'Jakub má zľavu',
  })
  const season = await categoryMatches(await request(academy.payload), u13)
  expect(season?.planned.map(({ opponent }) => opponent)).toContain('ŠK Lipová')
  expect(JSON.stringify([season, await latest()])).not.toMatch(/Jakub|Jana|meetAt|note/i)
})

test('the weekly plan lists cancelled, moved and extra trainings, and none that go as planned', async () => {
  const training = (days: number, time: string, place: string, more = {}) =>
    plan({ type: 0, categories: [u13], startsAt: at(days, time), place, ...more })
  await training(2, '17:00', 'Umelá tráva')
  await training(9, '17:00', 'Mestská hala')
  await training(3, '19:00', 'Umelá tráva')
  await training(4, '17:00', 'Umelá tráva', { cancelled: { at: at(0), reason: 'búrka' } })
  await training(30, '19:00', 'Umelá tráva')
  const { changes } = await trainingWeek(await request(academy.payload))
  expect(changes.map(({ kind }) => kind)).toEqual(['extra', 'cancelled', 'moved'])
  expect(changes[1]?.reason).toBe('búrka')
})

test('a training moved to another day is listed with the slot it replaces', async () => {
  const monday = addDays(mondayOf(today), 7)
  const moment = (days: number, time: string) => momentAt(addDays(monday, days), time).toISOString()
  const slot = (weekday: '1' | '3') => ({ weekday, from: '17:00', to: '18:30', place: 'Hala' })
  const data = { name: 'U15', order: 3, trainingSlots: [slot('1'), slot('3')] }
  const u15 = await academy.payload.create({ collection: 'categories', data, overrideAccess: true })
  const shared = { type: 0, categories: [u15.id], place: 'Hala' }
  await plan({ ...shared, startsAt: moment(0, '17:00') })
  await plan({ ...shared, startsAt: moment(3, '19:00') })
  const { changes } = await trainingWeek(await request(academy.payload))
  const own = changes.filter(({ categories }) => categories[0]?.name === 'U15')
  expect(own.map(({ kind, replaces }) => [kind, replaces])).toEqual([['rescheduled', moment(2, '17:00')]])
})

test('the weekly plan lists near breaks and closed places, and its cache is revalidated with the club', async () => {
  const seasonBreaks = [
    { name: 'Dlhé voľno', from: addDays(today, 10), to: addDays(today, 20) },
    { name: 'Dávno', from: addDays(today, -20), to: addDays(today, -1) },
  ]
  const closures = [{ from: addDays(today, 3), to: addDays(today, 5), reason: 'oprava' }]
  const places = [{ name: 'Umelá tráva', closures }, { name: 'Hala' }]
  const revalidated: string[] = []
  setRevalidator((tags) => void revalidated.push(...tags))
  await academy.payload.updateGlobal({ slug: 'club', data: { seasonBreaks, places }, overrideAccess: true })
  const { breaks, closed } = await trainingWeek(await request(academy.payload))
  expect(breaks.map(({ name }) => name)).toEqual(['Dlhé voľno'])
  expect(closed.map(({ place, days }) => [place, days.length])).toEqual([['Umelá tráva', 3]])
  expect(revalidated).toContain('club')
})

test('a past season keeps its results under its year, and a season without matches does not exist', async () => {
  const now = seasonOf(new Date())
  const before = momentAt(`${now.startYear}-05-10`, '10:00').toISOString()
  await plan({ categories: [u13], startsAt: before, opponent: 'Minuloroční', result: { own: 3, their: 2 } })
  await plan({ categories: [u13], startsAt: before, opponent: 'Vlaňajší tajní', published: false })
  const req = await request(academy.payload)
  const thisSeason = await categoryMatches(req, u13)
  expect(thisSeason?.played.map(({ opponent }) => opponent)).not.toContain('Minuloroční')
  expect(thisSeason?.seasons.map(({ key }) => key)).toEqual([null, now.startYear - 1])
  const past = await categoryMatches(req, u13, now.startYear - 1)
  // In the first days of a season the matches of a few days ago belong to last season too.
  const planned = past?.played.map(({ opponent }) => opponent).filter((name) => !name.startsWith('Minulý'))
  expect(planned).toEqual(['Minuloroční'])
  expect(past?.current).toBe(false)
  expect(await categoryMatches(req, u13, now.startYear - 2)).toBeNull()
})

test('every change of an event or a category revalidates the pages that show it', async () => {
  const revalidated: string[] = []
  setRevalidator((tags) => void revalidated.push(...tags))
  await plan({ categories: [u13], startsAt: at(8), opponent: 'Noví' })
  expect(revalidated).toContain('events')
  revalidated.length = 0
  await academy.payload.update({
    collection: 'categories',
    id: u13,
    data: { order: 5 },
    overrideAccess: true,
  })
  expect(revalidated).toEqual(expect.arrayContaining(['categories', 'events']))
})
