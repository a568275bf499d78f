import Link from 'next/link'
import type { ReactNode } from 'react'
import { moveFocusOnly } from './radio-keys'
import styles from './tabs.module.css'

interface Tab {
  label: ReactNode
  href: string
  current: boolean
}

/** Views of one page as links: each has its own address, works without script and with the back button. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav aria-label={label} className="no-print">
      <ul className={styles.tabs}>
        {tabs.map((tab) => (
          <li key={tab.href}>
            <Link aria-current={tab.current ? 'page' : undefined} href={tab.href} scroll={false}>
              {tab.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface SegmentedProps {
  legend: string
  name: string
  options: readonly { value: string; label: ReactNode; disabled?: boolean }[]
  value?: string
  defaultValue?: string
  onChange?: (value: string) => void
  /** Choosing saves: arrow keys then move the focus only. */
  saves?: boolean
}

/** One of a few, all in sight: radio buttons side by side. */
export function Segmented({ legend, name, options, value, defaultValue, onChange, saves }: SegmentedProps) {
  return (
    <fieldset className={styles.segmented} onKeyDown={saves ? moveFocusOnly : undefined}>
      <legend className="hidden-visually">{legend}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            checked={value === undefined ? undefined : value === option.value}
            defaultChecked={value === undefined ? defaultValue === option.value : undefined}
            disabled={option.disabled}
            name={name}
            onChange={onChange && (() => onChange(option.value))}
            type="radio"
            value={option.value}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
