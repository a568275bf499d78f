'use client'
import { useRead } from '@/lib/client/read.client'
import { DialogErrors } from '@/ui/dialog.client'
import { Skeleton } from '@/ui/skeleton'
import { PreviewLists } from './preview-lists'

/** What an erasure of this person would take and what would stay, read when it is shown. */
export function ErasurePreview({ id }: { id: string }) {
  const { data, error } = useRead(`/users/${id}/erasure`)
  if (error)
    return <DialogErrors problems={[{ message: 'Prehľad sa nepodarilo načítať. Skúste to znova.' }]} />
  return data ? <PreviewLists preview={data} /> : <Skeleton height="2.5rem" rows={5} />
}
