import type { Ids } from '../../support/club'

/**
 * The fields with an access rule of their own, person by person. Who is not named does not read the field, and a write
 * is ignored. Those of users are in table.ts (PRIVATE_FIELDS, ADMIN_FIELDS).
 */
const U13 = 'jakub jana peter lubos robert zuzana maria'
const NOBODY = ''
const OFFICE = 'maria'

/** Values that rows need before they can be read; `played13` is a past match of U13 with Ľuboš as the substitute. */
export const FILLED: [collection: string, row: string, data: (ids: Ids) => object][] = [
  ['categories', 'U13', () => ({ monthlyFee: 3000 })],
  [
    'events',
    'played13',
    (ids) => ({
      meetAt: new Date(Date.now() - 50 * 3_600_000).toISOString(),
      answerBy: new Date(Date.now() - 60 * 3_600_000).toISOString(),
      trainers: [ids.robert],
      substitute: ids.lubos,
      content: 'Rozcvička',
      answerRequired: true,
      note: 'Zoberte si vodu',
      internalNote: 'Jakub má boľavé koleno',
      squadSize: 14,
      result: { own: 2, their: 1, scorers: 'Jakub Ľalík' },
    }),
  ],
]

/** [collection, row, field, who reads it]. */
export const READ: [collection: string, row: string, field: string, who: string][] = [
  ['categories', 'U13', 'monthlyFee', OFFICE],
  ['news', 'article', 'notify', OFFICE],
  ['documents', 'publicDocument', 'effective', OFFICE],
  ['documentFolders', 'publicFolder', 'effective', OFFICE],
  ...[
    'meetAt',
    'trainers',
    'substitute',
    'content',
    'answerRequired',
    'answerBy',
    'note',
    'result.scorers',
  ].map((field): [string, string, string, string] => ['events', 'played13', field, U13]),
  ...['endpoint', 'p256dh', 'auth', 'session', 'lastCopy', 'lastCopyAt'].map(
    (field): [string, string, string, string] => ['pushSubscriptions', 'janasDevice', field, NOBODY],
  ),
  ...['publicKey', 'privateKey'].map((field): [string, string, string, string] => [
    'pushKeys',
    'pushKey',
    field,
    NOBODY,
  ]),
  // Zuzana trains another category and reads U13 as a mother.
  ['events', 'played13', 'internalNote', 'lubos robert maria'],
  ['events', 'played13', 'squadSize', 'lubos robert maria'],
]

const tomorrow = new Date(Date.now() + 86_400_000).toISOString()

/** [collection, row, field, what somebody tries to write, who may]: an admin who may change the row included. */
export const WRITTEN: [
  collection: string,
  row: string,
  field: string,
  value: (ids: Ids) => unknown,
  who: string,
][] = [
  ['users', 'jakub', 'name', () => 'Iný', NOBODY],
  ['users', 'jakub', 'sortName', () => 'a', NOBODY],
  ['users', 'jakub', 'searchName', () => 'a', NOBODY],
  ['users', 'jakub', 'calendarToken', () => 'x', NOBODY],
  ['users', 'jana', 'consentsLaterUntil', () => '2031-01-01', NOBODY],
  ['users', 'jakub', 'trialEnquiry', () => 'x', NOBODY],
  ['users', 'jakub', 'trialUntil', () => '2031-01-01', OFFICE],
  ['users', 'jakub', 'variableSymbol', () => '11111111', NOBODY],
  ['users', 'jana', 'familySymbol', () => '11111111', NOBODY],
  ['users', 'jakub', 'firstName', () => 'Iný', OFFICE],
  ['users', 'jakub', 'lastName', () => 'Iný', OFFICE],
  ['users', 'jakub', 'position', () => 'goalkeeper', OFFICE],
  ['users', 'jakub', 'joinedAt', () => '2020-01-01', OFFICE],
  ['users', 'robert', 'staff', () => ({ title: 'Riaditeľ' }), OFFICE],
  ['users', 'jakub', 'phone', () => '+421 905 999 888', 'jakub jana maria'],
  ['events', 'training13', 'answerUntil', () => tomorrow, NOBODY],
  ['events', 'training13', 'searchText', () => 'a', NOBODY],
  ['events', 'training13', 'squadSize', () => 3, NOBODY],
  ['events', 'training13', 'movedFrom', () => ({ place: 'Inde' }), NOBODY],
  ['participants', 'jakubInvitation', 'absence', (ids) => ids.jakubAbsence, NOBODY],
  ['participants', 'jakubInvitation', 'earlier', () => ({ answer: 'yes' }), NOBODY],
  ['absences', 'jakubAbsence', 'player', (ids) => ids.nina, NOBODY],
  ['absences', 'jakubAbsence', 'from', () => '2090-01-02', NOBODY],
  ['absences', 'jakubAbsence', 'to', () => '2090-01-03', NOBODY],
  ['absences', 'jakubAbsence', 'reason', () => 'iný', NOBODY],
  ['absences', 'jakubAbsence', 'categories', (ids) => [ids.U9], NOBODY],
  ['absences', 'jakubAbsence', 'by', (ids) => ids.nina, NOBODY],
  ['absences', 'jakubAbsence', 'at', () => tomorrow, NOBODY],
  ['absences', 'jakubAbsence', 'operation', () => 'another-one', NOBODY],
  ['absences', 'jakubAbsence', 'takenBackAt', () => tomorrow, NOBODY],
  ['participants', 'jakubInvitation', 'event', (ids) => ids.match13, NOBODY],
  ['participants', 'jakubInvitation', 'player', (ids) => ids.nina, NOBODY],
  ['participants', 'jakubInvitation', 'category', (ids) => ids.U9, NOBODY],
  ['participants', 'jakubInvitation', 'userSubmitted', () => true, NOBODY],
  ['participants', 'jakubInvitation', 'submittedAt', () => tomorrow, NOBODY],
  ['participants', 'jakubInvitation', 'submittedBy', (ids) => ids.nina, NOBODY],
  ['participants', 'jakubInvitation', 'nomination', () => 'in', NOBODY],
  ['participants', 'jakubInvitation', 'startsAt', () => tomorrow, NOBODY],
  ['participants', 'jakubInvitation', 'published', () => false, NOBODY],
  ['participants', 'jakubInvitation', 'asksUntil', () => tomorrow, NOBODY],
  ['participants', 'jakubInvitation', 'reason', () => 'choroba', 'jakub jana robert maria'],
  // Otherwise an old attendance could be removed unnoticed, or moved to somebody else.
  ['attendances', 'jakubAttendanceLongAgo', 'recordedAt', () => tomorrow, NOBODY],
  ['attendances', 'jakubAttendanceLongAgo', 'startsAt', () => tomorrow, NOBODY],
  ['attendances', 'filipAttendanceByMaria', 'recordedBy', (ids) => ids.robert, NOBODY],
  ['attendances', 'jakubAttendance', 'event', (ids) => ids.match13, NOBODY],
  ['attendances', 'jakubAttendance', 'player', (ids) => ids.nina, NOBODY],
  ['attendances', 'jakubAttendance', 'note', () => 'prišiel', 'robert maria'],
  ['documents', 'trainersDocument', 'effective', () => 'public', NOBODY],
  ['documents', 'trainersDocument', 'originalName', () => 'x.pdf', NOBODY],
  ['documentFolders', 'trainersFolder', 'effective', () => 'public', NOBODY],
  ['media', 'jakubPicture', 'isPublic', () => true, NOBODY],
  ['media', 'jakubPicture', 'publicUntil', () => tomorrow, NOBODY],
  ['media', 'jakubPicture', 'portraitOf', (ids) => ids.nina, NOBODY],
  ['media', 'jakubPicture', 'originalName', () => 'x.png', NOBODY],
  ['news', 'article', 'textPictures', () => ' x ', NOBODY],
  // An enquiry stays as it was written, until the day that was promised.
  ['enquiries', 'trial13', 'kind', () => 'contact', NOBODY],
  ['enquiries', 'trial13', 'childName', () => 'Iné', NOBODY],
  ['enquiries', 'trial13', 'birthYear', () => 2015, NOBODY],
  ['enquiries', 'trial13', 'guardianName', () => 'Iná', NOBODY],
  ['enquiries', 'trial13', 'phone', () => '+421 905 999 888', NOBODY],
  ['enquiries', 'trial13', 'email', () => 'iny@zelenadolina.test', NOBODY],
  ['enquiries', 'trial13', 'note', () => 'iná', NOBODY],
  ['enquiries', 'trial13', 'expiresAt', () => tomorrow, NOBODY],
  ['enquiries', 'trial13', 'operation', () => 'x', NOBODY],
  ['enquiries', 'trial13', 'changedBy', (ids) => ids.maria, NOBODY],
  ['enquiries', 'trial13', 'changedAt', () => tomorrow, NOBODY],
  ['enquiries', 'trial13', 'category', (ids) => ids.U11, OFFICE],
  ['deliveries', 'robertsNotificationDelivery', 'notification', (ids) => ids.mariasNotification, NOBODY],
  ['deliveries', 'robertsNotificationDelivery', 'user', (ids) => ids.peter, NOBODY],
  ['deliveries', 'robertsNotificationDelivery', 'channel', () => 'email', NOBODY],
  ['deliveries', 'robertsNotificationDelivery', 'state', () => 'failed', NOBODY],
  ['deliveries', 'robertsNotificationDelivery', 'attempts', () => 9, NOBODY],
  ['deliveries', 'robertsNotificationDelivery', 'dueAt', () => tomorrow, NOBODY],
  ['deliveries', 'robertsNotificationDelivery', 'claimedAt', () => tomorrow, NOBODY],
  ['deliveries', 'robertsNotificationDelivery', 'claimedBy', () => 'x', NOBODY],
  ['deliveries', 'robertsNotificationDelivery', 'urgent', () => true, NOBODY],
  ['deliveries', 'robertsNotificationDelivery', 'copy', () => 'x', NOBODY],
  ['deliveries', 'robertsNotificationDelivery', 'reason', () => 'x', NOBODY],
  ['deliveries', 'robertsNotificationDelivery', 'seenAt', () => tomorrow, 'jana'],
]

/** Rows that nobody changes or creates: the row's access closes all fields. */
export const CLOSED_BY_ROW = [
  'notifications',
  'memberFees',
  'payments',
  'contactOpenings',
  'erasures',
  'consents',
  'consentTexts',
  'pushSubscriptions',
  'pushKeys',
  'closings',
]

/** The program's values in a new row, whatever was given: [collection, who creates it, data, field, stored value]. */
export const MADE: [
  collection: string,
  maker: string,
  data: (ids: Ids) => object,
  field: string,
  stored: (ids: Ids) => unknown,
][] = [
  ['notifications', 'robert', notification, 'sentBy', (ids) => ids.robert],
  ['notifications', 'robert', notification, 'signature', () => 'Róbert Hudák'],
  ['notifications', 'robert', notification, 'sentAt', () => null],
  ['attendances', 'robert', attendance, 'recordedBy', (ids) => ids.robert],
]

function notification(ids: Ids): object {
  return {
    title: 'Tréning',
    body: 'Text',
    kind: 'news',
    channels: ['inbox'],
    audience: { kind: 'categories', categories: [ids.U13] },
    sentBy: ids.maria,
    signature: 'Mária Sedláková',
    sentAt: tomorrow,
  }
}

function attendance(ids: Ids): object {
  return {
    event: ids.joint,
    player: ids.nina,
    category: ids.U13,
    status: 'present',
    recordedBy: ids.maria,
    recordedAt: tomorrow,
  }
}
