import type { ServerProps } from 'payload'
import { counted } from '@/lib/plural'
import { dashboardCards } from './dashboard-cards'

/** The panel's first screen: what is to be done, what is missing, what comes this week, each with a link. */
export async function Dashboard({ payload, user }: Pick<ServerProps, 'payload' | 'user'>) {
  if (!user) return null
  const cards = await dashboardCards(payload, user, new Date())
  const waiting = cards.filter((card) => card.isUrgent && card.count > 0).length
  return (
    <section aria-labelledby="dashboard" className="dashboard">
      <h1 id="dashboard">Dobré ráno, {user.firstName}</h1>
      <p>
        {waiting === 0
          ? 'Nič nové, všetko máte vybavené.'
          : `Na vybavenie: ${counted(waiting, ['vec', 'veci', 'vecí'])}.`}
      </p>
      <div className="dashboard__grid">
        {cards.map((card) => (
          <a
            className={
              card.isUrgent && card.count > 0 ? 'dashboard__card dashboard__card--waits' : 'dashboard__card'
            }
            href={card.href}
            key={card.label}
          >
            <span className="dashboard__count">{card.count}</span>
            <span>{card.label}</span>
          </a>
        ))}
      </div>
    </section>
  )
}
