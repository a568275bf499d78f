import { z } from 'zod'
import type { Problem } from './errors'
import { counted, type Forms } from './plural'

const CHARACTERS: Forms = ['znak', 'znaky', 'znakov']
const ROWS: Forms = ['položku', 'položky', 'položiek']
const MAX_PROBLEMS = 20
const MAX_KEY_LENGTH = 60

const sizeMessage = (issue: z.core.$ZodRawIssue, word: 'najviac' | 'aspoň', bound: unknown): string => {
  const limit = Number(bound)
  if (issue.origin === 'string') return `Zadajte ${word} ${counted(limit, CHARACTERS)}.`
  if (issue.origin === 'array') return `Zadajte ${word} ${counted(limit, ROWS)}.`
  return `Hodnota môže byť ${word} ${limit}.`
}

/** The Slovak message of one issue; a schema's own `error` takes precedence. */
const messageOf = (issue: z.core.$ZodRawIssue): string => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null
        ? 'Vyplňte toto pole.'
        : 'Hodnota nemá správny typ.'
    case 'too_big':
      return sizeMessage(issue, 'najviac', issue.maximum)
    case 'too_small':
      return issue.origin === 'string' && issue.minimum === 1
        ? 'Vyplňte toto pole.'
        : sizeMessage(issue, 'aspoň', issue.minimum)
    case 'invalid_value':
      return issue.input === undefined ? 'Vyplňte toto pole.' : 'Táto hodnota nie je medzi povolenými.'
    case 'unrecognized_keys':
      return 'Toto pole požiadavka nepozná.'
    default:
      return 'Hodnota nie je platná.'
  }
}

const problemsOf = (issue: z.core.$ZodIssue): Problem[] => {
  const at = issue.path.map(String)
  const fields = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...at, key]) : [at]
  return fields.map((parts) => {
    const field = parts.join('.').slice(0, MAX_KEY_LENGTH)
    return field ? { message: issue.message, field } : { message: issue.message }
  })
}

/** The data parsed by a schema, or the problems in Slovak. Unknown keys are always a problem. */
export const validate = <Value>(
  schema: z.ZodType<Value>,
  data: unknown,
): { value: Value; problems?: undefined } | { problems: Problem[] } => {
  const strict = schema instanceof z.ZodObject ? (schema.strict() as unknown as z.ZodType<Value>) : schema
  const result = strict.safeParse(data, { error: messageOf })
  if (result.success) return { value: result.data }
  return { problems: result.error.issues.flatMap(problemsOf).slice(0, MAX_PROBLEMS) }
}
