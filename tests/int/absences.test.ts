import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from '@jest/globals'
import { addDays, dayOf, momentAt } from '@/lib/dates'
import { setUpClub } from '../support/club'

interface Invitation {
  id: string
  event: { id: string; title: string }
  player: { id: string; name: string }
  answer: string | null
  reason: string
  userSubmitted: boolean
  absence: { id: string; from: string; to: string } | null
}
type Errors = { errors: { message: string; field?: string }[] }
interface Preview {
  changed: Invitation[]
  closed: { participant: Invitation; contact: { name: string; phone: string } | null }[]
}
type Result = Errors & {
  absences: { id: string; player: { id: string }; canTakeBack: boolean }[]
  changed: number
  closed: Preview['closed']
  waiting: number
}

const { academy, ids, api } = setUpClub('jakub', 'jana', 'peter', 'lubos', 'robert', 'zuzana', 'maria')
type Who = keyof typeof api

const TODAY = dayOf(new Date())
/** A free week long after the club's own events. */
const FROM = addDays(TODAY, 40)
const TO = addDays(TODAY, 46)
const op = (): string => randomUUID()

/** An event of a category at noon of the day so many days into the week. */
const plan = async (category: string, day: number, more: object = {}): Promise<string> => {
  const startsAt = momentAt(addDays(FROM, day), '12:00').toISOString()
  const doc = await academy.payload.create({
    collection: 'events',
    data: { type: 0, startsAt, categories: [ids[category]!], ...more },
    overrideAccess: true,
  })
  return doc.id
}
const change = (event: string, data: object) =>
  academy.payload.update({ collection: 'events', id: event, data, overrideAccess: true })

const remove = (id: string) => academy.payload.delete({ collection: 'events', id, overrideAccess: true })

/** The stored row of a player's invitation, without what changes with every write. */
const rowOf = async (event: string, player: string) => {
  const { docs } = await academy.payload.find({
    collection: 'participants',
    where: { and: [{ event: { equals: event } }, { player: { equals: ids[player] } }] },
    depth: 0,
    overrideAccess: true,
  })
  expect(docs).toHaveLength(1)
  return { ...docs[0]!, updatedAt: undefined }
}
/** The answer of an invitation as everybody reads it. */
const answerOf = async (event: string, player: string) => {
  const { userSubmitted, answer, reason, submittedAt, submittedBy, absence } = await rowOf(event, player)
  return {
    userSubmitted,
    answer: answer ?? null,
    reason: reason ?? null,
    submittedAt: submittedAt ?? null,
    submittedBy: submittedBy ?? null,
    absence: absence ?? null,
  }
}

const record = (who: Who, players: string[], more: object = {}) =>
  api[who]<Result>('POST', '/absences', {
    operation: op(),
    players: players.map((name) => ids[name]),
    from: FROM,
    to: TO,
    reason: 'dovolenka',
    ...more,
  })
const preview = (who: Who, players: string[], more: object = {}) =>
  api[who]<Preview & Errors>('POST', '/absences/preview', {
    players: players.map((name) => ids[name]),
    from: FROM,
    to: TO,
    ...more,
  })
const takeBack = (who: Who, id: string) => api[who]<Result>('DELETE', `/absences/${id}`)
const answer = (who: Who, event: string, player: string, given: string, reason = '') =>
  api[who]('POST', `/events/${event}/answer`, { player: ids[player], answer: given, reason })
/** Ends the time in which the whole act can be undone exactly. */
const longAgo = (absence: string) =>
  academy.payload.db.updateOne({
    collection: 'absences',
    id: absence,
    data: { at: new Date(Date.now() - 3_600_000).toISOString() },
  })

const week: Record<string, string> = {}
beforeAll(async () => {
  week.training13 = await plan('U13', 1)
  week.match13 = await plan('U13', 3, { type: 2, opponent: 'ŠK Lipová' })
  week.training9 = await plan('U9', 2)
  week.after = await plan('U13', 8)
}, 60_000)

describe('who may', () => {
  test.each<[Who, string, number]>([
    ['peter', 'jakub', 403],
    ['zuzana', 'filip', 403],
    ['jakub', 'filip', 404],
    ['jana', 'filip', 404],
    ['lubos', 'jakub', 404],
    ['jana', 'peter', 404],
    ['maria', 'peter', 404],
  ])('%s does not record an absence of %s: %i', async (who, player, status) => {
    expect((await record(who, [player])).status).toBe(status)
    expect((await preview(who, [player])).status).toBe(status)
    expect(await answerOf(week.training13!, 'jakub')).toMatchObject({ userSubmitted: false })
  })

  test.each<[Who, string]>([
    ['jakub', 'jakub'],
    ['jana', 'ema'],
    ['zuzana', 'adam'],
    ['robert', 'filip'],
    ['maria', 'nina'],
  ])('%s records one of %s, and takes it back', async (who, player) => {
    const { status, body } = await record(who, [player])
    expect(status).toBe(200)
    expect(body.absences).toEqual([expect.objectContaining({ canTakeBack: true })])
    expect((await takeBack(who, body.absences[0]!.id)).status).toBe(200)
  })

  test('a trainer answers through their own categories only, also for who plays in another', async () => {
    const before = [await plan('U13', 4), await plan('U15', 4)]
    const { body } = await record('robert', ['nina'])
    const events = [...before, await plan('U13', 5), await plan('U15', 5)]
    const answers = await Promise.all(events.map((event) => answerOf(event, 'nina')))
    expect(answers.map(({ answer }) => answer)).toEqual(['no', null, 'no', null])
    await takeBack('robert', body.absences[0]!.id)
    for (const event of events) await remove(event)
  })

  test('absences are read by the family and the trainers of the category, and taken back by those who may record them', async () => {
    const { body } = await record('jana', ['jakub'])
    const { id } = body.absences[0]!
    const seen = async (who: Who) =>
      (await api[who]<{ absences: { id: string; canTakeBack: boolean }[] }>('GET', '/absences')).body.absences
        .filter((row) => row.id === id)
        .map(({ canTakeBack }) => canTakeBack)
    expect(
      await Promise.all(
        (['jakub', 'jana', 'peter', 'robert', 'maria', 'lubos', 'zuzana'] as const).map(seen),
      ),
    ).toEqual([[true], [true], [false], [false], [true], [], []])
    expect((await takeBack('peter', id)).status).toBe(403)
    expect((await takeBack('lubos', id)).status).toBe(404)
    // Hers holds for every category; Róbert answers single trainings on her behalf instead.
    expect((await takeBack('robert', id)).status).toBe(403)
    expect((await takeBack('jana', id)).status).toBe(200)
    expect(await seen('jana')).toEqual([])
  })
})

test('a player has so many absences ahead, and no more', async () => {
  const ofEma = [...Array(20).keys()].map((week) => addDays('2080-01-01', week * 7))
  const made: string[] = []
  for (const day of ofEma) {
    const { body } = await record('jana', ['ema'], { from: day, to: day })
    if (body.absences) made.push(body.absences[0]!.id)
  }
  // One is there from the beginning.
  expect(made).toHaveLength(19)
  expect((await record('jana', ['ema'])).status).toBe(409)
  for (const id of made) await takeBack('jana', id)
})

describe('what is wrong', () => {
  test.each([
    [{ from: TO, to: FROM }, 'to'],
    [{ from: addDays(TODAY, -3), to: addDays(TODAY, -1) }, 'to'],
    [{ from: TODAY, to: addDays(TODAY, 366) }, 'to'],
    [{ from: '2026-13-01' }, 'from'],
    [{ players: [] }, 'players'],
  ])('%o is refused with 400 in Slovak', async (more, field) => {
    const { status, body } = await record('jana', ['jakub'], more)
    expect([status, body.errors[0]?.field]).toEqual([400, field])
  })
})

describe('an absence of two children', () => {
  test('is shown before it is recorded, and changes nothing until then', async () => {
    const { body } = await preview('jana', ['jakub', 'ema'])
    expect(body.changed.map(({ event, player }) => [event.id, player.name])).toEqual([
      [week.training13, 'Jakub Ľalík'],
      [week.training9, 'Ema Ľalíková'],
      [week.match13, 'Jakub Ľalík'],
    ])
    expect(await answerOf(week.training13!, 'jakub')).toMatchObject({ userSubmitted: false })
  })

  test('answers „no“ with its reason within its days, once, and undone everything is as it was', async () => {
    await answer('jana', week.match13!, 'jakub', 'maybe', 'rozhodneme sa')
    const events = [week.training13!, week.match13!, week.after!]
    const before = await Promise.all(events.map((event) => rowOf(event, 'jakub')))
    const ema = await rowOf(week.training9!, 'ema')
    const operation = op()
    const first = await record('jana', ['jakub', 'ema'], { operation })
    expect(first.body).toMatchObject({ changed: 3, closed: [] })
    for (const event of [week.training13!, week.match13!])
      expect(await answerOf(event, 'jakub')).toMatchObject({
        answer: 'no',
        reason: 'dovolenka',
        submittedBy: ids.jana,
      })
    expect(await answerOf(week.after!, 'jakub')).toMatchObject({ userSubmitted: false })

    const stored = await rowOf(week.match13!, 'jakub')
    const again = await record('jana', ['jakub', 'ema'], { operation })
    expect([again.status, again.body.changed, again.body.absences]).toEqual([200, 3, first.body.absences])
    expect(await rowOf(week.match13!, 'jakub')).toEqual(stored)
    expect((await record('jana', ['jakub'], { operation })).status).toBe(409)

    const undone = await api.jana<Result>('POST', '/absences/undo', { operation })
    expect([undone.status, undone.body.changed]).toEqual([200, 3])
    const plainly = <Row extends object>(row: Row) => ({ ...row, earlier: undefined })
    expect((await Promise.all(events.map((event) => rowOf(event, 'jakub')))).map(plainly)).toEqual(
      before.map(plainly),
    )
    expect(plainly(await rowOf(week.training9!, 'ema'))).toEqual(plainly(ema))
    // Sent again, after a lost response, neither the undo nor the act does anything.
    expect((await api.jana<Result>('POST', '/absences/undo', { operation })).body.changed).toBe(0)
    expect((await record('jana', ['jakub', 'ema'], { operation })).body.changed).toBe(0)
    expect(await answerOf(week.training13!, 'jakub')).toMatchObject({ userSubmitted: false })
  })

  test('cannot be undone as a whole by somebody else, nor after a while', async () => {
    const operation = op()
    const { body } = await record('jana', ['jakub', 'ema'], { operation })
    // Peter reads Jakub's and not Ema's.
    expect((await api.peter('POST', '/absences/undo', { operation })).status).toBe(404)
    expect((await api.lubos('POST', '/absences/undo', { operation })).status).toBe(404)
    // Róbert trains Jakub and not Ema.
    expect((await api.robert('POST', '/absences/undo', { operation })).status).toBe(404)
    await longAgo(body.absences[0]!.id)
    expect((await api.jana('POST', '/absences/undo', { operation })).status).toBe(409)
    for (const { id } of body.absences) expect((await takeBack('jana', id)).status).toBe(200)
    expect(await answerOf(week.training9!, 'ema')).toMatchObject({ userSubmitted: false })
  })
})

describe('what answers have closed for', () => {
  test('stays for a family and is named with whom to call; a trainer changes it', async () => {
    const closed = await plan('U13', 5, {
      type: 2,
      opponent: 'OŠK Kamenný Most',
      answerBy: new Date(Date.now() - 3_600_000).toISOString(),
    })
    const { body } = await preview('jana', ['jakub'])
    expect(body.closed.map(({ participant }) => participant.event.id)).toEqual([closed])
    expect(body.changed.map(({ event }) => event.id)).not.toContain(closed)
    const recorded = await record('jana', ['jakub'])
    expect(recorded.body.closed.map(({ participant }) => participant.event.id)).toEqual([closed])
    expect(await answerOf(closed, 'jakub')).toMatchObject({ userSubmitted: false })
    await takeBack('jana', recorded.body.absences[0]!.id)
    const byTrainer = await record('robert', ['jakub'])
    expect(await answerOf(closed, 'jakub')).toMatchObject({ answer: 'no', submittedBy: ids.robert })
    await takeBack('robert', byTrainer.body.absences[0]!.id)
    await remove(closed)
  })

  test('stays „no“ when the absence is taken back after the deadline, but not while the act can be undone', async () => {
    const match = await plan('U13', 5, { type: 2, opponent: 'FC Rybník' })
    const past = { answerBy: new Date(Date.now() - 60_000).toISOString() }
    const one = await record('jana', ['jakub'])
    await change(match, past)
    await takeBack('jana', one.body.absences[0]!.id)
    expect(await answerOf(match, 'jakub')).toMatchObject({ userSubmitted: false, answer: null })
    await change(match, { answerBy: null })
    const two = await record('jana', ['jakub'])
    await longAgo(two.body.absences[0]!.id)
    await change(match, past)
    const { body } = await takeBack('jana', two.body.absences[0]!.id)
    expect(body.closed.map(({ participant }) => participant.event.id)).toContain(match)
    expect(await answerOf(match, 'jakub')).toMatchObject({ answer: 'no' })
    await remove(match)
  })
})

describe('while an absence holds', () => {
  let absence = ''
  beforeAll(async () => {
    absence = (await record('jana', ['jakub'])).body.absences[0]!.id
  })

  test('a training made later is answered by it, and a series too; one outside is not', async () => {
    expect(await answerOf(await plan('U13', 6), 'jakub')).toMatchObject({
      answer: 'no',
      reason: 'dovolenka',
      absence,
    })
    expect(await answerOf(await plan('U13', 7), 'jakub')).toMatchObject({ userSubmitted: false })
  })

  test('an event that moves into it is answered, and one that moves out has its earlier answer', async () => {
    const event = await plan('U13', 9)
    await change(event, { startsAt: momentAt(addDays(FROM, 2), '17:00').toISOString() })
    expect(await answerOf(event, 'jakub')).toMatchObject({ answer: 'no', absence })
    await change(event, { startsAt: momentAt(addDays(FROM, 10), '17:00').toISOString() })
    expect(await answerOf(event, 'jakub')).toMatchObject({
      userSubmitted: false,
      answer: null,
      absence: null,
    })
    await answer('jana', event, 'jakub', 'yes')
    await change(event, { startsAt: momentAt(addDays(FROM, 2), '17:00').toISOString() })
    expect(await answerOf(event, 'jakub')).toMatchObject({ answer: 'yes', absence: null })
  })

  test('a cancelled training that is resumed is answered by it', async () => {
    const event = await plan('U13', 1, { cancelled: { at: new Date().toISOString(), reason: 'mráz' } })
    await change(event, { cancelled: { at: null, reason: null } })
    expect(await answerOf(event, 'jakub')).toMatchObject({ answer: 'no' })
  })

  test('an answer given since stays when it is taken back', async () => {
    await answer('jana', week.match13!, 'jakub', 'yes')
    expect(await answerOf(week.match13!, 'jakub')).toMatchObject({ answer: 'yes', absence: null })
    await takeBack('jana', absence)
    expect(await answerOf(week.match13!, 'jakub')).toMatchObject({ answer: 'yes' })
    expect(await answerOf(week.training13!, 'jakub')).toMatchObject({ userSubmitted: false })
    expect((await takeBack('jana', absence)).body.changed).toBe(0)
  })

  test('what a second absence also covers stays answered by that', async () => {
    const first = (await record('jana', ['jakub'])).body.absences[0]!.id
    const second = (await record('jana', ['jakub'], { reason: 'kemp' })).body.absences[0]!.id
    await takeBack('jana', first)
    expect(await answerOf(week.training13!, 'jakub')).toMatchObject({
      answer: 'no',
      reason: 'kemp',
      absence: second,
    })
    await takeBack('jana', second)
    expect(await answerOf(week.training13!, 'jakub')).toMatchObject({ userSubmitted: false })
  })

  test('an answer older than a second absence stays under that one, and comes back after both', async () => {
    const training = await plan('U13', 4)
    await answer('jana', training, 'jakub', 'yes')
    const first = (await record('jana', ['jakub'])).body.absences[0]!.id
    const second = (await record('jana', ['jakub'], { reason: 'kemp' })).body.absences[0]!.id
    expect(await answerOf(training, 'jakub')).toMatchObject({ answer: 'no', absence: first })
    const taken = await takeBack('jana', first)
    expect(await answerOf(training, 'jakub')).toMatchObject({
      answer: 'no',
      reason: 'kemp',
      absence: second,
    })
    // Nothing was given back: every event of the first one is within the second.
    expect(taken.body.changed).toBe(0)
    await takeBack('jana', second)
    expect(await answerOf(training, 'jakub')).toMatchObject({ answer: 'yes', reason: null, absence: null })
    await remove(training)
  })

  test('an answer given since the second absence comes back when the first is taken back', async () => {
    const training = await plan('U13', 4)
    const second = (await record('jana', ['jakub'], { reason: 'kemp' })).body.absences[0]!.id
    await answer('jana', training, 'jakub', 'yes')
    const first = (await record('jana', ['jakub'])).body.absences[0]!.id
    expect(await answerOf(training, 'jakub')).toMatchObject({ answer: 'no', absence: first })
    await takeBack('jana', first)
    expect(await answerOf(training, 'jakub')).toMatchObject({ answer: 'yes', absence: null })
    await takeBack('jana', second)
    await remove(training)
  })

  test('an answered event that moves out of one absence into a later one is answered by that', async () => {
    const training = await plan('U13', 2)
    await answer('jana', training, 'jakub', 'yes')
    const first = (await record('jana', ['jakub'], { to: addDays(FROM, 2) })).body.absences[0]!.id
    const later = { from: addDays(FROM, 4), to: addDays(FROM, 4), reason: 'kemp' }
    const second = (await record('jana', ['jakub'], later)).body.absences[0]!.id
    await change(training, { startsAt: momentAt(addDays(FROM, 4), '12:00').toISOString() })
    expect(await answerOf(training, 'jakub')).toMatchObject({ answer: 'no', reason: 'kemp', absence: second })
    await change(training, { startsAt: momentAt(addDays(FROM, 6), '12:00').toISOString() })
    expect(await answerOf(training, 'jakub')).toMatchObject({ answer: 'yes', absence: null })
    for (const id of [first, second]) await takeBack('jana', id)
    await remove(training)
  })

  test('a training restored from the trash is answered by what was recorded meanwhile', async () => {
    const training = await plan('U13', 5)
    const trash = (deletedAt: string | null) =>
      academy.payload.update({
        collection: 'events',
        id: training,
        data: { deletedAt },
        trash: true,
        overrideAccess: true,
      })
    await trash(new Date().toISOString())
    const { id } = (await record('jana', ['jakub'])).body.absences[0]!
    await trash(null)
    expect(await answerOf(training, 'jakub')).toMatchObject({ answer: 'no', absence: id })
    await takeBack('jana', id)
    await remove(training)
  })

  test('„answer all“ passes over what somebody has answered meanwhile, with its reason and absence', async () => {
    const [open, ill] = [await plan('U13', 4), await plan('U13', 5)]
    const { id } = (await record('jana', ['jakub'], { from: addDays(FROM, 5) })).body.absences[0]!
    const answers = [open, ill].map((event) => ({ event, player: ids.jakub, answer: 'yes' }))
    const before = await answerOf(ill, 'jakub')
    const send = () => api.jana<{ closed: number; answered: number }>('POST', '/events/answers', { answers })
    expect((await send()).body).toMatchObject({ closed: 0, answered: 1 })
    expect(await answerOf(open, 'jakub')).toMatchObject({ answer: 'yes' })
    expect(await answerOf(ill, 'jakub')).toEqual(before)
    expect(before).toMatchObject({ answer: 'no', reason: 'dovolenka', absence: id })
    expect((await send()).body).toMatchObject({ closed: 0, answered: 1 })
    await takeBack('jana', id)
    for (const event of [open, ill]) await remove(event)
  })

  test('a trainer is offered to take back what they may, and is not refused then', async () => {
    const { id } = (await record('robert', ['jakub'])).body.absences[0]!
    const offered = async () =>
      (await api.robert<Result>('GET', `/absences?player=${ids.jakub}`)).body.absences.find(
        (row) => row.id === id,
      )?.canTakeBack
    expect(await offered()).toBe(true)
    // As a trainer of his category and another one has recorded it.
    const categories = [ids.U13!, ids.U9!]
    await academy.payload.db.updateOne({ collection: 'absences', id, data: { categories } })
    expect([await offered(), (await takeBack('robert', id)).status]).toEqual([false, 403])
    expect((await takeBack('jana', id)).status).toBe(200)
  })

  test('a trainer reads it in the list of who comes', async () => {
    const { body: recorded } = await record('jana', ['jakub'])
    const { body } = await api.robert<{ eventParticipants: Invitation[] }>(
      'GET',
      `/events/eventParticipants?event=${week.training13}`,
    )
    const row = body.eventParticipants.find(({ player }) => player.id === ids.jakub)
    expect(row?.absence).toEqual({ id: recorded.absences[0]!.id, from: FROM, to: TO })
    await takeBack('jana', recorded.absences[0]!.id)
  })

  test('an invitation that only an absence answered goes when the player leaves the category', async () => {
    await record('maria', ['adam'])
    const event = await plan('U11', 3)
    expect(await answerOf(event, 'adam')).toMatchObject({ answer: 'no' })
    await academy.payload.update({
      collection: 'users',
      id: ids.adam!,
      data: { category: ids.U9 },
      overrideAccess: true,
    })
    await expect(rowOf(event, 'adam')).rejects.toThrow()
  })

  test('a player is deleted together with their absences', async () => {
    const who = await academy.payload.create({
      collection: 'users',
      data: {
        firstName: 'Oto',
        lastName: 'Nový',
        email: 'oto@zelenadolina.test',
        password: 'Ukazka-2026!',
        role: 'player',
        playing: true,
        category: ids.U13!,
      } as never,
      overrideAccess: true,
    })
    ids.oto = who.id
    const { status, body } = await record('maria', ['oto'])
    expect(status).toBe(200)
    await takeBack('maria', body.absences[0]!.id)
    await academy.payload.delete({ collection: 'users', id: who.id, overrideAccess: true })
    const { totalDocs } = await academy.payload.count({
      collection: 'absences',
      where: { player: { equals: who.id } },
      overrideAccess: true,
    })
    expect(totalDocs).toBe(0)
  })
})

describe('at the same moment', () => {
  test('answers, absences, their undo and new trainings leave every answer whole', async () => {
    for (let round = 0; round < 4; round += 1) {
      const operation = op()
      const given = answer('jakub', week.match13!, 'jakub', round % 2 ? 'maybe' : 'yes')
      const [recorded, , event] = await Promise.all([
        record('jana', ['jakub', 'ema'], { operation }),
        given,
        plan('U13', 2),
      ])
      expect(recorded.status).toBe(200)
      expect(await answerOf(event, 'jakub')).toMatchObject({ answer: 'no', reason: 'dovolenka' })
      const row = await answerOf(week.match13!, 'jakub')
      // Who came last has answered; the absence only with its own reason.
      if (row.answer === 'no') expect(row.absence).not.toBeNull()
      else expect(row.absence).toBeNull()
      const [undone, twice, later] = await Promise.all([
        api.jana<Result>('POST', '/absences/undo', { operation }),
        api.jana<Result>('POST', '/absences/undo', { operation }),
        plan('U13', 4),
        answer('jana', week.training13!, 'jakub', 'yes'),
      ])
      expect([undone.status, twice.status]).toEqual([200, 200])
      expect(await answerOf(week.training13!, 'jakub')).toMatchObject({ answer: 'yes', absence: null })
      expect(await answerOf(event, 'jakub')).toMatchObject({ userSubmitted: false, absence: null })
      expect(await answerOf(later, 'jakub')).toMatchObject({ userSubmitted: false, absence: null })
      expect(await answerOf(week.match13!, 'jakub')).toMatchObject({ answer: round % 2 ? 'maybe' : 'yes' })
      for (const each of [event, later]) await remove(each)
    }
  }, 60_000)

  test('the same act sent three times at once is one', async () => {
    const operation = op()
    const sent = await Promise.all([1, 2, 3].map(() => record('jana', ['ema'], { operation })))
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200])
    const { totalDocs } = await academy.payload.count({
      collection: 'absences',
      where: { operation: { equals: operation } },
      overrideAccess: true,
    })
    expect(totalDocs).toBe(1)
  })
})
