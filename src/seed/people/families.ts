import { addDays } from '@/lib/dates'
import type { Chance } from '../random'
import { chanceOf, idFor } from '../random'
import { BOYS, FATHERS, GIRLS, MOTHERS, NAMED_PLAYERS, SURNAMES } from '../data/names'
import { birthYearsOf, type SeedContext } from '../context'
import { feminine } from './names'

export interface Child {
  id: string
  first: string
  last: string
  category: string
  birthDate: string
}

export interface Guardian {
  id: string
  first: string
  last: string
  relation: 'mother' | 'father'
  right: 'full' | 'read'
}

/** Children of one household, the oldest first, and their guardians. */
export interface Family {
  surname: string
  children: Child[]
  guardians: Guardian[]
}

const SIZES = [1, 1, 2, 1, 1, 1, 2, 1, 1, 3, 1, 1, 2, 1, 1, 1, 2, 1]

/** All families of a season: about a hundred and fifty children, some of them siblings. */
export const familiesOf = (context: SeedContext): Family[] => {
  const places = freePlaces(context)
  const named = new Map<string, { first: string; category: string }[]>()
  for (const [first, surname, category] of NAMED_PLAYERS)
    named.set(surname, [...(named.get(surname) ?? []), { first, category }])
  const families = [...named].map(([surname, children]) => familyOf(context, surname, children))
  for (const [index, surname] of SURNAMES.entries()) {
    const children = placesFor(places, SIZES[index % SIZES.length] ?? 1)
    if (children.length === 0) break
    families.push(familyOf(context, surname, children))
  }
  return families
}

/** The category of each place that the named children leave free, shuffled. */
function freePlaces(context: SeedContext): string[] {
  const all = context.categories.flatMap(({ name, players }) => {
    const taken = NAMED_PLAYERS.filter(([, , category]) => category === name).length
    return Array.from({ length: players - taken }, () => name)
  })
  return chanceOf('places').shuffled(all)
}

function placesFor(places: string[], count: number): { category: string }[] {
  const chosen: string[] = []
  for (let at = 0; at < places.length && chosen.length < count;) {
    const category = places[at] as string
    if (chosen.includes(category)) at += 1
    else chosen.push(...places.splice(at, 1))
  }
  return chosen.map((category) => ({ category }))
}

function familyOf(
  context: SeedContext,
  surname: string,
  members: { first?: string; category: string }[],
): Family {
  const chance = chanceOf(`family:${surname}`)
  const used = new Set<string>()
  const children = members
    .map(({ first, category }) =>
      childOf(context, surname, category, first ?? firstNameOf(chance, used), chance),
    )
    .sort((a, b) => a.birthDate.localeCompare(b.birthDate))
  return { surname, children, guardians: guardiansOf(surname, chance) }
}

function firstNameOf(chance: Chance, used: Set<string>): string {
  const name = chance.pick(chance.happens(0.14) ? GIRLS : BOYS)
  if (used.has(name)) return firstNameOf(chance, used)
  used.add(name)
  return name
}

function childOf(
  context: SeedContext,
  surname: string,
  category: string,
  first: string,
  chance: Chance,
): Child {
  const row = context.categories.find(({ name }) => name === category)
  const years = birthYearsOf(context, { age: row?.age ?? 11 })
  const year = chance.between(years.from, years.to)
  return {
    id: idFor('player', `${first} ${surname}`),
    first,
    last: GIRLS.includes(first) ? feminine(surname) : surname,
    category,
    birthDate: addDays(`${year}-01-01`, chance.between(0, 364)),
  }
}

/** About half of the families have both parents; sometimes the second one may only read. */
function guardiansOf(surname: string, chance: Chance): Guardian[] {
  const mother = surname === 'Ľalík' ? 'Jana' : chance.pick(MOTHERS)
  const father = surname === 'Ľalík' ? 'Martin' : chance.pick(FATHERS)
  const both: Guardian[] = [
    {
      id: idFor('guardian', `${mother} ${surname}`),
      first: mother,
      last: feminine(surname),
      relation: 'mother',
      right: 'full',
    },
    {
      id: idFor('guardian', `${father} ${surname}`),
      first: father,
      last: surname,
      relation: 'father',
      right: surname !== 'Ľalík' && chance.happens(0.15) ? 'read' : 'full',
    },
  ]
  if (surname === 'Ľalík' || chance.happens(0.45)) return both
  return [chance.happens(0.75) ? both[0] : { ...both[1], right: 'full' }] as Guardian[]
}
