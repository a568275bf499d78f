import { openAccessible } from '../support/accessible'
import { expect, test } from './test'

test.use({ person: 'maria' })

const HOUR = 3_600_000
const clubDay = (moment: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Bratislava' }).format(moment)

/** The noon of a Tuesday in seven to eight weeks, so that the days after it are of the same week. */
function farTuesday(): number {
  let moment = new Date(Date.now() + 49 * 24 * HOUR).setUTCHours(11, 0, 0, 0)
  while (new Date(moment).getUTCDay() !== 2) moment += 24 * HOUR
  return moment
}

test('a week shows its events and those around it', async ({ page, planEvent, office }) => {
  const start = farTuesday()
  const event = await planEvent('U17', (start - Date.now()) / HOUR)
  const [, monday, friday] = [0, -1, 3].map((days) => clubDay(start + days * 24 * HOUR))
  await openAccessible(page, `/auth/admin/events?view=week&week=${friday}`)
  const entry = page.locator(`a[href*="${event}"]`)
  await expect(entry).toContainText('12:00')
  await expect(entry).toContainText('Tréningový areál')
  await page.getByRole('link', { name: 'Nasledujúci týždeň' }).click()
  await page.waitForURL(/week=/)
  await expect(entry).toHaveCount(0)
  await page.getByRole('link', { name: 'Celý mesiac' }).click()
  await page.waitForURL(/view=month/)
  await page.goto(`/auth/admin/events?view=month&month=${monday!.slice(0, 7)}`)
  await page.getByRole('link', { name: 'Po týždňoch' }).click()
  await page.waitForURL(/view=week/)
  expect((await office.request(`/api/events/${event}?notify=false`, { method: 'DELETE' })).status).toBe(200)
})

test.describe('with a mouse', () => {
  test.use({ viewport: { width: 1280, height: 900 }, hasTouch: false, isMobile: false })

  test('an event is dragged to another day, which asks first', async ({ page, planEvent, office }) => {
    const start = farTuesday()
    const event = await planEvent('U17', (start - Date.now()) / HOUR)
    const to = clubDay(start + 2 * 24 * HOUR)
    await openAccessible(page, `/auth/admin/events?view=week&week=${to}`)
    const entry = page.locator(`a[href*="${event}"]`)
    const target = page.locator(`td[data-day="${to}"]`)
    const [title] = (await entry.innerText()).match(/Udalosť \d+/)!
    const dialog = page.getByRole('dialog', { name: `Presunúť „${title}“?` })
    // The page’s script listens to the mouse: until it runs, the browser drags a link. Near the top of the day, which is on the
    // screen with the event: a page that scrolls under the mouse would drag another one.
    await expect(async () => {
      await entry.dragTo(target, { sourcePosition: { x: 20, y: 8 }, targetPosition: { x: 60, y: 20 } })
      await expect(dialog.getByRole('button', { name: 'Presunúť' })).toBeVisible({ timeout: 3000 })
    }).toPass()
    await dialog.getByRole('checkbox').uncheck()
    await dialog.getByRole('button', { name: 'Presunúť' }).click()
    await expect(page.getByText(/^Presunuté na deň štvrtok/)).toBeVisible()
    await expect(target.locator(`a[href*="${event}"]`)).toBeVisible()
    const { body } = await office.json<{ event: { startsAt: string } }>(`/api/events/${event}`)
    expect(clubDay(Date.parse(body.event.startsAt))).toBe(to)
    expect((await office.request(`/api/events/${event}?notify=false`, { method: 'DELETE' })).status).toBe(200)
  })
})
