const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/** Whether a value has the form of our ids (lower-case uuid); anything else is refused before a query. */
export const isId = (value: unknown): value is string => typeof value === 'string' && UUID.test(value)
