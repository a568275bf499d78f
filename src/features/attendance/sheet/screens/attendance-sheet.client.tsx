'use client'
import { useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { focusField } from '@/lib/client/field-validation.client'
import { toast } from '@/lib/client/toast.client'
import { href } from '@/lib/routes'
import type { PageView } from '@/lib/schema'
import { Empty } from '@/ui/empty'
import { Pagination } from '@/ui/pagination'
import { type Status, statusText } from '../../labels'
import { CONFLICTS_ID, ConflictList } from '../components/conflict-list'
import { useDeviceChoice } from '../components/device-choice.client'
import { useMarking } from '../components/marking.client'
import { keptGuests } from '../components/kept-guests'
import { PlayerLine } from '../components/player-line.client'
import { SaveBar } from '../components/save-bar'
import { SheetPeople } from '../components/sheet-people.client'
import { SheetHead } from '../components/sheet-head.client'
import { sheetStore } from '../components/sheet-store.client'
import { isUnsent, unsentCount } from '../components/sheet-state'
import { SheetTools } from '../components/sheet-tools'
import { formatPage, formatSaved } from '../components/sheet-texts'
import { TrainingContent } from '../components/training-content.client'
import { type ClosedSheet, useClosed } from '../components/use-closed.client'
import { VibrateSwitch } from '../components/vibrate-switch'
import { bySquad, sheetCounts, shownMark, unmarkedIn } from '../rules'
import type { SheetEventView, SheetPlayerView } from '../schema'
import styles from './attendance-sheet.module.css'

export interface AttendanceSheetProps extends ClosedSheet {
  event: SheetEventView
  eventPage: string
  me: string
  /** The open page of the sheet of an event with very many players. */
  page?: PageView
}

const markText = ({ status, lateMinutes }: { status: Status | null; lateMinutes: number | null }): string =>
  status ? statusText(status, lateMinutes) : 'bez označenia'

/** The attendance of one event. Every mark is stored on the device and sent by itself. */
export function AttendanceSheet(props: AttendanceSheetProps) {
  const { event, eventPage, me, page } = props
  const closed = useClosed(props, event.startsAt)
  const number = page?.number ?? 1
  const pages = page ? Math.ceil(page.total / page.size) : 1
  const [sunMode, toggleSunMode] = useDeviceChoice('sun')
  const [added, setGuests] = useState<SheetPlayerView[]>([])
  const [first] = useState({
    players: event.players.map(({ player }) => player),
    marks: event.players.flatMap(({ attendance }) => attendance ?? []),
    content: event.content,
    event: { title: event.title, startsAt: event.startsAt },
  })
  const [store] = useState(() => sheetStore(event.id, me, first))
  // Before the first paint: the store may be that of another page of the sheet, which does not know these players.
  useLayoutEffect(() => store.open(first), [store, first])
  const state = useSyncExternalStore(store.subscribe, store.get, store.get)
  const { savedMarks, pendingMarks, conflicts, content } = state
  // Also guests whose marks this device kept when the page was left.
  const guests = [
    ...added,
    ...(pages > 1 ? [] : keptGuests(store.namesOf({ ...savedMarks, ...pendingMarks }), added)),
  ]
  const rows = [
    ...event.players,
    ...guests.filter(({ player }) => !event.players.some((row) => row.player.id === player.id)),
  ]
  const { squad, others } = bySquad(rows, event.squadNamed)
  const ids = rows.map(({ player }) => player.id)
  // Of those outside the squad only who has a mark is counted.
  const marked = others.filter(
    ({ player: { id } }) => shownMark(savedMarks[id], pendingMarks[id]).status !== null,
  )
  const counts = sheetCounts(
    [...squad, ...marked].map(({ player }) => player.id),
    savedMarks,
    pendingMarks,
  )
  // `event.unmarked` is from before these marks were made.
  const onOtherPages = event.unmarked - unmarkedIn(event.players, event.squadNamed)
  const total = pages > 1 ? Math.max(0, onOtherPages) + counts.unmarked : undefined
  const unmarked = { expected: squad.length, here: counts.unmarked, total }
  const nameOf = (id: string) => rows.find(({ player }) => player.id === id)?.player.name ?? ''
  const { mark, markEverybody, undoEverybody, lastLate } = useMarking(store, squad)
  const add = (player: SheetPlayerView['player'], note: string) => {
    store.know(player)
    if (!ids.includes(player.id))
      setGuests((all) => [...all, { player, participant: null, attendance: null }])
    if (!shownMark(savedMarks[player.id], pendingMarks[player.id]).status) mark(player.id, 'present', note)
  }
  const isNewGuest = ({ participant, player }: SheetPlayerView) =>
    !participant && !player.trialUntil && !(player.id in savedMarks)
  const line = (row: SheetPlayerView) => (
    <PlayerLine
      closed={closed !== undefined}
      isNewGuest={isNewGuest(row)}
      justLate={lastLate === row.player.id}
      key={row.player.id}
      onMark={(...change) => mark(row.player.id, ...change)}
      row={row}
      {...shownMark(savedMarks[row.player.id], pendingMarks[row.player.id])}
    />
  )
  const hrefOf = (to: number) => href('attendanceCreate', { event: event.id, page: to > 1 ? to : undefined })
  const save = async () => {
    await store.save()
    const conflictsHeading = document.getElementById(CONFLICTS_ID)
    if (conflictsHeading) focusField(conflictsHeading)
    if (isUnsent(store.get())) return
    toast.success(formatSaved(unmarked))
  }
  return (
    <div className={styles.sheet} data-scheme={sunMode ? 'light' : undefined} data-sun={sunMode || undefined}>
      <SheetHead
        event={event}
        eventPage={eventPage}
        onToggleSunMode={toggleSunMode}
        part={page && pages > 1 ? formatPage(number, pages, page.total) : undefined}
        sunMode={sunMode}
      />
      <div className={`wrap ${styles.body}`}>
        {closed && (
          <p className={styles.closed} role="note">
            {closed}
          </p>
        )}
        <ConflictList
          conflicts={conflicts.map(({ player, theirs }) => ({
            player,
            name: nameOf(player) || theirs.player.name,
            mine: markText(shownMark(savedMarks[player], pendingMarks[player])),
            mineAt: pendingMarks[player]?.at,
            theirs: markText(theirs),
            theirsBy: theirs.recordedByName ?? '',
            theirsAt: theirs.recordedAt,
          }))}
          onResolve={store.resolve}
        />
        {rows.length === 0 ? (
          <Empty title="Na túto udalosť nie je pozvaný žiadny hráč.">Pridajte hráča zo zoznamu nižšie.</Empty>
        ) : (
          <>
            {!closed && (
              <SheetTools
                counts={counts}
                onEverybody={markEverybody}
                onUndo={undoEverybody}
                rows={squad}
                totalUnmarked={total}
              />
            )}
            {squad.length > 0 && (
              <ol className={styles.players} data-squad>
                {squad.map(line)}
              </ol>
            )}
            {others.length > 0 && (
              <details className={styles.others} open={marked.length > 0 || squad.length === 0 || undefined}>
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
        <SheetPeople closed={closed !== undefined} event={event.id} listed={ids} onAdd={add} />
        {event.type === 0 && (
          <TrainingContent
            disabled={closed !== undefined}
            onChange={store.writeContent}
            value={content.pending ?? content.saved}
          />
        )}
        {!closed && <VibrateSwitch />}
      </div>
      {!closed && (
        <SaveBar
          conflicts={conflicts.length}
          returnTo={hrefOf(number)}
          unmarked={unmarked}
          message={state.message}
          onSave={() => void save()}
          phase={state.phase}
          storage={state.storage}
          unsent={unsentCount(state)}
        />
      )}
    </div>
  )
}
