import { describe, expect, test } from '@jest/globals'
import { type ImportChanges, type Present, undoPlan } from '@/features/member-imports/undo/rules'

const AT = '2026-11-26T10:00:00.000Z'
const person = (id: string, more: Partial<Present> = {}): [string, Present] => [
  id,
  { ...{ id, updatedAt: AT, hasPassword: false, values: {}, children: [], history: [] }, ...more },
]
const CATEGORIES = new Set(['c11', 'c13', 'c15'])
const changes = (more: Partial<ImportChanges> = {}): ImportChanges => ({
  made: { players: ['ema', 'adam'], guardians: ['eva'], at: AT },
  ...{ replaced: [], links: [] },
  ...more,
})

describe('taking an import back', () => {
  test('removes whom it made when nothing happened to them', () => {
    const present = new Map([person('ema'), person('adam'), person('eva', { children: ['ema', 'adam'] })])
    expect(undoPlan(changes(), present, CATEGORIES)).toEqual({
      removed: { players: ['ema', 'adam'], guardians: ['eva'] },
      ...{ restored: [], unlinked: [], kept: [] },
    })
  })

  test('keeps who has a history, a password or was edited, and the guardian of a child that stays', () => {
    const present = new Map([
      person('ema', { history: ['dochádzku', 'členské'] }),
      person('adam', { updatedAt: '2026-11-27T10:00:00.000Z' }),
      person('eva', { children: ['ema'] }),
    ])
    expect(undoPlan(changes(), present, CATEGORIES)).toMatchObject({
      removed: { players: [], guardians: [] },
      kept: [
        { id: 'ema', why: 'má dochádzku, členské' },
        { id: 'adam', why: 'údaje medzitým niekto upravil' },
        { id: 'eva', why: 'má dieťa, ktoré v klube zostáva' },
      ],
    })
    const signedIn = new Map([person('eva', { hasPassword: true })])
    expect(undoPlan(changes(), signedIn, CATEGORIES).kept).toEqual([
      { id: 'eva', why: 'heslo už má nastavené' },
    ])
  })

  test('takes away a contact that it filled, but not the e-mail somebody comes in by since', () => {
    const filled = { phone: '+421 905 123 456', email: 'eva@posta.sk' }
    const none = { phone: null, email: null }
    const made = { players: [], guardians: [], at: AT }
    const plan = (before: Present['values'], hasPassword: boolean) =>
      undoPlan(
        changes({ made, replaced: [{ id: 'eva', before, after: filled }] }),
        new Map([person('eva', { values: filled, hasPassword })]),
        CATEGORIES,
      )
    expect(plan(none, false)).toMatchObject({ restored: [{ id: 'eva', values: none }], kept: [] })
    expect(plan(none, true)).toMatchObject({
      restored: [{ id: 'eva', values: { phone: null } }],
      kept: [{ id: 'eva', why: 'cez svoj nový e-mail sa už prihlasuje' }],
    })
    expect(plan(none, true).restored[0]!.values).not.toHaveProperty('email')
    // One that was replaced is put back.
    const before = { phone: null, email: 'stary@posta.sk' }
    expect(plan(before, true)).toMatchObject({ restored: [{ id: 'eva', values: before }], kept: [] })
  })

  test('puts back what it replaced, but not what was changed again', () => {
    const replaced = [
      {
        id: 'iva',
        before: { category: 'c11', jerseyNumber: null },
        after: { category: 'c13', jerseyNumber: 9 },
      },
    ]
    const made = { players: [], guardians: [], at: AT }
    const now = (values: Present['values']) => new Map([person('iva', { values })])
    expect(
      undoPlan(changes({ made, replaced }), now({ category: 'c13', jerseyNumber: 9 }), CATEGORIES).restored,
    ).toEqual([
      {
        id: 'iva',
        before: { category: 'c13', jerseyNumber: 9 },
        values: { category: 'c11', jerseyNumber: null },
      },
    ])
    const changed = undoPlan(
      changes({ made, replaced }),
      now({ category: 'c15', jerseyNumber: 9 }),
      CATEGORIES,
    )
    expect(changed.restored).toEqual([
      { id: 'iva', before: { jerseyNumber: 9 }, values: { jerseyNumber: null } },
    ])
    expect(changed.kept).toHaveLength(1)
    const gone = new Set(['c13'])
    expect(
      undoPlan(changes({ made, replaced }), now({ category: 'c13', jerseyNumber: 9 }), gone),
    ).toMatchObject({
      restored: [{ id: 'iva', values: { jerseyNumber: null } }],
      kept: [{ id: 'iva', why: 'jeho bývalá kategória už v klube nie je' }],
    })
  })

  test('takes out a child of the club that it has added, and leaves the parent’s others', () => {
    const made = { players: [], guardians: [], at: AT }
    const links = [{ guardian: 'eva', players: ['adam'] }]
    const present = new Map([person('eva', { children: ['iva', 'adam'] })])
    expect(undoPlan(changes({ made, links }), present, CATEGORIES).unlinked).toEqual([
      { guardian: 'eva', players: ['adam'] },
    ])
  })

  test('takes children out of accounts of the club that it has added to, and does nothing to who is gone', () => {
    const made = { players: ['ema'], guardians: [], at: AT }
    const links = [{ guardian: 'eva', players: ['ema', 'adam'] }]
    const present = new Map([person('ema'), person('eva', { children: ['iva', 'ema'] })])
    expect(undoPlan(changes({ made, links }), present, CATEGORIES)).toMatchObject({
      removed: { players: ['ema'], guardians: [] },
      unlinked: [{ guardian: 'eva', players: ['ema'] }],
    })
    // The mother of a child that stays, because it has a history, stays its mother.
    const staying = new Map([...present, person('ema', { history: ['dochádzku'] })])
    expect(undoPlan(changes({ made, links }), staying, CATEGORIES).unlinked).toEqual([])
    expect(undoPlan(changes({ links }), new Map(), CATEGORIES)).toEqual({
      removed: { players: [], guardians: [] },
      restored: [],
      unlinked: [],
      kept: [],
    })
  })
})
