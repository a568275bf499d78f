// What a process of the site says when it may not run, or not go on, beside the others.

export const ALREADY =
  'Nad touto databázou už beží iný proces webu. Zastavte ho, alebo obidvom nastavte to isté CACHE_URL: až potom si povedia, ktoré stránky sa zmenili.'
export const UNTOLD =
  'Nad touto databázou už beží proces webu bez CACHE_URL, ktorý by sa o zmenách nedozvedel. Zastavte ho a spustite znova s CACHE_URL.'
export const CUT_OFF =
  'Databáza odpovedá iným, no tento proces webu sa k nej už nevie pripojiť. Končí, aby ho systém spustil znova.'
export const WAITING =
  'Posledný proces webu sa neodhlásil (pád, výpadok prúdu). Čakám najviac pol minúty, či ešte žije.'
