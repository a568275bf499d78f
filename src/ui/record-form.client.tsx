'use client'
import type { ReactNode } from 'react'
import type { RecordForm as Form } from '@/lib/client/record-form.client'
import { backTo } from '@/lib/client/back.client'
import { Button, LinkButton } from './button'
import { Conflict } from './conflict.client'
import { FormHead } from './form-head.client'
import { FormActions } from './form-layout'

interface RecordFormProps<Values extends object> {
  form: Form<Values>
  /** The label of the save button. */
  saves: string
  /** Called instead of saving. */
  onSubmit?: () => unknown
  /** Whether `onSubmit` is at work before saving. */
  busy?: boolean
  /** The address of the list to go back to; absent for a form within a page or a dialog. */
  list?: string
  /** A choice about saving that must be seen wherever one saves; above the buttons. */
  above?: ReactNode
  children: ReactNode
}

/** A form of one row: errors at its head, the fields, the buttons, and the choice when two versions conflict. */
export function RecordForm<Values extends object>({
  form,
  saves,
  onSubmit = form.submit,
  busy = false,
  list,
  above,
  children,
}: RecordFormProps<Values>) {
  const { mine, saving, theirs, table, choices } = form
  const save = (
    <Button busy={saving || busy} type="submit">
      {saving && list ? 'Ukladám…' : saves}
    </Button>
  )
  return (
    <form {...form.formProps(onSubmit)} className={list ? undefined : 'stack'}>
      <FormHead {...form} />
      {children}
      {list ? (
        <FormActions above={above}>
          {save}
          <LinkButton
            href={list}
            look="quiet"
            onClick={(event) => {
              // With a key held the link opens in a tab of its own.
              const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey
              if (isPlain && backTo(list)) event.preventDefault()
            }}
          >
            Späť na zoznam
          </LinkButton>
        </FormActions>
      ) : (
        <>
          {above}
          <div className="row">{save}</div>
        </>
      )}
      <Conflict
        mine={table.describe(mine, choices)}
        onClose={form.decideLater}
        onMine={() => void form.keepMine()}
        onTheirs={form.takeTheirs}
        open={theirs !== undefined}
        saving={saving}
        theirs={theirs ? table.describe(theirs, choices) : []}
      />
    </form>
  )
}
