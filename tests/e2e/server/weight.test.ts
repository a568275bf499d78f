import { expect, test } from '@playwright/test'
import { seasonOf } from '@/features/club/season/rules'
import { type RouteKey, ROUTES } from '@/lib/routes'
import { addresses, outcomeOf, ownerOf, type Viewer } from '../../support/route-outcomes'
import { OwnServer } from '../../support/own-server'
import { signedIn } from '../../support/signed-in'
import { isWhole } from '../../support/size'

/** The HTML of a screen with Next's tree in it, before compression. */
const LIMIT_KB = 100

let server: OwnServer

// On a server of its own: fees and invitations that other tests make would count.
test.beforeAll(async () => {
  server = await OwnServer.open('weight')
})
test.afterAll(() => server?.remove())

test('no signed-in screen is heavier than 100 kB', async () => {
  const all = await addresses(server.url)
  const table: Record<string, number> = {}
  for (const viewer of ['jakub', 'jana', 'lubos', 'maria'] as const satisfies readonly Viewer[]) {
    const visitor = await signedIn(server.url, viewer)
    for (const key of Object.keys(ROUTES) as RouteKey[]) {
      if (ROUTES[key].who === 'public' || outcomeOf(key, viewer) !== 'opens') continue
      // Once, as who sees the most of it; the whole size weighs it for everybody.
      if (!isWhole && ownerOf(key) !== viewer) continue
      const response = await visitor.request(all[key])
      expect(response.status, `${viewer}: ${key}`).toBe(200)
      table[`${viewer} ${key}`] = Math.round((await response.arrayBuffer()).byteLength / 100) / 10
    }
  }
  process.stdout.write(
    `HTML in kB: ${Object.entries(table)
      .map(([screen, kB]) => `${screen} ${kB}`)
      .join(' · ')}\n`,
  )
  expect(Object.entries(table).filter(([, kB]) => kB > LIMIT_KB)).toEqual([])
})

interface Family {
  memberFee: { fees: { id: string; owed: number; player: { id: string } }[] }
}

test('the fees of a family that has not paid for two years are no heavier; their codes come by themselves', async () => {
  const [maria, jana] = [await signedIn(server.url, 'maria'), await signedIn(server.url, 'jana')]
  const open = async () => {
    const { body } = await jana.json<Family>('/api/playerMembership')
    return body.memberFee.fees.filter(({ owed }) => owed > 0)
  }
  const { body: known } = await jana.json<Family>('/api/playerMembership')
  const { player } = known.memberFee.fees[0]!
  const before = await open()
  const { startYear } = seasonOf(new Date())
  for (let at = before.length; at < 24; at += 1) {
    const period = `${startYear - 1 - Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
    const body = { player: player.id, period, item: 'other', amount: 3500, dueDate: `${period}-15` }
    const { status } = await maria.json('/api/memberFees', { method: 'POST', body })
    expect(status).toBe(200)
  }
  const fees = await open()
  expect(fees.length).toBeGreaterThanOrEqual(24)
  const page = await (await jana.request('/auth/player/membership')).text()
  const kB = Math.round(Buffer.byteLength(page) / 100) / 10
  process.stdout.write(`HTML in kB with ${fees.length} open fees: ${kB}\n`)
  expect(kB).toBeLessThanOrEqual(LIMIT_KB)
  const codes = [...new Set(page.match(/\/api\/memberFees\/[\w-]+\/code/g))]
  expect(codes).toHaveLength(2)
  for (const code of codes) {
    const response = await jana.request(code)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
  }
  // The next eight are links to the page where each is the first; of the rest the page says how many there are.
  const links = [...new Set(page.match(/\/auth\/player\/membership\?fee=[\w-]+/g))]
  expect(links).toHaveLength(8)
  // React parts two texts that follow each other by a comment.
  expect(page.replaceAll('<!-- -->', '')).toMatch(
    new RegExp(`A\\sešte ${fees.length - 10}\\snovších príspevkov`),
  )
  const chosen = await (await jana.request(links.at(-1)!)).text()
  // The chosen fee and the season that is shown.
  expect(chosen.match(/<details[^>]*>/g)?.filter((tag) => tag.includes('open'))).toHaveLength(2)
  expect(chosen).not.toContain(`${links.at(-1)!}#`)
  expect(Buffer.byteLength(chosen) / 1000).toBeLessThanOrEqual(LIMIT_KB)
})
