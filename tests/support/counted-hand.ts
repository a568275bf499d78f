import type { Locator, Page } from '@playwright/test'

/** What one step of a longer work has cost a person. */
export interface Step {
  name: string
  /** Taps, choices in a list and files chosen. */
  clicks: number
  /** Fields that were typed into. */
  fields: number
  seconds: number
}

/** Does what a person does on a page, and counts it by steps. */
export class CountedHand {
  readonly steps: Step[] = []

  constructor(private readonly page: Page) {}

  /** Begins a step; all that follows belongs to it. */
  async step(name: string, work: () => Promise<void>): Promise<void> {
    const step: Step = { name, clicks: 0, fields: 0, seconds: 0 }
    this.steps.push(step)
    const begun = Date.now()
    await work()
    step.seconds = Math.round((Date.now() - begun) / 100) / 10
  }

  async click(what: Locator): Promise<void> {
    this.now.clicks += 1
    await what.click()
  }

  async press(button: string | RegExp): Promise<void> {
    await this.click(this.page.getByRole('button', { name: button }))
  }

  async type(label: string, text: string): Promise<void> {
    this.now.fields += 1
    await (await this.field(label)).fill(text)
  }

  async choose(label: string, option: string): Promise<void> {
    this.now.clicks += 1
    await (await this.field(label)).selectOption({ label: option })
  }

  async file(label: string, name: string, mimeType: string, buffer: Buffer): Promise<void> {
    this.now.clicks += 1
    await (await this.field(label)).setInputFiles({ name, mimeType, buffer })
  }

  /** The field whose label begins so; what follows says that it is optional. In an open dialog, only there. */
  private async field(label: string): Promise<Locator> {
    const dialog = this.page.getByRole('dialog')
    const place = (await dialog.count()) > 0 ? dialog : this.page
    return place.getByLabel(new RegExp(`^${label}`)).first()
  }

  private get now(): Step {
    return this.steps.at(-1)!
  }
}
