import type { Ids, Subject } from '../../support/club'

/**
 * Who may read, change and delete the rows of the small club, person by person, written by hand and not derived from the
 * program's own table. Everybody who is not named is refused.
 */
export interface Row {
  collection: string
  /** The row's name in the club. */
  row: string
  /** The change of the update, any field of the row. */
  change: object
  read: string
  update: string
  delete: string
}

export const ALL: string = 'anonymous jakub jana hana peter lubos robert zuzana maria tomas katka'
const MEMBERS = 'jakub jana hana peter lubos robert zuzana maria'
const TRAINERS = 'lubos robert zuzana maria'
const ADMIN = 'maria'
const NOBODY = ''

type Cells = [row: string, read: string, update: string, remove: string]
const rows = (collection: string, change: object, cells: Cells[]): Row[] =>
  cells.map(([row, read, update, remove]) => ({ collection, row, change, read, update, delete: remove }))

export const ROWS: Row[] = [
  ...rows('users', { phone: '+421 905 123 456' }, [
    ['jakub', 'jakub jana peter robert maria', 'jakub jana maria', ADMIN],
    ['ema', 'jana maria', 'jana maria', ADMIN],
    ['adam', 'lubos zuzana maria', 'zuzana maria', ADMIN],
    ['filip', 'robert zuzana maria', ADMIN, ADMIN],
    ['nina', 'robert zuzana maria', ADMIN, ADMIN],
    ['tomas', ADMIN, ADMIN, ADMIN],
    // Until the day before the eighteenth birthday; of a deactivated child a guardian only reads.
    ['lea', 'hana maria', 'hana maria', ADMIN],
    ['dominik', ADMIN, ADMIN, ADMIN],
    ['milan', 'hana maria', ADMIN, ADMIN],
    // Once Hana's child; now a trainer.
    ['viera', ADMIN, ADMIN, ADMIN],
    ['hana', 'hana maria', 'hana maria', ADMIN],
    ['jana', 'jana robert maria', 'jana maria', ADMIN],
    ['peter', 'peter robert maria', 'peter maria', ADMIN],
    ['lubos', 'lubos maria', 'lubos maria', ADMIN],
    // Zuzana is Adam's (U11) and Filip's (U13) guardian: their trainers reach her.
    ['zuzana', 'zuzana lubos robert maria', 'zuzana maria', ADMIN],
    ['robert', 'robert maria', 'robert maria', ADMIN],
    ['katka', 'robert maria', ADMIN, ADMIN],
    ['maria', ADMIN, ADMIN, ADMIN],
  ]),
  ...rows('categories', { order: 7 }, [['U13', ALL, ADMIN, ADMIN]]),
  ...rows('events', { place: 'Umelá tráva' }, [
    ['training9', 'anonymous tomas katka jana maria', ADMIN, ADMIN],
    ['training11', 'anonymous tomas katka lubos zuzana maria', 'lubos maria', ADMIN],
    ['training13', 'anonymous tomas katka jakub jana peter robert zuzana maria', 'robert maria', ADMIN],
    // Published: visitors read it, and of the families only Lea's mother; not as Dominik's.
    ['training18', 'anonymous tomas katka hana maria', ADMIN, ADMIN],
    ['training19', 'anonymous tomas katka maria', ADMIN, ADMIN],
    ['draft11', 'lubos maria', 'lubos maria', ADMIN],
    ['draft13', 'robert maria', 'robert maria', ADMIN],
    [
      'joint',
      'anonymous jakub jana peter lubos robert zuzana maria tomas katka',
      'lubos robert maria',
      ADMIN,
    ],
    // A match of a competition is the office's, a friendly one and a tournament their trainer's too.
    ['match13', 'anonymous tomas katka jakub jana peter robert zuzana maria', ADMIN, ADMIN],
    ['friendly13', 'anonymous tomas katka jakub jana peter robert zuzana maria', 'robert maria', ADMIN],
    ['cup13', 'anonymous tomas katka jakub jana peter robert zuzana maria', 'robert maria', ADMIN],
    [
      'friendlyJoint',
      'anonymous jakub jana peter lubos robert zuzana maria tomas katka',
      'lubos robert maria',
      ADMIN,
    ],
  ]),
  ...rows('participants', { answer: 'yes' }, [
    ['jakubInvitation', 'jakub jana peter robert maria', 'jakub jana robert maria', ADMIN],
    ['filipInvitation', 'robert zuzana maria', 'robert maria', ADMIN],
    ['adamInvitation', 'lubos zuzana maria', 'lubos zuzana maria', ADMIN],
    ['emaInvitation', 'jana maria', 'jana maria', ADMIN],
    ['leaInvitation', 'hana maria', 'hana maria', ADMIN],
    ['dominikInvitation', ADMIN, ADMIN, ADMIN],
  ]),
  // No column is anybody's to write: made and taken back by calls alone.
  ...rows('absences', {}, [
    ['jakubAbsence', 'jakub jana peter robert maria', 'jakub jana maria', NOBODY],
    // Recorded by his trainer, for U13.
    ['filipAbsence', 'robert zuzana maria', 'robert maria', NOBODY],
    ['adamAbsence', 'lubos zuzana maria', 'zuzana maria', NOBODY],
    ['emaAbsence', 'jana maria', 'jana maria', NOBODY],
    ['leaAbsence', 'hana maria', 'hana maria', NOBODY],
    ['dominikAbsence', ADMIN, ADMIN, NOBODY],
  ]),
  ...rows('attendances', { status: 'late' }, [
    ['jakubAttendance', 'jakub jana peter robert maria', 'robert maria', 'robert maria'],
    ['jakubAttendanceLongAgo', 'jakub jana peter robert maria', 'robert maria', ADMIN],
    ['filipAttendanceByMaria', 'robert zuzana maria', 'robert maria', ADMIN],
    ['adamAttendance', 'lubos zuzana maria', 'lubos maria', 'lubos maria'],
    // Recorded by Róbert as a substitute: he has no access any more and cannot remove it unnoticed.
    ['adamAttendanceByRobert', 'lubos zuzana maria', 'lubos maria', ADMIN],
    ['emaAttendance', 'jana maria', ADMIN, ADMIN],
    ['leaAttendance', 'hana maria', ADMIN, ADMIN],
    ['dominikAttendance', ADMIN, ADMIN, ADMIN],
  ]),
  // Changed only by calls of the membership feature, which check the sums: an admin's own write is refused too.
  ...rows('memberFees', { note: 'uhradí v hotovosti' }, [
    ['jakubFee', 'jakub jana peter maria', NOBODY, NOBODY],
    ['emaFee', 'jana maria', NOBODY, NOBODY],
    ['adamFee', 'zuzana maria', NOBODY, NOBODY],
    ['filipFee', 'zuzana maria', NOBODY, NOBODY],
    ['ninaFee', ADMIN, NOBODY, NOBODY],
    ['leaFee', 'hana maria', NOBODY, NOBODY],
    ['milanFee', 'hana maria', NOBODY, NOBODY],
    ['dominikFee', ADMIN, NOBODY, NOBODY],
  ]),
  // Append-only: a payment is corrected by a reversing row, an admin's included.
  ...rows('payments', { payer: 'Iný' }, [
    ['familyPayment', 'jakub jana peter maria', NOBODY, NOBODY],
    ['emaPayment', 'jana maria', NOBODY, NOBODY],
    ['adamPayment', 'zuzana maria', NOBODY, NOBODY],
    ['dominikPayment', ADMIN, NOBODY, NOBODY],
  ]),
  // Append-only: who opened the contacts of an event's families, and when.
  ...rows('contactOpenings', { players: 0 }, [
    ['robertsOpening', 'robert maria', NOBODY, NOBODY],
    ['mariasOpening', ADMIN, NOBODY, NOBODY],
  ]),
  // Written by the commands of own data alone.
  ...rows('erasures', { reply: 'nie' }, [
    ['jakubErasure', 'jakub jana maria', NOBODY, NOBODY],
    ['foreignErasure', 'zuzana maria', NOBODY, NOBODY],
  ]),
  ...rows('news', { author: 'Klub' }, [
    ['article', ALL, ADMIN, ADMIN],
    ['draftArticle', ADMIN, ADMIN, ADMIN],
    ['tomorrowsArticle', ADMIN, ADMIN, ADMIN],
  ]),
  ...rows('documents', { title: 'Iný názov' }, [
    ['publicDocument', ALL, ADMIN, ADMIN],
    ['membersDocument', MEMBERS, ADMIN, ADMIN],
    ['trainersDocument', TRAINERS, ADMIN, ADMIN],
    ['adminsDocument', ADMIN, ADMIN, ADMIN],
    ['publicDocumentDeepInside', TRAINERS, ADMIN, ADMIN],
  ]),
  ...rows('documentFolders', { order: 3 }, [
    ['publicFolder', ALL, ADMIN, ADMIN],
    ['membersFolder', MEMBERS, ADMIN, ADMIN],
    ['trainersFolder', TRAINERS, ADMIN, ADMIN],
    ['adminsFolder', ADMIN, ADMIN, ADMIN],
    ['publicInTrainersFolder', TRAINERS, ADMIN, ADMIN],
  ]),
  ...rows('albums', { title: 'Iný názov' }, [
    ['album', ALL, ADMIN, ADMIN],
    ['hiddenAlbum', ADMIN, ADMIN, ADMIN],
  ]),
  ...rows('media', { alt: 'Iný popis' }, [
    ['pitchPicture', ALL, ADMIN, ADMIN],
    ['jakubPicture', ADMIN, ADMIN, ADMIN],
    // A photo in a profile is seen by whoever may see the person.
    ['emaPortrait', 'jana maria', ADMIN, ADMIN],
    ['ninaPortrait', 'robert zuzana maria', ADMIN, ADMIN],
  ]),
  // Append-only: what was said stays as it was said, an administrator included.
  ...rows('consents', { given: true }, [
    ['filipPhotoConsent', 'zuzana maria', NOBODY, NOBODY],
    ['filipSocialConsent', 'zuzana maria', NOBODY, NOBODY],
    ['adamNameConsent', 'zuzana maria', NOBODY, NOBODY],
    ['emaProcessingConsent', 'jana maria', NOBODY, NOBODY],
  ]),
  ...rows('consentTexts', { text: 'Celkom iný text súhlasu.' }, [['firstText', ALL, NOBODY, NOBODY]]),
  ...rows('products', { order: 3 }, [
    ['product', ALL, ADMIN, ADMIN],
    ['soldOutProduct', ADMIN, ADMIN, ADMIN],
  ]),
  ...rows('notifications', { title: 'Iný predmet' }, [
    ['robertsNotification', 'jana robert maria', NOBODY, ADMIN],
    ['robertsUnsentNotification', 'peter robert maria', NOBODY, 'robert maria'],
    ['mariasNotification', 'lubos maria', NOBODY, ADMIN],
  ]),
  ...rows('deliveries', { seenAt: '2026-11-21T10:00:00.000Z' }, [
    ['robertsNotificationDelivery', 'jana robert maria', 'jana', NOBODY],
    ['mariasNotificationDelivery', 'lubos maria', 'lubos', NOBODY],
  ]),
  // Everybody's own alone, an administrator's too; written by calls.
  ...rows('pushSubscriptions', { device: 'Iné' }, [
    ['janasDevice', 'jana', NOBODY, 'jana'],
    ['mariasDevice', 'maria', NOBODY, 'maria'],
  ]),
  ...rows('pushKeys', { publicKey: 'another' }, [['pushKey', NOBODY, NOBODY, NOBODY]]),
  ...rows('notices', { told: true }, [['notice', ADMIN, NOBODY, NOBODY]]),
  ...rows('closings', { reason: 'iný' }, [
    ['robertsClosing', 'robert maria', NOBODY, NOBODY],
    ['mariasClosing', ADMIN, NOBODY, NOBODY],
  ]),
  // None for families: the senders are not users.
  ...rows('enquiries', { state: 'contacted' }, [
    ['trial11', 'lubos maria', ADMIN, ADMIN],
    ['trial13', 'robert maria', ADMIN, ADMIN],
    ['erasure13', ADMIN, ADMIN, ADMIN],
    ['question', ADMIN, ADMIN, ADMIN],
  ]),
  // Made and taken back by calls alone.
  ...rows('memberImports', {}, [['memberImport', ADMIN, NOBODY, NOBODY]]),
  ...rows('fixtureImports', {}, [['fixtureImport', ADMIN, NOBODY, NOBODY]]),
  ...rows('bankStatements', {}, [['bankStatement', ADMIN, NOBODY, NOBODY]]),
  ...rows('bankRows', {}, [['bankRow', ADMIN, NOBODY, NOBODY]]),
  ...rows('playerMigrations', {}, [['migration', ADMIN, ADMIN, NOBODY]]),
]

export const GLOBALS = ['club', 'home', 'about', 'legal'] as const
export const GLOBAL_READ = ALL
export const GLOBAL_UPDATE = ADMIN

/** A create or an update that somebody tries, and who may. */
export interface Attempt {
  what: string
  collection: string
  /** The row of an update; without it a create. */
  row?: string
  data: (ids: Ids) => object
  may: string
}

const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
const event = (ids: Ids, type: number, ...categories: string[]) => ({
  type,
  startsAt: tomorrow,
  categories: categories.map((name) => ids[name]),
})
const attendance = (ids: Ids, name: string, category: string) => ({
  event: ids.joint,
  player: ids[name],
  category: ids[category],
  status: 'present',
  recordedAt: tomorrow,
})

const absence = (ids: Ids, name: string) => ({
  player: ids[name],
  from: '2099-01-01',
  to: '2099-01-02',
  at: tomorrow,
  operation: `absence-of-${name}`,
})

const notification = (audience: object) => ({
  title: 'Tréning',
  body: 'Text',
  kind: 'news',
  channels: ['inbox'],
  audience,
})

export const ATTEMPTS: Attempt[] = [
  {
    what: 'a new member',
    collection: 'users',
    data: () => ({
      firstName: 'Oto',
      lastName: 'Nový',
      email: 'oto@zelenadolina.test',
      password: 'Ukazka-2026!',
    }),
    may: ADMIN,
  },
  { what: 'a new category', collection: 'categories', data: () => ({ name: 'U17', order: 17 }), may: ADMIN },
  {
    what: 'a training of U13',
    collection: 'events',
    data: (ids) => event(ids, 0, 'U13'),
    may: 'robert maria',
  },
  {
    what: 'a training of U11',
    collection: 'events',
    data: (ids) => event(ids, 0, 'U11'),
    may: 'lubos maria',
  },
  {
    what: 'a training of U11 and U13 together',
    collection: 'events',
    data: (ids) => event(ids, 0, 'U11', 'U13'),
    may: ADMIN,
  },
  ...[1, 2].flatMap((type): Attempt[] => {
    const word = type === 1 ? 'tournament' : 'friendly match'
    const made = { collection: 'events', may: 'robert maria' } as const
    return [
      { ...made, what: `a ${word} of U13`, data: (ids) => event(ids, type, 'U13') },
      {
        ...made,
        what: `a ${word} of U13 with an empty competition`,
        data: (ids) => ({ ...event(ids, type, 'U13'), competition: '', round: null }),
      },
      {
        ...made,
        what: `a ${word} of U13 of a competition`,
        data: (ids) => ({ ...event(ids, type, 'U13'), competition: 'Liga' }),
        may: ADMIN,
      },
      {
        ...made,
        what: `a ${word} of U11 and U13 together`,
        data: (ids) => event(ids, type, 'U11', 'U13'),
        may: ADMIN,
      },
      {
        ...made,
        what: `a training of U13 turned into a ${word}`,
        row: 'training13',
        data: () => ({ type }),
      },
    ]
  }),
  ...(
    [
      ['turned into a league match', { competition: 'Liga' }, ADMIN],
      ['with a round of a competition', { round: '7' }, ADMIN],
      ['given to U11', { categories: 'U11' }, ADMIN],
      ['shared with U11', { categories: 'U13 U11' }, ADMIN],
      ['hidden', { published: false }, 'robert maria'],
      ['shown again', { published: true }, 'robert maria'],
      ['with a title and no round', { title: 'Príprava', round: '', competition: null }, 'robert maria'],
      ['moved', { startsAt: tomorrow, place: 'Hala' }, 'robert maria'],
      ['put into the trash', { deletedAt: tomorrow }, ADMIN],
    ] as const
  ).map(
    ([what, { categories, ...data }, may]: readonly [string, Record<string, unknown>, string]): Attempt => ({
      what: `a friendly match of U13 ${what}`,
      collection: 'events',
      row: 'friendly13',
      data: (ids) => ({
        ...data,
        ...(typeof categories === 'string' && { categories: categories.split(' ').map((name) => ids[name]) }),
      }),
      may,
    }),
  ),
  {
    what: 'a league match of U13 turned into a friendly one',
    collection: 'events',
    row: 'match13',
    data: () => ({ competition: '' }),
    may: ADMIN,
  },
  {
    what: 'a tournament of U13 turned into a league match',
    collection: 'events',
    row: 'cup13',
    data: () => ({ type: 2 }),
    may: ADMIN,
  },
  {
    what: 'a tournament of U13 taken out of its competition',
    collection: 'events',
    row: 'cup13',
    data: () => ({ competition: null }),
    may: ADMIN,
  },
  {
    what: 'a training of U13 given to U11',
    collection: 'events',
    row: 'training13',
    data: (ids) => ({ categories: [ids.U11] }),
    may: ADMIN,
  },
  {
    what: 'a training of U13 shared with U11',
    collection: 'events',
    row: 'training13',
    data: (ids) => ({ categories: [ids.U13, ids.U11] }),
    may: ADMIN,
  },
  {
    what: 'a training of U13 left without category',
    collection: 'events',
    row: 'training13',
    data: () => ({ categories: [] }),
    may: NOBODY,
  },
  {
    what: 'a training of U13 put into the trash',
    collection: 'events',
    row: 'training13',
    data: () => ({ deletedAt: tomorrow }),
    may: ADMIN,
  },
  {
    what: 'one more participant',
    collection: 'participants',
    // Created only by the program, from an event's categories; not by an admin either.
    data: (ids) => ({ event: ids.training9, player: ids.jakub, category: ids.U13 }),
    may: NOBODY,
  },
  {
    what: 'an absence past its call',
    collection: 'absences',
    data: (ids) => absence(ids, 'jakub'),
    may: NOBODY,
  },
  {
    what: 'a nomination in the row of a participant',
    collection: 'participants',
    row: 'filipInvitation',
    // The row may be changed for an answer; the nomination is ignored, see nomination.test.ts.
    data: () => ({ nomination: 'in' }),
    may: 'robert maria',
  },
  {
    what: 'Nina’s attendance for U13',
    collection: 'attendances',
    data: (ids) => attendance(ids, 'nina', 'U13'),
    may: 'robert maria',
  },
  {
    what: 'Nina’s attendance for U15',
    collection: 'attendances',
    data: (ids) => attendance(ids, 'nina', 'U15'),
    may: 'zuzana maria',
  },
  {
    what: 'an attendance for U11',
    collection: 'attendances',
    data: (ids) => ({ ...attendance(ids, 'nina', 'U11') }),
    may: 'lubos maria',
  },
  {
    what: 'an attendance without category',
    collection: 'attendances',
    data: (ids) => ({ ...attendance(ids, 'nina', 'U13'), category: undefined }),
    may: NOBODY,
  },
  {
    what: 'Jakub’s attendance moved to U11',
    collection: 'attendances',
    row: 'jakubAttendance',
    data: (ids) => ({ category: ids.U11 }),
    may: ADMIN,
  },
  {
    what: 'a fee',
    collection: 'memberFees',
    // Only by a call of the office, see fee-ledger.test.ts; the same holds for a payment.
    data: (ids) => ({ player: ids.jakub, period: '2026-10', amount: 3000, dueDate: '2026-10-15' }),
    may: NOBODY,
  },
  {
    what: 'a payment',
    collection: 'payments',
    data: (ids) => ({ amount: 3000, receivedAt: tomorrow, method: 'cash', players: [ids.jakub] }),
    may: NOBODY,
  },
  {
    what: 'a consent',
    collection: 'consents',
    // Only by a call, which asks who may give it; the same holds for a text.
    data: (ids) => ({
      person: ids.jakub,
      purpose: 'photos',
      textVersion: 1,
      given: true,
      givenAs: 'mother',
      at: tomorrow,
    }),
    may: NOBODY,
  },
  {
    what: 'a text of a consent',
    collection: 'consentTexts',
    data: () => ({ purpose: 'names', version: 9, text: 'Súhlasím so všetkým.', from: tomorrow }),
    may: NOBODY,
  },
  {
    what: 'a device of somebody else',
    collection: 'pushSubscriptions',
    data: (ids) => ({ user: ids.jana, endpoint: 'https://push.test/x', p256dh: 'a', auth: 'b' }),
    may: NOBODY,
  },
  {
    what: 'a key of push messages',
    collection: 'pushKeys',
    data: () => ({ name: 'another', publicKey: 'a', privateKey: 'b' }),
    may: NOBODY,
  },
  ...[
    ['U13', ['U13'], 'robert maria'],
    ['U11', ['U11'], 'lubos maria'],
    ['U11 and U13', ['U11', 'U13'], ADMIN],
  ].map(([to, names, may]): Attempt => ({
    what: `a notification to ${String(to)}`,
    collection: 'notifications',
    data: (ids) =>
      notification({ kind: 'categories', categories: (names as string[]).map((name) => ids[name]) }),
    may: String(may),
  })),
  {
    what: 'a notification to all',
    collection: 'notifications',
    data: () => notification({ kind: 'all' }),
    may: ADMIN,
  },
  {
    what: 'an enquiry past the public form',
    collection: 'enquiries',
    data: () => ({ kind: 'contact', guardianName: 'Eva Nová' }),
    may: ADMIN,
  },
  {
    what: 'a document folder',
    collection: 'documentFolders',
    data: () => ({ name: 'Zápisnice' }),
    may: ADMIN,
  },
  { what: 'an album', collection: 'albums', data: () => ({ title: 'Leto', date: tomorrow }), may: ADMIN },
  {
    what: 'a product',
    collection: 'products',
    data: () => ({ name: 'Čiapka', price: 900, url: 'https://eshop.zelenadolina.test/ciapka' }),
    may: ADMIN,
  },
]

/** Fields of users that only these readers of the row see. */
export const PRIVATE_FIELDS: [row: string, field: string, seenBy: string][] = [
  ['jakub', 'variableSymbol', 'jakub jana peter maria'],
  ['jakub', 'joinedAt', 'jakub jana peter maria'],
  ['jakub', 'feePausedUntil', 'jakub jana peter maria'],
  ['jakub', 'calendarToken', 'jakub'],
  ['filip', 'variableSymbol', 'zuzana maria'],
  ['nina', 'variableSymbol', 'maria'],
  ['jana', 'familySymbol', 'jana maria'],
  ['jana', 'calendarToken', 'jana'],
  ['jana', 'notificationChoices', 'jana maria'],
  ['jana', 'quietHours', 'jana maria'],
  ['jana', 'digest', 'jana maria'],
  ['katka', 'calendarToken', ''],
  ['katka', 'inactiveSince', 'maria'],
  ['tomas', 'erasedAt', 'maria'],
  ['tomas', 'mergedInto', 'maria'],
  ['tomas', 'formerNames', 'maria'],
  // Not another trainer, nor her children's.
  ['zuzana', 'hourlyRate', 'zuzana maria'],
]
/** Fields that nobody reads. */
export const SECRET_FIELDS = [
  'password',
  'hash',
  'salt',
  'resetPasswordToken',
  'invitationToken',
  'newEmail',
  'newEmailToken',
  'consentsLaterUntil',
  'trialEnquiry',
  'answerLinkKey',
]

/** Fields that only an admin sets: a member's write into their own or their child's row is ignored. */
export const ADMIN_FIELDS: Record<string, (ids: Ids) => unknown> = {
  role: () => 'admin',
  active: () => false,
  playing: () => false,
  firstName: () => 'Iný',
  username: () => 'iny',
  category: (ids) => ids.U9,
  secondCategory: (ids) => ids.U9,
  categories: (ids) => [ids.U9],
  children: (ids) => [{ player: ids.nina, relation: 'other', right: 'full' }],
  birthDate: () => '2000-01-01',
  jerseyNumber: () => 99,
  medicalValidUntil: () => '2099-01-01',
  registrationNumber: () => '1',
  feePausedUntil: () => '2099-01-01',
  variableSymbol: () => '11111111',
  calendarToken: () => 'x',
  trialUntil: () => '2099-01-01',
  hourlyRate: () => 900,
  inactiveSince: () => '2020-01-01T00:00:00.000Z',
  erasedAt: () => '2020-01-01T00:00:00.000Z',
  mergedInto: (ids) => ids.nina,
  formerNames: () => [{ firstName: 'Iný', lastName: 'Niekto' }],
}

/** The names in a cell, in the order of the subjects. */
export const named = (cell: string): Subject[] => cell.split(' ').filter(Boolean) as Subject[]
