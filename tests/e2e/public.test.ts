import { expectAccessible } from '../support/accessible'
import { someOf } from '../support/size'
import { expect, test } from './test'

test('a father finds the next match on the front page, and its category', async ({ page }) => {
  await page.goto('/')
  const next = page.getByRole('link', { name: /^Najbližší zápas/ })
  await expect(next).toBeVisible()
  await next.click()
  await expect(page).toHaveURL(/\/match\/[0-9a-f-]{36}$/)
  await page
    .getByRole('link', { name: /^Zápasy U/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/categoryMatch\?id=[0-9a-f-]{36}$/)
  await expect(page.getByRole('heading', { level: 2, name: 'Najbližšie zápasy' })).toBeVisible()
  await page.getByText('Vonku', { exact: true }).click()
  await expect(page.locator('[data-side="home"]:visible')).toHaveCount(0)
})

test('a mother finds when and where U13 trains', async ({ page, app }) => {
  await page.goto('/trainings')
  await page.getByRole('navigation', { name: 'Kategórie' }).getByRole('link', { name: 'U13' }).click()
  await expect(page).toHaveURL(/\/trainings\?category=/)
  await expect(app.heading).toHaveText('Tréningy U13')
  await expect(page.locator('#obsah')).toContainText(/\d{2}:\d{2}\s–\s\d{2}:\d{2}/)
})

test('a page changes with its address, for categories and pages of news', async ({ page, app }) => {
  await page.goto('/categoryMatch')
  const categories = page.getByRole('navigation', { name: 'Kategórie' })
  for (const name of ['U15', 'U13', 'U15']) {
    await categories.getByRole('link', { name }).click()
    await expect(app.heading).toHaveText(`Zápasy ${name}`)
  }
  await page.goto('/news')
  await app.follow('Ďalšia strana')
  await expect(page.getByText('Strana 2 z')).toBeVisible()
  await app.follow('Predchádzajúca strana')
  await expect(page.getByText('Strana 2 z')).toBeHidden()
})

test('an article is read from the list and leads back', async ({ page, app }) => {
  await page.goto('/news')
  const first = page.getByRole('article').first().getByRole('link')
  const title = await first.textContent()
  await first.click()
  await expect(app.heading).toHaveText(title!)
  await expectAccessible(page)
  await app.follow('Späť na novinky')
  await expect(page).toHaveURL(/\/news$/)
})

test('a document is found without diacritics; a search in vain says what to do', async ({ page, app }) => {
  await page.goto('/documents')
  const search = page.getByRole('searchbox', { name: 'Hľadať v dokumentoch' })
  await expect(async () => {
    await search.fill('ziadost o ulavu')
    await expect(page.locator('#obsah details a:visible')).toHaveCount(1, { timeout: 1000 })
  }).toPass()
  await expect(page.getByRole('link', { name: /^Žiadosť o úľavu/ })).toBeVisible()
  await search.fill('zzzz')
  await app.press('Vymazať filtre')
  await expect(page.locator('#obsah details').nth(1)).toBeVisible()
  await expectAccessible(page)
})

test('Jakub finds what only members may open, a visitor does not', async ({ page, enterAs }) => {
  const readable = async (): Promise<number> =>
    ((await (await page.request.get('/api/documents')).json()) as { documents: unknown[] }).documents.length
  const shown = page.getByText(/^\d+\sdokument/).first()
  /** The number the page shows, of a moment in which no other test adds or removes a document. */
  const shownAsReadable = async (): Promise<number> => {
    let count = 0
    await expect(async () => {
      await page.goto('/documents')
      count = await readable()
      await expect(shown).toHaveText(new RegExp(`^${count}\\s`), { timeout: 2000 })
    }).toPass()
    return count
  }
  const everybodys = await shownAsReadable()
  await enterAs('jakub')
  expect(await shownAsReadable()).toBeGreaterThan(everybodys)
})

test('an article leads to its neighbours and back', async ({ page, app }) => {
  await page.goto('/news')
  const second = page.getByRole('article').nth(1).getByRole('link')
  const title = await second.textContent()
  await second.click()
  await expect(app.heading).toHaveText(title!)
  const beside = page.getByRole('navigation', { name: 'Ďalšie novinky' })
  await beside.getByRole('link', { name: /^Predchádzajúca/ }).click()
  await expect(app.heading).not.toHaveText(title!)
  await beside.getByRole('link', { name: /^Ďalšia/ }).click()
  await expect(app.heading).toHaveText(title!)
})

test('a document is downloaded under its own name', async ({ page }) => {
  await page.goto('/documents')
  const arrived = page.waitForEvent('download')
  await page
    .getByRole('link', { name: /Stiahnuť \(PDF/ })
    .first()
    .click()
  expect((await arrived).suggestedFilename()).toMatch(/\.pdf$/)
})

test('a photo of an album opens large, arrows lead on, the focus returns', async ({ page, app }) => {
  await page.goto('/gallery')
  await page.locator('#obsah ul a').first().click()
  await page.waitForURL(/\/gallery\/[a-z0-9-]+$/)
  const photo = page.locator('#obsah ul a:has(img)').first()
  expect(await photo.getAttribute('href')).toMatch(/^\/files\/media\//)
  await photo.click()
  const gallery = app.dialog
  await expect(gallery).toContainText('Fotka 1 z')
  await page.keyboard.press('ArrowRight')
  await expect(gallery).toContainText('Fotka 2 z')
  await page.keyboard.press('Escape')
  await expect(gallery).toBeHidden()
  await expect(photo).toBeFocused()
})

test('no public page or feed loads anything from elsewhere', async ({ page, baseURL }) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== baseURL) foreign.push(request.url())
  })
  for (const address of ['/', '/news', '/gallery', '/about/contact'])
    await page.goto(address, { waitUntil: 'networkidle' })
  expect(foreign).toEqual([])
})

test('the sitemap names public pages that exist, and none behind a sign-in', async ({ request }) => {
  const read = async () => {
    const map = await (await request.get('/sitemap.xml')).text()
    const found = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)]
    return { map, addresses: found.map(([, address]) => address!.replace('&amp;', '&')) }
  }
  const { map, addresses } = await read()
  expect(addresses.length).toBeGreaterThan(20)
  expect(map).not.toMatch(/\/auth\/|\/admin|\/login/)
  for (const address of someOf(addresses, 30)) {
    const status = (await request.get(address)).status()
    // Another test may have deleted it meanwhile.
    if (status === 404) expect((await read()).addresses).not.toContain(address)
    else expect(status, address).toBe(200)
  }
})

test('a footer that cannot be loaded leaves the page and its form as they are', async ({ page, app }) => {
  await page.goto('/about/contact')
  const name = page.getByLabel('Meno zákonného zástupcu')
  await name.fill('Eva Nová')
  // After a new release, or without a signal, scripts that the open page has not loaded yet cannot be loaded.
  let refused = 0
  await page.route('**/_next/static/chunks/**', (route) => {
    refused += 1
    return route.abort()
  })
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await expect(page.getByRole('contentinfo')).toContainText('Dolina')
  expect(refused).toBeGreaterThan(0)
  await expect(name).toHaveValue('Eva Nová')
  await expect(app.heading).toContainText('Kontakt')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('without JavaScript the sign-in stands in the top bar', async ({ page, app }) => {
    await page.goto('/')
    await app.follow('Prihlásiť sa')
    await expect(app.heading).toHaveText('Prihlásenie')
  })
})

test('the headline font sets ď, ľ and ť close to what follows, and into nothing', async ({ page }) => {
  await page.goto('/')
  const widths = await page.evaluate(async () => {
    const family = getComputedStyle(document.querySelector('h1')!).fontFamily
    const font = `700 1000px ${family}`
    await document.fonts.load(font, 'ďľť')
    const context = document.createElement('canvas').getContext('2d')!
    context.font = font
    const wide = (text: string) => context.measureText(text).width
    return ['ď', 'ľ', 'ť'].map((letter) => {
      const { actualBoundingBoxRight, width } = context.measureText(letter)
      const bare = { ď: 'd', ľ: 'l', ť: 't' }[letter]!
      return { letter, hole: wide(`${letter}a`) - wide(`${bare}a`), over: actualBoundingBoxRight - width }
    })
  })
  for (const { letter, hole, over } of widths) {
    expect(hole, `room after ${letter}`).toBeLessThan(60)
    // What goes beyond the edge lies above a small letter, not in it.
    expect(over, `${letter} over its edge`).toBeLessThan(70)
  }
})
