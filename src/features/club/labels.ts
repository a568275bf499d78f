/** The invitation to join where the club has not written its own; it makes no promises in the club's name. */
export const JOIN = {
  title: 'Hľadáme ďalších hráčov',
  text: 'Príďte si tréning vyskúšať. Stačia tenisky, fľaša vody a chuť hrať.',
} as const

/** The descriptions of the legal pages for search engines. */
export const LEGAL_DESCRIPTIONS = {
  privacy: 'Ktoré osobné údaje detí, rodičov a návštevníkov spracúvame, prečo, ako dlho a aké máte práva.',
  cookies: 'Ktoré cookies tento web ukladá a prečo nepotrebuje váš súhlas.',
  accessibility: 'Ako je tento web prístupný ľuďom so zdravotným postihnutím a komu ohlásiť prekážku.',
  taxShare: 'Ako darovať akadémii 2 % z dane: údaje prijímateľa, postup a termíny.',
}
