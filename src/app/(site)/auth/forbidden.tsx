import type { Metadata } from 'next'
import { href } from '@/lib/routes'
import { LinkButton } from '@/ui/button'
import { MessagePage } from '../_shell/message-page'

export const metadata: Metadata = { title: 'Bez oprávnenia' }

export default function Forbidden() {
  return (
    <MessagePage
      actions={
        <>
          <LinkButton href={href('home')}>Na úvodnú stránku</LinkButton>
          <LinkButton href={href('profile')} look="line">
            Môj profil
          </LinkButton>
        </>
      }
      lines="penalty"
      sign="403"
      title="Na túto stránku nemáte oprávnenie"
    >
      <p>Ak ju potrebujete, požiadajte správcu klubu, aby vám ju sprístupnil.</p>
    </MessagePage>
  )
}
