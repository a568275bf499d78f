// What the compiler refuses of the browser's calls; each @ts-expect-error fails the check's step "types" when it does not.
import { expect, test } from '@jest/globals'
import type { ResponseOf } from '@/lib/call-types'
import { apiFetch } from '@/lib/client/api.client'
import { writeCall } from '@/lib/client/writes.client'

const id = '00000000-0000-4000-8000-000000000000'

/** Never called: only compiled. */
export const compiled = {
  unknownAddress: () =>
    // @ts-expect-error no call has this address
    apiFetch('/nobody'),
  unknownMethod: () =>
    // @ts-expect-error products are only read
    writeCall('/products', { method: 'POST', body: {} }),
  wrongBody: () =>
    // @ts-expect-error a reason is a text
    writeCall(`/events/${id}/cancel`, { method: 'POST', body: { reason: 5 } }),
  missingKey: async () => {
    const { user } = await apiFetch(`/users/${id}`)
    // @ts-expect-error the office's view of a person has no such key
    return user.passwordHash
  },
  ownAddressFirst: async (): Promise<{ users: { children: object[] } }> => apiFetch('/users/me'),
}

test('the response of an address with a query is the one of the address without it', () => {
  const counts: ResponseOf<'GET', `/notifications/unseen?${string}`> = { unseen: 3 }
  expect(counts.unseen).toBe(3)
})
