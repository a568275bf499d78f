import { describe, expect, it } from '@jest/globals'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { LazyToaster } from '@/app/(site)/_shell/lazy-toaster.client'
import { PlainToasts } from '@/app/(site)/_shell/plain-toasts.client'
import { toast } from '@/lib/client/toast.client'
import { Toaster } from '@/ui/toaster.client'
import { show } from '../support/render'

describe('toasts', () => {
  it.each([
    ['success', 'status'],
    ['info', 'status'],
    ['warning', 'alert'],
    ['error', 'alert'],
  ] as const)('%s is told as %s and stands for 3500 ms', async (kind, role) => {
    render(<Toaster />)
    act(() => toast[kind](`Oznámenie ${kind}`))
    const told = await screen.findByText(`Oznámenie ${kind}`)
    expect(told.closest(`[role="${role}"]`)).not.toBeNull()
    const clock = told.closest('.Toastify__toast')?.querySelector('.Toastify__progress-bar')
    expect(clock).toHaveStyle({ animationDuration: '3500ms', animationPlayState: 'running' })
  })

  it('has a close button that says so in Slovak', async () => {
    const { person } = show(<Toaster />)
    act(() => toast.success('Notifikácie zapnuté'))
    const told = await screen.findByText('Notifikácie zapnuté')
    const box = told.closest('.Toastify__toast')
    await person.click(screen.getByRole('button', { name: 'Zavrieť oznámenie' }))
    if (box) fireEvent.animationEnd(box)
    await waitFor(() => expect(screen.queryByText('Notifikácie zapnuté')).toBeNull())
  })

  it('a newer one about the same thing takes the place of the older, others stay', async () => {
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

  it('the plain line that stands in for them tells the last one and can be closed', async () => {
    toast.info('Prvé')
    const { person } = show(<PlainToasts />)
    act(() => toast.error('Ste bez signálu.'))
    expect(screen.getByRole('alert').textContent).toContain('Ste bez signálu.')
    await person.click(screen.getByRole('button', { name: 'Zavrieť oznámenie' }))
    expect(screen.queryByText('Ste bez signálu.')).toBeNull()
  })
})

describe('the part that shows toasts is loaded', () => {
  const region = () => screen.queryByRole('region', { name: 'Oznámenia (Alt+T)' })

  it('not for whoever only reads and follows links', async () => {
    const { person } = show(
      <>
        <button type="button">Klub</button>
        <LazyToaster />
      </>,
    )
    await person.click(screen.getByRole('button', { name: 'Klub' }))
    expect(region()).toBeNull()
  })

  it('with the first field somebody goes into, before any toast', async () => {
    const { person } = show(
      <>
        <input aria-label="Meno" />
        <LazyToaster />
      </>,
    )
    await person.click(screen.getByLabelText('Meno'))
    await waitFor(() => expect(region()).not.toBeNull())
  })

  it('with a toast that nobody expected, and it is shown', async () => {
    render(<LazyToaster />)
    act(() => toast.error('Server teraz neodpovedal.'))
    expect(await screen.findByText('Server teraz neodpovedal.')).toBeTruthy()
  })
})
