import { expectAccessible } from '../support/accessible'
import { overflowOf } from '../support/a11y'
import { someOf } from '../support/size'
import { expect, test } from './test'

test.use({ person: 'maria' })

for (const width of someOf([360, 1280], 1))
  test(`an event’s parts are tabs for the keyboard, and what is half written survives them, at ${width} px`, async ({
    page,
    planEvent,
    eventForm,
  }) => {
    await page.setViewportSize({ width, height: 780 })
    const event = await planEvent('U11', -1, 2)
    const parts = page.getByRole('navigation', { name: 'Časti udalosti' })
    const current = parts.locator('[aria-current="page"]')
    await eventForm.open(event)
    await expect(current).toHaveText('Udalosť')
    await expectAccessible(page)
    expect(await overflowOf(page)).toBe(0)
    await eventForm.note.fill('Vezmite si obe súpravy.')

    await current.focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/tab=participants/)
    await expect(current).toHaveText(/^Účasť a\snominácia$/)
    await expect(page.getByRole('region', { name: 'Účastníci' })).toBeVisible()
    await expect(eventForm.note).toHaveCount(0)
    await expectAccessible(page)
    expect(await overflowOf(page)).toBe(0)

    await current.focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(current).toHaveText('Výsledok')
    await page.getByLabel('Naše góly').fill('4')
    await page.getByLabel('Góly súpera').fill('2')
    await expectAccessible(page)
    expect(await overflowOf(page)).toBe(0)
    await eventForm.press('Uložiť výsledok')
    await expect(page.getByText('Výsledok bol uložený.')).toBeVisible()
    await expect(page.getByLabel('Naše góly')).toHaveValue('4')

    // The note is still there, and goes out with nothing but itself: the result stays as it was saved.
    await eventForm.follow(/^Udalosť$/)
    await expect(eventForm.note).toHaveValue('Vezmite si obe súpravy.')
    await eventForm.save()
    await expect(eventForm.saved).toBeVisible()
    await page.goto(`/auth/admin/events/edit?id=${event}&tab=result`)
    await expect(page.getByLabel('Góly súpera')).toHaveValue('2')
    // An address from before there were tabs: a page of the participants.
    await page.goto(`/auth/admin/events/edit?id=${event}&page=1#ucastnici`)
    await expect(page.getByRole('region', { name: 'Účastníci' })).toBeVisible()
  })

// The office nominates at a desk.
for (const width of someOf([1280, 360], 1))
  test(`the office nominates in a table with the keyboard alone, at ${width} px`, async ({
    page,
    planEvent,
    app,
  }) => {
    await page.setViewportSize({ width, height: 780 })
    const event = await planEvent('U13', 30, 2)
    await page.goto(`/auth/admin/events/edit?id=${event}&tab=participants`)
    await app.press('Nominácia')
    const table = page.getByRole('table', { name: 'Nominácia hráčov' })
    const rows = table.getByRole('row').filter({ has: page.getByRole('checkbox') })
    await expect(rows.first()).toBeVisible()
    const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height))
    // One line each; a long name, or a note of the family, takes a second one.
    heights.sort((one, other) => one - other)
    expect(heights[Math.floor(heights.length / 2)]).toBeLessThanOrEqual(68)
    expect(heights.at(-1)).toBeLessThanOrEqual(96)
    const whole = await rows.count()

    await page.getByRole('radio', { name: 'Férovosť' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('radio', { name: 'Meno' })).toBeChecked()
    const names = await rows
      .getByRole('checkbox')
      .evaluateAll((all) =>
        all.map((box) => box.closest('label')!.querySelector('span:last-child')!.textContent),
      )
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('radio', { name: 'Odpoveď' })).toBeChecked()
    const silent = page.getByRole('checkbox', { name: /^Len bez odpovede/ })
    await silent.focus()
    await page.keyboard.press('Space')
    await expect(rows).toHaveCount(Number((await silent.locator('xpath=..').innerText()).match(/\d+/)![0]))
    await page.keyboard.press('Space')
    await expect(rows).toHaveCount(whole)
    expect(new Set(names).size).toBe(whole)

    const first = rows.first()
    await first.getByRole('checkbox').focus()
    await page.keyboard.press('Space')
    await expect(first.getByRole('checkbox')).toBeChecked()
    await page.keyboard.press('Tab')
    await expect(first.getByRole('button', { name: /^Náhrada:/ })).toBeFocused()
    // A row takes the tap wherever it is, but for its control.
    await rows.nth(1).getByRole('cell').first().click({ force: true })
    await expect(rows.nth(1).getByRole('checkbox')).toBeChecked()
    await rows
      .nth(2)
      .getByRole('button', { name: /^Náhrada:/ })
      .click()
    await expect(page.getByText(/^Nominovaní 2 z 16/)).toBeInViewport()
    await expectAccessible(page)
    expect(await overflowOf(page)).toBe(0)
    await app.press('Uložiť nomináciu')
    await expect(page.getByText('Nominácia bola uložená.')).toBeVisible()
    await expect(page.getByText('V nominácii')).toHaveCount(2)
  })
