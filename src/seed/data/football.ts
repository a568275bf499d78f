import { PLACES } from './categories'

/** Invented opponents with their grounds and their strength, 0 to 1. */
export const OPPONENTS = [
  {
    name: 'TJ Družstevník Horná Lúka',
    town: 'Horná Lúka',
    place: 'Futbalový areál Horná Lúka',
    strength: 0.4,
  },
  { name: 'FK Slovan Dolný Hrádok', town: 'Dolný Hrádok', place: 'Štadión FK, Dolný Hrádok', strength: 0.62 },
  { name: 'MŠK Biela Skala', town: 'Biela Skala', place: 'Mestský štadión, Biela Skala', strength: 0.7 },
  { name: 'OŠK Kamenný Most', town: 'Kamenný Most', place: 'Ihrisko OŠK, Kamenný Most', strength: 0.45 },
  { name: 'ŠK Lipová', town: 'Lipová', place: 'Športový areál Lipová', strength: 0.5 },
  {
    name: 'FC Rybník pod Horou',
    town: 'Rybník pod Horou',
    place: 'Ihrisko pri hrádzi, Rybník pod Horou',
    strength: 0.35,
  },
] as const

/** When each category plays: day after Saturday (0 or 1) and kick-off. */
export const KICK_OFFS: Record<string, { sunday: boolean; time: string; minutes: number; home: string }> = {
  U11: { sunday: false, time: '10:00', minutes: 70, home: PLACES.turf },
  U13: { sunday: true, time: '10:00', minutes: 90, home: PLACES.turf },
  U15: { sunday: true, time: '12:30', minutes: 100, home: PLACES.main },
  U17: { sunday: false, time: '14:00', minutes: 110, home: PLACES.main },
}

/** What was trained, in a trainer's words. */
export const CONTENTS = [
  'Vedenie lopty oboma nohami, slalomy so zmenou smeru, hra 3 na 3 na štyri bránky.',
  'Prihrávka vnútornou stranou a prvý dotyk do pohybu. Na záver turnaj dvojíc.',
  'Presilovka 4 na 2 (rondo), prechod z obrany do útoku do piatich sekúnd, hra na dve bránky.',
  'Zakončenie z prvej po prihrávke zo strany, súťaž dvoch družstiev v streľbe.',
  'Koordinačný rebrík, odrazy, štarty na signál. Potom 1 na 1 s koncovkou.',
  'Rohy a priame kopy: dva signály na každú stranu, obrana zóny.',
  'Obranný postup dvojice, preberanie a vykrývanie priestoru, hra 5 na 5.',
  'Rozohrávka od brankára cez stredného obrancu, hra 7 na 7 s podmienkou dvoch dotykov.',
  'Hlavičkovanie mäkkou loptou, odhad letu lopty, futbalový tenis v trojiciach.',
  'Regeneračný tréning po zápase: ľahký beh, strečing, bago a rozbor troch situácií.',
  'Kľučka a obhodenie, útočná hra 1 na 1 po krídle, center na prvú tyč.',
  'Rýchlostné štafety s loptou, hra na malom priestore s náhradnými hráčmi mimo ihriska.',
  'Krytie lopty telom, obrat pod tlakom, hra 4 na 4 s neutrálnym hráčom.',
  'Presun hry na opačnú stranu cez stred, krížna prihrávka, hra na štyri bránky.',
  'Kruhový tréning: stred tela, rovnováha, kolená. Zvyšok času voľná hra.',
  'Presing po strate v útočnej tretine, spoločný posun bloku, hra 8 na 8.',
] as const

/** Reasons for cancelled trainings and matches. */
export const CANCELLATIONS = {
  training: [
    'Ihrisko je po daždi nehrateľné, správca ho do zajtra zatvoril.',
    'Tréner je chorý a náhradu sa nepodarilo nájsť.',
    'Športovú halu má mesto vyhradenú pre volebnú miestnosť.',
    'Výstraha pred búrkami, bezpečnosť detí je prednejšia.',
  ],
  match: [
    'Súper nemá dosť zdravých hráčov, hľadáme náhradný termín.',
    'Zamrznuté ihrisko, rozhodca zápas nepovolil.',
  ],
} as const

export const NOTES = {
  home: 'Prineste si obe súpravy. Po zápase ostávame na spoločný čaj v klubovni.',
  away: 'Odchod autami z parkoviska pri štadióne. Kto má voľné miesto, nech sa ozve trénerovi.',
  hall: 'Hrá sa v hale: čistá halová obuv so svetlou podrážkou a vlastná fľaša.',
  tournament: 'Obed zabezpečuje organizátor. Prineste si súpravu, halovú obuv a niečo na prezlečenie.',
  outdoor: 'Kopačky, chrániče, šiltovka a dosť vody. Deti hrajú na zmeny, každý nastúpi v každom zápase.',
} as const
