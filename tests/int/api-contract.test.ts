import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type Academy, bootAcademy } from '../support/academy'
import { type Ask, doorAs, doorFor } from '../support/door'
import { foundClub } from './permissions/club'

let academy: Academy
let anonymous: Ask
let maria: Ask

beforeAll(async () => {
  academy = await bootAcademy()
  await foundClub(academy.payload)
  anonymous = doorFor()
  maria = await doorAs(academy.payload, 'maria@zelenadolina.test')
}, 60_000)

afterAll(() => academy.stop())

describe('the door to /api', () => {
  test('knows no address outside of the table', async () => {
    const { status, body, headers } = await anonymous('GET', '/nothing')
    expect(status).toBe(404)
    expect(body).toEqual({ errors: [{ message: 'Táto adresa neexistuje.' }] })
    expect(headers.get('cache-control')).toBe('private, no-store')
  })

  test('names the methods an address takes', async () => {
    const { status, headers } = await maria('DELETE', '/auth/session')
    expect(status).toBe(405)
    expect(headers.get('allow')).toBe('GET, POST')
  })

  test('refuses a write that comes from another site, also from Mária', async () => {
    const { status, body } = await maria('POST', '/auth/signout', '', { origin: 'https://zly.test' })
    expect(status).toBe(403)
    expect(body).toEqual({ errors: [{ message: 'Požiadavka neprišla z tohto webu.' }] })
  })

  test('knows Mária by her cookie and a stranger not', async () => {
    expect((await anonymous('GET', '/auth/session')).body).toEqual({})
    expect((await maria('GET', '/auth/session')).body).toMatchObject({ user: { name: 'Mária Sedláková' } })
  })
})
