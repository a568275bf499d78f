import { AppPage } from './app-page'

/** Payload's form of one document; its ids are Payload's. */
export class PanelForm extends AppPage {
  readonly title = this.page.locator('#field-title')

  save = () => this.page.locator('#action-save').click()

  /** The id of the document, once it has one. */
  async id(): Promise<string> {
    await this.page.waitForURL(/\/admin\/collections\/\w+\/[0-9a-f-]{36}/)
    return new URL(this.page.url()).pathname.split('/').at(-1)!
  }
}
