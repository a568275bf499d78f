import { randomInt } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible'
import { lowContrasts } from '../support/contrast'
import { makeTeam, type OwnTeam } from '../support/own-team'
import { signedIn } from '../support/signed-in'
import { someOf } from '../support/size'
import { planEvent } from '../support/write-log'
import { expect, test as base } from './test'

// The sheet on a phone of 360 by 740, in a category whose trainer and players no other test knows.

const test = base.extend<{ team: OwnTeam }>({
  team: async ({ office, enterAs }, provide) => {
    // Wide letters: „Leonard Xmm…“ fills the line of its name, and the sign of the photos has no room behind it.
    const mark = Array.from({ length: 6 }, () => 'fijlrt'[randomInt(6)]).join('')
    const team = await makeTeam(office, `Mužstvo Xmm${mark}`)
    const trainer = await enterAs({ email: team.email })
    // Asked at the first sign-in; here it would come before the sheet.
    await trainer.request('/api/consents/later', { method: 'POST', body: {} })
    await provide(team)
  },
})

const OPEN = '/auth/admin/attendances/create'
const lines = (page: Page) => page.locator('[data-squad] > li')
const boxOf = async (locator: Locator) => (await locator.boundingBox())!

test.use({ viewport: { width: 360, height: 740 } })

test('eighteen players with two exceptions take four taps and at most 1,600 px of scrolling from opening the app', async ({
  page,
  office,
  team,
  baseURL,
}) => {
  const event = await planEvent(office, team.category, -0.5)
  let taps = 0
  let scrolled = 0
  await page.exposeFunction('addScrolled', (by: number) => void (scrolled += by))
  await page.addInitScript(() => {
    let last = 0
    addEventListener('scroll', () => {
      void (window as unknown as { addScrolled: (by: number) => void }).addScrolled(Math.abs(scrollY - last))
      last = scrollY
    })
  })
  const tap = async (target: Locator) => {
    await target.tap()
    taps += 1
  }
  // The event that is on opens by itself.
  await page.goto(OPEN)
  await expect(page).toHaveURL(new RegExp(`event=${event}$`))
  await expect(lines(page)).toHaveCount(18)
  await tap(page.getByRole('button', { name: 'Všetci tu' }))
  const last = lines(page).nth(17)
  await lines(page).nth(9).getByRole('radio', { name: 'Chýba' }).scrollIntoViewIfNeeded()
  await tap(lines(page).nth(9).getByRole('radio', { name: 'Chýba' }))
  await last.getByRole('radio', { name: 'Neskoro' }).scrollIntoViewIfNeeded()
  await tap(last.getByRole('radio', { name: 'Neskoro' }))
  await tap(last.getByRole('button', { name: '10 min' }))
  await expect(page.getByText('Odoslané', { exact: true })).toBeVisible()
  process.stdout.write(`sheet of 18: ${taps} taps, ${Math.round(scrolled)} px\n`)
  expect(taps).toBeLessThanOrEqual(4)
  expect(scrolled).toBeLessThanOrEqual(1600)

  const trainer = await signedIn(baseURL!, { email: team.email })
  type Rows = { attendance: { status: string; lateMinutes: number | null } | null }[]
  const { body } = await trainer.json<{ event: { players: Rows } }>(`/api/events/eventPlayers/${event}`)
  const marks = body.event.players.map(({ attendance }) => attendance)
  expect(marks.filter((mark) => mark?.status === 'present')).toHaveLength(16)
  expect(marks[9]?.status).toBe('absent')
  expect(marks[17]).toMatchObject({ status: 'late', lateMinutes: 10 })

  // A folded line is about 60 px, its targets 44 px; at least eight lines are seen above the bar.
  await lines(page)
    .first()
    .evaluate((line) => line.scrollIntoView({ block: 'start' }))
  const bar = await boxOf(page.locator('[data-bottom-bar]').first())
  const boxes = await Promise.all((await lines(page).all()).map(boxOf))
  expect(Math.max(...boxes.slice(0, 17).map(({ height }) => height))).toBeLessThanOrEqual(64)
  expect(boxes.filter(({ y, height }) => y >= 0 && y + height <= bar.y).length).toBeGreaterThanOrEqual(8)
  for (const name of ['Chýba', 'Ospravedlnené', 'Neskoro']) {
    const { width, height } = await boxOf(lines(page).first().getByRole('radio', { name }))
    expect(Math.min(width, height), name).toBeGreaterThanOrEqual(44)
  }
  // The button that opens the line lies over the name and the sign.
  const third = lines(page).nth(2)
  for (const part of ['strong', '[title]']) {
    const { x, y } = await boxOf(third.locator(part).first())
    await page.touchscreen.tap(x + 6, y + 6)
    const more = third.getByRole('button', { name: /^Poznámka a zranenie/ })
    await expect(more).toHaveAttribute('aria-expanded', 'true')
    await more.tap()
    await expect(more).toHaveAttribute('aria-expanded', 'false')
  }
  await expectAccessible(page)
})

test('„Všetci tu“ is undone, and the count of the unmarked leads to each of them', async ({
  page,
  office,
  team,
}) => {
  await planEvent(office, team.category, -0.5)
  await page.goto(OPEN)
  await lines(page).nth(3).getByRole('radio', { name: 'Chýba' }).tap()
  await page.getByRole('button', { name: 'Všetci tu' }).tap()
  await expect(page.getByText('Odoslané', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Vrátiť „Všetci tu“' }).tap()
  await expect(page.locator('[data-unmarked]')).toHaveCount(17)
  await expect(lines(page).nth(3).getByRole('radio', { name: 'Chýba' })).toBeChecked()
  await expect(page.getByText('Odoslané', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.locator('[data-unmarked]')).toHaveCount(17)
  await page.getByRole('button', { name: /^Neoznačené 17/ }).tap()
  await expect(lines(page).first().getByRole('radio').first()).toBeFocused()
  await page.getByRole('button', { name: /^Neoznačené 17/ }).tap()
  await expect(lines(page).nth(1).getByRole('radio').first()).toBeFocused()
  await expect(lines(page).nth(1)).toBeInViewport({ ratio: 1 })
})

test('with two events on, or asked for another one, a trainer chooses; those that are on come first', async ({
  page,
  office,
  team,
}) => {
  const event = await planEvent(office, team.category, -0.5)
  await page.goto(OPEN)
  await page.getByRole('link', { name: 'Iná udalosť' }).tap()
  await expect(page).toHaveURL(/choose=1/)
  const today = page.getByRole('region', { name: 'Dnes' }).getByRole('listitem')
  await expect(today.first()).toContainText('Práve prebieha')
  await expect(today.first().getByRole('link').first()).toHaveAttribute('href', new RegExp(event))
  await expectAccessible(page)
  await planEvent(office, team.category, -0.4)
  await page.goto(OPEN)
  expect(new URL(page.url()).search).toBe('')
  await expect(page.getByText('Práve prebieha')).toHaveCount(2)
})

test('a match lists the nominated first, folds the rest and says how many of them are here', async ({
  page,
  office,
  team,
}) => {
  const event = await planEvent(office, team.category, -0.5, 2)
  const nominate = async (player: string, nomination: string) => {
    const path = `/api/events/${event}/nomination`
    const body = { players: [{ player, nomination }], notify: false }
    const made = await office.json(path, { method: 'POST', body })
    expect(made.status, JSON.stringify(made.body)).toBe(200)
  }
  for (const player of team.players.slice(4, 16)) await nominate(player, 'in')
  await page.goto(OPEN)
  await expect(lines(page)).toHaveCount(12)
  await expect(page.getByText('· nie sú v nominácii')).toBeVisible()
  await page.getByRole('button', { name: 'Všetci tu' }).tap()
  await lines(page).first().getByRole('radio', { name: 'Chýba' }).tap()
  await expect(page.getByRole('definition').first()).toHaveText('11\u00a0z\u00a012')
  await expectAccessible(page)
})

for (const colorScheme of someOf(['dark', 'light'] as const, 1))
  test(`for bright sun every text and control of the sheet has 7 : 1 on a ${colorScheme} phone`, async ({
    page,
    office,
    team,
  }) => {
    await page.emulateMedia({ colorScheme })
    await planEvent(office, team.category, -0.5)
    await page.goto(OPEN)
    await page.getByRole('button', { name: 'Na slnko' }).tap()
    for (const [index, name] of ['Tu', 'Chýba', 'Ospravedlnené', 'Neskoro'].entries())
      await lines(page).nth(index).getByRole('radio', { name }).tap()
    await lines(page).nth(4).getByRole('button').tap()
    await lines(page).nth(4).getByRole('button', { name: 'Zranenie', exact: true }).tap()
    const sheet = page.locator('[data-sun]')
    expect(await lowContrasts(sheet, 7)).toEqual([])
    await page.getByRole('button', { name: 'Všetci tu' }).tap()
    await expect(page.getByText('Odoslané', { exact: true })).toBeVisible()
    expect(await lowContrasts(sheet, 7)).toEqual([])
  })

test('at 320 px the counts stand on one line and nothing is wider than the screen, with large letters neither', async ({
  page,
  office,
  team,
}) => {
  await planEvent(office, team.category, -0.5)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(OPEN)
  await page.getByRole('button', { name: 'Všetci tu' }).tap()
  await lines(page).first().getByRole('radio', { name: 'Ospravedlnené' }).tap()
  await lines(page).nth(1).getByRole('button').tap()
  await lines(page).nth(1).getByRole('button', { name: 'Zranenie', exact: true }).tap()
  await lines(page).nth(2).getByRole('radio', { name: 'Neskoro' }).tap()
  await lines(page).nth(2).getByRole('button', { name: '15 min' }).tap()
  const tops = await page
    .getByRole('definition')
    .evaluateAll((all) =>
      all.filter((each) => each.checkVisibility()).map((each) => each.getBoundingClientRect().top),
    )
  expect(tops).toHaveLength(5)
  expect(new Set(tops).size).toBe(1)
  await expectAccessible(page)
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  await expectAccessible(page)
})
