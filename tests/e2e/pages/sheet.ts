import type { Locator } from '@playwright/test'
import type { Status, STATUSES } from '@/features/attendance/labels'
import { AppPage } from './app-page'

/** The attendance sheet of an event, and the page where the event is chosen. */
export class SheetPage extends AppPage {
  readonly saveButton = this.page.getByRole('button', { name: /Uložiť dochádzku|Skúsiť znova/ })
  readonly sent = this.page.getByText('Odoslané', { exact: true })

  /** Opens the sheet of an event, or the page where one is chosen, also while one is on. */
  open = (event?: string) =>
    this.page.goto(`/auth/admin/attendances/create?${event ? `event=${event}` : 'choose=1'}`)

  /** Unfolds the part in which a training nobody planned is made; returns it. */
  async openExtraTraining(): Promise<Locator> {
    const extra = this.page.getByRole('group').filter({ hasText: 'Bez udalosti' })
    if ((await extra.getAttribute('open')) === null) await extra.getByText('Bez udalosti').click()
    return extra
  }

  /** Makes a training nobody planned; returns the event's id once its sheet is open. */
  async addExtraTraining(category: string): Promise<string> {
    const extra = await this.openExtraTraining()
    await extra.getByRole('button', { name: category }).click()
    await this.page.waitForURL(/event=/)
    return new URL(this.page.url()).searchParams.get('event')!
  }

  markAllPresent = () => this.press('Všetci tu')
  /** The button of the first player for this status. */
  first = (status: (typeof STATUSES)[Status]) =>
    this.page.getByRole('list').getByRole('group').first().getByRole('radio', { name: status })
  save = () => this.saveButton.click()
}
