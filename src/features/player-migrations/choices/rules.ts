import type { Outcome } from '../labels'

/** What an admin chose for a player; `target` is a category's id, or „stays“, „leaves“ or „none“. */
export interface MoveChoice {
  target: string
  reason: string
}

/** The outcome and category of a chosen target. */
export const outcomeOf = (target: string): { outcome: Outcome; to: string | null } =>
  target === 'stays' || target === 'leaves' || target === 'none'
    ? { outcome: target, to: null }
    : { outcome: 'moves', to: target }

/** What was chosen for each row; whoever has no choice stays. */
export const decisionsOf = <Row extends { player: { id: string } }>(
  rows: readonly Row[],
  choices: Readonly<Record<string, MoveChoice>>,
) =>
  rows.map((row) => {
    const { target = 'stays', reason = '' } = choices[row.player.id] ?? {}
    return { row, ...outcomeOf(target), reason }
  })

interface Decision {
  row: { player: { id: string }; from: string }
  outcome: Outcome
  to: string | null
  reason: string
}

/** The moves of decisions, as they are sent: whoever stays is not in them. */
export const movesOf = (decisions: readonly Decision[]) =>
  decisions.flatMap(({ row, outcome, to, reason }) =>
    outcome === 'stays' ? [] : [{ player: row.player.id, from: row.from, outcome, to, reason }],
  )

interface Proposed {
  player: { id: string }
  comesOn: string | null
  outcome: Outcome
  to: string | null
  reason: string
}

/** The proposals as choices, by the player's id; whoever is not in the category yet is not chosen by itself. */
export const initialChoices = (rows: readonly Proposed[]): Record<string, MoveChoice> =>
  Object.fromEntries(
    rows.map(({ player, comesOn, outcome, to, reason }) => {
      const proposed = outcome === 'moves' && to ? to : outcome
      return [player.id, { target: comesOn ? 'stays' : proposed, reason }]
    }),
  )
