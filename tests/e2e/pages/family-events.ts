import { AppPage } from './app-page'

/** A family's list of events. */
export class FamilyEventsPage extends AppPage {
  readonly saved = this.page.getByText('Odpoveď bola uložená.').first()

  open = () => this.page.goto('/auth/player/eventList')
  /** Narrows the list to one child, or widens it to „Všetky deti“. */
  show = (child: string) =>
    this.page.getByRole('navigation', { name: 'Zobraziť ako' }).getByRole('link', { name: child }).click()
  /** The event of this title among those that wait for an answer. */
  waiting = (title: string) => this.page.locator('#caka li').filter({ hasText: title })
  answer = (title: string, answer: string) =>
    this.waiting(title).getByRole('radio', { name: answer, exact: true }).check()
}
