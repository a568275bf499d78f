'use client'
import Link from 'next/link'
import { type FormEvent, type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { newOperation } from '@/lib/client/operation.client'
import { useSave } from '@/lib/client/save.client'
import { href } from '@/lib/routes'
import { Button } from '@/ui/button'
import { FormErrors, problemOf } from '@/ui/form-errors'
import type { Kind } from '../labels'
import { KEPT_DAYS, LEAST_SECONDS } from '../rules'
import styles from './enquiry-form.module.css'

interface Thanks {
  message: string
  category: string | null
}

/** What the inputs of one form need: two forms on a page have fields of the same names. */
export interface FieldsOf {
  of: (name: string) => { id: string; name: string; error?: string }
}

interface EnquiryFormProps {
  /** Tells this form's fields apart from the other's. */
  form: 'trial' | 'contact'
  kind: Kind
  /** The verb on the button. */
  action: string
  children: (fields: FieldsOf) => ReactNode
}

const quiet = () => () => undefined
const text = (data: FormData, name: string): string => String(data.get(name) ?? '').trim()
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** What the form says, as POST /enquiries takes it. */
const draftOf = (data: FormData) => ({
  childName: text(data, 'childName'),
  birthYear: text(data, 'birthYear') === '' ? null : Number(text(data, 'birthYear')),
  guardianName: text(data, 'guardianName'),
  phone: text(data, 'phone'),
  email: text(data, 'email'),
  note: text(data, 'note'),
  website: text(data, 'website'),
})

/**
 * The frame of both forms: one press is one enquiry, a refusal leaves everything typed where it was, thanks take the
 * form's place and the focus. Without script nothing can be sent, so that no name ever stands in an address.
 */
export function EnquiryForm({ form, kind, action, children }: EnquiryFormProps) {
  const [operation] = useState(newOperation)
  const opened = useRef(0)
  const [waiting, setWaiting] = useState(false)
  const [thanks, setThanks] = useState<Thanks>()
  const alive = useSyncExternalStore(
    quiet,
    () => true,
    () => false,
  )
  const { save, saving, problems } = useSave<object, Thanks>('POST', '/enquiries')
  useEffect(() => {
    opened.current = performance.now()
  }, [])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const draft = draftOf(new FormData(event.currentTarget))
    setWaiting(true)
    // Whoever has it filled in for them is faster than the server believes of a person.
    await pause(Math.max(0, LEAST_SECONDS * 1000 - (performance.now() - opened.current)))
    const took = Math.ceil((performance.now() - opened.current) / 1000)
    setThanks(await save({ kind, operation, ...draft, took }))
    setWaiting(false)
  }

  if (thanks) return <Sent {...thanks} />
  const fields = {
    of: (name: string) => ({ id: `field-${form}-${name}`, name, error: problemOf(problems, name) }),
  }
  return (
    <form className={styles.form} method="post" onSubmit={submit}>
      <noscript>
        Formulár potrebuje JavaScript. Napíšte nám, prosím, na e-mail uvedený na tejto stránke.
      </noscript>
      {children(fields)}
      <div aria-hidden="true" className={styles.away}>
        <label>
          Toto pole nechajte prázdne
          <input autoComplete="off" name="website" tabIndex={-1} />
        </label>
      </div>
      <FormErrors
        problems={problems.map(({ message, field }) => ({ message, field: field && `${form}-${field}` }))}
      />
      <div className={styles.send}>
        <Button busy={saving || waiting} disabled={!alive} type="submit">
          {action}
        </Button>
        <p className={styles.promise}>
          Údaje použijeme len na odpoveď, po {KEPT_DAYS} dňoch sa vymažú.{' '}
          <Link href={href('privacy')}>Ochrana osobných údajov</Link>
        </p>
      </div>
    </form>
  )
}

/** Stands where the form stood; it takes the focus, so that nobody is left on a button that is gone. */
function Sent({ message, category }: Thanks) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div className={styles.sent} ref={place} role="status" tabIndex={-1}>
      <p>
        <strong>{message}</strong>
      </p>
      {category && <p>Navrhovaná kategória: {category}</p>}
    </div>
  )
}
