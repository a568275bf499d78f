// Which parts the arguments of `npm run test:release` name.
import { parseArgs } from 'node:util'

/**
 * @template {{ name: string }} Part
 * @param {Part[]} parts @param {string[]} given
 * @returns {{ chosen: Part[], isList: boolean, further: string[] }} further arguments go to the one chosen part; throws a
 * sentence for whoever typed them
 */
export function chooseParts(parts, given) {
  const cut = given.indexOf('--')
  const further = cut < 0 ? [] : given.slice(cut + 1)
  const { values } = parseArgs({
    args: cut < 0 ? given : given.slice(0, cut),
    options: {
      only: { type: 'string' },
      from: { type: 'string' },
      list: { type: 'boolean', default: false },
    },
  })
  const only = values.only?.split(',').filter(Boolean)
  const asked = [...(only ?? []), ...(values.from === undefined ? [] : [values.from])]
  const unknown = asked.filter((name) => !parts.some((part) => part.name === name))
  if (unknown.length > 0)
    throw new Error(
      `No such part: ${unknown.join(', ')}. There are ${parts.map(({ name }) => name).join(', ')}.`,
    )
  const first = Math.max(
    0,
    parts.findIndex(({ name }) => name === values.from),
  )
  const chosen = parts.slice(first).filter(({ name }) => !only || only.includes(name))
  if (chosen.length === 0) throw new Error(`--only names no part from ${values.from} on.`)
  if (further.length > 0 && chosen.length !== 1)
    throw new Error('What follows „--“ goes to one part: name it with --only.')
  return { chosen, isList: values.list, further }
}
