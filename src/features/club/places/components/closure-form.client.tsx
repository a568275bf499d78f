'use client'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { hasTexts, useDraft } from '@/lib/client/draft.client'
import { useSave } from '@/lib/client/save.client'
import { href } from '@/lib/routes'
import type { Named } from '@/lib/schema'
import { Button, LinkButton } from '@/ui/button'
import { FormHead } from '@/ui/form-head.client'
import { FieldRow, FormActions } from '@/ui/form-layout'
import { Select, TextInput } from '@/ui/inputs'
import { NamedOptions } from '@/ui/named-options'
import { REASON_MAX } from '../rules'
import type { ClosureView } from '../schema'
import styles from './closure-form.module.css'
import { ClosureReach } from './closure-reach.client'

interface ClosureFormProps {
  places: readonly Named[]
  /** The closure being changed, with its place; absent for a new one. */
  edited?: ClosureView & { place: string }
  today: string
}

interface Typed {
  place: string
  from: string
  /** Empty until further notice. */
  to: string
  reason: string
  notify: boolean
}

const isTyped = (kept: unknown, places: readonly Named[]): kept is Typed =>
  hasTexts(kept, ['place', 'from', 'to', 'reason']) &&
  typeof kept.notify === 'boolean' &&
  places.some(({ id }) => id === kept.place)

/** Which place is closed, from when to when and why; shows whom it concerns before it is saved. */
export function ClosureForm({ places, edited, today }: ClosureFormProps) {
  const router = useRouter()
  const initial: Typed = edited
    ? { place: edited.place, from: edited.from, to: edited.to ?? '', reason: edited.reason, notify: true }
    : { place: places.length === 1 ? places[0]!.id : '', from: today, to: '', reason: '', notify: true }
  const [typed, setTyped] = useState(initial)
  const [isChanged, setChanged] = useState(false)
  const set = (change: Partial<Typed>) => {
    setTyped({ ...typed, ...change })
    setChanged(true)
  }
  const draft = useDraft(`closure/${edited?.id ?? 'new'}`, {
    value: typed,
    changed: isChanged,
    onFound: (kept) => {
      if (!isTyped(kept, places)) return false
      setTyped(kept)
      setChanged(true)
      return true
    },
  })
  const startOver = () => {
    setTyped(initial)
    setChanged(false)
    draft.forget()
  }
  const { place, from, to, reason, notify } = typed
  const isInOrder = Boolean(place && from) && (!to || (to >= from && to >= today))
  // Another reason alone concerns no event.
  const areSameDays = edited !== undefined && from === edited.from && to === (edited.to ?? '')
  const planned = isInOrder ? { place, closure: edited?.id, from, to } : null
  const onDone = () => {
    startOver()
    if (edited) router.push(href('places'))
  }
  const adding = useSave('POST', '/club/closures', { done: 'Zatvorenie je uložené.', onDone })
  const changing = useSave('PATCH', `/club/closures/${edited?.id ?? ''}`, { done: 'Dni sú zmenené.', onDone })
  const { saving, problems, formProps } = edited ? changing : adding
  const send = () => {
    const days = { from, to: to || null, reason, notify }
    if (!edited) return adding.save({ place, ...days })
    const { from: seenFrom, to: seenTo, reason: seenReason } = edited
    return changing.save({ ...days, seen: { from: seenFrom, to: seenTo, reason: seenReason } })
  }
  const errorOf = (field: string) => problems.find((problem) => problem.field === field)?.message
  return (
    <form className={styles.form} {...formProps(send)}>
      <FormHead isRestored={draft.isRestored} problems={problems} startOver={startOver} />
      {!edited && (
        <Select
          error={errorOf('place')}
          label="Ihrisko alebo hala"
          name="place"
          onChange={({ target: { value } }) => set({ place: value })}
          required
          value={place}
        >
          <NamedOptions none="Vyberte" rows={places} />
        </Select>
      )}
      <FieldRow>
        <TextInput
          error={errorOf('from')}
          label="Od"
          name="from"
          onChange={({ target: { value } }) => set({ from: value, ...(to && value > to && { to: value }) })}
          required
          type="date"
          value={from}
        />
        <TextInput
          error={errorOf('to')}
          hint="Prázdne znamená do odvolania."
          label="Do"
          min={from < today ? today : from}
          name="to"
          onChange={({ target: { value } }) => set({ to: value })}
          optional
          type="date"
          value={to}
        />
      </FieldRow>
      <TextInput
        error={errorOf('reason')}
        hint="Uvidia ho všetci na webe."
        label="Dôvod"
        maxLength={REASON_MAX}
        name="reason"
        onChange={({ target: { value } }) => set({ reason: value })}
        optional
        value={reason}
      />
      {!areSameDays && (
        <ClosureReach notify={notify} onNotify={(change) => set({ notify: change })} planned={planned} />
      )}
      <FormActions>
        <Button busy={saving} type="submit">
          {edited ? 'Uložiť dni' : 'Zatvoriť ihrisko'}
        </Button>
        {edited && (
          <LinkButton href={href('places')} look="line" prefetch={false}>
            Späť
          </LinkButton>
        )}
      </FormActions>
    </form>
  )
}
