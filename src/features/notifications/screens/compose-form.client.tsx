'use client'
import { useState } from 'react'
import { useDraft } from '@/lib/client/draft.client'
import { newOperation } from '@/lib/client/operation.client'
import { useSave } from '@/lib/client/save.client'
import { dateAndTime } from '@/lib/date-format'
import { counted } from '@/lib/plural'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog.client'
import { problemOf } from '@/ui/form-errors'
import { FormHead } from '@/ui/form-head.client'
import { Checkbox, Select, Textarea, TextInput } from '@/ui/inputs'
import { AudienceFields } from '../components/audience-fields.client'
import type { Names } from '../components/chosen-people.client'
import { LinkChoice, pageTitleOf } from '../components/link-choice.client'
import { RecipientLine, recipientProblems, useRecipientCount } from '../components/recipient-count.client'
import { AUDIENCES, type AudienceKind, type Channel, TO_RECIPIENTS } from '../labels'
import { type Audience, BODY_MAX, scheduledMoment, TITLE_MAX } from '../rules'
import type { ComposeChoices, Reminder } from '../views'
import styles from './notifications.module.css'

const EMPTY = { title: '', body: '', url: '', urgent: false, push: true, email: true, plannedFor: '' }

const NO_SIGNAL = 'Ste bez signálu. Odošlite správu, keď bude pripojenie; čo ste napísali, zostane tu.'

interface ComposeFormProps {
  choices: ComposeChoices
  reminder?: Reminder
}

/** The form of a new notification; sending asks for confirmation with a preview. A refusal keeps what was typed. */
export function ComposeForm({ choices, reminder }: ComposeFormProps) {
  const [audience, setAudience] = useState<Audience>(
    reminder?.audience ??
      (reminder?.event
        ? { kind: 'event', event: reminder.event.id }
        : { kind: choices.audiences[0] ?? 'categories' }),
  )
  const [names, setNames] = useState<Names>({})
  const initial = { ...EMPTY, ...reminder?.draft }
  const [text, setText] = useState(initial)
  const [confirming, setConfirming] = useState(false)
  // Identifies this text to these people: repeated it is the same notification, changed another one.
  const [operation, setOperation] = useState(newOperation)
  const recipientCount = useRecipientCount(audience)
  const count = recipientCount.state === 'known' ? recipientCount.audience.count : 0
  const { save, saving, problems, formProps } = useSave('POST', '/notifications', {
    done: text.plannedFor ? 'Notifikácia je naplánovaná.' : 'Notifikácia bola odoslaná.',
    // Before the dialog: nobody is asked about what cannot be sent.
    check: () => (navigator.onLine ? recipientProblems(audience, recipientCount) : [{ message: NO_SIGNAL }]),
    onDone: () => {
      setText(EMPTY)
      setOperation(newOperation())
      draft.forget()
    },
  })
  const draft = useDraft('notification', {
    value: { text, audience, names, operation },
    changed:
      JSON.stringify(text) !== JSON.stringify(initial) && JSON.stringify(text) !== JSON.stringify(EMPTY),
    onFound: (found) => {
      const stored = found as { text?: object; audience?: Audience; names?: Names; operation?: string }
      if (!stored.text || !stored.audience || !choices.audiences.includes(stored.audience.kind)) return false
      setText({ ...EMPTY, ...stored.text })
      setAudience(stored.audience)
      setNames(stored.names ?? {})
      setOperation(stored.operation ?? operation)
      return true
    },
  })
  const startOver = () => {
    setText(initial)
    setOperation(newOperation())
    draft.forget()
  }
  const changeText = (part: Partial<typeof EMPTY>) => {
    setText({ ...text, ...part })
    setOperation(newOperation())
  }
  const changeAudience = (to: Audience) => {
    setAudience(to)
    setOperation(newOperation())
  }
  const scheduledAt = scheduledMoment(text.plannedFor)
  const send = async () => {
    // Closed before saving: behind an open dialog no field could take the focus.
    setConfirming(false)
    const { title, body, url, urgent, push, email } = text
    const channels: Channel[] = [
      'inbox',
      ...(push ? (['push'] as const) : []),
      ...(email ? (['email'] as const) : []),
    ]
    const kind = audience.kind === 'event' ? 'reminders' : 'message'
    const link = url.trim() || null
    await save({ operation, title, body, kind, url: link, urgent, audience, channels, scheduledAt })
  }
  const verb = scheduledAt ? 'Naplánovať' : 'Odoslať'
  /** „Odoslať 18 príjemcom“; undefined while nobody is counted. */
  const what = count > 0 ? `${verb} ${counted(count, TO_RECIPIENTS)}` : undefined
  const error = (field: string) => problemOf(problems, field)
  return (
    <form className={styles.form} {...formProps(() => setConfirming(true))}>
      <FormHead problems={problems} isRestored={draft.isRestored} sends startOver={startOver} />
      <Select
        error={error('audience')}
        label="Komu"
        name="audience"
        onChange={(event) => changeAudience({ kind: event.target.value as AudienceKind })}
        value={audience.kind}
      >
        {choices.audiences.map((kind) => (
          <option key={kind} value={kind}>
            {AUDIENCES[kind]}
          </option>
        ))}
      </Select>
      <AudienceFields
        audience={audience}
        error={error(audience.kind)}
        names={names}
        onChange={(next, known = names) => {
          changeAudience(next)
          setNames(known)
        }}
        choices={choices}
      />
      <RecipientLine count={recipientCount} />
      <TextInput
        error={error('title')}
        label="Predmet"
        maxLength={TITLE_MAX}
        name="title"
        onChange={(event) => changeText({ title: event.target.value })}
        required
        value={text.title}
      />
      <Textarea
        error={error('body')}
        label="Text správy"
        maxLength={BODY_MAX}
        name="body"
        onChange={(event) => changeText({ body: event.target.value })}
        required
        value={text.body}
      />
      <LinkChoice error={error('url')} onChange={(url) => changeText({ url })} url={text.url} />
      <TextInput
        error={error('scheduledAt')}
        hint="Prázdne: odošle sa hneď."
        label="Naplánovať na"
        name="scheduledAt"
        onChange={(event) => changeText({ plannedFor: event.target.value })}
        optional
        type="datetime-local"
        value={text.plannedFor}
      />
      <div>
        <Checkbox
          checked={text.push}
          label="Odoslať aj do telefónu"
          name="push"
          onChange={(event) => changeText({ push: event.target.checked })}
        />
        <Checkbox
          checked={text.email}
          label="Odoslať aj e-mailom"
          name="email"
          onChange={(event) => changeText({ email: event.target.checked })}
        />
        <Checkbox
          checked={text.urgent}
          label="Urgentné (aj počas nočného pokoja)"
          name="urgent"
          onChange={(event) => changeText({ urgent: event.target.checked })}
        />
      </div>
      <div className={styles.sticky} data-bottom-bar>
        <Button busy={saving} type="submit" wide>
          {what ?? verb}
        </Button>
      </div>
      <Dialog
        actions={<Button onClick={() => void send()}>{scheduledAt ? 'Naplánovať' : 'Odoslať teraz'}</Button>}
        onClose={() => setConfirming(false)}
        open={confirming}
        title={`${what ?? `${verb} správu`}?`}
      >
        <div className={styles.preview}>
          <h3>{text.title}</h3>
          <p>{text.body}</p>
          {text.url && <p className="soft">Pod správou: {pageTitleOf(text.url) ?? text.url}</p>}
        </div>
        {scheduledAt && <p>Odošle sa {dateAndTime(scheduledAt)}.</p>}
      </Dialog>
    </form>
  )
}
