import { Button } from './button'

interface ConflictActsProps {
  /** Whom the conflict is about. */
  name: string
  onResolve: (keepsOwn: boolean) => void
}

/** The two ways out of a conflict about one player. */
export const ConflictActs = ({ name, onResolve }: ConflictActsProps) => (
  <>
    <Button aria-label={`Ponechať moje: ${name}`} look="line" onClick={() => onResolve(true)}>
      Ponechať moje
    </Button>
    <Button aria-label={`Použiť druhé: ${name}`} look="line" onClick={() => onResolve(false)}>
      Použiť druhé
    </Button>
  </>
)
