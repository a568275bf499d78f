import type { MarkView } from '../../schema'
import { type Mark, type PendingMarks, withoutNoops, withoutSent } from '../rules'
import { outgoing } from './outgoing'
import {
  type Batch,
  batchesOf,
  type BatchFailure,
  batchFailure,
  batchWithout,
  playersOf,
  sendBatch,
} from './sheet-batches.client'
import type { Confirmed } from './sheet-channel.client'
import { type SheetState, savedMarksOf, without } from './sheet-state'

interface SenderOptions {
  event: string
  /** Whose marks they are. */
  me: string
  get: () => SheetState
  set: (change: Partial<SheetState>) => void
  /** Whether the page that is open shows this player. */
  isOnPage: (player: string) => boolean
  /** Whether a page is open at all. */
  isOpen: () => boolean
  nameOf: (player: string) => string | undefined
  /** Operations that delete a mark of which it is not known whether the server has it. */
  isUnclear: (operation: string, player: string) => boolean
  /** Hears what the server has confirmed. */
  onConfirmed: (confirmed: Confirmed) => void
}

/** Sends a sheet to the server batch by batch, until the network fails; conflicts and refused marks are left out. */
export function sheetSender(options: SenderOptions) {
  const { event, me, get, set, isOnPage, isOpen, nameOf, isUnclear, onConfirmed } = options
  /** Marks whose response was lost: the server may have them although it has not said so. */
  const lost = new Map<string, Mark>()
  const mayBeSaved = (player: string): boolean => lost.has(player)
  const work = () => {
    const { pendingMarks, savedMarks, conflicts, refused } = get()
    const isRefused = (player: string) => pendingMarks[player]!.operation in refused
    const held = conflicts.map(({ player }) => player)
    const all = outgoing(pendingMarks, savedMarks, [...held, ...Object.keys(pendingMarks).filter(isRefused)])
    // A mark taken back that may be saved: the same one again tells which row is to be deleted.
    const again = Object.entries(pendingMarks).flatMap(([player, { status }]) =>
      status === null && !(player in savedMarks) ? (lost.get(player) ?? []) : [],
    )
    return { ...all, rows: [...all.rows, ...again] }
  }
  const contentToSend = () => {
    const { saved, pending, held } = get().content
    return held ? { saved } : { saved, pending }
  }
  const hasWork = () => {
    const { rows, deletions } = work()
    return rows.length > 0 || deletions.length > 0 || contentToSend().pending !== undefined
  }

  const confirm = (batch: Batch, sent: PendingMarks, marks: readonly MarkView[]) => {
    const { savedMarks, pendingMarks, content } = get()
    const deleted = batch.deletion ? playersOf(batch) : []
    const saved = savedMarksOf(marks)
    onConfirmed({ saved, deleted })
    const next = { ...without(savedMarks, deleted), ...saved }
    for (const player of playersOf(batch)) lost.delete(player)
    const isContentSaved = batch.content && content.pending === batch.content.pending
    set({
      savedMarks: next,
      pendingMarks: withoutNoops(withoutSent(pendingMarks, sent), next, isUnclear),
      content: isContentSaved ? { saved: content.pending! } : content,
    })
  }
  /** The reason, preceded by whom it concerns where the open page does not show them. */
  const reasonFor = (player: string, reason: string, all: boolean) =>
    isOnPage(player)
      ? reason
      : `${all ? 'Označenia na inej strane' : (nameOf(player) ?? 'Hráč na inej strane')}: ${reason}`

  /** Puts a failure into the state; returns what is left of the batch to be tried again at once. */
  const applyFailure = (failure: BatchFailure, batch: Batch, sent: PendingMarks): Batch | undefined => {
    const { conflicts, content, refused } = get()
    if (failure.kind === 'conflicts') {
      set({ conflicts: [...conflicts, ...failure.conflicts] })
      return batchWithout(
        batch,
        failure.conflicts.map(({ player }) => player),
      )
    }
    if (failure.kind === 'content') {
      const pending = [failure.current, content.pending].filter(Boolean).join('\n')
      set({ content: { saved: failure.current, pending, held: true } })
      return batchWithout(batch, [], true)
    }
    if (failure.kind !== 'refused') return undefined
    const reasons = Object.entries(failure.reasons).flatMap(([player, reason]) =>
      sent[player] ? [[sent[player].operation, reasonFor(player, reason, failure.all)]] : [],
    )
    set({ refused: { ...refused, ...Object.fromEntries(reasons) }, isGone: failure.isGone })
    return failure.all ? undefined : batchWithout(batch, Object.keys(failure.reasons))
  }

  const send = async (): Promise<void> => {
    const queue = batchesOf(work(), contentToSend(), isOnPage)
    let contentMessage = ''
    set({ phase: 'saving', message: '', isGone: undefined })
    for (let batch = queue.shift(); batch; batch = queue.shift()) {
      const { pendingMarks } = get()
      const operations = new Map(batch.rows.map(({ player, operation }) => [player, operation]))
      const isSent = ([player, mark]: [string, PendingMarks[string]]) =>
        operations.get(player) === mark.operation ||
        (batch!.deletion?.player === player && mark.status === null)
      const sent = Object.fromEntries(Object.entries(pendingMarks).filter(isSent))
      // A page that does not show these players is rendered anew: its counts are of the whole event.
      const shown = isOpen() && playersOf(batch).every(isOnPage)
      try {
        confirm(batch, sent, await sendBatch({ event, me }, batch, shown))
      } catch (error) {
        const failure = batchFailure(error, batch)
        if (failure.kind === 'failed') for (const row of batch.rows) lost.set(row.player, row)
        if (failure.kind === 'failed' || failure.kind === 'signedOut') {
          set({ phase: failure.kind, message: failure.message })
          return
        }
        const rest = applyFailure(failure, batch, sent)
        // `refused` holds reasons by the operation of a mark; the content has none.
        if (failure.kind === 'content' || (failure.kind === 'refused' && failure.all && batch.content))
          contentMessage ||= failure.message
        if (rest) queue.unshift(rest)
      }
    }
    const { pendingMarks, refused, conflicts } = get()
    const reasons = Object.values(pendingMarks).flatMap(({ operation }) => refused[operation] ?? [])
    const message = contentMessage || reasons[0] || ''
    set({ phase: message ? 'refused' : conflicts.length > 0 ? 'idle' : 'sent', message })
  }
  return { hasWork, mayBeSaved, send }
}
