import { columnReader, type MappingOf } from '@/lib/table-columns'
import { FIXTURE_FIELDS, OTHER_HEADINGS } from './labels'

export type FixtureField = keyof typeof FIXTURE_FIELDS
export type FixtureMapping = MappingOf<FixtureField>

/** The columns of a schedule. „Čas (výkop)“ and „Miesto/Ihrisko“ are known by their words. */
export const fixtureColumns = columnReader<FixtureField>({ fields: FIXTURE_FIELDS, others: OTHER_HEADINGS })

const NEEDED = ['day', 'home', 'guest'] as const

/** What is missing for a schedule to be read with this mapping: „Domáci“; undefined when nothing is. */
export const missingColumn = (mapping: FixtureMapping): string | undefined => {
  const needed = NEEDED.find((field) => !mapping.includes(field))
  return needed && FIXTURE_FIELDS[needed]
}
