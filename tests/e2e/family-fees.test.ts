import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import decodeQR from 'qr/decode.js'
import sharp from 'sharp'
import { addDays, dayOf } from '@/lib/dates'
import { ROUTES } from '@/lib/routes'
import { expectAccessible } from '../support/accessible'
import { hasPoppler, textOf } from '../support/pdf-reader'
import { someOf } from '../support/size'
import { expect, test } from './test'

test.use({ person: 'jana' })

const FEES = ROUTES.playerMembership.path
const WIDTHS = someOf([360, 1280], 1)

interface Together {
  payBySquare: string
  payment: { amount: number; link: string }
}
interface Family {
  memberFee: {
    fees: {
      id: string
      owed: number
      paidAmount: number
      state: string
      claimedPaidAt: string | null
      player: { name: string }
    }[]
    together: Together | null
    /** Without what is due later, when something is: the page shows it first. */
    togetherNow: Together | null
  }
}

const resize = (page: Page, width: number) => page.setViewportSize({ width, height: 800 })

async function codeIn(file: string): Promise<string> {
  const { data, info } = await sharp(await readFile(file))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return decodeQR({ width: info.width, height: info.height, data: new Uint8Array(data) })
}

async function download(page: Page, name: RegExp): Promise<{ path: string; name: string }> {
  const waiting = page.waitForEvent('download')
  await page.getByRole('link', { name }).first().click()
  const file = await waiting
  return { path: await file.path(), name: file.suggestedFilename() }
}

test('Jana reads first what is owed and until when, what is overdue in red', async ({ page, enterAs }) => {
  const jana = await enterAs('jana')
  const { fees } = (await jana.json<Family>('/api/playerMembership')).body.memberFee
  const isOverdue = fees.some(({ state }) => state === 'overdue')
  const isClaimed = fees.some(({ claimedPaidAt }) => claimedPaidAt !== null)
  for (const width of WIDTHS) {
    await resize(page, width)
    await page.goto(FEES)
    const owed = page.getByText('Nedoplatok spolu')
    await expect(owed).toBeVisible()
    await expect(page.getByText('Po splatnosti').first()).toBeVisible({ visible: isOverdue })
    const first = (await owed.boundingBox())!.y
    const codes = (await page.getByText(/^Zaplatiť za všetky deti/).boundingBox())!.y
    expect(first).toBeLessThan(codes)
    await expect(page.getByText('Čaká na spárovanie').first()).toBeVisible({ visible: isClaimed })
    await expectAccessible(page)
    await page.evaluate(() =>
      document.querySelectorAll<HTMLDetailsElement>('main details').forEach((each) => (each.open = true)),
    )
    await expectAccessible(page)
  }
})

test('the phone that shows the code saves its picture, copies everything and opens the bank’s app', async ({
  page,
  context,
  enterAs,
}) => {
  const jana = await enterAs('jana')
  const { body } = await jana.json<Family>('/api/playerMembership')
  const { together, togetherNow } = body.memberFee
  const { payBySquare, payment } = (togetherNow ?? together)!
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(FEES)
  await page.getByText(/^Zaplatiť za všetky deti/).click()
  const picture = await download(page, /^Uložiť obrázok/)
  expect(picture.name).toMatch(/^platba-\d{1,10}\.png$/)
  expect(await codeIn(picture.path)).toBe(payBySquare)
  const bank = page.getByRole('link', { name: /^Zaplatiť v aplikácii banky/ }).first()
  await expect(bank).toBeVisible()
  await expect(bank).toHaveAttribute('href', payment.link)
  await page
    .getByRole('button', { name: /^Kopírovať všetko/ })
    .first()
    .click()
  await expect(page.getByText('Skopírované').first()).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(
    /^Príjemca: .+\nIBAN: SK24 9999 0000 0000 0000 1234\nSuma: .+ €\nVariabilný symbol \(VS\): \d{1,10}\n/,
  )
})

test('where the phone shares files, the picture is handed to its share menu', async ({ page }) => {
  // The menu itself is the phone's; what it is given is kept.
  await page.addInitScript(() => {
    const given: { name: string; type: string; size: number }[] = []
    Object.assign(window, { given })
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ files }: { files: File[] }) => {
        given.push(...files.map(({ name, type, size }) => ({ name, type, size })))
      },
    })
  })
  await page.goto(FEES)
  await page.getByText(/^Zaplatiť za všetky deti/).click()
  await page
    .getByRole('button', { name: /^Zdieľať obrázok/ })
    .first()
    .click()
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { given: object[] }).given))
    .toEqual([
      { name: expect.stringMatching(/^platba-\d{1,10}\.png$/), type: 'image/png', size: expect.any(Number) },
    ])
})

test('a family says that it has paid everything, the office answers that it has not come', async ({
  page,
  office,
  enterAs,
  makeFamily,
  app,
  waitForCharges,
}) => {
  await waitForCharges()
  const family = await makeFamily('U9')
  const today = dayOf(new Date())
  for (const period of [addDays(today, -66).slice(0, 7), addDays(today, -35).slice(0, 7)])
    await office.json('/api/memberFees', {
      method: 'POST',
      body: { player: family.children[0], period, amount: 1500, dueDate: `${period}-15` },
    })
  const mother = await enterAs(family)
  const { fees } = (await mother.json<Family>('/api/playerMembership')).body.memberFee
  const open = fees.filter(({ owed }) => owed > 0)
  expect(open.length).toBeGreaterThan(1)
  await page.goto(FEES)
  await page.getByRole('button', { name: /^Už som zaplatil\/a všetko/ }).click()
  await expect(page.getByText('Ďakujeme. Platbu priradíme, keď príde na účet.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Čaká na spárovanie', { exact: true })).toHaveCount(open.length)
  await expectAccessible(page)
  await enterAs('maria')
  await page.goto(`${ROUTES.memberFees.path}?state=claimed&search=${encodeURIComponent(family.surname)}`)
  const cell = page.locator('[data-fee]').filter({ hasText: 'hlásia úhradu' })
  await expect(cell).toHaveCount(open.length)
  await cell.first().getByRole('checkbox').check()
  await app.press('Viac úkonov s vybranými')
  await app.press('Platba neprišla')
  await expectAccessible(page)
  await app.confirm('Platba neprišla')
  await expect(page.getByText(/^Platba neprišla: 1\spredpis/)).toBeVisible()
  await expect(cell).toHaveCount(open.length - 1)
  await enterAs(family)
  await page.goto(FEES)
  await expect(page.getByText('Platba neprišla', { exact: true })).toHaveCount(1)
  await expect(page.getByText(/oznámila, že nahlásená platba neprišla/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Už som zaplatil\/a všetko/ }).click()
  await page
    .getByRole('button', { name: /^Ešte som nezaplatil\/a ?: / })
    .first()
    .click()
  await expect(page.getByText('Hlásenie je vzaté späť.')).toBeVisible()
})

test('a confirmation is downloaded and says what was paid', async ({ page, enterAs }) => {
  const jana = await enterAs('jana')
  const { body } = await jana.json<Family>('/api/playerMembership')
  await page.goto(FEES)
  await expect(page.getByRole('heading', { name: 'Potvrdenia (PDF)' })).toBeVisible()
  const file = await download(page, /^Úhrada členského, sezóna 20\d\d\/\d\d\s?, Ema/)
  expect(file.name).toMatch(/^CP-20\d\d-\d\d-\d{1,10}-\d{8}-[0-9A-F]{8}\.pdf$/)
  const bytes = await readFile(file.path)
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  const paid = body.memberFee.fees
    .filter(({ player }) => player.name.startsWith('Ema'))
    .reduce((sum, { paidAmount }) => sum + paidAmount, 0)
  if (hasPoppler) expect(textOf(bytes)).toContain(`Spolu ${(paid / 100).toFixed(2).replace('.', ',')} €`)
})

test('the standing order says how much, when and until when', async ({ page }) => {
  await page.goto(FEES)
  const orders = page.getByRole('heading', { name: 'Trvalý príkaz' }).locator('..')
  // In May and June too few months are left.
  if ((await orders.count()) === 0) return
  await orders.getByText(/^Za všetky deti: /).click()
  await expect(orders.getByText('Prvá platba').first()).toBeVisible()
  await expect(orders.getByText(/^mesačne, 12\. deň/).first()).toBeVisible()
  await expect(orders.getByText(/do konca sezóny/).first()).toBeVisible()
  await expectAccessible(page)
})

test('no page of a trainer has an amount on it, but what the trainer is paid', async ({ enterAs }) => {
  const lubos = await enterAs('lubos')
  for (const { path, who } of Object.values(ROUTES)) {
    if (path === ROUTES.trainerMonth.path) continue
    if (who !== 'signedIn' && !(Array.isArray(who) && who.includes('trainer'))) continue
    const page = await lubos.request(path)
    expect([path, (await page.text()).includes('€')]).toEqual([path, false])
  }
})
