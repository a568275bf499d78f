import { type Shows } from '@/features/gallery/media/labels'
import { holdsUntil, type Subject, type Word } from '../rules'

/** What of a picture decides whether it may be public. */
export interface Shown {
  shows?: Shows | null
  /** Who is in it: those that were named, and whose photo it is. */
  people: readonly string[]
}

/** A consent to photos that holds: its answer and the person. */
export interface Agreed {
  word: Word
  person: Subject
}

/**
 * Whether a picture may be public, and until when. Somebody has to have said what it shows; a person in it who has not
 * agreed keeps it inside, and so does „people“ without anybody named.
 */
export function publicationOf(
  { shows, people }: Shown,
  agreed: ReadonlyMap<string, Agreed>,
): { isPublic: boolean; publicUntil: string | null } {
  const hidden = { isPublic: false, publicUntil: null }
  if (!shows || (shows === 'people' && people.length === 0)) return hidden
  const ends: string[] = []
  for (const person of people) {
    const consent = agreed.get(person)
    if (!consent) return hidden
    const until = holdsUntil(consent.word, consent.person)
    if (until) ends.push(until)
  }
  return { isPublic: true, publicUntil: ends.sort()[0] ?? null }
}
