import { FieldRow } from '@/ui/form-layout'
import { TextInput } from '@/ui/inputs'
import { CONTACT_MISSING } from '../labels'
import type { EnquiryFields } from './enquiry-form.client'

/** Phone and e-mail, of which one is required. */
export function ContactFields({ fieldProps }: EnquiryFields) {
  return (
    <div className="stack">
      <FieldRow>
        <TextInput {...fieldProps('phone')} autoComplete="tel" label="Telefón" maxLength={24} type="tel" />
        <TextInput
          {...fieldProps('email')}
          autoComplete="email"
          data-missing={CONTACT_MISSING}
          label="E-mail"
          maxLength={254}
          required={fieldProps('phone').value.trim() === ''}
          type="email"
        />
      </FieldRow>
      <p className="soft">Stačí telefón alebo e-mail.</p>
    </div>
  )
}
