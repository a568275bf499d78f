import { birthYearOf } from '@/features/player-migrations/rules'
import { surnameIn } from '../name-order/rules'
import type { RowPlayer } from '../rows/rules'
import type { Categories, PlannedValues } from '../rules'

/**
 * What of a row is imported but may be a mistake: of a new player a surname where the first name should be, and of anybody a
 * year older than those of the category the file names. Playing with older ones is common.
 */
export function likelyMistakes(
  { firstName, lastName, birthDate }: RowPlayer,
  { category }: PlannedValues,
  categories: Categories,
  isNew: boolean,
): string[] {
  const isTurned = isNew && surnameIn(`${firstName} ${lastName}`) === 'first'
  const first = category && categories.firstYear(String(category))
  const year = birthYearOf(birthDate)
  return [
    ...(isTurned ? [`meno „${firstName}“ a priezvisko „${lastName}“ sú možno naopak`] : []),
    ...(first && year && year < first
      ? [`ročník ${year} je starší ako najstarší ročník kategórie, ${first}`]
      : []),
  ]
}
