'use client'
import '@/ui/styles/tokens.css'
import '@/ui/styles/base.css'
import '@/ui/styles/layout.css'
import { MessagePage } from './(site)/_shell/message-page'
import button from '@/ui/button.module.css'

/**
 * Shown when rendering the frame itself fails, so it depends on nothing else. Every page preloads this module: it uses
 * the button's style sheet, because the component would load the router's link too.
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
