import type { BrowserContext, Page } from '@playwright/test'
import type { Visitor } from '../support/http'
import { waitingIn } from '../support/kept-on-device'
import { makeTeam, type OwnTeam } from '../support/own-team'
import { sized, someOf } from '../support/size'
import { HOUR, planEvent } from '../support/write-log'
import { expect, test as base, unique } from './test'

// Marks that wait, while something goes wrong around them: nothing is lost, and the person is told.

type Mark = { status: string; recordedAt: string } | null
type Sheet = { event: { players: { player: { id: string; name: string }; attendance: Mark }[] } }

/** In the small size as many as a test marks one by one, and one more. */
const PLAYERS = sized(4, 18)
const test = base.extend<{ team: OwnTeam; training: string }>({
  team: async ({ office, enterAs }, provide) => {
    const team = await makeTeam(office, unique('Porucha'), PLAYERS)
    const trainer = await enterAs({ email: team.email })
    await trainer.request('/api/consents/later', { method: 'POST', body: {} })
    await provide(team)
  },
  training: async ({ office, team }, provide) => provide(await planEvent(office, team.category, -0.5)),
})

const CHOOSER = '/auth/admin/attendances/create?choose=1'
const addressOf = (event: string) => `/auth/admin/attendances/create?event=${event}`
const API = '**/api/attendances'
const line = (page: Page, at: number) => page.locator('[data-squad] > li').nth(at)
const mark = (page: Page, at: number, name: string) => line(page, at).getByRole('radio', { name }).tap()
const save = (page: Page) => page.getByRole('button', { name: /Uložiť dochádzku|Skúsiť znova/ }).tap()
const STORED = /^Uložené v telefóne, odošle sa/
const NOT_STORED = /^Telefón označenia neuložil\. Nezatvárajte túto stránku/
const sent = (page: Page) => page.getByText(/^(Odoslané|Všetko je uložené)$/)

const marksOf = async (office: Visitor, event: string): Promise<Mark[]> => {
  const { body } = await office.json<Sheet>(`/api/events/eventPlayers/${event}`)
  return body.event.players.map(({ attendance }) => attendance)
}
const statusesOf = async (office: Visitor, event: string) =>
  (await marksOf(office, event)).map((each) => each?.status ?? null)

/** Opens a sheet whose marks are not sent for now, and marks everybody. */
async function markWithoutSignal(page: Page, context: BrowserContext, event: string) {
  await page.goto(addressOf(event))
  await context.route(API, (route) => route.abort())
  await page.getByRole('button', { name: 'Všetci tu' }).tap()
  await expect(page.getByText(STORED)).toBeVisible()
  expect(await waitingIn(page)).toContain('present')
}

test('a session that ended while marks wait: they stay, the sheet says so, and they are sent after the sign-in', async ({
  page,
  context,
  office,
  team,
  training,
  signInPage,
}) => {
  await markWithoutSignal(page, context, training)
  await context.clearCookies()
  await context.unroute(API)
  await save(page)
  await expect(page.getByText('Vaše prihlásenie vypršalo, označenia zostali v telefóne.')).toBeVisible()
  expect(await waitingIn(page)).toContain('present')
  page.on('dialog', (dialog) => void dialog.accept())
  await page.getByRole('link', { name: 'Prihlásiť sa', exact: true }).last().tap()
  await expect(page).toHaveURL(/\/login/)
  expect(await waitingIn(page)).toContain('present')
  await signInPage.signIn(team.email)
  await expect(page).toHaveURL(new RegExp(training))
  await expect(sent(page)).toBeVisible()
  await expect.poll(() => statusesOf(office, training)).toEqual(Array(PLAYERS).fill('present'))
  expect(await waitingIn(page)).toBe('[]')
})

/** What the office does meanwhile, why the marks are then refused, and how it is taken back. */
const MEANWHILE = [
  {
    what: 'the event is moved to another month',
    why: /najskôr hodinu pred začiatkom/,
    change: (office: Visitor, event: string) => move(office, event, 30 * 24),
    undo: (office: Visitor, event: string) => move(office, event, -0.5),
  },
  {
    what: 'the event is cancelled',
    why: /Udalosť je zrušená/,
    change: (office: Visitor, event: string) => post(office, `/api/events/${event}/cancel`),
    undo: (office: Visitor, event: string) => post(office, `/api/events/${event}/resume`),
  },
  {
    what: 'the category is taken from the trainer',
    why: /nepatrí k udalosti ani do vašich kategórií|Udalosť už neexistuje/,
    change: (office: Visitor, _event: string, team: OwnTeam) => train(office, team, []),
    undo: (office: Visitor, _event: string, team: OwnTeam) => train(office, team, [team.category]),
  },
]

async function post(office: Visitor, path: string) {
  const { status, body } = await office.json(path, { method: 'POST', body: { notify: false } })
  expect(status, JSON.stringify(body)).toBe(200)
}

async function move(office: Visitor, event: string, hours: number) {
  const read = await office.json<{ event: { updatedAt: string } }>(`/api/events/${event}`)
  const body = {
    ...{ startsAt: new Date(Date.now() + hours * HOUR).toISOString(), endsAt: null },
    ...{ updatedAt: read.body.event.updatedAt, notify: false },
  }
  const moved = await office.json(`/api/events/${event}`, { method: 'PATCH', body })
  expect(moved.status, JSON.stringify(moved.body)).toBe(200)
}

async function train(office: Visitor, { email }: OwnTeam, categories: string[]) {
  type People = { users: { id: string; email: string; updatedAt: string }[] }
  const list = await office.json<People>(
    `/api/users?role=trainer&search=${encodeURIComponent(email.split('.')[0]!)}`,
  )
  const found = list.body.users[0]!
  const { body } = await office.json<{ user: { updatedAt: string } }>(`/api/users/${found.id}`)
  const change = { categories, updatedAt: body.user.updatedAt }
  const made = await office.json(`/api/users/${found.id}`, { method: 'PATCH', body: change })
  expect(made.status, JSON.stringify(made.body)).toBe(200)
}

for (const { what, why, change, undo } of someOf(MEANWHILE, 1))
  test(`${what} while marks wait: the chooser says why, they stay, and are sent when it is taken back`, async ({
    page,
    context,
    office,
    team,
    training,
  }) => {
    await markWithoutSignal(page, context, training)
    await change(office, training, team)
    page.on('dialog', (dialog) => void dialog.accept())
    await context.unroute(API)
    await page.goto(CHOOSER)
    await expect(page.getByRole('heading', { name: /^Čaká na odoslanie: 1/ })).toBeVisible()
    await expect(page.getByText(why).first()).toBeVisible()
    expect(await waitingIn(page)).toContain('present')
    await undo(office, training, team)
    await page.getByRole('button', { name: 'Odoslať teraz' }).tap()
    await expect(page.getByRole('heading', { name: /^Čaká na odoslanie/ })).toHaveCount(0)
    expect(await statusesOf(office, training)).toEqual(Array(PLAYERS).fill('present'))
    expect(await waitingIn(page)).toBe('[]')
  })

for (const hours of someOf([-2, 2], 1))
  test(`a device whose clock is ${hours} hours off: marks are recorded, at the server's time, and the later one stays`, async ({
    page,
    context,
    office,
    training,
  }) => {
    await page.clock.install({ time: Date.now() + hours * HOUR })
    await markWithoutSignal(page, context, training)
    // The clock is put right, and one mark is changed.
    const right = await context.newPage()
    await page.close()
    await right.goto(addressOf(training))
    await expect(line(right, 0).getByRole('radio', { name: 'Tu' })).toBeChecked()
    await mark(right, 0, 'Chýba')
    await context.unroute(API)
    await save(right)
    await expect(sent(right)).toBeVisible()
    const marks = await marksOf(office, training)
    expect(marks.map((each) => each?.status)).toEqual(['absent', ...Array(PLAYERS - 1).fill('present')])
    for (const each of marks)
      expect(Math.abs(Date.now() - Date.parse(each!.recordedAt))).toBeLessThan(HOUR / 4)
  })

/** What a browser does that stores nothing. */
const NO_STORE = {
  'a full device': () => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('No room.', 'QuotaExceededError')
    }
  },
  'a private window without a database': () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('A mutation operation was attempted.', 'InvalidStateError')
    }
  },
}

for (const [what, script] of someOf(Object.entries(NO_STORE), 1))
  test(`${what}: the sheet says that the page must stay open, and sends as long as it is`, async ({
    page,
    context,
    office,
    training,
  }) => {
    await page.addInitScript(script)
    await page.goto(addressOf(training))
    await context.route(API, (route) => route.abort())
    await page.getByRole('button', { name: 'Všetci tu' }).tap()
    await expect(page.getByText(NOT_STORED)).toBeVisible()
    let asked = false
    page.once('dialog', (dialog) => {
      asked = true
      void dialog.dismiss()
    })
    await page.close({ runBeforeUnload: true })
    await expect.poll(() => asked).toBe(true)
    await context.unroute(API)
    await save(page)
    await expect(sent(page)).toBeVisible()
    expect(await statusesOf(office, training)).toEqual(Array(PLAYERS).fill('present'))
  })

test('two tabs: neither overwrites the newer mark of the other, each mark is sent once, and both show the same', async ({
  page,
  context,
  office,
  training,
}) => {
  const operations: string[] = []
  context.on('request', (request) => {
    if (request.method() !== 'POST' || !request.url().endsWith('/api/attendances')) return
    const { rows } = request.postDataJSON() as { rows: { operation: string }[] }
    operations.push(...rows.map(({ operation }) => operation))
  })
  await context.route(API, (route) => route.abort())
  const other = await context.newPage()
  await page.goto(addressOf(training))
  await other.goto(addressOf(training))
  await mark(page, 0, 'Chýba')
  await expect.poll(() => waitingIn(page)).toContain('absent')
  await mark(other, 1, 'Tu')
  await expect(line(other, 0).getByRole('radio', { name: 'Chýba' })).toBeChecked()
  await mark(page, 0, 'Neskoro')
  await expect.poll(() => waitingIn(page)).toContain('late')
  // The other tab still has its older copy of the first mark.
  await mark(other, 2, 'Ospravedlnené')
  await expect.poll(() => waitingIn(page)).toContain('excused')
  expect(await waitingIn(page)).not.toContain('absent')
  await expect(line(other, 0).getByRole('radio', { name: 'Neskoro' })).toBeChecked()
  operations.length = 0
  await context.unroute(API)
  await Promise.all([save(page), save(other)])
  for (const tab of [page, other]) {
    await expect(sent(tab)).toBeVisible()
    await expect(line(tab, 0).getByRole('radio', { name: 'Neskoro' })).toBeChecked()
    await expect(line(tab, 1).getByRole('radio', { name: 'Tu' })).toBeChecked()
    await expect(line(tab, 2).getByRole('radio', { name: 'Ospravedlnené' })).toBeChecked()
  }
  expect((await statusesOf(office, training)).slice(0, 4)).toEqual(['late', 'present', 'excused', null])
  expect(operations).toHaveLength(new Set(operations).size)
  expect(await waitingIn(page)).toBe('[]')
})
