/** Why a player gets no new fee: they have it, or all there is of it is in the trash. */
export const formatHas = (trashed: boolean): string => (trashed ? 'predpis má v\u00a0koši' : 'predpis už má')
