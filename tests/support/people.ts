/** The people of the demo club with a sign-in (product.md §2); the seed makes them, the tests know them by name. */
export const PASSWORD = 'Ukazka-2026!'

export const people = {
  maria: { name: 'Mária Sedláková', email: 'admin@zelenadolina.test', role: 'admin' },
  lubos: { name: 'Ľuboš Šimko', email: 'trener@zelenadolina.test', role: 'trainer' },
  jakub: { name: 'Jakub Ľalík', email: 'hrac@zelenadolina.test', role: 'player' },
  jana: { name: 'Jana Ľalíková', email: 'rodic@zelenadolina.test', role: 'player' },
} as const

export type Person = keyof typeof people
