import { bandOf, purposesOf } from '@/features/consents/rules'
import { FIRST_TEXTS, type GivenAs, type Purpose, PURPOSE_KEYS } from '@/features/consents/labels'
import { addDays, momentAt } from '@/lib/dates'
import type { SeedContext } from '../context'
import { chanceOf, idFor } from '../random'
import type { Account } from './accounts'
import type { Family } from './families'
import type { People } from './people'

/** Families of which the demo has not heard; the next player to ask is in it. */
const SILENT = ['Úradník', 'Ivan']
/** Families that do not want photos of their children. */
const REFUSING = ['Ráž', 'Zeman', 'Danko']
/** This share of the other families has refused the social networks. */
const NO_SOCIAL = 0.15

/** The first texts, which everybody has answered since. */
export const consentTextRows = ({ today }: SeedContext) =>
  PURPOSE_KEYS.map((purpose) => ({
    id: idFor('consentText', purpose),
    purpose,
    version: 1,
    text: FIRST_TEXTS[purpose],
    from: momentAt(addDays(today, -90)).toISOString(),
  }))

const isGiven = (purpose: Purpose, surname: string): boolean => {
  if (REFUSING.includes(surname)) return purpose === 'processing' || purpose === 'names'
  return purpose !== 'social' || !chanceOf(`social:${surname}`).happens(NO_SOCIAL)
}

interface Answer {
  person: Account
  purpose: Purpose
  by: string
  givenAs: GivenAs
  given: boolean
}

const row = ({ today }: SeedContext, { person, purpose, ...answer }: Answer) => ({
  id: idFor('consent', `${person.id}:${purpose}`),
  person: person.id,
  purpose,
  textVersion: 1,
  at: momentAt(addDays(today, -40 - (person.id.charCodeAt(0) % 18)), '18:20').toISOString(),
  paper: false,
  ...answer,
})

function familyAnswers(
  context: SeedContext,
  { surname, children, guardians }: Family,
  players: Account[],
): Answer[] {
  const guardian = guardians.find(({ right }) => right === 'full')
  if (SILENT.includes(surname) || !guardian) return []
  return players
    .filter(({ id }) => children.some((child) => child.id === id))
    .flatMap((person) =>
      purposesOf(person).map((purpose): Answer => {
        const isChild = bandOf(person, context.today) === 'child'
        return {
          person,
          purpose,
          by: isChild ? guardian.id : person.id,
          givenAs: isChild ? guardian.relation : 'self',
          given: isGiven(purpose, surname),
        }
      }),
    )
}

/** What the club's people have answered: most families agree, a few refuse photos, one or two have not answered. */
export const consentRows = (context: SeedContext, { rows, families, players }: People) => [
  ...rows
    .filter(({ role }) => role !== 'player')
    .flatMap((person) =>
      purposesOf(person).map((purpose) =>
        row(context, { person, purpose, by: person.id, givenAs: 'self', given: true }),
      ),
    ),
  ...families
    .flatMap((family) => familyAnswers(context, family, players))
    .map((answer) => row(context, answer)),
]
