import type { DocumentRow } from './rows'

const RULES = 'Predpisy klubu'
const MINUTES = 'Zápisnice z členskej schôdze'
const GAMES = 'Súťaže'
const TRAINERS = 'Tlačivá pre trénerov'

export const CLUB_DOCUMENTS: readonly DocumentRow[] = [
  {
    folder: RULES,
    title: 'Stanovy',
    body: `## Čl. 1 Názov a sídlo
Futbalová akadémia Zelená dolina je občianske združenie so sídlom na Športovej 12 v Zelenej Doline.
## Čl. 2 Poslanie
Vedieme deti a mládež k pohybu, k fair play a k radosti z hry. Nikoho neodmietame pre nedostatok talentu.
## Čl. 3 Členstvo
Členom sa stáva dieťa prihláškou zákonného zástupcu a rozhodnutím výboru. Členstvo zaniká vystúpením, vylúčením alebo zánikom združenia.
## Čl. 4 Orgány
- členská schôdza, ktorá sa koná aspoň raz ročne
- výbor s piatimi členmi, volený na tri roky
- revízor, ktorý nesmie byť členom výboru
## Čl. 5 Hospodárenie
Združenie hospodári s členským, dotáciami, darmi a podielom z dane. Správu o hospodárení schvaľuje členská schôdza.`,
  },
  {
    folder: RULES,
    title: 'Kódex hráča',
    body: `Napísali ho hráči U15 a U17, schválili ho všetky kategórie.
- na tréning chodím včas a s dobrou náladou
- keď nemôžem prísť, dám vedieť skôr, než sa začne
- spoluhráčovi pomôžem vstať, súperovi tiež
- rozhodcovi nevysvetľujem pravidlá
- po sebe upracem šatňu, aj keď to nebol môj neporiadok
- na internete píšem len to, čo by som povedal nahlas
- škola má prednosť, o pomoc si viem povedať
- prehra ma môže mrzieť, ale nie pokaziť celý týždeň
___ Meno hráča
___ Podpis`,
  },
  {
    folder: RULES,
    title: 'Kódex rodiča',
    body: `Vaše povzbudenie je počuť aj v poslednom rade. Prosíme, aby bolo takéto:
- povzbudzujem celé družstvo, nie iba svoje dieťa
- pokyny nechávam na trénera, z hľadiska sa netrénuje
- rozhodcu a súpera rešpektujem, aj keď sa mýlia
- po zápase sa pýtam, či ich to bavilo, až potom na výsledok
- s trénerom hovorím na druhý deň, nie hneď po zápase
- na pozvánky odpovedám do uzávierky
- členské platím včas, a keď sa nedá, ozvem sa
___ Meno rodiča
___ Podpis`,
  },
  {
    folder: RULES,
    title: 'Kódex trénera',
    body: `- každé dieťa poznám po mene a každé dnes oslovím
- na tréning mám pripravený plán a viem, prečo v ňom je to, čo v ňom je
- chválim pred všetkými, opravujem osobne
- na zápase dostane priestor každý, kto prišiel
- výsledok je dôležitý, rozvoj dieťaťa je dôležitejší
- som vzorom aj na parkovisku
- dochádzku zapíšem v deň tréningu
- o deťoch nehovorím pred cudzími a ich fotografie neposielam
___ Meno trénera
___ Podpis`,
  },
  {
    folder: RULES,
    title: 'Prevádzkový poriadok areálu',
    body: `Areál na Športovej 12 je otvorený denne od 8:00 do 21:00. Po 21:00 sa svetlá samy stlmia.
## Kto môže na ihrisko
- hlavné ihrisko: zápasy a tréningy podľa rozpisu
- umelá tráva: tréningy, po dohode so správcom aj verejnosť
- tréningové ihrisko: cez víkend mimo podujatí voľne prístupné
## Čo sem nepatrí
- sklo, fajčenie a alkohol v priestore ihrísk
- psy bez vôdzky
- kopačky s kovovými kolíkmi na umelej tráve
Defibrilátor visí pri vchode do klubovne. Škody hláste správcovi na čísle +421 000 000 001.`,
  },
  {
    folder: MINUTES,
    title: 'Zápisnica z členskej schôdze {vlani}',
    body: `Prítomných 61 členov alebo ich zákonných zástupcov, schôdza bola uznášaniaschopná.
## Program
- správa o činnosti, predniesol ju Peter Hudák
- správa o hospodárení, príjmy 68 420 €, výdavky 65 910 €
- správa revízora bez výhrad
- voľba jedného člena výboru
- diskusia o osvetlení tréningového ihriska
## Uznesenia
- schôdza schvaľuje obe správy jednomyseľne
- schôdza volí do výboru Ľuboša Šimka, 58 za, 3 sa zdržali
- schôdza poveruje výbor požiadať mesto o príspevok na osvetlenie
Zapísala Mária Sedláková.`,
  },
  {
    folder: MINUTES,
    title: 'Zápisnica z členskej schôdze {rok}',
    body: `Prítomných 74 členov alebo ich zákonných zástupcov, schôdza bola uznášaniaschopná.
## Program
- vyhodnotenie sezóny po kategóriách
- správa o hospodárení, príjmy 74 380 €, výdavky 71 250 €
- návrh na zľavu pre tretie dieťa v rodine
- plán letného kempu
## Uznesenia
- schôdza schvaľuje hospodárenie, 73 za, 1 sa zdržal
- tretie dieťa z rodiny je od septembra bez členského
- výška členského sa nemení
Zapísala Mária Sedláková, overil Marek Ďurica.`,
  },
  {
    folder: GAMES,
    title: 'Rozpis súťaží {sezona}',
    body: `Výťah z rozpisu pre naše kategórie. Záväzné je znenie vydané riadiacim orgánom súťaže.
## Hracie časy
- U11: 2 × 30 minút, osem hráčov, lopta č. 4
- U13: 2 × 35 minút, deväť hráčov, lopta č. 4
- U15: 2 × 40 minút, jedenásť hráčov, lopta č. 5
- U17: 2 × 45 minút, jedenásť hráčov, lopta č. 5
## Hracie dni
- U11 sobota 10:00, U17 sobota 14:00
- U13 nedeľa 10:00, U15 nedeľa 12:30
## Striedanie a registrácia
Striedať možno opakovane v prerušenej hre. Hráč musí mať platný registračný preukaz a lekársku prehliadku. Zmenu termínu treba dohodnúť najneskôr desať dní vopred.`,
  },
  {
    folder: GAMES,
    title: 'Termínová listina jeseň a jar {sezona}',
    body: `## Jesenná časť
- začiatok posledný augustový víkend
- jedenásť kôl do polovice novembra
- voľný víkend počas jesenných prázdnin
## Zimná príprava
- od polovice novembra v hale a na umelej tráve
- halové turnaje každý druhý víkend
- prestávka počas vianočných prázdnin
## Jarná časť
- začiatok posledný marcový víkend
- dvanásť kôl do 20. júna
- voľno na Veľkú noc
Presné dátumy zápasov nájdete v kalendári kategórie.`,
  },
  {
    folder: GAMES,
    title: 'Propozície halového turnaja',
    body: `## Usporiadateľ
FA Zelená dolina, mestská športová hala, Nábrežná 8, Zelená Dolina.
## Pravidlá
- hrá sa 5 + 1 na čas 1 × 12 minút, lopta so zníženým odskokom
- striedanie opakované, najviac štrnásť detí na súpiske
- za výhru 3 body, za remízu 1 bod, rozhoduje vzájomný zápas
- každé dieťa nastúpi aspoň v polovici zápasov
## Organizácia
- prezentácia 7:45, prvý zápas 8:30, vyhodnotenie okolo 13:30
- štartovné 40 € na družstvo, v cene je čaj a ovocie
- len halová obuv so svetlou podrážkou
Zdravotná služba je prítomná celý čas. Každý účastník dostane pamätnú medailu.`,
  },
  {
    folder: TRAINERS,
    title: 'Hárok dochádzky',
    body: `Papierová záloha pre prípad, že v hale nie je signál. Do 24 hodín prepíšte do aplikácie.
___ Kategória a dátum
___ Miesto a čas
___ Tréner
## Značky
- T tu, N neskoro, O ospravedlnené, Ch chýba, Z zranenie
## Hráči
${Array.from({ length: 18 }, (_, index) => `___ ${index + 1}.`).join('\n')}`,
  },
  {
    folder: TRAINERS,
    title: 'Plán tréningu',
    body: `Jeden cieľ na jeden tréning. Ak ich máte viac, nechajte si ich na stredu.
___ Kategória a dátum
___ Počet hráčov a brankárov
___ Cieľ tréningu
## Úvodná časť (15 minút)
___ Hra na zahriatie
___ Pomôcky
## Hlavná časť (50 minút)
___ Cvičenie 1
___ Cvičenie 2
___ Hra s podmienkou
## Záver (15 minút)
___ Voľná hra
___ Čo si deti odniesli
___ Čo nabudúce inak`,
  },
  {
    folder: TRAINERS,
    title: 'Zápis o stretnutí: návod',
    body: `Zápis sa vypĺňa elektronicky najneskôr hodinu pred výkopom.
## Pred zápasom
- prihláste sa do systému zväzu menom vedúceho družstva
- vyberte nominovaných hráčov, skontrolujte platnosť preukazov
- označte kapitána, brankára a zdravotníka
- potvrďte zostavu a počkajte na súpera
## Po zápase
- skontrolujte strelcov, striedania a karty
- výhrady zapíšte pred podpisom rozhodcu, neskôr to nejde
- výsledok zapíšte aj do našej aplikácie, web sa obnoví hneď
Keď systém nejde, vyplňte papierový zápis z tašky vedúceho a pošlite fotografiu do kancelárie.`,
  },
  {
    folder: TRAINERS,
    title: 'Vyúčtovanie cestovného',
    body: `Odovzdajte do piateho dňa nasledujúceho mesiaca. Bez priloženej pozvánky na zápas sa nepreplatí.
___ Meno vodiča
___ Evidenčné číslo vozidla
___ Dátum a trasa
___ Počet kilometrov
___ Viezol som hráčov (počet)
___ Sadzba za kilometer
___ Spolu v eurách
___ IBAN
___ Podpis vodiča
___ Schválil vedúci mládeže`,
  },
]
