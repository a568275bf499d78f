'use client'
import { useState } from 'react'
import { useSave } from '@/lib/client/save.client'
import { counted } from '@/lib/plural'
import type { Named } from '@/lib/schema'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog.client'
import { FormErrors } from '@/ui/form-errors'
import { Select } from '@/ui/inputs'
import { Skeleton } from '@/ui/skeleton'
import { decisionsOf, initialChoices, type MoveChoice, movesOf } from '../../choices/rules'
import { PlayerCell } from '../../components/player-cell'
import styles from '../../components/proposal-table.module.css'
import { RepeatedPlayers } from '../../components/repeated-players'
import { TargetSelect } from '../../components/target-select'
import { MOVED_PLAYERS } from '../../labels'
import type { MigrationView, ProposalView } from '../../schema'
import { stateWords } from '../labels'

interface AddDialogProps {
  stage: MigrationView
  /** The club's categories, from which players come. */
  categories: readonly Named[]
  onClose: () => void
}

/** Adds players to a stage that waits, one category after another. Nobody is chosen at first: some were left out on purpose. */
export function AddDialog({ stage, categories, onClose }: AddDialogProps) {
  const [source, setSource] = useState('')
  // The proposals of all categories seen so far: a choice stays when another category is looked at.
  const [rows, setRows] = useState<ProposalView[]>([])
  const [choices, setChoices] = useState<Record<string, MoveChoice>>({})
  const proposal = useSave('POST', '/playerMigrations/preview', {
    asks: true,
    onDone: ({ preview }) => {
      const ids = new Set(preview.rows.map(({ player }) => player.id))
      setRows((known) => [...known.filter(({ player }) => !ids.has(player.id)), ...preview.rows])
    },
  })
  const change = useSave('PATCH', `/playerMigrations/${stage.id}/stage`, {
    done: 'Hráči sú v\u00a0presune.',
    onDone: onClose,
  })
  const players = stage.moves.map(({ player }) => player.id).filter(Boolean)
  // Whoever comes to the category only on a later day cannot be moved from it by this stage.
  const isThere = ({ comesOn }: ProposalView) => !comesOn || !stage.dueOn || comesOn < stage.dueOn
  const open = rows.filter((row) => row.from === source && !players.includes(row.player.id) && isThere(row))
  const proposed = initialChoices(open)
  const byYear = Object.entries(proposed).filter(([, { target }]) => target !== 'stays')
  const decisions = decisionsOf(rows, choices).filter(({ outcome }) => outcome !== 'stays')
  const choose = (player: string, target: string) => {
    const known = proposed[player]
    const reason = known?.target === target ? known.reason : ''
    setChoices({ ...choices, [player]: { target, reason } })
  }
  return (
    <Dialog
      actions={
        <Button
          busy={change.saving}
          disabled={decisions.length === 0}
          onClick={() =>
            change.save({ seen: stage.updatedAt, dueOn: stage.dueOn, players, added: movesOf(decisions) })
          }
        >
          {decisions.length > 0 ? `Pridať ${counted(decisions.length, MOVED_PLAYERS)}` : 'Pridať'}
        </Button>
      }
      onClose={onClose}
      open
      title="Pridať hráčov do presunu"
    >
      <FormErrors problems={[...change.problems, ...proposal.problems]} />
      <p className="soft">
        Sezóna {stage.season} · {stateWords(stage).toLowerCase()}
      </p>
      <Select
        label="Z kategórie"
        name="source"
        onChange={(event) => {
          setSource(event.target.value)
          if (event.target.value)
            void proposal.save({ season: stage.season, categories: [event.target.value] })
        }}
        value={source}
      >
        <option value="">Vyberte kategóriu</option>
        {categories.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      {proposal.saving && open.length === 0 && <Skeleton />}
      {source && !proposal.saving && open.length === 0 && (
        <p>V&nbsp;tejto kategórii nie je nikto, kto by v&nbsp;presune ešte nebol.</p>
      )}
      {byYear.length > 0 && (
        <Button look="line" onClick={() => setChoices({ ...choices, ...Object.fromEntries(byYear) })} small>
          Vybrať podľa ročníka
        </Button>
      )}
      {open.length > 0 && (
        <ul className={styles.chosen}>
          {open.map((row) => (
            <li key={row.player.id}>
              <span>
                <PlayerCell row={row} />
              </span>
              <TargetSelect
                categories={categories}
                onChange={(target) => choose(row.player.id, target)}
                row={row}
                stays="Nepridať"
                target={choices[row.player.id]?.target ?? 'stays'}
              />
            </li>
          ))}
        </ul>
      )}
      <RepeatedPlayers rows={decisions.map(({ row }) => row).filter(({ waiting }) => waiting.length > 0)} />
    </Dialog>
  )
}
