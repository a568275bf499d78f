import { href } from '@/lib/routes'
import { Empty } from '@/ui/empty'
import { LinkButton } from '@/ui/button'
import { PageHeader } from '@/ui/page-header'
import { Section } from '@/ui/section'
import type { ConsentsView } from '../schema'
import { AskConsents } from './ask-consents.client'
import { OwnConsents } from './own-consents.client'

interface ConsentsScreenProps {
  consents: ConsentsView
  /** Where somebody was going when they were asked; undefined on the page's own. */
  next?: string
}

/** All consents of the caller and their children with their history. */
function AllConsents({ consents }: { consents: ConsentsView }) {
  return (
    <>
      <PageHeader
        crumbs={[{ label: 'Môj profil', href: href('profile') }, { label: 'Súhlasy' }]}
        lead="Odpoveď môžete kedykoľvek zmeniť. Platí hneď."
        title="Súhlasy"
      />
      <OwnConsents consents={consents} />
    </>
  )
}

/** The consents: on the way to another page only what is to be answered, else everything. */
export function ConsentsScreen({ consents, next }: ConsentsScreenProps) {
  if (next === undefined) return <AllConsents consents={consents} />
  return (
    <>
      <PageHeader
        lead={
          <>
            Nič nie je vybrané vopred. Odpoveď nemá vplyv na členstvo ani nomináciu a&nbsp;kedykoľvek ju
            zmeníte v&nbsp;profile.
          </>
        }
        title="Prosíme o vaše súhlasy"
      />
      <Section>
        {consents.due > 0 ? (
          <AskConsents consents={consents} next={next} />
        ) : (
          <Empty
            action={<LinkButton href={next}>Pokračovať</LinkButton>}
            drawing="goal"
            title="Všetko je zodpovedané."
          >
            Odpovede nájdete v&nbsp;profile.
          </Empty>
        )}
      </Section>
    </>
  )
}
