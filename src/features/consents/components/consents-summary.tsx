import { counted } from '@/lib/plural'
import { href } from '@/lib/routes'
import { LinkButton } from '@/ui/button'
import { StatePill } from '@/ui/state-pill.client'
import type { ConsentsView } from '../schema'

/** In the profile: how many answers are wanted, and the way to all of them. */
export function ConsentsSummary({ consents: { due } }: { consents: ConsentsView }) {
  return (
    <div className="stack">
      <p>
        {due > 0 ? (
          <StatePill mark="waiting" tone="warn">
            {counted(due, ['otázka čaká', 'otázky čakajú', 'otázok čaká'])} na vašu odpoveď
          </StatePill>
        ) : (
          <StatePill mark="yes" tone="ok">
            Nič nečaká na odpoveď
          </StatePill>
        )}
      </p>
      <p>
        <LinkButton href={href('consents')} look="line" prefetch={false}>
          Zobraziť a&nbsp;zmeniť súhlasy
        </LinkButton>
      </p>
    </div>
  )
}
