import { defineConfig, globalIgnores } from 'eslint/config'
import vitals from 'eslint-config-next/core-web-vitals'
import typescript from 'eslint-config-next/typescript'
import playwright from 'eslint-plugin-playwright'
import testingLibrary from 'eslint-plugin-testing-library'

const LOCAL_API =
  '/^(find|findByID|findDistinct|findVersions|findVersionByID|findGlobal|findGlobalVersions|count|countVersions|create|duplicate|update|updateGlobal|delete|restoreVersion|restoreGlobalVersion)$/'
const MISSING_ACCESS = 'Pass overrideAccess and req: without them the Local API skips access control.'

/** A Local API call must name both keys, or spread an object that does. @param {string} receiver @param {string} key */
const missingKey = (receiver, key) => ({
  selector: `CallExpression[callee.property.name=${LOCAL_API}]${receiver} > ObjectExpression:not(:has(> Property[key.name="${key}"])):not(:has(> SpreadElement))`,
  message: MISSING_ACCESS,
})
const localApi = ['overrideAccess', 'req'].flatMap((key) => [
  missingKey('[callee.object.property.name="payload"]', key),
  missingKey('[callee.object.name="payload"]', key),
])
/** Rules of the React compiler, which take half of the time; only files with components need them. */
const COMPONENT_RULES = vitals
  .flatMap(({ rules = {} }) => Object.keys(rules))
  .filter((name) => name.startsWith('react-hooks/'))
const useClient = {
  selector: 'Program > ExpressionStatement[directive="use client"]',
  message: 'A browser file ends in .client.tsx.',
}
const BROWSER = ['src/**/*.client.{ts,tsx}', 'src/app/**/{error,global-error}.tsx']

export default defineConfig([
  ...vitals,
  ...typescript,
  {
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-ignore': true, 'ts-expect-error': 'allow-with-description' },
      ],
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'] }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    files: ['**/*.{ts,mjs}'],
    ignores: ['**/*.client.ts'],
    rules: Object.fromEntries(COMPONENT_RULES.map((name) => [name, 'off'])),
  },
  // Calls with the rights of the caller (src) pass req; the seed and the scripts have no request.
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: BROWSER,
    rules: { 'no-restricted-syntax': ['error', useClient, ...localApi] },
  },
  {
    files: ['src/seed/**/*.ts', 'scripts/**/*.{ts,mts,mjs}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        useClient,
        ...localApi.filter((rule) => rule.selector.includes('"overrideAccess"')),
      ],
    },
  },
  {
    files: ['src/**/*.client.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            { name: 'zod', message: 'zod is for the server.', allowTypeImports: true },
            { name: 'payload', message: 'payload is for the server.', allowTypeImports: true },
            { name: 'nodemailer', message: 'E-mails are sent by the server.' },
          ],
          patterns: [
            {
              group: ['node:*', '@payload-config', '@libsql/*', 'rate-limiter-flexible'],
              message: 'This module is for the server.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/seed/**/data/**', 'src/seed/data*.ts', 'src/db/migrations/**', 'src/payload-types.ts'],
    rules: { 'max-lines': ['error', 200] },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/app/**', 'src/db/migrations/**', 'src/panel/**'],
    rules: { 'import/no-default-export': 'error' },
  },
  { ...testingLibrary.configs['flat/react'], files: ['tests/component/**'] },
  {
    files: ['tests/component/**'],
    rules: {
      // What has no role is read from the DOM: style sheets, JSON-LD, SVG, the dialog behind another one.
      'testing-library/no-container': 'off',
      'testing-library/no-node-access': 'off',
      // It takes the queries that a helper returns from `within` for those of `render`.
      'testing-library/prefer-screen-queries': 'off',
    },
  },
  { ...playwright.configs['flat/recommended'], files: ['tests/e2e/**'] },
  {
    files: ['tests/e2e/**'],
    rules: {
      'playwright/expect-expect': ['error', { assertFunctionPatterns: ['^expect', 'waitForURL$'] }],
      'playwright/no-skipped-test': ['error', { allowConditional: true }],
      // One test goes through a table of pages or roles that differ.
      'playwright/no-conditional-in-test': 'off',
      'playwright/no-conditional-expect': 'off',
      // A radio is hidden below its label.
      'playwright/no-force-option': 'off',
      // Accessibility is checked when everything has loaded, foreign requests are looked for until then.
      'playwright/no-networkidle': 'off',
      'playwright/consistent-spacing-between-blocks': 'off',
    },
  },
  { files: ['*.config.mjs'], rules: { 'import/no-anonymous-default-export': 'off' } },
  globalIgnores([
    '.next*/**',
    'data/**',
    'node_modules/**',
    'public/**',
    'test-results/**',
    'next-env.d.ts',
    'src/payload-types.ts',
    'src/db/migrations/**',
    'src/app/(payload)/admin/importMap.js',
  ]),
])
