import type { Metadata } from 'next'
import { href } from '@/lib/routes'
import { LinkButton } from '@/ui/button'
import { MessagePage } from './_shell/message-page'

export const metadata: Metadata = { title: 'Stránka sa nenašla' }

export default function NotFound() {
  return (
    <MessagePage
      actions={
        <>
          <LinkButton href={href('home')}>Na úvodnú stránku</LinkButton>
          <LinkButton href={href('trainings')} look="line">
            Kedy a&nbsp;kde trénujeme
          </LinkButton>
        </>
      }
      sign="404"
      title="Táto stránka je mimo ihriska"
    >
      <p>Adresa sa zmenila alebo záznam už neexistuje. Skúste ho nájsť v&nbsp;menu.</p>
    </MessagePage>
  )
}
