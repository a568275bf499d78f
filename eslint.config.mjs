import { defineConfig, globalIgnores } from 'eslint/config'
import vitals from 'eslint-config-next/core-web-vitals'
import typescript from 'eslint-config-next/typescript'

const LOCAL_API =
  '/^(find|findByID|findDistinct|findVersions|findVersionByID|findGlobal|findGlobalVersions|count|countVersions|create|duplicate|update|updateGlobal|delete|restoreVersion|restoreGlobalVersion)$/'
const WHOSE_EYES = 'Say whose eyes: pass overrideAccess and req aloud (the silent default is everybody’s).'

/** A Local API call must name both keys, or spread an object that does. @param {string} receiver @param {string} key */
const unspoken = (receiver, key) => ({
  selector: `CallExpression[callee.property.name=${LOCAL_API}]${receiver} > ObjectExpression:not(:has(> Property[key.name="${key}"])):not(:has(> SpreadElement))`,
  message: WHOSE_EYES,
})
const localApi = ['overrideAccess', 'req'].flatMap((key) => [
  unspoken('[callee.object.property.name="payload"]', key),
  unspoken('[callee.object.name="payload"]', key),
])
/** The compiler's view of a component, which takes half of the time of a check; elsewhere there are none. */
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
  // Where the system itself acts (seed, scripts, tests) there is no asking request: access alone is spoken.
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
            { name: 'zod', message: 'zod stays on the server.', allowTypeImports: true },
            { name: 'payload', message: 'payload stays on the server.', allowTypeImports: true },
            { name: 'nodemailer', message: 'Mail is sent by the server.' },
          ],
          patterns: [
            {
              group: ['node:*', '@payload-config', '@libsql/*', 'rate-limiter-flexible'],
              message: 'This module stays on the server.',
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
