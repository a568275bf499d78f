// Who uses the changed files, and over how many files.

/**
 * @typedef {import('./import-graph.mjs').Graph} Graph
 * @typedef {Map<string, number>} Distances how many imports a file is away from the nearest changed one
 */

/** Each of them holds all features together: over them everything reaches everything, so it is no nearness. */
export const WHOLES = ['payload.config.ts', 'src/collections.ts', 'src/endpoints.ts']
/** Added to the distance of what is reached over those alone. */
export const FAR = 100

/** @param {Graph} graph @returns {Map<string, string[]>} */
function usersOf({ imports, names }) {
  /** @type {Map<string, string[]>} */
  const users = new Map()
  for (const uses of [imports, names])
    for (const [file, used] of uses)
      for (const path of used) users.set(path, [...(users.get(path) ?? []), file])
  return users
}

/** @param {Map<string, string[]>} users @param {string[]} from @param {string[]} closed their users are not followed */
function closure(users, from, closed) {
  /** @type {Distances} */
  const distances = new Map(from.map((file) => [file, 0]))
  const open = [...from]
  for (let file = open.shift(); file !== undefined; file = open.shift()) {
    if (closed.includes(file)) continue
    const next = /** @type {number} */ (distances.get(file)) + 1
    for (const user of users.get(file) ?? []) {
      if (distances.has(user)) continue
      distances.set(user, next)
      open.push(user)
    }
  }
  return distances
}

/** @param {Graph} graph @param {string[]} changed @returns {Distances} */
export function reached(graph, changed) {
  const users = usersOf(graph)
  const near = closure(users, changed, WHOLES)
  const all = closure(users, changed, [])
  return new Map([...all].map(([file, distance]) => [file, near.get(file) ?? FAR + distance]))
}

/** Without the imports of style sheets: no suite of Jest sees how something looks. @param {Graph} graph @returns {Graph} */
export const withoutLooks = ({ imports, names }) => ({
  imports: new Map([...imports].map(([file, used]) => [file, used.filter((path) => !/\.s?css$/.test(path))])),
  names,
})
