/** Texts of the club's own pages, in the plain form of content/lexical.ts. */
export const ABOUT = {
  intro: `Sme občianske združenie v údolí medzi Hornou Lúkou a Bielou Skalou. Trénuje u nás **sto päťdesiat detí** v šiestich kategóriách od U7 po U17 a stará sa o ne osem trénerov s licenciou.

Neveríme na výber najlepších v ôsmich rokoch. Veríme, že dieťa, ktoré sa na tréning teší, zostane pri športe celý život. Preto u nás každý hrá, každý má loptu a každý vie, kedy má prísť.

> Najprv radosť, potom návyk, nakoniec výsledok. V tomto poradí.`,
  history: `## Od lúky k umelej tráve

Futbal sa v Zelenej Doline hrá od nepamäti, akadémia však vznikla až v roku **2009**, keď sa traja otcovia dohodli, že tréningy detí už nemôžu závisieť od toho, kto má práve čas.

- **2009** prvé dve kategórie, dvadsaťšesť detí, jedna sada dresov
- **2013** klubovňa pri hlavnom ihrisku, postavená svojpomocne za jedno leto
- **2017** umelá tráva s podporou mesta
- **2020** prvé dievčenské tréningy
- **2024** všetci tréneri majú platnú licenciu

Dnes sa k nám vracajú prví odchovanci. Dvaja z nich ako tréneri, traja ako otcovia.`,
  values: [
    {
      title: 'Každý hrá',
      text: 'Kto príde na zápas, nastúpi. Striedame podľa dochádzky a postu, nie podľa stavu zápasu.',
    },
    {
      title: 'Lopta pre každého',
      text: 'Na tréningu nestoja deti v rade. Menšie skupiny, viac dotykov, viac rozhodnutí.',
    },
    {
      title: 'Povieme to rovno',
      text: 'Rozpis, členské aj zmeny nájdete na jednom mieste a včas. Keď sa niečo nepodarí, ozveme sa prví.',
    },
    {
      title: 'Škola je prvá',
      text: 'Písomka má prednosť pred prípravným zápasom. Tréner to vie a nikto zaň nestráca miesto v zostave.',
    },
  ],
}

export const LEGAL = {
  privacy: `Prevádzkovateľom osobných údajov je **Futbalová akadémia Zelená dolina**, občianske združenie, Športová 12, 000 00 Zelená Dolina, IČO 00000000. Otázky posielajte na [kancelaria@zelenadolina.test](mailto:kancelaria@zelenadolina.test).

## Aké údaje spracúvame

- **Hráč:** meno, dátum narodenia, kategória, dochádzka, účasť na zápasoch, platnosť lekárskej prehliadky.
- **Zákonný zástupca:** meno, e-mail, telefón, vzťah k dieťaťu.
- **Platby:** suma, dátum, variabilný symbol.
- **Správy z formulárov na webe:** meno dieťaťa a rok narodenia, meno a kontakt odosielateľa, text správy.

## Na aký účel a ako dlho

Údaje potrebujeme na vedenie členstva, organizáciu tréningov a zápasov a na účtovníctvo. Správu z formulára na webe použijeme len na odpoveď a **po 90 dňoch** sa sama vymaže. Po skončení členstva údaje do jedného roka vymažeme alebo anonymizujeme. Záznam o tom, kto z trénerov otvoril telefóny rodín pred zápasom a kto zatvoril ihrisko, vymažeme **po roku**. Účtovné doklady uchovávame desať rokov, ako ukladá zákon.

## Komu ich odovzdávame

Meno, dátum narodenia a registračné číslo hráča odovzdávame športovému zväzu. Nikomu údaje nepredávame a na reklamu ich nepoužívame.

## Vaše práva

Máte právo na prístup k údajom, na opravu, vymazanie, obmedzenie, prenosnosť a na námietku. Za dieťa mladšie ako šestnásť rokov koná zákonný zástupca. Ak nie ste s odpoveďou spokojní, môžete podať podnet Úradu na ochranu osobných údajov.`,
  cookies: `Tento web používa **iba nevyhnutné cookies**. Nepočíta návštevníkov, nesleduje vás a neobsahuje reklamu, preto sa vás na nič nepýta.

## Ktoré cookies ukladáme

- prihlásenie: aby ste po prihlásení zostali prihlásení, na zariadení zostane najviac šesťdesiat dní
- známe zariadenie: podľa neho vás prihlásime, aj keď vaše heslo skúša uhádnuť niekto cudzí; samo nič neotvorí a zostane najviac rok
- ochrana formulárov: aby za vás nemohol nikto iný nič odoslať, zanikne so zatvorením prehliadača

## Čo zostáva v telefóne

Tréneri môžu zapisovať dochádzku aj bez signálu. Záznamy čakajú v ich zariadení, po odoslaní sa vymažú. Odhlásením sa vymaže všetko.`,
  accessibility: `Chceme, aby web mohol používať každý: klávesnicou, s čítačkou obrazovky, so zväčšeným písmom aj na malom telefóne na slnku.

## Ako sme na tom

Web navrhujeme podľa štandardu **WCAG 2.2 na úrovni AA**. Stránky majú odkaz na preskočenie navigácie, dostatočný kontrast, viditeľný fokus a texty, ktoré nestoja iba na farbe.

## Čo ešte nie je dokonalé

- niektoré staršie dokumenty od tretích strán nemajú značky pre čítačky
- mapa na stránke kontaktov vedie na cudziu službu

## Našli ste prekážku

Napíšte nám na [kancelaria@zelenadolina.test](mailto:kancelaria@zelenadolina.test). Odpovieme do siedmich dní a informáciu vám pošleme v podobe, ktorá vám vyhovuje.`,
  taxShare: `Poukázaním podielu zo zaplatenej dane pomôžete deťom, ktoré každý týždeň vidíte behať po ihrisku. Nestojí vás to nič navyše.

## Termíny

1. do 15. februára požiadajte zamestnávateľa o ročné zúčtovanie
2. do 31. marca podávajú priznanie živnostníci a firmy
3. do 30. apríla odovzdajte vyhlásenie a potvrdenie o zaplatení dane

Tlačivá nájdete v [dokumentoch](https://zelenadolina.test/documents). Kto odpracoval ako dobrovoľník aspoň štyridsať hodín, môže poukázať tri percentá.`,
}
