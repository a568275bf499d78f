import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { pageMeta } from '@/app/_lib/meta'
import { publicReads } from '@/app/_lib/public-reads'
import { TaxRecipient } from '@/features/club/components/tax-recipient'
import { LEGAL_DESCRIPTIONS } from '@/features/club/labels'
import { Legal } from '@/features/club/screens/legal'
import { ROUTES } from '@/lib/routes'

type Props = { params: Promise<{ text: string }> }

export const revalidate = 300

const TEXTS = ['privacy', 'cookies', 'accessibility', 'taxShare'] as const
const find = (text: string) => TEXTS.find((key) => ROUTES[key].path === `/legal/${text}`)

export const generateStaticParams = () => TEXTS.map((key) => ({ text: ROUTES[key].path.split('/').at(-1) }))

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const key = find((await params).text)
  return key ? pageMeta({ ...ROUTES[key], description: LEGAL_DESCRIPTIONS[key] }) : {}
}

export default async function LegalPage({ params }: Props) {
  const key = find((await params).text)
  if (!key) notFound()
  const text = (await publicReads.legal())[key]
  return (
    <Legal text={text} title={ROUTES[key].title}>
      {key === 'taxShare' && <TaxRecipient club={await publicReads.club()} />}
    </Legal>
  )
}
