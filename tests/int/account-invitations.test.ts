import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import { changeAccount } from '@/features/session/commands'
import { invitationDesk } from '@/features/session/invitations/queries'
import { invitationEnd, MAX_INVITATIONS } from '@/features/session/invitations/rules'
import type { InvitationDesk } from '@/features/session/invitations/views'
import type { User } from '@/payload-types'
import { setUpClub } from '../support/club'
import { mailHead, mailText } from '../support/mail-text'
import { requestAs } from '../support/request'
import { clearMails, runMails, storedMails } from '../support/sent-mails'

// Invitations of many accounts: who is offered, who gets a letter, and that nobody gets two.

const { academy, ids, api } = setUpClub('maria', 'lubos', 'anonymous')
const HOUR = 3_600_000

/** Creates a person as the office does, without a password. */
const make = async (name: string, firstName: string, more: object): Promise<string> => {
  const { status, body } = await api.maria<{ user: { id: string } }>('POST', '/users', {
    firstName,
    lastName: 'Pozvaná',
    role: 'player',
    ...more,
  })
  expect(status).toBe(200)
  return (ids[name] = body.user.id)
}
const rowOf = async (name: string): Promise<User> =>
  (await academy.payload.db.findOne<User>({ collection: 'users', where: { id: { equals: ids[name] } } }))!
/** Changes sign-in data past the hooks, as the program does. */
const change = async (name: string, data: Partial<User>) =>
  changeAccount(await requestAs(academy.payload, ids.maria!), ids[name]!, () => data)
const invitedAgo = (name: string, ms: number) =>
  change(name, { invitationExpiration: invitationEnd(Date.now() - ms) })
const invite = (...names: string[]) =>
  api.maria<{ invited: number; leftOut: number }>('POST', '/users/invitations', {
    users: names.map((name) => ids[name]),
  })
const desk = async (filter: Parameters<typeof invitationDesk>[1] = { search: '' }): Promise<InvitationDesk> =>
  invitationDesk(await requestAs(academy.payload, ids.maria!), filter)
const namesOf = (people: readonly { id: string }[]): string[] =>
  people.map(({ id }) => Object.entries(ids).find(([, each]) => each === id)?.[0] ?? id)
/** The addresses of the letters sent so far, and of each the link's token. */
const letters = async (): Promise<{ to: string; token?: string; text: string }[]> => {
  await runMails(academy.payload)
  return (await storedMails()).map((mail) => {
    const text = mailText(mail)
    return {
      to: /^To: (.+)$/m.exec(mailHead(mail))![1]!,
      token: /#token=([\w-]+)/.exec(text)?.[1],
      text,
    }
  })
}
const addresses = async (): Promise<string[]> => (await letters()).map(({ to }) => to).sort()

const CHILD = { playing: true, birthDate: '2016-05-01' }
const parentOf = (child: string, right = 'full') => ({
  playing: false,
  children: [{ player: ids[child], relation: 'mother', right }],
})

beforeAll(async () => {
  await make('child', 'Dieťa', { ...CHILD, category: ids.U9 })
  await make('mother', 'Mama', { ...parentOf('child'), email: 'mama@pozvane.test' })
  await make('father', 'Otec', { ...parentOf('child', 'read'), email: 'otec@pozvane.test' })
  await make('reader', 'Ďalšie', { ...CHILD, category: ids.U9 })
  await make('readerOnly', 'Čitateľ', { ...parentOf('reader', 'read'), email: 'citatel@pozvane.test' })
  await make('teenager', 'Tínedžer', { ...CHILD, category: ids.U15, email: 'tin@pozvane.test' })
  await make('adult', 'Dospelý', { playing: true, birthDate: '2000-01-01', category: ids.U15 })
  await make('adultsMother', 'Stará', { ...parentOf('adult'), email: 'stara@pozvane.test' })
  await make('trainer', 'Trénerka', { role: 'trainer', categories: [ids.U9], email: 'trener@pozvane.test' })
  await make('mailless', 'Bezadresná', { playing: false })
  await make('inactive', 'Neaktívna', { playing: false, email: 'preč@pozvane.test'.replace('č', 'c') })
  await change('inactive', { active: false })
  await make('trial', 'Skúšajúca', { ...CHILD, trialUntil: '2027-01-01', email: 'skuska@pozvane.test' })
})
beforeEach(() => clearMails(academy.payload))

describe('the office sees', () => {
  test('who was never invited, and whom no letter reaches; nobody who signs in, was left or is on trial', async () => {
    const { fresh, freshTotal, invited, unreachable, throughGuardians } = await desk()
    expect(namesOf(fresh).sort()).toEqual([
      ...['adultsMother', 'father', 'mother', 'readerOnly', 'teenager', 'trainer'],
    ])
    expect(freshTotal).toBe(6)
    expect(invited).toEqual([])
    // For the child of `mother` she signs in; `readerOnly` may not act, and an adult acts alone.
    expect(throughGuardians).toBe(1)
    expect(namesOf(unreachable).sort()).toEqual(['adult', 'mailless', 'reader'])
  })

  test('a category with its guardians and trainers, a role, a name without diacritics', async () => {
    const ofU9 = await desk({ category: ids.U9, search: '' })
    expect(namesOf(ofU9.fresh).sort()).toEqual(['father', 'mother', 'readerOnly', 'trainer'])
    expect(namesOf(ofU9.unreachable)).toEqual(['reader'])
    expect(namesOf((await desk({ kind: 'trainer', search: '' })).fresh)).toEqual(['trainer'])
    expect(namesOf((await desk({ search: 'TINEDZER' })).fresh)).toEqual(['teenager'])
    expect((await desk({ category: ids.U13, search: '' })).freshTotal).toBe(0)
    const imported = { id: 'i', fileName: 'clenovia.csv', people: new Set([ids.mother!, ids.reader!]) }
    const ofImport = await desk({ search: '', imported })
    expect([namesOf(ofImport.fresh), namesOf(ofImport.unreachable)]).toEqual([['mother'], ['reader']])
  })

  test('all of this alone: others are refused, by the query too', async () => {
    const req = await requestAs(academy.payload, ids.lubos!)
    await expect(invitationDesk(req, { search: '' })).rejects.toMatchObject({ status: 403 })
    expect((await api.lubos('POST', '/users/invitations', { users: [ids.mother] })).status).toBe(403)
    expect((await api.anonymous('POST', '/users/invitations', { users: [ids.mother] })).status).toBe(401)
    expect(await addresses()).toEqual([])
  })
})

describe('invitations', () => {
  test('go to everybody chosen, each once, with a link of their own that sets a password', async () => {
    const { status, body } = await invite('mother', 'father', 'mother')
    expect(status).toBe(200)
    expect(body).toEqual({ invited: 2, leftOut: 0 })
    const sent = await letters()
    expect(sent.map(({ to }) => to).sort()).toEqual(['mama@pozvane.test', 'otec@pozvane.test'])
    expect(new Set(sent.map(({ token }) => token)).size).toBe(2)
    const { invited, fresh } = await desk()
    expect(namesOf(invited).sort()).toEqual(['father', 'mother'])
    expect(invited.every(({ justInvited }) => justInvited)).toBe(true)
    expect(namesOf(fresh)).not.toContain('mother')
    const token = sent.find(({ to }) => to === 'mama@pozvane.test')!.token
    const set = await api.anonymous('POST', '/password/reset', { token, password: 'Nove-Heslo-7' })
    expect(set.status).toBe(200)
    expect(namesOf((await desk()).invited)).toEqual(['father'])
  })

  test('do not go twice: a repeated call, and two at once, leave out who was just invited', async () => {
    expect((await invite('readerOnly')).body).toEqual({ invited: 1, leftOut: 0 })
    expect((await invite('readerOnly')).body).toEqual({ invited: 0, leftOut: 1 })
    const both = await Promise.all([
      invite('trainer', 'teenager'),
      invite('teenager', 'trainer'),
      invite('trainer'),
    ])
    expect(both.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(both.reduce((sum, { body }) => sum + body.invited, 0)).toBe(2)
    expect(await addresses()).toEqual(['citatel@pozvane.test', 'tin@pozvane.test', 'trener@pozvane.test'])
  })

  test('go again after an hour, with a new link that ends the old one', async () => {
    await invitedAgo('father', 2 * HOUR)
    await invite('father')
    const [first] = await letters()
    await clearMails(academy.payload)
    await invitedAgo('father', 2 * HOUR)
    expect((await desk()).invited.find(({ id }) => id === ids.father)).toMatchObject({ justInvited: false })
    expect((await invite('father')).body).toEqual({ invited: 1, leftOut: 0 })
    const [second] = await letters()
    expect(second!.to).toBe('otec@pozvane.test')
    expect(second!.token).not.toBe(first!.token)
    const old = await api.anonymous('POST', '/password/reset', {
      token: first!.token,
      password: 'Nove-Heslo-7',
    })
    expect(old.status).toBe(400)
  })

  test('leave out who has a password, no e-mail, left, is on trial, or does not exist', async () => {
    const { body } = await invite('maria', 'child', 'mailless', 'inactive', 'trial', 'adultsMother')
    expect(body).toEqual({ invited: 1, leftOut: 5 })
    const unknown = await api.maria('POST', '/users/invitations', { users: [randomUUID()] })
    expect(unknown).toMatchObject({ status: 200, body: { invited: 0, leftOut: 1 } })
    expect(await addresses()).toEqual(['stara@pozvane.test'])
  })

  test('change nothing else of a person: no form of them becomes outdated', async () => {
    await invitedAgo('teenager', 2 * HOUR)
    const before = await rowOf('teenager')
    await invite('teenager')
    await runMails(academy.payload)
    const after: Partial<User> = await rowOf('teenager')
    delete after.invitationToken
    delete after.invitationExpiration
    expect(before).toMatchObject(after)
  })

  test('after another e-mail somebody counts as never invited: the old letter went elsewhere', async () => {
    const { updatedAt } = await rowOf('teenager')
    await api.maria('PATCH', `/users/${ids.teenager}`, { email: 'tin2@pozvane.test', updatedAt })
    const { fresh } = await desk()
    expect(fresh.find(({ id }) => id === ids.teenager)).toMatchObject({
      email: 'tin2@pozvane.test',
      invitedAt: null,
    })
  })

  test('are refused in Slovak when nobody or too many are chosen', async () => {
    const ask = (users: unknown) => api.maria('POST', '/users/invitations', { users })
    for (const users of [[], ['x'], 'x', Array.from({ length: MAX_INVITATIONS + 1 }, () => randomUUID())])
      expect((await ask(users)).status).toBe(400)
    const most = await ask(Array.from({ length: MAX_INVITATIONS }, () => randomUUID()))
    expect(most).toMatchObject({ status: 200, body: { invited: 0, leftOut: MAX_INVITATIONS } })
  })
})
