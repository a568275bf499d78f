'use client'
import { Textarea, TextInput } from '@/ui/inputs'
import { EnquiryForm } from '../components/enquiry-form.client'
import styles from '../components/enquiry-form.module.css'
import { ContactFields } from '../components/contact-fields'
import { proposedCategory } from '../rules'

interface TrialFormProps {
  categories: readonly { name: string; birthYears: { from: number | null; to: number | null } }[]
}

/** The form for a trial training; a category is proposed once the year of birth is typed. */
export function TrialForm({ categories }: TrialFormProps) {
  return (
    <EnquiryForm action="Odoslať žiadosť" form="trial" kind="trial">
      {({ fieldProps }) => {
        const year = fieldProps('birthYear').value
        const proposed = proposedCategory(Number(year), categories)
        return (
          <>
            <TextInput
              {...fieldProps('childName')}
              autoComplete="off"
              label="Meno a priezvisko dieťaťa"
              maxLength={80}
              required
            />
            <TextInput
              {...fieldProps('birthYear')}
              autoComplete="off"
              inputMode="numeric"
              label="Rok narodenia"
              maxLength={4}
              pattern="(19|20)[0-9]{2}"
              required
              title="Štyri číslice, napríklad 2016"
            />
            <p aria-live="polite" className={styles.proposal}>
              {proposed && (
                <>
                  Navrhovaná kategória: <strong>{proposed.name}</strong>
                </>
              )}
              {!proposed && year.length === 4 && 'Kategóriu pre tento ročník navrhne tréner.'}
            </p>
            <TextInput
              {...fieldProps('guardianName')}
              autoComplete="name"
              label="Meno zákonného zástupcu"
              maxLength={80}
              required
            />
            <ContactFields fieldProps={fieldProps} />
            <Textarea {...fieldProps('note')} label="Poznámka" maxLength={2000} optional />
          </>
        )
      }}
    </EnquiryForm>
  )
}
