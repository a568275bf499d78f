import type { InvitedView } from '../board/views'
import { ofPlace } from '../nomination/rules'

/** The squad on paper: numbers and names, first who plays, then the substitutes. */
export function PrintedSquad({ invited }: { invited: readonly InvitedView[] }) {
  const parts = [
    ['Nominácia', ofPlace(invited, 'in')],
    ['Náhradníci', ofPlace(invited, 'substitute')],
  ] as const
  return (
    <div className="only-print">
      {parts.map(
        ([title, rows]) =>
          rows.length > 0 && (
            <section key={title}>
              <h2>
                {title} {rows.length}
              </h2>
              <ul>
                {rows.map(({ id, jerseyNumber, player }) => (
                  <li key={id}>
                    <span className="num">{jerseyNumber ?? '–'}</span> {player.name}
                  </li>
                ))}
              </ul>
            </section>
          ),
      )}
    </div>
  )
}
