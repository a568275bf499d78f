import { FamilySwitch } from '@/features/participants/answers/components/family-switch'
import type { FamilyMember } from '@/features/participants/answers/views'
import { shortDate } from '@/lib/date-format'
import { formatCents } from '@/lib/money'
import { counted } from '@/lib/plural'
import { href } from '@/lib/routes'
import { LinkButton } from '@/ui/button'
import { Empty } from '@/ui/empty'
import { PageHeader } from '@/ui/page-header'
import { PrintButton } from '@/ui/print-button.client'
import { Section } from '@/ui/section'
import { type Column, Table } from '@/ui/table'
import { FeePill } from '../components/fee-pill'
import { FurtherFees } from '../components/further-fees'
import { OpenFee } from '../components/open-fee'
import { PayTogether } from '../components/pay-together'
import { PaymentOverview } from '../components/payment-overview'
import { FEE_ITEMS, formatPeriod } from '../labels'
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
  recipient: string
  /** The season of the settled fees and payments shown, and those to choose from. */
  season: string
  seasons: readonly string[]
  /** Today, „24. 11. 2026“. */
  today: string
}

/** The number of open fees shown with payment details. */
const IN_FULL = 2

const PAYMENTS = ['príspevok', 'príspevky', 'príspevkov'] as const

const columns = (several: boolean): Column<FamilyFeeView>[] => [
  { head: 'Príspevok', cell: ({ item, period }) => `${FEE_ITEMS[item]} ${formatPeriod(period)}` },
  ...(several ? [{ head: 'Hráč', cell: ({ player }: FamilyFeeView) => player.name }] : []),
  { head: 'Splatnosť', cell: ({ dueDate }) => shortDate(`${dueDate}T12:00:00Z`), wideOnly: true },
  { head: 'Stav', cell: ({ state }) => <FeePill state={state} /> },
  { head: 'Zaplatené', cell: ({ paidAmount }) => formatCents(paidAmount), end: true },
]

/** A family's open fees with payment details, the oldest first, then settled fees and payments; also made for printing. */
export function FamilyFees(props: FamilyFeesProps) {
  const { family, player, fee: chosen, membership, payments, recipient, season, seasons, today } = props
  const { fees, owed, credit, together } = membership
  const represented = new Set(family.filter((person) => person.canAct).map(({ id }) => id))
  const several = family.length > 1 && !player
  const oldest = fees.filter((fee) => fee.owed > 0).reverse()
  const open = [...oldest.filter(({ id }) => id === chosen), ...oldest.filter(({ id }) => id !== chosen)]
  const further = oldest.filter((fee) => open.indexOf(fee) >= IN_FULL)
  const settled = fees.filter((fee) => fee.owed === 0)
  const paid = settled.reduce((sum, fee) => sum + fee.paidAmount, 0)
  return (
    <>
      <PageHeader
        actions={<PrintButton>Vytlačiť prehľad</PrintButton>}
        kicker="Moje konto"
        printed={`Prehľad platieb ku dňu ${today}, ${recipient}`}
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
        <p className={owed > 0 ? styles.owed : styles.clear}>
          <span>Nedoplatok spolu</span>
          <strong>{formatCents(owed)}</strong>
          {owed > 0 && <span>{counted(open.length, PAYMENTS)}</span>}
        </p>
        {credit > 0 && (
          <p className={styles.credit}>
            Preplatok <strong>{formatCents(credit)}</strong> použijeme na najbližší príspevok.
          </p>
        )}
        {together && <PayTogether recipient={recipient} together={together} />}
        {open.length > 0 ? (
          <ul className={styles.open}>
            {open.slice(0, IN_FULL).map((fee, index) => (
              <OpenFee
                canReportPaid={represented.has(fee.player.id)}
                fee={fee}
                first={index === 0}
                key={fee.id}
                recipient={recipient}
              />
            ))}
          </ul>
        ) : (
          <Empty drawing="goal" title="Všetko máte uhradené. Ďakujeme." />
        )}
        {further.length > 0 && (
          <FurtherFees
            fees={further}
            hrefOf={(fee) => `${href('playerMembership', { player, fee })}#nedoplatok`}
          />
        )}
      </Section>
      {settled.length > 0 && (
        <Section id="uhradene" title={`Uhradené v sezóne ${season}`}>
          <Table
            caption="Uhradené príspevky"
            columns={columns(several)}
            foot={['Spolu', ...(several ? [''] : []), '', '', <strong key="sum">{formatCents(paid)}</strong>]}
            rowKey={({ id }) => id}
            rows={settled}
          />
        </Section>
      )}
      <Section ground="surface" id="platby" title="Prehľad platieb">
        <PaymentOverview payments={payments} />
        <nav aria-label="Sezóna" className={`row no-print ${styles.seasons}`}>
          {seasons.map((one) => (
            <LinkButton
              aria-current={one === season ? 'page' : undefined}
              href={href('playerMembership', { player, season: one })}
              key={one}
              look={one === season ? 'line' : 'quiet'}
            >
              Sezóna {one}
            </LinkButton>
          ))}
        </nav>
      </Section>
    </>
  )
}
