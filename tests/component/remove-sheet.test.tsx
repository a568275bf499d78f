import { expect, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { readFileSync } from 'node:fs'
import { DeleteSheet } from '@/features/attendance/overview/components/delete-sheet.client'
import { fakeServer, type Reply } from '../support/fake-server'
import { violationsOf, show } from '../support/render'

/** The server of a sheet of 520 players: one reply a call, by turns. Returns the path and the receipt of each call. */
const server = (...replies: Reply[]) => {
  const sent: unknown[][] = []
  fakeServer(({ path, body }) => {
    sent.push(body.receipt ? [path, body.receipt] : [path])
    return replies.shift() ?? 'no signal'
  })
  return sent
}
const recordedAs = (receipt: string): Reply => [200, { count: 520, receipt }]
const refused = (message: string): Reply => [409, { errors: [{ message }] }]
const done: Reply = [200, { count: 520 }]
const LOOK = '/api/attendances/recorded?event=trening&category=u13'
const REMOVE = '/api/attendances/recorded/remove'
const RESTORE = '/api/attendances/recorded/restore'

const renderSheet = () =>
  show(<DeleteSheet category="u13" count={520} event="trening" title="Tréning U13, 24. 11. 2026" />)
const press = async (person: ReturnType<typeof renderSheet>['person'], name: string | RegExp) =>
  person.click(await screen.findByRole('button', { name }))

test('a recorded sheet is removed in one call, and restored in one', async () => {
  const sent = server(recordedAs('a'), done, done)
  const { person, container } = renderSheet()
  await press(person, /^Odstrániť:/)
  expect(await violationsOf(container)).toEqual([])
  await press(person, 'Odstrániť')
  await press(person, /^Vrátiť späť:/)
  await screen.findByRole('button', { name: /^Odstrániť:/ })
  expect(sent).toEqual([[LOOK], [REMOVE, 'a'], [RESTORE, 'a']])
})

test('a removal whose response was lost can be undone: the same receipt is sent again', async () => {
  const sent = server(recordedAs('a'), 'no signal', [200, { count: 0 }], done)
  const { person } = renderSheet()
  await press(person, /^Odstrániť:/)
  await press(person, 'Odstrániť')
  await screen.findByRole('alert')
  await press(person, 'Odstrániť')
  await press(person, /^Vrátiť späť:/)
  await waitFor(() => expect(sent).toHaveLength(4))
  expect(sent.slice(1)).toEqual([
    [REMOVE, 'a'],
    [REMOVE, 'a'],
    [RESTORE, 'a'],
  ])
})

test('a sheet that changed meanwhile is not removed: that is said, and the next try reads it anew', async () => {
  const sent = server(recordedAs('a'), refused('Dochádzka sa medzitým zmenila inde.'), recordedAs('b'), done)
  const { person } = renderSheet()
  await press(person, /^Odstrániť:/)
  await press(person, 'Odstrániť')
  expect((await screen.findByRole('alert')).textContent).toBe('Dochádzka sa medzitým zmenila inde.')
  await press(person, 'Odstrániť')
  await screen.findByRole('button', { name: /^Vrátiť späť:/ })
  expect(sent).toEqual([[LOOK], [REMOVE, 'a'], [LOOK], [REMOVE, 'b']])
})

test('the button to restore a sheet stays when restoring failed', async () => {
  const sent = server(recordedAs('a'), done, 'no signal', done)
  const { person } = renderSheet()
  await press(person, /^Odstrániť:/)
  await press(person, 'Odstrániť')
  await press(person, /^Vrátiť späť:/)
  await waitFor(() => expect(sent).toHaveLength(3))
  await press(person, /^Vrátiť späť:/)
  await screen.findByRole('button', { name: /^Odstrániť:/ })
  expect(sent.at(-1)).toEqual([RESTORE, 'a'])
})

test('a dialog is read from the start, wherever its button stands', () => {
  const sheet = readFileSync('src/ui/dialog.module.css', 'utf8')
  expect(/\.dialog \{[^}]*\}/.exec(sheet)?.[0]).toMatch(/\n\s+text-align: start;/)
})
