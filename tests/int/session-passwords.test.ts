import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { readdir } from 'node:fs/promises'
import type { Payload, PayloadRequest } from 'payload'
import type * as Passwords from '@/features/session/passwords/commands'
import type * as PasswordQueries from '@/features/session/passwords/queries'
import type * as Profile from '@/features/session/profile/commands'
import type * as Session from '@/features/session/commands'
import type * as SignIn from '@/features/session/sign-in/commands'
import type * as Outbox from '@/lib/outbox'
import type { User } from '@/payload-types'
import { setUpAcademy } from '../support/academy'
import { apiFor } from '../support/api-client'
import { mailText } from '../support/mail-text'
import { request } from '../support/request'
import { clearMails, mailFolder, runMails, storedMails } from '../support/sent-mails'

const PASSWORD = 'Ukazka-2026!'
const FRESH = 'Nove-Heslo-7'
const NETWORK = '192.0.2.0/24'
const ORIGIN = { network: NETWORK }

const academy = setUpAcademy()
let payload: Payload
let passwords: typeof Passwords
let requireCurrentPassword: typeof PasswordQueries.requireCurrentPassword
let profile: typeof Profile
let session: typeof Session & typeof SignIn
let outbox: typeof Outbox
let ema: User
let jana: User
let peter: User

beforeAll(async () => {
  payload = academy.payload
  passwords = await import('@/features/session/passwords/commands')
  ;({ requireCurrentPassword } = await import('@/features/session/passwords/queries'))
  profile = await import('@/features/session/profile/commands')
  session = {
    ...(await import('@/features/session/commands')),
    ...(await import('@/features/session/sign-in/commands')),
  }
  outbox = await import('@/lib/outbox')
  const create = (data: Partial<User>) =>
    payload.create({
      collection: 'users',
      data: { role: 'player', username: '~', password: PASSWORD, ...data } as never,
      overrideAccess: true,
    })
  ema = await create({ firstName: 'Ema', lastName: 'Ľalíková' })
  jana = await create({
    firstName: 'Jana',
    lastName: 'Ľalíková',
    email: 'jana@klub.test',
    playing: false,
    children: [{ player: ema.id, relation: 'mother', right: 'full' }],
  })
  peter = await create({
    firstName: 'Peter',
    lastName: 'Ľalík',
    email: 'peter@klub.test',
    playing: false,
    children: [{ player: ema.id, relation: 'father', right: 'read' }],
  })
})
beforeEach(async () => {
  for (const limit of [...Object.values(passwords.passwordLimits), ...Object.values(session.signInLimits)])
    limit.reset()
  await clearMails(payload)
})

const anonymous = (): Promise<PayloadRequest> => request(payload)
const row = async (id: string): Promise<User> =>
  (await payload.db.findOne<User>({ collection: 'users', where: { id: { equals: id } } }))!
const signIn = async (name: string, password: string) =>
  session.signIn(await anonymous(), { name, password }, { network: NETWORK })
/** A request of somebody with a new session. */
const from = async (name: string, password = PASSWORD): Promise<PayloadRequest> => {
  const opened = await signIn(name, password)
  const { user } = await payload.auth({ headers: new Headers({ authorization: `JWT ${opened!.token}` }) })
  return request(payload, user as never)
}
/** Every sign-in here is from a new device; those notices are what tests/int/devices.test.ts is about. */
const isOfNewDevice = (mail: string): boolean => /Prihlásenie z\snového zariadenia/.test(mailText(mail))
/** The sent mails; with `least` it waits until there are that many. */
const mails = async (least = 0): Promise<string[]> => {
  const until = Date.now() + 20_000
  const found = async () => (await storedMails()).filter((mail) => !isOfNewDevice(mail))
  let sent: string[]
  do {
    await runMails(payload)
    sent = await found()
  } while (sent.length < least && Date.now() < until)
  return sent
}
const linkIn = (mail: string): string => /#token=([\w-]+)/.exec(mailText(mail))![1]!
const linkFor = async (name: string): Promise<string> => {
  await passwords.requestLink(await anonymous(), name, ORIGIN)
  const [mail] = await mails(1)
  return linkIn(mail!)
}
/** The one mail with a link, to this address or to any. A change sends notices beside it, which may be there before it. */
const mailWithLink = async (to?: string): Promise<string> => {
  let found: string[] = []
  for (const until = Date.now() + 20_000; found.length === 0 && Date.now() < until;) {
    const sent = await mails(1)
    found = (to ? addressed(sent, to) : sent).filter((mail) => mailText(mail).includes('#token='))
  }
  expect(found).toHaveLength(1)
  return found[0]!
}

describe('forgotten passwords', () => {
  test('a request for an unknown name gets the same response and sends no mail', async () => {
    await expect(passwords.requestLink(await anonymous(), 'nikto@klub.test', ORIGIN)).resolves.toBeUndefined()
    expect(await mails()).toEqual([])
  })

  test("a request sends nothing while it runs, and then one mail to the account's address", async () => {
    await passwords.requestLink(await anonymous(), ' JANA@klub.test ', ORIGIN)
    expect(await readdir(mailFolder()).catch(() => [])).toEqual([])
    const [mail, ...more] = await mails(1)
    expect(more).toEqual([])
    expect(mail).toMatch(/^To: jana@klub\.test$/m)
    expect(mailText(mail!)).toContain('Odkaz platí 30 minút')
    expect(mailText(mail!)).toContain('/reset-password#token=')
  })

  test('the link for a child without an address is mailed to the guardian with full right only', async () => {
    await passwords.requestLink(await anonymous(), ema.username!, ORIGIN)
    const sent = await mails(1)
    expect(sent.map((mail) => /^To: (.+)$/m.exec(mail)![1])).toEqual(['jana@klub.test'])
    expect(mailText(sent[0]!)).toContain('Ema Ľalíková')
  })

  test('an invitation that would reach nobody is refused', async () => {
    const data = {
      role: 'player',
      username: '~',
      firstName: 'Nina',
      lastName: 'Bezmailová',
      password: PASSWORD,
    }
    const nina = await payload.create({ collection: 'users', data: data as never, overrideAccess: true })
    const admin = { id: jana.id, collection: 'users', role: 'admin', active: true } as never
    await expect(passwords.invite(await request(payload, admin), nina.id)).rejects.toMatchObject({
      status: 400,
    })
    expect(await mails()).toEqual([])
  })

  test('a deactivated account gets no link', async () => {
    await payload.update({ collection: 'users', id: peter.id, data: { active: false }, overrideAccess: true })
    await passwords.requestLink(await anonymous(), 'peter@klub.test', ORIGIN)
    expect(await mails()).toEqual([])
    await payload.update({ collection: 'users', id: peter.id, data: { active: true }, overrideAccess: true })
  })

  test('a fourth request for one name within an hour is ignored without an error', async () => {
    for (let i = 0; i < 4; i += 1) await passwords.requestLink(await anonymous(), 'jana@klub.test', ORIGIN)
    expect(await mails(3)).toHaveLength(3)
  })

  test('an eleventh request of a network is answered 429', async () => {
    for (let i = 0; i < 10; i += 1) await passwords.requestLink(await anonymous(), `n${i}`, ORIGIN)
    await expect(passwords.requestLink(await anonymous(), 'n11', ORIGIN)).rejects.toMatchObject({
      status: 429,
    })
    await mails()
  })

  test('a mail that cannot be sent is retried after a minute with the same Message-ID', async () => {
    process.env.SMTP_URL = 'smtp://127.0.0.1:1'
    await passwords.requestLink(await anonymous(), 'jana@klub.test', ORIGIN)
    await runMails(payload)
    const waiting = async () =>
      (
        await payload.find({
          collection: 'payload-jobs',
          where: { queue: { equals: 'mail' } },
          overrideAccess: true,
        })
      ).docs
    const [job, ...others] = await waiting()
    delete process.env.SMTP_URL
    expect(others).toEqual([])
    expect(new Date(job!.waitUntil!).getTime() - Date.now()).toBeGreaterThan(55_000)
    expect(job).toMatchObject({ totalTried: 1, processing: false, input: { name: 'jana@klub.test' } })
    expect(JSON.stringify(job)).not.toContain('token=')

    await payload.update({
      collection: 'payload-jobs',
      id: job!.id,
      data: { waitUntil: new Date(Date.now() - 1000).toISOString() },
      overrideAccess: true,
    })
    const [mail] = await mails(1)
    expect(mail).toContain(
      `Message-ID: ${outbox.messageIdFor(job!.input as unknown as Outbox.EmailJob, 'jana@klub.test')}`,
    )
    expect(await waiting()).toEqual([])
  })
})

describe('links to set a password', () => {
  test('an invalid and an expired link are refused with the same message', async () => {
    const refused = async (token: string) =>
      expect(passwords.resetPassword(await anonymous(), { token, password: FRESH }, NETWORK)).rejects.toThrow(
        'Odkaz je neplatný alebo už vypršal. Požiadajte o nový.',
      )
    await refused('vymysleny')
    const token = await linkFor('jana@klub.test')
    expect((await row(jana.id)).resetPasswordToken).not.toContain(token)
    await session.changeAccount(await anonymous(), jana.id, () => ({
      resetPasswordExpiration: new Date(Date.now() - 1000).toISOString(),
    }))
    await refused(token)
  })

  test('a link sets the password once and ends every session', async () => {
    const device = await signIn('jana@klub.test', PASSWORD)
    const token = await linkFor('jana@klub.test')
    await expect(
      passwords.resetPassword(await anonymous(), { token, password: 'kratke' }, NETWORK),
    ).rejects.toThrow(/^Heslo musí mať 6 až 64 znakov/)
    await passwords.resetPassword(await anonymous(), { token, password: FRESH }, NETWORK)
    await expect(
      passwords.resetPassword(await anonymous(), { token, password: PASSWORD }, NETWORK),
    ).rejects.toThrow('Odkaz je neplatný')
    const { user } = await payload.auth({ headers: new Headers({ authorization: `JWT ${device!.token}` }) })
    expect(user).toBeNull()
    expect(await signIn('jana@klub.test', PASSWORD)).toBeUndefined()
    expect(await signIn('jana@klub.test', FRESH)).toBeDefined()
  })
})

describe('changes by a signed-in user', () => {
  test('the own password is changed with the current one only, to another one that follows the rule', async () => {
    const req = await from('peter@klub.test')
    const change = (currentPassword: string, password: string) =>
      passwords.changePassword(req, { currentPassword, password })
    await expect(change('Nespravne-1!', FRESH)).rejects.toThrow('Súčasné heslo nie je správne.')
    await expect(change(PASSWORD, PASSWORD)).rejects.toThrow('Nové heslo musí byť iné ako súčasné.')
    await expect(change(PASSWORD, 'Bez-cislice')).rejects.toThrow(/^Heslo musí mať/)
  })

  test('after a change of the password this session stays and the others end', async () => {
    await from('peter@klub.test')
    const here = await from('peter@klub.test')
    await passwords.changePassword(here, { currentPassword: PASSWORD, password: FRESH })
    const { sessions } = await row(peter.id)
    expect(sessions?.map((open) => open.id)).toEqual([(here.user as { _sid?: string })._sid])
    await passwords.changePassword(here, { currentPassword: FRESH, password: PASSWORD })
  })

  test('of eight changes at once, checked against the same password, one is made and the others are told', async () => {
    const here = await from('peter@klub.test')
    const wanted = Array.from({ length: 8 }, (_, at) => `Nove-Heslo-${at}`)
    const changes = await Promise.allSettled(
      wanted.map((password) => passwords.changePassword(here, { currentPassword: PASSWORD, password })),
    )
    const made = wanted.filter((_, at) => changes[at]!.status === 'fulfilled')
    expect(made).toHaveLength(1)
    for (const change of changes)
      if (change.status === 'rejected')
        expect(change.reason).toMatchObject({ status: 400, message: 'Súčasné heslo nie je správne.' })
    await passwords.changePassword(here, { currentPassword: made[0]!, password: PASSWORD })
  })

  test("a child's password is set by the guardian with full right, and by no other user", async () => {
    const set = async (who: PayloadRequest, currentPassword = PASSWORD) =>
      passwords.setPasswordOf(who, ema.id, { currentPassword, password: FRESH })
    await expect(set(await from('peter@klub.test'))).rejects.toMatchObject({ status: 403 })
    const stranger = await request(payload, {
      ...(await row(peter.id)),
      children: [],
      collection: 'users',
    } as never)
    await expect(set(stranger)).rejects.toMatchObject({ status: 404 })
    await expect(set(await from('jana@klub.test', FRESH))).rejects.toThrow('Súčasné heslo nie je správne.')
    await set(await from('jana@klub.test', FRESH), FRESH)
    expect(await signIn(ema.username!, FRESH)).toBeDefined()
  })

  test('a phone is changed at once, and a change of an old version is a conflict', async () => {
    const { updatedAt } = await row(peter.id)
    const after = await profile.changeContact(await from('peter@klub.test'), {
      phone: '0905 123 456',
      updatedAt,
    })
    expect(after).toMatchObject({
      phone: '+421 905 123 456',
      children: [{ name: 'Ema Ľalíková', right: 'read' }],
    })
    const late = profile.changeContact(await from('peter@klub.test'), { phone: '0905 000 000', updatedAt })
    await expect(late).rejects.toMatchObject({
      status: 409,
      extra: { current: { phone: '+421 905 123 456' } },
    })
  })

  test('a new e-mail needs the password and must be free', async () => {
    const move = async (email: string, currentPassword?: string) => {
      const { updatedAt } = await row(peter.id)
      return profile.changeContact(await from('peter@klub.test'), { email, currentPassword, updatedAt })
    }
    await expect(move('peter.novy@klub.test')).rejects.toThrow('Na zmenu e-mailu zadajte súčasné heslo.')
    await expect(move('peter.novy@klub.test', 'Nespravne-1!')).rejects.toThrow(
      'Súčasné heslo nie je správne.',
    )
    await expect(move('jana@klub.test', PASSWORD)).rejects.toThrow('Tento e-mail už používa iný účet.')
    expect(await move('Peter.Novy@klub.test', PASSWORD)).toMatchObject({
      email: 'peter@klub.test',
      newEmail: 'peter.novy@klub.test',
    })
  })
})

test('the sixth taken e-mail an account tries within an hour is answered 429', async () => {
  const changeEmail = async () => {
    const { updatedAt } = await row(peter.id)
    const typed = { email: 'jana@klub.test', currentPassword: PASSWORD, updatedAt }
    return profile.changeContact(await from('peter@klub.test'), typed)
  }
  profile.emailLimit.reset()
  for (let i = 0; i < 5; i += 1) await expect(changeEmail()).rejects.toMatchObject({ status: 400 })
  await expect(changeEmail()).rejects.toMatchObject({ status: 429 })
  profile.emailLimit.reset()
})

const addressed = (sent: string[], to: string) => sent.filter((mail) => mail.includes(`\nTo: ${to}\n`))

describe('changes of the e-mail', () => {
  const NEW = 'peter.dalsi@klub.test'
  const changeEmail = async (email = NEW, currentPassword = PASSWORD) => {
    const { updatedAt } = await row(peter.id)
    return profile.changeContact(await from('peter@klub.test'), { email, currentPassword, updatedAt })
  }
  beforeEach(() => profile.emailLimit.reset())

  test('a new e-mail is used once its link is opened, and the old address gets a notice at once', async () => {
    await changeEmail()
    const sent = await mails(2)
    expect([addressed(sent, NEW).length, addressed(sent, 'peter@klub.test').length]).toEqual([1, 1])
    expect(mailText(addressed(sent, 'peter@klub.test')[0]!)).toContain('Ak ste to neboli vy, zmeňte si heslo')
    const token = linkIn(addressed(sent, NEW)[0]!)
    expect(mailText(addressed(sent, NEW)[0]!)).toContain('/confirm-email#token=')

    await clearMails(payload)
    await passwords.requestLink(await anonymous(), 'peter.lalik', ORIGIN)
    await passwords.requestLink(await anonymous(), NEW, ORIGIN)
    const [reset, ...others] = await mails(1)
    expect([reset, ...others].map((mail) => /^To: (.+)$/m.exec(mail!)![1])).toEqual(['peter@klub.test'])
    expect(await signIn(NEW, PASSWORD)).toBeUndefined()

    await profile.confirmEmail(await anonymous(), token, NETWORK)
    expect(await row(peter.id)).toMatchObject({ email: NEW, newEmail: null, newEmailToken: null })
    await expect(profile.confirmEmail(await anonymous(), token, NETWORK)).rejects.toThrow('Odkaz je neplatný')
    // The link that was sent to the old address is invalid now.
    const old = { token: linkIn(reset!), password: FRESH }
    await expect(passwords.resetPassword(await anonymous(), old, NETWORK)).rejects.toThrow(
      'Odkaz je neplatný',
    )
    expect(await signIn(NEW, PASSWORD)).toBeDefined()
    await payload.update({
      collection: 'users',
      id: peter.id,
      data: { email: 'peter@klub.test' },
      overrideAccess: true,
    })
  })

  test("a new e-mail is not confirmed too late, with a password's link, or when it was taken meanwhile", async () => {
    const confirm = async (token: string) => profile.confirmEmail(await anonymous(), token, NETWORK)
    await expect(confirm(await linkFor('peter@klub.test'))).rejects.toThrow('Odkaz je neplatný')
    await clearMails(payload)
    await changeEmail()
    const token = linkIn(addressed(await mails(2), NEW)[0]!)
    const reset = passwords.resetPassword(await anonymous(), { token, password: FRESH }, NETWORK)
    await expect(reset).rejects.toThrow('Odkaz je neplatný')
    await payload.update({ collection: 'users', id: ema.id, data: { email: NEW }, overrideAccess: true })
    await expect(confirm(token)).rejects.toThrow('Tento e-mail už používa iný účet.')
    await payload.update({ collection: 'users', id: ema.id, data: { email: null }, overrideAccess: true })
    const past = new Date(Date.now() - 1000).toISOString()
    await session.changeAccount(await anonymous(), peter.id, () => ({ newEmailExpiration: past }))
    await expect(confirm(token)).rejects.toThrow('Odkaz je neplatný')
    expect((await row(peter.id)).email).toBe('peter@klub.test')
  })

  test('a new e-mail is dropped by entering the old one again, and by a new password', async () => {
    await changeEmail()
    const { updatedAt } = await row(peter.id)
    const back = { email: 'peter@klub.test', updatedAt }
    expect(await profile.changeContact(await from('peter@klub.test'), back)).toMatchObject({ newEmail: '' })
    await changeEmail()
    const token = linkIn(addressed(await mails(4), NEW).at(-1)!)
    const here = await from('peter@klub.test')
    await passwords.changePassword(here, { currentPassword: PASSWORD, password: FRESH })
    await expect(profile.confirmEmail(await anonymous(), token, NETWORK)).rejects.toThrow('Odkaz je neplatný')
    await passwords.changePassword(here, { currentPassword: FRESH, password: PASSWORD })
  })

  test('removing an e-mail, or a change by the office, applies at once with a notice to the old address', async () => {
    await clearMails(payload)
    expect(await changeEmail('')).toMatchObject({ email: '', newEmail: '' })
    expect(mailText(addressed(await mails(1), 'peter@klub.test')[0]!)).toContain(
      'už nemá túto e-mailovú adresu',
    )
    await payload.update({
      collection: 'users',
      id: peter.id,
      data: { email: 'peter@klub.test' },
      overrideAccess: true,
    })
    await clearMails(payload)
    const office = await payload.update({
      collection: 'users',
      id: peter.id,
      data: { email: 'od.klubu@klub.test' },
      overrideAccess: true,
    })
    expect(office.email).toBe('od.klubu@klub.test')
    expect(addressed(await mails(1), 'peter@klub.test')).toHaveLength(1)
    await payload.update({
      collection: 'users',
      id: peter.id,
      data: { email: 'peter@klub.test' },
      overrideAccess: true,
    })
  })
})

describe('notices of a new password', () => {
  test('an owner gets a notice of a password changed or set with a link', async () => {
    await clearMails(payload)
    const here = await from('peter@klub.test')
    await passwords.changePassword(here, { currentPassword: PASSWORD, password: FRESH })
    const [changed] = addressed(await mails(1), 'peter@klub.test')
    expect(mailText(changed!)).toContain('bolo zmenené')
    await clearMails(payload)
    const token = await linkFor('peter@klub.test')
    await clearMails(payload)
    await passwords.resetPassword(await anonymous(), { token, password: PASSWORD }, NETWORK)
    expect(addressed(await mails(1), 'peter@klub.test')).toHaveLength(1)
  })

  test("only guardians with full right get a notice when a child's password was set", async () => {
    await clearMails(payload)
    await passwords.setPasswordOf(await from('jana@klub.test', FRESH), ema.id, {
      currentPassword: FRESH,
      password: PASSWORD,
    })
    const sent = await mails(1)
    expect(sent.map((mail) => /^To: (.+)$/m.exec(mail)![1])).toEqual(['jana@klub.test'])
  })
})

describe('invitations to an account', () => {
  const invite = async () => {
    const maria = await payload.create({
      collection: 'users',
      data: {
        firstName: 'Mária',
        lastName: `Druhá${Date.now()}`,
        role: 'admin',
        username: '~',
        password: PASSWORD,
      } as never,
      overrideAccess: true,
    })
    await passwords.invite(await request(payload, { ...maria, collection: 'users' } as never), peter.id)
    return linkIn((await mails(1))[0]!)
  }

  test('an invitation stays valid after a password reset was requested, and ends once a password is set', async () => {
    const token = await invite()
    await clearMails(payload)
    const reset = await linkFor('peter@klub.test')
    await passwords.resetPassword(await anonymous(), { token, password: FRESH }, NETWORK)
    const late = passwords.resetPassword(await anonymous(), { token: reset, password: PASSWORD }, NETWORK)
    await expect(late).rejects.toThrow('Odkaz je neplatný')
    expect(await signIn('peter@klub.test', FRESH)).toBeDefined()
  })
})

describe('links that are invalidated', () => {
  const office = (id: string, data: Partial<User>) =>
    payload.update({ collection: 'users', id, data: data as never, overrideAccess: true })
  const invited = async (id: string): Promise<string> => {
    await passwords.queueLink(await anonymous(), (await row(id)).username!, 'invitation')
    const sent = await mailWithLink()
    await clearMails(payload)
    return linkIn(sent)
  }
  const opens = async (token: string): Promise<boolean> =>
    passwords.resetPassword(await anonymous(), { token, password: PASSWORD }, NETWORK).then(
      () => true,
      (error: Error) => {
        expect(error.message).toContain('Odkaz je neplatný')
        return false
      },
    )
  const family = async (right: 'full' | 'read', email: string, more: Partial<User> = {}) => {
    const data = { role: 'player', username: '~', password: PASSWORD } as const
    const make = (each: Partial<User>) =>
      payload.create({ collection: 'users', data: { ...data, ...each } as never, overrideAccess: true })
    const child = await make({ firstName: 'Nina', lastName: 'Nová', ...more })
    const children = [{ player: child.id, relation: 'other' as const, right }]
    const guardian = await make({ firstName: 'Iva', lastName: 'Nová', email, playing: false, children })
    return { child, guardian }
  }

  test('a link is invalid when the address it was sent to has changed', async () => {
    const { child } = await family('read', 'iva0@klub.test', { email: 'preklep@klub.test' })
    const token = await invited(child.id)
    await office(child.id, { email: 'nina@klub.test' })
    expect(await opens(token)).toBe(false)
    expect(await opens(await invited(child.id))).toBe(true)
  })

  test('a new e-mail that waits is dropped when the office sets another one', async () => {
    const { child } = await family('read', 'iva1@klub.test', { email: 'nina1@klub.test' })
    const req = await from('nina1@klub.test')
    const { updatedAt } = await row(child.id)
    const typed = { email: 'cudzi@klub.test', currentPassword: PASSWORD, updatedAt }
    await profile.changeContact(req, typed)
    const token = linkIn(addressed(await mails(2), 'cudzi@klub.test')[0]!)
    await office(child.id, { email: 'nina2@klub.test' })
    await expect(profile.confirmEmail(await anonymous(), token, NETWORK)).rejects.toMatchObject({
      status: 400,
    })
    expect((await row(child.id)).email).toBe('nina2@klub.test')
  })

  test.each<[string, (family: { child: User; guardian: User }) => Promise<unknown>]>([
    ['the guardian is linked no more', ({ guardian }) => office(guardian.id, { children: [] })],
    [
      'the guardian may only read',
      ({ guardian }) =>
        office(guardian.id, {
          children: guardian.children!.map((link) => ({
            ...link,
            player: (link.player as User).id ?? link.player,
            right: 'read',
          })),
        }),
    ],
    ['the guardian is deactivated', ({ guardian }) => office(guardian.id, { active: false })],
    [
      'the guardian’s address changes',
      ({ guardian }) => office(guardian.id, { email: `x-${guardian.email}` }),
    ],
    ['the child becomes a trainer', ({ child }) => office(child.id, { role: 'trainer' })],
    ['the child comes of age', ({ child }) => office(child.id, { birthDate: '2000-01-01' })],
  ])('a link for a child without an address is invalid when %s', async (_when, change) => {
    const people = await family('full', `iva-${Math.random()}@klub.test`)
    const token = await invited(people.child.id)
    await change(people)
    expect(await opens(token)).toBe(false)
  })

  test('a link stays valid after any other change', async () => {
    const { child, guardian } = await family('full', 'iva3@klub.test')
    const token = await invited(child.id)
    await office(child.id, { phone: '0905 123 456' })
    await office(guardian.id, { phone: '0905 123 457' })
    expect(await opens(token)).toBe(true)
  })

  test('a password set by a guardian is invalid when the child becomes a trainer, who gets an invitation', async () => {
    const { child } = await family('full', 'iva4@klub.test', { email: 'nina4@klub.test' })
    expect(await signIn('nina4@klub.test', PASSWORD)).toBeDefined()
    await office(child.id, { role: 'trainer' })
    expect(await signIn('nina4@klub.test', PASSWORD)).toBeUndefined()
    expect(await opens(linkIn(await mailWithLink('nina4@klub.test')))).toBe(true)
    expect(await signIn('nina4@klub.test', PASSWORD)).toBeDefined()
  })
})

describe('checks of the current password', () => {
  const statusOf = (work: Promise<unknown>): Promise<number> =>
    work.then(
      () => 200,
      (error: { status: number }) => error.status,
    )
  const tryPassword = async () =>
    requireCurrentPassword(await request(payload, { ...jana, collection: 'users' }), PASSWORD)

  test('a current password is checked sixty times at most, right or wrong, because a check is expensive', async () => {
    expect(await statusOf(tryPassword())).not.toBe(429)
    for (let i = 1; i < 60; i += 1) await passwords.passwordLimits.currentAttempts.take(jana.id)
    await expect(tryPassword()).rejects.toMatchObject({ status: 429, retryAfter: expect.any(Number) })
  })

  test('thirty checks at once leave room for a sign-in', async () => {
    const others = await Promise.all(
      [jana, peter, ema].map(({ id }) => request(payload, { ...jana, id, collection: 'users' })),
    )
    const checks = others.flatMap((req) =>
      Array.from({ length: 10 }, () => statusOf(requireCurrentPassword(req, PASSWORD))),
    )
    const signedIn = statusOf(signIn('jana@klub.test', PASSWORD))
    expect(await Promise.all(checks)).not.toContain(503)
    expect(await signedIn).toBe(200)
  })
})

describe('limits that must not block others', () => {
  const OTHER = { network: '198.51.100.0/24' }

  test('the limit of links for a name is for each network', async () => {
    for (let i = 0; i < 4; i += 1) await passwords.requestLink(await anonymous(), 'jana@klub.test', ORIGIN)
    await mails(3)
    await clearMails(payload)
    await passwords.requestLink(await anonymous(), 'jana@klub.test', OTHER)
    expect(await mails(1)).toHaveLength(1)
  })

  test('beyond the limit for a name a new device gets a link every ten minutes, and a known one at once', async () => {
    for (let i = 0; i < 10; i += 1) await passwords.passwordLimits.linkEverywhere.take('jana@klub.test')
    await passwords.requestLink(await anonymous(), 'jana@klub.test', OTHER)
    expect(await mails(1)).toHaveLength(1)
    await clearMails(payload)
    await passwords.requestLink(await anonymous(), 'jana@klub.test', OTHER)
    expect(await mails()).toEqual([])
    passwords.passwordLimits.linkBeyond.reset('jana@klub.test')
    await passwords.requestLink(await anonymous(), 'jana@klub.test', OTHER)
    expect(await mails(1)).toHaveLength(1)
    await clearMails(payload)
    const device = new Map([[jana.id, 'cislo']])
    await passwords.requestLink(await anonymous(), 'jana@klub.test', { ...OTHER, device })
    expect(await mails(1)).toHaveLength(1)
  })

  test('a device of another account has the limits of an unknown one', async () => {
    for (let i = 0; i < 6; i += 1) {
      const device = new Map([[peter.id, `cislo ${i}`]])
      await passwords.requestLink(await anonymous(), 'jana@klub.test', { ...ORIGIN, device })
    }
    expect(await mails(3)).toHaveLength(3)
  })

  test('a right link works after wrong ones of the same network', async () => {
    for (let i = 0; i < 10; i += 1) await passwords.passwordLimits.resetNetwork.take(NETWORK)
    const wrong = passwords.resetPassword(await anonymous(), { token: 'x', password: FRESH }, NETWORK)
    await expect(wrong).rejects.toMatchObject({ status: 429 })
    const token = await linkFor('jana@klub.test')
    await passwords.resetPassword(await anonymous(), { token, password: PASSWORD }, NETWORK)
    expect(await signIn('jana@klub.test', PASSWORD)).toBeDefined()
  })

  test('a request without a name is refused', async () => {
    await expect(passwords.requestLink(await anonymous(), ' ', ORIGIN)).rejects.toMatchObject({ status: 400 })
    const api = apiFor()
    expect((await api('POST', '/password/link', { prezyvka: 'jana@klub.test' })).status).toBe(400)
    expect((await api('POST', '/password/link', { email: 'jana@klub.test' })).status).toBe(200)
    expect(addressed(await mails(1), 'jana@klub.test')).toHaveLength(1)
  })
})
