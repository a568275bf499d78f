import { inTurn } from '@/lib/client/in-turn.client'
import { withoutNoops } from '../rules'
import { deviceSheet } from './device-sheet.client'
import { sheetSender } from './sheet-sender.client'
import {
  isUnsent,
  savedMarksOf,
  type SheetPage,
  type SheetState,
  type SheetStore,
  unclearOperations,
  without,
  withSeen,
  withStored,
} from './sheet-state'
import type { StoredSheet } from './stored-sheet'

const SEND_AFTER_MS = 1200
const RETRY_AFTER_MS = 8000

/** Sheets of this tab that are open or still have something to send. Filled in the browser only. */
const stores = new Map<string, SheetStore>()

/**
 * The state of the sheet of one event: saved and pending marks, stored on the device until the server has them. The
 * pages of a long sheet share it, so that each shows what is unsent on another.
 */
export const sheetStore = (event: string, me: string, page: SheetPage): SheetStore =>
  stores.get(`${me} ${event}`) ?? newStore(event, me, page)

function newStore(event: string, me: string, first: SheetPage): SheetStore {
  const state = deviceSheet(event, me, first)
  const { set, names, onPage } = state
  /** Operations that delete a mark of a player on another page, of which no draft tells whether the server has it. */
  let unclear: readonly string[] = []
  const isUnclear = (operation: string, player: string) => unclear.includes(operation) || mayBeSaved(player)
  let timer: ReturnType<typeof setTimeout> | undefined
  let sending: Promise<void> | undefined
  let restoring: Promise<void> | undefined
  // How many pages of the sheet are mounted; 0 once the person has left it.
  let openPages = 0

  const sendIn = (delay: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), delay)
  }
  const { hasWork, mayBeSaved, send } = sheetSender({
    event,
    me,
    get: state.get,
    set,
    // Opened for nobody (outbox.client.ts): no page shows the players, and none is named as another one.
    isOnPage: (player) => onPage().size === 0 || onPage().has(player),
    isOpen: () => openPages > 0 && onPage().size > 0,
    nameOf: (player) => names.get(player),
    isUnclear,
    onConfirmed: state.tellOtherTabs,
  })
  const flush = async (): Promise<void> => {
    clearTimeout(timer)
    await restoring
    while (sending) await sending
    if (!hasWork()) return
    sending = inTurn(`sheet ${me} ${event}`, async () => {
      // What another tab has sent meanwhile is not sent again, and of two marks of a player only the later one.
      await state.renew()
      await send()
      await state.settled()
    }).finally(() => {
      sending = undefined
    })
    await sending
    const { phase } = state.get()
    if (phase === 'failed') sendIn(RETRY_AFTER_MS)
    if (phase === 'sent' && hasWork()) sendIn(SEND_AFTER_MS)
  }

  /** Puts what this device has stored into the state: pending marks made here meanwhile are newer. */
  const restore = (stored: StoredSheet) => {
    const merged = withStored(state.get(), stored, onPage())
    unclear = unclearOperations(merged.pendingMarks, merged.savedMarks, onPage())
    const marks = merged.pendingMarks
    // Also what was refused or waited for a sign-in is sent again; the response has the reason anew.
    if (isUnsent(merged))
      touch({
        ...merged,
        pendingMarks: sending ? marks : withoutNoops(marks, merged.savedMarks, isUnclear),
      })
  }
  const read = async () => {
    const stored = await state.read()
    if (stored) restore(stored)
    state.isRead()
  }
  const touch = (change: Partial<SheetState>, isTyped = false) => {
    set({ ...change, ...(state.get().phase === 'sent' && { phase: 'idle' }) }, isTyped)
    if (state.get().phase !== 'signedOut') sendIn(SEND_AFTER_MS)
  }
  const sheet: SheetStore = {
    get: state.get,
    subscribe: state.subscribe,
    know: state.know,
    namesOf: (players) => [...names].filter(([id]) => id in players),
    isOpen: () => openPages > 0,
    giveUp: () =>
      set({ pendingMarks: {}, content: { saved: state.get().content.saved }, conflicts: [], message: '' }),
    send: () => flush(),
    save: () => {
      const { saved, pending } = state.get().content
      set({ refused: {}, content: { saved, pending } })
      return flush()
    },
    mark: (change, isTyped) => {
      const { pendingMarks, savedMarks } = state.get()
      // While a mark is being sent, the server may have it although `savedMarks` does not yet: its deletion stays.
      const marks = withSeen(change(pendingMarks), pendingMarks, savedMarks)
      touch({ pendingMarks: sending ? marks : withoutNoops(marks, savedMarks, isUnclear) }, isTyped)
    },
    writeContent: (pending) => touch({ content: { saved: state.get().content.saved, pending } }, true),
    resolve: (player, keepOwn) => {
      const { conflicts, savedMarks, pendingMarks } = state.get()
      const conflict = conflicts.find((each) => each.player === player)
      if (!conflict) return
      touch({
        conflicts: conflicts.filter((each) => each !== conflict),
        savedMarks: { ...savedMarks, [player]: conflict.theirs },
        pendingMarks: {
          ...without(pendingMarks, [player]),
          ...(keepOwn &&
            pendingMarks[player] && {
              [player]: { ...pendingMarks[player], seen: conflict.theirs.updatedAt },
            }),
        },
      })
    },
    open: (page) => {
      openPages += 1
      stores.set(`${me} ${event}`, sheet)
      state.show(page)
      const { savedMarks, content, phase } = state.get()
      set({
        savedMarks: { ...without(savedMarks, [...onPage()]), ...savedMarksOf(page.marks) },
        content: content.pending === undefined ? { saved: page.content } : content,
        phase: phase === 'saving' ? phase : 'idle',
        refused: {},
      })
      restoring = read()
      const watching = state.watch()
      const onOnline = () => void flush()
      // Another tab may have marked meanwhile, or somebody signed in again there.
      const onSeen = () => {
        if (document.visibilityState === 'visible') void state.renew().then(flush)
      }
      const onBeforeUnload = (unload: BeforeUnloadEvent) => {
        // What the device has stored is sent from any screen, and after a restart: leaving loses nothing.
        const isLosable = isUnsent(state.get()) && state.get().storage !== 'stored'
        if (onPage().size > 0 && isLosable) unload.preventDefault()
      }
      window.addEventListener('online', onOnline)
      document.addEventListener('visibilitychange', onSeen)
      window.addEventListener('beforeunload', onBeforeUnload)
      return () => {
        window.removeEventListener('online', onOnline)
        document.removeEventListener('visibilitychange', onSeen)
        window.removeEventListener('beforeunload', onBeforeUnload)
        watching.stop()
        openPages -= 1
        void flush().then(() => {
          watching.close()
          if (openPages === 0 && !isUnsent(state.get())) stores.delete(`${me} ${event}`)
        })
      }
    },
  }
  return sheet
}
