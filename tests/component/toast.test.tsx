import { describe, expect, it } from '@jest/globals'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { LazyToaster } from '@/app/(site)/_shell/lazy-toaster.client'
import { PlainToasts } from '@/app/(site)/_shell/plain-toasts.client'
import { toast } from '@/lib/client/toast.client'
import { CancelEvent, ResumeEvent } from '@/features/events/admin/components/event-cancel.client'
import { UnwaiveButton, WaiveButton } from '@/features/membership/admin/components/waive.client'
import { Toaster } from '@/ui/toaster.client'
import { fakeServer } from '../support/fake-server'
import { show } from '../support/render'

it.each([
  ['success', 'status'],
  ['info', 'status'],
  ['warning', 'alert'],
  ['error', 'alert'],
] as const)('a toast of the kind %s has the role %s and stays for 3500 ms', async (kind, role) => {
  render(<Toaster />)
  act(() => toast[kind](`Oznámenie ${kind}`))
  const message = await screen.findByText(`Oznámenie ${kind}`)
  expect(message.closest(`[role="${role}"]`)).not.toBeNull()
  const clock = message.closest('.Toastify__toast')?.querySelector('.Toastify__progress-bar')
  expect(clock).toHaveStyle({ animationDuration: '3500ms', animationPlayState: 'running' })
})

it('a toast has a close button with a Slovak name', async () => {
  const { person } = show(<Toaster />)
  act(() => toast.success('Notifikácie zapnuté'))
  const message = await screen.findByText('Notifikácie zapnuté')
  const box = message.closest('.Toastify__toast')
  await person.click(screen.getByRole('button', { name: 'Zavrieť oznámenie' }))
  if (box) fireEvent.animationEnd(box)
  await waitFor(() => expect(screen.queryByText('Notifikácie zapnuté')).toBeNull())
})

it('a newer toast about the same thing replaces the older, others stay', async () => {
  render(<Toaster />)
  act(() => {
    toast.info('Iná správa')
    toast.error('Ste bez signálu, skúste to znova.', '/users/me')
  })
  const older = await screen.findByText('Ste bez signálu, skúste to znova.')
  act(() => toast.success('Kontakt je uložený, môžete odísť.', '/users/me'))
  expect(await screen.findByText('Kontakt je uložený, môžete odísť.')).toBeTruthy()
  const box = older.closest('.Toastify__toast')
  if (box) fireEvent.animationEnd(box)
  await waitFor(() => expect(screen.queryByText('Ste bez signálu, skúste to znova.')).toBeNull())
  expect(screen.getByText('Iná správa')).toBeTruthy()
})

const NOBODY = { one: false, following: false }

describe('an offer to take something back', () => {
  /** Waits until the toast has left after its animation. */
  const leaves = async (offer: HTMLElement) => {
    const box = offer.closest('.Toastify__toast')
    if (box) fireEvent.animationEnd(box)
    await waitFor(() => expect(offer).not.toBeInTheDocument())
  }
  const offered = () => screen.findByRole('button', { name: 'Vrátiť späť' })
  const act = (name: string) => screen.getAllByRole('button', { name }).at(-1)!

  it('an offer to take back a cancellation leaves when the event is resumed by its button', async () => {
    fakeServer(() => [200, {}])
    const { person } = show(
      <>
        <CancelEvent id="e1" series={false} tells={NOBODY} title="Tréning U11" />
        <ResumeEvent id="e1" series={false} tells={NOBODY} />
        <Toaster />
      </>,
    )
    await person.click(act('Zrušiť udalosť'))
    await person.click(act('Zrušiť udalosť'))
    const offer = await offered()
    await person.click(act('Obnoviť udalosť'))
    expect(await screen.findByText('Udalosť platí.')).toBeVisible()
    await leaves(offer)
  })

  it('an offer to take back a series’ cancellation leaves when the series is resumed by its button', async () => {
    fakeServer(() => [200, { count: 5, skipped: 0 }])
    const { person } = show(
      <>
        <CancelEvent id="e2" series tells={NOBODY} title="Tréning U11" />
        <ResumeEvent id="e2" series tells={NOBODY} />
        <Toaster />
      </>,
    )
    await person.click(act('Zrušiť udalosť'))
    await person.click(screen.getByRole('radio', { name: 'Túto a všetky nasledujúce' }))
    await person.click(act('Zrušiť udalosť'))
    const offer = await offered()
    await person.click(act('Obnoviť túto a všetky nasledujúce'))
    expect(await screen.findByText(/^Obnovené: 5/)).toBeVisible()
    await leaves(offer)
  })

  it('an offer to take back a waiving leaves when these fees are no longer waived, and no other does', async () => {
    fakeServer(() => [200, { count: 1 }])
    const { person } = show(
      <>
        <WaiveButton fees={[{ id: 'a', owed: 3000 }]} />
        <UnwaiveButton fees={['b']} />
        <UnwaiveButton fees={['a']} />
        <Toaster />
      </>,
    )
    await person.click(act('Odpustiť'))
    await person.click(act('Odpustiť'))
    const offer = await offered()
    await person.click(screen.getAllByRole('button', { name: 'Zrušiť odpustenie' })[0]!)
    fireEvent.animationEnd(offer.closest('.Toastify__toast')!)
    expect(offer).toBeVisible()
    await person.click(act('Zrušiť odpustenie'))
    await leaves(offer)
  })
})

it('the plain line that stands in for toasts shows the last one and can be closed', async () => {
  toast.info('Prvé')
  const { person } = show(<PlainToasts />)
  act(() => toast.error('Ste bez signálu.'))
  expect(screen.getByRole('alert').textContent).toContain('Ste bez signálu.')
  await person.click(screen.getByRole('button', { name: 'Zavrieť oznámenie' }))
  expect(screen.queryByText('Ste bez signálu.')).toBeNull()
})

describe('the part that shows toasts', () => {
  const region = () => screen.queryByRole('region', { name: 'Oznámenia (Alt+T)' })

  it('the part that shows toasts is not loaded for whoever only reads and follows links', async () => {
    const { person } = show(
      <>
        <button type="button">Klub</button>
        <LazyToaster />
      </>,
    )
    await person.click(screen.getByRole('button', { name: 'Klub' }))
    expect(region()).toBeNull()
  })

  it('the part that shows toasts is loaded with the first field that is focused, before any toast', async () => {
    const { person } = show(
      <>
        <input aria-label="Meno" />
        <LazyToaster />
      </>,
    )
    await person.click(screen.getByLabelText('Meno'))
    await waitFor(() => expect(region()).not.toBeNull())
  })

  it('the part that shows toasts is loaded with the first toast, and it is shown', async () => {
    render(<LazyToaster />)
    act(() => toast.error('Server teraz neodpovedal.'))
    expect(await screen.findByText('Server teraz neodpovedal.')).toBeTruthy()
  })
})
