'use client'
import { useState, useSyncExternalStore } from 'react'
import { pendingAnswers } from '@/lib/client/pending-answers.client'
import { useSave } from '@/lib/client/save.client'
import { toast } from '@/lib/client/toast.client'
import { counted } from '@/lib/plural'
import { Button } from '@/ui/button'
import { CheckGroup } from '@/ui/check-group'
import { Dialog, DialogErrors } from '@/ui/dialog.client'
import { Segmented } from '@/ui/segmented'
import { type Answer, EVENT_FORMS } from '../../labels'
import { ANSWER_ACTS } from '../labels'
import { answeredHere } from './answered-here.client'
import styles from './answer-all.module.css'

/** One invitation that awaits an answer, as the summary names it. */
export interface OpenInvitation {
  event: string
  player: string
  name: string
  /** „Zápas U13: …, so 28. 11. o 10:00“ */
  what: string
  self: boolean
}

const ANSWERS_FORMS = ['odpoveď', 'odpovede', 'odpovedí'] as const

const NONE: readonly string[] = []

/**
 * „Odpovedať na všetko“: chooses the children and one answer, shows what will be written, and writes it at once; nothing when
 * fewer than two invitations await an answer.
 */
export function AnswerAll({ invitations: rendered }: { invitations: readonly OpenInvitation[] }) {
  const answered = useSyncExternalStore(answeredHere.subscribe, answeredHere.get, () => NONE)
  const invitations = rendered.filter(({ event, player }) => !answered.includes(`${event} ${player}`))
  const people = [...new Map(invitations.map(({ player, name }) => [player, name]))]
  const [open, setOpen] = useState(false)
  const [chosen, setChosen] = useState(people.map(([id]) => id))
  const [answer, setAnswer] = useState<Answer>('yes')
  const { save, saving, problems } = useSave('POST', '/events/answers')
  const shown = invitations.filter(({ player }) => chosen.includes(player))
  const words = ANSWER_ACTS[invitations.every(({ self }) => self) ? 'own' : 'child']
  const send = async () => {
    const answers = shown.map(({ event, player }) => ({ event, player, answer }))
    const result = await save({ answers })
    if (!result) return
    pendingAnswers.set(result.waiting)
    setOpen(false)
    const { closed, answered } = result
    const passedOver = [
      closed > 0 && ` Na ${counted(closed, EVENT_FORMS)} sa už odpovedať nedá.`,
      answered > 0 && ` Na ${counted(answered, EVENT_FORMS)} medzitým niekto odpovedal inak, to zostalo.`,
    ].filter(Boolean)
    const saved = counted(answers.length - closed - answered, ANSWERS_FORMS)
    toast.success(`Uložené: ${saved}.${passedOver.join('')}`)
  }
  const start = () => {
    setChosen(people.map(([id]) => id))
    setOpen(true)
  }
  if (invitations.length < 2) return null
  return (
    <>
      <Button look="line" onClick={start}>
        Odpovedať na všetko
      </Button>
      <Dialog
        actions={
          <Button busy={saving} disabled={shown.length === 0} onClick={() => void send()}>
            Odoslať {counted(shown.length, ANSWERS_FORMS)}
          </Button>
        }
        onClose={() => setOpen(false)}
        open={open}
        title="Odpovedať na všetko"
      >
        <DialogErrors problems={problems} />
        {people.length > 1 && (
          <CheckGroup
            legend="Za koho"
            name="players"
            onChange={setChosen}
            options={people.map(([value, label]) => ({ value, label }))}
            value={chosen}
          />
        )}
        <Segmented
          legend="Odpoveď"
          name="answer"
          onChange={(value) => setAnswer(value as Answer)}
          options={(Object.keys(words) as Answer[]).map((value) => ({ value, label: words[value] }))}
          value={answer}
        />
        <p>Zapíše sa „{words[answer]}“:</p>
        <ul aria-label="Čo sa zapíše" className={styles.list} tabIndex={0}>
          {shown.map(({ event, player, name, what }) => (
            <li key={`${event} ${player}`}>
              {people.length > 1 && <strong>{name}: </strong>}
              {what}
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  )
}
