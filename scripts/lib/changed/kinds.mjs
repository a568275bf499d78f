// How a changed file is treated that no import says everything about.

/**
 * - everything: every suite of Jest can be concerned
 * - browser: no suite of Jest sees it but those that name it
 * - checks: only the checks of the code read it
 * - words: no test reads it
 * - code: its imports say who uses it
 * @typedef {'everything' | 'browser' | 'checks' | 'words' | 'code'} Kind
 */

/** @type {[kind: Kind, files: RegExp][]} */
const KINDS = [
  ['everything', /^(package(-lock)?\.json|tsconfig\.json|jest\.config[\w.-]*\.mjs|\.nvmrc|\.npmrc)$/],
  ['browser', /^(playwright\.config\.ts|next\.config\.mjs|public\/.*|.*\.s?css|tests\/e2e\/.*)$/],
  [
    'checks',
    /^(eslint\.config\.mjs|\.(prettierrc\.json|prettierignore|oxlintrc\.json|dependency-cruiser\.cjs))$/,
  ],
  ['words', /^(.*\.md|docs\/.*|LICENSE|\.editorconfig|\.gitignore|\.github\/.*|\.ci\/.*)$/],
]

/** @type {Record<Kind, string>} */
const TREATED = {
  everything: 'every suite can be concerned',
  browser: 'only the browser sees it, and suites that name it',
  checks: 'only the checks read it',
  words: 'no test reads it unless it names it; its format is checked',
  code: 'the suites whose imports reach it, or that name it',
}

/** What Jest itself loads into the suites is configuration too. @param {string} config the text of jest.config.mjs */
export const loadedByJest = (config) =>
  [...config.matchAll(/<rootDir>\/([\w/.-]+\.\w+)/g)].map(([, file = '']) => file)

/** @param {string} file @param {string[]} loaded by the configuration of Jest @returns {Kind} */
export const kindOf = (file, loaded) =>
  loaded.includes(file) && file.startsWith('tests/')
    ? 'everything'
    : (KINDS.find(([, files]) => files.test(file))?.[0] ?? 'code')

/** Which files are treated how. @param {Map<string, Kind>} kinds @returns {string[]} */
export const treatedLines = (kinds) =>
  /** @type {[Kind, string][]} */ (Object.entries(TREATED)).flatMap(([kind, treated]) => {
    const files = [...kinds].filter(([, other]) => other === kind).map(([file]) => file)
    return files.length > 0 ? [`  ${treated}: ${files.join(', ')}`] : []
  })
