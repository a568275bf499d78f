'use client'
import { useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { focusField } from '@/lib/client/field-faults.client'
import { newTap } from '@/lib/client/operation.client'
import { toast } from '@/lib/client/toast.client'
import { href } from '@/lib/routes'
import type { PageView } from '@/lib/schema'
import { Empty } from '@/ui/empty'
import { Pagination } from '@/ui/pagination'
import type { Status } from '../../labels'
import { AddPlayer } from '../components/add-player.client'
import { CLASHES_ID, ClashList } from '../components/clash-list'
import { PlayerLine } from '../components/player-line.client'
import { SaveBar } from '../components/save-bar'
import { SheetHead } from '../components/sheet-head.client'
import { sheetStore } from '../components/sheet-store.client'
import { isUnsent } from '../components/sheet-state'
import { SheetTools } from '../components/sheet-tools'
import { formatPart, formatSaved } from '../components/sheet-words'
import { TrainingContent } from '../components/training-content.client'
import { useSun } from '../components/sun'
import { bySquad, everybodyHere, sheetCounts, shownMark, unmarkedIn } from '../rules'
import type { SheetEventView, SheetPlayerView } from '../schema'
import styles from './attendance-sheet.module.css'

export interface AttendanceSheetProps {
  event: SheetEventView
  eventPage: string
  me: string
  /** Which part of an event of very many players this is; what is unsent of any of them goes from each. */
  page?: PageView
  /** Why nothing can be recorded now; the sheet is then only shown. */
  closed?: string
}

/** The attendance of one event: a tap a player, kept and sent by itself. */
export function AttendanceSheet({ event, eventPage, me, page, closed }: AttendanceSheetProps) {
  const number = page?.number ?? 1
  const pages = page ? Math.ceil(page.total / page.size) : 1
  const [sun, toggleSun] = useSun()
  const [guests, setGuests] = useState<SheetPlayerView[]>([])
  const [first] = useState({
    players: event.players.map(({ player }) => player),
    marks: event.players.flatMap(({ attendance }) => attendance ?? []),
    content: event.content,
  })
  const [store] = useState(() => sheetStore(event.id, me, first))
  // Before anything is painted: the page before this one may have left its store, which does not know these players.
  useLayoutEffect(() => store.open(first), [store, first])
  const state = useSyncExternalStore(store.subscribe, store.get, store.get)
  const { savedMarks, pendingMarks, clashes, content } = state
  const rows = [
    ...event.players,
    ...guests.filter(({ player }) => !event.players.some((row) => row.player.id === player.id)),
  ]
  const { squad, others } = bySquad(rows, event.squadNamed)
  const ids = rows.map(({ player }) => player.id)
  // Of those outside the squad, only who came after all is counted.
  const came = others.filter(
    ({ player: { id } }) => shownMark(savedMarks[id], pendingMarks[id]).status !== null,
  )
  const counts = sheetCounts(
    [...squad, ...came].map(({ player }) => player.id),
    savedMarks,
    pendingMarks,
  )
  // The server counted before these taps were made.
  const elsewhere = event.unmarked - unmarkedIn(event.players, event.squadNamed)
  const whole = pages > 1 ? Math.max(0, elsewhere) + counts.unmarked : undefined
  const left = { expected: squad.length, unmarked: counts.unmarked, whole }
  const nameOf = (id: string) => rows.find(({ player }) => player.id === id)?.player.name ?? ''
  const mark = (id: string, status: Status | null, note: string) =>
    store.mark((all) => ({ ...all, [id]: { status, note, operation: newTap() } }))
  const everybody = () =>
    store.mark((all) => {
      const players = squad.map(({ player, participant }) => ({
        id: player.id,
        answer: participant?.answer ?? null,
      }))
      return everybodyHere(players, store.get().savedMarks, all, newTap)
    })
  const line = (row: SheetPlayerView) => (
    <PlayerLine
      closed={closed !== undefined}
      key={row.player.id}
      onMark={(status, note) => mark(row.player.id, status, note)}
      row={row}
      {...shownMark(savedMarks[row.player.id], pendingMarks[row.player.id])}
    />
  )
  const hrefOf = (to: number) => href('attendanceCreate', { event: event.id, page: to > 1 ? to : undefined })
  const save = async () => {
    await store.save()
    const undecided = document.getElementById(CLASHES_ID)
    if (undecided) focusField(undecided)
    if (isUnsent(store.get())) return
    toast.success(formatSaved(left))
  }
  return (
    <div className={styles.sheet} data-scheme={sun ? 'light' : undefined} data-sun={sun || undefined}>
      <SheetHead
        event={event}
        eventPage={eventPage}
        onSun={toggleSun}
        part={page && pages > 1 ? formatPart(number, pages, page.total) : undefined}
        sun={sun}
      />
      <div className={`wrap ${styles.body}`}>
        {closed && (
          <p className={styles.closed} role="note">
            {closed}
          </p>
        )}
        <ClashList
          clashes={clashes.map(({ player, theirs }) => ({
            player,
            name: nameOf(player) || theirs.player.name,
            mine: pendingMarks[player]?.status ?? null,
            theirs: theirs.status,
          }))}
          onDecide={store.decide}
        />
        {rows.length === 0 ? (
          <Empty title="Na túto udalosť nie je pozvaný žiadny hráč.">Pridajte hráča zo zoznamu nižšie.</Empty>
        ) : (
          <>
            {!closed && <SheetTools counts={counts} onEverybody={everybody} rows={squad} whole={whole} />}
            {squad.length > 0 && <ol className={styles.players}>{squad.map(line)}</ol>}
            {others.length > 0 && (
              <details className={styles.others} open={came.length > 0 || squad.length === 0 || undefined}>
                <summary>
                  Ostatní <span className="num">{others.length}</span>
                  <span className="soft"> · nie sú v nominácii</span>
                </summary>
                <ol className={styles.players}>{others.map(line)}</ol>
              </details>
            )}
          </>
        )}
        <Pagination hrefOf={hrefOf} page={number} pages={pages} />
        {!closed && <AddPlayer listed={ids} onAdd={(row) => setGuests((all) => [...all, row])} />}
        {event.type === 0 && (
          <TrainingContent
            disabled={closed !== undefined}
            onChange={store.write}
            value={content.pending ?? content.saved}
          />
        )}
      </div>
      {!closed && (
        <SaveBar
          clashes={clashes.length}
          here={hrefOf(number)}
          left={left}
          message={state.message}
          onSave={() => void save()}
          phase={state.phase}
          unsent={isUnsent(state)}
        />
      )}
    </div>
  )
}
