import { store } from '@/lib/client/store.client'
import { dropForeignWork } from '@/lib/client/unsent-work.client'
import { dropStoredSheet, storedSheets } from './sheet-drafts.client'
import { isUnsent } from './sheet-state'
import { sheetStore } from './sheet-store.client'
import type { StoredSheet } from './stored-sheet'

/** A sheet that waits on this device. */
export interface UnsentSheet {
  /** The event's id. */
  id: string
  /** When it was changed last, in milliseconds. */
  at: number
  sheet: StoredSheet
}

const NOBODY = { players: [], marks: [], content: '' }
const unsent = store<readonly UnsentSheet[] | undefined>(undefined)

/** The sheets of the person of this page that wait on this device, what was changed first first; undefined until it was read. */
export const unsentSheets = { get: unsent.get, subscribe: unsent.subscribe }

/** Reads anew what waits. */
export async function renewUnsentSheets(me: string): Promise<void> {
  const found = await storedSheets(me)
  if (JSON.stringify(found) !== JSON.stringify(unsent.get())) unsent.set(found)
}

async function sendOne(me: string, event: string): Promise<boolean> {
  const sheet = sheetStore(event, me, NOBODY)
  // A page that shows it sends by itself, with the players it knows.
  if (sheet.isOpen()) return false
  const close = sheet.open(NOBODY)
  await sheet.send()
  close()
  return !isUnsent(sheet.get())
}

let sending: Promise<string[]> | undefined

async function sendAll(me: string, isAsked: boolean): Promise<string[]> {
  await dropForeignWork(me)
  const sent: string[] = []
  // One after another, in the order they were made.
  for (const { id, sheet } of await storedSheets(me))
    if ((isAsked || !sheet.isGone) && (await sendOne(me, id))) sent.push(sheet.event?.title ?? 'udalosť')
  await renewUnsentSheets(me)
  return sent
}

/**
 * Sends every sheet of a person that waits on this device, after a restart and from whichever screen; removes what other
 * people left here. A sheet whose event is gone is sent again only when the person asks for it (`isAsked`). Resolves with the
 * titles of those that are sent; several calls at once are one.
 */
export const sendUnsentSheets = (me: string, isAsked = false): Promise<string[]> =>
  (sending ??= sendAll(me, isAsked)
    .catch(() => [])
    .finally(() => {
      sending = undefined
    }))

/** Gives up a sheet that waits. */
export async function giveUpSheet(me: string, event: string): Promise<void> {
  await dropStoredSheet(me, event)
  sheetStore(event, me, NOBODY).giveUp()
  await renewUnsentSheets(me)
}
