import type { ReactNode } from 'react'
import { href } from '@/lib/routes'
import { LinkButton } from '@/ui/button'
import { Empty } from '@/ui/empty'
import { PageHeader } from '@/ui/page-header'
import { RichText } from '@/ui/rich-text'
import { Section } from '@/ui/section'
import type { LegalView } from '../views'

interface LegalProps {
  title: string
  text: LegalView[keyof LegalView]
  /** Shown below the text. */
  children?: ReactNode
}

/** One legal text; without one a link to the contacts. */
export function Legal({ title, text, children }: LegalProps) {
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
      {children}
    </>
  )
}
