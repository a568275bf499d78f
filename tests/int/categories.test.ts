import { beforeAll, expect, test } from '@jest/globals'
import { setUpAcademy } from '../support/academy'
import { apiFor } from '../support/api-client'

const academy = setUpAcademy()
type Row = Record<string, unknown> & { name: string; trainingSlots: { weekday: number; from: string }[] }
const read = async (query = ''): Promise<Row[]> =>
  (await apiFor()<{ categories: Row[] }>('GET', `/categories${query}`)).body.categories

beforeAll(async () => {
  const slot = (weekday: '1' | '5', from: string) => ({ weekday, from, to: '19:00', place: 'Hlavné ihrisko' })
  const rows = [
    { name: 'U15', order: 3, showInMatches: true, trainingSlots: [slot('5', '17:30'), slot('1', '17:30')] },
    { name: 'U7', order: 1, showInMatches: false },
    { name: 'U11', order: 2, showInMatches: true, monthlyFee: 3000 },
  ]
  for (const data of rows)
    await academy.payload.create({ collection: 'categories', data, overrideAccess: true })
}, 60_000)

test.each(['?showInMatches=ano', '?showInMatches=1', '?zobrazit=true'])(
  'the query %s is refused',
  async (query) => {
    expect((await apiFor()('GET', `/categories${query}`)).status).toBe(400)
  },
)

test('visitors do not see what a category costs', async () => {
  expect(JSON.stringify(await read())).not.toContain('3000')
})

test("categories come in the club's order, and only those with matches when asked for", async () => {
  expect((await read()).map(({ name }) => name)).toEqual(['U7', 'U11', 'U15'])
  expect((await read('?showInMatches=true')).map(({ name }) => name)).toEqual(['U11', 'U15'])
  expect((await read('?showInMatches=false')).map(({ name }) => name)).toEqual(['U7'])
})

test('a category has exactly the keys of the contract, with its trainings in the order of the week', async () => {
  const [, , u15] = await read()
  const keys = ['id', 'name', 'slug', 'showInMatches', 'birthYears', 'trainingSlots']
  expect(Object.keys(u15!)).toEqual(keys)
  expect(u15!.trainingSlots.map(({ weekday }) => weekday)).toEqual([1, 5])
})

test('a browser that has the categories gets a 304', async () => {
  const { headers } = await apiFor()('GET', '/categories')
  const etag = headers.get('etag') ?? ''
  expect((await apiFor()('GET', '/categories', undefined, { 'if-none-match': etag })).status).toBe(304)
})
