'use client'
import { toast } from '@/lib/client/toast.client'
import { Button } from '@/ui/button'

/** Opens the device's share menu with the squad as a text, or copies it where there is none. */
export function ShareSquad({ title, text }: { title: string; text: string }) {
  const share = async () => {
    try {
      if (navigator.share) return await navigator.share({ title, text })
      await navigator.clipboard.writeText(text)
      toast.success('Nominácia bola skopírovaná.')
    } catch {
      // Closed without sharing.
    }
  }
  return (
    <Button look="line" onClick={() => void share()} small>
      Zdieľať nomináciu
    </Button>
  )
}
