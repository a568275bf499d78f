import { href } from '@/lib/routes'
import { LinkButton } from '@/ui/button'
import { Empty } from '@/ui/empty'
import { PageHeader } from '@/ui/page-header'
import { RichText } from '@/ui/rich-text'
import { Section } from '@/ui/section'
import type { LegalView } from '../views'

/** One legal text; a club that has not written it yet says where to ask. */
export function Legal({ title, text }: { title: string; text: LegalView[keyof LegalView] }) {
  return (
    <>
      <PageHeader title={title} />
      <Section>
        {text ? (
          <RichText text={text} />
        ) : (
          <Empty
            action={<LinkButton href={href('contact')}>Kontakt na klub</LinkButton>}
            title="Text pripravujeme."
          >
            Ak sa chcete na niečo opýtať už teraz, napíšte nám.
          </Empty>
        )}
      </Section>
    </>
  )
}
