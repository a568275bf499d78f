import type { ReactNode } from 'react'
import { href, type RouteKey, ROUTES } from '@/lib/routes'
import { LinkButton } from '@/ui/button'
import { MessagePage } from './message-page'

/** An edit page whose row is not there, or not this person's to change: says so and leads to the list. */
export function Gone({ list, title, children }: { list: RouteKey; title: string; children: ReactNode }) {
  return (
    <MessagePage
      actions={<LinkButton href={href(list)}>{`Späť na zoznam: ${ROUTES[list].title}`}</LinkButton>}
      sign="404"
      title={title}
    >
      <p>{children}</p>
    </MessagePage>
  )
}
