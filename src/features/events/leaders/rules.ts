/** A trainer and the categories they train. */
export interface Trainer {
  id: string
  categories: readonly string[]
}

/**
 * Who leads an event nobody was named for: the trainer who makes it (`self`), else the only trainer of its categories.
 * Nobody when there are several: hours are paid by it, so it is not guessed.
 */
export const leadersFor = (
  categories: readonly string[],
  trainers: readonly Trainer[],
  self?: string | null,
): string[] => {
  if (self) return [self]
  const theirs = trainers.filter((trainer) => trainer.categories.some((id) => categories.includes(id)))
  return theirs.length === 1 ? theirs.map(({ id }) => id) : []
}

/** The same once somebody has recorded the sheet: where nobody trains the categories, it was them. */
export const leadersAfterSheet = (
  categories: readonly string[],
  trainers: readonly Trainer[],
  recorder: { id: string; isTrainer: boolean },
): string[] => {
  const someone = trainers.some((trainer) => trainer.categories.some((id) => categories.includes(id)))
  return leadersFor(categories, trainers, recorder.isTrainer || !someone ? recorder.id : undefined)
}
