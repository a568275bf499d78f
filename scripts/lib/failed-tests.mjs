// The failed tests of a report, for the end of `npm test`: whoever sees only the end of a long output learns which they were.

/**
 * @typedef {{ status: string, fullName: string, failureMessages?: string[] }} JestTest
 * @typedef {{ status: string, results: { error?: { message?: string, location?: { line: number } } }[] }} Tried
 * @typedef {{ title: string, file: string, tests: Tried[] }} Spec
 * @typedef {{ title: string, specs?: Spec[], suites?: Suite[] }} Suite
 *
 * What is read of a report: of Jest, of Playwright, and of our own scripts.
 * @typedef {object} Report
 * @property {{ name: string, message: string, assertionResults: JestTest[] }[]} [testResults]
 * @property {Suite[]} [suites]
 * @property {{ name: string, message: string }[]} [failures]
 */

const LINES = 12

/** The first lines of a message, without the codes of a terminal's colours. @param {string} [message] */
const shortened = (message = '') =>
  message
    .replace(/\u001b\[\d+m/g, '')
    .split('\n')
    .filter(Boolean)
    .slice(0, LINES)
    .join('\n    ')

/** @param {string} name @param {string} [message] */
const told = (name, message) => `✗ ${name}\n    ${shortened(message)}`

/** @param {Suite} suite @returns {Spec[]} */
const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)]

/** One that passed only when it was tried again counts as failed too. @param {Tried} test */
const isFailed = ({ status }) => status === 'unexpected' || status === 'flaky'

/** Each failed test with the beginning of its error; a file that could not be run is one too. @param {Report} report @returns {string[]} */
export const failedTests = ({ testResults = [], suites = [], failures = [] }) => [
  ...testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    if (assertionResults.length === 0 && message) return [told(name, message)]
    return failed.map(({ fullName, failureMessages }) => told(fullName, failureMessages?.[0]))
  }),
  ...suites.flatMap(specsOf).flatMap(({ title, file, tests }) =>
    tests.filter(isFailed).map(({ status, results }) => {
      const error = results.find((result) => result.error)?.error
      const line = error?.location ? `:${error.location.line}` : ''
      return told(
        `${file}${line}: ${title}${status === 'flaky' ? ' (passed the second time)' : ''}`,
        error?.message,
      )
    }),
  ),
  ...failures.map(({ name, message }) => told(name, message)),
]
