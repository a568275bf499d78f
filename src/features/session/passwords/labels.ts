interface Words {
  name: string
  username: string
  link: string
  club: string
}

/** The letter after „Zabudli ste heslo?“. */
export const resetLetter = ({ name, username, link, club }: Words) => ({
  subject: `Obnova hesla – ${club}`,
  text: `Dobrý deň,

niekto, pravdepodobne vy, požiadal o nové heslo k účtu ${name} (prihlasovacie meno ${username}).

Nové heslo nastavíte tu:
${link}

Odkaz platí 30 minút a dá sa použiť raz. Ak ste o nové heslo nežiadali, správu pokojne vymažte, heslo ostáva v platnosti.

${club}
`,
})

/** The letter with which a member gets the first password. */
export const invitationLetter = ({ name, username, link, club }: Words) => ({
  subject: `Pozvánka – ${club}`,
  text: `Dobrý deň,

${club} pre vás pripravila účet: ${name}, prihlasovacie meno ${username}. Nájdete v ňom tréningy, zápasy, dochádzku a členské.

Heslo si nastavíte tu:
${link}

Odkaz platí 7 dní a dá sa použiť raz. Nový si kedykoľvek vyžiadate na prihlasovacej stránke cez „Zabudli ste heslo?“.

${club}
`,
})

/** Answers that more than one call or screen gives. */
export const WRONG_CURRENT = 'Súčasné heslo nie je správne.'
export const SAME_PASSWORD = 'Nové heslo musí byť iné ako súčasné.'
