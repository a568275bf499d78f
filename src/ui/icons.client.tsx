'use client'
import type { SVGProps } from 'react'
import { classes } from './class-names'
import styles from './icons.module.css'

interface IconProps extends SVGProps<SVGSVGElement> {
  /** A thicker line, for small icons and large buttons. */
  weight?: 'bold' | 'heavy'
}

/** An icon of one path in a 24 by 24 view box; `filled` instead of drawn as a line. */
export const icon = (path: string, filled = false) =>
  function Icon({ className, weight, ...props }: IconProps) {
    const look = filled ? styles.filled : styles[weight ?? 'icon']
    return (
      <svg
        aria-hidden="true"
        className={classes(look, className)}
        height="24"
        viewBox="0 0 24 24"
        width="24"
        {...props}
      >
        <path d={path} />
      </svg>
    )
  }

export const ChevronDown = icon('m6 9 6 6 6-6')
export const ChevronLeft = icon('m15 6-6 6 6 6')
export const ChevronRight = icon('m9 6 6 6-6 6')
export const Close = icon('M6 6l12 12M18 6 6 18')
export const Lines = icon('M3 6h18M3 12h18M3 18h12')
export const Mail = icon('M3 5.5h18v13H3zM3.5 6l8.5 7 8.5-7')
export const External = icon('M8 4H4v16h16v-4M13 4h7v7M20 4l-9 9')
export const Magnifier = icon('M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.3 15.3 21 21')
export const Phone = icon(
  'M6.5 3.5h3l1.5 4-2 1.6a12 12 0 0 0 5.9 5.9l1.6-2 4 1.5v3c0 1.6-1.4 2.8-3 2.6A15.8 15.8 0 0 1 3.9 6.5c-.2-1.6 1-3 2.6-3Z',
)
export const Message = icon('M3.5 4.5h17v12H11l-5 4v-4H3.5zM8 10.5h.1M12 10.5h.1M16 10.5h.1')
export const Person = icon('M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c.6-4 3.7-6 7.5-6s6.9 2 7.5 6')
export const Clipboard = icon('M8 5H5.5v16h13V5H16M8 3h8v4H8zM9 12h6M9 16h4')
export const Check = icon('m4.5 12.5 5 5 10-11')
export const HalfCircle = icon('M12 4a8 8 0 1 0 0 16ZM12 4a8 8 0 1 1 0 16')
export const Question = icon('M9 9.2a3 3 0 1 1 4.3 2.7c-.9.5-1.3 1-1.3 2M12 17.5v.1')
export const Clock = icon('M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM12 8v4.5l3 2')
export const Warning = icon('M12 4 2.8 20h18.4ZM12 10v4.5M12 17.3v.1')
export const Info = icon('M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM12 11v5M12 8v.1')
export const Facebook = icon(
  'M14 22v-8h2.8l.5-3.4H14V8.5c0-1 .4-1.8 1.9-1.8h1.6v-3a17 17 0 0 0-2.5-.2c-2.6 0-4.4 1.6-4.4 4.4v2.7H7.7V14h2.9v8Z',
  true,
)
export const Instagram = icon(
  'M7.5 3h9A4.5 4.5 0 0 1 21 7.5v9a4.5 4.5 0 0 1-4.5 4.5h-9A4.5 4.5 0 0 1 3 16.5v-9A4.5 4.5 0 0 1 7.5 3ZM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM17 6.9v.1',
)
