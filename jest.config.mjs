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

const shared = {
  rootDir: import.meta.dirname,
  modulePathIgnorePatterns: ['<rootDir>/\\.next', '<rootDir>/data/'],
  setupFiles: ['<rootDir>/tests/support/clock.mjs'],
  moduleNameMapper: {
    // First: a style sheet by its alias is one as well.
    '\\.(css|scss)$': '<rootDir>/tests/support/css-module.cjs',
    '^@payload-config$': '<rootDir>/payload.config.ts',
    '^@/(.*)$': '<rootDir>/src/$1',
  },
}

/** Node with ES modules: rules and lib. */
const unit = {
  ...shared,
  displayName: 'unit',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/tests/unit/**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '\\.tsx?$': swc('es6') },
}

/**
 * Everything that uses Payload. A worker keeps its modules from suite to suite, so that Payload is loaded and booted once a
 * worker and not once a file, and runs them without a context of their own, whose globals take longer to look up.
 */
const int = {
  rootDir: import.meta.dirname,
  displayName: 'int',
  runner: 'jest-light-runner/child-process',
  testMatch: ['<rootDir>/tests/int/**/*.test.ts'],
  modulePathIgnorePatterns: shared.modulePathIgnorePatterns,
  setupFiles: ['<rootDir>/tests/support/clock.mjs', '<rootDir>/tests/support/int-modules.mjs'],
  setupFilesAfterEnv: ['<rootDir>/tests/support/time-limits.mjs'],
}

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
  projects: [unit, component, int],
}
