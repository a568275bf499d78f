/**
 * What an erasure does with the texts of a collection, by their place in a row; those in the items of an array without their
 * number. A text may be in two lists.
 */
export interface TextFields {
  /** Working texts: a whole name is replaced. */
  replaced?: readonly string[]
  /** Where a surname occurs, the office is told before the erasure, and edits the text itself. */
  listed?: readonly string[]
  /** Written of the person alone: emptied, or deleted with the row, by a part or with the row of the account. */
  removed?: readonly string[]
  /** No free text: days, codes, colours, keys, addresses of files, and what is made of other fields. */
  coded?: readonly string[]
}

const file = (of = ''): readonly string[] => [`${of}url`, `${of}mimeType`, `${of}filename`]
const FILE = [...file(), 'thumbnailURL']

/** Every text of the database: a test holds it to the collections, so that none is forgotten (docs/decisions/032). */
export const TEXT_FIELDS = {
  users: {
    listed: ['staff.title', 'staff.licence', 'staff.bio'],
    removed: [
      ...[
        'firstName',
        'lastName',
        'name',
        'sortName',
        'searchName',
        'phone',
        'email',
        'newEmail',
        'username',
      ],
      ...['birthDate', 'joinedAt', 'feePausedUntil', 'medicalValidUntil', 'registrationNumber', 'trialUntil'],
      ...['trialEnquiry', 'formerNames'],
      ...['staff.title', 'staff.licence', 'staff.bio', 'sessions.device'],
    ],
    coded: [
      ...['calendarToken', 'invitationToken', 'newEmailToken', 'answerLinkKey', 'resetPasswordToken', 'salt'],
      ...['hash', 'consentsLaterUntil', 'quietHours.from', 'quietHours.to', 'variableSymbol', 'familySymbol'],
    ],
  },
  categories: {
    listed: ['name', 'slug', 'trainingSlots.place'],
    coded: ['trainingSlots.from', 'trainingSlots.to', 'colour'],
  },
  events: {
    replaced: [
      ...['title', 'place', 'opponent', 'competition', 'round', 'note', 'internalNote', 'content'],
      ...['result.scorers', 'cancelled.reason', 'movedFrom.place'],
    ],
    listed: [
      ...['title', 'place', 'opponent', 'competition', 'round', 'note', 'internalNote', 'content'],
      ...['result.scorers', 'cancelled.reason'],
    ],
    coded: ['searchText', 'series', 'cancelled.together'],
  },
  participants: { replaced: ['reason', 'earlier.reason'], coded: ['earlier.submittedBy'] },
  contactOpenings: { coded: ['event'] },
  absences: { replaced: ['reason'], coded: ['from', 'to', 'operation'] },
  attendances: { replaced: ['note'], coded: ['operation'] },
  memberFees: {
    replaced: ['reason', 'note'],
    listed: ['reason', 'note'],
    coded: ['period', 'currency', 'dueDate', 'occasion'],
  },
  payments: { removed: ['payer'], coded: ['symbol', 'bankReference', 'batch', 'requestHash'] },
  news: { listed: ['title', 'excerpt', 'content', 'slug', 'author'], coded: ['textPictures'] },
  documents: { listed: ['title', 'originalName'], coded: FILE },
  documentFolders: { listed: ['name'] },
  albums: { listed: ['title', 'slug'] },
  media: {
    replaced: ['alt', 'originalName'],
    listed: ['alt', 'originalName'],
    coded: [...FILE, ...file('sizes.small.'), ...file('sizes.medium.'), ...file('sizes.large.')],
  },
  products: { listed: ['name'], coded: ['url'] },
  notifications: {
    replaced: ['title', 'body'],
    removed: ['signature'],
    coded: ['url', 'operation', 'events'],
  },
  deliveries: { removed: ['reason'], coded: ['claimedBy', 'copy'] },
  closings: {
    replaced: ['placeName', 'reason', 'changes'],
    coded: ['operation', 'place', 'from', 'to'],
  },
  notices: { replaced: ['before'], coded: ['kind', 'subject', 'key', 'batch'] },
  pushSubscriptions: {
    removed: ['device'],
    coded: ['endpoint', 'p256dh', 'auth', 'session', 'lastCopy'],
  },
  pushKeys: { coded: ['name', 'publicKey', 'privateKey'] },
  // A visitor's names stay as they came: a row of the person's own is deleted, another's is for the office to judge.
  enquiries: {
    replaced: ['note'],
    listed: ['note', 'childName', 'guardianName'],
    removed: ['childName', 'guardianName', 'phone', 'email'],
    coded: ['operation'],
  },
  erasures: { replaced: ['reply'], coded: ['openFor', 'counts'] },
  consents: { coded: ['operation'] },
  consentTexts: { listed: ['text'] },
  memberImports: {
    replaced: ['fileName'],
    removed: ['changes'],
    coded: ['headings', 'mapping', 'operation'],
  },
  fixtureImports: {
    replaced: ['fileName', 'changes'],
    coded: ['headings', 'mapping', 'operation'],
  },
  bankStatements: {
    replaced: ['fileName'],
    coded: ['headings', 'mapping', 'operation', 'firstDay', 'lastDay'],
  },
  bankRows: { removed: ['payer', 'iban', 'note'], coded: ['key', 'day', 'symbol'] },
  playerMigrations: { replaced: ['moves.reason'], coded: ['season', 'operation', 'dueOn', 'acts.dueOn'] },
} as const satisfies Record<string, TextFields>

/** The text at a place in a row; of a place in the items of an array the texts of all, and of rich text its nodes. */
export const textAt = (row: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((part, key) => {
    if (Array.isArray(part)) return part.map((item) => textAt(item, key))
    return (part as Record<string, unknown> | null | undefined)?.[key]
  }, row)
