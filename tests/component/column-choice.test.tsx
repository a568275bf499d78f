import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import type { MappingOf } from '@/lib/table-columns'
import { ColumnChoice } from '@/ui/column-choice.client'

const FIELDS = { name: 'Meno', phone: 'Telefón' } as const
const ROWS = [
  ['Meno', 'Telefón', null],
  ['Ema', '0905 123 456', '0911 111 222'],
]

function Choice({ rows = ROWS }: { rows?: typeof ROWS }) {
  const [mapping, setMapping] = useState<MappingOf<keyof typeof FIELDS>>(['name', 'phone', null])
  return (
    <ColumnChoice
      fields={FIELDS}
      heading={0}
      mapping={mapping}
      onHeading={() => undefined}
      onMapping={setMapping}
      rows={rows}
    />
  )
}

test('a field chosen for a second column is said to be taken from the first one', async () => {
  const person = userEvent.setup()
  render(<Choice />)
  await person.selectOptions(screen.getByLabelText('Stĺpec 3'), 'Telefón')
  expect(screen.getByRole('alert').textContent).toBe('„Telefón“ sa už nečíta zo stĺpca „Telefón“.')
  expect((screen.getByLabelText('Telefón') as HTMLSelectElement).value).toBe('')
  await person.selectOptions(screen.getByLabelText('Stĺpec 3'), 'Nečítať')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('what was said of a taken field is over with another row of headings and with another file', async () => {
  const person = userEvent.setup()
  const { rerender } = render(<Choice />)
  const take = (column: string) => person.selectOptions(screen.getByLabelText(column), 'Telefón')
  await take('Stĺpec 3')
  await person.selectOptions(screen.getByLabelText('Nadpisy stĺpcov sú v riadku'), '1')
  expect(screen.queryByRole('alert')).toBeNull()
  await take('Telefón')
  expect(screen.getByRole('alert')).toBeInTheDocument()
  rerender(<Choice rows={[...ROWS]} />)
  expect(screen.queryByRole('alert')).toBeNull()
})
