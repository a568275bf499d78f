import Link from 'next/link'
import { type Column, Table } from '@/ui/table'
import { Rate } from '../../components/rate.client'
import { STATUSES } from '../../labels'
import type { CategorySum } from '../views'

interface CategorySumsProps {
  sums: readonly CategorySum[]
  hrefOf: (category: string) => string
}

const columns = (hrefOf: CategorySumsProps['hrefOf']): Column<CategorySum>[] => [
  { head: 'Kategória', cell: ({ category }) => <Link href={hrefOf(category.id)}>{category.name}</Link> },
  { head: 'Účasť', cell: ({ sum }) => <Rate rate={sum.rate} /> },
  ...(['present', 'late', 'excused', 'absent', 'injured'] as const).map((status): Column<CategorySum> => ({
    head: STATUSES[status],
    cell: ({ sum }) => sum[status].toLocaleString('sk-SK'),
    end: true,
    wideOnly: true,
  })),
]

/** The attendance of each category; the name links to its sheets. */
export function CategorySums({ sums, hrefOf }: CategorySumsProps) {
  return (
    <Table
      caption="Účasť podľa kategórií"
      columns={columns(hrefOf)}
      rowKey={({ category }) => category.id}
      rows={sums}
    />
  )
}
