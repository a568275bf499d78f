/** The password of all demo sign-ins; they exist nowhere but in the demo (product.md §2). */
export const DEMO_PASSWORD = 'Ukazka-2026!'

/** Whom a visitor of the demo may sign in as. */
export const SIGN_INS = [
  { email: 'admin@zelenadolina.test', who: 'Mária Sedláková, administrátorka' },
  { email: 'trener@zelenadolina.test', who: 'Ľuboš Šimko, tréner U11, asistent U13' },
  { email: 'hrac@zelenadolina.test', who: 'Jakub Ľalík, hráč U13' },
  { email: 'rodic@zelenadolina.test', who: 'Jana Ľalíková, mama Jakuba (U13) a Emy (U9)' },
] as const
