import type { Metadata } from 'next'
import { href } from '@/lib/routes'
import { LinkButton } from '@/ui/button'
import { MessagePage } from './_shell/message-page'

export const metadata: Metadata = { title: 'Prihláste sa' }

export default function Unauthorized() {
  return (
    <MessagePage
      actions={
        <>
          <LinkButton href={href('login')}>Prihlásiť sa</LinkButton>
          <LinkButton href={href('home')} look="line">
            Na úvodnú stránku
          </LinkButton>
        </>
      }
      lines="circle"
      sign="401"
      title="Táto stránka je len pre prihlásených"
    >
      <p>Prihlásenie mohlo vypršať. Prihláste sa a&nbsp;pokračujte tam, kde ste skončili.</p>
    </MessagePage>
  )
}
