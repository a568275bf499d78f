import { mkdir, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test as base } from '@playwright/test'
import type { Visitor } from '../support/http'
import { rememberAtLoad } from '../support/appeared'
import { loadNothingAhead } from '../support/nothing-ahead'
import { isWhole } from '../support/size'
import { planEvent } from '../support/write-log'
import type { Person } from '../support/people'
import { makeFamily, type OwnFamily } from '../support/own-family'
import { enterAs, signedIn, type Who } from '../support/signed-in'
import { CategoryForm, EventForm, UserForm } from './pages/admin-forms'
import { FamilyEventsPage } from './pages/family-events'
import { PanelForm } from './pages/panel-form'
import { AppPage } from './pages/app-page'
import { SheetPage } from './pages/sheet'
import { SignInPage } from './pages/sign-in'

export { expect } from '@playwright/test'

interface Fixtures {
  /** Who is signed in from the first page on; `test.use({ person: 'maria' })` says it for a whole file. */
  person: Person | undefined
  /**
   * Whether links load their pages ahead, which is half of the server's work: in the whole size, and where a page might
   * show what was loaded too early.
   */
  loadsAhead: boolean
  /** Mária, an administrator, without a browser: prepares what a test needs, and reads what it has changed. */
  office: Visitor
  /** Signs somebody in during a test; returns their HTTP client. */
  enterAs: (who: Who) => Promise<Visitor>
  /** Makes a mother with a child in each of these categories, whom no other test knows. */
  makeFamily: (...categories: string[]) => Promise<OwnFamily>
  categoryNamed: (name: string) => Promise<string>
  /** Makes an event of a category, so many hours from now; returns its id. */
  planEvent: (category: string, hours: number, type?: number) => Promise<string>
  /**
   * Waits until no other test that called it still runs: one charges the whole club for a month and takes that back, the
   * others count what a family owes or take back players, who can have no fee then.
   */
  waitForCharges: () => Promise<void>
  app: AppPage
  signInPage: SignInPage
  sheet: SheetPage
  familyEvents: FamilyEventsPage
  userForm: UserForm
  categoryForm: CategoryForm
  eventForm: EventForm
  panelForm: PanelForm
}

/** A name no other run of a test gives, at another width or at a second try. */
export const unique = (word: string): string => `${word} X${Math.random().toString(36).slice(2, 7)}`

/** Whether it was made by this call. @throws when it could not be made for another reason than that it is there */
const madeFolder = (folder: string): Promise<boolean> =>
  mkdir(folder).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false
      throw error
    },
  )

/** Playwright's `test` with the club's people and pages. */
export const test = base.extend<Fixtures>({
  person: [undefined, { option: true }],
  loadsAhead: [isWhole, { option: true }],
  context: async ({ context, baseURL, person, loadsAhead }, provide) => {
    if (!loadsAhead) await context.addInitScript(loadNothingAhead)
    if (!isWhole) await context.addInitScript(rememberAtLoad)
    if (person) await enterAs(context, baseURL!, person)
    await provide(context)
  },
  office: async ({ baseURL }, provide) => provide(await signedIn(baseURL!, 'maria')),
  enterAs: ({ context, baseURL }, provide) => provide((who) => enterAs(context, baseURL!, who)),
  categoryNamed: ({ office }, provide) =>
    provide(async (name) => {
      const { body } = await office.json<{ categories: { id: string; name: string }[] }>('/api/categories')
      return body.categories.find((category) => category.name === name)!.id
    }),
  planEvent: ({ office, categoryNamed }, provide) =>
    provide(async (category, hours, type) => planEvent(office, await categoryNamed(category), hours, type)),
  makeFamily: ({ office, categoryNamed }, provide) =>
    provide(async (...categories) => {
      const names = ['Sofia', 'Tobias', 'Viola']
      const children = categories.map(async (name, at) => ({
        firstName: names[at]!,
        category: await categoryNamed(name),
      }))
      return makeFamily(office, unique('Vlastná'), await Promise.all(children))
    }),
  waitForCharges: async ({}, provide) => {
    const lock = join(process.env.E2E_HOME!, 'charges')
    let isHeld = false
    await provide(async () => {
      await expect.poll(() => madeFolder(lock), { timeout: 150_000 }).toBe(true)
      isHeld = true
    })
    if (isHeld) await rmdir(lock)
  },
  app: ({ page }, provide) => provide(new AppPage(page)),
  signInPage: ({ page }, provide) => provide(new SignInPage(page)),
  sheet: ({ page }, provide) => provide(new SheetPage(page)),
  familyEvents: ({ page }, provide) => provide(new FamilyEventsPage(page)),
  userForm: ({ page }, provide) => provide(new UserForm(page)),
  categoryForm: ({ page }, provide) => provide(new CategoryForm(page)),
  eventForm: ({ page }, provide) => provide(new EventForm(page)),
  panelForm: ({ page }, provide) => provide(new PanelForm(page)),
})
