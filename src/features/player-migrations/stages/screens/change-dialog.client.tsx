'use client'
import { useState } from 'react'
import { useSave } from '@/lib/client/save.client'
import { writtenDay } from '@/lib/written-day'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog.client'
import { FormErrors } from '@/ui/form-errors'
import { Checkbox, TextInput } from '@/ui/inputs'
import { OUTCOMES } from '../../labels'
import type { MigrationView } from '../../schema'

/** Changes the day of a stage that waits, and who stays in it. */
export function ChangeDialog({ stage, onClose }: { stage: MigrationView; onClose: () => void }) {
  const [dueOn, setDueOn] = useState(stage.dueOn ?? '')
  const [players, setPlayers] = useState(stage.moves.map(({ player }) => player.id).filter(Boolean))
  const { save, saving, problems } = useSave('PATCH', `/playerMigrations/${stage.id}/stage`, {
    done: 'Zmena presunu je uložená.',
    onDone: onClose,
  })
  return (
    <Dialog
      actions={
        <Button
          busy={saving}
          disabled={players.length === 0}
          onClick={() => save({ seen: stage.updatedAt, dueOn: dueOn || null, players })}
        >
          {dueOn ? `Naplánovať na ${writtenDay(dueOn)}` : 'Uložiť ako pripravený'}
        </Button>
      }
      onClose={onClose}
      open
      title="Zmeniť presun"
    >
      <FormErrors problems={problems} />
      <TextInput
        hint="Bez dňa zostane presun len pripravený."
        label="Deň presunu"
        name="dueOn"
        onChange={(event) => setDueOn(event.target.value)}
        type="date"
        value={dueOn}
      />
      <fieldset>
        <legend>Kto sa presunie</legend>
        {stage.moves.map(({ player, from, to, outcome }) => (
          <Checkbox
            checked={players.includes(player.id)}
            key={player.id}
            label={`${player.name}: ${from || '–'} → ${to || OUTCOMES[outcome].toLowerCase()}`}
            onChange={() =>
              setPlayers(
                players.includes(player.id)
                  ? players.filter((other) => other !== player.id)
                  : [...players, player.id],
              )
            }
          />
        ))}
      </fieldset>
    </Dialog>
  )
}
