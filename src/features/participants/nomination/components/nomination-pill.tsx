import { StatePill } from '@/ui/state-pill.client'
import { type Nomination, NOMINATIONS } from '../labels'

const LOOKS = {
  in: { tone: 'ok', mark: 'yes' },
  substitute: { tone: 'info', mark: 'part' },
  out: { tone: 'neutral', mark: 'no' },
} as const

/** A nomination as an icon and a word. */
export function NominationPill({ nomination }: { nomination: Nomination }) {
  return <StatePill {...LOOKS[nomination]}>{NOMINATIONS[nomination]}</StatePill>
}
