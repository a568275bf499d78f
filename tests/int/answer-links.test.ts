import { beforeEach, describe, expect, test } from '@jest/globals'
import type { Where } from 'payload'
import type { Event, Participant, User } from '@/payload-types'
import { answerLinkLimits } from '@/features/participants/answer-links/commands'
import { answerLinksOf } from '@/features/participants/answer-links/queries'
import { answerToken } from '@/features/participants/answer-links/rules'
import { signValue } from '@/lib/signed-value'
import { apiFor } from '../support/api-client'
import { setUpClub } from '../support/club'
import { request } from '../support/request'

const { academy, ids } = setUpClub('jana')
const visitor = apiFor()

beforeEach(() => Object.values(answerLinkLimits).forEach((limit) => limit.reset()))

const linksOf = async (name: string, event = 'training13') =>
  answerLinksOf(await request(academy.payload), ids[name]!, ids[event]!)
const tokenIn = (address: string) => new URLSearchParams(new URL(address).hash.slice(1)).get('token')!
const tokenOf = async (name: string, event = 'training13', at = 0) =>
  tokenIn((await linksOf(name, event))[at]!.yes)
interface Link {
  link: { player: string; state: string; answer: string | null; event: { title: string } }
}
const view = (token: string) => visitor<Link>('POST', '/answerLink', { token })
const answer = (token: string, said = 'no') =>
  visitor<Link>('POST', '/answerLink/answer', { token, answer: said })
const rowOf = async (player: string, event = 'training13') => {
  const where: Where = { and: [{ event: { equals: ids[event] } }, { player: { equals: ids[player] } }] }
  return (await academy.payload.db.findOne<Participant>({ collection: 'participants', where }))!
}
const set = <Row>(collection: 'users' | 'events', id: string, data: Partial<Row>) =>
  academy.payload.update({ collection, id, data, overrideAccess: true } as never)
const restore = async (name: string, data: Partial<User>, run: () => Promise<void>) => {
  const before = (await academy.payload.findByID({
    collection: 'users',
    id: ids[name]!,
    depth: 0,
    overrideAccess: true,
  })) as User
  // A field that was empty is emptied again: MongoDB has no value of it, and no value would leave what is there.
  const kept = Object.fromEntries(Object.keys(data).map((key) => [key, before[key as keyof User] ?? null]))
  await set('users', ids[name]!, data)
  try {
    await run()
  } finally {
    await set('users', ids[name]!, kept)
  }
}

describe('a link', () => {
  test('a guardian with full right has a link for each of their children who are invited, a reader has none', async () => {
    expect((await linksOf('jana')).map(({ player, self }) => [player, self])).toEqual([['Jakub', false]])
    expect((await linksOf('jakub')).map(({ player, self }) => [player, self])).toEqual([['Jakub', true]])
    expect(await linksOf('peter')).toEqual([])
    expect(await linksOf('robert')).toEqual([])
    expect(await linksOf('maria')).toEqual([])
    expect(await linksOf('jana', 'draft13')).toEqual([])
    // Zuzana trains U15 and may answer for Adam alone.
    expect((await linksOf('zuzana', 'joint')).map(({ player }) => player)).toEqual(['Adam'])
  })

  test('opening it answers nothing and shows the event and the first name, no more', async () => {
    const { body, status } = await view(await tokenOf('jana'))
    expect(status).toBe(200)
    expect(body.link).toMatchObject({ player: 'Jakub', state: 'open', answer: null, self: false })
    const text = JSON.stringify(body)
    for (const secret of ['Ľalík', 'zelenadolina', ids.jana!, ids.jakub!, ids.training13!])
      expect(text).not.toContain(secret)
    expect((await rowOf('jakub')).userSubmitted).toBe(false)
  })

  test('it answers, as its recipient, and can be changed', async () => {
    const token = await tokenOf('jana')
    expect((await answer(token)).body.link.answer).toBe('no')
    expect(await rowOf('jakub')).toMatchObject({ answer: 'no', userSubmitted: true, submittedBy: ids.jana })
    await academy.payload.db.updateOne({
      collection: 'participants',
      id: (await rowOf('jakub')).id,
      data: { reason: 'choroba' },
      returning: false,
    })
    await answer(token)
    expect((await rowOf('jakub')).reason).toBe('choroba')
    expect((await answer(token, 'yes')).body.link.answer).toBe('yes')
    expect(await rowOf('jakub')).toMatchObject({ answer: 'yes', reason: null })
    expect((await view(token)).body.link.answer).toBe('yes')
  })

  test('an answer of another site’s page is refused', async () => {
    const token = await tokenOf('jana')
    const { status } = await visitor(
      'POST',
      '/answerLink/answer',
      { token, answer: 'no' },
      { origin: 'https://zly.test' },
    )
    expect(status).toBe(403)
    expect((await rowOf('jakub')).answer).toBe('yes')
  })
})

describe('a link that does not hold', () => {
  const forged = async () => {
    const token = await tokenOf('jana')
    const [body = '', proof = ''] = token.split('.')
    const { secret } = academy.payload
    const link = { user: ids.jana!, player: ids.jakub!, event: ids.training13! }
    return {
      'of another secret': answerToken(`${secret}x`, { ...link, mark: 'x'.repeat(22) }),
      'of another key': answerToken(secret, { ...link, mark: 'x'.repeat(22) }),
      'of another purpose': signValue(secret, 'unsubscribe', {
        u: ids.jana,
        p: ids.jakub,
        e: ids.training13,
      }),
      'with another body': `${Buffer.from('{}').toString('base64url')}.${proof}`,
      'without a signature': `${body}.`,
      'with a third part': `${token}.x`,
      'much too long': 'a'.repeat(400),
      empty: '',
    }
  }

  test('no forged token opens or answers anything', async () => {
    for (const [what, token] of Object.entries(await forged())) {
      Object.values(answerLinkLimits).forEach((limit) => limit.reset())
      expect([what, (await view(token)).status, (await answer(token)).status]).toEqual([what, 400, 400])
    }
    expect((await rowOf('jakub')).answer).toBe('yes')
  })

  test('a token signed by us for a child of somebody else, or an event without them, opens nothing', async () => {
    const real = await academy.payload.db.findOne<User>({
      collection: 'users',
      where: { id: { equals: ids.jana } },
    })
    const { createHash } = await import('node:crypto')
    const mark = createHash('sha256').update(real!.answerLinkKey!).digest('base64url').slice(0, 22)
    const { secret } = academy.payload
    const token = (player: string, event: string) =>
      answerToken(secret, { user: ids.jana!, player: ids[player]!, event: ids[event]!, mark })
    expect((await view(token('jakub', 'training13'))).status).toBe(200)
    for (const [player, event] of [
      ['filip', 'training13'],
      ['nina', 'training13'],
      ['ema', 'training13'],
      ['jakub', 'training9'],
      ['jakub', 'draft13'],
      ['maria', 'training13'],
    ] as const)
      expect([player, event, (await view(token(player, event))).status]).toEqual([player, event, 400])
  })

  test.each([
    [
      'the guardian only reads',
      'jana',
      () => ({ children: [{ player: ids.jakub!, relation: 'mother', right: 'read' }] }),
    ],
    ['the guardian is none any more', 'jana', () => ({ children: [] })],
    ['the account is deactivated', 'jana', () => ({ active: false })],
    ['the child is of age', 'jakub', () => ({ birthDate: '2000-01-01' })],
    ['the child is deactivated', 'jakub', () => ({ active: false })],
  ] as [string, string, () => Partial<User>][])('it ends when %s', async (_, who, data) => {
    const token = await tokenOf('jana')
    expect((await view(token)).status).toBe(200)
    await restore(who, data(), async () => {
      expect((await view(token)).status).toBe(400)
      expect((await answer(token)).status).toBe(400)
    })
  })

  test('it ends with another e-mail, another password and signing out everywhere, and the next mail has a new one', async () => {
    const { changeAccount, signOut } = await import('@/features/session/commands')
    const { passwordChanges } = await import('@/features/session/passwords/service')
    const req = await request(academy.payload)
    const jana = await academy.payload.findByID({
      collection: 'users',
      id: ids.jana!,
      depth: 0,
      overrideAccess: true,
    })
    const ends: (() => Promise<unknown>)[] = [
      () => set<User>('users', ids.jana!, { email: 'jana2@zelenadolina.test' }),
      () => changeAccount(req, ids.jana!, (row) => passwordChanges({ hash: row.hash!, salt: row.salt! }, [])),
      async () => signOut(await request(academy.payload, { ...jana, collection: 'users' }), true),
    ]
    for (const end of ends) {
      const token = await tokenOf('jana')
      expect((await view(token)).status).toBe(200)
      await end()
      expect((await view(token)).status).toBe(400)
      expect((await answer(token)).status).toBe(400)
    }
    expect((await view(await tokenOf('jana'))).status).toBe(200)
  })

  test('after twenty wrong ones a network waits, and an open link of another network works', async () => {
    const from = (network: string) => ({ 'x-forwarded-for': network })
    const tries = Array.from({ length: 21 }, (_, at) =>
      visitor('POST', '/answerLink', { token: `x${at}` }, from('203.0.113.5')),
    )
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
    const token = await tokenOf('jana')
    expect((await visitor('POST', '/answerLink', { token }, from('198.51.100.7'))).status).toBe(200)
  })
})

describe('an event that takes no answers', () => {
  const withEvent = async (data: Partial<Event>, state: string) => {
    const token = await tokenOf('jana')
    const before = (await academy.payload.findByID({
      collection: 'events',
      id: ids.training13!,
      depth: 0,
      overrideAccess: true,
    })) as Event
    await set<Event>('events', ids.training13!, data)
    try {
      expect((await view(token)).body.link?.state).toBe(state)
      const refused = await answer(token)
      expect(refused.status).toBe(409)
      expect(await linksOf('jana')).toEqual([])
    } finally {
      const { startsAt, answerBy = null, cancelled } = before
      await set<Event>('events', ids.training13!, {
        startsAt,
        endsAt: null,
        answerBy,
        cancelled: { at: null, ...cancelled },
      })
    }
  }
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

  test('a cancelled one says so', () =>
    withEvent({ cancelled: { at: inHours(0), reason: 'dážď' } }, 'cancelled'))
  test('one that has begun says so', () => withEvent({ startsAt: inHours(-1) }, 'over'))
  test('one whose answers have closed says so', () => withEvent({ answerBy: inHours(-1) }, 'closed'))

  test('an administrator who is a guardian cannot answer later by a link, either', async () => {
    await restore(
      'maria',
      { children: [{ player: ids.jakub!, relation: 'other', right: 'full' }] as User['children'] },
      async () => {
        const token = await tokenOf('maria')
        await set<Event>('events', ids.training13!, { answerBy: inHours(-1) })
        expect((await answer(token)).status).toBe(409)
        await set<Event>('events', ids.training13!, { answerBy: null })
        expect((await answer(token)).status).toBe(200)
      },
    )
  })
})
