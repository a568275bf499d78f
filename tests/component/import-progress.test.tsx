import { expect, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { ImportProgress } from '@/features/member-imports/components/import-progress.client'
import { fakeServer } from '../support/fake-server'
import { show, violationsOf } from '../support/render'

test('says how many invitations are written until all are, then nothing', async () => {
  const answers = [1200, 242_474].map((written) => ({ written, due: 242_474 }))
  const sent = fakeServer(() => [200, { progress: answers[Math.min(sent.length, 2) - 1]! }])
  const { container } = show(<ImportProgress id="i" />)
  const bar = await screen.findByRole('progressbar', {
    name: /1\s200\spozvánok z\s242\s474/,
  })
  expect(bar).toHaveAttribute('max', '100')
  expect(await violationsOf(container)).toEqual([])
  expect(sent[0]?.path).toBe('/api/memberImports/i/invitations')
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull(), { timeout: 5000 })
})

test('an import that is taken back says how many are left', async () => {
  fakeServer(() => [200, { progress: { written: 3, due: 12 } }])
  show(<ImportProgress id="i" undoing />)
  expect(await screen.findByRole('progressbar', { name: /zostáva 3\spozvánky/ })).toHaveValue(75)
})

test('a club without coming events shows nothing', async () => {
  const sent = fakeServer(() => [200, { progress: { written: 0, due: 0 } }])
  const { container } = show(<ImportProgress id="i" />)
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(container.querySelector('progress')).toBeNull()
})
