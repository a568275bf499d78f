// Who may import whom: docs/map.md in words, this file as law. Two graphs are checked (scripts/check.mjs):
// the whole one, types included, for the storeys; and, with GRAPH=runtime, what is really loaded, for what the
// browser and the pure files may reach.
// eslint-disable-next-line @typescript-eslint/no-require-imports -- dependency-cruiser reads its laws as CommonJS
const { ALONE, LAYERS } = require('./scripts/lib/features.cjs')

const FEATURE = '^src/features/([^/]+)/'
// What one feature may take from another: facts and answers, never its doors or screens.
const FACES = '/(rules|labels|schema|views|queries|access)\\.ts$|/components/'
const SERVER_WORDS = '(collection|global|fields|access|guards|hooks|queries|commands|endpoints|service)'
const SERVER =
  '^payload\\.config\\.ts$|^src/(collections|endpoints)\\.ts$|^src/(db|access|fields|seed)/|^src/app/_lib/' +
  '|^src/lib/(contract|data-dir|env|errors|mail|renew)[^/]*\\.ts$' +
  `|^src/features/.+/${SERVER_WORDS}\\.ts$`
const MACHINERY = 'node_modules/(payload|@payloadcms/[^/]+|react|react-dom|next|zod|nodemailer|sharp)/'
const feature = (names) => `^src/features/(${names.join('|')})/`

const error = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to })

const wholeGraph = [
  error('no-cycles', {}, { circular: true }),
  {
    ...error(
      'no-feature-cycles',
      { path: '^src/features/[^/]+$' },
      { path: '^src/features/[^/]+$', circular: true },
    ),
    scope: 'folder',
  },

  // --- the storeys: app > features > access, fields, ui > lib
  error(
    'nothing-looks-up-at-app',
    { pathNot: '^(src/app|tests)/|^src/(instrumentation|proxy)\\.ts$' },
    { path: '^src/app/' },
  ),
  error(
    'kernel-knows-no-feature',
    { path: '^src/(access|fields|lib|ui|db)/' },
    { path: '^src/(features|seed|panel|collections|endpoints)' },
  ),
  error(
    'lib-is-the-floor',
    { path: '^src/lib/' },
    { path: '^src/', pathNot: '^src/(lib/|payload-types\\.ts$)' },
  ),
  error('ui-is-domain-free', { path: '^src/ui/' }, { path: '^src/', pathNot: '^src/(ui|lib)/' }),
  error(
    'feature-to-feature-by-its-faces',
    { path: FEATURE },
    { path: '^src/features/', pathNot: ['^src/features/$1/', FACES] },
  ),
  error(
    'features-know-no-panel',
    { path: '^src/(features|ui)/' },
    { path: '^src/(panel|seed|endpoints|collections)' },
  ),

  // --- the features' order of knowledge
  ...LAYERS.map((layer, at) =>
    error(
      `${layer[0]}-layer-looks-ahead`,
      { path: feature(layer) },
      { path: '^src/features/', pathNot: feature(LAYERS.slice(0, at + 1).flat()) },
    ),
  ),
  error(
    'content-stands-alone',
    { path: feature(ALONE) },
    { path: '^src/features/', pathNot: ['^src/features/$1/', feature(LAYERS[0])] },
  ),

  // --- the file vocabulary means what it says
  error(
    'rules-are-pure',
    { path: '^src/features/.+/(rules|labels)\\.ts$' },
    { pathNot: '/(rules|labels|form)\\.ts$|^src/lib/[^/]+\\.ts$' },
  ),
  error(
    'forms-are-pure',
    { path: '^src/features/.+/form\\.ts$' },
    { pathNot: '/(rules|labels|schema)\\.ts$|^src/lib/[^/]+\\.ts$' },
  ),
  error(
    'access-asks-nobody',
    { path: '/access\\.ts$|^src/access/' },
    { path: '/(queries|commands|endpoints|views|hooks|guards|service)\\.ts$' },
  ),
  error(
    'features-receive-req',
    { pathNot: '^(src/app|src/seed|tests|scripts)/' },
    { path: '^payload\\.config\\.ts$' },
    'Only the top opens the config; a feature is handed req.',
  ),
  error(
    'server-words-know-no-next',
    {
      path: `^src/features/.+/(${SERVER_WORDS.slice(1, -1)}|views|rules|labels)\\.ts$|^src/(access|fields|db|seed)/`,
    },
    { path: '(^|node_modules/)next(/|$)' },
    'They load under the payload command line too; what must be renewed goes through lib/revalidate.',
  ),
  error(
    'screens-are-handed-data',
    { path: '^src/features/.+/(screens|components)/' },
    { path: `/${SERVER_WORDS}\\.ts$` },
    'Pages ask; screens show.',
  ),
  error(
    'pages-use-answers-and-screens',
    { path: '^src/app/\\(site\\)/' },
    { path: `^src/features/.+/(collection|global|fields|access|guards|hooks|endpoints|commands)\\.ts$` },
  ),

  // --- tests
  error('src-ignores-tests', { path: '^src/' }, { path: '^tests/' }),
  error(
    'e2e-sees-only-the-browser',
    { path: '^tests/e2e/' },
    {
      path: '^src/',
      pathNot:
        '^src/(lib/(routes|dates|plural)\\.ts|features/(club/season/rules|attendance/labels)\\.ts|seed/.*data.*)$',
    },
  ),
]

const runtimeGraph = [
  error('browser-never-reaches-server', { path: '\\.client\\.tsx?$' }, { path: SERVER, reachable: true }),
  error(
    'browser-never-reaches-zod',
    { path: '\\.client\\.tsx?$' },
    { path: 'node_modules/(zod|payload|nodemailer|sharp)/', reachable: true },
  ),
  error(
    'rules-reach-no-machinery',
    { path: '^src/features/.+/(rules|labels)\\.ts$' },
    { path: MACHINERY, reachable: true },
  ),
  error(
    'unit-tests-open-no-database',
    { path: '^tests/unit/' },
    { path: '^payload\\.config\\.ts$', reachable: true },
  ),
]

const runtime = process.env.GRAPH === 'runtime'

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: runtime ? runtimeGraph : wholeGraph,
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: !runtime,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^src/app/\\(payload\\)/admin/importMap\\.js$' },
    enhancedResolveOptions: {
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
    },
  },
}
