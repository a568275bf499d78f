import type { DefaultServerCellComponentProps } from 'payload'
import { formatCents } from '@/lib/money'

/** Whole cents in a list of the panel: „30,00 €“. */
export function EuroCell({ cellData }: Pick<DefaultServerCellComponentProps, 'cellData'>) {
  return <span>{typeof cellData === 'number' ? formatCents(cellData) : '–'}</span>
}
