/** The password of all demo users; they exist only in the demo. */
export const DEMO_PASSWORD = 'Ukazka-2026!'

/** The users of the demo with a sign-in. */
export const SIGN_INS = [
  { email: 'admin@zelenadolina.test', who: 'Mária Sedláková, administrátorka' },
  { email: 'trener@zelenadolina.test', who: 'Ľuboš Šimko, tréner U11, asistent U13' },
  { email: 'hrac@zelenadolina.test', who: 'Jakub Ľalík, hráč U13' },
  { email: 'rodic@zelenadolina.test', who: 'Jana Ľalíková, mama Jakuba (U13) a Emy (U9)' },
] as const
