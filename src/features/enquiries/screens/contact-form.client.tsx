'use client'
import { Select, Textarea, TextInput } from '@/ui/inputs'
import { EnquiryForm } from '../components/enquiry-form.client'
import { ContactFields } from '../components/contact-fields'
import { KINDS, type Kind } from '../labels'

const CHOICES = ['contact', 'photo', 'erasure'] as const satisfies Kind[]

/** The form for a question to the club, or for a request to hide a photo or erase data. */
export function ContactForm() {
  return (
    <EnquiryForm action="Odoslať správu" form="contact" kind="contact">
      {({ fieldProps }) => {
        const kind = fieldProps('kind').value || 'contact'
        return (
          <>
            <Select {...fieldProps('kind')} label="Čoho sa správa týka" value={kind}>
              {CHOICES.map((choice) => (
                <option key={choice} value={choice}>
                  {KINDS[choice]}
                </option>
              ))}
            </Select>
            <TextInput
              {...fieldProps('guardianName')}
              autoComplete="name"
              label="Vaše meno"
              maxLength={80}
              required
            />
            {kind !== 'contact' && (
              <TextInput
                {...fieldProps('childName')}
                autoComplete="off"
                hint="Ak ide o vaše dieťa."
                label="Meno a priezvisko dieťaťa"
                maxLength={80}
                optional
              />
            )}
            <ContactFields fieldProps={fieldProps} />
            <Textarea
              {...fieldProps('note')}
              hint={kind === 'photo' ? 'Napíšte, o ktorú fotografiu ide, napríklad názov albumu.' : undefined}
              label="Správa"
              maxLength={2000}
              required
            />
          </>
        )
      }}
    </EnquiryForm>
  )
}
