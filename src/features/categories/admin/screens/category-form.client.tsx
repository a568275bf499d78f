'use client'
import { useRouter } from 'next/navigation'
import { useRecordForm } from '@/lib/client/record.client'
import { href } from '@/lib/routes'
import { Button, LinkButton } from '@/ui/button'
import { Conflict } from '@/ui/conflict.client'
import { problemOf } from '@/ui/form-errors'
import { FormHead } from '@/ui/form-head.client'
import { FieldRow, FormActions, FormPart } from '@/ui/form-layout'
import { Checkbox, TextInput } from '@/ui/inputs'
import { SlotsEditor } from '../components/slots-editor.client'
import type { OfficeCategoryView } from '../../schema'
import { toldCategory } from '../labels'
import { categoryBody, categoryForm, type CategoryForm as Form } from '../rules'

interface CategoryFormProps {
  category?: OfficeCategoryView
  initial: Form
  places: readonly string[]
}

/** Everything about one category. */
export function CategoryForm({ category, initial, places }: CategoryFormProps) {
  const router = useRouter()
  const form = useRecordForm<Form, OfficeCategoryView>({
    path: '/categories',
    answer: 'category',
    row: category,
    initial,
    draftOf: categoryForm,
    bodyOf: categoryBody,
    done: category ? 'Zmeny boli uložené.' : 'Kategória bola vytvorená.',
    onSaved: () => {
      router.push(href('categories'))
    },
  })
  const { draft, set, problems, saving, theirs } = form
  const year = (key: 'yearFrom' | 'yearTo', name: string, label: string) => (
    <TextInput
      error={problemOf(problems, name)}
      label={label}
      max={2100}
      min={1950}
      name={name}
      onChange={(event) => set(key, event.target.value)}
      type="number"
      value={draft[key]}
    />
  )
  return (
    <form {...form.formProps(form.submit)}>
      <FormHead {...form} />
      <FormPart title="Kategória">
        <FieldRow>
          <TextInput
            error={problemOf(problems, 'name')}
            label="Názov"
            maxLength={40}
            name="name"
            onChange={(event) => set('name', event.target.value)}
            required
            value={draft.name}
          />
          <TextInput
            error={problemOf(problems, 'order')}
            label="Poradie"
            max={10000}
            min={0}
            name="order"
            onChange={(event) => set('order', event.target.value)}
            required
            type="number"
            value={draft.order}
          />
        </FieldRow>
        <FieldRow>
          {year('yearFrom', 'birthYears.from', 'Ročníky od')}
          {year('yearTo', 'birthYears.to', 'Ročníky do')}
        </FieldRow>
        <Checkbox
          checked={draft.showInMatches}
          hint="Kategória bude v menu Zápasy."
          label="Zobraziť v zápasoch"
          onChange={(event) => set('showInMatches', event.target.checked)}
        />
        <TextInput
          error={problemOf(problems, 'colour')}
          label="Farba"
          name="colour"
          onChange={(event) => set('colour', event.target.value)}
          type="color"
          value={draft.colour || '#0e5a3c'}
        />
      </FormPart>
      <FormPart lead="Ukáže sa na stránke Tréningy." title="Týždenný rozpis">
        <SlotsEditor
          onChange={(slots) => set('slots', slots)}
          places={places}
          problems={problems}
          slots={draft.slots}
        />
      </FormPart>
      <FormPart title="Členské">
        <TextInput
          error={problemOf(problems, 'monthlyFee')}
          hint="Suma za mesiac v eurách, napríklad 30,00. Prázdna znamená, že sa predpisy netvoria."
          inputMode="decimal"
          label="Členský príspevok"
          name="monthlyFee"
          onChange={(event) => set('fee', event.target.value)}
          optional
          pattern="\s*\d{1,4}([.,]\d{1,2})?\s*€?\s*"
          title="Zadajte sumu v eurách, napríklad 30,00."
          value={draft.fee}
        />
      </FormPart>
      <FormActions>
        <Button busy={saving} type="submit">
          {saving ? 'Ukladám…' : category ? 'Uložiť zmeny' : 'Vytvoriť kategóriu'}
        </Button>
        <LinkButton href={href('categories')} look="quiet">
          Späť na zoznam
        </LinkButton>
      </FormActions>
      <Conflict
        mine={toldCategory(draft)}
        onClose={form.decideLater}
        onMine={() => void form.keepMine()}
        onTheirs={form.takeTheirs}
        open={theirs !== undefined}
        saving={saving}
        theirs={theirs ? toldCategory(theirs) : []}
      />
    </form>
  )
}
