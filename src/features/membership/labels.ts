export const FEE_ITEMS = { monthly: 'Členské', kit: 'Súprava', camp: 'Kemp', other: 'Iné' } as const
export type FeeItem = keyof typeof FEE_ITEMS

export const FEE_STATES = {
  paid: 'Uhradené',
  partly: 'Čiastočne uhradené',
  due: 'Neuhradené',
  overdue: 'Po splatnosti',
  waived: 'Odpustené',
} as const
export type FeeState = keyof typeof FEE_STATES

export const PAYMENT_METHODS = {
  transfer: 'prevodom',
  cash: 'v hotovosti',
  standing: 'trvalým príkazom',
  carried: 'prenesené',
} as const
export type PaymentMethod = keyof typeof PAYMENT_METHODS
