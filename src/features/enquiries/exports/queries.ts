import type { PayloadRequest } from 'payload'
import { inPortions } from '@/lib/in-portions'
import type { FileList } from '@/lib/list-file'
import { filterWords } from '@/lib/paper-list'
import { KINDS, STATES } from '../labels'
import { enquiriesByIds, enquiryIds } from '../queries'
import type { EnquiryView } from '../schema'
import { enquiryColumns } from './rules'
import type { EnquiryFileQuery } from './schema'

/** The enquiries the office's list shows, the newest first. */
export async function enquiryFile(
  req: PayloadRequest,
  { kind, state, search }: EnquiryFileQuery,
): Promise<FileList<EnquiryView>> {
  const ids = await enquiryIds(req, { kind, state, search })
  return {
    name: 'Správy z webu',
    columns: enquiryColumns,
    note: filterWords(
      { 'Čoho sa týka': kind && KINDS[kind].toLowerCase(), Stav: state && STATES[state].toLowerCase() },
      search,
    ),
    total: ids.length,
    rows: inPortions(ids, (some) => enquiriesByIds(req, some)),
  }
}
