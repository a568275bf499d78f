import { ApiError } from '@/lib/client/api.client'
import { draftKey, dropDraft, keepDraft, readDraft } from '@/lib/client/drafts.client'
import { type Store, store } from '@/lib/client/store.client'
import { writeCall } from '@/lib/client/writes.client'
import type { MarkView } from '../../views'
import { keptSheet, meaningful, outgoing, type Standings, type Wishes, withoutSent } from '../rules'

/** A player whose row somebody else changed since this sheet showed it. */
export interface Clash {
  player: string
  theirs: MarkView
}

export interface SheetState {
  standings: Standings
  wishes: Wishes
  content: { stands: string; wish?: string }
  /** `failed` tries again by itself; `refused` and `signedOut` wait for the person. */
  phase: 'rest' | 'saving' | 'sent' | 'failed' | 'refused' | 'signedOut'
  message: string
  clashes: readonly Clash[]
}

export interface SheetKeeper extends Pick<Store<SheetState>, 'get' | 'subscribe'> {
  /** Changes wishes; they are kept on the device at once and sent a moment later. */
  wish: (change: (wishes: Wishes) => Wishes) => void
  write: (content: string) => void
  /** Sends now; resolves when nothing is under way. */
  flush: () => Promise<void>
  /** Ends a clash: my wish goes over theirs, or theirs stays. */
  decide: (player: string, mine: boolean) => void
  /** Reads back what an earlier visit kept and listens for the signal; the returned function stops both. */
  open: () => () => void
}

const PAUSE_MS = 1200
const AGAIN_MS = 8000

/** Whether anything on the sheet waits for the server. */
export const isUnsent = ({ wishes, content }: SheetState): boolean =>
  Object.keys(wishes).length > 0 || content.wish !== undefined

const standingsOf = (marks: readonly MarkView[]): Standings =>
  Object.fromEntries(marks.map((mark) => [mark.player.id, mark]))

/** The memory of one sheet, or of a page of a long one: what stands, what is wished, and how it gets to the server without losing a tap. */
export function sheetKeeper(
  { event, page }: { event: string; page: number },
  me: string,
  marks: readonly MarkView[],
  stands: string,
): SheetKeeper {
  const key = draftKey(me, page > 1 ? `sheet-${page}` : 'sheet', event)
  const state = store<SheetState>({
    standings: standingsOf(marks),
    wishes: {},
    content: { stands },
    phase: 'rest',
    message: '',
    clashes: [],
  })
  let timer: ReturnType<typeof setTimeout> | undefined
  let sending: Promise<void> | undefined
  // What is sent after the sheet was left changes the page that took its place.
  let onScreen = false

  const set = (change: Partial<SheetState>) => {
    state.set({ ...state.get(), ...change })
    const { wishes, content } = state.get()
    if (isUnsent(state.get())) keepDraft(key, { wishes, content: content.wish })
    else dropDraft(key)
  }
  const later = (delay: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), delay)
  }

  const refuse = (error: unknown) => {
    const { status, message, body } =
      error instanceof ApiError ? error : new ApiError(0, [{ message: 'Niečo sa pokazilo.' }])
    const conflicts = (body.conflicts ?? []) as { theirs: MarkView | null }[]
    const found = conflicts.flatMap(({ theirs }) => (theirs ? [{ player: theirs.player.id, theirs }] : []))
    if (status === 409 && found.length > 0) {
      set({ phase: 'rest', clashes: [...state.get().clashes, ...found] })
      return later(0)
    }
    if (status === 409 && typeof body.content === 'string') {
      const wish = [body.content, state.get().content.wish].filter(Boolean).join('\n')
      return set({ phase: 'refused', message, content: { stands: body.content, wish } })
    }
    const passing = status === 0 || status === 429 || status >= 500
    set({ phase: passing ? 'failed' : status === 401 ? 'signedOut' : 'refused', message })
    if (passing) later(AGAIN_MS)
  }

  const send = async (): Promise<void> => {
    const { wishes, standings, content, clashes } = state.get()
    const held = clashes.map(({ player }) => player)
    const { rows, removals } = outgoing(wishes, standings, held)
    const sent = Object.fromEntries(Object.entries(wishes).filter(([player]) => !held.includes(player)))
    set({ phase: 'saving', message: '' })
    try {
      let next = standings
      if (rows.length > 0 || content.wish !== undefined) {
        const body = {
          event,
          rows: rows.map(({ seen, ...row }) => ({ ...row, ...(seen && { updatedAt: seen }) })),
          content: content.wish,
          contentSeen: content.wish === undefined ? undefined : content.stands,
        }
        const call = { method: 'POST', body, shown: onScreen } as const
        const { attendances } = await writeCall<{ attendances: MarkView[] }>('/attendances', call)
        next = { ...next, ...standingsOf(attendances) }
      }
      for (const [player, id] of Object.entries(removals)) {
        const removed = writeCall(`/attendances/${id}`, { method: 'DELETE', shown: onScreen })
        await removed.catch((error: unknown) => {
          if (!(error instanceof ApiError) || error.status !== 404) throw error
        })
        next = Object.fromEntries(Object.entries(next).filter(([each]) => each !== player))
      }
      const now = state.get()
      const written = content.wish !== undefined && now.content.wish === content.wish
      set({
        phase: 'sent',
        standings: next,
        wishes: meaningful(withoutSent(now.wishes, sent), next),
        content: written ? { stands: content.wish! } : now.content,
      })
    } catch (error) {
      refuse(error)
    }
  }

  const hasWork = () => {
    const { wishes, standings, content, clashes } = state.get()
    const held = clashes.map(({ player }) => player)
    const { rows, removals } = outgoing(wishes, standings, held)
    return rows.length > 0 || Object.keys(removals).length > 0 || content.wish !== undefined
  }
  const flush = async (): Promise<void> => {
    clearTimeout(timer)
    while (sending) await sending
    if (!hasWork()) return
    sending = send().finally(() => {
      sending = undefined
    })
    await sending
    if (state.get().phase === 'sent' && hasWork()) later(PAUSE_MS)
  }

  const touch = (change: Partial<SheetState>) => {
    set({ ...change, ...(state.get().phase === 'sent' && { phase: 'rest' }) })
    if (state.get().phase !== 'signedOut') later(PAUSE_MS)
  }
  return {
    get: state.get,
    subscribe: state.subscribe,
    flush,
    wish: (change) => {
      const { wishes, standings } = state.get()
      // While a mark is under way, taking it back is not nothing yet.
      touch({ wishes: sending ? change(wishes) : meaningful(change(wishes), standings) })
    },
    write: (wish) => touch({ content: { ...state.get().content, wish } }),
    decide: (player, mine) => {
      const { clashes, standings, wishes } = state.get()
      const clash = clashes.find((each) => each.player === player)
      if (!clash) return
      const rest = Object.fromEntries(Object.entries(wishes).filter(([each]) => each !== player))
      touch({
        clashes: clashes.filter((each) => each !== clash),
        standings: { ...standings, [player]: clash.theirs },
        wishes: mine ? wishes : rest,
      })
    },
    open: () => {
      onScreen = true
      const kept = keptSheet(readDraft(key))
      if (Object.keys(kept.wishes).length > 0 || kept.content !== undefined)
        touch({
          wishes: { ...kept.wishes, ...state.get().wishes },
          content: { ...state.get().content, wish: kept.content },
        })
      const onSignal = () => void flush()
      const onLeave = (leaving: BeforeUnloadEvent) => {
        if (isUnsent(state.get())) leaving.preventDefault()
      }
      window.addEventListener('online', onSignal)
      window.addEventListener('beforeunload', onLeave)
      return () => {
        window.removeEventListener('online', onSignal)
        window.removeEventListener('beforeunload', onLeave)
        onScreen = false
        void flush()
      }
    },
  }
}
