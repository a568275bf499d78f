import { pageMeta } from '@/app/_lib/meta'
import { publicReads } from '@/app/_lib/public-reads'
import { Albums } from '@/features/gallery/screens/albums'

export const revalidate = 300

export const generateMetadata = () =>
  pageMeta({ title: 'Galéria', description: 'Fotky zo zápasov, turnajov a sústredení.', path: '/gallery' })

export default async function GalleryPage() {
  return <Albums albums={await publicReads.albums()} />
}
