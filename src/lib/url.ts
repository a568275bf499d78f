/** Payload validator: empty, or an http(s) address; others, such as javascript:, could run a script when clicked. */
export const isWebAddress = (value: unknown): true | string => {
  if (value === undefined || value === null || value === '') return true
  const url = typeof value === 'string' && URL.canParse(value) ? new URL(value) : undefined
  return (
    url?.protocol === 'https:' ||
    url?.protocol === 'http:' ||
    'Zadajte celú adresu, napríklad https://www.klub.test.'
  )
}
