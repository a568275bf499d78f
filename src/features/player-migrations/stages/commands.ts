import type { PayloadRequest } from 'payload'
import { dayOf, momentAt } from '@/lib/dates'
import { conflict, forbidden, invalid } from '@/lib/errors'
import { idOf } from '@/lib/reference'
import { runAt } from '@/lib/run-at'
import { inTransaction } from '@/lib/transaction'
import type { PlayerMigration } from '@/payload-types'
import { migrationAccess } from '../access'
import { migrationOfOperation } from '../commands'
import { withAct } from '../acts/rules'
import { movePlayers, requireMoves, requirePlaced } from '../moving/commands'
import { migrationById, playersById, STAGES_MAX, waitingRows } from '../queries'
import type { MigrationInput, MigrationView, StageInput } from '../schema'
import { broughtBefore } from '../states/rules'
import { requireStage, stageById } from './queries'
import { checkedMoves, dayProblem, isDue } from './rules'

const QUEUE = 'default'

/** Operations of stages are told from those of migrations performed at once. */
const stageOperation = (operation: string): string => `stage-${operation}`

/**
 * Stores moves as a stage: performed on a day, or only prepared when it has none. The same `operation` sent again returns
 * the same stage, 409 when it is of another day. Throws 409 with the names of those who are no longer in the category of the
 * preview; a stage planned on an earlier day may bring them there.
 */
export async function createStage(req: PayloadRequest, input: StageInput): Promise<MigrationView> {
  if (!(await migrationAccess.create({ req }))) throw forbidden()
  const { dueOn, ...decision } = input
  const sent = { ...decision, operation: stageOperation(input.operation) }
  const stored = async (): Promise<MigrationView | undefined> => {
    const known = await migrationOfOperation(req, sent)
    const stage = known ? await migrationById(req, known) : undefined
    if (stage && stage.dueOn !== dueOn)
      throw conflict(
        'Tento presun je už uložený na iný deň. Nájdete ho medzi pripravenými, tam sa dá zmeniť.',
      )
    return stage
  }
  const known = await stored()
  if (known) return known
  await requireMoves(req, sent)
  requireDay(dueOn)
  try {
    return await migrationById(req, await storeStage(req, sent, dueOn))
  } catch (error) {
    // The same request, sent twice at once, was the faster one.
    const other = await stored()
    if (!other) throw error
    return other
  }
}

const storeStage = (req: PayloadRequest, sent: MigrationInput, dueOn: string | null): Promise<string> =>
  inTransaction(req, async () => {
    const waiting = await waitingRows(req)
    if (waiting.length >= STAGES_MAX)
      throw conflict('Čaká už 30 presunov. Niektorý najprv vykonajte alebo zrušte.')
    await requirePlaced(req, sent.moves, broughtBefore(dueOn, waiting))
    const at = new Date().toISOString()
    const row = await req.payload.create({
      collection: 'playerMigrations',
      data: {
        ...sent,
        dueOn,
        stage: 'waiting',
        performedBy: req.user!.id,
        acts: [{ act: 'planned', by: req.user!.id, at, dueOn }],
        performedAt: at,
      },
      depth: 0,
      overrideAccess: false,
      req,
    })
    await queueDay(req, row.id, dueOn)
    return row.id
  })

/** Throws 400 when a stage cannot be planned on a day. */
export function requireDay(dueOn: string | null): void {
  const problem = dayProblem(dueOn, dayOf(new Date()))
  if (problem) throw invalid(problem, 'dueOn')
}

/** Queues the job of a day; one of an earlier plan finds that its day is another and does nothing. */
export async function queueDay(req: PayloadRequest, id: string, dueOn: string | null): Promise<void> {
  if (!dueOn) return
  const waitUntil = momentAt(dueOn)
  await req.payload.jobs.queue({
    task: 'performStage',
    input: { stage: id },
    queue: QUEUE,
    waitUntil,
    overrideAccess: true,
    req,
  })
  runAt(req, QUEUE, waitUntil)
}

/** Writes what has become of a stage. */
export const updateStage = (
  req: PayloadRequest,
  id: string,
  data: Partial<PlayerMigration>,
): Promise<unknown> =>
  req.payload.update({
    collection: 'playerMigrations',
    id,
    data,
    depth: 0,
    overrideAccess: !req.user,
    req,
  })

/** Cancels a stage that waits: it stays in the history and moves nobody. */
export async function cancelStage(req: PayloadRequest, id: string, seen: string): Promise<MigrationView> {
  await inTransaction(req, async () => {
    const stage = await requireStage(req, id, seen)
    const at = new Date().toISOString()
    const acts = withAct(stage, { act: 'cancelled', by: req.user!.id, at })
    await updateStage(req, id, { stage: 'cancelled', performedAt: at, acts })
  })
  return migrationById(req, id)
}

/** Performs a stage that waits at once, without those who changed meanwhile. */
export async function performStage(req: PayloadRequest, id: string, seen: string): Promise<MigrationView> {
  await inTransaction(req, async () => {
    await perform(req, await requireStage(req, id, seen), new Date())
  })
  return migrationById(req, id)
}

/** Performs a planned stage when its day has come; changed, cancelled or performed meanwhile, it does nothing. Returns whether it did. */
export const performDueStage = (req: PayloadRequest, id: string, now: Date): Promise<boolean> =>
  inTransaction(req, async () => {
    const stage = await stageById(req, id)
    if (!stage || !isDue(stage, dayOf(now))) return false
    await perform(req, stage, now)
    return true
  })

async function perform(req: PayloadRequest, stage: PlayerMigration, now: Date): Promise<void> {
  const moves = stage.moves.map((move) => ({
    player: idOf(move.player) ?? '',
    outcome: move.outcome,
    from: idOf(move.from),
    to: idOf(move.to),
    reason: move.reason,
  }))
  const players = await playersById(
    req,
    moves.map(({ player }) => player),
  )
  const { docs: categories } = await req.payload.find({
    collection: 'categories',
    select: {},
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  })
  const checked = checkedMoves(moves, players, new Set(categories.map((each) => each.id)))
  await movePlayers(
    req,
    checked.filter(({ leftOut }) => !leftOut),
    players,
  )
  await updateStage(req, stage.id, {
    moves: checked.map(({ player, leftOut, ...move }) => ({
      ...move,
      player: player || null,
      leftOut: leftOut ?? null,
      second: players.get(player)?.second ?? null,
    })),
    acts: withAct(stage, { act: req.user ? 'performed' : 'onDay', by: req.user?.id, at: now.toISOString() }),
    stage: 'performed',
    performedAt: now.toISOString(),
  })
}
