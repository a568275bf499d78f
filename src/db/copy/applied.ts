import { StartRefusal } from '@/lib/env'
import { pendingOf } from '../migrations/pending'

/**
 * Throws StartRefusal unless exactly these migrations have run: a source of another shape cannot be read with the present
 * collections.
 */
export function requireAllApplied(all: readonly { name: string }[], applied: readonly string[]): void {
  if (applied.length === 0) throw new StartRefusal('V zdrojovej databáze nie sú údaje webu.')
  if (pendingOf(all, applied).length > 0)
    throw new StartRefusal(
      'Zdrojová databáza je zo staršej verzie programu. Spustite na nej raz web (npm start), upraví ju; potom ho zastavte a kopírovanie zopakujte.',
    )
}

/** The sentence for a target in which something is. */
export const notEmpty = (what: string): StartRefusal =>
  new StartRefusal(
    `Cieľová databáza nie je prázdna (${what}). Kopíruje sa len do prázdnej: zvoľte iný súbor alebo iné meno databázy.`,
  )
