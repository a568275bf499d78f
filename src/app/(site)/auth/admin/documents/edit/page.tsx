import { toEditForm } from '@/app/_lib/to-panel'

export default function Page({ searchParams }: PageProps<'/auth/admin/documents/edit'>) {
  return toEditForm('documents', searchParams)
}
