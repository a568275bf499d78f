import sharp from 'sharp'
import { expectAccessible } from '../support/accessible'
import { Visitor } from '../support/http'
import { PASSWORD } from '../support/people'
import { sized } from '../support/size'
import { expect, test, unique } from './test'

// An album of photos by hand, a withdrawal that takes effect at the next request, and the question after sign-in.

const PHOTOS = sized(8, 20)
const photo = async (at: number) => ({
  name: `foto-${at}.jpg`,
  mimeType: 'image/jpeg',
  buffer: await sharp({
    create: { width: 640, height: 480, channels: 3, background: { r: at * 12, g: 90, b: 60 } },
  })
    .jpeg()
    .toBuffer(),
})

test(`${PHOTOS} photos become an album, and those with Ema are gone at the next request after her mother withdraws`, async ({
  page,
  baseURL,
  enterAs,
}) => {
  const visitor = new Visitor(baseURL!)
  const title = unique('Zimný turnaj')
  const mother = await enterAs('jana')
  await enterAs('maria')
  await page.goto('/auth/admin/photos')
  // Open by itself while there is nothing to say of any photo.
  if (!(await page.getByLabel('Názov albumu').isVisible()))
    await page.getByText('Nahrať fotky do albumu').click()
  await page.getByLabel('Názov albumu').fill(title)
  await page
    .getByLabel('Fotky', { exact: true })
    .setInputFiles(await Promise.all(Array.from({ length: PHOTOS }, (_, at) => photo(at))))
  const made = page.waitForResponse((response) => response.url().endsWith('/api/albums'))
  await page.getByRole('button', { name: new RegExp(`Nahrať ${PHOTOS}\\s+fotiek`) }).click()
  const { id } = ((await (await made).json()) as { album: { id: string } }).album
  await expect(page.getByText(new RegExp(`Nahraté ${PHOTOS} z ${PHOTOS}\\s+fotiek\\.`))).toBeVisible({
    timeout: 90_000,
  })
  const { body: found } = await mother.json<{ users: { children: { id: string; name: string }[] } }>(
    '/api/users/me',
  )
  const ema = found.users.children.find(({ name }) => name.startsWith('Ema'))!
  await page.goto(`/auth/admin/photos?album=${id}`)
  const left = page.getByText(/^Ešte treba povedať/)
  await expect(left).toHaveText(new RegExp(`: ${PHOTOS}\\s+fotiek\\.`))
  await expectAccessible(page)
  await page.getByRole('combobox', { name: 'Kto je na fotke' }).fill('Ema Ľal')
  await page.getByRole('option', { name: /Ema Ľalíková/ }).click()
  await page.getByRole('button', { name: 'Uložiť a ďalšia' }).click()
  await expect(left).toHaveText(new RegExp(`: ${PHOTOS - 1}\\s+fotiek\\.`))
  await page.getByRole('button', { name: /^Ako predchádzajúca: Ema/ }).click()
  await expect(left).toHaveText(new RegExp(`: ${PHOTOS - 2}\\s+fotiek\\.`))
  await page.getByRole('button', { name: /^Ema Ľalíková/ }).click()
  await page.getByRole('button', { name: 'Uložiť a ďalšia' }).click()
  for (let rest = PHOTOS - 4; rest >= 0; rest -= 1) {
    await page.getByRole('button', { name: 'Nikto rozpoznateľný' }).click()
    await expect(
      page.getByText(rest > 0 ? new RegExp(`: ${rest}\\s+fot`) : 'Všetky tieto fotky sú vybavené.'),
    ).toBeVisible()
  }
  const album = async () => (await visitor.request(`/gallery/${id}`)).text()
  expect(await album()).toContain(`${PHOTOS}\u00a0fotiek`)
  const picture = /\/files\/media\/[0-9a-f-]+\/medium\/[^" ]+/.exec(await album())![0]
  expect((await visitor.request(picture)).status).toBe(200)
  const withdrawn = await mother.json('/api/consents', {
    method: 'POST',
    body: { person: ema.id, purpose: 'photos', textVersion: 1, given: false },
  })
  expect(withdrawn.status).toBe(200)
  expect((await visitor.request(picture)).status).toBe(404)
  expect(await album()).toContain(`${PHOTOS - 3}\u00a0fotiek`)
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
})

test('a parent is asked at the first sign-in, nothing is chosen beforehand, and „Teraz nie“ lets them go on', async ({
  page,
  office,
  categoryNamed,
}) => {
  const lastName = unique('Nová')
  const make = async (person: object) => {
    const { status, body } = await office.json<{ user: { id: string } }>('/api/users', {
      method: 'POST',
      body: { lastName, role: 'player', ...person },
    })
    expect(status, JSON.stringify(body)).toBe(200)
    return body.user.id
  }
  const category = await categoryNamed('U9')
  const children: object[] = []
  for (const firstName of ['Nora', 'Tibor']) {
    const player = await make({ firstName, playing: true, birthDate: '2018-05-01', category })
    children.push({ player, relation: 'mother', right: 'full' })
  }
  const email = `${lastName.split(' ').at(-1)!.toLowerCase()}@posta.test`
  const mother = await make({ firstName: 'Eva', playing: false, email, children })
  const password = 'Kvetinka-2026!'
  const set = await office.json(`/api/users/${mother}/password`, {
    method: 'POST',
    body: { currentPassword: PASSWORD, password },
  })
  expect(set.status).toBe(200)
  await page.goto('/login')
  await page.getByLabel('E-mail alebo prihlasovacie meno').fill(email)
  await page.getByLabel('Heslo', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Prihlásiť sa' }).click()
  await expect(page).toHaveURL(/\/auth\/consents\?next=/)
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  // Four purposes of two children; nothing is asked about the mother.
  await expect(page.getByRole('radio')).toHaveCount(16)
  await expectAccessible(page)
  await page.getByRole('radio', { name: 'Súhlasím', exact: true }).first().click()
  await expect(page.getByText('Zostáva 7 odpovedí.')).toBeVisible()
  await page.getByRole('button', { name: 'Teraz nie' }).click()
  await expect(page).toHaveURL(/\/auth\/player\/eventList$/)
  await page.goto('/auth/player/eventList')
  await expect(page).toHaveURL(/\/auth\/player\/eventList$/)
  await page.goto('/auth/profile')
  await expect(page.getByText(/7\s+otázok čaká na vašu odpoveď/)).toBeVisible()
})
