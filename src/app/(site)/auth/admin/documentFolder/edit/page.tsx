import { toEditForm } from '@/app/_lib/to-panel'

export default function Page({ searchParams }: PageProps<'/auth/admin/documentFolder/edit'>) {
  return toEditForm('documentFolders', searchParams)
}
