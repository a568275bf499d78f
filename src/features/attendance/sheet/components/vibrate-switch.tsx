import { useSyncExternalStore } from 'react'
import { Button } from '@/ui/button'
import { useDeviceChoice } from './device-choice.client'

const never = () => () => {}

/** Whether the phone vibrates with every mark; nothing on a device that cannot. */
export function VibrateSwitch() {
  const [on, toggle] = useDeviceChoice('vibrate')
  const canVibrate = useSyncExternalStore(
    never,
    () => 'vibrate' in navigator,
    () => false,
  )
  return canVibrate ? (
    <Button aria-pressed={on} look={on ? 'primary' : 'line'} onClick={toggle} small>
      Vibrovať pri označení
    </Button>
  ) : null
}
