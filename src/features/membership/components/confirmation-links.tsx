import { buttonClass } from '@/ui/button'
import { DownloadLink } from '@/ui/download-link.client'
import type { OfferedConfirmation } from '../confirmations/rules'
import styles from './confirmation-links.module.css'

/** The address of a confirmation as it is issued today, or was on a day. */
const confirmationAddress = ({ player, kind, period }: OfferedConfirmation, day?: string): string =>
  `/api/playerMembership/${player.id}/confirmation?${new URLSearchParams({ kind, period, ...(day && { day }) }).toString()}`

const labelOf = ({ kind, period }: OfferedConfirmation): string =>
  kind === 'employer' ? `Pre zamestnávateľa, rok ${period}` : `Úhrada členského, sezóna ${period}`

interface ConfirmationLinksProps {
  offered: readonly OfferedConfirmation[]
  /** The day of issue; today without. */
  day?: string
}

/** Confirmations to download, player by player. */
export function ConfirmationLinks({ offered, day }: ConfirmationLinksProps) {
  const players = [...new Map(offered.map(({ player }) => [player.id, player])).values()]
  return (
    <div className={`no-print ${styles.confirmations}`}>
      <h3>Potvrdenia (PDF)</h3>
      <p className="soft">
        Zamestnávateľ s&nbsp;viac ako 49 zamestnancami prispieva na šport dieťaťa; doklad mu odovzdajte do 30
        dní od vystavenia.
      </p>
      <ul className={styles.players}>
        {players.map(({ id, name }) => (
          <li key={id}>
            <strong>{name}</strong>
            <span className="row">
              {offered
                .filter(({ player }) => player.id === id)
                .map((one) => (
                  <DownloadLink
                    className={buttonClass({ look: 'line', small: true })}
                    href={confirmationAddress(one, day)}
                    key={labelOf(one)}
                  >
                    {labelOf(one)}
                    <span className="hidden-visually">, {name}, stiahnuť PDF</span>
                  </DownloadLink>
                ))}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
