'use client'
import { type KeyboardEvent, useDeferredValue, useEffect, useId, useRef, useState } from 'react'
import type { Address, ResponseOf } from '@/lib/call-types'
import { useRead } from '@/lib/client/read.client'
import { classes } from './class-names'
import { Field, type FieldProps } from './field'
import inputs from './field.module.css'
import styles from './combobox.module.css'

/** `detail` tells two options of the same name apart. */
export interface Option {
  id: string
  name: string
  detail?: string
}

interface ComboboxProps<A extends Address<'GET'>, Row extends Option> extends FieldProps {
  /** The chosen option; the field shows its name. */
  value?: Option
  /** The address to search at, with a query; the typed text is added as `search`, empty for the first rows. */
  path: A
  optionsOf: (response: ResponseOf<'GET', A>) => Row[]
  onChoose: (option: Row) => void
}

/** Chooses one of very many options: the server searches, the list shows its first results. */
export function Combobox<A extends Address<'GET'>, Row extends Option = Option>({
  value,
  path,
  optionsOf,
  onChoose,
  ...field
}: ComboboxProps<A, Row>) {
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(-1)
  const query = useDeferredValue(typed.trim())
  const box = useRef<HTMLDivElement>(null)
  const list = useId()
  const result = useRead(open ? (`${path}&search=${encodeURIComponent(query)}` as A) : null)
  const options = result.data ? optionsOf(result.data) : []
  // Keeps the option chosen by arrow keys in view.
  useEffect(() => {
    if (at >= 0) document.getElementById(`${list}-${at}`)?.scrollIntoView?.({ block: 'nearest' })
  }, [at, list])
  const close = () => {
    setOpen(false)
    setTyped('')
    setAt(-1)
  }
  const choose = (option: Row | undefined) => {
    if (!option) return
    onChoose(option)
    close()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event
    if (key === 'Escape' && open) close()
    else if (key === 'Enter' && open) choose(options[Math.max(at, 0)])
    else if (key === 'ArrowDown' || key === 'ArrowUp') {
      const step = key === 'ArrowDown' ? 1 : -1
      setOpen(true)
      setAt(options.length === 0 ? -1 : (at + step + options.length) % options.length)
    } else return
    event.preventDefault()
    if (key === 'Escape') event.stopPropagation()
  }
  const status = result.isError
    ? result.error.message
    : result.isPending
      ? 'Hľadám…'
      : options.length === 0
        ? 'Nenašiel sa nikto s takým menom.'
        : ''
  return (
    <div
      className={styles.box}
      onBlur={({ relatedTarget }) => {
        if (!box.current?.contains(relatedTarget)) close()
      }}
      ref={box}
    >
      <Field {...field}>
        {(control) => (
          <input
            {...control}
            aria-activedescendant={open && options[at] ? `${list}-${at}` : undefined}
            aria-autocomplete="list"
            aria-controls={list}
            aria-expanded={open}
            autoComplete="off"
            className={inputs.input}
            maxLength={80}
            onChange={(event) => {
              setTyped(event.target.value)
              setOpen(true)
              setAt(-1)
            }}
            onClick={() => setOpen(true)}
            onKeyDown={onKeyDown}
            placeholder={open && value ? value.name : 'Napíšte meno'}
            role="combobox"
            value={open ? typed : (value?.name ?? '')}
          />
        )}
      </Field>
      <div className={classes(styles.list, !open && styles.closed)}>
        <p aria-live="polite" className="soft">
          {open && status}
        </p>
        <ul aria-label={typeof field.label === 'string' ? field.label : undefined} id={list} role="listbox">
          {open &&
            options.map((option, index) => (
              <li
                aria-selected={index === at}
                id={`${list}-${index}`}
                key={option.id}
                // Keeps the focus in the field; losing it would close the list before the click.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(option)}
                role="option"
              >
                {option.name}
                {option.detail && <span className="soft"> · {option.detail}</span>}
              </li>
            ))}
        </ul>
      </div>
    </div>
  )
}
