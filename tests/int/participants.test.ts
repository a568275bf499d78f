import { describe, expect, test } from '@jest/globals'
import { setUpClub } from '../support/club'

interface Row {
  id: string
  player: { id: string; name: string }
  userSubmitted: boolean
  answer: string | null
  reason: string
  open: boolean
}
interface Answered {
  eventParticipant: Row
  waiting: number
}
type List = { eventParticipants: Row[]; waiting: number }

const { academy, ids, api } = setUpClub('jakub', 'jana', 'peter', 'lubos', 'robert', 'maria')

const answer = (who: keyof typeof api, event: string, body: object) =>
  api[who]<Answered & { errors: { message: string; field?: string }[] }>(
    'POST',
    `/events/${ids[event]}/answer`,
    body,
  )
const change = (event: string, data: object) =>
  academy.payload.update({ collection: 'events', id: ids[event]!, data, overrideAccess: true })
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

describe('refused answers', () => {
  test('Peter, who may only read, does not answer for Jakub', async () => {
    expect((await answer('peter', 'match13', { player: ids.jakub, answer: 'no' })).status).toBe(403)
  })

  test('Jakub is answered 404 when he answers for Filip', async () => {
    expect((await answer('jakub', 'match13', { player: ids.filip, answer: 'no' })).status).toBe(404)
  })

  test('Ľuboš, the trainer of U11, is answered 404 when he answers for U13', async () => {
    expect((await answer('lubos', 'match13', { player: ids.jakub, answer: 'no' })).status).toBe(404)
  })

  test('Jana must say for which of her children she answers', async () => {
    const { status, body } = await answer('jana', 'match13', { answer: 'yes' })
    expect([status, body.errors]).toEqual([
      400,
      [{ message: 'Vyberte hráča, za ktorého odpovedáte.', field: 'player' }],
    ])
  })

  test('an answer cannot be withdrawn', async () => {
    expect((await answer('jakub', 'match13', { answer: null })).status).toBe(400)
    expect((await answer('jakub', 'match13', { answer: 'yes', userSubmitted: false })).status).toBe(400)
  })
})

describe('answers', () => {
  test("Jakub's answer is stored with the reason of a no, and lowers the number on his badge", async () => {
    const before = await api.jakub<List>('GET', '/events/eventParticipants')
    const { body } = await answer('jakub', 'match13', { answer: 'no', reason: 'choroba' })
    expect(body.eventParticipant).toMatchObject({ userSubmitted: true, answer: 'no', reason: 'choroba' })
    expect(body.waiting).toBe(before.body.waiting - 1)
  })

  test('an answer sent twice changes nothing', async () => {
    const row = () =>
      academy.payload.find({
        collection: 'participants',
        where: { and: [{ event: { equals: ids.match13 } }, { player: { equals: ids.jakub } }] },
        depth: 0,
        overrideAccess: true,
      })
    await answer('jakub', 'match13', { answer: 'no', reason: 'choroba' })
    const first = (await row()).docs
    await answer('jakub', 'match13', { answer: 'no', reason: 'choroba' })
    expect((await row()).docs).toEqual(first)
  })

  test('a yes deletes the reason of an earlier no', async () => {
    const { body } = await answer('jana', 'match13', { player: ids.jakub, answer: 'yes', reason: 'choroba' })
    expect(body.eventParticipant).toMatchObject({ answer: 'yes', reason: '' })
  })

  test('after the closing time a family does not answer any more, and Róbert still does', async () => {
    await change('match13', { answerBy: inHours(-1) })
    const late = await answer('jana', 'match13', { player: ids.jakub, answer: 'maybe' })
    expect([late.status, late.body.errors[0]?.message]).toEqual([
      409,
      'Na túto udalosť sa už nedá odpovedať. Zavolajte, prosím, trénerovi.',
    ])
    expect((await answer('robert', 'match13', { player: ids.jakub, answer: 'maybe' })).status).toBe(200)
    await change('match13', { answerBy: null })
  })

  test('a family does not answer for a cancelled match, and the badge does not count it', async () => {
    const before = (await api.jana<List>('GET', '/events/eventParticipants')).body.waiting
    await academy.payload.update({
      collection: 'participants',
      id: ids.filipInvitation!,
      data: { answer: 'maybe' },
      overrideAccess: true,
    })
    await change('match13', { cancelled: { at: inHours(0), reason: 'dážď' } })
    expect((await answer('jana', 'match13', { player: ids.jakub, answer: 'no' })).status).toBe(409)
    expect((await api.jana<List>('GET', '/events/eventParticipants')).body.waiting).toBeLessThanOrEqual(
      before,
    )
    await change('match13', { cancelled: { at: null, reason: null } })
  })
})

describe('lists of participants', () => {
  test("Jana sees both children's participations with their names, and no others", async () => {
    const { body } = await api.jana<List>('GET', '/events/eventParticipants')
    expect([...new Set(body.eventParticipants.map(({ player }) => player.name))].sort()).toEqual([
      'Ema Ľalíková',
      'Jakub Ľalík',
    ])
  })

  test('participations are paged by the start of the event', async () => {
    type Paged = { eventParticipants: { event: { startsAt: string } }[]; page: object; waiting: number }
    const all = (await api.maria<Paged>('GET', '/events/eventParticipants')).body
    const one = (await api.maria<Paged>('GET', '/events/eventParticipants?size=1&page=2')).body
    const starts = all.eventParticipants.map(({ event }) => event.startsAt)
    expect(starts).toEqual([...starts].sort())
    expect(one.eventParticipants).toEqual([all.eventParticipants[1]])
    expect(one.page).toEqual({ number: 2, size: 1, total: all.eventParticipants.length })
  })

  test('the list and the badge follow a match that is hidden, trashed and restored', async () => {
    const jakub = async () => {
      const { body } = await api.jakub<{ waiting: number; eventParticipants: { event: { id: string } }[] }>(
        'GET',
        '/events/eventParticipants',
      )
      return [body.eventParticipants.some(({ event }) => event.id === ids.match13), body.waiting]
    }
    await academy.payload.db.updateMany({
      collection: 'participants',
      where: { and: [{ event: { equals: ids.match13 } }, { player: { equals: ids.jakub } }] },
      data: { userSubmitted: false },
    })
    const [shown, waiting] = await jakub()
    expect(shown).toBe(true)
    for (const [away, back] of [
      [{ published: false }, { published: true }],
      [{ deletedAt: inHours(0) }, { deletedAt: null }],
    ]) {
      await change('match13', away!)
      expect(await jakub()).toEqual([false, Number(waiting) - 1])
      await academy.payload.update({
        collection: 'events',
        id: ids.match13!,
        data: back!,
        trash: true,
        overrideAccess: true,
      })
      expect(await jakub()).toEqual([true, waiting])
    }
  })

  test('Róbert sees only his own category of a joint training', async () => {
    const { body } = await api.robert<List>('GET', `/events/eventParticipants?event=${ids.joint}`)
    expect(body.eventParticipants.map(({ player }) => player.name)).not.toContain('Adam Chovan')
    expect(body.eventParticipants.map(({ player }) => player.name)).toContain('Filip Chovan')
  })

  test('trainers and admins have no badge of their own', async () => {
    expect((await api.robert<List>('GET', '/events/eventParticipants')).body.waiting).toBe(0)
    expect((await api.maria<List>('GET', '/events/eventParticipants')).body.waiting).toBe(0)
  })
})
