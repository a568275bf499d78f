import type { ServerProps } from 'payload'
import { counted } from '@/lib/plural'
import { morningReport } from './morning-report'

/** The secretary's morning: what waits, what is missing, what comes this week; each leads to where it is dealt with. */
export async function Morning({ payload, user }: Pick<ServerProps, 'payload' | 'user'>) {
  if (!user) return null
  const cards = await morningReport(payload, user, new Date())
  const waiting = cards.filter((card) => card.waits && card.count > 0).length
  return (
    <section aria-labelledby="morning" className="morning">
      <h1 id="morning">Dobré ráno, {user.firstName}</h1>
      <p>
        {waiting === 0
          ? 'Nič nové, všetko máte vybavené.'
          : `Na vybavenie: ${counted(waiting, ['vec', 'veci', 'vecí'])}.`}
      </p>
      <div className="morning__grid">
        {cards.map((card) => (
          <a
            className={card.waits && card.count > 0 ? 'morning__card morning__card--waits' : 'morning__card'}
            href={card.href}
            key={card.label}
          >
            <span className="morning__count">{card.count}</span>
            <span>{card.label}</span>
          </a>
        ))}
      </div>
    </section>
  )
}
