/** What a test says about one movement of a statement; amounts in cents, of a returned or outgoing one negative. */
export interface Movement {
  amount: number
  day: string
  symbol?: string
  payer?: string
  iban?: string
  note?: string
  reference?: string
  isReturn?: boolean
  isPending?: boolean
}

const escaped = (text: string): string =>
  text.replace(/[<>&"]/g, (sign) => ({ '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;' })[sign]!)
const element = (name: string, content: string | undefined): string =>
  content === undefined ? '' : `<${name}>${content}</${name}>`
const euros = (cents: number): string => (Math.abs(cents) / 100).toFixed(2)

function entry({ amount, day, symbol, payer, iban, note, reference, isReturn, isPending }: Movement): string {
  const other = amount < 0 ? 'Cdtr' : 'Dbtr'
  const parties =
    element(other, payer === undefined ? undefined : element('Nm', escaped(payer))) +
    (iban === undefined ? '' : element(`${other}Acct`, element('Id', element('IBAN', iban))))
  return element(
    'Ntry',
    `<Amt Ccy="EUR">${euros(amount)}</Amt>` +
      element('CdtDbtInd', amount < 0 ? 'DBIT' : 'CRDT') +
      (isReturn ? element('RvslInd', 'true') : '') +
      element('Sts', isPending ? 'PDNG' : 'BOOK') +
      element('BookgDt', element('Dt', day)) +
      element('AcctSvcrRef', reference) +
      element(
        'NtryDtls',
        element(
          'TxDtls',
          element('Refs', element('EndToEndId', symbol ? `/VS${symbol}/SS/KS0308` : 'NOTPROVIDED')) +
            element('RltdPties', parties) +
            (note === undefined ? '' : element('RmtInf', element('Ustrd', escaped(note)))),
        ),
      ),
  )
}

/** A statement as a bank's camt.053. */
export const camtFile = (movements: readonly Movement[], iban = 'SK2499990000000000001234'): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><GrpHdr><MsgId>1</MsgId></GrpHdr><Stmt><Id>1</Id>` +
  element('Acct', element('Id', element('IBAN', iban))) +
  movements.map(entry).join('\n') +
  '</Stmt></BkToCstmrStmt></Document>'
