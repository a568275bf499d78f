import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { pageMeta } from '@/app/_lib/meta'
import { publicReads } from '@/app/_lib/public-reads'
import { TaxRecipient } from '@/features/club/components/tax-recipient'
import { Legal } from '@/features/club/screens/legal'
import { ROUTES } from '@/lib/routes'

type Props = { params: Promise<{ text: string }> }

export const revalidate = 300

const TEXTS = ['privacy', 'cookies', 'accessibility', 'taxShare'] as const
const DESCRIPTIONS = {
  privacy: 'Ktoré osobné údaje detí, rodičov a návštevníkov spracúvame, prečo, ako dlho a aké máte práva.',
  cookies: 'Ktoré cookies tento web ukladá a prečo nepotrebuje váš súhlas.',
  accessibility: 'Ako je tento web prístupný ľuďom so zdravotným postihnutím a komu ohlásiť prekážku.',
  taxShare: 'Ako darovať akadémii 2 % z dane: údaje prijímateľa, postup a termíny.',
}
const find = (text: string) => TEXTS.find((key) => ROUTES[key].path === `/legal/${text}`)

export const generateStaticParams = () => TEXTS.map((key) => ({ text: ROUTES[key].path.split('/').at(-1) }))

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const key = find((await params).text)
  return key ? pageMeta({ ...ROUTES[key], description: DESCRIPTIONS[key] }) : {}
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
