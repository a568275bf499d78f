import { expect, test } from '@jest/globals'
import type { RequiredDataFromCollectionSlug } from 'payload'
import { familyEvent } from '@/features/participants/answers/queries'
import { matchAddresses, matchPage } from '@/features/fixtures/match/queries'
import { request } from '../support/request'
import { setUpClub } from '../support/club'

const { academy, ids } = setUpClub()

const plan = (data: Partial<RequiredDataFromCollectionSlug<'events'>> & { startsAt?: string }) =>
  academy.payload.create({
    collection: 'events',
    data: {
      type: 2,
      categories: [ids.U13!],
      startsAt: new Date(Date.now() + 86_400_000).toISOString(),
      ...data,
    },
    overrideAccess: true,
  })
const pageOf = async (id: string) => matchPage(await request(academy.payload), id)
const userOf = async (email: string) => {
  const { docs } = await academy.payload.find({
    collection: 'users',
    where: { email: { equals: email } },
    overrideAccess: true,
  })
  return docs[0]!
}

test('only a published match or tournament has a page', async () => {
  const hidden = await plan({ opponent: 'Tajní', published: false })
  const training = await plan({ type: 0, published: true })
  for (const id of [hidden.id, training.id, '00000000-0000-4000-8000-000000000000', 'nie-je-id', ''])
    expect(await pageOf(id)).toBeNull()
})

test("a match's page has its place on the map and names no person", async () => {
  const secrets = { note: 'Poznámka rodinám', internalNote: 'Len tréneri', trainers: [ids.lubos!] }
  const { id } = await plan({
    opponent: 'ŠK Lipová',
    homeAway: 'away',
    place: 'Ihrisko Lipová',
    published: true,
    startsAt: new Date(Date.now() - 3_600_000).toISOString(),
    result: { own: 3, their: 1, scorers: 'Jakub Ľalík 3' },
    ...secrets,
  })
  const page = await pageOf(id)
  expect(page?.fixture).toMatchObject({ id, opponent: 'ŠK Lipová', result: { own: 3, their: 1 } })
  expect(page?.address).toBe('Ihrisko Lipová')
  const text = JSON.stringify(page)
  for (const secret of ['Ľalík', 'Poznámka rodinám', 'Len tréneri', ids.lubos!])
    expect(text).not.toContain(secret)
})

test('only matches of categories that show them are in the sitemap', async () => {
  const { id } = await plan({ opponent: 'ŠK Mapa', published: true })
  const req = await request(academy.payload)
  const listed = async () => (await matchAddresses(req)).map((each) => each.id)
  const show = (showInMatches: boolean) =>
    academy.payload.update({
      collection: 'categories',
      id: ids.U13!,
      data: { showInMatches },
      overrideAccess: true,
    })
  await show(false)
  expect(await listed()).not.toContain(id)
  await show(true)
  expect(await listed()).toContain(id)
})

test('a family opens the page of an event it is invited to, and of no other', async () => {
  const jakub = await request(academy.payload, await userOf('jakub@zelenadolina.test'))
  const event = await familyEvent(jakub, ids.match13!)
  expect(event.rows.map(({ player }) => player.id)).toEqual([ids.jakub])
  const foreign = await plan({ categories: [ids.U15!], published: true })
  await expect(familyEvent(jakub, foreign.id)).rejects.toMatchObject({ status: 404 })
})
