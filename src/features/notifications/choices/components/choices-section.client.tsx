'use client'
import { useState } from 'react'
import { CHOSEN_KINDS, type NotificationChoice } from '@/features/users/labels'
import { useSave } from '@/lib/client/save.client'
import { Button } from '@/ui/button'
import { problemOf } from '@/ui/form-errors'
import { FormHead } from '@/ui/form-head.client'
import { Checkbox, TextInput } from '@/ui/inputs'
import { QUIET_HOURS } from '../../copies/rules'
import { NO_QUIET_HOURS, SAME_TIMES } from '../rules'
import type { ChoicesView } from '../schema'
import { ChoiceTable } from './choice-table.client'
import styles from './choices.module.css'

interface ChoicesSectionProps {
  choices: ChoicesView
  /** The kinds this person gets at all: the office alone gets enquiries. */
  isOffice: boolean
}

/** The draft of stored choices; without quiet hours its times are the usual ones, for who turns them on. */
const draftOf = ({ quietHours: { from, to }, off, digest }: ChoicesView) => {
  const quiet = from !== to
  return { quiet, from: quiet ? from : QUIET_HOURS.from, to: quiet ? to : QUIET_HOURS.to, off, digest }
}

const sentOf = ({ quiet, from, to, off, digest }: ReturnType<typeof draftOf>) => ({
  quietHours: quiet ? { from, to } : NO_QUIET_HOURS,
  off,
  digest,
})

/** Quiet hours, evening digest, and which kinds of messages come by which channel. */
export function ChoicesSection({ choices, isOffice }: ChoicesSectionProps) {
  const [draft, setDraft] = useState(() => draftOf(choices))
  const { save, saving, problems, formProps } = useSave('PATCH', '/notifications/choices', {
    done: 'Nastavenie oznámení je uložené.',
    // Midnight twice would stand for no quiet hours.
    check: () =>
      draft.quiet && draft.from && draft.from === draft.to ? [{ message: SAME_TIMES, field: 'to' }] : [],
    fields: { 'quietHours.from': 'from', 'quietHours.to': 'to' },
  })
  const set = (part: Partial<typeof draft>) => setDraft({ ...draft, ...part })
  const kinds = Object.keys(CHOSEN_KINDS).filter((kind) => isOffice || kind !== 'enquiries')
  const toggle = (choice: NotificationChoice) =>
    set({
      off: draft.off.includes(choice)
        ? draft.off.filter((other) => other !== choice)
        : [...draft.off, choice],
    })
  return (
    <form className={styles.form} {...formProps(() => void save(sentOf(draft)))}>
      <FormHead problems={problems} />
      <ChoiceTable kinds={kinds as (keyof typeof CHOSEN_KINDS)[]} off={draft.off} onToggle={toggle} />
      <p className="soft">
        Do schránky na stránke príde vždy všetko. Správu o zmene hesla alebo e-mailu pošleme vždy.
      </p>
      <Checkbox
        checked={draft.quiet}
        hint="Čo nie je urgentné, príde ráno. V schránke na stránke je všetko hneď."
        label="V noci ma nerušte"
        name="quiet"
        onChange={(event) => set({ quiet: event.target.checked })}
      />
      {draft.quiet && (
        <div className={styles.times}>
          {(['from', 'to'] as const).map((name) => (
            <TextInput
              error={problemOf(problems, name)}
              key={name}
              label={name === 'from' ? 'Od' : 'Do'}
              name={name}
              onChange={(event) => set({ [name]: event.target.value })}
              required
              type="time"
              value={draft[name]}
            />
          ))}
        </div>
      )}
      <Checkbox
        checked={draft.digest}
        hint="Zrušené a presunuté udalosti najbližších dní prídu aj tak hneď."
        label="Všetko naraz večer o 19:00"
        name="digest"
        onChange={(event) => set({ digest: event.target.checked })}
      />
      <div>
        <Button busy={saving} type="submit">
          Uložiť zmeny
        </Button>
      </div>
    </form>
  )
}
