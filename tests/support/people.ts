/** The people of the demo club with a sign-in, as the README names them; the seed creates them. */
export const PASSWORD = 'Ukazka-2026!'

export const people = {
  maria: { name: 'Mária Sedláková', email: 'admin@zelenadolina.test', role: 'admin' },
  lubos: { name: 'Ľuboš Šimko', email: 'trener@zelenadolina.test', role: 'trainer' },
  jakub: { name: 'Jakub Ľalík', email: 'hrac@zelenadolina.test', role: 'player' },
  jana: { name: 'Jana Ľalíková', email: 'rodic@zelenadolina.test', role: 'player' },
} as const

export type Person = keyof typeof people
