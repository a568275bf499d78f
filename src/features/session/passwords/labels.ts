interface EmailFacts {
  name: string
  username: string
  club: string
}
type LinkEmailFacts = EmailFacts & { link: string }

/** The e-mail with a link to a new password. */
export const resetEmail = ({ name, username, link, club }: LinkEmailFacts) => ({
  subject: `Obnova hesla – ${club}`,
  action: 'Nastaviť nové heslo',
  text: `Dobrý deň,

niekto, pravdepodobne vy, požiadal o nové heslo k účtu ${name} (prihlasovacie meno ${username}).

Nové heslo nastavíte tu:
${link}

Odkaz platí 30 minút a dá sa použiť raz. Ak ste o nové heslo nežiadali, správu pokojne vymažte, heslo ostáva v platnosti.

${club}
`,
})

/** The e-mail with a link to the first password. */
export const invitationEmail = ({ name, username, link, club }: LinkEmailFacts) => ({
  subject: `Pozvánka – ${club}`,
  action: 'Nastaviť heslo',
  text: `Dobrý deň,

${club} pre vás pripravila účet: ${name}, prihlasovacie meno ${username}. Nájdete v ňom tréningy, zápasy, dochádzku a členské.

Heslo si nastavíte tu:
${link}

Odkaz platí 7 dní a dá sa použiť raz. Nový si kedykoľvek vyžiadate na prihlasovacej stránke cez „Zabudli ste heslo?“.

${club}
`,
})

/** The e-mail to a new address, with a link that confirms it. */
export const confirmAddressEmail = ({ name, username, link, club }: LinkEmailFacts) => ({
  subject: `Potvrďte nový e-mail – ${club}`,
  action: 'Potvrdiť e-mail',
  text: `Dobrý deň,

v účte ${name} (prihlasovacie meno ${username}) bola zadaná táto e-mailová adresa. Začne platiť, až keď ju potvrdíte:
${link}

Odkaz platí 24 hodín a dá sa použiť raz. Ak ste o zmenu nežiadali, správu pokojne vymažte, nič sa nezmení.

${club}
`,
})

const NOT_YOU =
  'Ak ste to neboli vy, zmeňte si heslo cez „Zabudli ste heslo?“ na prihlasovacej stránke a dajte vedieť klubu.'

/** The e-mail to the present address while a new one waits to be confirmed. */
export const addressChangeAskedEmail = ({ name, username, club }: EmailFacts) => ({
  subject: `Žiadosť o zmenu e-mailu – ${club}`,
  text: `Dobrý deň,

v účte ${name} (prihlasovacie meno ${username}) niekto, pravdepodobne vy, zadal novú e-mailovú adresu. Keď ju potvrdí, správy o účte na túto adresu prestanú chodiť.

${NOT_YOU}

${club}
`,
})

/** The e-mail after a change of password. */
export const passwordChangedEmail = ({ name, username, club }: EmailFacts) => ({
  subject: `Heslo bolo zmenené – ${club}`,
  text: `Dobrý deň,

heslo k účtu ${name} (prihlasovacie meno ${username}) bolo zmenené.

${NOT_YOU}

${club}
`,
})

export const WRONG_CURRENT = 'Súčasné heslo nie je správne.'
export const CHANGED_MEANWHILE = 'Toto heslo práve zmenil niekto iný. Skontrolujte to a skúste to znova.'
export const SAME_PASSWORD = 'Nové heslo musí byť iné ako súčasné.'
