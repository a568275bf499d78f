import type { PayloadRequest } from 'payload'
import { invalid } from '@/lib/errors'
import { idOf } from '@/lib/reference'
import { inTransaction } from '@/lib/transaction'
import { withAct } from '../acts/rules'
import { requireMoves, requirePlaced } from '../moving/commands'
import { migrationById, waitingRows } from '../queries'
import { playersProblem } from '../rules'
import type { MigrationView, StageChange } from '../schema'
import { queueDay, requireDay, updateStage } from '../stages/commands'
import { requireStage } from '../stages/queries'
import { broughtBefore } from '../states/rules'

/**
 * Changes the day of a stage that waits (null: it is only prepared), takes players out of it and adds others. A change of
 * nothing writes nothing. Throws 409 with the names of those added who are no longer in the category of the preview.
 */
export async function changeStage(
  req: PayloadRequest,
  id: string,
  { seen, dueOn, players, added = [] }: StageChange,
): Promise<MigrationView> {
  await inTransaction(req, async () => {
    const stage = await requireStage(req, id, seen)
    const isOtherDay = dueOn !== (stage.dueOn ?? null)
    const stay = stage.moves.filter(({ player }) => players.includes(idOf(player) ?? ''))
    const removed = stage.moves.length - stay.length
    if (!isOtherDay && removed === 0 && added.length === 0) return
    if (isOtherDay) requireDay(dueOn)
    const problem = playersProblem([...stay, ...added].map(({ player }) => idOf(player) ?? ''))
    if (problem) throw invalid(problem, 'players')
    if (added.length > 0) {
      await requireMoves(req, { season: stage.season, moves: added })
      const others = (await waitingRows(req)).filter((other) => other.id !== id)
      await requirePlaced(req, added, broughtBefore(dueOn, others))
    }
    const at = new Date().toISOString()
    const act = { act: 'changed', by: req.user!.id, at, dueOn, added: added.length, removed } as const
    await updateStage(req, id, { dueOn, moves: [...stay, ...added], acts: withAct(stage, act) })
    if (isOtherDay) await queueDay(req, id, dueOn)
  })
  return migrationById(req, id)
}
