const SOFT_ADJECTIVES = ['Čierny', 'Lúčny', 'Ôsmy']

/** The feminine form of a Slovak surname: Hudec → Hudcová, Ťažký → Ťažká, Príkopa → Príkopová. */
export const feminine = (surname: string): string => {
  if (surname.endsWith('ý') || SOFT_ADJECTIVES.includes(surname))
    return `${surname.slice(0, -1)}${surname.endsWith('ý') ? 'á' : 'a'}`
  if (/.{3}e[ck]$/.test(surname)) return `${surname.slice(0, -2)}${surname.slice(-1)}ová`
  return `${surname.replace(/[ao]$/, '')}ová`
}
