'use client'
import { Button, LinkButton } from '@/ui/button'
import { MessagePage } from './_shell/message-page'

/** Shown when rendering a page fails, inside the frame. */
export default function PageError({
  error,
  retry,
}: {
  error: Error & { digest?: string }
  retry: () => void
}) {
  return (
    <MessagePage
      actions={
        <>
          <Button onClick={retry}>Skúsiť znova</Button>
          <LinkButton href="/" look="line">
            Na úvodnú stránku
          </LinkButton>
        </>
      }
      lines="penalty"
      sign="Ups"
      title="Stránku sa nepodarilo zobraziť"
    >
      <p>Chyba je na našej strane. Skúste to o&nbsp;chvíľu znova.</p>
      {error.digest && <p>Ak sa to zopakuje, napíšte nám a&nbsp;uveďte kód {error.digest}.</p>}
    </MessagePage>
  )
}
