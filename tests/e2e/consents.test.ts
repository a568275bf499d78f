import sharp from 'sharp'
import { expectAccessible } from '../support/accessible'
import { Visitor } from '../support/http'
import { expect, test, unique } from './test'

// An album of twenty photos by hand, a withdrawal that takes effect at the next request, and the question after sign-in.

const PHOTOS = 20
const photo = async (at: number) => ({
  name: `foto-${at}.jpg`,
  mimeType: 'image/jpeg',
  buffer: await sharp({
    create: { width: 640, height: 480, channels: 3, background: { r: at * 12, g: 90, b: 60 } },
  })
    .jpeg()
    .toBuffer(),
})

test('twenty photos become an album, and those with Ema are gone at the next request after her mother withdraws', async ({
  page,
  baseURL,
  enterAs,
}) => {
  test.setTimeout(180_000)
  const visitor = new Visitor(baseURL!)
  const title = unique('Zimný turnaj')
  const mother = await enterAs('jana')
  await enterAs('maria')
  await page.goto('/auth/admin/photos')
  await page.getByText('Nahrať fotky do albumu').click()
  await page.getByLabel('Názov albumu').fill(title)
  await page
    .getByLabel('Fotky', { exact: true })
    .setInputFiles(await Promise.all(Array.from({ length: PHOTOS }, (_, at) => photo(at))))
  await page.getByRole('button', { name: 'Nahrať 20 fotiek' }).click()
  await expect(page.getByText('Nahraté 20 z 20 fotiek.')).toBeVisible({ timeout: 90_000 })
  const { body: found } = await mother.json<{ users: { children: { id: string; name: string }[] } }>(
    '/api/users/me',
  )
  const ema = found.users.children.find(({ name }) => name.startsWith('Ema'))!
  await page.goto('/auth/admin/photos')
  const left = page.getByText(/^Ešte treba povedať/)
  await expect(left).toHaveText('Ešte treba povedať: 20 fotiek.')
  await expectAccessible(page)
  await page.getByLabel('Kto je na fotke').fill('Ema Ľal')
  await page.getByRole('option', { name: /Ema Ľalíková/ }).click()
  await page.getByRole('button', { name: 'Uložiť a ďalšia' }).click()
  await expect(left).toHaveText('Ešte treba povedať: 19 fotiek.')
  await page.getByRole('button', { name: /^Ako predchádzajúca: Ema/ }).click()
  await expect(left).toHaveText('Ešte treba povedať: 18 fotiek.')
  await page.getByRole('button', { name: /^Ema Ľalíková/ }).click()
  await page.getByRole('button', { name: 'Uložiť a ďalšia' }).click()
  for (let rest = PHOTOS - 4; rest >= 0; rest -= 1) {
    await page.getByRole('button', { name: 'Nikto rozpoznateľný' }).click()
    await expect(
      page.getByText(rest > 0 ? new RegExp(`: ${rest} fot`) : 'Všetky tieto fotky sú vybavené.'),
    ).toBeVisible()
  }
  const gallery = await (await visitor.request('/gallery')).text()
  const [, address] = new RegExp(`href="(/gallery/[^"]+)"[^>]*>[^]*?${title}`).exec(gallery) ?? []
  const album = async () => (await visitor.request(address!.split('href="').at(-1)!)).text()
  expect(await album()).toContain('20&nbsp;fotiek')
  const picture = /\/files\/media\/[0-9a-f-]+\/medium\/[^" ]+/.exec(await album())![0]
  expect((await visitor.request(picture)).status).toBe(200)
  const withdrawn = await mother.json('/api/consents', {
    method: 'POST',
    body: { person: ema.id, purpose: 'photos', textVersion: 1, given: false },
  })
  expect(withdrawn.status).toBe(200)
  expect((await visitor.request(picture)).status).toBe(404)
  expect(await album()).toContain('17&nbsp;fotiek')
  await mother.json('/api/consents', {
    method: 'POST',
    body: { person: ema.id, purpose: 'photos', textVersion: 1, given: true },
  })
  expect((await visitor.request(picture)).status).toBe(200)
})

test.describe('Jana', () => {
  test.use({ person: 'jana' })

  test('finds her consents in the profile, withdraws one by a tap and gives it again', async ({ page }) => {
    await page.goto('/auth/profile')
    await page.getByRole('link', { name: /Zobraziť a\s+zmeniť súhlasy/ }).click()
    await expect(page.getByRole('heading', { name: 'Súhlasy', level: 1 })).toBeVisible()
    await expectAccessible(page)
    const social = page.getByRole('region', { name: 'Fotografie a videá na sociálnych sieťach' })
    const ema = social.getByRole('listitem').filter({ hasText: 'Ema' })
    await ema.getByRole('radio', { name: 'Nesúhlasím' }).click()
    await expect(ema.getByText(/Súhlas odvolaný|Nesúhlas \d/)).toBeVisible()
    await ema.getByRole('radio', { name: 'Súhlasím', exact: true }).click()
    await expect(ema.getByText(/Súhlas udelený/)).toBeVisible()
    await page.reload()
    await page.getByText('História odpovedí: Ema').click()
    await expect(page.getByText('Jana Ľalíková, matka').first()).toBeVisible()
  })

  test('is asked on her first page after a new text, may say „Teraz nie“, and is then left alone', async ({
    page,
    office,
  }) => {
    type Texts = { consents: { texts: { purpose: string; version: number; text: string }[] } }
    const { body } = await office.json<Texts>('/api/consents')
    const { version, text } = body.consents.texts.filter(({ purpose }) => purpose === 'names').at(-1)!
    await office.json('/api/consents/texts', {
      method: 'POST',
      body: { purpose: 'names', version, text: `${text} (${unique('verzia')})` },
    })
    await page.goto('/auth/player/eventList')
    await expect(page).toHaveURL(/\/auth\/consents\?next=/)
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
    await expectAccessible(page)
    await page.getByRole('radio', { name: 'Súhlasím', exact: true }).first().click()
    await page.getByRole('button', { name: 'Teraz nie' }).click()
    await expect(page).toHaveURL(/\/auth\/player\/eventList$/)
    await page.goto('/auth/player/eventList')
    await expect(page).toHaveURL(/\/auth\/player\/eventList$/)
  })
})
