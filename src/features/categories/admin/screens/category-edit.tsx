import { href } from '@/lib/routes'
import { PageHeader } from '@/ui/page-header'
import { DeleteButton } from '@/ui/delete-button.client'
import { Section } from '@/ui/section'
import type { OfficeCategoryView } from '../../schema'
import { categoryForm } from '../form'
import { CategoryForm } from './category-form.client'

const crumbs = (label: string) => [{ label: 'Kategórie', href: href('categories') }, { label }]

/** The form of a new category; `order` is the suggested one. */
export function CategoryCreate({ places, order }: { places: readonly string[]; order: number }) {
  return (
    <>
      <PageHeader crumbs={crumbs('Nová kategória')} title="Nová kategória" />
      <Section ground="surface">
        <CategoryForm initial={categoryForm.empty({ order: String(order) })} places={places} />
      </Section>
    </>
  )
}

/** The form of a category, and the button that deletes it. */
export function CategoryEdit({
  category,
  places,
}: {
  category: OfficeCategoryView
  places: readonly string[]
}) {
  return (
    <>
      <PageHeader crumbs={crumbs('Úprava')} title={category.name} />
      <Section ground="surface">
        <CategoryForm
          category={category}
          initial={categoryForm.fromRow(category)}
          key={`${category.id} ${category.updatedAt}`}
          places={places}
        />
      </Section>
      <Section id="odstranenie" title="Odstránenie">
        <p className="prose soft">Odstrániť možno len kategóriu, ku ktorej už nepatria ľudia ani udalosti.</p>
        <div className="row" style={{ marginBlockStart: 'var(--space-4)' }}>
          <DeleteButton
            back={href('categories')}
            done="Kategória bola odstránená."
            label="Odstrániť kategóriu"
            path={`/categories/${category.id}`}
            question={`Naozaj chcete odstrániť kategóriu „${category.name}“?`}
          />
        </div>
      </Section>
    </>
  )
}
