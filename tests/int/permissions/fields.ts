import type { Ids } from '../../support/club'

/**
 * The fields with a rule of their own, person by person. Who is not named and reaches the row reads nothing there,
 * or writes it in vain. Those of a person stand in table.ts (PRIVATE_FIELDS, ADMIN_FIELDS).
 */
const U13 = 'jakub jana peter lubos robert zuzana maria'
const NOBODY = ''
const OFFICE = 'maria'

/** What has to be in a row before it can be seen. Written by the program; `played13` is a match of U13 that was: Ľuboš stood in. */
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
      result: { own: 2, their: 1, scorers: 'Jakub Ľalík' },
    }),
  ],
]

/** [collection, row, field, who reads it]. */
export const READ: [collection: string, row: string, field: string, who: string][] = [
  ['categories', 'U13', 'monthlyFee', OFFICE],
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
  // Zuzana trains elsewhere and reads U13 as a mother.
  ['events', 'played13', 'internalNote', 'lubos robert maria'],
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
  ['participants', 'jakubAsked', 'event', (ids) => ids.match13, NOBODY],
  ['participants', 'jakubAsked', 'player', (ids) => ids.nina, NOBODY],
  ['participants', 'jakubAsked', 'category', (ids) => ids.U9, NOBODY],
  ['participants', 'jakubAsked', 'userSubmitted', () => true, NOBODY],
  ['participants', 'jakubAsked', 'submittedAt', () => tomorrow, NOBODY],
  ['participants', 'jakubAsked', 'submittedBy', (ids) => ids.nina, NOBODY],
  ['participants', 'jakubAsked', 'nomination', () => 'in', NOBODY],
  ['participants', 'jakubAsked', 'startsAt', () => tomorrow, NOBODY],
  ['participants', 'jakubAsked', 'published', () => false, NOBODY],
  ['participants', 'jakubAsked', 'asksUntil', () => tomorrow, NOBODY],
  ['participants', 'jakubAsked', 'reason', () => 'choroba', 'jakub jana robert maria'],
  // Written later by hand, an old mark could be taken back unseen, or hung on somebody else.
  ['attendances', 'jakubMarkedLongAgo', 'recordedAt', () => tomorrow, NOBODY],
  ['attendances', 'jakubMarkedLongAgo', 'startsAt', () => tomorrow, NOBODY],
  ['attendances', 'filipMarkedByMaria', 'recordedBy', (ids) => ids.robert, NOBODY],
  ['attendances', 'jakubMarked', 'event', (ids) => ids.match13, NOBODY],
  ['attendances', 'jakubMarked', 'player', (ids) => ids.nina, NOBODY],
  ['attendances', 'jakubMarked', 'note', () => 'prišiel', 'robert maria'],
  ['documents', 'trainersDocument', 'effective', () => 'public', NOBODY],
  ['documents', 'trainersDocument', 'originalName', () => 'x.pdf', NOBODY],
  ['documentFolders', 'trainersFolder', 'effective', () => 'public', NOBODY],
  ['media', 'jakubPicture', 'hiddenForConsent', () => false, NOBODY],
  ['media', 'jakubPicture', 'originalName', () => 'x.png', NOBODY],
  ['news', 'article', 'textPictures', () => ' x ', NOBODY],
  // What somebody wrote to the club stays as they wrote it, for as long as they were told.
  ['enquiries', 'trial13', 'kind', () => 'contact', NOBODY],
  ['enquiries', 'trial13', 'childName', () => 'Iné', NOBODY],
  ['enquiries', 'trial13', 'birthYear', () => 2015, NOBODY],
  ['enquiries', 'trial13', 'guardianName', () => 'Iná', NOBODY],
  ['enquiries', 'trial13', 'phone', () => '+421 905 999 888', NOBODY],
  ['enquiries', 'trial13', 'email', () => 'iny@zelenadolina.test', NOBODY],
  ['enquiries', 'trial13', 'note', () => 'iná', NOBODY],
  ['enquiries', 'trial13', 'expiresAt', () => tomorrow, NOBODY],
  ['enquiries', 'trial13', 'operation', () => 'x', NOBODY],
  ['enquiries', 'trial13', 'category', (ids) => ids.U11, OFFICE],
  ['deliveries', 'robertsLetterDelivery', 'notification', (ids) => ids.mariasLetter, NOBODY],
  ['deliveries', 'robertsLetterDelivery', 'user', (ids) => ids.peter, NOBODY],
  ['deliveries', 'robertsLetterDelivery', 'channel', () => 'email', NOBODY],
  ['deliveries', 'robertsLetterDelivery', 'state', () => 'failed', NOBODY],
  ['deliveries', 'robertsLetterDelivery', 'attempts', () => 9, NOBODY],
  ['deliveries', 'robertsLetterDelivery', 'seenAt', () => tomorrow, 'jana'],
]

/** Rows nobody changes through a door, or that nobody makes: their fields are closed by the row. */
export const CLOSED_BY_ROW = ['notifications', 'memberFees', 'payments']

/** What is kept of a new row whatever its maker says: [collection, who makes it, data, field, what is kept]. */
export const MADE: [
  collection: string,
  maker: string,
  data: (ids: Ids) => object,
  field: string,
  kept: (ids: Ids) => unknown,
][] = [
  ['notifications', 'robert', notification, 'sentBy', (ids) => ids.robert],
  ['notifications', 'robert', notification, 'signature', () => 'Róbert Hudák'],
  ['notifications', 'robert', notification, 'sentAt', () => null],
  ['attendances', 'robert', mark, 'recordedBy', (ids) => ids.robert],
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

function mark(ids: Ids): object {
  return {
    event: ids.joint,
    player: ids.nina,
    category: ids.U13,
    status: 'present',
    recordedBy: ids.maria,
    recordedAt: tomorrow,
  }
}
