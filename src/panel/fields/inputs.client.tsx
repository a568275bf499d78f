'use client'
import { useState } from 'react'
import { contrast } from '@/lib/colour'
import { formatCents, parseCents } from '@/lib/money'

interface InputProps<Value> {
  id: string
  value: Value
  onChange: (value: Value) => void
  disabled?: boolean
}

/** Whole cents without the sign: 3000 → „30,00“. */
const centsText = (cents: number): string => formatCents(cents).replace(/\s*€$/, '')
/** The value of a typed amount; what cannot be parsed stays text, which the server refuses. */
const centsOf = (typed: string): number | string | null =>
  typed.trim() === '' ? null : (parseCents(typed) ?? typed)

/** An amount in euros („30,00“), kept in whole cents. */
export function EuroInput({ id, value, onChange, disabled }: InputProps<number | string | null>) {
  const [typed, setTyped] = useState('')
  const stored = typeof value === 'number' ? centsText(value) : (value ?? '')
  return (
    <span className="panel-amount">
      <input
        disabled={disabled}
        id={id}
        inputMode="decimal"
        onBlur={() => setTyped(stored)}
        onChange={(event) => {
          setTyped(event.target.value)
          onChange(centsOf(event.target.value))
        }}
        type="text"
        value={centsOf(typed) === value ? typed : stored}
      />
      <span>€</span>
    </span>
  )
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** The discount of the second, third … child in percent. */
export function PercentsInput({ id, value, onChange, disabled }: InputProps<unknown>) {
  const percents = listOf(value)
  const change = (at: number, typed: string) =>
    onChange(percents.map((one, index) => (index === at ? (typed === '' ? null : Number(typed)) : one)))
  return (
    <div className="panel-list" id={id}>
      {percents.map((percent, index) => (
        <label className="panel-amount" key={index}>
          <span>{index + 2}. dieťa</span>
          <input
            disabled={disabled}
            max={100}
            min={0}
            onChange={(event) => change(index, event.target.value)}
            step={1}
            type="number"
            value={typeof percent === 'number' ? percent : ''}
          />
          <span>%</span>
        </label>
      ))}
      <div className="panel-amount">
        <button disabled={disabled} onClick={() => onChange([...percents, 0])} type="button">
          Pridať ďalšie dieťa
        </button>
        {percents.length > 0 && (
          <button disabled={disabled} onClick={() => onChange(percents.slice(0, -1))} type="button">
            Odobrať posledné
          </button>
        )}
      </div>
    </div>
  )
}

const monthName = new Intl.DateTimeFormat('sk-SK', { month: 'long', timeZone: 'UTC' })
const MONTHS = Array.from({ length: 12 }, (_, index) => ({
  number: index + 1,
  name: monthName.format(new Date(Date.UTC(2026, index, 15))),
}))

/** Months of the year by their numbers, 1 to 12. */
export function MonthsInput({ id, value, onChange, disabled }: InputProps<unknown>) {
  const chosen = listOf(value)
  const set = (month: number, on: boolean) =>
    onChange(MONTHS.map(({ number }) => number).filter((one) => (one === month ? on : chosen.includes(one))))
  return (
    <div className="panel-months" id={id}>
      {MONTHS.map(({ number, name }) => (
        <label key={number}>
          <input
            checked={chosen.includes(number)}
            disabled={disabled}
            onChange={(event) => set(number, event.target.checked)}
            type="checkbox"
          />
          {name}
        </label>
      ))}
    </div>
  )
}

const CHALK = '#f6f7f2'
const INK = '#0c1f17'
const ratio = new Intl.NumberFormat('sk-SK', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
/** „Na svetlom podklade má kontrast 7,7 : 1, s tmavým písmom 2,1 : 1.“ */
const contrastWords = (hex: string): string =>
  `Na svetlom podklade má kontrast ${ratio.format(contrast(hex, CHALK))} : 1, s tmavým písmom ${ratio.format(contrast(hex, INK))} : 1. Čitateľné je písmo od 4,5 : 1; web si odtieň podľa toho upraví.`

interface ColourInputProps extends InputProps<string> {
  /** The accessible name of the picker, which has no label. */
  name: string
}

/** A colour, picked or typed #RRGGBB, with its contrast. */
export function ColourInput({ id, name, value, onChange, disabled }: ColourInputProps) {
  const valid = /^#[0-9a-f]{6}$/i.test(value)
  return (
    <>
      <span className="panel-amount">
        <input
          aria-label={`${name}: výber farby`}
          disabled={disabled}
          onChange={(event) => onChange(event.target.value.toUpperCase())}
          type="color"
          value={valid ? value.toLowerCase() : '#000000'}
        />
        <input
          disabled={disabled}
          id={id}
          maxLength={7}
          onChange={(event) => onChange(event.target.value)}
          type="text"
          value={value}
        />
      </span>
      {valid && <p className="panel-hint">{contrastWords(value)}</p>}
    </>
  )
}

/** A calendar day, stored as YYYY-MM-DD and shown by the browser's locale. */
export function DayInput({ id, value, onChange, disabled }: InputProps<string>) {
  return (
    <input
      disabled={disabled}
      id={id}
      onChange={(event) => onChange(event.target.value)}
      type="date"
      value={value}
    />
  )
}
