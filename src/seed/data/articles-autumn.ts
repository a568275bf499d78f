import type { ArticleRow } from './rows'

export const AUTUMN: readonly ArticleRow[] = [
  {
    day: '11-16',
    title: 'Začíname zimnú prípravu v hale',
    excerpt:
      'Od pondelka trénujú mladšie kategórie v telocvični a staršie striedajú mestskú halu s umelou trávou. Prečítajte si, čo si zbaliť a kde nás nájdete.',
    author: 'Peter Hudák',
    categories: [],
    cover: 'hall',
    body: `
Trávnik na hlavnom ihrisku si zaslúži oddych a my strechu nad hlavou. Od tohto týždňa platí zimný rozvrh: **časy tréningov sa nemenia**, menia sa len miesta.

## Kto kde trénuje

- U7 a U9 v telocvični základnej školy na Školskej 3
- U11 a U13 v mestskej športovej hale, v piatok na umelej tráve
- U15 a U17 dvakrát na umelej tráve a raz v hale

Presné miesto nájdete vždy pri udalosti. Ak sa zmení, príde vám upozornenie najneskôr v deň tréningu do desiatej.

## Čo si zbaliť

Do haly patrí čistá obuv so svetlou podrážkou, fľaša s vodou a tričko na prezlečenie. Na umelú trávu stačia turfy, lisovky a tenká čiapka. Kopačky s kolíkmi nechajte doma, správca s nimi nikoho nepustí.

> V hale je lopta rýchlejšia a čas na rozhodnutie kratší. Tri mesiace na malom priestore nám na jar vrátia viac než ktorýkoľvek beh po lese.

Každý druhý víkend hráme halový turnaj alebo prípravný zápas. Odpovedajte na pozvánky aspoň dva dni vopred, aby tréneri stihli pripraviť zostavy a odvoz.`,
  },
  {
    day: '11-09',
    title: 'Jeseň v číslach a čo tabuľka nepovie',
    excerpt:
      'Jedenásť kôl, štyri súťažné družstvá a stovky detských zápasov bez tabuľky. Vedúci mládeže hodnotí prvú polovicu sezóny.',
    author: 'Peter Hudák',
    categories: ['U11', 'U13', 'U15', 'U17'],
    cover: 'numbers',
    body: `
Posledný jesenný hvizd máme za sebou. Tabuľky si každý nájde sám, preto radšej napíšem, čo som videl od postrannej čiary.

## Jedenástka sa prestala báť lopty

Na začiatku sezóny chlapci a dievčatá odkopávali. V októbri už brankár rozohrával nakrátko a obrana si lopty pýtala. Stálo nás to niekoľko gólov a tréner Ľuboš Šimko vie, že to boli dobre investované góly.

## Trinástka zvláda veľké ihrisko

Prechod na jedenásť hráčov býva tvrdý. Róbert Chovan stavil na trpezlivosť: každý zo súpisky odohral aspoň tretinu času a každý nastúpil v základnej zostave.

## Pätnástka a dorast

- U15 mala najmladší káder súťaže a bodovala aj s lídrom.
- U17 dostala na jeseň o polovicu menej kariet než vlani.
- Obe družstvá trénujú s účasťou nad sedemdesiat percent.

> Výsledok poteší v sobotu, návyk zostane na celý život.

Ďakujem rodičom za odvoz, tréningové dresy z práčky aj za pokojné hľadisko. V januári sa vidíme na turnajoch, v marci opäť na tráve.`,
  },
  {
    day: '11-03',
    title: 'Dievčatá v akadémii: je nás viac ako na jedno družstvo',
    excerpt:
      'V šiestich kategóriách dnes trénuje viac ako dvadsať dievčat. Raz za mesiac majú vlastný spoločný tréning a od jari chystáme turnaj.',
    author: 'Jana Hudáková',
    categories: [],
    cover: 'shirt',
    body: `
Keď sme pred piatimi rokmi robili prvý nábor, prišlo jedno dievča. Dnes ich je toľko, že pri spoločnom tréningu zaplnia celú polovicu ihriska.

Dievčatá u nás trénujú s chlapcami vo svojich kategóriách. Je to pre obe strany dobrá škola. Zároveň vieme, že chvíľa medzi sebou má iné čaro, preto sa **prvú sobotu v mesiaci** stretnú všetky, od U7 po U17.

## Ako vyzerá spoločná sobota

1. Rozcvička v dvojiciach, staršia s mladšou.
2. Tri stanovištia: vedenie lopty, zakončenie, brankárske minimum.
3. Turnaj zmiešaných trojíc, v ktorom gól najmladšej platí za dva.

Vedie ich Jana Hudáková a pomáhajú hráčky dorastu. Rodičia môžu zostať v klubovni na čaji.

## Čo chystáme na jar

Pozvali sme dievčatá z Hornej Lúky a z Lipovej na priateľský turnaj. Nebude mať tabuľku, bude mať spoločný obed. Ak máte doma futbalistku alebo jej kamarátku, ktorá by to chcela skúsiť, napíšte nám na [kancelaria@zelenadolina.test](mailto:kancelaria@zelenadolina.test). Prvé tri tréningy sú na skúšku.`,
  },
  {
    day: '10-26',
    title: 'Brankárske stredy so Štefanom Vlčkom',
    excerpt:
      'Brankári od U11 vyššie majú v stredu vlastnú hodinu. Pozreli sme sa, čo sa na nej robí a prečo sa na nej viac hovorí, než chytá.',
    author: 'Mária Sedláková',
    categories: ['U11', 'U13', 'U15', 'U17'],
    cover: 'goal',
    body: `
Streda, šesť hodín večer. Na tréningovom ihrisku stoja štyri bránky a pri nich dvanásť brankárov štyroch kategórií. Štefan Vlček má v ruke píšťalku, ale takmer ju nepoužíva.

„Brankár je jediný, kto vidí celé ihrisko. Keď mlčí, je to, akoby v aute nesvietili svetlá,“ hovorí. Preto sa každé cvičenie začína hlasom: *moja, otoč, čas, chrbát*.

## Hodina má tri časti

- **Nohy.** Postavenie, úkroky, prvý krok. Bez lopty, ale s úsmevom.
- **Ruky.** Chytanie pri tele, vyrážanie do strán, pády na mäkkej podložke.
- **Hlava.** Rozohrávka: krátko na obrancu, alebo dlho do behu?

Starší pomáhajú mladším, a kým dorastenci strieľajú, jedenástka sa učí čítať nohu strelca.

> Inkasovaný gól nie je chyba brankára. Chybou je neurobiť nič preto, aby nepadol ďalší.

Ak si vaše dieťa chce bránku len vyskúšať, nech príde tiež. Rukavice v dvoch veľkostiach požičiame.`,
  },
  {
    day: '10-12',
    title: 'Jedenástka priviezla z Lipovej striebro',
    excerpt:
      'Na turnaji ôsmich družstiev prehrali naši až vo finále na penalty. Tréner chváli najmä to, že si gól pripísalo deväť rôznych detí.',
    author: 'Ľuboš Šimko',
    categories: ['U11'],
    cover: 'medal',
    body: `
V nedeľu ráno bola na ihrisku v Lipovej ešte hmla, keď sme vybiehali na prvý zápas. O štyri hodiny neskôr sme stáli na stupni s medailou a s rozviazanými šnúrkami.

## Cesta do finále

V skupine sme zdolali Kamenný Most 3 : 1 a Rybník 2 : 0, s domácou Lipovou sme remizovali 1 : 1. V semifinále nás čakala Biela Skala. Prehrávali sme dvakrát, dvakrát sme vyrovnali a minútu pred koncom padol z rohu víťazný gól: **3 : 2.**

Finále s Dolným Hrádkom skončilo bez gólov. V penaltách boli súperi presnejší o jeden pokus.

> Najviac ma teší, že gól dalo deväť rôznych detí a že každé odohralo polovicu turnaja.

## Ďakujeme

- rodičom za päť plných áut a jednu bábovku
- organizátorom za bezchybný rozpis
- súperom za podané ruky po každom zápase

Fotky pridáme do galérie. Ďalší turnaj nás čaká v hale, pozvánky už máte v kalendári.`,
  },
  {
    day: '09-28',
    title: 'Príde, nepríde: prečo sa pred zápasom pýtame',
    excerpt:
      'Odpoveď na pozvánku zaberie tri sekundy a trénerovi ušetrí večer telefonovania. Vysvetľujeme, ako to funguje a dokedy treba odpovedať.',
    author: 'Mária Sedláková',
    categories: [],
    cover: 'answer',
    body: `
Keď tréner vo štvrtok večer skladá zostavu, potrebuje vedieť jediné: kto príde. Ešte vlani kvôli tomu obvolával dvadsať rodín. Dnes stačí, ak v časti **Moje udalosti** ťuknete na jednu z troch odpovedí.

## Ako to funguje

- Pri **zápasoch a turnajoch** odpoveď potrebujeme vždy. Uzávierka je uvedená pri udalosti, zvyčajne dva dni vopred o ôsmej večer.
- Pri **tréningoch** s deťmi počítame. Ozvite sa iba vtedy, keď neprídu.
- Pri odpovedi *Nepríde* vyberte dôvod. Vidí ho len tréner, nie ostatní rodičia.

## Čo ak sa niečo zmení

Odpoveď môžete do uzávierky zmeniť koľkokrát chcete. Po nej zavolajte trénerovi, jeho číslo je v zozname kontaktov vašej kategórie.

Ak máte v klube viac detí, prepnete sa medzi nimi hore pri mene. Odpovedať môže ktorýkoľvek rodič s plnými právami, netreba to robiť dvakrát.

> Prázdna odpoveď nie je ospravedlnenie, je to otáznik v zostave.

Ďakujeme, že trénerom šetríte čas. Venujú ho deťom.`,
  },
  {
    day: '09-14',
    title: 'Rodičovské stretnutia: termíny pre všetky kategórie',
    excerpt:
      'V druhej polovici septembra sa stretneme v klubovni. Na programe je rozvrh, členské, odvozy na zápasy a vaše otázky.',
    author: 'Mária Sedláková',
    categories: [],
    cover: 'clubhouse',
    body: `
Nová sezóna prináša nové otázky: kto vozí na zápasy, koľko je dresov a čo znamená skratka na rozpise. Najrýchlejšie sa zodpovedajú pri jednom stole.

## Kedy sa stretneme

- **U7 a U9** v utorok o 17:15
- **U11** v stredu o 18:15
- **U13** vo štvrtok o 18:45
- **U15 a U17** v pondelok o 19:15

Všetky stretnutia sú v klubovni pri hlavnom ihrisku a potrvajú najviac hodinu. Deti môžu byť medzitým na ihrisku, dozor zabezpečíme.

## O čom budeme hovoriť

1. Ciele sezóny a pravidlá striedania v kategórii.
2. Členské, zľavy pre súrodencov a potvrdenia pre zamestnávateľa.
3. Súhlasy s fotografiami a bezpečnosť detí v klube.
4. Odvozy: tabuľka áut, do ktorej sa môže zapísať každý.

Ak nemôžete prísť, zápis nájdete o dva dni v [dokumentoch](https://zelenadolina.test/documents). Otázky vopred posielajte trénerom kategórií, pripravia si odpovede.`,
  },
  {
    day: '08-24',
    title: 'Nábor detí ročníkov {od} – {do}',
    excerpt:
      'Hľadáme chlapcov a dievčatá, ktorí sa chcú hýbať. Prvé tri tréningy sú na skúšku a bez poplatku, netreba nič okrem tenisiek.',
    author: 'Jana Hudáková',
    categories: ['U7', 'U9'],
    cover: 'balls',
    body: `
Futbal sa dá začať v šiestich aj v deviatich. Netreba vedieť žonglovať, netreba mať kopačky. Treba chuť naháňať sa za loptou.

## Kedy a kde

- **U7** (predprípravka): utorok a štvrtok 16:00 – 17:00
- **U9** (prípravka): pondelok a streda 16:30 – 17:45

Stretávame sa na tréningovom ihrisku na Športovej 12. Príďte desať minút vopred, ukážeme vám šatne a predstavíme trénerov.

## Čo si priniesť

Tenisky, tepláky, fľašu s vodou a dobrú náladu. Lopty, rozlišováky a kužele máme. Rodičia môžu prvé dva tréningy zostať pri ihrisku, potom vás radi pozveme na kávu do klubovne.

> Po prvom tréningu sa nepýtajte, či vyhrali. Opýtajte sa, s kým sa hrali.

## Ako sa prihlásiť

Stačí napísať na [nabor@zelenadolina.test](mailto:nabor@zelenadolina.test) meno a rok narodenia dieťaťa. Po troch tréningoch sa spolu rozhodnete, či pokračovať. Členské v predprípravke je 20 € mesačne, súrodenec platí polovicu a tretie dieťa nič.`,
  },
  {
    day: '08-06',
    title: 'Dorast odštartoval prípravu, prvý týždeň patril behu aj smiechu',
    excerpt:
      'Sedemnástka sa vrátila z prázdnin. Tréner Andrej Cibula predstavil plán na august a nového kapitána, ktorého si zvolili hráči sami.',
    author: 'Andrej Cibula',
    categories: ['U17'],
    cover: 'run',
    body: `
Prvý augustový pondelok, dvadsaťosem stupňov a na ihrisku dvadsať dva dorastencov. Po mesiaci voľna to bolo v nohách vidieť, na náladách nie.

## Plán na august

- **Prvý týždeň:** testy vytrvalosti a pohyblivosti, krátke hry.
- **Druhý týždeň:** sila vlastným telom, herné systémy.
- **Tretí týždeň:** prípravné zápasy s Lipovou a Bielou Skalou.
- **Štvrtý týždeň:** uvoľnenie a štandardné situácie pred prvým kolom.

## Kapitána si volia hráči

Každý napísal na lístok jedno meno a jednu vetu, prečo. Sčítanie trvalo päť minút a výsledok bol jednoznačný. Vety sme prečítali nahlas bez mien autorov. Objavovalo sa v nich jedno slovo: *počúva*.

> Kapitán nemusí byť najlepší. Musí vedieť, kto má dnes zlý deň.

Do tímu sa zapojili aj dvaja hráči z U15, ktorí budú v sezóne {sezona} nastupovať za obe kategórie. S rodičmi sme sa dohodli, že minút nebude viac, než im svedčí.`,
  },
]
