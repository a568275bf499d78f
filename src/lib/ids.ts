const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/** Whether a text can be one of our ids (lower-case uuid). What cannot be one never reaches a query. */
export const isId = (value: unknown): value is string => typeof value === 'string' && UUID.test(value)
