import { afterEach, expect, test } from '@jest/globals'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { ShareFileButton } from '@/ui/share-file-button.client'

const file = { address: '/obrazok', name: 'platba-17.png', type: 'image/png' }
const button = (
  <ShareFileButton file={file} what="platba 35 €">
    Zdieľať obrázok
  </ShareFileButton>
)
const given: string[] = []
/** A browser whose share menu takes files; it refuses so many times, because loading outlived the tap. */
function shares({ refusals = 0, loads = true }: { refusals?: number; loads?: boolean } = {}) {
  let left = refusals
  const share = async ({ files }: { files: File[] }) => {
    if (left-- > 0) throw new DOMException('too late', 'NotAllowedError')
    given.push(...files.map(({ name }) => name))
  }
  Object.assign(navigator, { canShare: () => true, share })
  const response = { ok: loads, status: 404, blob: async () => new Blob(['x']) }
  Object.assign(globalThis, { fetch: async () => response })
}
afterEach(() => {
  given.length = 0
  Object.assign(navigator, { canShare: undefined, share: undefined })
})
const tap = () => fireEvent.click(screen.getByRole('button'))

test('where the browser shares no files there is no button', () => {
  render(button)
  expect(screen.queryByRole('button')).toBeNull()
})

test('the file is loaded and handed to the share menu', async () => {
  shares()
  render(button)
  tap()
  await waitFor(() => expect(given).toEqual(['platba-17.png']))
})

test('when loading took longer than a tap counts, another tap shares what was loaded', async () => {
  shares({ refusals: 1 })
  render(button)
  tap()
  expect(await screen.findByText('Pripravené, ťuknite ešte raz')).toBeVisible()
  expect(given).toEqual([])
  tap()
  expect(await screen.findByText('Zdieľať obrázok')).toBeVisible()
  expect(given).toEqual(['platba-17.png'])
})

test('a file that does not load says so', async () => {
  shares({ loads: false })
  render(button)
  tap()
  expect(await screen.findByText('Nepodarilo sa, skúste znova')).toBeVisible()
})
