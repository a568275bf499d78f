/** What happened, by the error code of the sign-in protocol. A Map: a code is whatever stands in the address. */
const PROBLEMS: ReadonlyMap<string, string> = new Map([
  ['CredentialsSignin', 'Nesprávny e-mail alebo heslo.'],
  ['SessionRequired', 'Táto stránka je dostupná až po prihlásení.'],
  ['SessionExpired', 'Vaše prihlásenie vypršalo. Prihláste sa znova.'],
  ['TooManyRequests', 'Príliš veľa pokusov. Skúste to znova o niekoľko minút.'],
  ['Busy', 'Práve sa prihlasuje veľa ľudí naraz. Skúste to o chvíľu znova.'],
  ['MissingCSRF', 'Formulár bol otvorený pridlho. Skúste to, prosím, znova.'],
  ['NoCookies', 'Prihlásenie potrebuje cookies. Povoľte ich v prehliadači a načítajte stránku znova.'],
])

/** The sentence for an error code, a general one for an unknown code; undefined without a code. */
export const signInProblem = (code: string | undefined): string | undefined =>
  code ? (PROBLEMS.get(code) ?? 'Prihlásenie sa nepodarilo. Skúste to, prosím, znova.') : undefined

/** The same for an unknown name, a wrong password, a locked and a deactivated account, so that it reveals no account. */
export const WRONG_SIGN_IN = 'Nesprávny e-mail alebo heslo.'

/** Shown whether or not the account exists. */
export const LINK_SENT =
  'Ak účet s týmto e-mailom existuje, poslali sme naň odkaz na obnovu hesla. Platí 30 minút.'

export const LINK_BAD = 'Odkaz je neplatný alebo už vypršal. Požiadajte o nový.'
export const EMAIL_LINK_BAD = 'Odkaz je neplatný alebo už vypršal. Zadajte nový e-mail v profile znova.'
export const EMAIL_SET = 'E-mail je potvrdený. Odteraz naň chodia správy o účte a dá sa ním prihlásiť.'
export const PASSWORD_SET = 'Heslo je nastavené. Teraz sa môžete prihlásiť.'
