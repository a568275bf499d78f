import Link from 'next/link'
import { formatCents } from '@/lib/money'
import { counted } from '@/lib/plural'
import { href } from '@/lib/routes'
import { LinkButton } from '@/ui/button'
import { Empty } from '@/ui/empty'
import { PageHeader } from '@/ui/page-header'
import { Section } from '@/ui/section'
import { StatePill } from '@/ui/state-pill.client'
import { type Column, Table } from '@/ui/table'
import { SlotLines } from '../../components/slot-lines'
import { formatBirthYears } from '../../rules'
import type { AdminCategory } from '../views'

const columns: Column<AdminCategory>[] = [
  {
    head: 'Kategória',
    cell: ({ id, name }) => (
      <Link href={href('categoryEdit', { id })} prefetch={false}>
        {name}
      </Link>
    ),
  },
  { head: 'Ročníky', cell: ({ birthYears }) => formatBirthYears(birthYears) || '–' },
  {
    head: 'Hráči',
    cell: ({ id, players }) => (
      <Link href={href('users', { role: 'player', category: id })} prefetch={false}>
        {counted(players, ['hráč', 'hráči', 'hráčov'])}
      </Link>
    ),
  },
  {
    head: 'Tréningy',
    cell: ({ trainingSlots }) => (trainingSlots.length > 0 ? <SlotLines slots={trainingSlots} /> : '–'),
    wideOnly: true,
  },
  {
    head: 'Členské',
    cell: ({ monthlyFee }) => (monthlyFee === null ? '–' : `${formatCents(monthlyFee)} / mesiac`),
    end: true,
  },
  {
    head: 'V zápasoch',
    cell: ({ showInMatches }) =>
      showInMatches ? (
        <StatePill mark="yes" tone="ok">
          Áno
        </StatePill>
      ) : (
        <StatePill mark="no" tone="neutral">
          Nie
        </StatePill>
      ),
  },
]

const newCategory = (
  <LinkButton href={href('categoryCreate')} prefetch={false}>
    Nová kategória
  </LinkButton>
)

/** The office's list of categories in the club's order. */
export function CategoryListScreen({ categories }: { categories: readonly AdminCategory[] }) {
  return (
    <>
      <PageHeader
        actions={newCategory}
        lead={counted(categories.length, ['kategória', 'kategórie', 'kategórií'])}
        title="Kategórie"
      />
      <Section ground="surface">
        {categories.length > 0 ? (
          <Table caption="Kategórie" columns={columns} rowKey={({ id }) => id} rows={categories} />
        ) : (
          <Empty action={newCategory} drawing="corner" title="Zatiaľ tu nie je žiadna kategória.">
            Kategórie sú základ: patria k nim hráči, tréningy aj členské.
          </Empty>
        )}
      </Section>
    </>
  )
}
