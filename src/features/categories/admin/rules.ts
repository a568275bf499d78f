import { parseCents } from '@/lib/money'

/** One line of the weekly plan as the form holds it. */
export interface SlotForm {
  weekday: string
  from: string
  to: string
  place: string
}

/** A category as its form holds it; the fee in euros as typed. */
export interface CategoryForm {
  name: string
  order: string
  showInMatches: boolean
  yearFrom: string
  yearTo: string
  slots: SlotForm[]
  fee: string
  colour: string
}

interface Stored {
  name: string
  order: number
  showInMatches: boolean
  birthYears: { from: number | null; to: number | null }
  trainingSlots: { weekday: number; from: string; to: string; place: string }[]
  monthlyFee: number | null
  colour: string
}

/** A new category's form; it goes to the end of the club's order. */
export const emptyCategory = (order: number): CategoryForm => ({
  name: '',
  order: String(order),
  showInMatches: true,
  yearFrom: '',
  yearTo: '',
  slots: [],
  fee: '',
  colour: '',
})

/** The form of a category that stands. */
export const categoryForm = (category: Stored): CategoryForm => ({
  name: category.name,
  order: String(category.order),
  showInMatches: category.showInMatches,
  yearFrom: String(category.birthYears.from ?? ''),
  yearTo: String(category.birthYears.to ?? ''),
  slots: category.trainingSlots.map((slot) => ({ ...slot, weekday: String(slot.weekday) })),
  fee: category.monthlyFee === null ? '' : (category.monthlyFee / 100).toFixed(2).replace('.', ','),
  colour: category.colour,
})

const year = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed))

/** What the form sends; a fee that is no amount goes as it was typed, and the server says so. */
export const categoryBody = (form: CategoryForm): Record<string, unknown> => ({
  name: form.name,
  order: Number(form.order),
  showInMatches: form.showInMatches,
  birthYears: { from: year(form.yearFrom), to: year(form.yearTo) },
  trainingSlots: form.slots.map((slot) => ({ ...slot, weekday: Number(slot.weekday) })),
  monthlyFee: form.fee.trim() === '' ? null : (parseCents(form.fee) ?? form.fee),
  colour: form.colour || null,
})
