// One condition of the access functions dropped at a time.
import { int, unit } from './suites.mjs'

/** @param {string} feature */
const f = (feature) => `src/features/${feature}/access.ts`

const SUITES = [unit('access'), int('permissions'), int('permissions-fields')]

/** @type {[says: string, file: string, find: string, put: string][]} */
const CONDITIONS = [
  [
    'a deactivated account is nobody',
    'src/access/roles.ts',
    'req.user && req.user.active !== false',
    'req.user',
  ],
  [
    'an absent cell refuses',
    'src/access/allow.ts',
    'if (!rowScope) return false',
    'if (!rowScope) return true',
  ],
  [
    'a scope without a filter refuses',
    'src/access/allow.ts',
    'filter(await scopeOf(req), req, data) : false',
    'filter(await scopeOf(req), req, data) : true',
  ],
  [
    'only an admin reads versions',
    'src/access/allow.ts',
    'readVersions: ({ req }: { req: PayloadRequest }) => isAdmin(req)',
    'readVersions: () => true',
  ],
  [
    'an empty list reaches nothing',
    'src/access/allow.ts',
    'ids.length > 0 ? { [field]: { in: ids } } : false',
    'ids.length > 0 ? { [field]: { in: ids } } : true',
  ],
  [
    'admin fields are an admin’s',
    'src/access/allow.ts',
    '({ req }: { req: PayloadRequest }): boolean => isAdmin(req)',
    '(_: { req: PayloadRequest }): boolean => true',
  ],
  [
    'read-only right does not act',
    'src/access/scope.ts',
    "children.filter(({ guardianship }) => guardianship === 'full')",
    'children',
  ],
  [
    'only a trainer trains',
    'src/access/scope.ts',
    "user.role === 'trainer' ? idsOf(user.categories) : []",
    '[]',
  ],
  [
    'a guardian reaches the children’s categories',
    'src/access/scope.ts',
    '[...me, ...children].flatMap(categoriesOf)',
    'me.flatMap(categoriesOf)',
  ],
  [
    'the second category counts',
    f('users'),
    '{ secondCategory: { in: categories } }',
    '{ category: { in: categories } }',
  ],
  ['only active players are a trainer’s', f('users'), '{ active: { equals: true } },', ''],
  [
    'only players are a trainer’s',
    f('users'),
    'playersWhere(scope.trainedCategories)',
    '{ role: { exists: true } }',
  ],
  [
    'a trainer reaches own players’ guardians',
    f('users'),
    "whereIn('children.player.category', scope.trainedCategories),",
    '',
  ],
  ['an account updates itself', f('users'), '[req.user!.id, ...scope.canActFor]', '[...scope.canActFor]'],
  [
    'updates need full right',
    f('users'),
    '[req.user!.id, ...scope.canActFor]',
    '[req.user!.id, ...scope.players]',
  ],
  ['a private field is the person’s', f('users'), 'isAdmin(req) || ownField({ req, id, doc })', 'true'],
  [
    'a guardian’s private field is of an own child',
    f('users'),
    '(await scopeOf(req)).players.includes(String(id ?? doc?.id))',
    'true',
  ],
  [
    'families see no drafts',
    f('events'),
    'and: [published, { categories: { in: scope.playerCategories } }]',
    'and: [{ categories: { in: scope.playerCategories } }]',
  ],
  ['the public sees no drafts', f('events'), 'published: () => published', 'published: () => true'],
  [
    'a family side gives no staff’s eyes',
    f('events'),
    "return anyOf(whereIn('categories', scope.trainedCategories)",
    "return anyOf(whereIn('categories', [...scope.trainedCategories, ...scope.playerCategories])",
  ],
  ['every category is an own one', f('events'), 'categories.every(', 'categories.some('],
  ['a trainer changes no match of a competition', f('events'), 'own && { and: [besidesLeague, own] }', 'own'],
  [
    'answers need full right',
    f('participants'),
    "whereIn('player', scope.canActFor)\n",
    "whereIn('player', scope.players)\n",
  ],
  [
    'a trainer-parent answers with full right only',
    f('participants'),
    "anyOf(whereIn('category', scope.trainedCategories), whereIn('player', scope.canActFor))",
    "anyOf(whereIn('category', scope.trainedCategories), whereIn('player', scope.players))",
  ],
  [
    'a trainer reads own categories’ answers',
    f('participants'),
    "anyOf(whereIn('category', scope.trainedCategories), whereIn('player', scope.players))",
    "whereIn('player', scope.players)",
  ],
  ['attendance of own category only', f('attendance'), 'if (isGiven && ', 'if (false && isGiven && '],
  [
    'a trainer-parent reads the child’s attendance',
    f('attendance'),
    "anyOf(whereIn('category', scope.trainedCategories), whereIn('player', scope.players))",
    "whereIn('category', scope.trainedCategories)",
  ],
  [
    'taken back where one still trains',
    f('attendance'),
    '{ category: { in: scope.trainedCategories } },',
    '',
  ],
  ['taken back by who recorded it', f('attendance'), '{ recordedBy: { equals: req.user!.id } },', ''],
  ['taken back within a day', f('attendance'), '24 * 3_600_000', '48 * 3_600_000'],
  [
    'fees are the family’s',
    f('membership'),
    "whereIn('player', scope.players)",
    "true || whereIn('player', scope.players)",
  ],
  [
    'payments are the family’s',
    f('membership'),
    "whereIn('players', scope.players)",
    "true || whereIn('players', scope.players)",
  ],
  ['a trainer reads trials alone', f('enquiries'), "{ kind: { equals: 'trial' } }, ", ''],
  ['trials are of own categories', f('enquiries'), ', own] }', '] }'],
  ['drafts are no news', f('news'), "{ _status: { equals: 'published' } }, ", ''],
  [
    'tomorrow’s article is no news',
    f('news'),
    ', { publishedAt: { less_than_equal: now.toISOString() } }',
    '',
  ],
  [
    'the narrowest folder counts',
    f('documents'),
    'effective: { in: visibilities }',
    'visibility: { in: visibilities }',
  ],
  [
    'members see no trainers’ papers',
    f('documents'),
    "members: () => visibleTo('public', 'members')",
    "members: () => visibleTo('public', 'members', 'trainers')",
  ],
  [
    'trainers see no admins’ papers',
    f('documents'),
    "visibleTo('public', 'members', 'trainers'),",
    "visibleTo('public', 'members', 'trainers', 'admins'),",
  ],
  ['unpublished albums are hidden', f('gallery'), '{ published: { equals: true } }', 'true'],
  [
    'pictures wait for consent',
    'src/features/gallery/rules.ts',
    '    { isPublic: { equals: true } },',
    '    {},',
  ],
  [
    'a photo in a profile is its family’s',
    f('gallery'),
    "whereIn('portraitOf', [req.user!.id, ...players])",
    'true',
  ],
  ['… and its trainers’', f('gallery'), "whereIn('portraitOf.category', trainedCategories)", 'true'],
  ['consents are the family’s', f('consents'), "whereIn('person', [req.user!.id, ...scope.players])", 'true'],
  ['inactive products are hidden', f('products'), '{ active: { equals: true } }', 'true'],
  [
    'a notification is its recipients’',
    f('notifications'),
    'deliveries: { contains: { user: { equals: req.user!.id } } }',
    'id: { exists: true }',
  ],
  [
    'a trainer writes to own categories',
    f('notifications'),
    'Boolean(audience) && trainerMayAddress(audienceOf(audience!), trainedCategories)',
    'true',
  ],
  [
    'what was sent is not taken back',
    f('notifications'),
    '{ sentAt: { exists: false } }',
    '{ id: { exists: true } }',
  ],
  ['a delivery is its recipient’s', f('notifications'), '({ user: { equals', '({ user: { not_equals'],
  [
    'a sender sees own deliveries',
    f('notifications'),
    "{ 'notification.sentBy': { equals: req.user!.id } }",
    '{ id: { exists: true } }',
  ],
  [
    'a note of the staff is the category’s trainers’',
    f('events'),
    'some((id) => trains.includes(id))',
    'some(() => trains.length > 0)',
  ],
  ['notes are not the public’s', f('events'), "=> subjectOf(req) !== 'anonymous'", '=> Boolean(req)'],
  [
    'what nobody writes',
    'src/access/allow.ts',
    'nobodyField = (): boolean => false',
    'nobodyField = (): boolean => true',
  ],
]

/** @type {import('../planted-faults.mjs').Fault[]} */
export const access = CONDITIONS.map(([says, file, find, put]) => ({ says, file, find, put, suites: SUITES }))
