import type { ArticleRow } from './rows'

export const WINTER: readonly ArticleRow[] = [
  {
    day: '12-07',
    title: 'Prípravka U9 vyhrala mikulášsky turnaj',
    excerpt:
      'Šesť zápasov, päť výhier a jedna remíza. Deviatka zdvihla v mestskej hale pohár a každý hráč si odniesol čokoládu od Mikuláša.',
    author: 'Marek Ďurica',
    categories: ['U9'],
    cover: 'cup',
    body: `
V sobotu bola mestská hala plná detí, píšťaliek a vône punču. Na mikulášsky turnaj prišlo sedem družstiev a naša deviatka odohrala šesť zápasov po dvanásť minút.

## Ako to išlo

Začali sme opatrne, remízou 1 : 1 s Lipovou. Potom sa však družstvo rozbehlo:

- Kamenný Most 4 : 1
- Horná Lúka 3 : 0
- Rybník pod Horou 5 : 2
- Dolný Hrádok 2 : 1
- Biela Skala 3 : 2

O prvenstve rozhodol až posledný zápas. Za stavu 2 : 2 vybehla naša dvojica do presilovky a namiesto strely prišla prihrávka. Presne to, čo od jesene skúšame na tréningoch.

> Keď si dieťa vo finále všimne voľného spoluhráča, je to pre trénera viac než pohár.

Na súpiske bolo dvanásť detí a všetky hrali rovnaký čas. Pohár zostane do Vianoc v telocvični, potom ho dáme do vitríny v klubovni. Ďakujeme rodičom za občerstvenie a Mikulášovi za to, že nezabudol ani na brankárov.`,
  },
  {
    day: '12-16',
    title: 'Zmena tréningov počas vianočných prázdnin',
    excerpt:
      'Od 21. decembra do 7. januára majú všetky kategórie voľno. Hala však ostáva naša a dva termíny sme vyhradili pre rodiny.',
    author: 'Mária Sedláková',
    categories: [],
    cover: 'winter',
    body: `
Aj lopta potrebuje Vianoce. Posledné tréningy tohto roka budú v piatok pred prázdninami, prvé po nich **8. januára {buduci}**. Tréningy v týchto dňoch sme z kalendára odobrali, nemusíte nič odhlasovať.

## Rodinný futbal

Mestskú halu máme zaplatenú aj cez sviatky, preto ju otvárame rodinám:

- **27. decembra** od 10:00 do 12:00
- **3. januára** od 10:00 do 12:00

Príďte mama, otec, súrodenci aj starí rodičia. Hrá sa naprieč vekom a bez tabuľky, obuv so svetlou podrážkou podmienkou.

## Čo robiť cez voľno

Tréneri nikomu domáce úlohy nedávajú. Kto sa chce hýbať, nech sa sánkuje, korčuľuje a stavia snehuliakov. Pre dorast je v dokumentoch pripravený krátky plán troch behov a dvoch posilňovaní týždenne.

Kancelária bude zatvorená od 23. decembra do 6. januára. E-maily čítame, odpovieme po sviatkoch. Prajeme vám pokojné dni a v novom roku menej rozviazaných šnúrok.`,
  },
  {
    day: '01-20',
    title: 'Členské na jarnú časť: nové QR platby',
    excerpt:
      'Pri každom predpise členského nájdete QR kód. Naskenujete ho v aplikácii svojej banky a suma, symbol aj účet sa vyplnia samy.',
    author: 'Mária Sedláková',
    categories: [],
    cover: 'qr',
    body: `
Najčastejšia chyba pri platení členského nie je zabudnutie, ale preklep vo variabilnom symbole. Preto sme pridali kód PAY by square.

## Ako zaplatiť

1. Prihláste sa a otvorte **Moje konto → Členské**.
2. Pri neuhradenom mesiaci ťuknite na *Zaplatiť*.
3. Naskenujte kód v aplikácii svojej banky a potvrďte platbu.

Na telefóne kód uložíte ako obrázok a v bankovej aplikácii ho načítate z galérie. Komu sa skenovať nechce, nájde tam aj IBAN a symbol na skopírovanie.

## Čo sa nemení

- Splatnosť je 15. deň mesiaca, platí sa od septembra do júna.
- Druhé dieťa má zľavu 50 %, tretie je bez členského.
- Variabilný symbol je stále ten istý, trvalé príkazy netreba meniť.

Platba sa v konte objaví do dvoch pracovných dní. Ak ste už zaplatili a stále svieti *Po splatnosti*, označte ju ako uhradenú, pozrieme sa na to.

> Ak je pre vás členské v niektorom mesiaci ťažké, napíšte nám. Nájdeme riešenie a nikto okrem kancelárie sa o tom nedozvie.`,
  },
  {
    day: '01-28',
    title: 'Darujte nám 2 % z dane',
    excerpt:
      'Vďaka podielom z dane sme vlani kúpili štyri prenosné bránky a zaplatili halu na celú zimu. Postup je jednoduchý a nič vás nestojí.',
    author: 'Mária Sedláková',
    categories: [],
    cover: 'percent',
    body: `
Dve percentá z dane odvediete tak či tak. Rozdiel je len v tom, či o nich rozhodnete vy. Minulý rok nám poslalo svoj podiel sto štrnásť ľudí a zmenilo sa to na veci, po ktorých deti behajú každý deň.

## Čo sme za ne urobili

- štyri prenosné bránky pre prípravku
- prenájom mestskej haly od novembra do marca
- kurz prvej pomoci pre všetkých trénerov
- kopačky do požičovne pre deti, ktoré z nich rýchlo vyrastú

## Ako na to

**Zamestnanci** požiadajú zamestnávateľa o ročné zúčtovanie do 15. februára a vyhlásenie s potvrdením odovzdajú do konca apríla. **Živnostníci a firmy** vyplnia údaje priamo v daňovom priznaní do konca marca. Kto v roku odpracoval ako dobrovoľník aspoň štyridsať hodín, môže darovať až tri percentá.

Tlačivá s predvyplnenými údajmi klubu nájdete v [dokumentoch](https://zelenadolina.test/documents) v priečinku 2 % z dane. Ak si nie ste istí, prineste papiere v utorok alebo vo štvrtok do kancelárie, vyplníme ich spolu.

> Ďakujeme aj tým, ktorí náš list posunú starým rodičom a kolegom. Zvyčajne stačí jedna veta pri obede.`,
  },
  {
    day: '02-10',
    title: 'Burza kopačiek: doneste malé, odneste väčšie',
    excerpt:
      'Detská noha vyrastie skôr, než sa podrážka zoderie. V sobotu preto otvárame klubovňu na výmenu kopačiek, chráničov a búnd.',
    author: 'Jana Hudáková',
    categories: ['U7', 'U9', 'U11', 'U13'],
    cover: 'boots',
    body: `
Minulý rok si na burze našlo nový pár tridsaťsedem detí. Najmenšia veľkosť mala číslo 27, najväčšia 44 a jedny kopačky prešli už tretími rukami.

## Ako to prebieha

- **Piatok 16:00 – 18:00** prinesiete čisté veci do klubovne. Každú označíme veľkosťou.
- **Sobota 9:00 – 12:00** si vyberáte. Koľko ste priniesli, toľko si môžete vziať.
- Čo zostane, putuje do klubovej požičovne.

Kto nič priniesť nemôže, príde tiež. Na stole bude krabica s nápisom *Vezmi si*, pri ktorej sa nikto na nič nepýta.

## Čo potrebujeme najviac

Kopačky a turfy veľkosti 30 až 36, chrániče pre prípravku, brankárske rukavice a zimné bundy v klubovej zelenej. Prosíme, dresy s menami nenoste, tie si necháme na pamiatku doma.

O poriadok sa postarajú hráči trinástky, o koláč ich mamy a otcovia. Na burze nájdete aj krajčírku, ktorá na počkanie prišije číslo alebo skráti tepláky.`,
  },
  {
    day: '03-02',
    title: 'Prvá pomoc pri ihrisku: tréneri sa učili s rodičmi',
    excerpt:
      'Osem trénerov a dvadsať rodičov strávilo sobotu so záchranárkou. Vieme, kde je defibrilátor, a už sa ho nebojíme použiť.',
    author: 'Tomáš Žiga',
    categories: [],
    cover: 'aid',
    body: `
Vyvrtnutý členok, rozbité obočie, alergia na včelu. Také veci sa pri deťoch stávajú a väčšinou stačí chladná hlava. Ako ju mať, sme sa učili celú sobotu v telocvični.

## Čo sme si vyskúšali

1. **Resuscitácia** dospelého aj dieťaťa na figuríne, vždy dve minúty bez prestávky.
2. **Defibrilátor**, ktorý visí pri vchode do klubovne. Prístroj hovorí po slovensky a sám vám povie, čo robiť.
3. **Otras mozgu:** päť otázok, po ktorých hráč už v ten deň na ihrisko nejde. Nikdy.
4. **Zlomeniny a krvácanie**, obväzy a improvizované dlahy.

> Najhoršie, čo môžete urobiť, je čakať, že začne niekto iný.

Každé družstvo má odteraz novú lekárničku a v nej kartu s telefónmi rodičov. Prosíme, skontrolujte si vo svojom profile číslo aj zdravotné upozornenia. Vidí ich tréner a vedúci mládeže, nikto iný.

Kurz zopakujeme na jeseň. Hlásiť sa môžu rodičia aj dorastenci od pätnástich rokov.`,
  },
  {
    day: 'scheduled',
    title: 'Nová klubová kolekcia je v e-shope',
    excerpt:
      'Bunda s kapucňou, čiapka a šál v klubovej zelenej. Prvé objednávky odovzdáme v klubovni, z každého kusu ide časť na výbavu prípravky.',
    author: 'Mária Sedláková',
    categories: [],
    cover: 'scarf',
    body: `
Pýtali ste sa na ňu od jesene: klubová bunda s kapucňou je konečne tu. Spolu s ňou prichádza čiapka, šál a taška na kopačky.

## Čo nájdete v ponuke

- **Bunda s kapucňou** v detských veľkostiach 116 až 164 aj pre dospelých
- **Čiapka** z mäkkej priadze, jedna veľkosť pre deti a jedna pre veľkých
- **Šál** s líniou údolia, presne ako na našom erbe
- **Taška na kopačky** s vetraním a miestom na meno

Veci si môžete vyskúšať v klubovni v utorok a vo štvrtok medzi štvrtou a šiestou. Objednávky prijíma [náš e-shop](https://obchod.zelenadolina.test), prevziať ich môžete po tréningu bez poštovného.

## Na čo to pôjde

Z každého kusu ide desatina na výbavu prípravky. Minulá kolekcia zaplatila dvadsať lôpt veľkosti tri a sadu mäkkých kužeľov.

> Nikto nemusí nič kupovať. Na tréning stačí akékoľvek tričko, v ktorom sa dobre behá.`,
  },
]
