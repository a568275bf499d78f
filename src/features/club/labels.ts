/** The call to join of a club that has not written its own: it promises nothing in the club's name. */
export const JOIN = {
  title: 'Hľadáme ďalších hráčov',
  text: 'Príďte si tréning vyskúšať. Stačia tenisky, fľaša vody a chuť hrať.',
} as const
