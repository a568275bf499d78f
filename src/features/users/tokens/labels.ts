/** The e-mail to the address an account had, after it was given another one or none. */
export const addressChangedEmail = (words: { name: string; username: string; club: string }) => ({
  subject: `E-mail účtu bol zmenený – ${words.club}`,
  text: `Dobrý deň,

účet ${words.name} (prihlasovacie meno ${words.username}) už nemá túto e-mailovú adresu. Správy o účte na ňu prestanú chodiť.

Ak ste o zmene nevedeli, ozvite sa, prosím, klubu.

${words.club}
`,
})
