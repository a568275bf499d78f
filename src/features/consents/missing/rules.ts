import type { Purpose } from '../labels'
import { bandOf, dueOf, isAsked, purposesOf, type Subject, type Word } from '../rules'

/** Who gives the answers that are missing; `nobody`: a child without a guardian who may. */
export type Waited = 'guardian' | 'person' | 'nobody'

/** To which purposes the club waits for an answer about a person today; none of somebody whom it does not ask. */
export const unanswered = (
  person: Subject,
  words: readonly Word[],
  versions: Readonly<Record<Purpose, number>>,
  today: string,
): Purpose[] => {
  if (!isAsked(person)) return []
  return purposesOf(person).filter((purpose) => {
    const said = words.filter((word) => word.purpose === purpose)
    return dueOf(said, person, versions[purpose], today) !== undefined
  })
}

/** Who is waited for: a guardian of a child under 16, anybody else themselves. */
export const waitedFor = (person: Subject, hasGuardian: boolean, today: string): Waited => {
  if (bandOf(person, today) !== 'child') return 'person'
  return hasGuardian ? 'guardian' : 'nobody'
}
