import { PASSWORD } from '../../support/people'
import { AppPage } from './app-page'

/** The page of the sign-in, `/login`. */
export class SignInPage extends AppPage {
  readonly email = this.page.getByLabel('E-mail alebo prihlasovacie meno')

  open = () => this.page.goto('/login')

  async signIn(email: string, password = PASSWORD): Promise<void> {
    await this.email.fill(email)
    await this.page.getByLabel('Heslo', { exact: true }).fill(password)
    await this.press('Prihlásiť sa')
  }
}
