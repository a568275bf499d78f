import { expect, test } from '@jest/globals'
import { actWords } from '@/features/player-migrations/acts/labels'
import { checkedMoves, dayProblem, isDue } from '@/features/player-migrations/stages/rules'
import { broughtBefore, byDay, stateOf } from '@/features/player-migrations/states/rules'
import { waitingWords } from '@/features/player-migrations/labels'
import { stageWords, stateWords } from '@/features/player-migrations/stages/labels'

test('a migration performed at once is performed; a stage waits, is cancelled, performed or undone', () => {
  expect(stateOf({})).toBe('performed')
  expect(stateOf({ stage: 'waiting' })).toBe('prepared')
  expect(stateOf({ stage: 'waiting', dueOn: '2027-07-01' })).toBe('planned')
  expect(stateOf({ stage: 'cancelled', dueOn: '2027-07-01' })).toBe('cancelled')
  expect(stateOf({ stage: 'performed', undoneAt: '2027-07-02T00:00:00Z' })).toBe('undone')
})

test('a planned stage is due from its day on, also when the site was off', () => {
  const stage = { stage: 'waiting', dueOn: '2027-07-01' }
  expect(['2027-06-30', '2027-07-01', '2027-07-05'].map((day) => isDue(stage, day))).toEqual([
    false,
    true,
    true,
  ])
})

test('the day of a stage is from tomorrow on, at most two years ahead', () => {
  expect(dayProblem(null, '2027-01-01')).toBeUndefined()
  expect(dayProblem('2027-01-02', '2027-01-01')).toBeUndefined()
  expect(dayProblem('2027-01-01', '2027-01-01')).toMatch(/^Vyberte deň od zajtrajška/)
  expect(dayProblem('2029-01-02', '2027-01-01')).toMatch(/dva roky/)
})

test('stages stand by their day, those without one last', () => {
  const days = [{ dueOn: null }, { dueOn: '2027-07-01' }, { dueOn: '2027-01-01' }].sort(byDay)
  expect(days.map(({ dueOn }) => dueOn)).toEqual(['2027-01-01', '2027-07-01', null])
})

test('whoever changed is left out with the reason, and a player named twice is moved once', () => {
  const move = (player: string, to = 'b') => ({ player, from: 'a', to, outcome: 'moves' })
  const players = new Map([
    ['same', { category: 'a', active: true }],
    ['other', { category: 'b', active: true }],
    ['off', { category: 'a', active: false }],
  ])
  const moves = [move('same'), move('other'), move('off'), move('none'), move('same')]
  const left = checkedMoves(moves, players, new Set(['a', 'b'])).map(({ leftOut }) => leftOut)
  expect(left).toEqual([undefined, 'changed', 'left', 'gone', 'changed'])
  expect(checkedMoves([move('same', 'c')], players, new Set(['a']))[0]!.leftOut).toBe('target')
})

test('words say the day, and how many were left out', () => {
  expect(stateWords({ state: 'planned', dueOn: '2027-07-01' })).toBe('Naplánovaný na 1.\u00a07.\u00a02027')
  const { title, body } = stageWords({ season: '2027/28', moved: 0, left: 1 })
  expect(title).toContain('nikoho nepresunul')
  expect(body).toContain('1\u00a0hráča')
})

test('where a player stands in another stage is said with its day', () => {
  const move = { stage: 's', from: 'U9', to: 'U10', outcome: 'moves' as const }
  expect(waitingWords({ ...move, dueOn: '2027-07-01' })).toBe('1.\u00a07.\u00a02027: U9 → U10')
  expect(waitingWords({ ...move, dueOn: null, to: '', outcome: 'leaves' })).toBe(
    'pripravený bez\u00a0dňa: U9 → odchádza',
  )
})

test('an act is said with its day, what it changed, when and by whom', () => {
  const at = '2026-11-24T16:00:00Z'
  const planned = { act: 'planned', by: 'Mária S.', at, dueOn: '2027-07-01', added: 0, removed: 0 } as const
  const end = ' · 24.\u00a011.\u00a02026 o\u00a017:00 · Mária S.'
  expect(actWords(planned)).toBe(`Naplánované na 1.\u00a07.\u00a02027${end}`)
  expect(actWords({ ...planned, dueOn: null })).toBe(`Pripravené bez\u00a0dňa${end}`)
  const changed = { ...planned, act: 'changed', added: 2, removed: 1 } as const
  expect(actWords(changed, planned)).toBe(`Zmenené: pribudli 2\u00a0hráči, ubudol 1\u00a0hráč${end}`)
  const postponed = { ...planned, act: 'changed', dueOn: '2027-07-05', added: 5 } as const
  expect(actWords(postponed, planned)).toBe(`Zmenené: na 5.\u00a07.\u00a02027, pribudlo 5\u00a0hráčov${end}`)
  expect(actWords({ ...changed, dueOn: null, added: 0, removed: 0 }, planned)).toBe(
    `Zmenené: bez\u00a0dňa${end}`,
  )
  expect(actWords({ ...planned, act: 'onDay', by: '' })).toBe(
    'Presunuté v\u00a0naplánovaný deň · 24.\u00a011.\u00a02026 o\u00a017:00',
  )
})

test('stages of earlier days bring players to a category; those without a day, of the same day or out of the club do not', () => {
  const stage = (dueOn: string | null, to: string | null, player = 'one') => ({
    ...{ dueOn, moves: [{ player, outcome: to ? 'moves' : 'leaves', to }] },
  })
  const stages = [
    stage('2027-07-01', 'b'),
    stage('2027-01-01', 'a'),
    stage(null, 'c'),
    stage('2027-01-01', null),
  ]
  const of = (day: string | null) =>
    broughtBefore(day, stages)
      .get('one')
      ?.map(({ to }) => to)
  expect(of('2027-01-01')).toBeUndefined()
  expect(of('2027-07-01')).toEqual(['a'])
  expect(of(null)).toEqual(['a', 'b'])
})
