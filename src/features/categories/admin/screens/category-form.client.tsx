'use client'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useRecordForm } from '@/lib/client/record-form.client'
import { showToast } from '@/lib/client/toast.client'
import { href } from '@/lib/routes'
import { FormField, FormRows } from '@/ui/form-field.client'
import { FormPart } from '@/ui/form-layout'
import { RecordForm } from '@/ui/record-form.client'
import { SlotsEditor } from '../components/slots-editor.client'
import { leftByPlanWords } from '../../rules'
import type { LeftByPlan, OfficeCategoryView } from '../../schema'
import { CATEGORY_ROWS, categoryForm, type CategoryForm as Form } from '../form'

interface CategoryFormProps {
  category?: OfficeCategoryView
  initial: Form
  places: readonly string[]
}

/** Long enough to read two sentences. */
const TOLD_MS = 15_000

/** Says what the changed weekly plan leaves in the calendar, with the way there. */
const tellLeft = (category: string, left: LeftByPlan | undefined): void => {
  const words = left && leftByPlanWords(left)
  if (!words) return
  showToast({
    kind: 'warning',
    durationMs: TOLD_MS,
    content: (close) => (
      <>
        <span className="toast-text">{words} </span>
        <Link
          className="toast-act"
          href={href('events', { view: 'month', category })}
          onClick={close}
          prefetch={false}
        >
          Kalendár
        </Link>
      </>
    ),
  })
}

/** The form of one category, new without `category`. */
export function CategoryForm({ category, initial, places }: CategoryFormProps) {
  const router = useRouter()
  const form = useRecordForm({
    path: '/categories',
    responseKey: 'category',
    row: category,
    initial,
    table: categoryForm,
    done: category ? 'Zmeny boli uložené.' : 'Kategória bola vytvorená.',
    onSaved: ({ id }, { left }) => {
      tellLeft(id, left as LeftByPlan | undefined)
      router.push(href('categories'))
    },
  })
  return (
    <RecordForm
      form={form}
      list={href('categories')}
      saves={category ? 'Uložiť zmeny' : 'Vytvoriť kategóriu'}
    >
      <FormPart title="Kategória">
        <FormRows form={form} rows={CATEGORY_ROWS} />
      </FormPart>
      <FormPart lead="Ukáže sa na stránke Tréningy." title="Týždenný rozpis">
        <SlotsEditor
          onChange={(slots) => form.set('trainingSlots', slots)}
          places={places}
          problems={form.problems}
          slots={form.draft.trainingSlots}
        />
      </FormPart>
      <FormPart title="Členské">
        <FormField form={form} name="monthlyFee" />
      </FormPart>
    </RecordForm>
  )
}
