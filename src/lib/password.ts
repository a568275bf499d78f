/** The password rule of the specification §5, as a live list shows it. Lengths count code points. */
export const PASSWORD_RULES = [
  {
    key: 'length',
    text: '6 až 64 znakov',
    holds: (password: string) => [...password].length >= 6 && [...password].length <= 64,
  },
  { key: 'digit', text: 'aspoň jedna číslica', holds: (password: string) => /\d/.test(password) },
  { key: 'lower', text: 'aspoň jedno malé písmeno', holds: (password: string) => /\p{Ll}/u.test(password) },
  { key: 'upper', text: 'aspoň jedno veľké písmeno', holds: (password: string) => /\p{Lu}/u.test(password) },
  {
    key: 'special',
    text: 'aspoň jeden špeciálny znak (napr. ! ? . , -)',
    holds: (password: string) => /[!-/:-@[-`{-~]/.test(password),
  },
] as const

/** The whole rule in one sentence, for a refusal. */
export const PASSWORD_SENTENCE =
  'Heslo musí mať 6 až 64 znakov a obsahovať aspoň jednu číslicu, jedno malé písmeno, jedno veľké písmeno a jeden špeciálny znak.'

/** Whether a password meets the whole rule. */
export const isPassword = (password: unknown): password is string =>
  typeof password === 'string' && PASSWORD_RULES.every((rule) => rule.holds(password))
