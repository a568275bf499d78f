import type { CollectionBeforeDeleteHook } from 'payload'
import { conflict } from '@/lib/errors'

/** 409: what a statement has booked stays in the ledger, so it is taken back and never deleted. */
export const refuseDelete: CollectionBeforeDeleteHook = () => {
  throw conflict('Výpis z\u00a0účtu sa neodstraňuje. Vráťte ho na stránke výpisov.')
}
