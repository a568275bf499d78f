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
