'use client'
import { REASON_MAX } from '@/features/club/places/rules'
import { useSave } from '@/lib/client/save.client'
import { toastWithUndo } from '@/lib/client/undo.client'
import { notifyLabel } from '@/lib/notify-label'
import { counted } from '@/lib/plural'
import type { Named } from '@/lib/schema'
import { Button } from '@/ui/button'
import { problemOf } from '@/ui/form-errors'
import { FormHead } from '@/ui/form-head.client'
import { FieldRow, FormActions } from '@/ui/form-layout'
import { Checkbox, Select, TextInput } from '@/ui/inputs'
import { NamedOptions } from '@/ui/named-options'
import { actWords, doneWords, undoneWords } from '../labels'
import { AffectedEvents } from './affected-events.client'
import styles from './closing-form.module.css'
import { type TypedClosing, useClosing } from './use-closing.client'

interface ClosingFormProps {
  places: readonly Named[]
  initial: TypedClosing
  today: string
  isOffice: boolean
}

const OTHERS = ['iná udalosť', 'iné udalosti', 'iných udalostí'] as const

/** A closed place in three steps: which and when, what becomes of its events, and one button for all of it. */
export function ClosingForm({ places, initial, today, isOffice }: ClosingFormProps) {
  const form = useClosing(initial, today)
  const { typed, set, plan, events, cancelled, moved, notify, reach } = form
  const { save, saving, problems, formProps } = useSave('POST', '/events/closings', {
    onDone: ({ closing }) => {
      form.startOver()
      toastWithUndo(doneWords(closing), `/events/closings/${closing.id}/undo`, undefined, undoneWords)
    },
  })
  const send = () =>
    save({
      ...typed,
      operation: form.operation,
      target: moved.length > 0 ? form.target || null : null,
      events: events
        .filter(({ may }) => may !== 'nothing')
        .map((event) => ({ id: event.id, updatedAt: event.updatedAt, act: form.actOf(event) })),
      notify,
    })
  const data = plan?.data
  const closes = isOffice && data?.isClosed === false
  return (
    <form className={styles.form} {...formProps(() => send())}>
      <FormHead isRestored={form.isRestored} problems={problems} startOver={form.startOver} />
      <div className={styles.step}>
        <h2>1. Čo je zatvorené</h2>
        <Select
          error={problemOf(problems, 'place')}
          label="Ihrisko alebo hala"
          name="place"
          onChange={({ target: { value } }) => set({ place: value })}
          required
          value={typed.place}
        >
          <NamedOptions none="Vyberte" rows={places} />
        </Select>
        <FieldRow>
          <TextInput
            error={problemOf(problems, 'from')}
            label="Od"
            min={today}
            name="from"
            onChange={({ target: { value } }) => set({ from: value, ...(value > typed.to && { to: value }) })}
            required
            type="date"
            value={typed.from}
          />
          <TextInput
            error={problemOf(problems, 'to')}
            label="Do"
            min={typed.from}
            name="to"
            onChange={({ target: { value } }) => set({ to: value })}
            required
            type="date"
            value={typed.to}
          />
        </FieldRow>
        <TextInput
          error={problemOf(problems, 'reason')}
          hint="Uvidia ho rodičia a hráči, napríklad „búrka“."
          label="Dôvod"
          maxLength={REASON_MAX}
          name="reason"
          onChange={({ target: { value } }) => set({ reason: value })}
          optional
          value={typed.reason}
        />
      </div>
      <div className={styles.step}>
        <h2>2. Čo s udalosťami</h2>
        <div role="status">
          {!data && <p className="soft">Vyberte ihrisko a dni, potom uvidíte, čoho sa to týka.</p>}
          {plan?.isError && <p>Čoho sa to týka, sa nepodarilo zistiť. Skúste to o chvíľu znova.</p>}
          {data?.events.length === 0 && (
            <p>V&nbsp;týchto dňoch tam nie je žiadna {isOffice ? 'udalosť' : 'vaša udalosť'}.</p>
          )}
          {data && data.others > 0 && (
            <p>
              {data.others > 1 && data.others < 5 ? 'Sú' : 'Je'} tam aj {counted(data.others, OTHERS)}.{' '}
              {data.others === 1 ? 'O\u00a0nej rozhodne jej' : 'O\u00a0nich rozhodne ich'} tréner alebo
              administrátor, dáme im vedieť.
            </p>
          )}
        </div>
        <AffectedEvents
          actOf={form.actOf}
          events={events}
          onAct={form.onAct}
          reached={new Map(reach?.events.map(({ id, count }) => [id, count]))}
        />
        {moved.length > 0 && (
          <Select
            error={problemOf(problems, 'target')}
            hint="Čas ostáva."
            label="Kam presunúť"
            name="target"
            onChange={({ target: { value } }) => set({ target: value })}
            required
            value={form.target}
          >
            <NamedOptions none="Vyberte" rows={places.filter(({ id }) => id !== typed.place)} />
          </Select>
        )}
      </div>
      {data && (
        <div className={styles.step}>
          <h2>3. Hotovo jedným ťuknutím</h2>
          <p className="soft">
            {isOffice
              ? 'Každá rodina dostane jednu správu o všetkom. Vrátiť sa to dá naraz.'
              : 'Každá rodina dostane jednu správu o všetkom. Ihrisko zatvára administrátor: pošleme mu, že ho hlásite. Vrátiť sa to dá naraz.'}
          </p>
        </div>
      )}
      <FormActions
        above={
          <Checkbox
            checked={notify}
            label={notifyLabel({ count: reach?.count, leaders: true })}
            name="notify"
            onChange={({ target }) => set({ notify: target.checked })}
          />
        }
      >
        <Button busy={saving} type="submit">
          {data
            ? actWords({ cancelled, moved, closes, told: notify ? reach?.count : undefined })
            : 'Zatvoriť ihrisko'}
        </Button>
      </FormActions>
    </form>
  )
}
