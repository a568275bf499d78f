'use client'
import { useSave } from '@/lib/client/save.client'
import { Button } from '@/ui/button'
import { problemOf } from '@/ui/form-errors'
import { FormHead } from '@/ui/form-head.client'
import { Textarea } from '@/ui/inputs'
import { PURPOSES } from '../labels'
import type { TextView } from '../texts/schema'

/** The office's new version of a text; everybody is asked again. */
export function NewText({ text: { purpose, version, text } }: { text: TextView }) {
  const { save, saving, problems, formProps } = useSave('POST', '/consents/texts', {
    done: 'Nová verzia platí. Každého sa na ňu spýtame.',
  })
  // The page has such a form for every purpose: each control has an id of its own.
  const name = `text-${purpose}`
  const own = problems.map((problem) => (problem.field === 'text' ? { ...problem, field: name } : problem))
  const submit = (form: HTMLFormElement) =>
    save({ purpose, version, text: String(new FormData(form).get(name)) })
  return (
    <details>
      <summary>Napísať novú verziu</summary>
      <form className="stack" {...formProps(submit)}>
        <FormHead problems={own} />
        <Textarea
          defaultValue={text}
          error={problemOf(own, name)}
          hint="Kto už odpovedal, toho odpoveď platí ďalej s textom, na ktorý odpovedal, kým neodpovie znova."
          label={PURPOSES[purpose]}
          maxLength={4000}
          minLength={20}
          name={name}
          required
          rows={10}
        />
        <div>
          <Button busy={saving} type="submit">
            Uložiť ako {version + 1}. verziu
          </Button>
        </div>
      </form>
    </details>
  )
}
