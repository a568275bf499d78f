import { FieldRow } from '@/ui/form-layout'
import { TextInput } from '@/ui/inputs'
import { REACHABLE } from '../labels'
import type { FieldsOf } from './enquiry-form.client'

/** How whoever writes can be answered; one of the two is enough. */
export function ContactFields({ of }: FieldsOf) {
  return (
    <div className="stack">
      <FieldRow>
        <TextInput {...of('phone')} autoComplete="tel" label="Telefón" maxLength={24} type="tel" />
        <TextInput
          {...of('email')}
          autoComplete="email"
          data-missing={REACHABLE}
          label="E-mail"
          maxLength={254}
          required={of('phone').value.trim() === ''}
          type="email"
        />
      </FieldRow>
      <p className="soft">Stačí telefón alebo e-mail.</p>
    </div>
  )
}
