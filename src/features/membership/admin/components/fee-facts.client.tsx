'use client'
import { shortDate } from '@/lib/date-format'
import { formatCents } from '@/lib/money'
import { DeleteButton } from '@/ui/delete-button.client'
import { FeePill } from '../../components/fee-pill'
import type { FeeDetail } from '../../history/schema'
import { CLAIM_DAYS } from '../../rules'
import styles from './fee-dialog.module.css'
import { FeeForm } from './fee-form.client'
import { FeeHistory } from './fee-history'
import { PaymentList } from './payment-list.client'
import { RefuseClaimButton } from './refuse-claim.client'
import { UnwaiveButton, WaiveButton } from './waive.client'

/**
 * What a fee's dialog shows: its state, form, payments, history. Every act closes the dialog: its toast with „Vrátiť späť“
 * would be behind it, invisible and inert.
 */
export function FeeFacts({ detail, onDone }: { detail: FeeDetail; onDone: () => void }) {
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
          fee.owed > 0 && <WaiveButton fees={[fee]} onDone={onDone} />
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
