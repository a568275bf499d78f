/** The times that stand for no quiet hours. */
export const NO_QUIET_HOURS = { from: '00:00', to: '00:00' } as const

/** What is said of quiet hours that begin and end at the same time. */
export const SAME_TIMES =
  'Zadajte dva rôzne časy. Ak chcete dostávať správy aj v\u00a0noci, zrušte „V\u00a0noci ma nerušte“.'

/** Whether quiet hours begin and end at the same time, other than those that stand for none. */
export const isWithoutEnd = ({ from, to }: { from: string; to: string }): boolean =>
  from === to && from !== NO_QUIET_HOURS.from
