import { pageMeta } from '@/app/_lib/meta'
import { publicReads } from '@/app/_lib/public-reads'
import { About } from '@/features/club/screens/about'

export const revalidate = 300

export const generateMetadata = () =>
  pageMeta({ title: 'O nás', description: 'Kto sme, čomu veríme a odkiaľ ideme.', path: '/about' })

export default async function AboutPage() {
  const [about, club] = [await publicReads.about(), await publicReads.club()]
  return <About about={about} club={club.name} />
}
