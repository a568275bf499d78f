/** Rows in which staff have just answered: the row moves to another group of the list, and stays open there. */
export const openAfterMove = new Set<string>()

/** Identifies a player's row of an event. */
export const rowKey = (event: string, player: string): string => `${event}/${player}`
