import { expect, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { DeleteEvent } from '@/features/events/admin/components/event-delete.client'
import { Toaster } from '@/ui/toaster.client'
import { fakeServer, type Sent } from '../support/fake-server'
import { show } from '../support/render'

const server = (answer: object) => {
  const sent: Sent[] = []
  fakeServer((request) => {
    if (request.path.startsWith('/api/notifications/reach')) return [200, { count: 18 }]
    sent.push(request)
    return [200, answer]
  })
  return sent
}
const open = (tells: { one: boolean; following: boolean }) =>
  show(
    <>
      <DeleteEvent id="e1" series tells={tells} title="Tréning U11" />
      <Toaster />
    </>,
  )

test('a series is deleted with those that follow, quietly, and comes back as quietly', async () => {
  const sent = server({ count: 12, kept: 1 })
  const { person } = open({ one: true, following: true })
  await person.click(screen.getByRole('button', { name: 'Odstrániť udalosť' }))
  await person.click(screen.getByRole('radio', { name: 'Túto a všetky nasledujúce' }))
  await person.click(await screen.findByRole('checkbox', { name: /\(18\sľudí\)/ }))
  await person.click(screen.getByRole('button', { name: 'Odstrániť' }))
  expect(
    await screen.findByText(/^Odstránené: 12\sudalostí\. S\sdochádzkou, preto ostáva: 1\sudalosť\./),
  ).toBeVisible()
  await person.click(await screen.findByRole('button', { name: 'Vrátiť späť' }))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent.map(({ method, path, body }) => [method, path, body])).toEqual([
    ['DELETE', '/api/events/e1/following?notify=false', {}],
    ['POST', '/api/events/e1/following/restore', { notify: false }],
  ])
})

test('families of those which follow may be left out, also when they know of this one', async () => {
  server({})
  const { person } = open({ one: false, following: true })
  await person.click(screen.getByRole('button', { name: 'Odstrániť udalosť' }))
  expect(screen.queryByRole('checkbox')).toBeNull()
  await person.click(screen.getByRole('radio', { name: 'Túto a všetky nasledujúce' }))
  expect(await screen.findByRole('checkbox')).toBeChecked()
})
