import { createHash, createHmac } from 'node:crypto'

/** A UUID derived from a kind and a name: the same on every run, so that two seeded databases are equal. */
export const idFor = (kind: string, name: string): string => {
  const hex = createHash('sha256').update(`${kind}:${name}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** A token that cannot be guessed without the installation's secret, the same on every run with it. */
export const tokenFor = (secret: string, name: string): string =>
  createHmac('sha256', secret).update(`demo:${name}`).digest('base64url').slice(0, 32)

/** Random values that are always the same for the same key. */
export interface Chance {
  /** 0 inclusive to 1 exclusive. */
  next: () => number
  /** A whole number, both ends inclusive. */
  between: (from: number, to: number) => number
  pick: <Item>(items: readonly Item[]) => Item
  /** True in this share of cases, 0 to 1. */
  happens: (share: number) => boolean
  shuffled: <Item>(items: readonly Item[]) => Item[]
}

/** Random values from a key (mulberry32 over its hash): no row depends on the order in which rows are made. */
export const chanceOf = (key: string): Chance => {
  let state = createHash('sha256').update(key).digest().readUInt32LE(0)
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const between = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1))
  return {
    next,
    between,
    pick: (items) => items[between(0, items.length - 1)] as (typeof items)[number],
    happens: (share) => next() < share,
    shuffled: (items) => {
      const list = [...items]
      for (let at = list.length - 1; at > 0; at -= 1) {
        const other = between(0, at)
        ;[list[at], list[other]] = [list[other] as (typeof items)[number], list[at] as (typeof items)[number]]
      }
      return list
    },
  }
}
