import { expect, test } from '@jest/globals'
import { articleJsonLd } from '@/app/_lib/structured-data'
import { planDescription } from '@/features/categories/rules'
import { LEGAL_DESCRIPTIONS } from '@/features/club/labels'

test('an article says when it was published and when it was changed', () => {
  const article = {
    ...{ slug: 'turnaj', title: 'Turnaj', excerpt: 'Príďte', cover: null, author: '' },
    ...{ publishedAt: '2026-11-20T10:00:00.000Z', changedAt: '2026-11-21T08:30:00.000Z' },
  }
  const { '@graph': graph } = articleJsonLd(article as never, { name: 'FA Zelená dolina' } as never)
  expect((graph as object[])[0]).toMatchObject({
    '@type': 'NewsArticle',
    datePublished: '2026-11-20T10:00:00.000Z',
    dateModified: '2026-11-21T08:30:00.000Z',
  })
})

test('the training plans of categories and the legal pages are each described in words of their own', () => {
  const slot = (weekday: 1 | 3, from: string) => ({ weekday, from, to: '18:30', place: 'Hala' })
  const plan = (name: string, year: number, weekday: 1 | 3) => ({
    name,
    birthYears: { from: year, to: year + 1 },
    trainingSlots: [slot(weekday, '17:00')],
  })
  const told = [
    planDescription(),
    planDescription(plan('U9', 2018, 1)),
    planDescription(plan('U11', 2016, 1)),
    planDescription(plan('U11', 2016, 3)),
    ...Object.values(LEGAL_DESCRIPTIONS),
  ]
  expect(new Set(told).size).toBe(told.length)
  for (const description of told) expect(description.length).toBeGreaterThan(30)
})
