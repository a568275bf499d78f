import { expect, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { ImportProgress } from '@/features/member-imports/components/import-progress.client'
import { fakeServer } from '../support/fake-server'
import { show, violationsOf } from '../support/render'

test('says how many events the players have until all are written, then nothing', async () => {
  const answers = [1200, 242_474].map((written) => ({ written, due: 242_474, isWriting: true }))
  const sent = fakeServer(() => [200, { progress: answers[Math.min(sent.length, 2) - 1]! }])
  const { container } = show(<ImportProgress id="i" />)
  const bar = await screen.findByRole('progressbar', { name: /hotovo 1\s200 z\s242\s474/ })
  expect(bar).toHaveAttribute('max', '100')
  expect(await violationsOf(container)).toEqual([])
  expect(sent[0]?.path).toBe('/api/memberImports/i/progress')
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull(), { timeout: 5000 })
})

test('an import that is taken back says how many are left', async () => {
  fakeServer(() => [200, { progress: { written: 3, due: 12, isWriting: false } }])
  show(<ImportProgress id="i" undoing />)
  expect(await screen.findByRole('progressbar', { name: /zostáva 3/ })).toHaveValue(75)
})

test('nothing is shown in a club without coming events, nor once no job writes any more', async () => {
  for (const progress of [
    { written: 0, due: 0, isWriting: true },
    { written: 3, due: 12, isWriting: false },
  ]) {
    const sent = fakeServer(() => [200, { progress }])
    const { unmount } = show(<ImportProgress id="i" />)
    await waitFor(() => expect(sent).toHaveLength(1))
    await expect(screen.findByRole('progressbar', {}, { timeout: 300 })).rejects.toThrow()
    unmount()
  }
})
