import type { SeedContext } from '../context'
import { categoryId } from '../context'
import { chanceOf } from '../random'
import type { Child } from './families'

const GOALKEEPERS_A_SQUAD = 3
const FIELD = ['defender', 'midfielder', 'forward', 'defender', 'midfielder'] as const

/** A child's place in the squad: number, position, and the older category some of the best play for too. */
export interface SquadPlace {
  jerseyNumber: number
  position: 'goalkeeper' | 'defender' | 'midfielder' | 'forward'
  secondCategory?: string
}

/** Numbers from 1 upwards, each once in a category; Jakub has the ten. Keyed by the child's id. */
export const squadPlaces = (context: SeedContext, children: readonly Child[]): Map<string, SquadPlace> => {
  const places = new Map<string, SquadPlace>()
  for (const [index, { name, age }] of context.categories.entries()) {
    const squad = chanceOf(`squad:${name}`).shuffled(children.filter(({ category }) => category === name))
    const older = context.categories[index + 1]
    const ten = squad.findIndex(({ first, last }) => first === 'Jakub' && last === 'Ľalík')
    if (ten >= 0) [squad[9], squad[ten]] = [squad[ten] as Child, squad[9] as Child]
    for (const [at, child] of squad.entries()) {
      const playsUp = age >= 9 && older && [4, 7].includes(at)
      places.set(child.id, {
        jerseyNumber: at + 1,
        position:
          at % 11 === 0 && at < GOALKEEPERS_A_SQUAD * 11 ? 'goalkeeper' : (FIELD[at % 5] ?? 'midfielder'),
        secondCategory: playsUp ? categoryId(older.name) : undefined,
      })
    }
  }
  return places
}
