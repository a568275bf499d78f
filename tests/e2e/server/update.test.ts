import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { waitingIn } from '../../support/kept-on-device'
import { OwnServer } from '../../support/own-server'
import { makeSecondBuild } from '../../support/second-build'
import { enterAs, signedIn } from '../../support/signed-in'
import { planEvent } from '../../support/write-log'

// A new version of the site is started while pages of the old one are open.

let server: OwnServer

test.beforeAll(async () => {
  server = await OwnServer.open('update')
})
test.afterAll(() => server?.remove())

const API = '**/api/attendances'
type Sheet = { event: { players: { attendance: { status: string } | null }[] } }

async function planTraining(): Promise<{ event: string; marks: () => Promise<(string | undefined)[]> }> {
  const office = await signedIn(server.url, 'maria')
  type Categories = { categories: { id: string; name: string }[] }
  const { categories } = (await office.json<Categories>('/api/categories')).body
  const event = await planEvent(office, categories.find(({ name }) => name === 'U11')!.id, -0.5)
  const marks = async () => {
    const { body } = await office.json<Sheet>(`/api/events/eventPlayers/${event}`)
    return body.event.players.map(({ attendance }) => attendance?.status)
  }
  return { event, marks }
}

async function openAs(context: BrowserContext, who: 'lubos' | 'maria', path: string): Promise<Page> {
  await enterAs(context, server.url, who)
  const page = await context.newPage()
  page.on('dialog', (dialog) => void dialog.accept())
  await page.goto(server.url + path)
  return page
}

/** A page that was loaded anew does not know the mark any more. */
const markAsOld = (page: Page) => page.evaluate(() => ((window as { isOld?: boolean }).isOld = true))

/** A message half written; `isMenuLoaded` says whether the pages of its menu were loaded ahead, by the old version. */
async function halfWritten(context: BrowserContext, isMenuLoaded: boolean): Promise<Page> {
  if (!isMenuLoaded)
    await context.route(
      ({ searchParams }) => searchParams.has('_rsc'),
      (route) => (route.request().headers()['next-router-prefetch'] ? route.abort() : route.fallback()),
    )
  const page = await openAs(context, 'maria', '/auth/admin/notification')
  await page.getByLabel('Predmet').fill('Zmena haly')
  await page.getByLabel('Text správy').fill('Od pondelka trénujeme v hale na Školskej.')
  await page.waitForLoadState('networkidle')
  return page
}

/** Leaves the message of the old page by its menu to a page of the new version, and comes back to it. */
async function leaveAndComeBack(page: Page, isMenuLoaded: boolean): Promise<void> {
  await expect(page.getByLabel('Predmet')).toHaveValue('Zmena haly')
  await markAsOld(page)
  await page.getByRole('banner').getByRole('link', { name: 'Dokumenty' }).click()
  // The address changes first; then the answer tells the old page that it is of another version, and the browser loads it.
  if (!isMenuLoaded) await page.waitForFunction(() => !('isOld' in window))
  await expect(page).toHaveURL(`${server.url}/documents`)
  await expect(page.getByRole('heading', { level: 1, name: 'Dokumenty' })).toBeVisible()
  await page.goBack()
  await expect(page.getByText('Obnovili sme rozpísané zmeny.')).toBeVisible()
  await expect(page.getByLabel('Predmet')).toHaveValue('Zmena haly')
  await expect(page.getByLabel('Text správy')).toHaveValue('Od pondelka trénujeme v hale na Školskej.')
}

test('an update while marks wait and a message is half written: both are there, and a part that is gone loads the page anew', async ({
  browser,
}) => {
  const { event, marks } = await planTraining()
  const ofTrainer = await browser.newContext({ serviceWorkers: 'allow' })
  const ofOffice = await browser.newContext({ serviceWorkers: 'allow' })
  const ofColleague = await browser.newContext({ serviceWorkers: 'allow' })
  try {
    const sheet = await openAs(ofTrainer, 'lubos', `/auth/admin/attendances/create?event=${event}`)
    await ofTrainer.route(API, (route) => route.abort())
    await sheet.getByRole('button', { name: 'Všetci tu' }).click()
    await expect(sheet.getByText(/^Uložené v telefóne, odošle sa/)).toBeVisible()
    const waiting = await waitingIn(sheet)
    const messages = [await halfWritten(ofOffice, false), await halfWritten(ofColleague, true)]

    await server.process.stop()
    makeSecondBuild(server.build)
    await server.start()

    // The part that is loaded when it is asked for has another name in the new version.
    await markAsOld(sheet)
    let isAsked = false
    sheet.on('dialog', (dialog) => {
      isAsked = true
      void dialog.accept()
    })
    const reloaded = sheet.waitForEvent('load')
    await sheet.getByRole('button', { name: 'Kto vedie' }).click()
    await reloaded
    expect(await sheet.evaluate(() => 'isOld' in window)).toBe(false)
    // The browser would say that something may be lost; the marks are on the device.
    expect(isAsked).toBe(false)
    await expect(sheet.getByText('Všetci označení')).toBeVisible()
    expect(await waitingIn(sheet)).toBe(waiting)
    await sheet.getByRole('button', { name: 'Kto vedie' }).click()
    await expect(sheet.getByRole('dialog')).toBeVisible()
    await sheet.keyboard.press('Escape')
    await ofTrainer.unroute(API)
    await sheet.getByRole('button', { name: /Uložiť dochádzku|Skúsiť znova/ }).click()
    await expect(sheet.getByText(/^(Odoslané|Všetko je uložené)$/)).toBeVisible()
    expect((await marks()).every((status) => status === 'present' || status === 'excused')).toBe(true)
    expect(await waitingIn(sheet)).toBe('[]')

    // The menu of the old page leads to pages of the new version, and what was typed is still there.
    await leaveAndComeBack(messages[0]!, false)
    await leaveAndComeBack(messages[1]!, true)
  } finally {
    await ofTrainer.close()
    await ofOffice.close()
    await ofColleague.close()
  }
})
