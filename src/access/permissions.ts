import type { Subject } from './roles'

/** Which rows a permission covers. Each word but `all` names a filter in the feature's access.ts. */
export type RowScope =
  | 'all'
  | 'published' // what the public may see
  | 'self' // mine or my children's
  | 'selfFullRight' // mine, or of children I have full right for
  | 'ownCategory' // of a category I train, or play in
  | 'ownEvents' // of a category I train, or play in, and what I lead or stand in for
  | 'ownBesidesLeague' // of categories I train, but no match of a competition
  | 'ownRecent' // what I recorded within 24 hours
  | 'members' // visible to everybody signed in
  | 'trainers' // visible to everybody signed in and to trainers
  | 'family' // ownCategory and self together: a trainer who is a parent too
  | 'familyFullRight' // ownCategory and selfFullRight together
  | 'mine' // mine alone
  | 'addressed' // addressed to me
  | 'correspondence' // addressed to me, or sent by me
  | 'unsent' // mine, and not sent yet
  | 'form' // only by the public form with its limits
  | 'publishedOrPortrait' // what the public may see, and photos of people I may see
  | 'ownTrials' // of children who would like to try a training of a category I train

export type Operation = 'create' | 'read' | 'update' | 'delete'
type Row = Partial<Record<Operation, Partial<Record<Subject, RowScope>>>>

const admin = { admin: 'all' } as const
const adminWrites = { create: admin, update: admin, delete: admin } as const
const everybody = (scope: RowScope) =>
  ({ anonymous: scope, player: scope, trainer: scope, ...admin }) as const

/**
 * Who may do what to which rows; a missing cell is a refusal. Access functions are made from it (`accessFor`), the
 * permission suite checks it cell by cell, docs/tables.md shows it.
 */
export const permissions = {
  users: {
    create: admin,
    read: { player: 'self', trainer: 'ownCategory', ...admin },
    update: { player: 'selfFullRight', trainer: 'selfFullRight', ...admin },
    delete: admin,
  },
  categories: { read: everybody('all'), ...adminWrites },
  events: {
    create: { trainer: 'ownBesidesLeague', ...admin },
    read: { anonymous: 'published', player: 'ownEvents', trainer: 'ownEvents', ...admin },
    update: { trainer: 'ownBesidesLeague', ...admin },
    delete: admin,
  },
  participants: {
    create: admin,
    read: { player: 'self', trainer: 'family', ...admin },
    update: { player: 'selfFullRight', trainer: 'familyFullRight', ...admin },
    delete: admin,
  },
  // Made by a command, which asks for each player; never deleted, but taken back.
  absences: {
    read: { player: 'self', trainer: 'family', ...admin },
    update: { player: 'selfFullRight', trainer: 'familyFullRight', ...admin },
  },
  // Made by the command that opens the contacts; nobody changes or deletes what was opened.
  contactOpenings: { read: { trainer: 'mine', ...admin } },
  attendances: {
    create: { trainer: 'ownCategory', ...admin },
    read: { player: 'self', trainer: 'family', ...admin },
    update: { trainer: 'ownCategory', ...admin },
    delete: { trainer: 'ownRecent', ...admin },
  },
  memberFees: { read: { player: 'self', trainer: 'self', ...admin }, ...adminWrites },
  payments: { read: { player: 'self', trainer: 'self', ...admin }, create: admin },
  notifications: {
    create: { trainer: 'ownCategory', ...admin },
    read: { player: 'addressed', trainer: 'correspondence', ...admin },
    delete: { trainer: 'unsent', ...admin },
  },
  deliveries: {
    read: { player: 'addressed', trainer: 'correspondence', ...admin },
    // Only the addressee marks a delivery as seen, an administrator likewise only their own.
    update: { player: 'addressed', trainer: 'addressed', admin: 'addressed' },
  },
  // Devices that receive push messages; everybody sees and removes their own, an administrator likewise.
  pushSubscriptions: {
    read: { player: 'mine', trainer: 'mine', admin: 'mine' },
    delete: { player: 'mine', trainer: 'mine', admin: 'mine' },
  },
  // The key that signs push messages: only the program reads it.
  pushKeys: {},
  notices: { read: admin },
  // Made and taken back by commands alone.
  closings: { read: { trainer: 'mine', ...admin } },
  memberImports: { read: admin },
  fixtureImports: { read: admin },
  bankStatements: { read: admin },
  bankRows: { read: admin },
  playerMigrations: { create: admin, read: admin, update: admin },
  enquiries: {
    create: { ...everybody('form') },
    read: { trainer: 'ownTrials', ...admin },
    update: admin,
    delete: admin,
  },
  // Written by the commands of features/own-data alone.
  erasures: { read: { player: 'self', trainer: 'self', ...admin } },
  // Written by commands alone, which ask who may give which consent for whom (features/consents).
  consents: { read: { player: 'self', trainer: 'self', ...admin } },
  consentTexts: { read: everybody('all') },
  news: { read: { ...everybody('published') }, ...adminWrites },
  documents: {
    read: { anonymous: 'published', player: 'members', trainer: 'trainers', ...admin },
    ...adminWrites,
  },
  documentFolders: {
    read: { anonymous: 'published', player: 'members', trainer: 'trainers', ...admin },
    ...adminWrites,
  },
  albums: { read: everybody('published'), ...adminWrites },
  media: {
    read: { anonymous: 'published', player: 'publishedOrPortrait', trainer: 'publishedOrPortrait', ...admin },
    ...adminWrites,
  },
  products: { read: everybody('published'), ...adminWrites },
  club: { read: everybody('all'), update: admin },
  home: { read: everybody('all'), update: admin },
  about: { read: everybody('all'), update: admin },
  legal: { read: everybody('all'), update: admin },
} as const satisfies Record<string, Row>

export type Resource = keyof typeof permissions

/** The cell of the table for one role; undefined is a refusal. */
export const rowScopeOf = (
  resource: Resource,
  operation: Operation,
  subject: Subject,
): RowScope | undefined => {
  const row: Row = permissions[resource]
  return row[operation]?.[subject]
}
