import { expect, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { ImportProgress } from '@/features/member-imports/components/import-progress.client'
import { fakeServer } from '../support/fake-server'
import { show, violationsOf } from '../support/render'

const AT_FIRST = { written: 1200, due: 12_000, isUndoing: false }
/** Answers with each of these in turn, and with the last one from then on. */
const answering = (...answers: (typeof AT_FIRST | null)[]) => {
  const sent = fakeServer(() => [200, { progress: answers[Math.min(sent.length, answers.length) - 1]! }])
  return sent
}

test('says how far the players have their events until all are written, then that it is done', async () => {
  const sent = answering(AT_FIRST, null)
  const { container } = show(<ImportProgress fileName="clenovia.csv" id="i" />)
  const name = /^Import clenovia\.csv: Hráči dostávajú udalosti svojich kategórií, hotovo 10\s%\.$/
  expect(await screen.findByRole('progressbar', { name })).toHaveValue(10)
  // A screen reader is not told of each step.
  expect(container.querySelector('[aria-live=off] progress')).not.toBeNull()
  expect(await violationsOf(container)).toEqual([])
  expect(sent[0]?.path).toBe('/api/memberImports/i/progress')
  await screen.findByText('Hotovo, hráči majú udalosti svojich kategórií.', {}, { timeout: 5000 })
  expect(screen.queryByRole('progressbar')).toBeNull()
})

test('an import that is taken back says how many events the players have lost; no word that they have them', async () => {
  const sent = answering(null, { written: 3, due: 12, isUndoing: true }, null)
  show(<ImportProgress id="i" undoing />)
  const name = /^Udalosti sa hráčom odoberajú, hotovo 75\s%\.$/
  expect(await screen.findByRole('progressbar', { name }, { timeout: 5000 })).toHaveValue(75)
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull(), { timeout: 5000 })
  expect(screen.queryByText(/^Hotovo/)).toBeNull()
  expect(sent.length).toBeGreaterThanOrEqual(3)
})

test('nothing is shown, nor asked again, when nothing is under way; nor in a club without coming events', async () => {
  for (const progress of [null, { written: 0, due: 0, isUndoing: false }]) {
    const sent = answering(progress)
    const { unmount } = show(<ImportProgress id="i" />)
    await waitFor(() => expect(sent).toHaveLength(1))
    await expect(screen.findByRole('progressbar', {}, { timeout: 300 })).rejects.toThrow()
    unmount()
  }
})
