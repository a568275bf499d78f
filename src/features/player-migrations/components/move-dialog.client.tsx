'use client'
import { useState } from 'react'
import { useSave } from '@/lib/client/save.client'
import { counted } from '@/lib/plural'
import { writtenDay } from '@/lib/written-day'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog.client'
import { FormErrors } from '@/ui/form-errors'
import { TextInput } from '@/ui/inputs'
import { Segmented } from '@/ui/segmented'
import { MOVED_PLAYERS, type Outcome } from '../labels'
import type { MigrationInput, MigrationView, ProposalView } from '../schema'
import { RepeatedPlayers } from './repeated-players'
import { Totals } from './totals'

interface MoveDialogProps {
  open: boolean
  onClose: () => void
  decision: MigrationInput
  outcomes: readonly Outcome[]
  /** The chosen players who already stand in a stage that waits. */
  repeated: readonly ProposalView[]
  onDone: (migration: MigrationView) => void
}

const WHEN = [
  { value: 'now', label: 'Hneď' },
  { value: 'day', label: 'V\u00a0určený deň' },
  { value: 'later', label: 'Len pripraviť' },
]

/** Asks when players are moved: now, on a day, or once somebody decides; the button says which. */
export function MoveDialog({ open, onClose, decision, outcomes, repeated, onDone }: MoveDialogProps) {
  const [when, setWhen] = useState('now')
  const [typed, setTyped] = useState<string>()
  // The season begins on the first of July.
  const day = typed ?? `${decision.season.slice(0, 4)}-07-01`
  const done = ({ migration }: { migration: MigrationView }) => {
    setWhen('now')
    onDone(migration)
  }
  const move = useSave('POST', '/playerMigrations', { onDone: done })
  const stage = useSave('POST', '/playerMigrations/stages', { onDone: done })
  const save = () =>
    when === 'now' ? move.save(decision) : stage.save({ ...decision, dueOn: when === 'day' ? day : null })
  const label = {
    now: 'Presunúť hneď',
    day: day ? `Naplánovať na ${writtenDay(day)}` : 'Naplánovať',
    later: 'Uložiť ako pripravený',
  }[when]
  const tooEarly = repeated.filter(
    ({ comesOn }) => comesOn && (when === 'now' || (when === 'day' && day <= comesOn)),
  )
  return (
    <Dialog
      actions={
        <Button
          busy={move.saving || stage.saving}
          disabled={(when === 'day' && !day) || tooEarly.length > 0}
          onClick={save}
        >
          {label}
        </Button>
      }
      onClose={onClose}
      open={open}
      title={`Presunúť ${counted(decision.moves.length, MOVED_PLAYERS)}?`}
    >
      <FormErrors problems={when === 'now' ? move.problems : stage.problems} />
      <RepeatedPlayers rows={repeated} />
      <Totals outcomes={outcomes} />
      <Segmented legend="Kedy" name="when" onChange={setWhen} options={WHEN} value={when} />
      {when === 'day' && (
        <TextInput
          label="Deň presunu"
          name="dueOn"
          onChange={(event) => setTyped(event.target.value)}
          type="date"
          value={day}
        />
      )}
      {tooEarly.length > 0 && (
        <p role="alert">
          Ešte nie sú v&nbsp;kategórii, z&nbsp;ktorej ich presúvate:{' '}
          {tooEarly.map(({ player, comesOn }) => `${player.name} (príde ${writtenDay(comesOn!)})`).join(', ')}
          . Naplánujte presun na neskorší deň.
        </p>
      )}
      {when === 'now' && (
        <p>
          Presunú sa teraz, všetci naraz, alebo nikto. Nezodpovedané pozvánky starej kategórie zmiznú a hráči
          dostanú udalosti novej. Odchádzajúci sa už neprihlásia. Presun môžete 14&nbsp;dní vrátiť.
        </p>
      )}
      {when === 'day' && (
        <p>
          Prebehne sám na začiatku dňa. Kto dovtedy zmení kategóriu alebo odíde, bude vynechaný a dostanete
          o&nbsp;tom správu. Presun môžete dovtedy zmeniť aj zrušiť.
        </p>
      )}
      {when === 'later' && (
        <p>Nikto sa nepresunie. Pripravený presun nájdete nižšie: naplánujete ho alebo vykonáte neskôr.</p>
      )}
    </Dialog>
  )
}
