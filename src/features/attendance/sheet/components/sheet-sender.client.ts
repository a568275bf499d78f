import type { MarkView } from '../../schema'
import { meaningful, outgoing, type PendingMarks, withoutSent } from '../rules'
import {
  type Batch,
  batchesOf,
  batchWithout,
  playersOf,
  sendBatch,
  type Setback,
  setbackOf,
} from './sheet-sending.client'
import { type SheetState, savedMarksOf, without } from './sheet-state'

interface Desk {
  event: string
  get: () => SheetState
  set: (change: Partial<SheetState>) => void
  /** Whether the page that is open shows this player. */
  isHere: (player: string) => boolean
  /** Whether a page is open at all. */
  isOpen: () => boolean
  nameOf: (player: string) => string | undefined
  /** Marks taken back of which it is not known what stands. */
  unclear: ReadonlySet<string>
}

/** How the sheet goes to the server: everything that is not held back, batch by batch, until the signal is lost. */
export function sheetSender({ event, get, set, isHere, isOpen, nameOf, unclear }: Desk) {
  const work = () => {
    const { pendingMarks, savedMarks, clashes, refused } = get()
    const isRefused = (player: string) => pendingMarks[player]!.operation in refused
    const held = clashes.map(({ player }) => player)
    return outgoing(pendingMarks, savedMarks, [...held, ...Object.keys(pendingMarks).filter(isRefused)])
  }
  const hasWork = () => {
    const { rows, removals } = work()
    return rows.length > 0 || Object.keys(removals).length > 0 || get().content.pending !== undefined
  }

  const confirm = (batch: Batch, sent: PendingMarks, marks: readonly MarkView[]) => {
    const { savedMarks, pendingMarks, content } = get()
    const next = { ...without(savedMarks, batch.removal ? playersOf(batch) : []), ...savedMarksOf(marks) }
    const written = batch.content && content.pending === batch.content.pending
    set({
      savedMarks: next,
      pendingMarks: meaningful(withoutSent(pendingMarks, sent), next, unclear),
      content: written ? { saved: content.pending! } : content,
    })
  }
  /** Who is meant by a refusal, where the page in front of the person does not show them. */
  const reasonFor = (player: string, reason: string, all: boolean) =>
    isHere(player)
      ? reason
      : `${all ? 'Označenia na inej strane' : (nameOf(player) ?? 'Hráč na inej strane')}: ${reason}`

  /** What is left of the batch to be tried again at once. */
  const yieldTo = (setback: Setback, batch: Batch, sent: PendingMarks): Batch | undefined => {
    const { clashes, content, refused } = get()
    if (setback.kind === 'clashes') {
      set({ clashes: [...clashes, ...setback.clashes] })
      return batchWithout(
        batch,
        setback.clashes.map(({ player }) => player),
      )
    }
    if (setback.kind === 'content') {
      const pending = [setback.stands, content.pending].filter(Boolean).join('\n')
      set({ content: { saved: setback.stands, pending } })
      return batchWithout(batch, [], true)
    }
    if (setback.kind !== 'refused') return undefined
    const reasons = Object.entries(setback.reasons).flatMap(([player, reason]) =>
      sent[player] ? [[sent[player].operation, reasonFor(player, reason, setback.all)]] : [],
    )
    set({ refused: { ...refused, ...Object.fromEntries(reasons) } })
    return setback.all ? undefined : batchWithout(batch, Object.keys(setback.reasons))
  }

  const send = async (): Promise<void> => {
    const queue = batchesOf(work(), get().content, isHere)
    let said = ''
    set({ phase: 'saving', message: '' })
    for (let batch = queue.shift(); batch; batch = queue.shift()) {
      const { pendingMarks } = get()
      const ops = new Map(batch.rows.map(({ player, operation }) => [player, operation]))
      const isSent = ([player, mark]: [string, PendingMarks[string]]) =>
        ops.get(player) === mark.operation || (batch!.removal?.player === player && mark.status === null)
      const sent = Object.fromEntries(Object.entries(pendingMarks).filter(isSent))
      // A page that does not show the change is renewed with it: it counts the whole event.
      const shown = isOpen() && playersOf(batch).every(isHere)
      try {
        confirm(batch, sent, await sendBatch(event, batch, shown))
      } catch (error) {
        const setback = setbackOf(error, batch)
        if (setback.kind === 'failed' || setback.kind === 'signedOut') {
          set({ phase: setback.kind, message: setback.message })
          return
        }
        const rest = yieldTo(setback, batch, sent)
        // Words have no tap to hang the reason on.
        if (setback.kind === 'content' || (setback.kind === 'refused' && setback.all && batch.content))
          said ||= setback.message
        if (rest) queue.unshift(rest)
      }
    }
    const { pendingMarks, refused, clashes } = get()
    const reasons = Object.values(pendingMarks).flatMap(({ operation }) => refused[operation] ?? [])
    const message = said || reasons[0] || ''
    set({ phase: message ? 'refused' : clashes.length > 0 ? 'rest' : 'sent', message })
  }
  return { hasWork, send }
}
