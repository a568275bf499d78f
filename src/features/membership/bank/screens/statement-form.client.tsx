'use client'
import { lazy, useState } from 'react'
import { useKeptDecisions } from '@/lib/client/kept-decisions.client'
import { useMappedFile } from '@/lib/client/mapped-file.client'
import { newOperation } from '@/lib/client/operation.client'
import { useRead } from '@/lib/client/read.client'
import { useSave } from '@/lib/client/save.client'
import type { Decisions } from '@/lib/decisions'
import { formatIban } from '@/lib/iban'
import { formatCents } from '@/lib/money'
import { LARGEST_FILE } from '@/lib/import-limits'
import { counted } from '@/lib/plural'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog.client'
import { FileChoice } from '@/ui/file-choice.client'
import styles from '@/ui/file-import.module.css'
import { FormErrors } from '@/ui/form-errors'
import { RestoredNotice } from '@/ui/form-head.client'
import { LazyBoundary, MissingPart } from '@/ui/lazy-boundary.client'
import { BookingNotes } from '../components/booking-notes'
import { NotifyStatement } from '../components/notify-statement.client'
import { StatementDone } from '../components/statement-done'
import { BANK_FIELDS, type BankField } from '@/features/bank-statements/columns/labels'
import { bankColumns } from '@/features/bank-statements/columns/rules'
import { StatementPreview } from '@/features/bank-statements/components/statement-preview.client'
import { bookingsOf, choicesKey, rowsLeftOut, withSurplus } from '@/features/bank-statements/decisions/rules'
import { BOOKED_PAYMENTS, PAYMENTS, PENDING_ROWS, ROWS_LEFT_OVER } from '@/features/bank-statements/labels'
import type {
  StatementFile,
  StatementPreview as Preview,
  StatementView,
} from '@/features/bank-statements/schema'

// Only a file that was read has columns.
const ColumnChoice = lazy(async () => ({
  default: (await import('@/ui/column-choice.client')).ColumnChoice<BankField>,
}))

/** From a statement over its columns and the match of every movement to the ledger. */
export function StatementForm() {
  // The file of the last match: what was wrong with another one is not this one's.
  const [asked, setAsked] = useState<StatementFile>()
  const { decisions, isRestored, ...kept } = useKeptDecisions()
  const [preview, setPreview] = useState<Preview>()
  // By what the office had chosen, the rows with the credit that each makes then.
  const [answers, setAnswers] = useState<Record<string, Preview['rows']>>({})
  const [operation, setOperation] = useState(newOperation)
  const [confirming, setConfirming] = useState(false)
  const [notify, setNotify] = useState(true)
  const [done, setDone] = useState<StatementView>()
  const [left, setLeft] = useState<ReturnType<typeof rowsLeftOut>>([])
  // The history below reads the same: once taken back, nothing is written any more.
  const history = useRead('/bankStatements?page=1')
  const isUndone = history.data?.statements.some(({ id, undoneAt }) => id === done?.id && undoneAt)

  const start = () => {
    setPreview(undefined)
    kept.clear()
    setDone(undefined)
  }
  const { file, open, close, choice, input } = useMappedFile<BankField, StatementFile>(bankColumns, start)
  const reading = useSave('POST', '/bankStatements/file', {
    asks: true,
    onDone: (response) => open(response.file),
  })
  const matching = useSave('POST', '/bankStatements/preview', {
    asks: true,
    onDone: (response) => {
      setPreview(response.preview)
      setOperation(newOperation())
    },
  })
  const booking = useSave('POST', '/bankStatements', {
    shown: 'read',
    onDone: (response) => {
      setDone(response.statement)
      setLeft(rowsLeftOut(preview!, decisions))
      kept.forget()
      close()
      setPreview(undefined)
      setConfirming(false)
    },
  })
  // What a chosen player's family owes is not known here, and what is chosen pays fees before the rows after it: asked anew.
  const asking = useSave('POST', '/bankStatements/preview', { asks: true })
  const askSurplus = async (of: Preview, chosen: Decisions) => {
    const key = choicesKey(of, chosen)
    if (key in answers || key === choicesKey(of, {})) return
    const answer = await asking.save({ ...input(), decisions: chosen })
    if (answer) setAnswers((all) => ({ ...all, [key]: answer.preview.rows }))
  }
  const match = async () => {
    setAsked(file)
    const earlier = await kept.recall(input())
    const matched = await matching.save(input())
    if (matched) await askSurplus(matched.preview, earlier)
  }
  const perform = async () => {
    const { seen } = preview!
    await booking.save({ ...input(), decisions, operation, fileName: file!.fileName, seen, notify })
    setConfirming(false)
  }
  const shown = preview && withSurplus(preview, answers[choicesKey(preview, decisions)])
  const booked = bookingsOf(shown?.rows ?? [], decisions)
  const notes = <BookingNotes booked={booked} unreadable={preview?.wrong.length ?? 0} />
  return (
    <div className={styles.form}>
      {done && !isUndone && <StatementDone left={left} statement={done} />}
      <FileChoice
        accept=".xml,.csv,.txt,.xlsx,text/csv,text/xml"
        again={file !== undefined}
        formProps={reading.formProps}
        hint={`Výpis z internetbankingu: camt.053 (XML), CSV alebo Excel (.xlsx), najviac ${LARGEST_FILE} pohybov.`}
        label="Výpis z účtu"
        onSend={(form) => reading.save(form as never)}
        problems={reading.problems}
        saving={reading.saving}
      />
      {file?.otherAccount && (
        <p className={styles.warning} role="alert">
          Výpis je z&nbsp;účtu {formatIban(file.otherAccount)}, klub má v&nbsp;nastaveniach iný účet.
          Skontrolujte, či ste vybrali správny súbor.
        </p>
      )}
      {file && file.pending > 0 && (
        <p>{counted(file.pending, PENDING_ROWS)}. Prídu s&nbsp;výpisom, v&nbsp;ktorom už zaúčtované budú.</p>
      )}
      {file && (
        <form className="stack" {...matching.formProps(match)}>
          <h2>Stĺpce súboru {file.fileName}</h2>
          <FormErrors problems={asked === file ? matching.problems : []} />
          <details open={file.heading === null || undefined}>
            <summary>Čo je v&nbsp;ktorom stĺpci</summary>
            <LazyBoundary fallback={<MissingPart />}>
              <ColumnChoice {...choice} fields={BANK_FIELDS} />
            </LazyBoundary>
          </details>
          <div>
            <Button busy={matching.saving} look={preview ? 'line' : 'primary'} type="submit">
              {preview ? 'Spárovať znova' : 'Spárovať platby'}
            </Button>
          </div>
        </form>
      )}
      {shown && (
        <section aria-labelledby="nahlad" className="stack">
          <h2 id="nahlad">Čo sa zapíše</h2>
          <RestoredNotice
            isRestored={isRestored}
            startOver={kept.forget}
            what="vaše rozhodnutia o&nbsp;pohyboch"
          />
          <p role="status">
            {booked.count > 0
              ? `${counted(booked.count, PAYMENTS)}, ${formatCents(booked.amount)}`
              : 'Žiadna platba'}
            {booked.surplus > 0 && `, z\u00a0toho ${formatCents(booked.surplus)} preplatok`}
            {booked.left > 0 && `; ${counted(booked.left, ROWS_LEFT_OVER)}`}
          </p>
          {notes}
          <FormErrors problems={booking.problems} />
          <div>
            <Button disabled={booked.changes === 0} onClick={() => setConfirming(true)}>
              {booked.count > 0 ? `Zapísať ${counted(booked.count, BOOKED_PAYMENTS)}` : 'Zapísať'}
            </Button>
          </div>
          <StatementPreview
            decisions={decisions}
            onDecide={(number, decision) => void askSurplus(shown, kept.decide(number, decision))}
            preview={shown}
          />
        </section>
      )}
      <Dialog
        actions={
          <Button busy={booking.saving} onClick={perform}>
            Zapísať
          </Button>
        }
        onClose={() => setConfirming(false)}
        open={confirming}
        title={booked.count > 0 ? `Zapísať ${counted(booked.count, BOOKED_PAYMENTS)}?` : 'Zapísať výpis?'}
      >
        {booked.count > 0 && (
          <p>
            Spolu {formatCents(booked.amount)}
            {booked.surplus > 0 && `, z\u00a0toho ${formatCents(booked.surplus)} preplatok`}. Uhradia sa
            najstaršie predpisy, zvyšok zostane rodine ako preplatok.
          </p>
        )}
        {notes}
        <p>Výpis môžete 14&nbsp;dní vrátiť.</p>
        {booked.count > 0 && (
          <NotifyStatement checked={notify} onChange={setNotify} statement={{ ...input(), decisions }} />
        )}
      </Dialog>
    </div>
  )
}
