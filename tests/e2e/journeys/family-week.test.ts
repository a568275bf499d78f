import type { Locator, Page } from '@playwright/test'
import { addDays, dayOf, mondayOf, momentAt } from '@/lib/dates'
import { expectAccessible } from '../../support/accessible'
import type { Visitor } from '../../support/http'
import type { OwnFamily } from '../../support/own-family'
import { expect, test as base, unique } from '../test'

const MATCH = 2
const FIVE_DAYS = 120
const HOUR = 3_600_000
const WIDTHS = [320, 360, 1280]

interface Invitations {
  eventParticipants: { event: { id: string; title: string; startsAt: string }; answer: string | null }[]
}

const test = base.extend<{
  /** Two categories for which no other test makes an event. */
  categories: [string, string]
  /** A mother of two, Sofia in the first category and Tobias in the other. */
  family: OwnFamily
  /** She is signed in. */
  mother: Visitor
  /** A new match of each of her children: nothing else waits for her answer. */
  twoWaiting: string[]
}>({
  categories: async ({ office }, provide) => {
    const names = [unique('Mladší'), unique('Starší')] as [string, string]
    for (const name of names) {
      const body = { name, showInMatches: false }
      const made = await office.json('/api/categories', { method: 'POST', body })
      expect(made.status, JSON.stringify(made.body)).toBe(200)
    }
    await provide(names)
  },
  family: async ({ makeFamily, categories }, provide) => provide(await makeFamily(...categories)),
  mother: async ({ enterAs, family }, provide) => {
    const mother = await enterAs(family)
    // Asked for at a first sign-in, before anything else.
    expect((await mother.request('/api/consents/later', { method: 'POST' })).status).toBe(200)
    await provide(mother)
  },
  twoWaiting: async ({ family, planEvent, categories: [younger, older] }, provide) => {
    // They are there before they are invited.
    expect(family.children).toHaveLength(2)
    await provide([await planEvent(older, FIVE_DAYS, MATCH), await planEvent(younger, FIVE_DAYS, MATCH)])
  },
})

/** Counts the taps of a journey, and how far the page was scrolled for them. */
class Thumb {
  taps = 0
  scrolled = 0
  constructor(readonly page: Page) {}
  async tap(target: Locator): Promise<void> {
    await expect(target).toBeVisible()
    const before = await this.page.evaluate(() => window.scrollY)
    await target.scrollIntoViewIfNeeded()
    this.scrolled += Math.abs((await this.page.evaluate(() => window.scrollY)) - before)
    // A radio button is tapped on its label, which covers it.
    const isRadio = (await target.getAttribute('type')) === 'radio'
    if (isRadio) await target.check()
    else await target.click()
    this.taps += 1
  }
}

const bar = (page: Page) => page.getByRole('navigation', { name: 'Rýchla navigácia' })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('a mother answers two events for two children in three taps from opening the site', async ({
    page,
    mother,
    twoWaiting,
  }) => {
    await page.goto('/')
    const thumb = new Thumb(page)
    await thumb.tap(bar(page).getByRole('link', { name: /^Udalosti/ }))
    const waiting = page.locator('#caka li')
    await expect(waiting).toHaveCount(2)
    await thumb.tap(waiting.nth(0).getByRole('radio', { name: 'Príde', exact: true }))
    await expect(page.getByText('Odpoveď bola uložená.').first()).toBeVisible()
    await thumb.tap(waiting.nth(1).getByRole('radio', { name: 'Príde', exact: true }))
    await expect
      .poll(async () => {
        const { body } = await mother.json<Invitations>('/api/events/eventParticipants?size=200')
        const own = body.eventParticipants.filter(({ event }) => twoWaiting.includes(event.id))
        return own.map(({ answer }) => answer)
      })
      .toEqual(['yes', 'yes'])
    process.stdout.write(`two answers: ${thumb.taps} taps, ${Math.round(thumb.scrolled)} px scrolled\n`)
    expect(thumb.taps).toBeLessThanOrEqual(3)
    expect(thumb.scrolled).toBeLessThan(740)
    expect(twoWaiting).toHaveLength(2)
  })

  test('an answer tapped before the page’s script is there is saved', async ({
    page,
    mother,
    twoWaiting: [event],
  }) => {
    // On a slow connection the script comes seconds after the page.
    const scripts = '**/_next/static/chunks/*.js'
    let come = () => {}
    const hasCome = new Promise<void>((resolve) => (come = resolve))
    await page.route(scripts, async (route) => {
      await hasCome
      await route.fallback()
    })
    await page.goto('/auth/player/eventList', { waitUntil: 'commit' })
    const line = page.locator(`#caka li:has(a[href*="${event}"])`)
    const answer = (name: string) => line.getByRole('radio', { name, exact: true })
    await answer('Príde').check()
    come()
    await expect(page.getByText('Odpoveď bola uložená.').first()).toBeVisible()
    const { body } = await mother.json<Invitations>(`/api/events/eventParticipants?event=${event}`)
    expect(body.eventParticipants.map((each) => each.answer)).toEqual(['yes'])
  })

  test('a mother excuses both children for a week in five taps from opening the site, and takes it back', async ({
    page,
    mother,
    planEvent,
    categories: [younger, older],
  }) => {
    const training = await planEvent(younger, 2)
    // The week that is offered is the next one on a Sunday.
    const lastDay = addDays(mondayOf(addDays(dayOf(new Date()), 1)), 6)
    await planEvent(older, (momentAt(lastDay, '12:00').getTime() - Date.now()) / HOUR)
    await page.goto('/')
    const thumb = new Thumb(page)
    await thumb.tap(bar(page).getByRole('link', { name: /^Udalosti/ }))
    await thumb.tap(page.getByRole('main').getByRole('link', { name: 'Neprítomnosť' }))
    await thumb.tap(page.getByRole('button', { name: /^(Tento|Budúci) týždeň$/ }))
    await expect(page.getByText(/^Týka sa to \d+\sudalost/)).toBeVisible()
    await expectAccessible(page)
    await thumb.tap(page.getByRole('button', { name: 'dovolenka' }))
    await thumb.tap(page.getByRole('button', { name: 'Potvrdiť neprítomnosť' }))
    await expect(page.getByText(/^Ospravedlnené: \d+\sudalos[tť]/)).toBeVisible()
    process.stdout.write(`a week for two: ${thumb.taps} taps, ${Math.round(thumb.scrolled)} px scrolled\n`)
    expect(thumb.taps).toBeLessThanOrEqual(5)
    const stored = page.locator('#zapisane li')
    await expect(stored).toHaveCount(2)
    await expectAccessible(page)
    type Row = { event: { id: string }; answer: string | null }
    const answerOf = async (event: string) => {
      const { body } = await mother.json<{ eventParticipants: Row[] }>(
        `/api/events/eventParticipants?event=${event}`,
      )
      return body.eventParticipants.map(({ answer }) => answer)
    }
    const before = await answerOf(training)
    // On a Sunday the week offered is the next one, and this training is before it.
    if (before.includes('no')) expect(before).toEqual(['no'])
    await page.getByRole('button', { name: 'Vrátiť späť' }).click()
    await expect(stored).toHaveCount(0)
    expect(await answerOf(training)).toEqual([null])
  })

  test('all is answered at once after it was shown, for the chosen child', async ({
    page,
    mother,
    twoWaiting,
    familyEvents,
  }) => {
    await familyEvents.open()
    await page.getByRole('button', { name: 'Odpovedať na všetko' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('button', { name: 'Odoslať 2 odpovede' })).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('checkbox', { name: /^Sofia/ }).uncheck()
    await dialog.getByRole('radio', { name: 'Nepríde' }).check()
    await dialog.getByRole('button', { name: 'Odoslať 1 odpoveď' }).click()
    await expect(page.getByText('Uložené: 1 odpoveď.')).toBeVisible()
    await expect(page.locator('#caka li')).toHaveCount(1)
    const { body } = await mother.json<Invitations>(`/api/events/eventParticipants?event=${twoWaiting[0]}`)
    expect(body.eventParticipants.map(({ answer }) => answer)).toEqual(['no'])
  })
})

test('an event’s page says when, where and with whom, and goes into a calendar; a foreign one is not there', async ({
  page,
  enterAs,
  office,
  planEvent,
  categoryNamed,
}) => {
  const jana = await enterAs('jana')
  const id = await planEvent('U13', FIVE_DAYS)
  const { body } = await office.json<{ event: { updatedAt: string; startsAt: string } }>(`/api/events/${id}`)
  const later = new Date(Date.parse(body.event.startsAt) + 30 * 60_000).toISOString()
  const change = {
    startsAt: later,
    place: 'Umelá tráva',
    note: 'Prineste vodu',
    updatedAt: body.event.updatedAt,
  }
  const changed = await office.request(`/api/events/${id}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(change),
  })
  expect(changed.status).toBe(200)
  await page.goto(`/auth/player/event?id=${id}`)
  // With its day when half an hour later is after midnight.
  await expect(page.getByText(/predtým: .*\d\d:\d\d/)).toBeVisible()
  await expect(page.getByText('Prineste vodu')).toBeVisible()
  await expect(page.getByRole('link', { name: /Trasa na mape/ })).toBeVisible()
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 740 })
    await expectAccessible(page)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow, String(width)).toBeLessThanOrEqual(0)
  }
  const file = await jana.request(`/feeds/calendar/event/${id}.ics`)
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8'])
  expect(await file.text()).toContain('Prineste vodu')
  const visitor = await fetch(new URL(`/feeds/calendar/event/${id}.ics`, page.url()))
  expect(await visitor.text()).not.toContain('Prineste vodu')
  const other = await planEvent('U15', FIVE_DAYS)
  expect(await categoryNamed('U15')).toBeTruthy()
  expect((await page.goto(`/auth/player/event?id=${other}`))?.status()).toBe(404)
  // A file for everybody is one for who is signed in, too.
  expect((await jana.request(`/feeds/calendar/event/${other}.ics`)).status).toBe(200)
})

test('the bar of a phone is a family’s or a trainer’s own, and stands under what sticks to the bottom', async ({
  page,
  enterAs,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await enterAs('lubos')
  await page.goto('/auth/trainer/playerList')
  await expect(bar(page).getByRole('link', { name: /^Súpiska/ })).toBeVisible()
  await expect(bar(page).getByRole('link', { name: /^Členské/ })).toHaveCount(0)
  await enterAs('jana')
  await page.goto('/auth/absence')
  await expect(bar(page).getByRole('link', { name: /^Členské/ })).toBeVisible()
  const [under, over] = [
    (await bar(page).boundingBox())!,
    (await page.getByRole('button', { name: 'Potvrdiť neprítomnosť' }).boundingBox())!,
  ]
  expect(over.y + over.height).toBeLessThanOrEqual(under.y + 1)
  await page.setViewportSize({ width: 1280, height: 740 })
  await expect(bar(page)).toBeHidden()
})
