import type { ComponentProps } from 'react'

/** Lists a form offers, by name; a reference names the list it is chosen from. */
export type Choices = object

export type Attributes = Omit<ComponentProps<'input'>, 'defaultValue' | 'id' | 'onChange' | 'value'> & {
  hint?: string
  /** Says „(nepovinné)“ beside the label. */
  optional?: boolean
}

/** How a field is drawn (ui/form-field); `own` has a component of its own. */
export type Control =
  | { kind: 'input' | 'textarea' | 'checkbox'; attributes: Attributes }
  | { kind: 'select'; attributes: Attributes; options: readonly (readonly [value: string, label: string])[] }
  | { kind: 'reference' | 'references'; attributes: Attributes; from: string; none?: string }
  | { kind: 'own' }

/** One field of a form. `Value` is what the form holds, `Stored` the row's property. */
export interface Field<Value, Stored> {
  label: string
  control: Control
  empty: Value
  read: (stored: Stored) => Value
  /** The property of the request's body; undefined leaves it out. */
  send: (value: Value) => unknown
  /** The value as shown to a person; without it the comparison of two versions leaves the field out. */
  format?: (value: Value, choices: Choices) => string
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a table holds fields of every type
type Fields = Record<string, Field<any, never>>
type ValueOf<F> = F extends Field<infer Value, never> ? Value : never
export type ValuesOf<F extends Fields> = { [Key in keyof F]: ValueOf<F[Key]> }
type Readers<F extends Fields, Row> = { [Key in keyof F]: (row: Row) => ValuesOf<F>[Key] }

/** Fields that need a reader: their key is not a property of the row, or of another type than `read` takes. */
type Unread<F extends Fields, Row> = {
  [Key in keyof F]: Key extends keyof Row
    ? F[Key]['read'] extends (stored: Row[Key]) => unknown
      ? never
      : Key
    : Key
}[keyof F]

interface Rules<F extends Fields, Row> {
  /** Readers of fields that are not made of the row's property of the same name. */
  read: Pick<Readers<F, Row>, Unread<F, Row>> & Partial<Readers<F, Row>>
  /** Fields that do not apply to these values; they are sent empty. */
  hidden?: (values: ValuesOf<F>) => readonly (keyof F)[]
  /** Properties of the body that are not made of one field; undefined leaves one out. */
  send?: (values: ValuesOf<F>) => Record<string, unknown>
}

/** Names of fields in the order they are drawn in; those of a list stand side by side where there is room. */
export type FormRows<Values extends object> = readonly (Name<Values> | readonly Name<Values>[])[]
type Name<Values> = keyof Values & string

/** A form over rows of one kind: its fields, and how values are initialised, read, sent and described. */
export interface FormTable<Values extends object, Row> {
  fields: { readonly [Key in keyof Values]: Field<Values[Key], never> }
  /** The values of a new row; those in `given` replace the fields' own. */
  empty: (given?: Partial<Values>) => Values
  fromRow: (row: Row) => Values
  toBody: (values: Values) => Record<string, unknown>
  /** Label and formatted value of every field with a `format`, in the table's order. */
  describe: (values: Values, choices: Choices) => [label: string, value: string][]
}

/** Makes a form of its fields; their order is the order of `describe`. */
export const formTable =
  <Row>() =>
  <F extends Fields>(fields: F, rules: Rules<F, Row>): FormTable<ValuesOf<F>, Row> => {
    type Values = ValuesOf<F>
    const all = fields as unknown as Record<string, Field<unknown, unknown>>
    const keys = Object.keys(fields) as (keyof F & string)[]
    const each = <Result>(make: (field: Field<unknown, unknown>, key: keyof F & string) => Result) =>
      Object.fromEntries(keys.map((key) => [key, make(all[key]!, key)]))
    const readers = rules.read as Partial<Readers<F, Row>>
    return {
      fields: fields as unknown as FormTable<Values, Row>['fields'],
      empty: (given) => ({ ...(each(({ empty }) => empty) as Values), ...given }),
      fromRow: (row) =>
        each(({ read }, key) => readers[key]?.(row) ?? read((row as Record<string, unknown>)[key])) as Values,
      toBody: (values) => {
        const hidden = rules.hidden?.(values) ?? []
        const plain = each(({ send, empty }, key) => send(hidden.includes(key) ? empty : values[key]))
        const body = Object.entries({ ...plain, ...rules.send?.(values) })
        return Object.fromEntries(body.filter(([, value]) => value !== undefined))
      },
      describe: (values, choices) =>
        keys.flatMap((key) => {
          const { label, format } = all[key]!
          return format ? [[label, format(values[key], choices)] as [string, string]] : []
        }),
    }
  }
