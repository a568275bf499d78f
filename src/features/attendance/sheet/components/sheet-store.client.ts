import { type Store, store } from '@/lib/client/store.client'
import { type PendingMarks, withoutNoops } from '../rules'
import { sheetDraft } from './sheet-drafts.client'
import { sheetSender } from './sheet-sender.client'
import { isUnsent, type SheetPage, type SheetState, savedMarksOf, without } from './sheet-state'

const SEND_AFTER_MS = 1200
const RETRY_AFTER_MS = 8000

export interface SheetStore extends Pick<Store<SheetState>, 'get' | 'subscribe'> {
  /** Changes the pending marks; they are kept on the device at once and sent a moment later. */
  mark: (change: (pendingMarks: PendingMarks) => PendingMarks) => void
  writeContent: (content: string) => void
  /** Sends now, also what was refused before; resolves when all has been sent or has failed. */
  save: () => Promise<void>
  /** Settles a player's conflict: the pending mark overwrites the other one (`keepOwn`), or is dropped. */
  resolve: (player: string, keepOwn: boolean) => void
  /** Shows a page, restores the draft, and sends again when the network is back; the returned function closes the page. */
  open: (page: SheetPage) => () => void
}

/** Sheets of this tab that are open or still have something to send. Filled in the browser only. */
const stores = new Map<string, SheetStore>()

/**
 * The state of the sheet of one event: saved and pending marks, stored on the device until the server has them. The
 * pages of a long sheet share it, so that each shows what is unsent on another.
 */
export const sheetStore = (event: string, me: string, page: SheetPage): SheetStore =>
  stores.get(`${me} ${event}`) ?? newStore(event, me, page)

function newStore(event: string, me: string, first: SheetPage): SheetStore {
  const draft = sheetDraft(me, event)
  const state = store<SheetState>({
    savedMarks: savedMarksOf(first.marks),
    pendingMarks: {},
    content: { saved: first.content },
    phase: 'idle',
    message: '',
    conflicts: [],
    refused: {},
  })
  const names = new Map<string, string>()
  /** Operations that delete a mark of a player on another page, of which no draft tells whether the server has it. */
  const unclear = new Set<string>()
  let onPage = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let sending: Promise<void> | undefined
  // How many pages of the sheet are mounted; 0 once the person has left it.
  let openPages = 0

  const set = (change: Partial<SheetState>) => {
    state.set({ ...state.get(), ...change })
    const { pendingMarks, content, savedMarks } = state.get()
    draft.keep({
      wishes: pendingMarks,
      seen: savedMarks,
      names: Object.fromEntries(names),
      content: content.pending,
    })
  }
  const sendIn = (delay: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), delay)
  }
  const { hasWork, send } = sheetSender({
    event,
    get: state.get,
    set,
    isOnPage: (player) => onPage.has(player),
    isOpen: () => openPages > 0,
    nameOf: (player) => names.get(player),
    unclear,
  })
  const flush = async (): Promise<void> => {
    clearTimeout(timer)
    while (sending) await sending
    if (!hasWork()) return
    sending = send().finally(() => {
      sending = undefined
    })
    await sending
    const { phase } = state.get()
    if (phase === 'failed') sendIn(RETRY_AFTER_MS)
    if (phase === 'sent' && hasWork()) sendIn(SEND_AFTER_MS)
  }

  const touch = (change: Partial<SheetState>) => {
    set({ ...change, ...(state.get().phase === 'sent' && { phase: 'idle' }) })
    if (state.get().phase !== 'signedOut') sendIn(SEND_AFTER_MS)
  }
  const sheet: SheetStore = {
    get: state.get,
    subscribe: state.subscribe,
    save: () => {
      set({ refused: {} })
      return flush()
    },
    mark: (change) => {
      const { pendingMarks, savedMarks } = state.get()
      // While a mark is being sent, the server may have it although `savedMarks` does not yet: its deletion stays.
      touch({
        pendingMarks: sending
          ? change(pendingMarks)
          : withoutNoops(change(pendingMarks), savedMarks, unclear),
      })
    },
    writeContent: (pending) => touch({ content: { ...state.get().content, pending } }),
    resolve: (player, keepOwn) => {
      const { conflicts, savedMarks, pendingMarks } = state.get()
      const conflict = conflicts.find((each) => each.player === player)
      if (!conflict) return
      touch({
        conflicts: conflicts.filter((each) => each !== conflict),
        savedMarks: { ...savedMarks, [player]: conflict.theirs },
        pendingMarks: keepOwn ? pendingMarks : without(pendingMarks, [player]),
      })
    },
    open: (page) => {
      openPages += 1
      stores.set(`${me} ${event}`, sheet)
      onPage = new Set(page.players.map(({ id }) => id))
      const stored = draft.read()
      for (const [id, name] of Object.entries(stored.names)) names.set(id, name)
      for (const { id, name } of page.players) names.set(id, name)
      const { savedMarks, pendingMarks, content, phase } = state.get()
      const elsewhere = without({ ...stored.seen, ...savedMarks }, [...onPage])
      const known = { ...elsewhere, ...savedMarksOf(page.marks) }
      const all = { ...stored.wishes, ...pendingMarks }
      unclear.clear()
      for (const [player, { status, operation }] of Object.entries(all))
        if (status === null && !onPage.has(player) && !(player in known)) unclear.add(operation)
      const pending = content.pending ?? stored.content
      const next: Partial<SheetState> = {
        savedMarks: known,
        pendingMarks: sending ? all : withoutNoops(all, known, unclear),
        content: { saved: content.pending === undefined ? page.content : content.saved, pending },
        phase: phase === 'saving' ? phase : 'idle',
        refused: {},
      }
      // Also what was refused or waited for a sign-in is sent again; the response has the reason anew.
      if (Object.keys(all).length > 0 || pending !== undefined) touch(next)
      else set(next)
      const onOnline = () => void flush()
      const onBeforeUnload = (unload: BeforeUnloadEvent) => {
        if (isUnsent(state.get())) unload.preventDefault()
      }
      window.addEventListener('online', onOnline)
      window.addEventListener('beforeunload', onBeforeUnload)
      return () => {
        window.removeEventListener('online', onOnline)
        window.removeEventListener('beforeunload', onBeforeUnload)
        openPages -= 1
        void flush().then(() => {
          if (openPages === 0 && !isUnsent(state.get())) stores.delete(`${me} ${event}`)
        })
      }
    },
  }
  return sheet
}
