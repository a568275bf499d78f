import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'

/** Calls with a method that change nothing other pages show: previews, a link's view, this browser's address, the sign-in. */
const ASKS = [
  'membership/bank/components/notify-statement.client.tsx',
  'notifications/components/recipient-count.client.tsx',
  'notifications/email/screens/unsubscribe-form.client.tsx',
  'notifications/push/components/push-browser.client.ts',
  'participants/absences/components/use-preview.client.ts',
  'participants/answer-links/screens/answer-by-link.client.tsx',
  'session/screens/login-form.client.tsx',
]

test('whatever the browser writes goes through writeCall or useSave, so that the pages are told of it', () => {
  const root = join(process.cwd(), 'src/features')
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  )
  const own = files.filter((file) =>
    /apiFetch(<[^(]*>)?\([^)]*method:/s.test(readFileSync(join(root, file), 'utf8')),
  )
  expect(own.sort()).toEqual(ASKS)
})

test('every form that is sent spreads the attributes by which its refusals are seen', () => {
  const root = join(process.cwd(), 'src/features')
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx$/.test(file))
  // The sign-out has no field, and the search sends nothing.
  const bare = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/<form\b[^>]*>/gs)]
      .filter(([tag]) => !/formProps\(/i.test(tag))
      .map(() => file),
  )
  expect(bare.sort()).toEqual([
    'search/components/search-dialog.client.tsx',
    'session/screens/sign-out-form.client.tsx',
  ])
})
