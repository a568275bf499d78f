import { expect, test } from '@jest/globals'
import { mergeTabs } from '@/features/attendance/sheet/components/sheet-tabs'
import { batchesOf } from '@/features/attendance/sheet/components/sheet-batches.client'
import { outgoing } from '@/features/attendance/sheet/components/outgoing'
import type { PendingMark, PendingMarks } from '@/features/attendance/sheet/rules'

// Two tabs of one browser have the same sheet open: what is stored is what both have made of it.

const NOW = '2026-11-24T16:00:00.000Z'
const mark = (operation: string, at?: number, status: PendingMark['status'] = 'present'): PendingMark => ({
  ...{ status, note: '', operation, seen: null },
  ...(at !== undefined && { at }),
})
const sheet = (wishes: PendingMarks, content?: string) => ({
  ...{ wishes, seen: {}, names: { jakub: 'Jakub Ľalík', ema: 'Ema Šebová' } },
  ...(content !== undefined && { content }),
})
const known = (own: string[], kept: string[] = [], content?: string) => ({
  own: new Set(own),
  kept: new Set(kept),
  content,
})

test('a newer mark of the other tab is not overwritten by this tab’s older copy, and is heard of', () => {
  const tab = sheet({ jakub: mark('a', 1), ema: mark('c', 3) })
  const merged = mergeTabs(tab, sheet({ jakub: mark('b', 2, 'late') }), known(['a', 'c'], ['a']))
  expect(merged.sheet?.wishes).toEqual({ jakub: mark('b', 2, 'late'), ema: mark('c', 3) })
  expect(merged.newer).toEqual({ jakub: mark('b', 2, 'late') })
})

test('this tab’s newer mark takes the place of the other one’s, whichever order they are stored in', () => {
  const tab = sheet({ jakub: mark('b', 2) })
  expect(mergeTabs(tab, sheet({ jakub: mark('a', 1) }), known(['b'])).sheet?.wishes).toEqual({
    jakub: mark('b', 2),
  })
})

test('what the other tab has sent is not stored again, and leaves this tab', () => {
  const tab = sheet({ jakub: mark('a', 1), ema: mark('b', 2) })
  const merged = mergeTabs(tab, sheet({ ema: mark('b', 2) }), known(['a', 'b'], ['a', 'b']))
  expect(merged.sheet?.wishes).toEqual({ ema: mark('b', 2) })
  expect(merged.done).toEqual(['a'])
})

test('what this tab has sent is removed, the other one’s marks stay', () => {
  const stored = sheet({ jakub: mark('a', 1), ema: mark('b', 2) })
  const merged = mergeTabs(sheet({}), stored, known(['a'], ['a']))
  expect(merged.sheet?.wishes).toEqual({ ema: mark('b', 2) })
  expect(mergeTabs(sheet({}), sheet({ jakub: mark('a', 1) }), known(['a'])).sheet).toBeUndefined()
})

test('a text of the other tab stays stored when this tab has sent its own', () => {
  expect(mergeTabs(sheet({}), sheet({}, 'Strelba'), known([], [], 'Prihrávky')).sheet?.content).toBe(
    'Strelba',
  )
  expect(mergeTabs(sheet({}), sheet({}, 'Strelba'), known([], [], 'Strelba')).sheet).toBeUndefined()
})

test('a mark taken back names the row that was seen; one that was not seen is older than any row', () => {
  const saved = { id: 'r1', status: 'present' as const, note: '', updatedAt: '2026-11-24T17:00:00.000Z' }
  const taken = { ...mark('a', 1, null), seen: NOW }
  const deletionOf = (pending: PendingMark) =>
    batchesOf(outgoing({ jakub: pending }, { jakub: saved }), { saved: '' }, () => true)[0]?.deletion
  expect(deletionOf(taken)).toEqual({ player: 'jakub', id: 'r1', operation: 'a', updatedAt: NOW })
  expect(Date.parse(deletionOf({ ...taken, seen: null })!.updatedAt)).toBe(0)
  expect(deletionOf({ ...taken, seen: undefined })?.updatedAt).toBe(saved.updatedAt)
})
