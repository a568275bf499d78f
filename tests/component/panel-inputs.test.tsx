import { expect, it, jest } from '@jest/globals'
import { screen } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { FeeTextInput } from '@/panel/fields/fee-text-input.client'
import { ColourInput, DayInput, EuroInput, MonthsInput, PercentsInput } from '@/panel/fields/inputs.client'
import { violationsOf, show } from '../support/render'

interface HoldProps<Value> {
  start: Value
  label?: string
  children: (input: { id: string; value: Value; onChange: (value: Value) => void }) => ReactNode
}

/** Called with what the form stores. */
const store = jest.fn<(value: unknown) => void>()

/** Holds a value as the panel's form does. */
function Hold<Value>({ start, label, children }: HoldProps<Value>) {
  const [value, setValue] = useState(start)
  const onChange = (next: Value) => {
    store(next)
    setValue(next)
  }
  return (
    <>
      {label && <label htmlFor="input">{label}</label>}
      {children({ id: 'input', value, onChange })}
    </>
  )
}

it('an amount is shown in euros, typed in euros and stored in whole cents', async () => {
  const { person, container } = show(
    <Hold<number | string | null> label="Cena" start={3000}>
      {(input) => <EuroInput {...input} />}
    </Hold>,
  )
  const field = screen.getByLabelText('Cena')
  expect(field).toHaveValue('30,00')
  await person.clear(field)
  expect(store).toHaveBeenLastCalledWith(null)
  await person.type(field, '12,5')
  expect(store).toHaveBeenLastCalledWith(1250)
  expect(field).toHaveValue('12,5')
  await person.tab()
  expect(field).toHaveValue('12,50')
  await person.clear(field)
  await person.type(field, 'dvanásť')
  expect(field).toHaveValue('dvanásť')
  expect(store).toHaveBeenLastCalledWith('dvanásť')
  expect(await violationsOf(container)).toEqual([])
})

it('the discount of siblings has a field for each child from the second on', async () => {
  const { person, container } = show(
    <Hold<unknown> start={[50]}>{(input) => <PercentsInput {...input} />}</Hold>,
  )
  const second = screen.getByLabelText(/2\. dieťa/)
  expect(second).toHaveValue(50)
  await person.clear(second)
  await person.type(second, '40')
  await person.click(screen.getByRole('button', { name: 'Pridať ďalšie dieťa' }))
  expect(store).toHaveBeenLastCalledWith([40, 0])
  expect(screen.getByLabelText(/3\. dieťa/)).toHaveValue(0)
  await person.click(screen.getByRole('button', { name: 'Odobrať posledné' }))
  expect(store).toHaveBeenLastCalledWith([40])
  expect(await violationsOf(container)).toEqual([])
})

it('the months without a fee are chosen by their names', async () => {
  const { person, container } = show(
    <Hold<unknown> start={[7, 8]}>{(input) => <MonthsInput {...input} />}</Hold>,
  )
  expect(screen.getByLabelText('júl')).toBeChecked()
  await person.click(screen.getByLabelText('júl'))
  await person.click(screen.getByLabelText('január'))
  expect(store).toHaveBeenLastCalledWith([1, 8])
  expect(await violationsOf(container)).toEqual([])
})

it('a colour is written or picked, and says how well it reads', async () => {
  const { person, container } = show(
    <Hold<string> label="Klubová" start="#0E5A3C">
      {(input) => <ColourInput {...input} name="Klubová" />}
    </Hold>,
  )
  expect(screen.getByLabelText('Klubová: výber farby')).toHaveValue('#0e5a3c')
  expect(screen.getByText(/kontrast 7,7 : 1/)).toBeInTheDocument()
  const field = screen.getByLabelText('Klubová')
  await person.clear(field)
  await person.type(field, '#FFFF00')
  expect(store).toHaveBeenLastCalledWith('#FFFF00')
  expect(screen.getByText(/kontrast 1,0 : 1/)).toBeInTheDocument()
  await person.type(field, '{Backspace}')
  expect(screen.queryByText(/kontrast/)).toBeNull()
  expect(await violationsOf(container)).toEqual([])
})

it('a day is picked in a calendar', () => {
  show(
    <Hold<string> label="Od" start="2026-12-23">
      {(input) => <DayInput {...input} />}
    </Hold>,
  )
  expect(screen.getByLabelText('Od')).toHaveAttribute('type', 'date')
  expect(screen.getByLabelText('Od')).toHaveValue('2026-12-23')
})

it('a text about fees shows the message with example data, and says in words what cannot be filled', async () => {
  const { person, container } = show(
    <Hold<string> label="Pripomienka po splatnosti" start="">
      {(input) => <FeeTextInput {...input} kind="overdue" />}
    </Hold>,
  )
  const field = screen.getByLabelText('Pripomienka po splatnosti')
  const preview = screen.getByRole('region', { name: 'Ukážka správy' })
  expect(preview).toHaveTextContent(/^Predpis je po splatnosti.*pripomínať nebudeme\.$/)
  await person.type(field, 'Za {{meno} chýba {{suma}.')
  expect(store).toHaveBeenLastCalledWith('Za {meno} chýba {suma}.')
  expect(preview).toHaveTextContent('Za Jakub Ukážkový chýba 30,00 €.')
  expect(field).toBeValid()
  await person.type(field, ' {{vek}')
  expect(field).toBeInvalid()
  expect(screen.getByText(/Značku \{vek\} nepoznáme/)).toBeVisible()
  expect(preview).not.toHaveTextContent('vek')
  expect(field).toHaveAccessibleDescription(/\{splatnosť\} – najstarší deň splatnosti/)
  expect(await violationsOf(container)).toEqual([])
})

it('a confirmation has no due day to fill in', () => {
  show(
    <Hold<string> label="Potvrdenie o platbe" start="Ďakujeme za {suma}.">
      {(input) => <FeeTextInput {...input} kind="paid" />}
    </Hold>,
  )
  expect(screen.getByLabelText('Potvrdenie o platbe')).not.toHaveAccessibleDescription(/splatnosť/)
  expect(screen.getByRole('region', { name: 'Ukážka správy' })).toHaveTextContent(/Ďakujeme za 30,00 €\./)
})
