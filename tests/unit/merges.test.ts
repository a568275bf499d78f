import { describe, expect, it, test } from '@jest/globals'
import fc from 'fast-check'
import { formatMergedFee, mergedNote } from '@/features/membership/merging/labels'
import {
  mergedClaim,
  mergedFees,
  movedAllocations,
  type MergedFee,
} from '@/features/membership/merging/rules'
import {
  isLaterAnswer,
  isLaterMark,
  isStricter,
  joinedLinks,
  pairsOf,
  sharedLinks,
} from '@/features/merges/conflicts/rules'
import { likenessOf } from '@/features/merges/likely/rules'
import { eventNotes, identityNotes, linkNotes } from '@/features/merges/preview/views'
import { replacedAt } from '@/features/merges/relations/rules'
import { isPayer, NAMELESS, namesOf, surnamesOf, withoutName } from '@/features/own-data/rules'
import {
  comparisonOf,
  differing,
  formerNames,
  mergedValues,
  mergeProblem,
  trainedTogether,
} from '@/features/merges/rules'

const player = (id: string, more: object = {}) => ({ id, role: 'player', playing: true, ...more })
const child = (id: string) => ({ player: id, relation: 'mother' as const, right: 'full' as const })

describe('who can be one person', () => {
  it('says why two cannot', () => {
    const parent = { id: 'p', role: 'player', playing: false, children: [child('a')] }
    expect(mergeProblem(player('a'), player('b'), 'me')).toBeUndefined()
    expect(mergeProblem(player('a'), player('a'), 'me')).toMatch(/samu so sebou/)
    expect(mergeProblem(player('a'), parent, 'me')).toMatch(/Rodiča/)
    expect(mergeProblem(parent, player('a'), 'me')).toMatch(/Rodiča/)
    expect(mergeProblem(parent, player('b'), 'me')).toMatch(/dvoch hráčov/)
    expect(mergeProblem(parent, { id: 'me', role: 'admin' }, 'me')).toMatch(/Vlastný účet/)
    const many = (from: number) => Array.from({ length: 7 }, (_, at) => child(`c${from + at}`))
    const big = (id: string, from: number) => ({ id, role: 'player', children: many(from) })
    expect(mergeProblem(big('x', 0), big('y', 7), 'me')).toMatch(/viac ako 12/)
    expect(mergeProblem(big('x', 0), big('y', 2), 'me')).toBeUndefined()
  })
})

describe('that two are two people', () => {
  const born = (birthDate: string | null, firstName = 'Ema', lastName = 'Malá') => ({
    ...{ firstName, lastName, birthDate },
  })
  const notes = (...people: Parameters<typeof identityNotes>) =>
    identityNotes(...people).map((note) => note.replaceAll('\u00a0', ' '))
  it('is said of another birth date and of another name', () => {
    expect(notes(born('2015-03-07'), born('2016-03-07'))).toEqual([
      'Dátum narodenia je iný: 7. 3. 2015 a 7. 3. 2016.',
    ])
    expect(notes(born(null), born('2016-03-07', 'Ela', 'Veľká'))).toEqual([
      'Meno je iné: Ema Malá a Ela Veľká.',
    ])
    expect(notes(born(null), born(null, 'Ela'))).toHaveLength(1)
    expect(notes(born('2015-03-07'), born('2016-03-07', 'Ela'))).toHaveLength(2)
  })
  it('is not said of what is missing, of the order of a name and of a further name', () => {
    expect(notes(born('2015-03-07'), born(null))).toEqual([])
    expect(notes(born(null), born(null, 'Mala', 'Ema'))).toEqual([])
    expect(notes(born(null), born(null, 'Ema', 'Malá Veľká'))).toEqual([])
  })
})

describe('which value stays', () => {
  it('is the first person’s, unless it is empty or the other one was chosen', () => {
    const kept = { phone: '1', email: null, category: 'u9', birthDate: '2014-01-01', active: true }
    const removed = { phone: '2', email: 'a@b.sk', category: { id: 'u9' }, birthDate: null, active: false }
    expect(comparisonOf('phone', kept, removed)).toBe('differs')
    expect(comparisonOf('email', kept, removed)).toBe('filled')
    expect(comparisonOf('category', kept, removed)).toBe('same')
    expect(comparisonOf('birthDate', kept, removed)).toBe('same')
    expect(differing(kept, removed)).toEqual(['active', 'phone'])
    expect(mergedValues(kept, removed, ['phone', 'birthDate'])).toMatchObject({
      ...{ phone: '2', email: 'a@b.sk', category: 'u9', birthDate: '2014-01-01', active: true },
    })
  })
  it('leaves nobody on trial who is a member, in either order, and no second category that is the first', () => {
    const [trial, member] = [{ trialUntil: '2026-12-01' }, { category: 'u9' }]
    expect(mergedValues(trial, member, []).trialUntil).toBeNull()
    expect(mergedValues(member, trial, ['trialUntil']).trialUntil).toBeNull()
    expect(mergedValues(trial, { trialUntil: '2026-12-05' }, ['trialUntil']).trialUntil).toBe('2026-12-05')
    expect(mergedValues({ category: 'u9' }, { secondCategory: 'u9' }, []).secondCategory).toBeNull()
  })
  it('have a pause of fees or a second category of the other only when it is chosen', () => {
    for (const theirs of [{ feePausedUntil: '2027-06-30' }, { secondCategory: 'u9' }]) {
      expect(mergedValues({}, theirs, [])).not.toMatchObject(theirs)
      expect(mergedValues({}, theirs, Object.keys(theirs) as never)).toMatchObject(theirs)
    }
  })
  it('leaves the names that nobody has any more, those of earlier merges too', () => {
    const name = (firstName: string, lastName = 'Malá') => ({ firstName, lastName })
    expect(formerNames(name('Ema'), name('Ema'), name('Ema'))).toBeNull()
    expect(formerNames(name('Ema'), name('Emka'), name('Ema'))).toEqual([name('Emka')])
    expect(formerNames(name('Ema'), name('Emka'), name('Emka'))).toEqual([name('Ema')])
    const twice = { ...name('Emka'), formerNames: [name('Emička'), name('Ema'), 'x', { firstName: 1 }] }
    expect(formerNames(name('Ema'), twice, name('Ema'))).toEqual([name('Emička'), name('Emka')])
  })
  it('joins what trainers train', () => {
    const of = (...categories: string[]) => ({ id: 'a', role: 'trainer', categories })
    expect(trainedTogether('trainer', of('u9'), of('u9', 'u11'))).toEqual(['u9', 'u11'])
    expect(trainedTogether('player', of('u9'))).toEqual([])
  })
})

describe('rows about the same thing', () => {
  it('are paired by what they are about', () => {
    const row = (event: string, id: string) => ({ event, id })
    const { alone, pairs } = pairsOf([row('e1', 'a')], [row('e1', 'b'), row('e2', 'c')], ({ event }) => event)
    expect(alone.map(({ id }) => id)).toEqual(['c'])
    expect(pairs.map(({ mine, theirs }) => mine.id + theirs.id)).toEqual(['ab'])
  })
  it('leave the later mark and the later answer', () => {
    const [early, late] = ['2026-01-01T10:00:00.000Z', '2026-01-01T11:00:00.000Z']
    expect(isLaterMark({ mine: { recordedAt: early }, theirs: { recordedAt: late } })).toBe(true)
    expect(isLaterMark({ mine: { recordedAt: late }, theirs: { recordedAt: late } })).toBe(false)
    const said = (submittedAt: string) => ({ userSubmitted: true, submittedAt })
    expect(isLaterAnswer({ mine: said(early), theirs: said(late) })).toBe(true)
    expect(isLaterAnswer({ mine: said(late), theirs: said(early) })).toBe(false)
    expect(isLaterAnswer({ mine: {}, theirs: said(early) })).toBe(true)
    expect(isLaterAnswer({ mine: said(early), theirs: { submittedAt: late } })).toBe(false)
  })
  it('leave the stricter consent', () => {
    const [yes, no] = [{ given: true }, { given: false }]
    expect(isStricter(no, yes, yes)).toBe(true)
    expect(isStricter(yes, no, yes)).toBe(true)
    expect(isStricter(yes, no, no)).toBe(false)
    expect(isStricter(yes, undefined, yes)).toBe(false)
  })
  it('leave one link with a child, with the stricter right and the relation that says more', () => {
    const link = (relation: 'other' | 'father', right: 'full' | 'read') => ({ player: 'a', relation, right })
    expect(joinedLinks([link('other', 'read'), link('father', 'full'), child('b')])).toEqual([
      { player: 'a', relation: 'father', right: 'read' },
      child('b'),
    ])
  })
})

describe('a child of two guardians who are one', () => {
  type Link = { player: string; relation: 'mother' | 'father' | 'other'; right: 'full' | 'read' }
  const links: fc.Arbitrary<Link[]> = fc.uniqueArray(
    fc.record({
      player: fc.constantFrom('a', 'b', 'c'),
      relation: fc.constantFrom('mother', 'father', 'other'),
      right: fc.constantFrom('full', 'read'),
    }),
    { selector: ({ player }) => player },
  )
  const names = new Map([
    ['a', 'Lukáš Ambróz'],
    ['b', 'Ela Ambrózová'],
  ])
  const notes = (mine: Link[], theirs: Link[]) =>
    linkNotes({ children: mine } as never, { children: theirs } as never, names).map((note) =>
      note.replaceAll('\u00a0', ' '),
    )
  const link = (player: string, relation: Link['relation'], right: Link['right']): Link => ({
    ...{ player, relation, right },
  })

  it('is named where the rights differ, with the right that will hold', () => {
    const [full, read] = [link('a', 'father', 'full'), link('a', 'father', 'read')]
    expect(notes([full, link('b', 'father', 'full')], [read, link('b', 'father', 'full')])).toEqual([
      'Lukáš Ambróz: ponechaná osoba má právo „plné práva“, druhá „len na čítanie“. Zostane prísnejšie: „len na čítanie“. Ak má za dieťa konať, po zlúčení jej v účte vráťte „plné práva“.',
    ])
    expect(notes([read], [full])[0]).toMatch(
      /má právo „len na čítanie“, druhá „plné práva“.+ „len na čítanie“\. Ak/,
    )
  })
  it('is named where the relations differ, with the one that will hold', () => {
    expect(notes([link('a', 'other', 'full')], [link('a', 'father', 'full')])).toEqual([
      'Lukáš Ambróz: ponechaná osoba má vzťah „iný“, druhá „otec“. Zostane „otec“.',
    ])
  })
  it('is not named where only one of them has it, or both alike', () => {
    expect(notes([link('a', 'mother', 'full')], [link('b', 'father', 'read')])).toEqual([])
    expect(notes([link('a', 'mother', 'read')], [link('a', 'mother', 'read')])).toEqual([])
    expect(linkNotes({} as never, {} as never, names)).toEqual([])
  })
  it('is told what the merge does', () => {
    fc.assert(
      fc.property(links, links, (mine, theirs) => {
        const joined = joinedLinks([...mine, ...theirs])
        for (const { holds } of sharedLinks(mine, theirs))
          expect(joined.find(({ player }) => player === holds.player)).toEqual(holds)
      }),
    )
  })
})

it('one id stands in place of another at any depth, once in a list', () => {
  expect(replacedAt(['a', 'b', 'c'], [], 'b', 'a')).toEqual(['a', 'c'])
  expect(replacedAt({ users: ['b'], kind: 'users' }, ['users'], 'b', 'a')).toEqual({
    users: ['a'],
    kind: 'users',
  })
  expect(replacedAt([{ player: 'b', to: 'x' }], ['player'], 'b', 'a')).toEqual([{ player: 'a', to: 'x' }])
  expect(replacedAt(null, ['player'], 'b', 'a')).toBeNull()
})

const NOTHING_SAID = { reason: null, note: null, claimedPaidAt: null, claimRefusedAt: null }

describe('fees of two players who are one', () => {
  const fee: fc.Arbitrary<MergedFee> = fc
    .record({
      id: fc.uuid(),
      period: fc.constantFrom('2026-09', '2026-10', '2026-11'),
      item: fc.constantFrom('monthly', 'camp'),
      occasion: fc.constantFrom('summer', 'winter'),
      amount: fc.nat({ max: 5000 }),
      share: fc.constantFrom(0, 0, 0.5, 1),
      waived: fc.boolean(),
      trashed: fc.boolean(),
    })
    .map(({ share, ...row }) => ({
      ...row,
      ...NOTHING_SAID,
      occasion: row.item === 'monthly' ? 'monthly' : row.occasion,
      paidAmount: row.trashed ? 0 : Math.floor(row.amount * share),
    }))
  const keyOf = ({ period, item, occasion }: MergedFee) => `${period} ${item} ${occasion}`
  const fees = fc.uniqueArray(fee, { selector: keyOf, maxLength: 6 })
  const paid = (rows: readonly MergedFee[]) => rows.reduce((sum, { paidAmount }) => sum + paidAmount, 0)

  it('are one for each period, item and occasion, with no cent more or less', () => {
    fc.assert(
      fc.property(fees, fees, (kept, removed) => {
        const { moved, pairs } = mergedFees(kept, removed)
        const paired = new Set(pairs.map(({ stays }) => stays.id))
        const left = [
          ...kept.filter(({ id }) => !paired.has(id)),
          ...moved,
          ...pairs.map(({ stays }) => stays),
        ]
        expect(new Set(left.map(keyOf)).size).toBe(left.length)
        const rest = [...kept.filter(({ id }) => !paired.has(id)), ...moved]
        const together = paid(rest) + pairs.reduce((sum, pair) => sum + pair.paid, 0)
        expect(together).toBe(paid(kept) + paid(removed))
        for (const { paid: both, surplus, terms, stays, goes } of pairs) {
          expect(both - surplus).toBeLessThanOrEqual(terms.amount)
          expect(surplus === 0 || both - surplus === terms.amount).toBe(true)
          // Nothing that was paid is thrown away for something that was not.
          if (goes.paidAmount > 0 && stays.paidAmount === 0) expect(terms).toBe(goes)
          if (both > 0) expect(terms.trashed).toBe(false)
        }
      }),
    )
  })
  const of = (more: Partial<MergedFee>): MergedFee => ({
    ...{ id: 'a', period: '2026-09', item: 'monthly', occasion: 'monthly', amount: 2500, paidAmount: 0 },
    ...{ waived: false, trashed: false, ...NOTHING_SAID, ...more },
  })
  it('stay two where they are for different camps of a season', () => {
    const camp = (id: string, occasion: string) => of({ id, item: 'camp', period: '2026/27', occasion })
    const { moved, pairs } = mergedFees([camp('a', 'summer')], [camp('b', 'winter'), camp('c', 'summer')])
    expect(moved.map(({ id }) => id)).toEqual(['b'])
    expect(pairs.map(({ stays, goes }) => [stays.id, goes.id])).toEqual([['a', 'c']])
  })
  it('say what the one was whose terms do not hold', () => {
    const other = of({
      reason: 'zľava',
      waived: true,
      note: 'sľúbené',
      claimedPaidAt: '2026-09-03T10:00:00Z',
    })
    const written = formatMergedFee(other).replaceAll('\u00a0', ' ')
    expect(written).toBe(
      '25,00 €, dôvod „zľava“, odpustený, rodina nahlásila úhradu 3. 9. 2026, poznámka „sľúbené“',
    )
    expect(mergedNote('vlastná', other)).toMatch(/^vlastná · Zlúčený s\u00a0predpisom: 25,00/)
    expect(mergedNote(null, of({ reason: 'x'.repeat(300) }))).toHaveLength(300)
  })
  it('keep what the family reported of either', () => {
    const [claimed, refused] = [of({ claimedPaidAt: 'c' }), of({ claimRefusedAt: 'r' })]
    expect(mergedClaim({ terms: of({}), other: claimed })).toEqual({
      claimedPaidAt: 'c',
      claimRefusedAt: null,
    })
    expect(mergedClaim({ terms: refused, other: claimed })).toEqual({
      claimedPaidAt: null,
      claimRefusedAt: 'r',
    })
  })
  it('have the payments of both', () => {
    const shares = [
      { fee: 'a', amount: 10 },
      { fee: 'b', amount: 5 },
      { fee: 'c', amount: -1 },
    ]
    expect(movedAllocations(shares, new Map([['b', 'a']]))).toEqual([
      { fee: 'a', amount: 15 },
      { fee: 'c', amount: -1 },
    ])
  })
})

describe('who may be the same person', () => {
  const one = {
    firstName: 'Žofia',
    lastName: 'Malá',
    playing: true,
    birthDate: '2013-01-02',
    email: null,
    phone: null,
  }
  it('is told by name and year, or by contact', () => {
    expect(likenessOf(one, { ...one, firstName: 'ZOFIA' })).toMatch(/rok narodenia/)
    expect(likenessOf(one, { ...one, birthDate: null })).toBe('rovnaké meno')
    expect(likenessOf(one, { ...one, birthDate: '2014-01-02' })).toBeUndefined()
    expect(likenessOf(one, { ...one, playing: false })).toBeUndefined()
    const adult = { ...one, playing: false, birthDate: null, phone: '0905 111 222' }
    expect(likenessOf(adult, { ...adult, firstName: 'Zofka', phone: '+421 905 111 222' })).toBe(
      'rovnaký telefón',
    )
    const sibling = { ...one, phone: '0905 111 222' }
    expect(likenessOf(sibling, { ...sibling, firstName: 'Hela' })).toBeUndefined()
  })
})

test.each([
  [1, 'Na 1 udalosti majú', 'Na 1 udalosť odpovedali', 'Na 1 udalosť sú'],
  [2, 'Na 2 udalostiach majú', 'Na 2 udalosti odpovedali', 'Na 2 udalosti sú'],
  [4, 'Na 4 udalostiach majú', 'Na 4 udalosti odpovedali', 'Na 4 udalosti sú'],
  [5, 'Na 5 udalostiach majú', 'Na 5 udalostí odpovedali', 'Na 5 udalostí sú'],
])('what both have is said in Slovak of %d events', (count, ...starts) => {
  const notes = eventNotes({ marks: count, answered: count, nominated: count })
  expect(notes).toEqual(
    starts.map((start) => expect.stringMatching(`^${start.replace(/(\d) /, '$1\u00a0')} `)),
  )
  expect(eventNotes({ marks: 0, answered: 0, nominated: 0 })).toEqual([])
})

describe('a name before a merge', () => {
  const person = {
    firstName: 'Ján',
    lastName: 'Kováč',
    formerNames: [{ firstName: 'Ján', lastName: 'Kovač' }],
  }
  it('is looked for as the present one is', () => {
    expect(withoutName('Ján Kovač, Ján Kováč a Ján Kovačik', person)).toBe(
      `${NAMELESS}, ${NAMELESS} a Ján Kovačik`,
    )
    expect(isPayer({ ...person, firstName: 'Eva' }, 'KOVAC JAN')).toBe(true)
    expect(surnamesOf(person)).toEqual(['Kováč', 'Kovač'])
    expect(namesOf({ ...person, formerNames: { not: 'a list' } })).toEqual(['Ján Kováč', 'Kováč Ján'])
  })
})
