import type { ArticleRow } from './rows'

export const SPRING: readonly ArticleRow[] = [
  {
    day: '03-18',
    title: 'Jarná časť sa začína: späť na trávu',
    excerpt:
      'Prvé jarné kolo hráme posledný marcový víkend. Ihrisko prezimovalo dobre, rozpis je v kalendári a časy tréningov sa nemenia.',
    author: 'Peter Hudák',
    categories: [],
    cover: 'corner',
    body: `
Správca v utorok prevalcoval hlavné ihrisko, v stredu namaľoval čiary a vo štvrtok sa na ne prišli pozrieť prví nedočkaví. Zima sa skončila.

## Čo je nové

- Všetky kategórie sa vracajú **von**, halu nechávame len na dni s dažďom.
- Domáce zápasy U15 a U17 sa hrajú na hlavnom ihrisku, U11 a U13 na umelej tráve.
- Pri každom domácom zápase bude jeden rodič v žltej veste. Pomáha hosťom so šatňou a nám s pokojom v hľadisku.

## O čo hráme

Jedenástka a trinástka chcú hrať odvážnejšie zozadu, pätnástka lepšie brániť štandardky. Dorast má pred sebou náročný úvod: prvé tri kolá u súperov z čela tabuľky.

> Jar je krátka. Dvanásť kôl prejde rýchlejšie, než stihneme vyprať šatňové rozlišováky.

Rozpis nájdete v časti [Zápasy](https://zelenadolina.test/matches). Ak si ho chcete pridať do telefónu, v profile je odkaz na kalendár, ktorý sa aktualizuje sám. Pripomíname tiež lekárske prehliadky: bez platnej nemôžeme hráča zapísať do zápisu o stretnutí.`,
  },
  {
    day: '04-12',
    title: 'Letný kemp {rok}: prihlasovanie otvorené',
    excerpt:
      'Päť dní futbalu, kúpaliska a táboráka pre deti od šesť do trinásť rokov. Kapacita je šesťdesiat miest, súrodenci majú zľavu.',
    author: 'Ľuboš Šimko',
    categories: ['U7', 'U9', 'U11', 'U13'],
    cover: 'camp',
    body: `
Druhý júlový týždeň patrí tradične kempu. Nie je to sústredenie, na ktorom sa bojuje o zostavu. Je to týždeň, na ktorý sa v septembri ešte spomína.

## Ako vyzerá deň

1. **8:00** príchod, voľná hra a raňajkové ovocie
2. **9:00** tréning po skupinách, každá má svojho trénera
3. **12:00** obed v školskej jedálni
4. **13:30** kúpalisko, výlet alebo turnaj v netradičných športoch
5. **16:30** odchod domov, vo štvrtok až po táboráku

## Cena a prihlásenie

Kemp stojí **120 €**. Zahŕňa obedy, pitný režim, tričko a vstupy. Druhé dieťa z rodiny platí 90 €. Prihlášku vyplníte v [dokumentoch](https://zelenadolina.test/documents), miesto je vaše po úhrade do konca mája.

> Prihlásiť sa môžu aj deti, ktoré u nás nehrajú. Kamaráti sú vítaní.

Hľadáme tiež dvoch pomocníkov z radov dorastencov. Odmenou je kempové tričko, obedy a hodiny do dobrovoľníckej knižky.`,
  },
  {
    day: '05-04',
    title: 'Tréningové ihrisko má nové svetlá',
    excerpt:
      'Šesť stožiarov s úspornými svietidlami predĺži jarné aj jesenné tréningy o hodinu. Polovicu zaplatilo mesto, zvyšok partneri a rodičia.',
    author: 'Peter Hudák',
    categories: [],
    cover: 'lights',
    body: `
V pondelok o ôsmej večer sme prvý raz cvakli vypínačom. Prípravka, ktorá už mala byť doma, pribehla k plotu a začala odpočítavať. O sekundu bolo na tréningovom ihrisku vidno každú žiarovku aj každý úsmev.

## Čo to znamená pre deti

- Jesenné tréningy sa nemusia po prvom októbri skracovať.
- Brankári majú svoju stredu istú aj v novembri.
- Umelá tráva sa uvoľní pre dve kategórie naraz.

## Kto to zaplatil

Mesto Zelená Dolina prispelo polovicou. Zvyšok zložili partneri klubu a rodičia v zbierke, do ktorej sa zapojilo deväťdesiat rodín. Elektroinštaláciu urobil otec jedného z pätnástkarov za cenu materiálu a za dve bábovky.

> Nepotrebovali sme najdrahšie svetlá. Potrebovali sme, aby deti videli na loptu.

Svietidlá sa o deviatej večer samy stlmia, aby neobťažovali susedov z Lúčnej ulice. Ak by vám napriek tomu prekážali, ozvite sa. Uhol sa dá nastaviť za pár minút.`,
  },
  {
    day: '05-25',
    title: 'Deň rodiny na štadióne: program na sobotu',
    excerpt:
      'Zápas rodičov proti trénerom, penaltová súťaž pre starých rodičov a skákací hrad. Vstup je voľný, prineste si deku.',
    author: 'Jana Hudáková',
    categories: [],
    cover: 'family',
    body: `
Raz do roka si vymeníme miesta. Deti sedia na tribúne a povzbudzujú, my dospelí sa snažíme nezraniť sa pri rozcvičke.

## Program

1. **10:00** otvorenie a prehliadka najmenších s loptou
2. **10:30** turnaj zmiešaných rodín štyria na štyroch
3. **12:00** guláš od výboru, vegetariánsky z druhého kotla
4. **13:30** penaltová súťaž pre starých rodičov
5. **14:30** zápas rodičia proti trénerom
6. **16:00** vyhodnotenie a tombola

Hlavnou cenou tomboly je podpísaný dres dorastu a hodina kopania do brány proti Štefanovi Vlčkovi.

## Čo treba vedieť

Vstup je voľný, parkovať sa dá pri škole. Na mieste bude zdravotníčka, tienený kútik pre najmenších a dosť vody. Psy sú vítané na vôdzke mimo ihriska.

Do turnaja rodín sa môžete zapísať u svojho trénera do štvrtka. Družstvo tvoria dvaja dospelí a dve deti, z ktorých aspoň jedno má menej ako desať rokov. Rozhoduje sa smiechom, v spornom prípade penaltami.`,
  },
  {
    day: '06-20',
    title: 'Ďakujeme za sezónu a lúčime sa s dorastencami',
    excerpt:
      'Štyria hráči odchádzajú k dospelým. Na poslednom tréningu dostali dres s číslom a odkazom od svojich prvých trénerov.',
    author: 'Andrej Cibula',
    categories: ['U17'],
    cover: 'farewell',
    body: `
Keď k nám prišli, siahali mi po pás. V piatok som im podával ruku zdola nahor. Štyria dorastenci končia svoju cestu v akadémii a my sme im na poslednom tréningu pripravili prekvapenie.

## Dres s odkazom

Každý dostal dres so svojím číslom. Zvnútra na golieri je veta, ktorú napísal jeho **prvý tréner** z prípravky. Neprečítam vám ich, patria im. Prezradím len, že v dvoch sa spomína zabudnutá taška.

## Sezóna v krátkosti

- sto päťdesiat detí v šiestich kategóriách
- takmer sedemsto tréningov a vyše sto zápasov
- jedna zlomená ruka, ktorá sa zahojila, a nespočetne veľa rozviazaných šnúrok

> Futbalistom na celý život sa nestáva ten, kto vyhral najviac zápasov, ale ten, kto sa vie tešiť na utorok.

Ďakujem rodičom, trénerom, správcovi aj pani zo školskej jedálne. V júli oddychujeme, v auguste začíname odznova. A vy štyria, dvere poznáte. Kľúč je tam, kde vždy bol.`,
  },
  {
    day: 'draft',
    title: 'Zájazd na medzinárodný turnaj: zisťujeme záujem',
    excerpt:
      'Trinástka dostala pozvanie na turnaj v zahraničí. Skôr než odpovieme, potrebujeme vedieť, koľko rodín by malo záujem.',
    author: 'Róbert Chovan',
    categories: ['U13'],
    cover: 'journey',
    body: `
Dostali sme pozvanie na trojdňový turnaj pre hráčov do trinásť rokov. Hrať by sme mali päť až sedem zápasov a bývať spolu v škole v prírode.

## Čo zatiaľ vieme

- termín je cez predĺžený víkend na konci mája
- odhad ceny je 140 € na dieťa vrátane autobusu
- sprevádzať budú dvaja tréneri a dvaja rodičia

## Čo treba doplniť

Cenovú ponuku dopravcu, podmienky poistenia a súhlas výboru. Až potom článok zverejníme a otvoríme prihlasovanie.

Rodičia trinástky, ak máte skúsenosti s podobnou cestou, ozvite sa. Radi by sme do rozpočtu zarátali aj deti, pre ktoré by inak zájazd nebol možný, a oslovili partnerov klubu s prosbou o príspevok.

> Výsledok z takého turnaja zabudnú. Spoločnú izbu nie.`,
  },
]
