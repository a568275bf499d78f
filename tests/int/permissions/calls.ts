/** Who asks at the door of /api; Katka is a deactivated trainer whose session is still stored. */
export const CALLERS = [
  'anonymous',
  'katka',
  'jakub',
  'jana',
  'hana',
  'peter',
  'robert',
  'zuzana',
  'maria',
] as const
export type Caller = (typeof CALLERS)[number]

const SIGNED_IN = 'jakub jana hana peter robert zuzana maria'
const EVERYBODY = `anonymous katka ${SIGNED_IN}`
const STAFF = 'robert zuzana maria'
// Zuzana trains U15 and is somebody's mother: she has a family side, Róbert and Mária have none.
const FAMILY = 'jakub jana hana peter zuzana'
const FAMILY_AND_STAFF = SIGNED_IN
const OFFICE = 'maria'

/** Every call of the product and who is let in, written down from product.md §3 and §4 and not from the program. */
const LET_IN: [who: string, ...calls: string[]][] = [
  [
    EVERYBODY,
    'GET /categories',
    'GET /products',
    'GET /latestMatches',
    'GET /news',
    'GET /documents',
    'GET /documents/documentFolders',
    'GET /events',
    'GET /auth/session',
    'POST /auth/session',
    'GET /auth/csrf',
    'GET /auth/providers',
    'GET /auth/signin',
    'GET /auth/signin/{provider}',
    'POST /auth/signin/{provider}',
    'POST /auth/callback/{provider}',
    'GET /auth/signout',
    'POST /auth/signout',
    'POST /auth/_log',
    'GET /auth/error',
    'POST /password/link',
    'POST /password/reset',
    'POST /email/confirm',
    'POST /enquiries',
  ],
  [
    SIGNED_IN,
    'GET /users/me',
    'PATCH /users/me',
    'POST /users/me/password',
    'POST /users/me/calendar',
    'POST /users/{id}/password',
    'GET /notifications/inbox',
    'GET /notifications/unseen',
    'POST /notifications/{id}/seen',
    'POST /notifications/seen',
  ],
  [FAMILY, 'GET /playerMembership', 'GET /playerAttendance', 'POST /memberFees/{id}/claim'],
  [`${FAMILY} maria`, 'GET /payments'],
  [
    FAMILY_AND_STAFF,
    'GET /events/eventParticipants',
    'POST /events/{id}/answer',
    'GET /attendances/userAttendances/{userId}',
  ],
  [
    STAFF,
    'GET /attendances',
    'POST /attendances',
    'POST /attendances/remove',
    'DELETE /attendances/{id}',
    'GET /attendances/usersByCategory',
    'GET /attendances/trainerList/{id}',
    'GET /events/eventPlayers/{id}',
    'GET /playerList',
    'GET /playerList/{id}',
    'GET /users/allUsersByCategory',
    'POST /events',
    'GET /events/{id}',
    'PATCH /events/{id}',
    'POST /events/{id}/cancel',
    'POST /events/{id}/resume',
    'POST /events/series',
    'POST /events/{id}/following/cancel',
    'PATCH /events/{id}/following',
    'POST /events/{id}/following/resume',
    'POST /events/{id}/nomination',
    'GET /events/taken',
    'POST /notifications',
    'GET /notifications',
    'DELETE /notifications/{id}',
    'POST /notifications/preview',
    'GET /enquiries',
  ],
  [
    OFFICE,
    'GET /categories/office',
    'POST /categories',
    'GET /categories/{id}',
    'PATCH /categories/{id}',
    'DELETE /categories/{id}',
    'POST /categories/{id}/restore',
    'DELETE /events/{id}',
    'POST /events/{id}/restore',
    'GET /users',
    'POST /users',
    'GET /users/{id}',
    'PATCH /users/{id}',
    'DELETE /users/{id}',
    'POST /users/{id}/restore',
    'POST /users/{id}/invitation',
    'GET /memberFees',
    'POST /memberFees',
    'GET /memberFees/{id}',
    'PATCH /memberFees/{id}',
    'DELETE /memberFees/{id}',
    'POST /memberFees/{id}/restore',
    'GET /memberFees/monthly',
    'POST /memberFees/monthly',
    'POST /memberFees/waive',
    'POST /payments',
    'POST /payments/settle',
    'POST /payments/{id}/reverse',
    'POST /payments/batch/{id}/reverse',
    'POST /playerMigrations/preview',
    'POST /playerMigrations',
    'GET /playerMigrations',
    'POST /playerMigrations/{id}/undo',
    'PATCH /enquiries/{id}',
  ],
]

/** [call, the names of those who are let in]. */
export const CALLS: [call: string, who: string][] = LET_IN.flatMap(([who, ...calls]) =>
  calls.map((call): [string, string] => [call, who]),
)

/**
 * Whose rows a call reaches, for calls that change some: [call with names of rows, body, who may]. Whoever is not
 * named gets 403 or 404. The refused are asked first; of those who may delete only the first one gets to.
 */
type Body = (ids: Record<string, string>) => object | undefined
export const OWN: [call: string, body: Body, who: string][] = [
  ['POST /events/:training11/cancel', () => ({ reason: 'dážď' }), 'maria'],
  ['POST /events/:training13/cancel', () => ({ reason: 'dážď' }), 'robert maria'],
  ['POST /events/:training13/resume', () => undefined, 'robert maria'],
  ['POST /events/:match13/cancel', () => ({ reason: 'dážď' }), 'maria'],
  [
    'POST /events/:match13/answer',
    (ids) => ({ player: ids.jakub, answer: 'yes' }),
    'jakub jana robert maria',
  ],
  ['POST /events/:match13/answer', (ids) => ({ player: ids.filip, answer: 'yes' }), 'robert maria'],
  ['POST /events/:training11/answer', (ids) => ({ player: ids.adam, answer: 'no' }), 'zuzana maria'],
  ['POST /events/:training18/answer', (ids) => ({ player: ids.lea, answer: 'no' }), 'hana maria'],
  ['POST /events/:training19/answer', (ids) => ({ player: ids.dominik, answer: 'no' }), 'maria'],
  ['DELETE /attendances/:filipMarkedByMaria', () => undefined, 'maria'],
  ['DELETE /attendances/:jakubMarkedLongAgo', () => undefined, 'maria'],
  ['DELETE /attendances/:adamMarkedByRobert', () => undefined, 'maria'],
  ['DELETE /attendances/:jakubMarked', () => undefined, 'robert maria'],
  ['POST /notifications/:robertsLetter/seen', () => undefined, 'jana'],
  ['POST /notifications/:mariasLetter/seen', () => undefined, ''],
  ['DELETE /notifications/:robertsUnsentLetter', () => undefined, 'robert maria'],
  ['POST /memberFees/:jakubFee/claim', () => ({ claimed: true }), 'jakub jana'],
  ['POST /memberFees/:filipFee/claim', () => ({ claimed: true }), ''],
  ['POST /memberFees/:leaFee/claim', () => ({ claimed: true }), 'hana'],
  ['POST /memberFees/:milanFee/claim', () => ({ claimed: true }), ''],
  ['POST /memberFees/:dominikFee/claim', () => ({ claimed: true }), ''],
  [
    'POST /users/:jakub/password',
    () => ({ currentPassword: 'Ukazka-2026!', password: 'Nove-Heslo-2026!' }),
    'jana maria',
  ],
  [
    'POST /users/:filip/password',
    () => ({ currentPassword: 'Ukazka-2026!', password: 'Nove-Heslo-2026!' }),
    'maria',
  ],
  ...['lea', 'milan', 'dominik', 'viera'].map((name): [string, Body, string] => [
    `POST /users/:${name}/password`,
    () => ({ currentPassword: 'Ukazka-2026!', password: 'Nove-Heslo-2026!' }),
    name === 'lea' ? 'hana maria' : 'maria',
  ]),
  [
    'POST /users/:robert/password',
    () => ({ currentPassword: 'Ukazka-2026!', password: 'Nove-Heslo-2026!' }),
    'maria',
  ],
]
