import { FamilySwitch } from '@/features/participants/answers/components/family-switch'
import type { FamilyMember } from '@/features/participants/answers/views'
import { formatCents } from '@/lib/money'
import { href } from '@/lib/routes'
import { Empty } from '@/ui/empty'
import { PageHeader } from '@/ui/page-header'
import { PrintButton } from '@/ui/print-button.client'
import { Section } from '@/ui/section'
import { FeePauses } from '../components/fee-pauses'
import { FurtherFees } from '../components/further-fees'
import { OpenFee } from '../components/open-fee'
import { OwedSummary } from '../components/owed-summary'
import { PayTogether } from '../components/pay-together'
import { ReportPaidButton } from '../components/report-paid-button.client'
import { SeasonHistory } from '../components/season-history'
import { StandingOrders } from '../components/standing-orders'
import type { PaymentView } from '../payments/schema'
import type { FamilyFeeView, FamilyMembership } from '../schema'
import styles from './family-fees.module.css'

interface FamilyFeesProps {
  family: readonly FamilyMember[]
  player?: string
  /** The id of the fee shown first, with its payment details open. */
  fee?: string
  membership: FamilyMembership
  payments: readonly PaymentView[]
  /** The club: its name and account. */
  club: { name: string; iban: string }
  /** The season of the settled fees and payments shown, and those to choose from. */
  season: string
  seasons: readonly string[]
  /** Today, „24. 11. 2026“. */
  today: string
}

/** The number of open fees shown with payment details. */
const IN_FULL = 2
/** Fees that one call reports at most. */
const REPORTED_AT_ONCE = 100

/** „Už som zaplatil/a všetko“ for the fees the caller may report; nothing for fewer than two. */
function ReportAll({ fees, all }: { fees: readonly FamilyFeeView[]; all: 'open' | 'now' }) {
  if (fees.length < 2) return null
  const waiting = fees.filter(({ claimedPaidAt }) => claimedPaidAt === null)
  const concerned = (waiting.length > 0 ? waiting : fees).slice(0, REPORTED_AT_ONCE)
  const sum = concerned.reduce((total, { owed }) => total + owed, 0)
  return (
    <p className={styles.all}>
      <ReportPaidButton
        all={all}
        claimed={waiting.length === 0}
        fees={concerned.map(({ id }) => id)}
        what={formatCents(sum)}
      />
    </p>
  )
}

/** A family's fees: what is owed and until when, how it is paid, then the past by season; also made for printing. */
export function FamilyFees(props: FamilyFeesProps) {
  const { family, player, fee: chosen, membership, payments, club, season, seasons, today } = props
  const { fees, owed, owedLater, credit, together, togetherNow, standingOrders, unsteady, pauses } =
    membership
  const represented = new Set(family.filter((person) => person.canAct).map(({ id }) => id))
  const oldest = fees.filter((fee) => fee.owed > 0).reverse()
  const unreported = oldest.filter(({ claimedPaidAt }) => claimedPaidAt === null)
  const due = unreported.filter(({ later }) => !later)
  // A single fee that is due now has its own details, which are open.
  const isPart = due.length > 0 && due.length < unreported.length
  const transfer = isPart ? togetherNow : together
  const reportable = oldest.filter((fee) => represented.has(fee.player.id))
  const lead = oldest.find(({ id }) => id === chosen) ?? (transfer ? undefined : (due[0] ?? oldest[0]))
  const open = lead ? [lead, ...oldest.filter((fee) => fee !== lead)] : oldest
  const further = oldest.filter((fee) => open.indexOf(fee) >= IN_FULL)
  // Another season may have nothing where the family does have fees.
  const isNew = fees.length === 0 && payments.length === 0 && season === seasons[0]
  return (
    <>
      <PageHeader
        actions={<PrintButton>Vytlačiť prehľad</PrintButton>}
        kicker="Moje konto"
        printed={`Prehľad platieb ku dňu ${today}, ${club.name}`}
        title="Členské"
      />
      <div className="wrap">
        <FamilySwitch
          hrefOf={(id) => href('playerMembership', { player: id })}
          family={family}
          player={player}
        />
      </div>
      <Section ground="surface" id="nedoplatok" title={open.length > 0 ? 'Na zaplatenie' : undefined}>
        {!isNew && <OwedSummary open={oldest} owed={owed} owedLater={owedLater} />}
        {credit > 0 && (
          <p className={styles.credit}>
            Preplatok <strong>{formatCents(credit)}</strong> použijeme na najbližší príspevok.
          </p>
        )}
        <FeePauses pauses={pauses} several={family.length > 1} />
        {transfer && (
          <PayTogether
            part={isPart ? 'now' : undefined}
            player={player}
            recipient={club.name}
            together={transfer}
          />
        )}
        <ReportAll
          all={isPart ? 'now' : 'open'}
          fees={isPart ? reportable.filter(({ later }) => !later) : reportable}
        />
        {open.length > 0 && (
          <ul className={styles.open}>
            {open.slice(0, IN_FULL).map((fee) => (
              <OpenFee
                canReportPaid={represented.has(fee.player.id)}
                fee={fee}
                first={fee === lead}
                key={fee.id}
                recipient={club.name}
              />
            ))}
          </ul>
        )}
        {isPart && together && (
          <>
            <PayTogether part="later" player={player} recipient={club.name} together={together} />
            <ReportAll all="open" fees={reportable} />
          </>
        )}
        {open.length === 0 && !isNew && <Empty drawing="goal" title="Všetko máte uhradené. Ďakujeme." />}
        {isNew && (
          <Empty drawing="corner" title="Zatiaľ nemáte nič predpísané.">
            Keď klub predpíše členské, nájdete tu sumu, splatnosť a&nbsp;údaje na platbu.
          </Empty>
        )}
        {further.length > 0 && (
          <FurtherFees
            fees={further}
            hrefOf={(fee) => `${href('playerMembership', { player, fee })}#nedoplatok`}
          />
        )}
        {standingOrders.length + unsteady.length > 0 && (
          <StandingOrders
            club={club}
            level={open.length > 0 ? 3 : 2}
            orders={standingOrders}
            unsteady={unsteady}
          />
        )}
      </Section>
      {!isNew && (
        <Section id="historia" title="História">
          <SeasonHistory
            fees={fees}
            payments={payments}
            player={player}
            season={season}
            seasons={seasons}
            several={family.length > 1 && !player}
          />
        </Section>
      )}
    </>
  )
}
