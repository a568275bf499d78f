import { store } from '@/lib/client/store.client'
import { sheetChannel } from './sheet-channel.client'
import { sheetDraft } from './sheet-drafts.client'
import { sheetKeeping } from './sheet-keeping.client'
import {
  savedMarksOf,
  type SheetPage,
  type SheetState,
  type SheetStore,
  without,
  withOtherTabs,
} from './sheet-state'
import type { StoredSheet } from './stored-sheet'

const TO_DECIDE = 'Čaká na vaše rozhodnutie. Otvorte dochádzku.'

/** The state of one person's (`me`) sheet of one event in this tab, stored on the device and shared with other tabs. */
export function deviceSheet(event: string, me: string, first: SheetPage) {
  const draft = sheetDraft(me, event)
  const state = store<SheetState>({
    savedMarks: savedMarksOf(first.marks),
    pendingMarks: {},
    content: { saved: first.content },
    phase: 'idle',
    message: '',
    storage: 'reading',
    conflicts: [],
    refused: {},
  })
  const names = new Map<string, string>()
  let title = first.event
  let onPage = new Set<string>()
  let channel: ReturnType<typeof sheetChannel> | undefined
  const addNames = (all: StoredSheet['names']) => {
    for (const [id, name] of Object.entries(all)) if (!names.has(id)) names.set(id, name)
  }
  const know: SheetStore['know'] = ({ id, name }) => {
    names.set(id, name)
    onPage.add(id)
  }
  const keeping = sheetKeeping({
    draft,
    current: () => {
      const { pendingMarks: wishes, savedMarks: seen, content, message, conflicts, isGone } = state.get()
      const problem = message || (conflicts.length > 0 ? TO_DECIDE : undefined)
      const { pending, saved, held } = content
      return {
        ...{ wishes, seen, names: Object.fromEntries(names), event: title, problem },
        ...{ content: pending, contentSeen: saved, contentHeld: held },
        ...(isGone && { isGone }),
      }
    },
    onResult: (storage) => state.set({ ...state.get(), storage }),
    onOtherTabs: (others) => {
      if (others.done.length === 0 && Object.keys(others.newer.wishes).length === 0) return
      addNames(others.newer.names)
      state.set(withOtherTabs(state.get(), others, onPage))
    },
  })
  return {
    get: state.get,
    subscribe: state.subscribe,
    /** Changes the state; what has to survive is stored at once, or a moment later while somebody types. */
    set: (change: Partial<SheetState>, isTyped = false): void => {
      const before = state.get()
      const next = { ...before, ...change }
      const isKept =
        next.pendingMarks === before.pendingMarks &&
        next.content.pending === before.content.pending &&
        next.message === before.message &&
        next.conflicts === before.conflicts
      state.set(isKept ? next : { ...next, storage: 'storing' })
      if (!isKept) keeping.changed(isTyped)
    },
    names,
    /** The players the open page shows; none when the sheet is opened for nobody (outbox.client.ts). */
    onPage: (): ReadonlySet<string> => onPage,
    know,
    show: (page: SheetPage): void => {
      onPage = new Set()
      page.players.forEach(know)
      title = page.event ?? title
    },
    /** What is stored; undefined when the browser has no database, and the sheet works as long as the page is open. */
    read: async (): Promise<StoredSheet | undefined> => {
      const stored = await draft.read().catch(() => undefined)
      if (stored) addNames(stored.names)
      title ??= stored?.event
      return stored
    },
    isRead: (): void => {
      if (state.get().storage === 'reading') state.set({ ...state.get(), storage: 'stored' })
    },
    renew: keeping.renew,
    settled: keeping.settled,
    tellOtherTabs: (...confirmed: Parameters<ReturnType<typeof sheetChannel>['tell']>) =>
      channel?.tell(...confirmed),
    /** Listens to the page and to other tabs: `stop` ends the first, `close` also the second. */
    watch: () => {
      const stop = keeping.watch()
      const own = sheetChannel(`sheet ${me} ${event}`, ({ saved, deleted }) => {
        const { savedMarks } = state.get()
        state.set({ ...state.get(), savedMarks: { ...without(savedMarks, deleted), ...saved } })
      })
      channel = own
      const close = () => {
        own.close()
        if (channel === own) channel = undefined
      }
      return { stop, close }
    },
  }
}
