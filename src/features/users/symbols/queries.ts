import { randomInt } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { variableSymbolOf } from '../rules'

/** How many variable symbols there are to draw from. */
const SYMBOLS = 9_000_000

/** A variable symbol by chance, which somebody may have: see `freeSymbol`. */
export const randomSymbol = (): string => variableSymbolOf(randomInt(SYMBOLS))

/**
 * Draws a variable symbol that nobody has, neither as a player nor for a family, not even in the trash: the database keeps
 * the symbols of players apart and those of families, but not one from the other, and a payment must name one account.
 */
export async function freeSymbol(req: PayloadRequest, draw: () => string = randomSymbol): Promise<string> {
  for (;;) {
    const symbol = draw()
    const { totalDocs } = await req.payload.count({
      collection: 'users',
      where: { or: [{ variableSymbol: { equals: symbol } }, { familySymbol: { equals: symbol } }] },
      trash: true,
      overrideAccess: true,
      req,
    })
    if (totalDocs === 0) return symbol
  }
}
