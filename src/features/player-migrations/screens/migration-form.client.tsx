'use client'
import { useState } from 'react'
import { useDraft } from '@/lib/client/draft.client'
import { newOperation } from '@/lib/client/operation.client'
import { useRead } from '@/lib/client/read.client'
import { useSave } from '@/lib/client/save.client'
import { counted, grouped } from '@/lib/plural'
import { Button } from '@/ui/button'
import { Empty } from '@/ui/empty'
import { FormHead } from '@/ui/form-head.client'
import { Checkbox, Select } from '@/ui/inputs'
import { Segmented } from '@/ui/segmented'
import { decisionsOf, initialChoices, type MoveChoice, movesOf } from '../choices/rules'
import { MoveDialog } from '../components/move-dialog.client'
import { ProposalTable } from '../components/proposal-table.client'
import { Totals } from '../components/totals'
import { MOVED_PLAYERS, PLAYERS } from '../labels'
import type { MigrationView, PreviewView } from '../schema'
import { stateWords } from '../stages/labels'
import type { MigrationStart } from '../views'
import styles from './migration.module.css'

type Choices = Record<string, MoveChoice>

/** Choosing season and categories, changing the proposal, moving the players. */
export function MigrationForm({ start }: { start: MigrationStart }) {
  const [season, setSeason] = useState(start.seasons[0] ?? '')
  const [sources, setSources] = useState(
    start.categories.filter(({ players }) => players > 0).map(({ id }) => id),
  )
  const [preview, setPreview] = useState<PreviewView>()
  const [choices, setChoices] = useState<Choices>({})
  const [proposed, setProposed] = useState<Choices>({})
  // Choices of a restored draft; they are put over the proposal once it is loaded.
  const [restored, setRestored] = useState<Choices>({})
  const [shown, setShown] = useState('changes')
  const [confirming, setConfirming] = useState(false)
  const [operation, setOperation] = useState(newOperation)
  const [done, setDone] = useState<MigrationView>()
  const { data: history } = useRead('/playerMigrations?page=1')
  const since = history?.migrations.find(({ id }) => id === done?.id)
  // What was said of it is true no longer: it was undone, or its stage was performed or cancelled.
  const isOver = since !== undefined && (since.undoneAt !== null || since.state !== done?.state)
  const proposal = useSave('POST', '/playerMigrations/preview', {
    asks: true,
    onDone: (response) => {
      setPreview(response.preview)
      const initial = initialChoices(response.preview.rows)
      const present = Object.entries(restored).filter(([player]) => player in initial)
      setProposed(initial)
      setChoices({ ...initial, ...Object.fromEntries(present) })
      setOperation(newOperation())
      setDone(undefined)
    },
  })
  const draft = useDraft('migration', {
    value: { season, sources, choices: preview ? choices : restored },
    changed: preview
      ? JSON.stringify(choices) !== JSON.stringify(proposed)
      : Object.keys(restored).length > 0,
    onFound: (found) => {
      const stored = found as { season?: string; sources?: string[]; choices?: Choices }
      if (!stored.choices || !stored.sources || !start.seasons.includes(stored.season ?? '')) return false
      setSeason(stored.season!)
      setSources(stored.sources)
      setRestored(stored.choices)
      return true
    },
  })
  const forget = () => {
    setRestored({})
    setProposed({})
    setChoices({})
    draft.forget()
  }
  const rows = preview?.rows ?? []
  const decisions = decisionsOf(rows, choices)
  const moves = movesOf(decisions)
  // A player who was proposed to move stays in the table when the admin chooses that they stay.
  const changed = decisions.flatMap(({ row, outcome }) =>
    outcome === 'stays' && row.outcome === 'stays' ? [] : [row],
  )
  const propose = () => proposal.save({ season, categories: sources })
  return (
    <>
      <form className={styles.start} {...proposal.formProps(propose)}>
        <FormHead
          problems={proposal.problems}
          isRestored={draft.isRestored}
          startOver={() => {
            setPreview(undefined)
            forget()
          }}
        />
        <Select
          label="Nová sezóna"
          name="season"
          onChange={(event) => setSeason(event.target.value)}
          value={season}
        >
          {start.seasons.map((label) => (
            <option key={label}>{label}</option>
          ))}
        </Select>
        <fieldset className={styles.sources}>
          <legend>Zdrojové kategórie</legend>
          {start.categories.map(({ id, name, players }) => (
            <Checkbox
              checked={sources.includes(id)}
              key={id}
              label={`${name} · ${counted(players, PLAYERS)}`}
              onChange={() =>
                setSources(sources.includes(id) ? sources.filter((other) => other !== id) : [...sources, id])
              }
            />
          ))}
        </fieldset>
        <Button
          busy={proposal.saving}
          disabled={sources.length === 0}
          look={preview ? 'line' : 'primary'}
          type="submit"
        >
          Navrhnúť podľa ročníka
        </Button>
      </form>
      {done && !isOver && (
        <p className={styles.done} role="status">
          {done.state === 'performed' ? (
            <>
              Presunuli sme <strong>{counted(done.moves.length, MOVED_PLAYERS)}</strong>. Presun nájdete v
              histórii, kde ho môžete aj vrátiť.
            </>
          ) : (
            <>
              Nikoho sme zatiaľ nepresunuli. Presun je uložený nižšie:{' '}
              <strong>{stateWords(done).toLowerCase()}</strong>.
            </>
          )}
        </p>
      )}
      {preview && rows.length === 0 && (
        <Empty title="Vo vybraných kategóriách nie je žiadny aktívny hráč.">Vyberte iné kategórie.</Empty>
      )}
      {preview && rows.length > 0 && (
        <section aria-labelledby="navrh" className="stack">
          <h2 id="navrh">Náhľad zmien na sezónu {preview.season}</h2>
          <Totals outcomes={decisions.map(({ outcome }) => outcome)} />
          <Segmented
            legend="Ktorých hráčov vidieť"
            name="shown"
            onChange={setShown}
            options={[
              { value: 'changes', label: `Zmeny ${grouped(changed.length)}` },
              { value: 'all', label: `Všetci ${grouped(rows.length)}` },
            ]}
            value={shown}
          />
          <ProposalTable
            choices={choices}
            onChange={(player, choice) => setChoices({ ...choices, [player]: choice })}
            preview={shown === 'all' ? preview : { ...preview, rows: changed }}
          />
          <div className={styles.sticky} data-bottom-bar>
            <Button disabled={moves.length === 0} onClick={() => setConfirming(true)} wide>
              {moves.length > 0 ? `Presunúť ${counted(moves.length, MOVED_PLAYERS)}…` : 'Presunúť'}
            </Button>
          </div>
        </section>
      )}
      <MoveDialog
        decision={{ operation, season: preview?.season ?? season, moves }}
        onClose={() => setConfirming(false)}
        onDone={(migration) => {
          setConfirming(false)
          setPreview(undefined)
          setDone(migration)
          forget()
        }}
        open={confirming}
        outcomes={decisions.map(({ outcome }) => outcome)}
        repeated={decisions.flatMap(({ row, outcome }) =>
          outcome !== 'stays' && row.waiting.length > 0 ? [row] : [],
        )}
      />
    </>
  )
}
