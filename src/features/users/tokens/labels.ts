/** The e-mail to an account's old address after the address was changed or removed. */
export const addressChangedEmail = (facts: { name: string; username: string; club: string }) => ({
  subject: `E-mail účtu bol zmenený – ${facts.club}`,
  text: `Dobrý deň,

účet ${facts.name} (prihlasovacie meno ${facts.username}) už nemá túto e-mailovú adresu. Správy o účte na ňu prestanú chodiť.

Ak ste o zmene nevedeli, ozvite sa, prosím, klubu.

${facts.club}
`,
})
