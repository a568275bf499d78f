'use client'
import Link from 'next/link'
import {
  type ChangeEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { useDraft } from '@/lib/client/draft.client'
import { VISITOR } from '@/lib/client/draft-storage.client'
import { newOperation } from '@/lib/client/operation.client'
import { useSave } from '@/lib/client/save.client'
import { href } from '@/lib/routes'
import { Button } from '@/ui/button'
import { problemOf } from '@/ui/form-errors'
import { FormHead } from '@/ui/form-head.client'
import type { Kind } from '../labels'
import { RETENTION_DAYS, MIN_SECONDS } from '../rules'
import type { EnquiryThanks } from '../schema'
import styles from './enquiry-form.module.css'

type Typed = Record<string, string>

/** The props of an input, by its name. */
export interface EnquiryFields {
  fieldProps: (name: string) => {
    id: string
    name: string
    error?: string
    value: string
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) => void
  }
}

interface EnquiryFormProps {
  /** A prefix of the fields' ids: two forms on a page have fields of the same names. */
  form: 'trial' | 'contact'
  /** The kind, unless the form has a field `kind`. */
  kind: Kind
  /** The label of the button. */
  action: string
  children: (fields: EnquiryFields) => ReactNode
}

const subscribeToNothing = () => () => undefined
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Waits until MIN_SECONDS since the form was opened (autofill is faster) and returns the whole seconds it took. */
function useTimeTaken(): () => Promise<number> {
  const opened = useRef(0)
  useEffect(() => {
    opened.current = performance.now()
  }, [])
  return useCallback(async () => {
    await pause(Math.max(0, MIN_SECONDS * 1000 - (performance.now() - opened.current)))
    return Math.ceil((performance.now() - opened.current) / 1000)
  }, [])
}

/** The typed values as the body of POST /enquiries. */
const bodyOf = (typed: Typed) => {
  const text = (name: string): string => (typed[name] ?? '').trim()
  return {
    childName: text('childName'),
    birthYear: Number(text('birthYear')) || null,
    guardianName: text('guardianName'),
    phone: text('phone'),
    email: text('email'),
    note: text('note'),
  }
}

/**
 * The frame of both public forms. A refusal or a reload keeps what was typed; once sent, a message replaces the form. It
 * cannot be sent without script, as a browser would then put the typed names into the page's address.
 */
export function EnquiryForm({ form, kind, action, children }: EnquiryFormProps) {
  // Identifies what is typed: sent again it is the same enquiry, changed another one.
  const [operation, setOperation] = useState(newOperation)
  const [typed, setTyped] = useState<Typed>({})
  const timeTaken = useTimeTaken()
  const [pausing, setPausing] = useState(false)
  const [thanks, setThanks] = useState<EnquiryThanks>()
  const hydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
  const { save, saving, problems: refused, formProps } = useSave('POST', '/enquiries')
  const draft = useDraft(form, {
    owner: VISITOR,
    value: { typed, operation },
    changed: !thanks && Object.values(typed).some(Boolean),
    onFound: (found) => {
      const stored = found as { typed?: Typed; operation?: string }
      if (!stored.typed || !stored.operation) return false
      setTyped(stored.typed)
      setOperation(stored.operation)
      return true
    },
  })

  const submit = async (element: HTMLFormElement) => {
    const website = String(new FormData(element).get('website') ?? '')
    setPausing(true)
    const took = await timeTaken()
    setThanks(await save({ kind: (typed.kind || kind) as Kind, operation, ...bodyOf(typed), website, took }))
    setPausing(false)
  }

  if (thanks) return <Sent {...thanks} />
  const nameOf = (field: string) => field.replace(`${form}-`, '')
  const problems = refused.map(({ message, field }) => ({ message, field: field && nameOf(field) }))
  const fields: EnquiryFields = {
    fieldProps: (name) => ({
      id: `field-${form}-${name}`,
      name,
      error: problemOf(problems, name),
      value: typed[name] ?? '',
      onChange: ({ target }) => {
        setTyped((before) => ({ ...before, [name]: target.value }))
        setOperation(newOperation())
      },
    }),
  }
  return (
    <form className={styles.form} {...formProps(submit)}>
      <noscript>
        Formulár potrebuje JavaScript. Napíšte nám, prosím, na e-mail uvedený na tejto stránke.
      </noscript>
      <FormHead
        problems={problems.map(({ message, field }) => ({ message, field: field && `${form}-${field}` }))}
        isRestored={draft.isRestored}
        sends
        startOver={() => {
          setTyped({})
          draft.forget()
        }}
      />
      {children(fields)}
      <div aria-hidden="true" className={styles.away}>
        <label>
          Toto pole nechajte prázdne
          <input autoComplete="off" name="website" tabIndex={-1} />
        </label>
      </div>
      <div className={styles.send}>
        <Button busy={saving || pausing} disabled={!hydrated} type="submit">
          {action}
        </Button>
        <p className={styles.promise}>
          Údaje použijeme len na odpoveď, po {RETENTION_DAYS} dňoch sa vymažú.{' '}
          <Link href={href('privacy')}>Ochrana osobných údajov</Link>
        </p>
      </div>
    </form>
  )
}

/** The message in place of the form; it takes the focus, which the removed button had. */
function Sent({ message, category }: EnquiryThanks) {
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
