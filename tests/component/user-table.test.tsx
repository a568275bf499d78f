import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { UserTable } from '@/features/users/admin/components/user-table'
import type { UserView } from '@/features/users/schema'
import { show } from '../support/render'

const user = (id: string, more: Partial<UserView> = {}) =>
  ({
    ...{ id, name: 'Peter Kováčik', role: 'player', playing: false, active: true, trialUntil: null },
    ...{ category: null, secondCategory: null, categories: [], children: [], phone: '', email: '' },
    ...more,
  }) as UserView

test('on a phone a parent is told from a namesake by children, and one without them by the contact', () => {
  const children = [{ player: { id: 'e', name: 'Ema Kováčiková' } }] as never
  const users = [
    user('a', { children, phone: '+421 905 111 222' }),
    user('b', { phone: '+421 905 333 444' }),
    user('c', { playing: true, phone: '+421 905 555 666' }),
  ]
  show(<UserTable users={users} />)
  // The cells that a phone hides have the class of the columns for wide screens.
  const seen = screen
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .filter(({ className }) => !className.includes('wideOnly'))
        .map(({ textContent }) => textContent)
        .join(' '),
    )
  expect(seen[0]).toContain('Ema Kováčiková')
  expect(seen[0]).not.toContain('905')
  expect(seen[1]).toContain('905 333 444')
  expect(seen[2]).not.toContain('905')
})
