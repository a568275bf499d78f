import { z } from 'zod'
import { seasonInput } from '@/features/club/season/schema'
import {
  dayInput,
  idInput,
  keyOf,
  namedSchema,
  operationInput,
  pageSchema,
  seenInput,
  textInput,
} from '@/lib/schema'
import { LEFT_OUT, MOVES, OUTCOMES, SHOWN_ACTS, STATES } from './labels'
import { MOVES_MAX, REASON_MAX } from './rules'

const moveOutcome = keyOf(MOVES)

/** What another stage that waits holds for a player; `dueOn` is null while it is only prepared. People read the names. */
const waitingMoveSchema = z.object({
  stage: z.string(),
  dueOn: z.string().nullable(),
  outcome: moveOutcome,
  from: z.string(),
  to: z.string(),
})
export type WaitingMove = z.infer<typeof waitingMoveSchema>

/** One player of a preview: the category they are in (`from`) and the proposal; `to` is null where there is no category. `waiting` are the stages that wait with them, `comesOn` the day on which one of these brings them to `from`, null when they are there. */
export const proposalSchema = z.object({
  player: namedSchema.extend({ birthYear: z.number().nullable() }),
  from: z.string(),
  comesOn: z.string().nullable(),
  outcome: keyOf(OUTCOMES),
  to: z.string().nullable(),
  reason: z.string(),
  waiting: z.array(waitingMoveSchema),
})
export type ProposalView = z.infer<typeof proposalSchema>

/** The preview of a migration; `categories` are the possible targets in the club's order. */
export const previewSchema = z.object({
  season: z.string(),
  categories: z.array(
    namedSchema.extend({ birthYears: z.object({ from: z.number(), to: z.number() }).nullable() }),
  ),
  rows: z.array(proposalSchema),
})
export type PreviewView = z.infer<typeof previewSchema>

/** What was done with a migration, by whom (empty when its day did it, or the account is gone) and when; `dueOn` is its day after the act. */
const actSchema = z.object({
  act: keyOf(SHOWN_ACTS),
  by: z.string(),
  at: z.string(),
  dueOn: z.string().nullable(),
  added: z.number(),
  removed: z.number(),
})
export type ActView = z.infer<typeof actSchema>

/**
 * A migration, performed or a stage that waits: `state` says which, `dueOn` the day of a planned one. `undoUntil` is the last day on which it can be undone, null when it no longer can. People and
 * categories are given by name. `waiting` of a move are the other stages that wait with its player; only a stage that waits has them.
 */
export const migrationSchema = z.object({
  id: z.string(),
  season: z.string(),
  state: keyOf(STATES),
  dueOn: z.string().nullable(),
  performedAt: z.string().nullable(),
  cancelledAt: z.string().nullable(),
  updatedAt: z.string(),
  acts: z.array(actSchema),
  undoneAt: z.string().nullable(),
  undoUntil: z.string().nullable(),
  moves: z.array(
    z.object({
      player: namedSchema,
      outcome: moveOutcome,
      from: z.string(),
      to: z.string(),
      reason: z.string(),
      leftOut: keyOf(LEFT_OUT).nullable(),
      waiting: z.array(waitingMoveSchema),
    }),
  ),
})
export type MigrationView = z.infer<typeof migrationSchema>

/** A page of the migrations performed so far. */
export const historySchema = z.object({ migrations: z.array(migrationSchema), page: pageSchema })
export type MigrationHistoryPage = z.infer<typeof historySchema>

/** A preview for the players of some categories in a season. */
export const previewInput = z.strictObject({
  season: seasonInput,
  categories: z.array(idInput).min(1, { error: 'Vyberte aspoň jednu kategóriu.' }).max(100),
})
export type PreviewInput = z.infer<typeof previewInput>

const moveInput = z.strictObject({
  player: idInput,
  from: idInput,
  outcome: moveOutcome,
  to: idInput.nullable().optional(),
  reason: textInput(REASON_MAX).optional(),
})

/** The moves an admin chose; `from` is the category in the preview, `operation` the client's id of the request. */
export const migrationInput = z.strictObject({
  operation: operationInput,
  season: seasonInput,
  moves: z.array(moveInput).min(1, { error: 'Vyberte aspoň jedného hráča.' }).max(MOVES_MAX),
})
export type MigrationInput = z.infer<typeof migrationInput>

/** A stage: the same decision, performed on a day; without one it is only prepared. */
export const stageInput = migrationInput.extend({ dueOn: dayInput.nullable() })
export type StageInput = z.infer<typeof stageInput>

/** A change of a stage that waits: its day, who stays in it, by the ids of its players, and whose moves are added. */
export const stageChange = z.strictObject({
  seen: seenInput,
  dueOn: dayInput.nullable(),
  players: z.array(idInput).max(MOVES_MAX),
  added: z.array(moveInput).max(MOVES_MAX).optional(),
})
export type StageChange = z.infer<typeof stageChange>

/** An act on a stage as it was seen. */
export const stageAct = z.strictObject({ seen: seenInput })

/** The stages that wait, by their day. */
export const stagesSchema = z.object({ migrations: z.array(migrationSchema) })
