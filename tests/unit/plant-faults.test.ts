import { expect, test } from '@jest/globals'
import { verdictOf } from '../../scripts/lib/planted-faults.mjs'

const report = (failed: string[], message = '') => ({
  success: failed.length === 0 && message === '',
  numFailedTests: failed.length,
  testResults: [
    {
      name: 'money.test.ts',
      message,
      assertionResults: failed.map((fullName) => ({ status: 'failed', fullName })),
    },
  ],
})

test('a planted fault is noticed by a test that fails, and survives when all pass', () => {
  expect(verdictOf(report(['a sum is whole']))).toEqual({ noticed: 'a sum is whole' })
  expect(verdictOf(report([]))).toEqual({})
})

test('a planted fault is not noticed by a suite that cannot be loaded', () => {
  expect(verdictOf(report([], 'SyntaxError: Unexpected token'))).toEqual({
    broken: expect.stringContaining('SyntaxError'),
  })
  expect(verdictOf(undefined)).toEqual({ broken: 'no report' })
})
