import { formatClosedSpan } from '@/features/club/places/labels'
import type { ClosingView } from '@/features/events/closing/schema'
import { counted } from '@/lib/plural'

const EVENTS = ['udalosť', 'udalosti', 'udalostí'] as const

/** What somebody reports of a place, to the office or to who leads other events there. */
export const reportWords = (
  closing: ClosingView,
  { who, others, isOffice }: { who: string; others: number; isOffice: boolean },
): { title: string; body: string } => {
  const { placeName, reason, cancelled, moved } = closing
  const span = formatClosedSpan(closing)
  if (closing.undoneAt)
    return {
      title: `Už neplatí: zatvorené miesto „${placeName}“`,
      body: `${who} hlási, že miesto „${placeName}“ je predsa otvorené, ${span}.`,
    }
  const done = [
    cancelled > 0 && `zrušené ${counted(cancelled, EVENTS)}`,
    moved > 0 && `presunuté ${counted(moved, EVENTS)}`,
  ].filter(Boolean)
  const left = others > 0 ? ` Ostatné udalosti na tomto mieste sa nezmenili: ${others}.` : ''
  return {
    title: `Hlásené zatvorené miesto: ${placeName}, ${span}`,
    body: [
      `${who} hlási, že miesto „${placeName}“ je zatvorené, ${span.replace(/[.]?$/, '.')}`,
      reason && ` Dôvod: ${reason.replace(/[.!]?$/, '.')}`,
      done.length > 0 && ` Vlastné udalosti: ${done.join(', ')}.`,
      left,
      isOffice
        ? '\n\nMiesto je zatiaľ otvorené: zatvoriť ho a rozhodnúť o ostatných udalostiach môžete na jednej stránke.'
        : '\n\nO svojich udalostiach rozhodnite, prosím, sami: zrušiť či presunúť ich môžete na jednej stránke.',
    ]
      .filter(Boolean)
      .join(''),
  }
}
