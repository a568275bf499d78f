'use client'
import { useState } from 'react'
import { ROUTES, type RouteKey } from '@/lib/routes'
import { Select, TextInput } from '@/ui/inputs'

/** The pages a message may lead to, by what they are called. */
const PAGES: readonly RouteKey[] = [
  'playerEvents',
  'playerMembership',
  'playerAttendance',
  'trainings',
  'news',
  'documents',
  'gallery',
  'contact',
  'profile',
]
const OTHER = 'other'

/** What a page of the list is called; undefined for any other address. */
export const pageTitleOf = (url: string): string | undefined => {
  const key = PAGES.find((page) => ROUTES[page].path === url)
  return key && ROUTES[key].title
}

interface LinkChoiceProps {
  url: string
  onChange: (url: string) => void
  error?: string
}

/** Which page a message leads to, in plain words; another address is typed. */
export function LinkChoice({ url, onChange, error }: LinkChoiceProps) {
  const [isOther, setOther] = useState(false)
  const shown = isOther || (url !== '' && !pageTitleOf(url))
  const choose = (value: string) => {
    setOther(value === OTHER)
    onChange(value === OTHER ? '' : value)
  }
  return (
    <>
      <Select
        label="Kam správa vedie"
        name="page"
        onChange={(event) => choose(event.target.value)}
        optional
        value={shown ? OTHER : url}
      >
        <option value="">Nikam, stačí text</option>
        {PAGES.map((page) => (
          <option key={page} value={ROUTES[page].path}>
            {ROUTES[page].title}
          </option>
        ))}
        <option value={OTHER}>Iná adresa</option>
      </Select>
      {shown && (
        <TextInput
          error={error}
          hint="Celá adresa, napríklad https://…"
          label="Adresa"
          name="url"
          onChange={(event) => onChange(event.target.value)}
          value={url}
        />
      )}
    </>
  )
}
