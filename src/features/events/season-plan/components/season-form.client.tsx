'use client'
import { useActDraft } from '@/lib/client/act-draft.client'
import { hasTexts } from '@/lib/client/draft.client'
import { useRead } from '@/lib/client/read.client'
import { useSave } from '@/lib/client/save.client'
import { toastWithUndo } from '@/lib/client/undo.client'
import type { Named } from '@/lib/schema'
import { Button } from '@/ui/button'
import { problemOf } from '@/ui/form-errors'
import { FormHead } from '@/ui/form-head.client'
import { FieldRow, FormActions } from '@/ui/form-layout'
import { Select, TextInput } from '@/ui/inputs'
import { NamedOptions } from '@/ui/named-options'
import { NotifyChoice } from '../../admin/components/notify-choice.client'
import styles from '../../closing/components/closing-form.module.css'
import { seasonProblem, trainingCount, undoneWords } from '../rules'
import { SeasonPreview } from './season-preview'

interface SeasonFormProps {
  categories: readonly Named[]
  today: string
  /** The last day of the season. */
  last: string
  isOffice: boolean
}

/** All that is chosen in the form, as it is kept on the device. */
interface Chosen {
  category: string
  from: string
  to: string
  notify: boolean
  operation: string
}

const isChosen = (kept: unknown, categories: readonly Named[]): kept is Chosen =>
  hasTexts(kept, ['category', 'from', 'to', 'operation']) &&
  typeof kept.notify === 'boolean' &&
  (kept.category === '' || categories.some(({ id }) => id === kept.category))

/** A season of trainings from a category's weekly plan: which category, from when to when, and what comes of it. */
export function SeasonForm({ categories, today, last, isOffice }: SeasonFormProps) {
  const { act, set, isRestored, startOver, goOn } = useActDraft<Chosen>('season', {
    empty: () => ({
      category: categories.length === 1 ? categories[0]!.id : '',
      from: today,
      to: last,
      notify: true,
    }),
    isUsable: (kept): kept is Chosen => isChosen(kept, categories) && kept.from >= today,
  })
  const { category, from, to, notify, operation } = act
  const days = { from, to }
  const isInOrder = category !== '' && !seasonProblem(days, today)
  const query = new URLSearchParams({ category, ...days })
  const { data, isError } = useRead(isInOrder ? `/events/season?${query}` : null, { fresh: true })
  const { save, saving, problems, formProps } = useSave('POST', '/events/season', {
    onDone: ({ count }) => {
      toastWithUndo(
        `Vytvorené: ${trainingCount(count)}.`,
        '/events/season/undo',
        { operation, notify },
        undoneWords,
      )
      goOn()
    },
  })
  const count = data?.count ?? 0
  return (
    <form className={styles.form} {...formProps(() => save({ operation, category, ...days, notify }))}>
      <FormHead isRestored={isRestored} problems={problems} startOver={startOver} />
      <Select
        error={problemOf(problems, 'category')}
        label="Kategória"
        name="category"
        onChange={({ target: { value } }) => set({ category: value })}
        required
        value={category}
      >
        <NamedOptions none="Vyberte" rows={categories} />
      </Select>
      <FieldRow>
        <TextInput
          error={problemOf(problems, 'from')}
          label="Od"
          min={today}
          name="from"
          onChange={({ target: { value } }) => set({ from: value })}
          required
          type="date"
          value={from}
        />
        <TextInput
          error={problemOf(problems, 'to')}
          hint="Naposledy v tento deň, najneskôr o rok."
          label="Do"
          min={from}
          name="to"
          onChange={({ target: { value } }) => set({ to: value })}
          required
          type="date"
          value={to}
        />
      </FieldRow>
      <div className={styles.step} role="status">
        {isError && <p>Čo sa naplánuje, sa nepodarilo zistiť. Skúste to o chvíľu znova.</p>}
        {data && <SeasonPreview isOffice={isOffice} plan={data} />}
      </div>
      <FormActions
        above={
          count > 0 && (
            <NotifyChoice
              categories={[category]}
              checked={notify}
              onChange={(value) => set({ notify: value })}
            />
          )
        }
      >
        <Button busy={saving} disabled={data !== undefined && count === 0} type="submit">
          {count > 0 ? `Vytvoriť ${trainingCount(count)}` : 'Vytvoriť tréningy'}
        </Button>
      </FormActions>
    </form>
  )
}
