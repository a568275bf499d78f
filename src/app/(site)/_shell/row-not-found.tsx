import { href, type RouteKey, ROUTES } from '@/lib/routes'
import { LinkButton } from '@/ui/button'
import { MessagePage } from './message-page'

/** Texts of edit pages whose row does not exist or may not be changed, and the list they link to. */
export const NOT_FOUND_TEXTS = {
  user: {
    list: 'users',
    title: 'Tohto používateľa tu nemáme',
    text: 'Záznam bol odstránený alebo je odkaz neúplný.',
  },
  category: {
    list: 'categories',
    title: 'Túto kategóriu tu nemáme',
    text: 'Záznam bol odstránený alebo je odkaz neúplný.',
  },
  event: {
    list: 'events',
    title: 'Túto udalosť tu nemáme',
    text: 'Bola odstránená, odkaz je neúplný, alebo ju upravuje niekto iný.',
  },
} as const satisfies Record<string, { list: RouteKey; title: string; text: string }>

export function RowNotFound({ what }: { what: keyof typeof NOT_FOUND_TEXTS }) {
  const { list, title, text } = NOT_FOUND_TEXTS[what]
  return (
    <MessagePage
      actions={<LinkButton href={href(list)}>{`Späť na zoznam: ${ROUTES[list].title}`}</LinkButton>}
      sign="404"
      title={title}
    >
      <p>{text}</p>
    </MessagePage>
  )
}
