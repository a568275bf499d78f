'use client'
import '@/ui/styles/tokens.css'
import '@/ui/styles/base.css'
import '@/ui/styles/layout.css'
import { MessagePage } from './(site)/_shell/message-page'
import button from '@/ui/button.module.css'

/**
 * When even the frame around the pages cannot be made: everything this shows comes with it. Every page loads this part
 * ahead, therefore it takes the button's look only, and not the component, which brings the router's link.
 */
export default function FrameError({ retry }: { error: Error; retry: () => void }) {
  return (
    <html lang="sk">
      <body>
        <title>Stránka je mimo prevádzky</title>
        <main style={{ minBlockSize: '100dvb' }}>
          <MessagePage
            actions={
              <button className={`${button.button} ${button.primary}`} onClick={retry} type="button">
                Skúsiť znova
              </button>
            }
            lines="penalty"
            sign="500"
            title="Stránka je práve mimo prevádzky"
          >
            <p>Pracujeme na náprave. Skúste to, prosím, o&nbsp;chvíľu znova.</p>
          </MessagePage>
        </main>
      </body>
    </html>
  )
}
