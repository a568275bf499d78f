import type { Purpose } from './labels'
import {
  answererOf,
  dueOf,
  type Giver,
  holdingWord,
  isAsked,
  mayGive,
  purposesOf,
  type SubjectRow,
  type WordRow,
} from './rules'
import type { AnswerView, PersonView, StateView } from './schema'
import type { TextView } from './texts/schema'

interface PersonArgs {
  person: SubjectRow
  words: readonly WordRow[]
  /** The name of who answered, by id. */
  name: (by: string | null) => string
  /** The text people are asked about, by purpose. */
  current: Record<Purpose, TextView>
  giver: Giver
  today: string
}

const answerView = (
  { id, purpose, textVersion, given, at, by, givenAs, paper }: WordRow,
  name: PersonArgs['name'],
): AnswerView => ({ id, purpose, textVersion, given, at, by: name(by), givenAs, paper })

function stateView(purpose: Purpose, { person, words, name, current, giver, today }: PersonArgs): StateView {
  const said = words.filter((word) => word.purpose === purpose)
  const holding = holdingWord(said, person, today)
  const may = (given: boolean) => mayGive(giver, person, { given, holding }, today)
  const isDue = isAsked(person) && may(true)
  return {
    purpose,
    holding: holding ? answerView(holding, name) : null,
    due: (isDue && dueOf(said, person, current[purpose].version, today)) || null,
    mayConsent: may(true),
    mayRefuse: may(false),
  }
}

/** A person's consents as the caller sees them. */
export const personView = (args: PersonArgs): PersonView => ({
  person: { id: args.person.id, name: args.person.name },
  isMe: args.giver === 'self',
  answerer: answererOf(args.giver, args.person, args.today),
  states: purposesOf(args.person).map((purpose) => stateView(purpose, args)),
  history: args.words
    .toSorted((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0))
    .map((word) => answerView(word, args.name)),
})
