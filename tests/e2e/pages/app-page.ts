import type { Locator, Page } from '@playwright/test'

type Name = string | RegExp

/** A page of the site, with what every page has. */
export class AppPage {
  readonly heading: Locator
  readonly dialog: Locator

  constructor(readonly page: Page) {
    this.heading = page.getByRole('heading', { level: 1 })
    this.dialog = page.getByRole('dialog')
  }

  press = (name: Name) => this.page.getByRole('button', { name }).click()
  follow = (name: Name) => this.page.getByRole('link', { name }).click()
  /** Presses a button of the open dialog. */
  confirm = (name: Name) => this.dialog.getByRole('button', { name }).click()
  undo = () => this.press('Vrátiť späť')

  /** Opens the menu of the office; returns it. */
  async openAdminMenu(): Promise<Locator> {
    const menu = this.page.getByRole('navigation', { name: 'Menu správy' })
    await menu.getByRole('button').click()
    return menu
  }
}
