/** The call to join of a club that has not written its own: it promises nothing in the club's name. */
export const JOIN = {
  title: 'Hľadáme ďalších hráčov',
  text: 'Príďte si tréning vyskúšať. Stačia tenisky, fľaša vody a chuť hrať.',
} as const

/** What search engines are told of the legal pages. */
export const LEGAL_DESCRIPTIONS = {
  privacy: 'Ktoré osobné údaje detí, rodičov a návštevníkov spracúvame, prečo, ako dlho a aké máte práva.',
  cookies: 'Ktoré cookies tento web ukladá a prečo nepotrebuje váš súhlas.',
  accessibility: 'Ako je tento web prístupný ľuďom so zdravotným postihnutím a komu ohlásiť prekážku.',
  taxShare: 'Ako darovať akadémii 2 % z dane: údaje prijímateľa, postup a termíny.',
}
