import { act, fireEvent, screen, within } from '@testing-library/react'
import type { SheetEventView } from '@/features/attendance/sheet/schema'
import { changeUnsentWork, readUnsentWork } from '@/lib/client/unsent-work.client'

/** A mark as the sheet sends it. */
export interface Row {
  player: string
  status: string
  operation: string
  updatedAt?: string
  note?: string
  lateMinutes?: number | null
}

export const NOW = '2026-11-24T16:00:00.000Z'

/** A recorded mark as the server returns it. */
export const mark = (player: string, status: string, name = player) => ({
  id: `zaznam-${player}`,
  player: { id: player, name },
  status,
  note: '',
  recordedBy: 'jana',
  recordedAt: NOW,
  updatedAt: NOW,
})

/** What the server returns for marks it has recorded: all that was sent, as the sheet may send what is half typed. */
export const recorded = (rows: Row[]) => ({
  attendances: rows.map(({ player, status, note = '', lateMinutes = null }) => ({
    ...mark(player, status),
    ...{ note, lateMinutes },
  })),
  changed: rows.length,
})

export const sheetEvent = (id: string, players: object[], more: object = {}) =>
  ({
    id,
    type: 0,
    title: 'Tréning U11',
    startsAt: NOW,
    endsAt: null,
    place: '',
    categories: [],
    cancelled: null,
    content: '',
    internalNote: '',
    squadNamed: false,
    unmarked: players.length,
    players,
    ...more,
  }) as unknown as SheetEventView

/** The button of a player for one status. */
export const radio = (name: string, status: string) =>
  within(screen.getByRole('group', { name })).getByRole('radio', { name: status })

/**
 * Taps one element after the other with no time between them, in which the sheet would send what is tapped by then: on
 * a busy machine one tap of `person` may take longer than the pause of the sheet (1.2 s).
 */
export const tapAtOnce = (...elements: (() => HTMLElement)[]): void => {
  for (const element of elements) fireEvent.click(element())
}

/** Lets so many milliseconds pass, in which the sheet may send. */
export const wait = (ms: number) => act(async () => void (await new Promise((done) => setTimeout(done, ms))))

/** What this device keeps of a sheet, as JSON; null when nothing of it waits. */
export const keptSheet = async (event: string, me = 'lubos'): Promise<string | null> => {
  const kept = await readUnsentWork(me, `sheet ${event}`)
  return kept === undefined ? null : JSON.stringify(kept)
}

/** Puts a sheet on this device, as an earlier visit would have left it. */
export const keepSheet = (event: string, wishes: object, me = 'lubos'): Promise<void> =>
  changeUnsentWork(me, `sheet ${event}`, () => ({ wishes }))
