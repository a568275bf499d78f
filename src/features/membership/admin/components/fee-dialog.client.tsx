'use client'
import { useRead } from '@/lib/client/read.client'
import { shortDate } from '@/lib/date-format'
import { formatCents } from '@/lib/money'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog.client'
import { DeleteButton } from '@/ui/delete-button.client'
import { Skeleton } from '@/ui/skeleton'
import { FeePill } from '../../components/fee-pill'
import type { FeeDetail } from '../../history/schema'
import { FEE_ITEMS, formatPeriod } from '../../labels'
import { CLAIM_DAYS } from '../../rules'
import styles from './fee-dialog.module.css'
import { FeeForm } from './fee-form.client'
import { FeeHistory } from './fee-history'
import { PaymentList } from './payment-list.client'
import { RefuseClaimButton } from './refuse-claim.client'
import { UnwaiveButton, WaiveButton } from './waive.client'

/** Every act closes the dialog: its toast with „Vrátiť späť“ would be behind it, invisible and inert. */
function Facts({ detail, onDone }: { detail: FeeDetail; onDone: () => void }) {
  const { memberFee: fee, fromCredit, payments, history } = detail
  const isMoneyOn = fee.paidAmount > fromCredit
  return (
    <>
      <p className={styles.facts}>
        <FeePill state={fee.state} />
        <span>
          uhradené {formatCents(fee.paidAmount)} z&nbsp;{formatCents(fee.amount)}
        </span>
      </p>
      {fee.claimedPaidAt && fee.owed > 0 && (
        <p>
          Rodina hlási úhradu od {shortDate(fee.claimedPaidAt)}. Kým ju nezapíšete, pripomíname ju až{' '}
          {CLAIM_DAYS}&nbsp;dní po nahlásení.
        </p>
      )}
      {fee.claimRefusedAt && <p>Kancelária {shortDate(fee.claimRefusedAt)} oznámila, že platba neprišla.</p>}
      <FeeForm fee={fee} onSaved={onDone} />
      <div className="row">
        {fee.waived ? (
          <UnwaiveButton fees={[fee.id]} onDone={onDone} />
        ) : (
          fee.owed > 0 && <WaiveButton fees={[fee.id]} onDone={onDone} />
        )}
        {fee.claimedPaidAt && fee.owed > 0 && <RefuseClaimButton fees={[fee.id]} onDone={onDone} />}
        {!isMoneyOn && (
          <DeleteButton
            done="Predpis bol odstránený."
            label="Odstrániť predpis"
            onDeleted={onDone}
            path={`/memberFees/${fee.id}`}
            question="Naozaj chcete odstrániť tento predpis?"
          >
            {fromCredit > 0 &&
              `Z\u00a0preplatku naň išlo ${formatCents(fromCredit)}, vráti sa rodine ako preplatok.`}
          </DeleteButton>
        )}
      </div>
      {isMoneyOn && <p className="soft">Na predpis prišla platba. Odstrániť ho môžete, až keď ju vrátite.</p>}
      <h3>Platby</h3>
      <PaymentList onDone={onDone} payments={payments} />
      <FeeHistory history={history} />
    </>
  )
}

/** One fee of the grid with its payments and history; read again whenever it is opened or changed. */
export function FeeDialog({ id, onClose }: { id: string | undefined; onClose: () => void }) {
  const { data, error, refetch } = useRead(id ? `/memberFees/${id}` : null, { fresh: true })
  const fee = data?.memberFee
  const title = fee ? `${fee.player.name}: ${FEE_ITEMS[fee.item]} ${formatPeriod(fee.period)}` : 'Predpis'
  return (
    <Dialog back="Zavrieť" onClose={onClose} open={id !== undefined} title={title}>
      {error && (
        <p role="alert">
          {error.message || 'Predpis sa nepodarilo načítať.'}{' '}
          <Button look="line" onClick={() => void refetch()} small>
            Skúsiť znova
          </Button>
        </p>
      )}
      {!data && !error && <Skeleton height="3rem" rows={4} />}
      {data && <Facts detail={data} onDone={onClose} />}
    </Dialog>
  )
}
