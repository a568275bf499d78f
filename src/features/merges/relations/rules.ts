/**
 * How a relation to a person is moved: `column` and `list` as they are, `items` within a list of groups; `pairs` where both may
 * have a row for the same thing (conflicts/); `links` between guardians and children; `ledger` by the feature of fees
 * (membership/merging); `ended` is removed, because it belongs
 * to a sign-in that ends.
 */
export type Way = 'column' | 'list' | 'items' | 'pairs' | 'links' | 'ledger' | 'ended'

/** What is counted together in the preview. */
export const PARTS = {
  attendances: 'Dochádzka',
  participants: 'Pozvánky, odpovede a nominácie',
  absences: 'Neprítomnosti',
  memberFees: 'Predpisy členského',
  payments: 'Platby a preplatky',
  bankRows: 'Pohyby na účte',
  family: 'Väzby rodič – dieťa',
  consents: 'Súhlasy',
  deliveries: 'Prijaté oznámenia',
  audiences: 'Oznámenia písané menovite',
  pictures: 'Označenia na fotkách',
  moves: 'Presuny medzi kategóriami',
  leading: 'Vedenie udalostí',
  acts: 'Čo sama zapísala alebo odoslala',
  requests: 'Vybavené žiadosti o vymazanie',
  former: 'Skôr zlúčené osoby',
} as const
export type PartKey = keyof typeof PARTS

export interface Relation {
  /** Where it is: the collection and the field. */
  path: string
  way: Way
  /** Undefined for what is not shown: nothing of it is the person's. */
  part?: PartKey
}

const relation = (path: string, way: Way, part?: PartKey): Relation => ({ path, way, part })

/**
 * Every relation to a person in the database; a test holds it to the collections, so that a new one is not forgotten
 * (docs/decisions/052).
 */
export const RELATIONS: readonly Relation[] = [
  relation('attendances.player', 'pairs', 'attendances'),
  relation('participants.player', 'pairs', 'participants'),
  relation('absences.player', 'pairs', 'absences'),
  relation('deliveries.user', 'pairs', 'deliveries'),
  relation('memberFees.player', 'ledger', 'memberFees'),
  relation('payments.players', 'ledger', 'payments'),
  relation('payments.holder', 'ledger'),
  relation('bankRows.player', 'column', 'bankRows'),
  relation('users.children.player', 'links', 'family'),
  relation('users.mergedInto', 'column', 'former'),
  relation('consents.person', 'column', 'consents'),
  relation('consents.by', 'column', 'acts'),
  relation('notifications.audience.users', 'list', 'audiences'),
  relation('media.people', 'list', 'pictures'),
  relation('media.portraitOf', 'column'),
  relation('playerMigrations.moves.player', 'items', 'moves'),
  relation('events.trainers', 'list', 'leading'),
  relation('events.substitute', 'column', 'leading'),
  relation('attendances.recordedBy', 'column', 'acts'),
  relation('participants.submittedBy', 'column', 'acts'),
  relation('absences.by', 'column', 'acts'),
  relation('contactOpenings.by', 'column', 'acts'),
  relation('closings.by', 'column', 'acts'),
  relation('memberFees.changedBy', 'column', 'acts'),
  relation('payments.recordedBy', 'column', 'acts'),
  relation('notifications.sentBy', 'column', 'acts'),
  relation('notices.by', 'column', 'acts'),
  relation('memberImports.importedBy', 'column', 'acts'),
  relation('memberImports.undoneBy', 'column', 'acts'),
  relation('fixtureImports.importedBy', 'column', 'acts'),
  relation('fixtureImports.undoneBy', 'column', 'acts'),
  relation('enquiries.changedBy', 'column', 'acts'),
  relation('bankStatements.importedBy', 'column', 'acts'),
  relation('bankStatements.undoneBy', 'column', 'acts'),
  relation('playerMigrations.performedBy', 'column', 'acts'),
  relation('playerMigrations.acts.by', 'items', 'acts'),
  relation('playerMigrations.undoneBy', 'column', 'acts'),
  relation('erasures.person', 'column', 'requests'),
  relation('erasures.requestedBy', 'column', 'requests'),
  relation('erasures.closedBy', 'column', 'acts'),
  relation('pushSubscriptions.user', 'ended'),
  relation('payload-preferences.user', 'ended'),
  relation('payload-locked-documents.user', 'ended'),
  relation('payload-locked-documents.document', 'ended'),
]

/** The collection of a relation, and the field within its rows. */
export const placeOf = ({ path }: Relation): { slug: string; field: string } => {
  const at = path.indexOf('.')
  return { slug: path.slice(0, at), field: path.slice(at + 1) }
}

/** The relations that are moved in one of these ways. */
export const relationsOf = (...ways: readonly Way[]): Relation[] =>
  RELATIONS.filter(({ way }) => ways.includes(way))

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** A value with one id in place of another at a path; a list names each once. */
export function replacedAt(value: unknown, path: readonly string[], from: string, to: string): unknown {
  const [head, ...rest] = path
  if (Array.isArray(value)) {
    if (head !== undefined) return value.map((item) => replacedAt(item, path, from, to))
    return [...new Set(value.map((item: unknown) => (item === from ? to : item)))]
  }
  if (head === undefined) return value === from ? to : value
  return isObject(value) && head in value
    ? { ...value, [head]: replacedAt(value[head], rest, from, to) }
    : value
}
