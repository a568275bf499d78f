import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import type { ApiResponse, ApiClient } from './api-client'

/** Categories, players and events are indices, so that a shrunk history is short to read. */
const category = fc.nat(2)
const player = fc.nat(4)
const event = fc.nat(7)
const some = fc.uniqueArray(category, { minLength: 1, maxLength: 3 })
/** Hours from now; never so close that the event begins while the history runs. */
const hours = fc.constantFrom(-9000, -50, -3, 30, 100, 400)
const who = fc.constantFrom('office', 'trainerA', 'trainerB', 'parent')
const staff = fc.constantFrom('office', 'trainerA', 'trainerB')

/** One act of a history, as plain data. */
export const eventAct = fc.oneof(
  fc.record({
    act: fc.constant('create' as const),
    type: fc.nat(2),
    categories: some,
    hours,
    published: fc.boolean(),
    substitute: fc.boolean(),
  }),
  fc.record({ act: fc.constant('series' as const), categories: some, weeks: fc.integer({ min: 2, max: 4 }) }),
  fc.record({ act: fc.constant('recategorise' as const), event, categories: some }),
  fc.record({ act: fc.constant('retime' as const), event, hours }),
  fc.record({ act: fc.constant('back and ahead' as const), event, player, category }),
  fc.record({ act: fc.constant('swap in the squad' as const), event, player, category }),
  fc.record({ act: fc.constant('second meanwhile' as const), player, category }),
  fc.record({ act: fc.constant('retype' as const), event, type: fc.nat(2), goals: fc.boolean() }),
  fc.record({ act: fc.constant('publish' as const), event, published: fc.boolean() }),
  fc.record({
    act: fc.constantFrom(
      'cancel' as const,
      'resume' as const,
      'cancelFollowing' as const,
      'resumeFollowing' as const,
    ),
    who: staff,
    event,
  }),
  fc.record({ act: fc.constantFrom('trash' as const, 'restore' as const), event }),
  fc.record({
    act: fc.constant('player' as const),
    player,
    category: fc.option(category),
    second: fc.option(category),
    active: fc.boolean(),
  }),
  fc.record({
    act: fc.constant('migrate' as const),
    players: fc.uniqueArray(player, { minLength: 1, maxLength: 3 }),
    outcome: fc.constantFrom('moves' as const, 'moves' as const, 'leaves' as const, 'none' as const),
    to: category,
  }),
  fc.record({ act: fc.constant('undo' as const) }),
  fc.record({
    act: fc.constant('answer' as const),
    who,
    event,
    player,
    answer: fc.constantFrom('yes' as const, 'no' as const, 'maybe' as const),
  }),
  fc.record({ act: fc.constant('nominate' as const), who: staff, event, player }),
  fc.record({
    act: fc.constant('sheet' as const),
    who: staff,
    event,
    players: fc.uniqueArray(player, { minLength: 1, maxLength: 4 }),
    status: fc.constantFrom('present' as const, 'absent' as const, 'injured' as const),
    twice: fc.boolean(),
  }),
)
export type EventAct = typeof eventAct extends fc.Arbitrary<infer Act> ? Act : never

/** The club of one history, with everything the server acknowledged: it is compared with the rows. */
export interface EventClub {
  api: Record<'office' | 'trainerA' | 'trainerB' | 'parent', ApiClient>
  trainers: [string, string]
  categories: string[]
  players: string[]
  events: string[]
  /** The newest migration that can be undone. */
  migration?: string
  /** The last acknowledged answer and nomination, by event and player. */
  answers: Map<string, string>
  nominations: Map<string, string>
  /** Reads the rows between two steps of an act: somebody who left for one step only has left. */
  between?: () => Promise<void>
}

type Body = Record<string, never> & { id?: string; updatedAt?: string }
const inHours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString()

/** Performs one act through the API and returns the responses; none for an act on an event that does not exist yet. */
export async function playEventAct(club: EventClub, act: EventAct): Promise<ApiResponse[]> {
  const { office } = club.api
  const ids = (numbers: readonly number[]) => numbers.map((number) => club.categories[number]!)
  const id = 'event' in act ? club.events[act.event] : undefined
  if ('event' in act && !id) return []
  const edit = async (path: string, key: string, change: object): Promise<ApiResponse[]> => {
    const before = await office<Record<string, Body>>('GET', path)
    const row = before.body[key]
    if (before.status !== 200 || !row) return [before]
    const response = await office('PATCH', path, { ...change, updatedAt: row.updatedAt })
    await club.between?.()
    return [response]
  }
  switch (act.act) {
    case 'create': {
      const response = await office<{ event: Body }>('POST', '/events', {
        type: act.type,
        categories: ids(act.categories),
        startsAt: inHours(act.hours),
        published: act.published,
        answerRequired: true,
        trainers: [club.trainers[0]],
        substitute: act.substitute ? club.trainers[1] : null,
      })
      if (response.body.event?.id) club.events.unshift(response.body.event.id)
      return [response]
    }
    case 'series': {
      const startsAt = inHours(26)
      const until = inHours(26 + 24 * 7 * act.weeks).slice(0, 10)
      const repeat = { every: 1, until, skipBreaks: false }
      const draft = { type: 0, categories: ids(act.categories), startsAt, trainers: [], repeat }
      const response = await office<{ event: Body }>('POST', '/events/series', draft)
      if (response.body.event?.id) club.events.unshift(response.body.event.id)
      return [response]
    }
    case 'recategorise':
      return edit(`/events/${id}`, 'event', { categories: ids(act.categories) })
    case 'retime':
      return edit(`/events/${id}`, 'event', { startsAt: inHours(act.hours), endsAt: null, answerBy: null })
    case 'back and ahead': {
      // The event was in the past while a player moved.
      const at = (hours: number) =>
        edit(`/events/${id}`, 'event', { startsAt: inHours(hours), endsAt: null, answerBy: null })
      const moved = { category: club.categories[act.category], secondCategory: null, active: true }
      return [
        ...(await at(-3)),
        ...(await edit(`/users/${club.players[act.player]}`, 'user', moved)),
        ...(await at(30)),
      ]
    }
    case 'swap in the squad': {
      // Main and second category are exchanged after the player was nominated.
      const [main, second] = [club.categories[act.category], club.categories[(act.category + 1) % 3]]
      const path = `/users/${club.players[act.player]}`
      return [
        ...(await edit(path, 'user', { category: main, secondCategory: second, active: true })),
        ...(await playEventAct(club, {
          act: 'nominate',
          who: 'office',
          event: act.event,
          player: act.player,
        })),
        ...(await edit(path, 'user', { category: second, secondCategory: main })),
      ]
    }
    case 'second meanwhile': {
      // A second category that was set after a migration survives its undo.
      const path = `/users/${club.players[act.player]}`
      const [from, second] = [1, 2].map((by) => club.categories[(act.category + by) % 3])
      const players = [act.player]
      const responses = [
        ...(await edit(path, 'user', { category: from, secondCategory: null, active: true })),
        ...(await playEventAct(club, { act: 'migrate', players, outcome: 'moves', to: act.category })),
        ...(await edit(path, 'user', { secondCategory: second })),
      ]
      const undone = await playEventAct(club, { act: 'undo' })
      type Read = { user: { secondCategory: { id: string } | null } }
      const now = (await office<Read>('GET', path)).body.user.secondCategory?.id
      if (undone[0]?.status === 200 && now !== second) throw new Error('the second category is lost')
      return [...responses, ...undone]
    }
    case 'retype':
      return edit(`/events/${id}`, 'event', {
        type: act.type,
        ...(act.goals && { result: { own: 1, their: 0 } }),
      })
    case 'publish':
      return edit(`/events/${id}`, 'event', { published: act.published })
    case 'cancel':
    case 'resume':
      return [
        await club.api[act.who]('POST', `/events/${id}/${act.act}`, act.act === 'cancel' ? {} : undefined),
      ]
    case 'cancelFollowing':
      return [await club.api[act.who]('POST', `/events/${id}/following/cancel`, {})]
    case 'resumeFollowing':
      return [await club.api[act.who]('POST', `/events/${id}/following/resume`)]
    case 'trash':
      return [await office('DELETE', `/events/${id}`)]
    case 'restore':
      return [await office('POST', `/events/${id}/restore`)]
    case 'player':
      return edit(`/users/${club.players[act.player]}`, 'user', {
        category: act.category === null ? null : club.categories[act.category],
        secondCategory: act.second === null ? null : club.categories[act.second],
        active: act.active,
      })
    case 'migrate':
      return migrate(club, act)
    case 'undo': {
      if (!club.migration) return []
      const response = await office('POST', `/playerMigrations/${club.migration}/undo`)
      if (response.status === 200) club.migration = undefined
      return [response]
    }
    case 'answer': {
      const body = { player: club.players[act.player], answer: act.answer }
      const response = await club.api[act.who]('POST', `/events/${id}/answer`, body)
      if (response.status === 200) club.answers.set(`${id} ${body.player}`, act.answer)
      return [response]
    }
    case 'nominate': {
      const chosen = { player: club.players[act.player], nomination: 'in' }
      const response = await club.api[act.who]('POST', `/events/${id}/nomination`, { players: [chosen] })
      if (response.status === 200) club.nominations.set(`${id} ${chosen.player}`, 'in')
      return [response]
    }
    case 'sheet': {
      const rows = act.players.map((at) => ({ player: club.players[at], status: act.status }))
      const send = () => club.api[act.who]('POST', '/attendances', { event: id, rows })
      return act.twice ? Promise.all([send(), send()]) : [await send()]
    }
  }
}

async function migrate(
  club: EventClub,
  { players, outcome, to }: { players: number[]; outcome: string; to: number },
): Promise<ApiResponse[]> {
  const { office } = club.api
  const target = outcome === 'moves' ? club.categories[to] : null
  const moves: object[] = []
  for (const at of players) {
    type User = { user: { category: { id: string } | null } }
    const from = (await office<User>('GET', `/users/${club.players[at]}`)).body.user.category?.id
    if (from && from !== target) moves.push({ player: club.players[at], from, outcome, to: target })
  }
  if (moves.length === 0) return []
  const decision = { operation: randomUUID(), season: '2026/27', moves }
  const response = await office<{ migration: Body }>('POST', '/playerMigrations', decision)
  if (response.status === 200) club.migration = response.body.migration.id
  return [response]
}
