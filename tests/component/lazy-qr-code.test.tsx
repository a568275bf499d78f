import { expect, test } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'
import { LazyQrCode } from '@/ui/lazy-qr-code.client'

const shown = () => screen.queryByRole('img', { name: 'QR kód na úhradu 35 €' })
const said = /QR kód sa nepodarilo načítať. Zaplaťte podľa údajov nižšie./

test('a code that does not load says what to do without it, and is requested again', () => {
  render(<LazyQrCode instead="Zaplaťte podľa údajov nižšie." label="QR kód na úhradu 35 €" src="/kod" />)
  expect(shown()?.getAttribute('loading')).toBe('lazy')
  const first = shown()!
  fireEvent.error(first)
  expect(shown()).toBeNull()
  expect(screen.getByRole('status').textContent).toMatch(said)
  fireEvent.click(screen.getByRole('button', { name: 'Skúsiť znova' }))
  expect(shown()).not.toBe(first)
  expect(screen.queryByText(said)).toBeNull()
})

test('a code that did not load without a signal loads by itself when there is one', () => {
  render(<LazyQrCode instead="Zaplaťte podľa údajov nižšie." label="QR kód na úhradu 35 €" src="/kod" />)
  fireEvent.error(shown()!)
  fireEvent(window, new Event('online'))
  expect(shown()).not.toBeNull()
})
