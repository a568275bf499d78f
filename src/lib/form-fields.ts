// The kinds of fields a form's table is made of (lib/form-table).
import type { Attributes, Choices, Control, Field } from './form-table'
import { parseCents } from './money'
import type { Named } from './schema'
import { writtenDay } from './written-day'

const input = (attributes: Attributes): Control => ({ kind: 'input', attributes })
const asTyped = (value: string): string => value

/** A line of text; an empty one is sent empty. */
export const text = (label: string, attributes: Attributes = {}): Field<string, string | null> => ({
  label,
  control: input(attributes),
  empty: '',
  read: (stored) => stored ?? '',
  send: asTyped,
  format: asTyped,
})

/** Several lines of text. */
export const longText = (label: string, attributes: Attributes = {}): Field<string, string | null> => ({
  ...text(label),
  control: { kind: 'textarea', attributes },
})

/** A calendar day YYYY-MM-DD; an empty one is sent as null. */
export const day = (label: string, attributes: Attributes = {}): Field<string, string | null> => ({
  ...text(label, { ...attributes, type: 'date' }),
  send: (value) => value || null,
  format: writtenDay,
})

/** A number as typed; an empty one is sent as null. */
export const number = (label: string, attributes: Attributes = {}): Field<string, number | null> => ({
  ...text(label, { ...attributes, type: 'number' }),
  read: (stored) => (stored === null ? '' : String(stored)),
  send: (value) => (value.trim() === '' ? null : Number(value)),
})

/** An amount typed in euros, stored in cents; what cannot be parsed is sent as typed and refused by the server. */
export const amount = (label: string, attributes: Attributes = {}): Field<string, number | null> => ({
  ...text(label, { ...attributes, inputMode: 'decimal' }),
  read: (stored) => (stored === null ? '' : (stored / 100).toFixed(2).replace('.', ',')),
  send: (value) => (value.trim() === '' ? null : (parseCents(value) ?? value)),
  format: (value) => value && `${value} €`,
})

/** One of the keys of a table of labels, or none, which is sent as null. */
export const choice = <Key extends string>(
  label: string,
  labels: Readonly<Record<Key, string>>,
  none: string,
): Field<'' | Key, Key | null> => ({
  label,
  control: { kind: 'select', attributes: {}, options: [['', none], ...Object.entries<string>(labels)] },
  empty: '',
  read: (stored) => stored ?? '',
  send: (value) => value || null,
  format: (value) => (value ? labels[value] : ''),
})

/** Yes or no. */
export const flag = (
  label: string,
  empty: boolean,
  attributes: Attributes = {},
): Field<boolean, boolean | null> => ({
  label,
  control: { kind: 'checkbox', attributes },
  empty,
  read: (stored) => stored === true,
  send: (value) => value,
  format: (value) => (value ? 'áno' : 'nie'),
})

const namesOf = (ids: readonly string[], choices: Choices, from: string): string =>
  ((choices as Record<string, readonly Named[] | undefined>)[from] ?? [])
    .filter(({ id }) => ids.includes(id))
    .map(({ name }) => name)
    .join(', ')

/** One row of a list the form offers, by its id; none is sent as null. */
export const reference = (
  label: string,
  from: string,
  none: string,
  attributes: Attributes = {},
): Field<string, { id: string } | null> => ({
  label,
  control: { kind: 'reference', attributes, from, none },
  empty: '',
  read: (stored) => stored?.id ?? '',
  send: (value) => value || null,
  format: (value, choices) => namesOf([value], choices, from),
})

/** Several rows of a list the form offers, by their ids. */
export const references = (
  label: string,
  from: string,
  attributes: Attributes = {},
): Field<string[], readonly { id: string }[]> => ({
  label,
  control: { kind: 'references', attributes, from },
  empty: [],
  read: (stored) => stored.map(({ id }) => id),
  send: (value) => value,
  format: (value, choices) => namesOf(value, choices, from),
})

/** A value with a component of its own, or one the form only holds; sent only by the form's `send`. */
export const own = <Value>(
  label: string,
  empty: Value,
  format?: (value: Value) => string,
): Field<Value, never> => ({
  label,
  control: { kind: 'own' },
  empty,
  read: () => empty,
  send: () => undefined,
  format,
})
