/** What a drawn picture shows; palettes and drawings are in pictures/. */
export interface Scene {
  alt: string
  palette: number
  part?: 'circle' | 'box' | 'corner' | 'goal' | 'stripes'
  valley?: boolean
  thing: 'shirt' | 'shirts' | 'number' | 'crest' | 'cup' | 'ball' | 'tactics'
  number?: string
}

/** Covers of articles by the name the article gives. */
export const COVERS: Record<string, Scene> = {
  hall: { alt: 'Kresba: dráha lopty k bránke v hale', palette: 4, part: 'goal', thing: 'ball' },
  numbers: {
    alt: 'Kresba: veľké číslo 11 nad stredovým kruhom',
    palette: 0,
    part: 'circle',
    thing: 'number',
    number: '11',
  },
  shirt: {
    alt: 'Kresba: tri dresy s číslami 7, 8 a 9',
    palette: 3,
    part: 'stripes',
    thing: 'shirts',
    number: '7',
  },
  goal: {
    alt: 'Kresba: dres brankára s číslom 1 pred bránkou',
    palette: 2,
    part: 'goal',
    thing: 'shirt',
    number: '1',
  },
  medal: { alt: 'Kresba: pohár s číslom 2 a údolie', palette: 1, valley: true, thing: 'cup', number: '2' },
  answer: { alt: 'Kresba: rozostavenie hráčov na tabuli', palette: 2, part: 'box', thing: 'tactics' },
  clubhouse: { alt: 'Kresba: erb klubu nad údolím', palette: 0, valley: true, thing: 'crest' },
  balls: { alt: 'Kresba: dráha lopty nad kopcami', palette: 3, valley: true, thing: 'ball' },
  run: {
    alt: 'Kresba: dres s číslom 17 a rohový praporček',
    palette: 1,
    part: 'corner',
    thing: 'shirt',
    number: '17',
  },
  cup: { alt: 'Kresba: pohár s číslom 1 a pruhy', palette: 0, part: 'stripes', thing: 'cup', number: '1' },
  winter: { alt: 'Kresba: zimné údolie a erb klubu', palette: 5, valley: true, thing: 'crest' },
  qr: { alt: 'Kresba: číslo 15, deň splatnosti', palette: 1, part: 'box', thing: 'number', number: '15' },
  percent: { alt: 'Kresba: veľké 2 %', palette: 3, part: 'circle', thing: 'number', number: '2%' },
  boots: {
    alt: 'Kresba: číslo 27, najmenšia veľkosť kopačiek',
    palette: 0,
    valley: true,
    thing: 'number',
    number: '27',
  },
  aid: { alt: 'Kresba: taktická tabuľa s jednou cestou', palette: 5, part: 'corner', thing: 'tactics' },
  scarf: { alt: 'Kresba: erb klubu na pruhoch', palette: 0, part: 'stripes', thing: 'crest' },
  corner: { alt: 'Kresba: rohový praporček a dráha lopty', palette: 0, part: 'corner', thing: 'ball' },
  camp: { alt: 'Kresba: tri dresy pred kopcami', palette: 4, valley: true, thing: 'shirts', number: '4' },
  lights: {
    alt: 'Kresba: nočné ihrisko so stredovým kruhom a dráhou lopty',
    palette: 2,
    part: 'circle',
    thing: 'ball',
  },
  family: {
    alt: 'Kresba: tri dresy rodiny na štadióne',
    palette: 1,
    part: 'circle',
    thing: 'shirts',
    number: '1',
  },
  farewell: {
    alt: 'Kresba: dres s číslom 4 nad údolím',
    palette: 2,
    valley: true,
    thing: 'shirt',
    number: '4',
  },
  journey: { alt: 'Kresba: rozostavenie pred bránkou', palette: 4, part: 'goal', thing: 'tactics' },
}

/** Photo albums; each picture is drawn. The day is MM-DD, its latest occurrence. */
export const ALBUMS: readonly { title: string; day: string; pictures: readonly Scene[] }[] = [
  {
    title: 'Halový turnaj U9',
    day: '11-14',
    pictures: [
      { alt: 'Kresba: dres s číslom 9 pred bránkou', palette: 0, part: 'goal', thing: 'shirt', number: '9' },
      { alt: 'Kresba: dráha lopty k pokutovému územiu', palette: 4, part: 'box', thing: 'ball' },
      { alt: 'Kresba: výsledok 3 : 2', palette: 3, part: 'stripes', thing: 'number', number: '3:2' },
      { alt: 'Kresba: pohár s číslom 1', palette: 2, part: 'circle', thing: 'cup', number: '1' },
    ],
  },
  {
    title: 'Brankárske stredy',
    day: '10-21',
    pictures: [
      { alt: 'Kresba: brankársky dres s číslom 1', palette: 3, part: 'goal', thing: 'shirt', number: '1' },
      { alt: 'Kresba: tri brankárske dresy', palette: 2, part: 'box', thing: 'shirts', number: '21' },
      { alt: 'Kresba: dráha lopty do vinkla', palette: 5, part: 'goal', thing: 'ball' },
    ],
  },
  {
    title: 'Otvorenie sezóny',
    day: '08-29',
    pictures: [
      { alt: 'Kresba: erb klubu a stredový kruh', palette: 0, part: 'circle', thing: 'crest' },
      { alt: 'Kresba: rozostavenie v prvom kole', palette: 1, part: 'circle', thing: 'tactics' },
      { alt: 'Kresba: dresy s číslami 5, 6 a 7', palette: 4, part: 'corner', thing: 'shirts', number: '5' },
      { alt: 'Kresba: údolie pri prvom výkope', palette: 3, valley: true, thing: 'ball' },
    ],
  },
  {
    title: 'Letný kemp',
    day: '07-14',
    pictures: [
      { alt: 'Kresba: kempový dres s číslom 60', palette: 4, valley: true, thing: 'shirt', number: '60' },
      { alt: 'Kresba: tabuľa s hrou tretieho dňa', palette: 3, part: 'box', thing: 'tactics' },
      { alt: 'Kresba: erb nad kopcami', palette: 2, valley: true, thing: 'crest' },
    ],
  },
  {
    title: 'Deň rodiny',
    day: '05-30',
    pictures: [
      {
        alt: 'Kresba: výsledok 5 : 5 rodičov s trénermi',
        palette: 1,
        part: 'corner',
        thing: 'number',
        number: '5:5',
      },
      { alt: 'Kresba: tri dresy jednej rodiny', palette: 0, valley: true, thing: 'shirts', number: '2' },
      { alt: 'Kresba: pohár dňa rodiny', palette: 4, part: 'stripes', thing: 'cup', number: '3' },
    ],
  },
]

/** Teasers of the external shop, prices in cents. */
export const PRODUCTS: readonly { name: string; price: number; path: string; scene: Scene }[] = [
  {
    name: 'Zápasový dres domáci',
    price: 3200,
    path: 'dres-domaci',
    scene: {
      alt: 'Kresba: domáci dres s číslom 10',
      palette: 0,
      part: 'stripes',
      thing: 'shirt',
      number: '10',
    },
  },
  {
    name: 'Zápasový dres hosťovský',
    price: 3200,
    path: 'dres-hostovsky',
    scene: {
      alt: 'Kresba: hosťovský dres s číslom 8',
      palette: 5,
      part: 'stripes',
      thing: 'shirt',
      number: '8',
    },
  },
  {
    name: 'Brankársky dres',
    price: 3600,
    path: 'dres-brankarsky',
    scene: {
      alt: 'Kresba: brankársky dres s číslom 1',
      palette: 4,
      part: 'goal',
      thing: 'shirt',
      number: '1',
    },
  },
  {
    name: 'Tréningová súprava',
    price: 6500,
    path: 'suprava',
    scene: {
      alt: 'Kresba: tri tréningové dresy',
      palette: 2,
      part: 'stripes',
      thing: 'shirts',
      number: '14',
    },
  },
  {
    name: 'Klubový šál',
    price: 1400,
    path: 'sal',
    scene: { alt: 'Kresba: erb klubu a línia údolia', palette: 3, valley: true, thing: 'crest' },
  },
  {
    name: 'Lopta veľkosti 4',
    price: 2200,
    path: 'lopta-4',
    scene: { alt: 'Kresba: dráha lopty cez stredový kruh', palette: 1, part: 'circle', thing: 'ball' },
  },
  {
    name: 'Taktická tabuľa',
    price: 1900,
    path: 'tabula',
    scene: { alt: 'Kresba: taktická tabuľa', palette: 0, part: 'box', thing: 'tactics' },
  },
  {
    name: 'Nálepka s erbom',
    price: 300,
    path: 'nalepka',
    scene: { alt: 'Kresba: erb klubu pri rohovom praporčeku', palette: 5, part: 'corner', thing: 'crest' },
  },
]
