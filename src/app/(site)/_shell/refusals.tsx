import type { ReactNode } from 'react'
import Forbidden, { metadata as forbidden } from '../auth/forbidden'
import NotFound, { metadata as missing } from '../not-found'
import { RowNotFound, NOT_FOUND_TEXTS } from './row-not-found'

const rowNotFound = (what: keyof typeof NOT_FOUND_TEXTS) => ({
  title: NOT_FOUND_TEXTS[what].title,
  page: <RowNotFound what={what} />,
})

/** The pages sent in place of refused ones, by the parameter of their address (app/_lib/refusal-page.ts). */
export const REFUSALS: Readonly<Record<string, { title: string; page: ReactNode }>> = {
  forbidden: { title: String(forbidden.title), page: <Forbidden /> },
  missing: { title: String(missing.title), page: <NotFound /> },
  user: rowNotFound('user'),
  category: rowNotFound('category'),
  event: rowNotFound('event'),
}
