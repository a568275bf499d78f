import { randomUUID } from 'node:crypto'

// Three levels in one file; the folder is the level. `npm test -- unit` runs one; scripts/test.mjs gives Node the
// flag that lets Jest load ES modules (payload is nothing else).
/** Names this run to its suites, which share databases they have made (tests/support/snapshots.ts). */
process.env.TEST_RUN ??= randomUUID()

/** @param {'es6' | 'commonjs'} module */
const swc = (module) => [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2022',
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: module },
  },
]

/** Called for every part of every SQL statement, so they get globals of their own. */
const HOT = 'drizzle-orm/(entity|sql/sql)\\.js$'

const shared = {
  rootDir: import.meta.dirname,
  modulePathIgnorePatterns: ['<rootDir>/\\.next', '<rootDir>/data/'],
  setupFiles: ['<rootDir>/tests/support/clock.mjs'],
  moduleNameMapper: {
    '^@payload-config$': '<rootDir>/payload.config.ts',
    // Before the paths: a style of another folder is one as well.
    '\\.(css|scss)$': '<rootDir>/tests/support/css-module.cjs',
    '^@/(.*)$': '<rootDir>/src/$1',
  },
}

/** Node with ES modules: rules, lib, and everything that uses Payload. @param {string} level @param {Record<string, string>} [modules] */
const node = (level, modules = {}) => ({
  ...shared,
  displayName: level,
  testEnvironment: 'node',
  testMatch: [`<rootDir>/tests/${level}/**/*.test.ts`],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '\\.tsx?$': swc('es6'), [HOT]: '<rootDir>/tests/support/own-globals.cjs' },
  transformIgnorePatterns: [`/node_modules/(?!.*${HOT})`],
  moduleNameMapper: { ...shared.moduleNameMapper, ...modules },
})

/** The screens' level: a DOM, and CommonJS, because next/link and its relatives are. */
const component = {
  ...shared,
  displayName: 'component',
  testEnvironment: 'jsdom',
  testMatch: ['<rootDir>/tests/component/**/*.test.tsx'],
  transform: { '\\.tsx?$': swc('commonjs') },
  moduleNameMapper: { ...shared.moduleNameMapper, '^culori/fn$': 'culori/require' },
  setupFilesAfterEnv: ['<rootDir>/tests/support/dom.ts'],
}

export default {
  testTimeout: 30_000,
  globalTeardown: '<rootDir>/tests/support/end-of-run.mjs',
  // A worker keeps modules of every suite it ran; beyond this much it spends its time looking through them for garbage.
  workerIdleMemoryLimit: '500MB',
  testSequencer: '<rootDir>/tests/support/longest-first.mjs',
  projects: [
    node('unit'),
    component,
    // Outside of a Next request next/cache throws; the recorder notes what would have been renewed.
    node('int', { '^next/cache$': '<rootDir>/tests/support/next-cache.ts' }),
  ],
}
