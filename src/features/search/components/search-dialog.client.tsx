'use client'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { type FormEvent, type KeyboardEvent, useEffect, useId, useState } from 'react'
import { href } from '@/lib/routes'
import { LinkButton } from '@/ui/button'
import { Dialog } from '@/ui/dialog.client'
import { TextInput } from '@/ui/inputs'
import { allLabel, FIELD_HINT, FIELD_LABEL, foundWords, KINDS, NOTHING_ADVICE } from '../labels'
import { LEAST, MOST } from '../rules'
import type { Found, FoundGroup } from '../schema'
import styles from './search-dialog.module.css'
import { useFound } from './use-found.client'

interface Line {
  /** Its place among the lines of all groups. */
  at: number
  href: string
  name: string
  detail?: string
}

type Group = FoundGroup & { lines: Line[] }

/** The groups with their lines: what was found of a kind, and the way to all of it. */
function groupsOf(found: Found | undefined): Group[] {
  let at = 0
  return (found?.groups ?? []).map((group) => {
    const all = allLabel(group)
    const further = all ? [{ href: group.href, name: all, detail: KINDS[group.kind].title }] : []
    const lines = [...group.hits, ...further].map((line) => ({ ...line, at: at++ }))
    return { ...group, lines }
  })
}

interface ResultsProps {
  id: string
  groups: readonly Group[]
  chosen: number
  onGo: () => void
}

/** What was found, by kind; the focus stays in the field. */
function Results({ id, groups, chosen, onGo }: ResultsProps) {
  return (
    <div aria-label="Výsledky" id={id} role="listbox">
      {groups.map(({ kind, lines }) => (
        <div aria-label={KINDS[kind].title} key={kind} role="group">
          <p aria-hidden="true" className={styles.kind}>
            {KINDS[kind].title}
          </p>
          {lines.map(({ at, href: to, name, detail }) => (
            <Link
              aria-selected={at === chosen}
              className={styles.line}
              href={to}
              id={`${id}-${at}`}
              key={to}
              onClick={onGo}
              prefetch={false}
              role="option"
              tabIndex={-1}
            >
              <strong>{name}</strong> <span className="soft">{detail}</span>
            </Link>
          ))}
        </div>
      ))}
    </div>
  )
}

interface SearchBoxProps {
  onGo: () => void
  /** The page with everything that was found; undefined for a text too short to be searched for. */
  onTyped: (all: string | undefined) => void
}

/** A field that searches while somebody types, and what was found as a list that arrows move through. */
function SearchBox({ onGo, onTyped }: SearchBoxProps) {
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(-1)
  const id = useId()
  const router = useRouter()
  const query = typed.trim()
  const { found, error, isPending } = useFound(query)
  const groups = groupsOf(found)
  const count = groups.reduce((sum, { lines }) => sum + lines.length, 0)
  const chosen = at < count ? at : -1
  useEffect(() => {
    if (chosen >= 0) document.getElementById(`${id}-${chosen}`)?.scrollIntoView?.({ block: 'nearest' })
  }, [chosen, id])

  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      const step = key === 'ArrowDown' ? 1 : -1
      if (count > 0) setAt(chosen < 0 && step < 0 ? count - 1 : (chosen + step + count) % count)
    } else if (key === 'Enter' && chosen >= 0) document.getElementById(`${id}-${chosen}`)?.click()
    else return
    event.preventDefault()
  }
  const showAll = (event: FormEvent) => {
    event.preventDefault()
    if (query.length < LEAST) return
    router.push(href('search', { query }))
    onGo()
  }
  const status = () => {
    if (query.length < LEAST) return ''
    if (isPending) return 'Hľadám…'
    if (error) return error
    return count > 0 ? `${foundWords(groups)}.` : `${foundWords(groups)} ${NOTHING_ADVICE}`
  }
  return (
    <form className={styles.box} onSubmit={showAll}>
      <TextInput
        aria-activedescendant={chosen >= 0 ? `${id}-${chosen}` : undefined}
        aria-autocomplete="list"
        aria-controls={count > 0 ? id : undefined}
        aria-expanded={count > 0}
        autoComplete="off"
        enterKeyHint="search"
        hint={FIELD_HINT}
        id={`${id}-field`}
        label={FIELD_LABEL}
        maxLength={MOST}
        name="query"
        onChange={({ target }) => {
          setTyped(target.value)
          setAt(-1)
          const text = target.value.trim()
          onTyped(text.length < LEAST ? undefined : href('search', { query: text }))
        }}
        onKeyDown={onKeyDown}
        role="combobox"
        spellCheck={false}
        value={typed}
      />
      <p className="soft" role="status">
        {status()}
      </p>
      <div aria-busy={isPending} className={styles.results}>
        {count > 0 && <Results chosen={chosen} groups={groups} id={id} onGo={onGo} />}
      </div>
    </form>
  )
}

interface SearchDialogProps {
  open: boolean
  onClose: () => void
}

/** The office's quick search; what was typed is gone when it closes. */
export function SearchDialog({ open, onClose }: SearchDialogProps) {
  const [all, setAll] = useState<string>()
  const close = () => {
    setAll(undefined)
    onClose()
  }
  return (
    <Dialog
      actions={
        all && (
          <LinkButton href={all} onClick={close} prefetch={false}>
            Všetky výsledky
          </LinkButton>
        )
      }
      onClose={close}
      open={open}
      title="Hľadať"
    >
      <SearchBox onGo={close} onTyped={setAll} />
    </Dialog>
  )
}
