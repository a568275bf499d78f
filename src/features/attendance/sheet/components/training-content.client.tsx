'use client'
import { Textarea } from '@/ui/inputs'

interface TrainingContentProps {
  value: string
  disabled: boolean
  onChange: (value: string) => void
}

/** The field for what was trained; saved with the marks. */
export function TrainingContent({ value, disabled, onChange }: TrainingContentProps) {
  return (
    <Textarea
      disabled={disabled}
      hint="Vidia ho len tréneri a administrátor."
      label="Obsah tréningu"
      maxLength={2000}
      name="content"
      onChange={(event) => onChange(event.target.value)}
      optional
      rows={4}
      value={value}
    />
  )
}
