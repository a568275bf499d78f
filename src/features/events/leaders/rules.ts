/** A trainer and the categories they train. */
export interface Trainer {
  id: string
  categories: readonly string[]
}

/**
 * Who leads an event when no trainers are given: the trainer who creates it (`self`), else the only trainer of its
 * categories. Nobody when there are several: trainers are paid by it, so it is not guessed.
 */
export const leadersFor = (
  categories: readonly string[],
  trainers: readonly Trainer[],
  self?: string | null,
): string[] => {
  if (self) return [self]
  const own = trainers.filter((trainer) => trainer.categories.some((id) => categories.includes(id)))
  return own.length === 1 ? own.map(({ id }) => id) : []
}

/** The same after attendance was recorded: when the categories have no trainer, whoever recorded it led the event. */
export const leadersAfterSheet = (
  categories: readonly string[],
  trainers: readonly Trainer[],
  recorder: { id: string; isTrainer: boolean },
): string[] => {
  const hasTrainer = trainers.some((trainer) => trainer.categories.some((id) => categories.includes(id)))
  return leadersFor(categories, trainers, recorder.isTrainer || !hasTrainer ? recorder.id : undefined)
}
