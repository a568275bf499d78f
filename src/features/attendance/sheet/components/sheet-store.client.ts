import { type Store, store } from '@/lib/client/store.client'
import { meaningful, type PendingMarks } from '../rules'
import { sheetDraft } from './sheet-drafts.client'
import { sheetSender } from './sheet-sender.client'
import { isUnsent, type SheetPage, type SheetState, savedMarksOf, without } from './sheet-state'

const PAUSE_MS = 1200
const AGAIN_MS = 8000

export interface SheetStore extends Pick<Store<SheetState>, 'get' | 'subscribe'> {
  /** Changes the pending marks; they are kept on the device at once and sent a moment later. */
  mark: (change: (pendingMarks: PendingMarks) => PendingMarks) => void
  write: (content: string) => void
  /** Sends now, also what was refused before; resolves when nothing is under way. */
  save: () => Promise<void>
  /** Ends a clash: my mark goes over theirs, or theirs stays. */
  decide: (player: string, mine: boolean) => void
  /** Takes up a page, reads back what was kept of any page, and listens for the signal; the returned function stops. */
  open: (page: SheetPage) => () => void
}

/** Sheets of this tab that are open or still have something to send. Only the browser fills it. */
const stores = new Map<string, SheetStore>()

/**
 * The memory of the sheet of one event: saved and pending marks, and how it gets to the server without losing a
 * tap. The pages of a long sheet share it, so that each of them knows what is unsent on another.
 */
export const sheetStore = (event: string, me: string, page: SheetPage): SheetStore =>
  stores.get(`${me} ${event}`) ?? newStore(event, me, page)

function newStore(event: string, me: string, first: SheetPage): SheetStore {
  const draft = sheetDraft(me, event)
  const state = store<SheetState>({
    savedMarks: savedMarksOf(first.marks),
    pendingMarks: {},
    content: { saved: first.content },
    phase: 'rest',
    message: '',
    clashes: [],
    refused: {},
  })
  const names = new Map<string, string>()
  /** Marks taken back of which an older draft does not say what stands; their own page will. */
  const unclear = new Set<string>()
  let here = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let sending: Promise<void> | undefined
  // What is sent after the sheet was left changes the page that took its place.
  let screens = 0

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
  const later = (delay: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), delay)
  }
  const { hasWork, send } = sheetSender({
    event,
    get: state.get,
    set,
    isHere: (player) => here.has(player),
    isOpen: () => screens > 0,
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
    if (phase === 'failed') later(AGAIN_MS)
    if (phase === 'sent' && hasWork()) later(PAUSE_MS)
  }

  const touch = (change: Partial<SheetState>) => {
    set({ ...change, ...(state.get().phase === 'sent' && { phase: 'rest' }) })
    if (state.get().phase !== 'signedOut') later(PAUSE_MS)
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
      // While a mark is under way, taking it back is not nothing yet.
      touch({
        pendingMarks: sending ? change(pendingMarks) : meaningful(change(pendingMarks), savedMarks, unclear),
      })
    },
    write: (pending) => touch({ content: { ...state.get().content, pending } }),
    decide: (player, mine) => {
      const { clashes, savedMarks, pendingMarks } = state.get()
      const clash = clashes.find((each) => each.player === player)
      if (!clash) return
      touch({
        clashes: clashes.filter((each) => each !== clash),
        savedMarks: { ...savedMarks, [player]: clash.theirs },
        pendingMarks: mine ? pendingMarks : without(pendingMarks, [player]),
      })
    },
    open: (page) => {
      screens += 1
      stores.set(`${me} ${event}`, sheet)
      here = new Set(page.players.map(({ id }) => id))
      const kept = draft.read()
      for (const [id, name] of Object.entries(kept.names)) names.set(id, name)
      for (const { id, name } of page.players) names.set(id, name)
      const { savedMarks, pendingMarks, content, phase } = state.get()
      const elsewhere = without({ ...kept.seen, ...savedMarks }, [...here])
      const known = { ...elsewhere, ...savedMarksOf(page.marks) }
      const all = { ...kept.wishes, ...pendingMarks }
      unclear.clear()
      for (const [player, { status, operation }] of Object.entries(all))
        if (status === null && !here.has(player) && !(player in known)) unclear.add(operation)
      const pending = content.pending ?? kept.content
      const next: Partial<SheetState> = {
        savedMarks: known,
        pendingMarks: sending ? all : meaningful(all, known, unclear),
        content: { saved: content.pending === undefined ? page.content : content.saved, pending },
        phase: phase === 'saving' ? phase : 'rest',
        refused: {},
      }
      // Whatever was refused or waited for a signature goes again, and says again why it cannot.
      if (Object.keys(all).length > 0 || pending !== undefined) touch(next)
      else set(next)
      const onSignal = () => void flush()
      const onLeave = (leaving: BeforeUnloadEvent) => {
        if (isUnsent(state.get())) leaving.preventDefault()
      }
      window.addEventListener('online', onSignal)
      window.addEventListener('beforeunload', onLeave)
      return () => {
        window.removeEventListener('online', onSignal)
        window.removeEventListener('beforeunload', onLeave)
        screens -= 1
        void flush().then(() => {
          if (screens === 0 && !isUnsent(state.get())) stores.delete(`${me} ${event}`)
        })
      }
    },
  }
  return sheet
}
