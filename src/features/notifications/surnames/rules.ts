/** Endings of adjectival surnames of either gender, after what is before „ý“ or „á“; not „é“, which is how places end. */
const ADJECTIVAL = [
  ...['ý', 'y', 'ého', 'eho', 'ému', 'emu', 'om', 'ým', 'ym', 'í', 'i', 'ých', 'ych', 'ými', 'ymi'],
  ...['á', 'a', 'ej', 'ú', 'u', 'ou'],
]
/** Endings of a man's surname, after its last consonant. */
const OF_A_MAN = ['a', 'ovi', 'om', 'ovia', 'ov', 'och', 'ami', 'mi']
/** Endings of a woman's surname, after its „ov“. */
const OF_A_WOMAN = ['á', 'ej', 'ú', 'ou', 'é', 'ých', 'ým', 'ými']

const withEach = (stem: string, endings: readonly string[]): string[] =>
  endings.map((ending) => stem + ending)

/** A man's surname that ends with a consonant, and his wife's or daughter's: Hudec, Hudca, Hudcová. */
const afterConsonant = (name: string): string[] => {
  const short = name.replace(/[eo](?=[^aeiouyáéíóúýäô]$)/u, '')
  return [name, short].flatMap((stem) => [...withEach(stem, OF_A_MAN), ...withEach(`${stem}ov`, OF_A_WOMAN)])
}

/** All forms in which a surname may stand in a text, also of a relative of the other gender. */
export const surnameForms = (surname: string): string[] => {
  const of = (ending: RegExp) => surname.replace(ending, '')
  const forms = [surname]
  if (/[ýá]$/u.test(surname) && !/ová$/u.test(surname)) forms.push(...withEach(of(/[ýá]$/u), ADJECTIVAL))
  else if (/ová$/u.test(surname)) {
    forms.push(of(/ová$/u), ...afterConsonant(of(/ová$/u)))
    forms.push(...withEach(of(/ová$/u), ['o', 'u', 'ou']))
  } else if (/[yi]$/u.test(surname)) {
    forms.push(...withEach(of(/[yi]$/u), ADJECTIVAL), ...withEach(surname, ['ho', 'mu', 'm']))
  } else if (/[ao]$/u.test(surname)) {
    const stem = of(/[ao]$/u)
    forms.push(...withEach(stem, [...OF_A_MAN, 'u', 'ou']), ...withEach(`${stem}ov`, OF_A_WOMAN))
  } else if (/[eéíóuú]$/u.test(surname)) forms.push(...afterConsonant(surname))
  else forms.push(...afterConsonant(surname))
  return [...new Set(forms.flatMap((form) => [form, form.toLocaleUpperCase('sk')]))]
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const isAdjectival = (surname: string): boolean => /[ýyá]$/u.test(surname) && !/ová$/u.test(surname)

/** From where to where these words stand in a text. */
const placesIn = (text: string, words: readonly string[]): [from: number, to: number][] =>
  words
    .filter((word) => word.trim().length > 0)
    .flatMap((word) =>
      [...text.matchAll(new RegExp(escaped(word.trim()), 'gu'))].map(
        ({ index, 0: found }): [number, number] => [index, index + found.length],
      ),
    )

/**
 * A text without these people's surnames after a first name, also declined: „Jakuba Ľalíka“ becomes „Jakuba“. Whole forms
 * only, and nothing in `kept`, such as an event's place: „Malacky“ is no form of Malý. A place of two words begins like an
 * adjective, „Stará Turá“: such a surname stays before another name.
 */
export const withoutSurnames = (
  text: string,
  surnames: readonly string[],
  kept: readonly string[] = [],
): string =>
  surnames
    .flatMap((surname) => surname.split(/[\s-]+/u))
    .filter((surname) => surname.length > 2)
    .reduce((rest, surname) => {
      const forms = surnameForms(surname)
        .sort((a, b) => b.length - a.length)
        .map(escaped)
      const notBefore = isAdjectival(surname) ? '(?![ \\u00a0]\\p{Lu}\\p{Ll})' : ''
      const pattern = new RegExp(
        `(?<=(?<!\\p{L})\\p{Lu}[\\p{L}.'’-]*)[ \\u00a0](?:${forms.join('|')})(?!\\p{L})${notBefore}`,
        'gu',
      )
      const places = placesIn(rest, kept)
      const isKept = (at: number, length: number) =>
        places.some(([from, to]) => at < to && at + length > from)
      return rest.replace(pattern, (found, at: number) => (isKept(at, found.length) ? found : ''))
    }, text)
