import { describe, expect, test } from '@jest/globals'
import { createFirstAdmin } from '@/features/session/first-admin/commands'
import { resetPassword } from '@/features/session/passwords/commands'
import { signIn } from '@/features/session/sign-in/commands'
import { setUpAcademy } from '../support/academy'
import { request } from '../support/request'
import { runScript } from '../support/run-script'

const academy = setUpAcademy()

const eva = { email: 'eva@klub.test', firstName: 'Eva', lastName: 'Nová' }
const password = 'Ukazka-2026!'

describe('the first admin of an empty club', () => {
  test.each([
    ['without a name', ['--email', eva.email], 'celé meno'],
    ['with a first name only', ['--email', eva.email, '--name', 'Eva'], 'celé meno'],
    ['while the site does not run', ['--email', eva.email, '--name', 'Eva Nová'], 'Web nebeží'],
  ])('the first admin is not created %s', async (_case, args, sentence) => {
    const env = { PAYLOAD_SECRET: 'x'.repeat(32), PORT: '9' }
    const { code, output } = await runScript('scripts/admin.mjs', env, args)
    expect(output).toContain(sentence)
    expect(code).toBe(1)
  })

  test('the first admin sets a password with the link and signs in, and a second one is refused', async () => {
    const { payload } = academy
    const link = await createFirstAdmin(await request(payload), eva)
    const token = link.split('#token=')[1] ?? ''
    await resetPassword(await request(payload), { token, password }, '127.0.0.1')
    const opened = await signIn(
      await request(payload),
      { name: eva.email, password },
      { network: '127.0.0.1' },
    )
    expect(opened?.role).toBe('admin')

    const another = createFirstAdmin(await request(payload), { ...eva, email: 'iny@klub.test' })
    await expect(another).rejects.toMatchObject({ status: 409 })
  })
})
