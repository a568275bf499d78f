import { dashed } from '@/lib/text'
import type { Span } from './rules'
import { writtenDay } from '@/lib/written-day'

/** „24. 11. 2026“ of one day, „24. 11. 2026 – 30. 11. 2026“ of more. */
export const formatSpan = ({ from, to }: Span): string =>
  from === to ? writtenDay(from) : dashed(writtenDay(from), writtenDay(to))
