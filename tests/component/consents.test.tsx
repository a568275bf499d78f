import { describe, expect, jest, test } from '@jest/globals'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { ConsentHistory } from '@/features/consents/components/consent-history'
import { ConsentList } from '@/features/consents/components/consent-list.client'
import { PaperForm } from '@/features/consents/components/paper-form.client'
import type { PhotoView } from '@/features/consents/photos/schema'
import { PhotoDesk } from '@/features/consents/photos/screens/photo-desk.client'
import type { ConsentsView, PersonView } from '@/features/consents/schema'
import { ConsentsScreen } from '@/features/consents/screens/consents-screen'
import { toasts } from '@/lib/client/toast.client'
import { onWrite } from '@/lib/client/writes.client'
import { fakeServer, type Reply } from '../support/fake-server'
import { show, violationsOf } from '../support/render'

const answer = {
  id: 'a',
  purpose: 'photos',
  textVersion: 1,
  at: '2026-09-01T10:00:00.000Z',
  by: 'Jana',
} as const
const somebody = (name: string, given?: boolean): PersonView => {
  const said = { ...answer, given: given === true, givenAs: 'mother' as const, paper: false }
  const isSaid = given !== undefined
  return {
    person: { id: name.toLowerCase(), name },
    isMe: false,
    answerer: 'me',
    states: [
      {
        purpose: 'photos',
        holding: isSaid ? said : null,
        due: isSaid ? null : 'missing',
        mayConsent: true,
        mayRefuse: true,
      },
    ],
    history: isSaid ? [said] : [],
  }
}
const consents = (...people: PersonView[]): ConsentsView => ({
  people,
  texts: [{ purpose: 'photos', version: 1, text: 'Súhlasím s fotkami.\n\nDobrovoľne.', from: null }],
  due: people.filter(({ states }) => states[0]?.due).length,
})

describe('the consents', () => {
  test('nothing is chosen beforehand; a tap is sent at once, and what holds is shown with who and when', async () => {
    const sent = fakeServer(() => [200, { consents: consents(somebody('Ema', true)) }])
    const { person: user, container } = show(<ConsentList consents={consents(somebody('Ema'))} onlyDue />)
    expect(screen.queryAllByRole('radio', { checked: true })).toEqual([])
    expect(await violationsOf(container)).toEqual([])
    await user.click(screen.getByRole('radio', { name: 'Súhlasím' }))
    await screen.findByText(/Súhlas udelený 1\..*2026, Jana/)
    expect(sent[0]).toMatchObject({
      path: '/api/consents',
      method: 'POST',
      body: { person: 'ema', purpose: 'photos', textVersion: 1, given: true, operation: expect.any(String) },
    })
    expect(screen.getByRole('radio', { name: 'Súhlasím', checked: true })).toBeTruthy()
  })

  test('an answer is confirmed, and is in the history below at once', async () => {
    const ema = somebody('Ema', true)
    const withdrawn = { ...answer, id: 'b', given: false, givenAs: 'mother' as const, paper: false }
    const after = { ...ema, states: somebody('Ema', false).states, history: [withdrawn, ...ema.history] }
    fakeServer(() => [200, { consents: consents(after) }])
    const { person: user } = show(<ConsentsScreen consents={consents(ema)} />)
    expect(screen.getByText('História odpovedí: Ema').closest('details')).not.toHaveTextContent('Nesúhlasím')
    toasts.take()
    await user.click(screen.getByRole('radio', { name: 'Nesúhlasím' }))
    await waitFor(() =>
      expect(screen.getByText('História odpovedí: Ema').closest('details')).toHaveTextContent('Nesúhlasím'),
    )
    expect(toasts.take().map(({ content }) => content)).toEqual(['Súhlas je odvolaný.'])
  })

  test('who may not answer reads who does', () => {
    const [state] = somebody('Ema').states
    const ema = {
      ...somebody('Ema'),
      states: [{ ...state!, due: null, mayConsent: false, mayRefuse: false }],
    }
    const { rerender } = show(
      <ConsentList consents={consents({ ...ema, answerer: 'guardian' })} key="child" />,
    )
    expect(screen.getByText(/Do 16 rokov odpovedá zákonný zástupca/)).toBeTruthy()
    rerender(<ConsentList consents={consents({ ...ema, answerer: 'person' })} key="youth" />)
    expect(screen.getByText(/Od 16 rokov odpovedá hráč/)).toBeTruthy()
  })

  test('a tap that could not be saved is taken back', async () => {
    fakeServer(() => 'no signal')
    const { person: user } = show(<ConsentList consents={consents(somebody('Ema'))} />)
    await user.click(screen.getByRole('radio', { name: 'Nesúhlasím' }))
    await waitFor(() => expect(screen.queryAllByRole('radio', { checked: true })).toEqual([]))
  })

  test('an answer whose response was lost is the same one when it is tapped again, and a later one is another', async () => {
    const ema = somebody('Ema')
    const replies: Reply[] = [
      'no signal',
      [200, { consents: consents(ema) }],
      [200, { consents: consents(ema) }],
    ]
    const sent = fakeServer(() => replies.shift()!)
    const { person: user } = show(<ConsentList consents={consents(ema)} />)
    for (const count of [1, 2, 3]) {
      await user.click(screen.getByRole('radio', { name: 'Nesúhlasím' }))
      await waitFor(() => expect(sent).toHaveLength(count))
      await waitFor(() => expect(screen.queryAllByRole('radio', { checked: true })).toEqual([]))
    }
    const [first, second, third] = sent.map(({ body }) => body.operation)
    expect(second).toBe(first)
    expect([undefined, first]).not.toContain(third)
  })

  test('of several people only those are asked who have not answered', () => {
    show(<ConsentList consents={consents(somebody('Ema'), somebody('Jakub', false))} onlyDue />)
    expect(screen.getByText('Ema')).toBeTruthy()
    expect(screen.queryByText('Jakub')).toBeNull()
  })

  test('the history says who answered, as what, and shows the text it was the answer to', async () => {
    const { texts } = consents()
    const { person: user } = show(<ConsentHistory person={somebody('Ema', true)} texts={texts} />)
    await user.click(screen.getByText('História odpovedí: Ema'))
    expect(screen.getByText(/Jana, matka/)).toBeTruthy()
    expect(screen.getByText(/Súhlasím s fotkami/)).toBeTruthy()
  })
})

describe('a paper', () => {
  test('is recorded to the text that was in force on the day it was signed', async () => {
    const texts = [
      { purpose: 'photos', version: 1, text: 'Prvý.', from: '2026-03-01T10:00:00.000Z' },
      { purpose: 'photos', version: 2, text: 'Druhý.', from: '2026-10-01T10:00:00.000Z' },
    ] as const
    const sent = fakeServer(() => [200, { consents: consents(somebody('Ema', true)) }])
    const { person: user, container } = show(
      <PaperForm person={somebody('Ema')} texts={texts} today="2026-11-23" />,
    )
    expect(await violationsOf(container)).toEqual([])
    const record = async (day: string) => {
      fireEvent.change(screen.getByLabelText('Deň podpisu'), { target: { value: day } })
      await user.click(screen.getByRole('button', { name: 'Zapísať z papiera' }))
      await waitFor(() => expect(sent.at(-1)?.body.signedOn).toBe(day))
      return sent.at(-1)?.body.textVersion
    }
    expect([await record('2026-09-30'), await record('2026-10-01')]).toEqual([1, 2])
  })
})

describe('the photo desk', () => {
  const photo = (id: string): PhotoView => ({
    ...{ id, alt: id, picture: null, shows: null, people: [], missing: [], isPublic: false },
    updatedAt: '2026-11-01T10:00:00.000Z',
  })

  test('keeps a photo that arrives while another one is being saved', async () => {
    let answer: (response: Response) => void = () => undefined
    const reply = (body: object) => ({ ok: true, status: 200, json: async () => body }) as Response
    window.fetch = jest.fn((_path: RequestInfo | URL, init?: RequestInit) =>
      init?.method === 'PATCH'
        ? new Promise<Response>((resolve) => (answer = resolve))
        : Promise.resolve(reply({ photo: photo('prišla') })),
    ) as typeof window.fetch
    const { person: user } = show(
      <PhotoDesk albums={[{ id: 'album', name: 'Turnaj' }]} photos={[photo('prvá')]} today="2026-11-23" />,
    )
    await user.click(screen.getByRole('button', { name: 'Nikto rozpoznateľný' }))
    await user.click(screen.getByText('Nahrať fotky do albumu'))
    await user.selectOptions(screen.getByLabelText('Album'), 'album')
    const files = screen.getByLabelText('Fotky')
    // jsdom takes a file field that user-event has filled for an empty one.
    files.removeAttribute('required')
    await user.upload(files, new File(['x'], 'a.jpg', { type: 'image/jpeg' }))
    await user.click(screen.getByRole('button', { name: /^Nahrať 1/ }))
    await screen.findByRole('button', { name: /^2\. fotka/ })
    answer(reply({ photo: { ...photo('prvá'), shows: 'nobody', isPublic: true } }))
    await screen.findByRole('button', { name: '1. fotka, smie byť na webe' })
    expect(screen.getByRole('button', { name: '2. fotka, treba povedať', current: true })).toBeTruthy()
  })

  test('after an upload nothing is offered again, the page is renewed, and a new album stands in the list once', async () => {
    const made = { id: 'nový', name: 'Halový turnaj' }
    window.fetch = jest.fn(async (path: RequestInfo | URL) => {
      const body = path === '/api/albums' ? { album: made } : { photo: photo('prvá') }
      return { ok: true, status: 200, json: async () => body } as Response
    })
    const desk = (albums: (typeof made)[], photos: PhotoView[] = []) => (
      <PhotoDesk albums={albums} photos={photos} today="2026-11-23" />
    )
    const { person: user, rerender, container } = show(desk([]))
    const renewed: unknown[] = []
    const stop = onWrite((shown) => void (shown || renewed.push(shown)))
    await user.type(screen.getByLabelText('Názov albumu'), made.name)
    const files = screen.getByLabelText('Fotky')
    files.removeAttribute('required')
    await user.upload(files, new File(['x'], 'a.jpg', { type: 'image/jpeg' }))
    await user.click(screen.getByRole('button', { name: /^Nahrať 1/ }))
    expect(await screen.findByRole('button', { name: 'Nahrať fotky' })).toBeEnabled()
    expect(files).toHaveValue('')
    // The new album, and the end of the upload.
    expect(renewed).toHaveLength(2)
    stop()
    rerender(desk([made], [photo('prvá')]))
    expect(screen.getAllByRole('option', { name: made.name })).toHaveLength(1)
    expect(screen.getByLabelText('Album')).toHaveValue('nový')
    expect(container.querySelector('details')).toHaveAttribute('open')
    expect(screen.getByText(/^Nahraté 1 z/)).toBeVisible()
  })
})
