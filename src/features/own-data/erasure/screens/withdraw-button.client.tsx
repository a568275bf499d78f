'use client'
import { useSave } from '@/lib/client/save.client'
import { Button } from '@/ui/button'

/** Takes an open request back. */
export function WithdrawButton({ id, name }: { id: string; name: string }) {
  const { save, saving } = useSave('POST', `/erasures/${id}/withdraw`, { done: 'Žiadosť je odvolaná.' })
  return (
    <Button
      aria-label={`Odvolať žiadosť o vymazanie údajov: ${name}`}
      busy={saving}
      look="line"
      onClick={() => void save({})}
    >
      Odvolať žiadosť
    </Button>
  )
}
