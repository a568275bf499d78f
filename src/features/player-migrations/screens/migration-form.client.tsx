'use client'
import { useState } from 'react'
import { useDraft } from '@/lib/client/draft.client'
import { newOperation } from '@/lib/client/operation.client'
import { useRead } from '@/lib/client/read.client'
import { useSave } from '@/lib/client/save.client'
import { counted } from '@/lib/plural'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog.client'
import { Empty } from '@/ui/empty'
import { FormErrors } from '@/ui/form-errors'
import { FormHead } from '@/ui/form-head.client'
import { Checkbox, Select } from '@/ui/inputs'
import { Segmented } from '@/ui/segmented'
import { ProposalTable } from '../components/proposal-table.client'
import { Totals } from '../components/totals'
import { MOVED_PLAYERS, PLAYERS } from '../labels'
import { type Choice, decided, firstChoices } from '../rules'
import type { HistoryPage, MigrationView, PreviewView } from '../schema'
import type { MigrationStart } from '../views'
import styles from './migration.module.css'

type Choices = Record<string, Choice>

/** From the choice of season and categories through the proposal to the move itself. */
export function MigrationForm({ start }: { start: MigrationStart }) {
  const [season, setSeason] = useState(start.seasons[0] ?? '')
  const [sources, setSources] = useState(
    start.categories.filter(({ players }) => players > 0).map(({ id }) => id),
  )
  const [preview, setPreview] = useState<PreviewView>()
  const [choices, setChoices] = useState<Choices>({})
  const [proposed, setProposed] = useState<Choices>({})
  // What an earlier visit decided about players; it goes on top of the proposal once that is asked for.
  const [kept, setKept] = useState<Choices>({})
  const [shown, setShown] = useState('changes')
  const [asking, setAsking] = useState(false)
  const [operation, setOperation] = useState(newOperation)
  const [done, setDone] = useState<MigrationView>()
  const { data: history } = useRead<HistoryPage>('/playerMigrations?page=1')
  const undone = history?.migrations.some(({ id, undoneAt }) => id === done?.id && undoneAt)
  const proposal = useSave<object, { preview: PreviewView }>('POST', '/playerMigrations/preview', {
    asks: true,
    onDone: (answer) => {
      setPreview(answer.preview)
      const first = firstChoices(answer.preview.rows)
      const here = Object.entries(kept).filter(([player]) => player in first)
      setProposed(first)
      setChoices({ ...first, ...Object.fromEntries(here) })
      setOperation(newOperation())
      setDone(undefined)
    },
  })
  const move = useSave<object, { migration: MigrationView }>('POST', '/playerMigrations', {
    onDone: (answer) => {
      setPreview(undefined)
      setDone(answer.migration)
      forget()
    },
  })
  const draft = useDraft('migration', {
    value: { season, sources, choices: preview ? choices : kept },
    changed: preview ? JSON.stringify(choices) !== JSON.stringify(proposed) : Object.keys(kept).length > 0,
    onFound: (found) => {
      const typed = found as { season?: string; sources?: string[]; choices?: Choices }
      if (!typed.choices || !typed.sources || !start.seasons.includes(typed.season ?? '')) return false
      setSeason(typed.season!)
      setSources(typed.sources)
      setKept(typed.choices)
      return true
    },
  })
  const forget = () => {
    setKept({})
    setProposed({})
    setChoices({})
    draft.forget()
  }
  const rows = preview?.rows ?? []
  const decisions = rows.map((row) => ({
    row,
    ...decided(choices[row.player.id]?.target ?? 'stays'),
    reason: choices[row.player.id]?.reason ?? '',
  }))
  const moves = decisions.flatMap(({ row, outcome, to, reason }) =>
    outcome === 'stays' ? [] : [{ player: row.player.id, from: row.from, outcome, to, reason }],
  )
  // A line that was proposed to change stays in sight when it is decided to stay.
  const changed = decisions.flatMap(({ row, outcome }) =>
    outcome === 'stays' && row.outcome === 'stays' ? [] : [row],
  )
  const propose = () => proposal.save({ season, categories: sources })
  const perform = async () => {
    await move.save({ operation, season: preview?.season, moves })
    setAsking(false)
  }
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
      {done && !undone && (
        <p className={styles.done} role="status">
          Presunuli sme <strong>{counted(done.moves.length, MOVED_PLAYERS)}</strong>. Presun nájdete v
          histórii, kde ho môžete aj vrátiť.
        </p>
      )}
      {preview && rows.length === 0 && (
        <Empty title="Vo vybraných kategóriách nie je žiadny aktívny hráč.">Vyberte iné kategórie.</Empty>
      )}
      {preview && rows.length > 0 && (
        <section aria-labelledby="navrh" className="stack">
          <h2 id="navrh">Náhľad zmien na sezónu {preview.season}</h2>
          <FormErrors problems={move.problems} />
          <Totals outcomes={decisions.map(({ outcome }) => outcome)} />
          <Segmented
            legend="Ktorých hráčov vidieť"
            name="shown"
            onChange={setShown}
            options={[
              { value: 'changes', label: `Zmeny ${changed.length}` },
              { value: 'all', label: `Všetci ${rows.length}` },
            ]}
            value={shown}
          />
          <ProposalTable
            choices={choices}
            onChange={(player, choice) => setChoices({ ...choices, [player]: choice })}
            preview={shown === 'all' ? preview : { ...preview, rows: changed }}
          />
          <div className={styles.sticky} data-bottom-bar>
            <Button disabled={moves.length === 0} onClick={() => setAsking(true)} wide>
              {moves.length > 0 ? `Presunúť ${counted(moves.length, MOVED_PLAYERS)}` : 'Presunúť'}
            </Button>
          </div>
        </section>
      )}
      <Dialog
        actions={
          <Button busy={move.saving} onClick={perform}>
            Presunúť
          </Button>
        }
        onClose={() => setAsking(false)}
        open={asking}
        title={`Presunúť ${counted(moves.length, MOVED_PLAYERS)}?`}
      >
        <Totals outcomes={decisions.map(({ outcome }) => outcome)} />
        <p>
          Presunú sa všetci naraz, alebo nikto. Nezodpovedané pozvánky starej kategórie zmiznú a hráči dostanú
          udalosti novej. Odchádzajúci sa už neprihlásia. Presun môžete 14 dní vrátiť.
        </p>
      </Dialog>
    </>
  )
}
