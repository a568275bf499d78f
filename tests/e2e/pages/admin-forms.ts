import { AppPage } from './app-page'

/** A form of the office over one row. */
class AdminForm extends AppPage {
  readonly saved = this.page.getByText('Zmeny boli uložené.')

  save = () => this.press('Uložiť zmeny')
}

export class UserForm extends AdminForm {
  readonly firstName = this.page.getByLabel('Meno', { exact: true })
  readonly lastName = this.page.getByLabel('Priezvisko')
  readonly phone = this.page.getByLabel('Telefón')
  readonly email = this.page.getByLabel('E-mail')

  openNew = () => this.page.goto('/auth/admin/users/create')
  create = () => this.press('Vytvoriť používateľa')
}

export class CategoryForm extends AdminForm {
  readonly name = this.page.getByLabel('Názov')

  create = () => this.press('Vytvoriť kategóriu')
  /** Asks for the removal, which the dialog still wants confirmed. */
  remove = () => this.press('Odstrániť kategóriu')
}

export class EventForm extends AdminForm {
  readonly repeatUntil = this.page.getByLabel('Opakovať do')
  readonly note = this.page.getByLabel('Poznámka pre rodičov a hráčov')

  open = (event: string) => this.page.goto(`/auth/admin/events/edit?id=${event}`)
  openNew = () => this.page.goto('/auth/admin/events/create')
  repeatWeekly = () => this.page.getByRole('radio', { name: 'Každý týždeň' }).check({ force: true })
  create = () => this.press('Vytvoriť udalosť')
}
