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

test('an update while marks wait and a message is half written: both are there, and a part that is gone loads the page anew', async ({
  browser,
}) => {
  const { event, marks } = await planTraining()
  const ofTrainer = await browser.newContext()
  const ofOffice = await browser.newContext()
  try {
    const sheet = await openAs(ofTrainer, 'lubos', `/auth/admin/attendances/create?event=${event}`)
    await ofTrainer.route(API, (route) => route.abort())
    await sheet.getByRole('button', { name: 'Všetci tu' }).click()
    await expect(sheet.getByText(/^Uložené v telefóne, odošle sa/)).toBeVisible()
    const waiting = await waitingIn(sheet)
    const message = await openAs(ofOffice, 'maria', '/auth/admin/notification')
    await message.getByLabel('Predmet').fill('Zmena haly')
    await message.getByLabel('Text správy').fill('Od pondelka trénujeme v hale na Školskej.')

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
    await expect(message.getByLabel('Predmet')).toHaveValue('Zmena haly')
    await markAsOld(message)
    await message.getByRole('banner').getByRole('link', { name: 'Dokumenty' }).click()
    // The address changes first; then the answer tells the old page that it is of another version, and the browser loads it.
    await message.waitForFunction(() => !('isOld' in window))
    await expect(message).toHaveURL(`${server.url}/documents`)
    await expect(message.getByRole('heading', { level: 1, name: 'Dokumenty' })).toBeVisible()
    await message.goBack()
    await expect(message.getByText('Obnovili sme rozpísané zmeny.')).toBeVisible()
    await expect(message.getByLabel('Predmet')).toHaveValue('Zmena haly')
    await expect(message.getByLabel('Text správy')).toHaveValue('Od pondelka trénujeme v hale na Školskej.')
  } finally {
    await ofTrainer.close()
    await ofOffice.close()
  }
})
