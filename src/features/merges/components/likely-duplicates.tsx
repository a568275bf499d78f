import { href } from '@/lib/routes'
import { LinkButton } from '@/ui/button'
import { Section } from '@/ui/section'
import type { LikelyTwin } from '../views'
import { TwinList } from './twin-list'

interface LikelyDuplicatesProps {
  ground: 'chalk' | 'surface'
  id: string
  twins: readonly LikelyTwin[]
}

/** Who in the club may be the person of this page once more, and the way to make them one. */
export function LikelyDuplicates({ ground, id, twins }: LikelyDuplicatesProps) {
  return (
    <Section
      action={
        <LinkButton href={href('userMerge', { id })} look="line" prefetch={false}>
          Zlúčiť s&nbsp;inou osobou
        </LinkButton>
      }
      ground={ground}
      id="duplicity"
      title="Tá istá osoba dvakrát?"
    >
      {twins.length === 0 ? (
        <p className="soft">Nikto podobný v&nbsp;klube nie je.</p>
      ) : (
        <>
          <p>Možno je to tá istá osoba. Otvorte porovnanie a&nbsp;rozhodnite.</p>
          <TwinList id={id} twins={twins} />
        </>
      )}
    </Section>
  )
}
