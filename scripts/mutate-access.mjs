#!/usr/bin/env node
// Drops one condition of the access functions at a time and checks that the permission suite fails each time. Works in a
// copy of the tree for several minutes: not part of `npm test`. The last result stands in docs/security.md.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
/** @param {string} feature */
const f = (feature) => `src/features/${feature}/access.ts`

/** @type {[condition: string, file: string, source: string, mutated: string][]} */
const MUTATIONS = [
  [
    'a deactivated account is nobody',
    'src/access/roles.ts',
    'req.user && req.user.active !== false',
    'req.user',
  ],
  ['an absent cell refuses', 'src/access/allow.ts', 'if (!reach) return false', 'if (!reach) return true'],
  [
    'a reach nobody spells out refuses',
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
    "children.filter(({ guardianship }) => guardianship === 'acts')",
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
  ['only players are a trainer’s', f('users'), 'playersOf(scope.trains)', '{ role: { exists: true } }'],
  [
    'a trainer reaches own players’ guardians',
    f('users'),
    "within('children.player.category', scope.trains),",
    '',
  ],
  ['an account updates itself', f('users'), '[req.user!.id, ...scope.canActFor]', '[...scope.canActFor]'],
  [
    'updates need full right',
    f('users'),
    '[req.user!.id, ...scope.canActFor]',
    '[req.user!.id, ...scope.people]',
  ],
  ['a private field is the person’s', f('users'), 'isAdmin(req) || ownField({ req, id, doc })', 'true'],
  [
    'a guardian’s private field is of an own child',
    f('users'),
    '(await scopeOf(req)).people.includes(String(id ?? doc?.id))',
    'true',
  ],
  [
    'families see no drafts',
    f('events'),
    'and: [published, { categories: { in: scope.plays } }]',
    'and: [{ categories: { in: scope.plays } }]',
  ],
  ['the public sees no drafts', f('events'), 'published: () => published', 'published: () => true'],
  [
    'a family side gives no staff’s eyes',
    f('events'),
    "return anyOf(within('categories', scope.trains)",
    "return anyOf(within('categories', [...scope.trains, ...scope.plays])",
  ],
  ['a trainer makes trainings only', f('events'), 'event?.type === EVENT_TYPES.training &&', ''],
  ['every category is an own one', f('events'), 'categories.every(', 'categories.some('],
  [
    'a trainer changes trainings only',
    f('events'),
    'own && { and: [{ type: { equals: EVENT_TYPES.training } }, own] }',
    'own',
  ],
  [
    'what a training becomes is judged',
    f('events'),
    "if (event && 'type' in event ",
    "if (false && event && 'type' in event ",
  ],
  [
    'answers need full right',
    f('participants'),
    "within('player', scope.canActFor)\n",
    "within('player', scope.people)\n",
  ],
  [
    'a trainer-parent answers with full right only',
    f('participants'),
    "anyOf(within('category', scope.trains), within('player', scope.canActFor))",
    "anyOf(within('category', scope.trains), within('player', scope.people))",
  ],
  [
    'a trainer reads own categories’ answers',
    f('participants'),
    "anyOf(within('category', scope.trains), within('player', scope.people))",
    "within('player', scope.people)",
  ],
  ['attendance of own category only', f('attendance'), 'if (given && ', 'if (false && given && '],
  [
    'a trainer-parent reads the child’s attendance',
    f('attendance'),
    "anyOf(within('category', scope.trains), within('player', scope.people))",
    "within('category', scope.trains)",
  ],
  ['taken back where one still trains', f('attendance'), '{ category: { in: scope.trains } },', ''],
  ['taken back by who recorded it', f('attendance'), '{ recordedBy: { equals: req.user!.id } },', ''],
  ['taken back within a day', f('attendance'), '24 * 3_600_000', '48 * 3_600_000'],
  [
    'fees are the family’s',
    f('membership'),
    "within('player', scope.people)",
    "true || within('player', scope.people)",
  ],
  [
    'payments are the family’s',
    f('membership'),
    "within('players', scope.people)",
    "true || within('players', scope.people)",
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
    "members: () => seenBy('public', 'members')",
    "members: () => seenBy('public', 'members', 'trainers')",
  ],
  [
    'trainers see no admins’ papers',
    f('documents'),
    "seenBy('public', 'members', 'trainers'),",
    "seenBy('public', 'members', 'trainers', 'admins'),",
  ],
  ['unpublished albums are hidden', f('gallery'), '{ published: { equals: true } }', 'true'],
  ['pictures wait for consent', f('gallery'), '{ hiddenForConsent: { not_equals: true } }', 'true'],
  ['inactive products are hidden', f('products'), '{ active: { equals: true } }', 'true'],
  [
    'a letter is its recipients’',
    f('notifications'),
    'deliveries: { contains: { user: { equals: req.user!.id } } }',
    'id: { exists: true }',
  ],
  [
    'a trainer writes to own categories',
    f('notifications'),
    'return trainerMayAddress(to, scope.trains)',
    'return true',
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
    "({ 'notification.sentBy': { equals: req.user!.id } })",
    '({ id: { exists: true } })',
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

const only = process.argv.slice(2).map(Number)
const copy = mkdtempSync(join(tmpdir(), 'akademia-mutate-'))
for (const part of ['src', 'tests', 'payload.config.ts', 'jest.config.mjs', 'package.json', 'tsconfig.json'])
  cpSync(join(root, part), join(copy, part), { recursive: true })
symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))

const suite = () =>
  spawnSync(
    process.execPath,
    [
      '--experimental-vm-modules',
      '--disable-warning=ExperimentalWarning',
      join(root, 'node_modules/jest/bin/jest.js'),
      ...[
        '--rootDir',
        copy,
        '--selectProjects',
        'int',
        'unit',
        '--forceExit',
        '--bail',
        'tests/int/permissions.test.ts',
        'tests/int/permissions-fields.test.ts',
        'tests/unit/access.test.ts',
      ],
    ],
    { cwd: copy, env: { ...process.env, NODE_ENV: 'test' }, encoding: 'utf8' },
  )

/** @param {string} output */
const firstFailure = (output) => /●\s+(.+)/.exec(output)?.[1] ?? 'the suite did not run'

const healthy = suite()
if (healthy.status !== 0) {
  console.error(`The suite fails before anything is dropped.\n${healthy.stderr.slice(-3000)}`)
  process.exit(1)
}
let survived = 0
for (const [index, [condition, file, source, mutated]] of MUTATIONS.entries()) {
  if (only.length > 0 && !only.includes(index + 1)) continue
  const whole = readFileSync(join(root, file), 'utf8')
  if (!whole.includes(source)) {
    console.log(`${index + 1}. LOST     ${condition}: ${file} no longer has "${source}"`)
    survived += 1
    continue
  }
  writeFileSync(join(copy, file), whole.replace(source, mutated))
  const { status, stderr } = suite()
  writeFileSync(join(copy, file), whole)
  if (status === 0) survived += 1
  console.log(
    `${index + 1}. ${status === 0 ? 'SURVIVED' : 'noticed '} ${condition}${status === 0 ? '' : `: ${firstFailure(stderr)}`}`,
  )
}
rmSync(copy, { recursive: true, force: true })
const tried = only.length > 0 ? only.length : MUTATIONS.length
console.log(`\n${tried - survived} of ${tried} dropped conditions were noticed.`)
process.exit(survived > 0 ? 1 : 0)
