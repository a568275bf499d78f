import { expect, test } from '@jest/globals'
import { renderToStaticMarkup } from 'react-dom/server'
import { articleState } from '@/features/news/rules'
import { ArticleStateCell } from '@/panel/article-state'
import { ownScreen } from '@/panel/own-screens'

const ID = '0b8a1a52-5d0c-4a7c-9a59-3a7f0b5a2c11'

test('raw rows of people, events and money lead to the screens of the site', () => {
  const led = (path: string) => ownScreen(path.split('/'))
  expect(led('collections/users')).toBe('/auth/admin/users')
  expect(led('collections/users/create')).toBe('/auth/admin/users/create')
  expect(led(`collections/users/${ID}`)).toBe(`/auth/admin/users/edit?id=${ID}`)
  expect(led(`collections/events/${ID}`)).toBe(`/auth/admin/events/edit?id=${ID}`)
  expect(led('collections/categories/none')).toBe('/auth/admin/categories')
  expect(led(`collections/payments/${ID}`)).toBe('/auth/admin/memberFee')
  expect(led('collections/attendances')).toBe('/auth/admin/attendances')
  expect(led('account')).toBe('/auth/profile')
})

test('the rest of the panel opens, and so does what was removed', () => {
  for (const path of [
    'collections/news',
    `collections/documents/${ID}`,
    'globals/club',
    'collections/users/trash',
    `collections/users/trash/${ID}`,
  ])
    expect(ownScreen(path.split('/'))).toBeUndefined()
  expect(ownScreen()).toBeUndefined()
})

test('an article published for a later time is shown as planned, in the list of the panel as well', () => {
  const now = new Date('2026-11-22T10:00:00Z')
  const state = (_status: string, publishedAt: string) => articleState({ _status, publishedAt }, now)
  expect(state('published', '2026-11-22T10:00:01Z')).toBe('scheduled')
  expect(state('published', '2026-11-22T10:00:00Z')).toBe('published')
  expect(state('draft', '2026-11-23T10:00:00Z')).toBe('draft')
  const cell = (publishedAt: string) =>
    renderToStaticMarkup(ArticleStateCell({ rowData: { _status: 'published', publishedAt } }))
  expect(cell('9999-01-01T00:00:00Z')).toContain('Naplánované')
  expect(cell('2020-01-01T00:00:00Z')).toContain('Zverejnené')
})
