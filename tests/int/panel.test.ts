import { readFile } from 'node:fs/promises'
import { expect, test } from '@jest/globals'
import type { Field } from 'payload'
import { panelErrorResponse } from '@/panel/errors'
import { OWN_SCREENS } from '@/panel/own-screens'
import { setUpAcademy } from '../support/academy'

const academy = setUpAcademy()

const allFields = (fields: Field[]): Field[] =>
  fields.flatMap((field) => [
    field,
    ...('fields' in field ? allFields(field.fields) : []),
    ...('tabs' in field ? field.tabs.flatMap((tab) => allFields(tab.fields)) : []),
  ])
const name = (field: Field): string => ('name' in field && field.name ? field.name : field.type)

/** Collections and globals with a form in the panel. */
const forms = () => {
  const { collections, globals } = academy.payload.config
  const open = collections.filter(
    ({ slug, admin }) => admin.hidden !== true && !(slug in OWN_SCREENS) && !slug.startsWith('payload-'),
  )
  return [...open, ...globals]
}

test('collections with a screen of the site are in no menu of the panel', () => {
  const shown = academy.payload.config.collections.filter(
    ({ slug, admin }) => slug in OWN_SCREENS && admin.hidden !== true && admin.group !== false,
  )
  expect(shown.map(({ slug }) => slug)).toEqual([])
  expect(forms().map(({ slug }) => slug)).toEqual(
    expect.arrayContaining(['news', 'documents', 'albums', 'products', 'enquiries', 'club', 'home']),
  )
})

test('no form of the panel shows JSON, code, cents or a colour without a component of its own', () => {
  const raw = forms().flatMap(({ slug, fields }) =>
    allFields(fields)
      .filter(
        (field) =>
          field.type === 'json' ||
          field.type === 'code' ||
          ['price', 'colour', 'shout'].includes(name(field)) ||
          (field.type === 'text' && field.maxLength === 10),
      )
      .filter(({ admin }) => {
        const { hidden, components } = (admin ?? {}) as { hidden?: boolean; components?: { Field?: unknown } }
        return !hidden && !components?.Field
      })
      .map((field) => `${slug}.${name(field)}`),
  )
  expect(raw).toEqual([])
})

test('the browser finds every component of ours that a form names', async () => {
  const map = await readFile('src/app/(payload)/admin/importMap.js', 'utf8')
  const named = (value: unknown): string[] => {
    if (typeof value === 'string') return value.startsWith('/panel/') ? [value] : []
    return value && typeof value === 'object' ? Object.values(value).flatMap(named) : []
  }
  const components = forms().flatMap(({ admin, fields }) =>
    [admin.components, ...allFields(fields).map((field) => field.admin?.components)].flatMap(named),
  )
  expect(components).toContain('/panel/article-notify.client#ArticleNotify')
  expect(components.filter((component) => !map.includes(`"${component}"`))).toEqual([])
})

test('no form of the panel has the API tab', () => {
  expect(forms().filter(({ admin }) => !admin.hideAPIURL)).toEqual([])
})

test('several fields with the same fault are one sentence that names them, and each is marked', async () => {
  const made = academy.payload.create({
    collection: 'news',
    data: { _status: 'published' } as never,
    overrideAccess: true,
  })
  const error = await made.catch((reason: unknown) => reason as Error)
  const req = { t: (key: string) => key } as never
  const { response, status } = (await panelErrorResponse({ error, req } as never)) as {
    response: { errors: { message: string; data?: { errors: { path: string }[] } }[] }
    status: number
  }
  expect(status).toBe(400)
  const messages = response.errors.map(({ message }) => message)
  expect(new Set(messages.map((message) => message.split(':')[0])).size).toBe(messages.length)
  expect(messages.filter((message) => /: .+, /.test(message))).toHaveLength(1)
  const marked = response.errors.flatMap(({ data }) => data?.errors.map(({ path }) => path))
  expect(marked).toEqual(expect.arrayContaining(['title', 'content']))
})

test("the type of a file has a Slovak label in the panel's lists", () => {
  for (const collection of ['media', 'documents'] as const) {
    const own = academy.payload.config.collections.find(({ slug }) => slug === collection)!
    const [field] = own.fields.filter((each) => name(each) === 'mimeType')
    expect(field).toMatchObject({ label: 'Typ súboru' })
  }
})

test('empty and boolean cells of the panel are in Slovak', () => {
  const { general } = academy.payload.config.i18n.translations.sk as { general: Record<string, string> }
  const { noLabel, noValue, true: yes, false: no } = general
  expect({ noLabel, noValue, yes, no }).toEqual({ noLabel: '–', noValue: '–', yes: 'Áno', no: 'Nie' })
})

test('the panel loads no avatar from another host', () => {
  expect(academy.payload.config.admin.avatar).toBe('default')
})

test('an article has only one way to be scheduled', () => {
  const { versions } = academy.payload.collections.news.config
  expect(versions?.drafts && versions.drafts.schedulePublish).toBeFalsy()
})

test("the club's fees and breaks accept only values that their rules can read", async () => {
  const keep = (data: object) =>
    academy.payload.updateGlobal({ slug: 'club', data, overrideAccess: true, depth: 0 })
  await keep({ fees: { siblingPercents: [30, 60], freeMonths: [7] } })
  for (const data of [
    { fees: { siblingPercents: [101] } },
    { fees: { siblingPercents: [null] } },
    { fees: { freeMonths: [13] } },
    { fees: { freeMonths: 'júl' } },
    { seasonBreaks: [{ name: 'Vianoce', from: '2026-02-30', to: '2026-12-31' }] },
  ])
    await expect(keep(data)).rejects.toMatchObject({ status: 400 })
  const club = await academy.payload.findGlobal({ slug: 'club', overrideAccess: true, depth: 0 })
  expect(club.fees).toMatchObject({ siblingPercents: [30, 60], freeMonths: [7] })
})

test('a price is whole cents', async () => {
  const write = (price: unknown) =>
    academy.payload.create({
      collection: 'products',
      data: { name: 'Šál', price: price as number, url: 'https://obchod.test/sal', order: 1 },
      overrideAccess: true,
    })
  await expect(write('dvanásť')).rejects.toMatchObject({ status: 400 })
  await expect(write(12.5)).rejects.toMatchObject({ status: 400 })
  expect((await write(1250)).price).toBe(1250)
})
