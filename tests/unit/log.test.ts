import { expect, test } from '@jest/globals'
import { redactArguments } from '@/lib/log'

test('a line of the log keeps no address, number or key', () => {
  const key = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'
  const [line] = redactArguments([`jana@zelenadolina.test +421 905 123 456 ${key} 12. 4. 2014`]) as [string]
  expect(line).not.toMatch(/jana|905|9f86/)
})

test('a line of the log names the migrations that ran', () => {
  const line = 'migrácie: 20261121_093424_participants_of_event'
  expect(redactArguments([line])).toEqual([line])
})

test('a failed statement is logged without the values that stand in it', () => {
  const query = `update users set name = 'Jakub Ľalík', note = 'Ema''s' where id = 7 and email = 'cut of`
  const [line] = redactArguments([Object.assign(new Error('Jakub'), { query })])
  expect(line).toMatchObject({
    err: { type: 'Error', query: 'update users set name = ?, note = ? where id = 7 and email = ?' },
  })
})

test('nothing that is logged begins a line of its own or moves the cursor', () => {
  const typed = 'jana\r\n[12:00:00] INFO: hotovo\u001b[2K\u0085\u2028x'
  const [line, text] = redactArguments([{ event: typed, msg: typed, [`a\nb`]: 1 }, typed]) as [object, string]
  expect(JSON.stringify([line, text])).not.toMatch(/\\[nr]|\\u001b|\u0085|\u2028/)
  expect(text).toBe('jana [12:00:00] INFO: hotovo [2K x')
})
