import type { ResponseOf } from '../call-types'
import { counter } from './counter.client'

type Waiting = ResponseOf<'GET', '/desk'>['waiting']

/** What waits for the office, by section; null until it is known. */
export const desk = counter('/desk', ({ waiting }): Waiting | null => waiting, null, { alsoShown: true })
