interface Player {
  id: string
  category?: string
  secondCategory?: string
}

/** A player to be asked to an event, and the category through which. */
export interface Asked {
  player: string
  category: string
}

/**
 * Whom an event of these categories asks: every player once, through the main category when it is among
 * them, else through the second one.
 */
export const askedTo = (categories: readonly string[], players: readonly Player[]): Asked[] =>
  players.flatMap((player) => {
    const category = [player.category, player.secondCategory].find(
      (id) => id !== undefined && categories.includes(id),
    )
    return category ? [{ player: player.id, category }] : []
  })

/** Whether a family may still answer: the event is published, not cancelled, and answers have not closed. */
export const isOpenForAnswers = (
  event: {
    published?: boolean | null
    cancelled?: { at?: string | null } | null
    answerUntil?: string | null
    startsAt: string
  },
  now: Date,
): boolean =>
  event.published === true &&
  !event.cancelled?.at &&
  Date.parse(event.answerUntil ?? event.startsAt) > now.getTime()

interface Standing {
  id: string
  event: string
  player: string
  category?: string
  answered: boolean
}

/**
 * What changes among participants when players changed categories: unanswered rows asked through one of the touched
 * categories go when the player is no longer asked so, and the missing ones come. An answer is never thrown away.
 */
export const participantChanges = (
  standing: readonly Standing[],
  wanted: readonly (Asked & { event: string })[],
  touched: readonly string[],
): { remove: string[]; add: (Asked & { event: string })[] } => {
  const key = (row: { event: string; player: string }) => `${row.event} ${row.player}`
  const through = new Map(wanted.map((row) => [key(row), row.category]))
  const stale = standing.filter(
    (row) =>
      !row.answered &&
      row.category !== undefined &&
      touched.includes(row.category) &&
      through.get(key(row)) !== row.category,
  )
  const gone = new Set(stale.map(({ id }) => id))
  const kept = new Set(standing.filter(({ id }) => !gone.has(id)).map(key))
  return { remove: [...gone], add: wanted.filter((row) => !kept.has(key(row))) }
}
