import { writtenDay } from '@/lib/written-day'

/** How far an erasure is. */
export const ERASURE_STATES = {
  open: 'Čaká na vybavenie',
  withdrawn: 'Odvolaná',
  refused: 'Zamietnutá',
  done: 'Vymazané',
} as const
export type ErasureState = keyof typeof ERASURE_STATES

/** The e-mail to the club about a new request; it names nobody. */
export const askedEmail = ({ link, deadline }: { link: string; deadline: string }) => ({
  subject: 'Žiadosť o vymazanie osobných údajov',
  text: `V aplikácii pribudla žiadosť o vymazanie osobných údajov. Vybavte ju najneskôr ${writtenDay(deadline)}.

Koho sa týka, čo sa vymaže a čo musí zostať, uvidíte po prihlásení:
${link}
`,
})

/** The e-mail to who asked, when the club refused. */
export const refusedEmail = ({ reply, club }: { reply: string; club: string }) => ({
  subject: `Žiadosť o vymazanie údajov – ${club}`,
  text: `Dobrý deň,

vašu žiadosť o vymazanie osobných údajov klub nevybavil. Dôvod:

${reply}

Ak s ním nesúhlasíte, ozvite sa klubu alebo podajte podnet Úradu na ochranu osobných údajov.

${club}
`,
})

/** The e-mail after an erasure; it names nobody. */
export const erasedEmail = (club: string) => ({
  subject: `Osobné údaje boli vymazané – ${club}`,
  text: `Dobrý deň,

klub vymazal osobné údaje, o ktorých vymazanie ste požiadali alebo ktoré už nepotreboval. Účet sa už nedá použiť. Účtovné záznamy o platbách uchováva bez mena, ako ukladá zákon.

Na túto adresu už aplikácia správy neposiela.

${club}
`,
  club,
})
