import { toEditForm } from '@/app/_lib/to-panel'

export default function Page({ searchParams }: PageProps<'/auth/admin/news/edit'>) {
  return toEditForm('news', searchParams)
}
