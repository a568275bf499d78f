// Who may import whom, types included; docs/map.md says it in words. What the browser and pure files may reach through any
// number of imports is in scripts/check-reach.mjs.
// eslint-disable-next-line @typescript-eslint/no-require-imports -- dependency-cruiser reads its configuration as CommonJS
const { ALONE, LAYERS } = require('./scripts/lib/features.cjs')

const FEATURE = '^src/features/([^/]+)/'
// What one feature may import from another.
const PUBLIC_PARTS = '/(rules|labels|schema|views|queries|access)\\.ts$|/components/'
const SERVER_FILES = '(collection|global|fields|access|guards|hooks|queries|commands|endpoints|service)'
const feature = (names) => `^src/features/(${names.join('|')})/`

const error = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to })

const forbidden = [
  error('no-cycles', {}, { circular: true }),
  {
    ...error(
      'no-feature-cycles',
      { path: '^src/features/[^/]+$' },
      { path: '^src/features/[^/]+$', circular: true },
    ),
    scope: 'folder',
  },

  // --- the layers: app > features > access, fields, ui > lib
  error(
    'only-app-imports-app',
    { pathNot: '^(src/app|tests)/|^src/(instrumentation|proxy)\\.ts$' },
    { path: '^src/app/' },
  ),
  error(
    'shared-code-imports-no-feature',
    { path: '^src/(access|fields|lib|ui|db)/' },
    { path: '^src/(features|seed|panel|collections|endpoints)' },
  ),
  error(
    'lib-imports-only-lib',
    { path: '^src/lib/' },
    { path: '^src/', pathNot: '^src/(lib/|payload-types\\.ts$)' },
  ),
  error('ui-imports-only-lib', { path: '^src/ui/' }, { path: '^src/', pathNot: '^src/(ui|lib)/' }),
  error(
    'features-import-public-parts-only',
    { path: FEATURE },
    { path: '^src/features/', pathNot: ['^src/features/$1/', PUBLIC_PARTS] },
  ),
  error(
    'features-import-no-panel',
    { path: '^src/(features|ui)/' },
    { path: '^src/(panel|seed|endpoints|collections)' },
  ),

  // --- the order of the features (scripts/lib/features.cjs)
  ...LAYERS.map((layer, at) =>
    error(
      `${layer[0]}-layer-imports-later-feature`,
      { path: feature(layer) },
      { path: '^src/features/', pathNot: feature(LAYERS.slice(0, at + 1).flat()) },
    ),
  ),
  error(
    'content-imports-no-later-feature',
    { path: feature(ALONE) },
    { path: '^src/features/', pathNot: ['^src/features/$1/', feature(LAYERS[0])] },
  ),

  // --- the file words of docs/map.md
  error(
    'forms-are-pure',
    { path: '^src/features/.+/form\\.ts$' },
    { pathNot: '/(rules|labels|schema)\\.ts$|^src/lib/[^/]+\\.ts$' },
  ),
  error(
    'access-imports-no-query',
    { path: '/access\\.ts$|^src/access/' },
    { path: '/(queries|commands|endpoints|views|hooks|guards|service)\\.ts$' },
  ),
  error(
    'features-receive-req',
    { pathNot: '^(src/app|src/seed|tests|scripts)/' },
    { path: '^payload\\.config\\.ts$' },
    'Only app, seed, scripts and tests import the config; a feature is passed req.',
  ),
  error(
    'server-files-import-no-next',
    {
      path: `^src/features/.+/(${SERVER_FILES.slice(1, -1)}|views|rules|labels)\\.ts$|^src/(access|fields|db|seed)/`,
    },
    { path: '(^|node_modules/)next(/|$)' },
    'They also run outside of Next (command line, tests); pages are revalidated by lib/revalidate.',
  ),
  error(
    'screens-import-no-server-file',
    { path: '^src/features/.+/(screens|components)/' },
    { path: `/${SERVER_FILES}\\.ts$` },
    'Pages run queries and pass the data to screens.',
  ),
  error(
    'pages-import-queries-and-screens',
    { path: '^src/app/\\(site\\)/' },
    { path: `^src/features/.+/(collection|global|fields|access|guards|hooks|endpoints|commands)\\.ts$` },
  ),

  // --- tests
  error('src-imports-no-tests', { path: '^src/' }, { path: '^tests/' }),
  error(
    'e2e-imports-no-server-code',
    { path: '^tests/e2e/' },
    {
      path: '^src/',
      pathNot:
        '^src/(lib/(routes|dates|plural)\\.ts|features/(club/season/rules|attendance/labels)\\.ts|seed/.*data.*)$',
    },
  ),
]

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden,
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^src/app/\\(payload\\)/admin/importMap\\.js$' },
    enhancedResolveOptions: {
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
    },
  },
}
