import { expect, test } from '@jest/globals'
import { z } from 'zod'
import { viewOf } from '@/lib/view'

const schema = z.object({
  id: z.string(),
  note: z.string(),
  round: z.string().nullable(),
  published: z.boolean(),
  title: z.string(),
})

interface Row {
  id: string
  note?: string | null
  round?: string | null
  published?: boolean | null
  title?: string
  secret: string
}

const row: Row = { id: 'a', secret: 'nobody’s' }

test('a view has every key of its schema and no other; what is not there is null, empty or no', () => {
  expect(viewOf(schema, row, { title: 'Tréning' })).toEqual({
    id: 'a',
    note: '',
    round: null,
    published: false,
    title: 'Tréning',
  })
})

test('what the row has is shown as it is, unless another value is given', () => {
  const whole = { ...row, note: 'Zraz o 16:00', round: '3', published: true, title: 'Zápas' }
  expect(viewOf(schema, whole, { title: 'Derby' })).toMatchObject({
    note: 'Zraz o 16:00',
    round: '3',
    published: true,
    title: 'Derby',
  })
})

test('what neither the row nor the caller has does not compile', () => {
  // @ts-expect-error the row has no title
  expect(viewOf(schema, { id: 'a', note: '', round: null, published: true }, {})).toMatchObject({ title: '' })
})
