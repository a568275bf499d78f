import type { DocumentRow } from './rows'

const CHILD = `___ Meno a priezvisko dieťaťa
___ Dátum narodenia
___ Bydlisko
___ Kategória`
const GUARDIAN = `___ Zákonný zástupca
___ Telefón
___ E-mail`
const SIGNED = `
___ Miesto a dátum
___ Podpis zákonného zástupcu`
const REGISTRATION = 'Prihlášky a registrácia'
const CONSENTS = 'Súhlasy a ochrana osobných údajov'
const FEES = 'Členské príspevky'
const TAX = '2 % z dane'
const HEALTH = 'Zdravie a bezpečnosť'

export const FAMILY_DOCUMENTS: readonly DocumentRow[] = [
  {
    folder: REGISTRATION,
    title: 'Prihláška do klubu',
    body: `Prihlasujem svoje dieťa za člena FA Zelená dolina. Prvé tri tréningy sú na skúšku, prihlášku preto odovzdajte až po nich.
## Dieťa
${CHILD}
## Zákonný zástupca
${GUARDIAN}
## Vyhlásenie
□ Oboznámili sme sa so stanovami klubu a s kódexom rodiča.
□ Vieme o výške členského a o jeho splatnosti k 15. dňu mesiaca.
□ Dieťa má platné potvrdenie o zdravotnej spôsobilosti.${SIGNED}`,
  },
  {
    folder: REGISTRATION,
    title: 'Prihláška k registrácii hráča',
    body: `Podklad pre matriku. Údaje zapíše klub do informačného systému zväzu, registračný preukaz príde do klubu.
## Hráč
${CHILD}
___ Rodné číslo (doplní sa v kancelárii)
___ Štátne občianstvo
___ Predchádzajúci klub
## Prílohy
□ Fotografia 3,5 × 4,5 cm na svetlom pozadí
□ Kópia rodného listu na nahliadnutie
□ Súhlas oboch zákonných zástupcov, ak hráč mení klub${SIGNED}`,
  },
  {
    folder: REGISTRATION,
    title: 'Žiadosť o transfer (prestup, hosťovanie)',
    body: `Žiadosť sa podáva v registračnom období. Kancelária vám povie, či je potrebné výchovné a koho súhlas treba.
${CHILD}
## Druh zmeny
□ prestup bez obmedzenia
□ hosťovanie do konca jesennej časti
□ hosťovanie do konca sezóny
___ Z klubu
___ Do klubu
## Dôvod
___ Stručné zdôvodnenie
___ Súhlas hráča (od 15 rokov)${SIGNED}`,
  },
  {
    folder: REGISTRATION,
    title: 'Karta hráča',
    body: `Kartu má pri sebe tréner na zápasoch aj na cestách. Po skončení sezóny sa skartuje.
${CHILD}
___ Číslo dresu a post
___ Zdravotná poisťovňa
___ Alergie a lieky
## Koho volať
___ Prvý kontakt a telefón
___ Druhý kontakt a telefón
## Po tréningu môže dieťa odísť
□ samo
□ len s osobami uvedenými vyššie${SIGNED}`,
  },
  {
    folder: CONSENTS,
    title: 'Informácia o spracúvaní osobných údajov',
    body: `Prevádzkovateľom je FA Zelená dolina. Spracúvame len to, čo potrebujeme na tréningy, zápasy, členskú evidenciu a komunikáciu s rodinou.
## Čo a prečo
- meno, dátum narodenia, kontakt: členská evidencia podľa zákona o športe
- dochádzka a účasť na zápasoch: organizácia tréningového procesu
- údaje o platbách: vedenie účtovníctva, uchovávame desať rokov
- zdravotná spôsobilosť: iba dátum platnosti, nikdy nie diagnóza
## Vaše práva
- dostať kópiu údajov a dať ich opraviť
- požiadať o vymazanie, keď dieťa v klube končí
- kedykoľvek odvolať súhlas s fotografiami, bez vplyvu na členstvo
So žiadosťou sa obráťte na kancelaria@zelenadolina.test. Odpovieme do tridsiatich dní.`,
  },
  {
    folder: CONSENTS,
    title: 'Súhlas zákonného zástupcu s fotografiami a videami',
    body: `Súhlas je dobrovoľný. Dieťa bez súhlasu trénuje a hrá rovnako, len ho na zverejnených záberoch nebude vidieť.
${CHILD}
## Súhlasím so zverejnením záberov z klubových podujatí
□ na webovej stránke klubu
□ na sociálnych sieťach klubu
□ v miestnych novinách
□ s uvedením mena pri výsledkoch zápasov
Súhlas platí do konca členstva a možno ho kedykoľvek odvolať. Deti od šestnástich rokov podpisujú za seba.${SIGNED}`,
  },
  {
    folder: CONSENTS,
    title: 'Odvolanie súhlasu',
    body: `Týmto odvolávam súhlas, ktorý som klubu udelil alebo udelila.
${CHILD}
## Odvolávam súhlas
□ s fotografiami a videami na webovej stránke
□ s fotografiami a videami na sociálnych sieťach
□ s uvádzaním mena pri výsledkoch
Zábery odstránime do siedmich dní od doručenia. Už vytlačené materiály stiahnuť nevieme, ďalšie však netlačíme.${SIGNED}`,
  },
  {
    folder: FEES,
    title: 'Výška členského {sezona}',
    body: `Členské sa platí desaťkrát ročne, od septembra do júna, vždy do 15. dňa mesiaca.
## Mesačne
- U7: 20 €
- U9 a U11: 30 €
- U13 a U15: 35 €
- U17: 40 €
## Zľavy
- druhé dieťa z rodiny platí polovicu
- tretie a ďalšie dieťa je bez členského
- pri zranení dlhšom ako mesiac sa členské pozastaví
## Ďalšie poplatky
- klubová súprava 65 € jednorazovo
- letný kemp 120 €, nepovinný
Účet: SK24 9999 0000 0000 0000 1234. Variabilný symbol má každé dieťa vlastný, nájdete ho v časti Moje konto.`,
  },
  {
    folder: FEES,
    title: 'Žiadosť o úľavu',
    body: `Žiadosť posudzuje výbor na najbližšom zasadnutí. Vie o nej len kancelária a výbor, tréneri nie.
${CHILD}
${GUARDIAN}
## Žiadame o
□ odpustenie členského na mesiace
□ zníženie členského na sumu
□ rozloženie na splátky
___ Mesiace alebo suma
## Dôvod
___ Stačí jedna veta
___ Prílohy, ak nejaké sú${SIGNED}`,
  },
  {
    folder: FEES,
    title: 'Potvrdenie na príspevok na športovú činnosť dieťaťa',
    visibility: 'members',
    body: `Potvrdenie pre zamestnávateľa o tom, že dieťa je členom športovej organizácie a že členské bolo uhradené. Vyplní kancelária, prinesiete len údaje.
${CHILD}
${GUARDIAN}
___ Obdobie
___ Uhradená suma v eurách
___ Spôsob úhrady
Dieťa je vedené ako člen FA Zelená dolina a príspevok bol uhradený na účet klubu.
___ Dátum vystavenia
___ Za klub (podpis a pečiatka)`,
  },
  {
    folder: FEES,
    title: 'Ako nastaviť trvalý príkaz',
    body: `Trvalý príkaz je najpohodlnejší spôsob, ako na členské nezabudnúť. Nastavíte ho raz a v júni ho zrušíte.
## Postup
- otvorte v aplikácii banky novú trvalú platbu
- účet príjemcu: SK24 9999 0000 0000 0000 1234
- suma: mesačné členské po zľavách, nájdete ju v časti Moje konto
- variabilný symbol: symbol dieťaťa, alebo symbol rodiny, ak platíte za viac detí naraz
- deň splatnosti: 12. v mesiaci, aby platba prišla včas aj cez víkend
- prvá platba v septembri, posledná v júni
Keď sa členské zmení, napíšeme vám aspoň mesiac vopred.`,
  },
  {
    folder: TAX,
    title: 'Vyhlásenie o poukázaní podielu zaplatenej dane',
    body: `Pomôcka s údajmi klubu. Úradné tlačivo nájdete na stránke finančnej správy, tieto údaje doň prepíšte.
## Údaje o prijímateľovi
- IČO: 00000000
- právna forma: občianske združenie
- obchodné meno: Futbalová akadémia Zelená dolina
- sídlo: Športová 12, 000 00 Zelená Dolina
## Údaje o vás
___ Meno a priezvisko
___ Rodné číslo
___ Zaplatená daň
___ Podiel na poukázanie
□ Súhlasím so zaslaním mena prijímateľovi, aby mohol poďakovať.
___ Dátum a podpis`,
  },
  {
    folder: TAX,
    title: 'Potvrdenie o zaplatení dane',
    body: `Potvrdenie vystaví váš zamestnávateľ po ročnom zúčtovaní. Odovzdáva sa spolu s vyhlásením.
___ Zamestnanec
___ Zdaňovacie obdobie
___ Zaplatená daň v eurách
___ Dátum zaplatenia dane
___ Zamestnávateľ
___ Dátum, podpis a pečiatka
Obe tlačivá môžete priniesť do kancelárie, na daňový úrad ich odnesieme za vás.`,
  },
  {
    folder: TAX,
    title: 'Postup pre zamestnanca, živnostníka a firmu',
    body: `## Zamestnanec
- do 15. februára požiadajte zamestnávateľa o ročné zúčtovanie
- vyžiadajte si potvrdenie o zaplatení dane
- do 30. apríla odovzdajte vyhlásenie a potvrdenie daňovému úradu alebo nám
## Živnostník
- údaje klubu vyplňte priamo v daňovom priznaní typu B
- priznanie podajte a daň zaplaťte do 31. marca
## Firma
- podiel uveďte v priznaní právnických osôb
- 2 % vtedy, keď firma darovala aspoň pol percenta dane, inak 1 %
Dobrovoľníci so štyridsiatimi hodinami za rok môžu poukázať 3 %. Potvrdenie o hodinách vystavíme. Termíny si pred podaním overte na stránke finančnej správy.`,
  },
  {
    folder: HEALTH,
    title: 'Potvrdenie o zdravotnej spôsobilosti',
    body: `Vyplní všeobecný lekár pre deti a dorast alebo telovýchovný lekár. Platí dvanásť mesiacov.
${CHILD}
## Vyjadrenie lekára
□ spôsobilý na tréning a súťaže bez obmedzenia
□ spôsobilý s obmedzením
□ dočasne nespôsobilý
___ Obmedzenie
___ Platnosť do
___ Dátum, podpis a pečiatka lekára
Klub eviduje iba dátum platnosti. Originál si nechajte doma.`,
  },
  {
    folder: HEALTH,
    title: 'Hlásenie úrazu',
    body: `Vyplní tréner v deň úrazu. Jednu kópiu dostane rodina, jednu kancelária pre poisťovňu.
${CHILD}
___ Dátum a čas
___ Miesto a udalosť
___ Ako sa to stalo
___ Zranená časť tela
## Čo nasledovalo
□ ošetrenie na mieste
□ odovzdanie rodičovi
□ privolaná záchranná služba
___ Svedkovia
___ Podpis trénera`,
  },
  {
    folder: HEALTH,
    title: 'Poistenie hráčov',
    body: `Všetci členovia sú počas tréningov, zápasov a ciest s klubom úrazovo poistení. Poistné je zahrnuté v členskom.
## Na čo sa vzťahuje
- trvalé následky úrazu
- čas nevyhnutného liečenia nad štrnásť dní
- poškodenie zubov pri hre
## Ako postupovať
- úraz nahláste trénerovi hneď, najneskôr do troch dní
- ponechajte si lekárske správy a doklady
- kancelária vám pomôže s hlásením poisťovni
Poistenie nekryje stratené veci a okuliare. Na zahraničné turnaje uzatvárame poistenie zvlášť.`,
  },
  {
    folder: HEALTH,
    title: 'Ochrana detí v klube',
    body: `Každé dieťa má u nás právo na bezpečie, rešpekt a na to, aby ho dospelí počúvali.
## Čo dodržiavame
- tréner nie je s dieťaťom sám v uzavretej miestnosti
- do šatne vstupuje tréner len po zaklopaní a nikdy nie s telefónom v ruke
- s deťmi do pätnástich rokov komunikujeme cez rodičov
- ponižovanie, posmech ani tresty pohybom netolerujeme
## Komu sa zdôveriť
Zodpovednou osobou je Jana Hudáková, jana.hudakova@zelenadolina.test. Obrátiť sa na ňu môže dieťa, rodič aj tréner. Podnet preverí do siedmich dní a o mlčanlivosť sa postará.`,
  },
]
