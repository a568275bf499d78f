import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { TrialForm } from '@/features/enquiries/screens/trial-form.client'
import { show } from '../support/render'

const original = window.fetch
const asked = jest.fn()
beforeEach(() => {
  window.fetch = asked as unknown as typeof window.fetch
})
afterEach(() => {
  window.fetch = original
})

const send = () => screen.getByRole('button', { name: 'Odoslať žiadosť' })
const REACHABLE = 'Zadajte telefón alebo e-mail, aby sme sa vám mohli ozvať.'

test('an empty request for a training is told everything that is missing at once, how to answer as well', async () => {
  const { person } = show(<TrialForm categories={[]} />)
  await person.click(send())
  for (const message of [
    'Vyplňte pole „Meno a priezvisko dieťaťa“.',
    'Vyplňte pole „Rok narodenia“.',
    REACHABLE,
  ])
    expect(screen.getAllByText(message).length).toBeGreaterThan(0)
  expect(asked).not.toHaveBeenCalled()
})

test('a phone alone is enough', async () => {
  const { person } = show(<TrialForm categories={[]} />)
  await person.type(screen.getByLabelText('Telefón'), '0905 123 456')
  await person.click(send())
  expect(screen.getAllByText('Vyplňte pole „Rok narodenia“.').length).toBeGreaterThan(0)
  expect(screen.queryByText(REACHABLE)).toBeNull()
})
