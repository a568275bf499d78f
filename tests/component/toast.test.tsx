import { describe, expect, it } from '@jest/globals'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
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
})
