import { monthYear } from '@/lib/dates'

/** What a period is called: „2026-09“ → „september 2026“, „2026/27“ → „sezóna 2026/27“. */
export const periodWords = (period: string): string =>
  /^\d{4}-\d{2}$/.test(period) ? monthYear(`${period}-15T12:00:00Z`) : `sezóna ${period}`
