import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { sendEmail } from '@/lib/mail'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'akademia-mail-'))
  process.env.DATA_DIR = folder
})
afterAll(async () => {
  delete process.env.MAIL_FROM
  await rm(folder, { recursive: true })
})

const letter = { subject: 'Zápas', text: 'V sobotu o 10:00.', messageId: '<abc@klub.test>' }
const sent = async (more: object): Promise<string> => {
  await rm(path.join(folder, 'mail'), { recursive: true, force: true })
  await sendEmail({ ...letter, to: 'jana@klub.test', ...more })
  const [name] = await readdir(path.join(folder, 'mail'))
  return readFile(path.join(folder, 'mail', name!), 'utf8')
}

test('an e-mail comes from the club by its name, and no program replies to it', async () => {
  const head = await sent({ club: 'FA Zelená dolina' })
  expect(head).toMatch(/^From: =\?UTF-8\?[BQ]\?.+\?= <no-reply@localhost>$/m)
  expect(head).toMatch(/^Auto-Submitted: auto-generated$/m)
  expect(head).not.toMatch(/^List-Unsubscribe/m)
})

test.each(['Staré meno <posta@klub.test>', 'posta@klub.test'])(
  'an e-mail keeps the address of %s',
  async (from) => {
    process.env.MAIL_FROM = from
    expect(await sent({ club: 'Klub' })).toMatch(/^From: Klub <posta@klub\.test>$/m)
    delete process.env.MAIL_FROM
  },
)

test('an e-mail to many people has a link to unsubscribe', async () => {
  const head = (await sent({ unsubscribe: 'kancelaria@klub.test' })).replace(/\r?\n[ \t]+/g, ' ')
  expect(head).toMatch(/^List-Unsubscribe: <mailto:kancelaria@klub\.test\?subject=[^>\s]+>$/m)
})
