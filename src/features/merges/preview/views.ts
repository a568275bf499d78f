import { POSITIONS, RELATIONS, RIGHTS, ROLE_WORDS } from '@/features/users/labels'
import { fullName } from '@/features/users/rules'
import { shortDate } from '@/lib/date-format'
import { formatCents } from '@/lib/money'
import { counted } from '@/lib/plural'
import { idOf } from '@/lib/reference'
import type { User } from '@/payload-types'
import { sharedLinks } from '../conflicts/rules'
import { FIELD_KEYS, FIELDS, type FieldKey } from '../labels'
import { comparisonOf, type Identified, identityDiffers, type Values } from '../rules'
import type { ComparedField, MergeSide } from '../views'

interface Words {
  category: (id: unknown) => string | null
  picture: (id: string) => string
}

const symbolsOf = ({ variableSymbol, familySymbol }: User): string[] =>
  [variableSymbol, familySymbol].flatMap((symbol) => symbol || [])

/** One of the two, as the page names them; with the names of children by their ids. */
export const sideOf = (user: User, names: ReadonlyMap<string, string>): MergeSide => ({
  ...{ id: user.id, name: user.name ?? '', username: user.username ?? '', hasPassword: Boolean(user.hash) },
  created: shortDate(user.createdAt),
  symbols: symbolsOf(user),
  children: (user.children ?? []).flatMap(({ player }) => names.get(idOf(player) ?? '') ?? []),
})

const written = (key: FieldKey, user: User, words: Words): string => {
  const value = (user as Values)[key]
  if (key === 'active') return value === false ? 'neaktívny' : 'aktívny'
  if (value === null || value === undefined || value === '') return ''
  if (key === 'role') return ROLE_WORDS[user.role]
  if (key === 'position') return POSITIONS[user.position!]
  if (key === 'category' || key === 'secondCategory') return words.category(value) ?? ''
  if (key === 'photo') return words.picture(idOf(value) ?? '')
  if (key === 'hourlyRate') return formatCents(Number(value))
  return /^\d{4}-\d{2}-\d{2}$/.test(String(value)) ? shortDate(String(value)) : String(value)
}

/** The values of both beside each other; what neither has is left out, and so is the role of two of one role. */
export const comparedFields = (kept: User, removed: User, words: Words): ComparedField[] =>
  FIELD_KEYS.map((key) => ({
    ...{ key, label: FIELDS[key], state: comparisonOf(key, kept as Values, removed as Values) },
    ...{ mine: written(key, kept, words), theirs: written(key, removed, words) },
  })).filter(
    ({ key, state, mine, theirs }) =>
      (mine !== '' || theirs !== '') && (state !== 'same' || (key !== 'role' && key !== 'active')),
  )

/** What says that they are two people, with both values. */
export function identityNotes(kept: Identified, removed: Identified): string[] {
  const { name, birthDate } = identityDiffers(kept, removed)
  const born = (person: Identified) => shortDate(person.birthDate!)
  return [
    ...(birthDate ? [`Dátum narodenia je iný: ${born(kept)} a\u00a0${born(removed)}.`] : []),
    ...(name ? [`Meno je iné: ${fullName(kept)} a\u00a0${fullName(removed)}.`] : []),
  ]
}

/**
 * What becomes of the link with a child of both where the two are not alike; with the names of children by their ids. A right that
 * ends is said with how it is given again, since the other account may have had the lesser one by accident.
 */
export const linkNotes = (kept: User, removed: User, names: ReadonlyMap<string, string>): string[] =>
  sharedLinks(kept.children ?? [], removed.children ?? []).flatMap(({ mine, theirs, holds }) => {
    const child = names.get(idOf(holds.player) ?? '') ?? 'Dieťa'
    return [
      ...(mine.right === theirs.right
        ? []
        : [
            `${child}: ponechaná osoba má právo „${RIGHTS[mine.right]}“, druhá „${RIGHTS[theirs.right]}“. Zostane prísnejšie: „${RIGHTS[holds.right]}“. Ak má za dieťa konať, po zlúčení jej v\u00a0účte vráťte „${RIGHTS.full}“.`,
          ]),
      ...(mine.relation === theirs.relation
        ? []
        : [
            `${child}: ponechaná osoba má vzťah „${RELATIONS[mine.relation]}“, druhá „${RELATIONS[theirs.relation]}“. Zostane „${RELATIONS[holds.relation]}“.`,
          ]),
    ]
  })

/** What the page says of the accounts: who signs in, and under which symbols payments are matched. */
export const accountNotes = (kept: User, removed: User): string[] => {
  const symbols = symbolsOf(removed)
  return [
    symbols.length > 0 &&
      `Platby pod variabilným symbolom ${symbols.join(', ')} sa budú ďalej párovať s\u00a0ponechanou osobou. Trvalé príkazy netreba meniť.`,
    removed.hash &&
      `Prihlasovacie meno ${removed.username} prestane platiť a osoba sa z\u00a0neho odhlási na všetkých zariadeniach.`,
    removed.hash &&
      !kept.hash &&
      'Ponechaná osoba zatiaľ nemá heslo, druhá áno. Zvážte opačné zlúčenie, alebo jej potom pošlite pozvánku.',
    kept.trialUntil && !removed.trialUntil && 'Dieťa na skúške bude odteraz riadnym členom.',
  ].filter((note) => typeof note === 'string')
}

const AT_EVENTS = ['udalosti', 'udalostiach', 'udalostiach'] as const
/** What is answered, or nominated for: „na 2 udalosti“. */
const TO_EVENTS = ['udalosť', 'udalosti', 'udalostí'] as const

/** What becomes of marks, answers and nominations that both have; by how many events there are of each. */
export const eventNotes = (both: { marks: number; answered: number; nominated: number }): string[] => [
  ...(both.marks > 0
    ? [
        `Na ${counted(both.marks, AT_EVENTS)} majú dochádzku obe osoby: zostane tá, ktorá bola zapísaná neskôr.`,
      ]
    : []),
  ...(both.answered > 0
    ? [`Na ${counted(both.answered, TO_EVENTS)} odpovedali obe osoby: zostane neskoršia odpoveď.`]
    : []),
  ...(both.nominated > 0
    ? [`Na ${counted(both.nominated, TO_EVENTS)} sú nominované rôzne: zostane nominácia ponechanej osoby.`]
    : []),
]
