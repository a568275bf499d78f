import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from '@jest/globals'
import { createLocalReq, type Payload } from 'payload'
import { changeStage } from '@/features/player-migrations/changes/commands'
import { performMigration, undoMigration } from '@/features/player-migrations/commands'
import { migrationPreview } from '@/features/player-migrations/proposals/queries'
import { migrationHistory, waitingStages } from '@/features/player-migrations/queries'
import {
  cancelStage,
  createStage,
  performDueStage,
  performStage,
} from '@/features/player-migrations/stages/commands'
import { stageWords } from '@/features/player-migrations/stages/labels'
import { startStages } from '@/features/player-migrations/stages/service'
import { seasonOf, seasonStarting } from '@/features/club/season/rules'
import { addDays, dayOf, momentAt } from '@/lib/dates'
import { setUpAcademy } from '../support/academy'
import { requestAs } from '../support/request'

const academy = setUpAcademy()
let payload: Payload
const ids: Record<string, string> = {}
const day = addDays(dayOf(new Date()), 3)
const office = () => requestAs(payload, ids.maria!)
const deputy = () => requestAs(payload, ids.eva!)
/** What the job of a day runs: nobody is signed in. */
const run = async (id: string, now: Date) => performDueStage(await createLocalReq({}, payload), id, now)
const status = (promise: Promise<unknown>) =>
  promise.then(
    () => 200,
    (error: { status?: number }) => error.status,
  )
const placed = async (name: string) => {
  const user = await payload.findByID({ collection: 'users', id: ids[name]!, depth: 0, overrideAccess: true })
  return [user.category === ids.U9 ? 'U9' : user.category === ids.U11 ? 'U11' : '–', user.active]
}
const set = (name: string, data: object) =>
  payload.db.updateOne({ collection: 'users', id: ids[name]!, data: { ...data }, returning: false })
const plan = (names: string[], dueOn: string | null = day) => ({
  operation: randomUUID(),
  season: seasonOf(new Date()).label,
  dueOn,
  moves: names.map((name) => ({
    player: ids[name]!,
    from: ids.U9!,
    outcome: name === 'hugo' ? ('leaves' as const) : ('moves' as const),
    to: name === 'hugo' ? null : ids.U11!,
  })),
})
const messages = async () => {
  const { docs } = await payload.find({
    collection: 'notifications',
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  return docs.filter(({ title }) => title.startsWith('Naplánovaný presun'))
}

beforeAll(async () => {
  payload = academy.payload
  for (const age of [9, 11]) {
    const data = { name: `U${age}`, order: age }
    ids[`U${age}`] = (await payload.create({ collection: 'categories', data, overrideAccess: true })).id
  }
  for (const name of ['maria', 'eva', 'robert', 'ema', 'leo', 'hugo']) {
    const who =
      name === 'maria' || name === 'eva'
        ? { role: 'admin' }
        : name === 'robert'
          ? { role: 'trainer', categories: [ids.U9] }
          : { role: 'player', playing: true, category: ids.U9, birthDate: '2017-05-04' }
    const doc = await payload.create({
      collection: 'users',
      data: {
        firstName: name,
        lastName: 'Skúšobný',
        username: name,
        password: 'Ukazka-2026!',
        ...who,
      } as never,
      overrideAccess: true,
    })
    ids[name] = doc.id
  }
}, 120_000)

beforeEach(async () => {
  for (const name of ['ema', 'leo', 'hugo']) await set(name, { category: ids.U9, active: true })
})

test('a planned stage moves nobody before its day, and once on it', async () => {
  const stage = await createStage(await office(), plan(['ema', 'hugo']))
  expect(stage).toMatchObject({ state: 'planned', dueOn: day, performedAt: null, undoUntil: null })
  expect(await run(stage.id, new Date(momentAt(day).getTime() - 1000))).toBe(false)
  expect(await placed('ema')).toEqual(['U9', true])
  const before = (await messages()).length
  expect(await run(stage.id, momentAt(day))).toBe(true)
  expect(await run(stage.id, momentAt(day))).toBe(false)
  expect(await placed('ema')).toEqual(['U11', true])
  expect(await placed('hugo')).toEqual(['U9', false])
  expect((await messages()).length).toBe(before + 1)
})

test('on the day whoever changed category, left or was deleted meanwhile is left out and named; undo leaves them alone', async () => {
  const stage = await createStage(await office(), plan(['ema', 'leo', 'hugo']))
  await set('leo', { category: null })
  await set('hugo', { active: false })
  await run(stage.id, momentAt(day))
  const { migrations } = await migrationHistory(await office())
  const done = migrations.find(({ id }) => id === stage.id)!
  expect(done.state).toBe('performed')
  expect(done.moves.map(({ leftOut }) => leftOut)).toEqual([null, 'changed', 'left'])
  // The job's moment lies ahead; today the days of its undo are counted from now.
  expect((await undoMigration(await office(), stage.id)).state).toBe('undone')
  expect(await placed('ema')).toEqual(['U9', true])
  expect(await placed('leo')).toEqual(['–', true])
  expect(await placed('hugo')).toEqual(['U9', false])
})

test('a stage is postponed, prepared without a day, and cancelled; an old plan no longer runs it', async () => {
  const stage = await createStage(await office(), plan(['ema', 'leo']))
  const later = addDays(day, 10)
  const postponed = await changeStage(await office(), stage.id, {
    seen: stage.updatedAt,
    dueOn: later,
    players: [ids.ema!],
  })
  expect(postponed.moves.map(({ player }) => player.id)).toEqual([ids.ema])
  expect(await run(stage.id, momentAt(day))).toBe(false)
  expect(await status(cancelStage(await office(), stage.id, stage.updatedAt))).toBe(409)
  const cancelled = await cancelStage(await office(), stage.id, postponed.updatedAt)
  expect(cancelled.state).toBe('cancelled')
  expect(await run(stage.id, momentAt(later))).toBe(false)
  expect(await status(undoMigration(await office(), stage.id))).toBe(409)
  expect(await placed('ema')).toEqual(['U9', true])
})

test('a prepared stage is performed at once by hand, and no job does it', async () => {
  const stage = await createStage(await office(), plan(['ema'], null))
  expect(stage.state).toBe('prepared')
  expect((await waitingStages(await office())).migrations.map(({ id }) => id)).toContain(stage.id)
  expect(await run(stage.id, momentAt(addDays(day, 900)))).toBe(false)
  const done = await performStage(await office(), stage.id, stage.updatedAt)
  expect(done.state).toBe('performed')
  expect(await placed('ema')).toEqual(['U11', true])
  expect(await status(performStage(await office(), stage.id, done.updatedAt))).toBe(409)
})

const move = (name: string) => ({
  player: ids[name]!,
  from: ids.U9!,
  outcome: 'moves' as const,
  to: ids.U11!,
  reason: 'ročník',
})

test('players are added to a stage that waits and taken out of it, as it was seen', async () => {
  const stage = await createStage(await office(), plan(['ema']))
  const change = { dueOn: day, players: [ids.ema!] }
  const added = await changeStage(await office(), stage.id, {
    ...change,
    seen: stage.updatedAt,
    added: [move('leo'), { ...move('hugo'), outcome: 'leaves', to: null }],
  })
  expect(added.moves.map(({ player, outcome, to, reason }) => [player.id, outcome, to, reason])).toEqual([
    [ids.ema, 'moves', 'U11', ''],
    [ids.leo, 'moves', 'U11', 'ročník'],
    [ids.hugo, 'leaves', '', 'ročník'],
  ])
  const seen = added.updatedAt
  const refused = async (other: object) =>
    status(changeStage(await office(), stage.id, { ...change, seen, ...other }))
  expect(await refused({ seen: stage.updatedAt, added: [move('leo')] })).toBe(409)
  expect(await refused({ added: [move('ema')] })).toBe(400)
  expect(await refused({ added: [move('leo'), move('leo')] })).toBe(400)
  expect(await refused({ added: [{ ...move('leo'), to: randomUUID() }] })).toBe(400)
  expect(await refused({ added: [{ ...move('leo'), to: ids.U9 }] })).toBe(400)
  expect(await refused({ players: [] })).toBe(400)
  const trainer = await requestAs(payload, ids.robert!)
  expect(await status(changeStage(trainer, stage.id, { ...change, seen }))).toBe(403)
  await set('leo', { category: ids.U11 })
  const gone = changeStage(await office(), stage.id, { ...change, seen, added: [move('leo')] })
  await expect(gone).rejects.toMatchObject({ status: 409, message: expect.stringContaining('leo') })
  // Nothing of what was refused is stored, and a change of nothing is none.
  const same = { dueOn: day, players: [ids.ema!, ids.leo!, ids.hugo!], seen }
  expect((await changeStage(await office(), stage.id, same)).updatedAt).toBe(seen)
  await set('leo', { category: ids.U9 })
  const swapped = await changeStage(await office(), stage.id, { ...same, players: [ids.leo!] })
  await run(stage.id, momentAt(day))
  expect(swapped.moves.map(({ player }) => player.id)).toEqual([ids.leo])
  expect([await placed('leo'), await placed('ema')]).toEqual([
    ['U11', true],
    ['U9', true],
  ])
})

test('who planned, changed, cancelled, performed and undid a stage stays in its history, with the day', async () => {
  const actsOf = ({ acts }: { acts: { act: string; by: string; dueOn: string | null }[] }) =>
    acts.map(({ act, by, dueOn }) => [act, by.split(' ')[0], dueOn])
  const later = addDays(day, 10)
  const first = await createStage(await office(), plan(['ema', 'leo']))
  const changed = await changeStage(await deputy(), first.id, {
    ...{ seen: first.updatedAt, dueOn: later, players: [ids.ema!], added: [move('hugo')] },
  })
  expect(changed.acts.at(-1)).toMatchObject({ added: 1, removed: 1 })
  const cancelled = await cancelStage(await office(), first.id, changed.updatedAt)
  expect(actsOf(cancelled)).toEqual([
    ['planned', 'maria', day],
    ['changed', 'eva', later],
    ['cancelled', 'maria', later],
  ])
  const byHand = await createStage(await office(), plan(['ema'], null))
  await performStage(await deputy(), byHand.id, byHand.updatedAt)
  expect(actsOf(await undoMigration(await office(), byHand.id))).toEqual([
    ['planned', 'maria', null],
    ['performed', 'eva', null],
    ['undone', 'maria', null],
  ])
  const { operation, season, moves } = plan(['ema'])
  const atOnce = await performMigration(await deputy(), { operation, season, moves })
  expect(actsOf(await undoMigration(await office(), atOnce.id))).toEqual([
    ['performed', 'eva', null],
    ['undone', 'maria', null],
  ])
})

test('a day that performs a stage is nobody’s act, and tells whoever planned or changed it', async () => {
  const stage = await createStage(await office(), plan(['ema', 'leo']))
  await changeStage(await deputy(), stage.id, {
    ...{ seen: stage.updatedAt, dueOn: day, players: [ids.ema!] },
  })
  const before = (await messages()).map(({ id }) => id)
  await run(stage.id, momentAt(day))
  const { migrations } = await migrationHistory(await office())
  const done = migrations.find(({ id }) => id === stage.id)!
  expect(done.acts.at(-1)).toMatchObject({ act: 'onDay', by: '', at: momentAt(day).toISOString() })
  const [told] = (await messages()).filter(({ id }) => !before.includes(id))
  const { season } = plan([])
  expect(told).toMatchObject({ title: stageWords({ season, moved: 1, left: 0 }).title })
  expect(new Set(told!.audience.users)).toEqual(new Set([ids.maria, ids.eva]))
})

test('a stage stored before acts were says by its columns what was done last', async () => {
  const old = async (data: object) =>
    payload.create({
      collection: 'playerMigrations',
      data: {
        ...{ season: seasonOf(new Date()).label, performedBy: ids.maria, moves: [move('ema')] },
        ...{ performedAt: new Date().toISOString(), ...data },
      } as never,
      overrideAccess: true,
    })
  const { id, updatedAt } = await old({ stage: 'waiting', dueOn: day })
  const cancelled = await cancelStage(await deputy(), id, updatedAt)
  expect(cancelled.acts.map(({ act, by }) => [act, by.split(' ')[0]])).toEqual([
    ['planned', 'maria'],
    ['cancelled', 'eva'],
  ])
  const before = await old({ stage: 'cancelled' })
  const { migrations } = await migrationHistory(await office())
  const shown = migrations.find((one) => one.id === before.id)!
  expect(shown.acts.map(({ act, by }) => [act, by.split(' ')[0]])).toEqual([['cancelled', 'maria']])
})

test('a stage takes players on from where one of an earlier day brings them, and performs after it', async () => {
  const later = addDays(day, 20)
  const onwards = (dueOn: string | null) => ({
    ...plan([], dueOn),
    moves: [{ player: ids.leo!, from: ids.U11!, outcome: 'none' as const, to: null }],
  })
  // Whatever other tests left waiting would bring him there as well.
  for (const { id, updatedAt } of (await waitingStages(await office())).migrations)
    await cancelStage(await office(), id, updatedAt)
  expect(await status(createStage(await office(), onwards(later)))).toBe(409)
  const first = await createStage(await office(), plan(['leo']))
  expect(await status(createStage(await office(), onwards(day)))).toBe(409)
  const preview = { season: seasonOf(new Date()).label, categories: [ids.U11!] }
  const { rows } = await migrationPreview(await office(), preview)
  expect(rows.find(({ player }) => player.id === ids.leo)).toMatchObject({ from: ids.U11, comesOn: day })
  const { startYear } = seasonOf(new Date())
  const earlier = { ...preview, season: seasonStarting(startYear - 1).label }
  const ofEarlier = (await migrationPreview(await office(), earlier)).rows
  expect(ofEarlier.some(({ player }) => player.id === ids.leo)).toBe(false)
  const both = { ...preview, categories: [ids.U9!, ids.U11!] }
  const inBoth = (await migrationPreview(await office(), both)).rows.filter(
    ({ player }) => player.id === ids.leo,
  )
  expect(inBoth.map(({ from, comesOn }) => [from, comesOn])).toEqual([[ids.U9, null]])
  const second = await createStage(await office(), onwards(later))
  const third = await createStage(await office(), plan(['ema'], later))
  const joined = await changeStage(await office(), third.id, {
    ...{ seen: third.updatedAt, dueOn: later, players: [ids.ema!], added: onwards(later).moves },
  })
  expect(joined.moves).toHaveLength(2)
  // The site was off on both days: the earlier one comes first, though it is asked for later.
  await cancelStage(await office(), third.id, joined.updatedAt)
  await startStages(payload, momentAt(later))
  expect(await placed('leo')).toEqual(['–', true])
  const { migrations } = await migrationHistory(await office())
  const done = migrations.filter(({ id }) => [first.id, second.id].includes(id))
  expect(done.map(({ state, moves }) => [state, moves[0]!.leftOut])).toEqual([
    ['performed', null],
    ['performed', null],
  ])
})

test('the same operation is one stage, a past day is refused, and trainers plan nothing', async () => {
  const sent = plan(['ema'])
  const one = await createStage(await office(), sent)
  expect((await createStage(await office(), sent)).id).toBe(one.id)
  expect(await status(createStage(await office(), { ...sent, dueOn: addDays(day, 1) }))).toBe(409)
  const twin = plan(['leo'])
  const twins = await Promise.all([createStage(await office(), twin), createStage(await office(), twin)])
  expect(twins[1]!.id).toBe(twins[0]!.id)
  expect(await status(createStage(await office(), plan(['ema'], dayOf(new Date()))))).toBe(400)
  const trainer = await requestAs(payload, ids.robert!)
  expect(await status(createStage(trainer, plan(['ema'])))).toBe(403)
  expect(await status(cancelStage(trainer, one.id, one.updatedAt))).toBe(403)
  expect(await status(waitingStages(trainer))).toBe(403)
})

test('a planned stage has one job for the start of its day', async () => {
  const stage = await createStage(await office(), plan(['leo']))
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: { taskSlug: { equals: 'performStage' } },
    pagination: false,
    overrideAccess: true,
  })
  const jobs = docs.filter(({ input }) => (input as { stage?: string }).stage === stage.id)
  expect(jobs.map(({ waitUntil }) => waitUntil)).toEqual([momentAt(day).toISOString()])
})

test('a stage whose job gave up is performed at the next start, and once', async () => {
  const stage = await createStage(await office(), plan(['ema']))
  await startStages(payload, new Date(momentAt(day).getTime() - 1000))
  expect(await placed('ema')).toEqual(['U9', true])
  const before = (await messages()).length
  await startStages(payload, momentAt(day))
  await startStages(payload, momentAt(day))
  expect(await placed('ema')).toEqual(['U11', true])
  const { migrations } = await migrationHistory(await office())
  expect(migrations.find(({ id }) => id === stage.id)?.state).toBe('performed')
  // Other stages of these tests wait for the same day.
  expect((await messages()).length).toBeGreaterThan(before)
})

test('whoever already stands in a stage that waits is told before and after another one is planned', async () => {
  const seasonNow = seasonOf(new Date()).label
  const told = async () => {
    const { rows } = await migrationPreview(await office(), { season: seasonNow, categories: [ids.U9!] })
    return rows.find(({ player }) => player.id === ids.hugo)!.waiting
  }
  const before = (await told()).map(({ stage }) => stage)
  const first = await createStage(await office(), plan(['hugo']))
  expect((await told()).find(({ stage }) => stage === first.id)).toEqual({
    stage: first.id,
    dueOn: day,
    outcome: 'leaves',
    from: 'U9',
    to: '',
  })
  const second = await createStage(await office(), plan(['hugo'], null))
  const others = (stage: typeof second) => stage.moves[0]!.waiting.map((other) => other.stage)
  expect(others(second)).toEqual([...before, first.id])
  const { migrations } = await waitingStages(await office())
  expect(others(migrations.find(({ id }) => id === first.id)!)).toContain(second.id)
  const cancelled = await cancelStage(await office(), first.id, first.updatedAt)
  expect(others(cancelled)).toEqual([])
  expect((await told()).map(({ stage }) => stage)).toEqual([...before, second.id])
})
