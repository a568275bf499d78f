import Link from 'next/link'
import type { ComponentProps } from 'react'
import styles from './button.module.css'
import { classes } from './class-names'

export interface ButtonLook {
  /** `primary` once a screen, `shout` once a page at most, `line` for the second act, `danger` for what hurts. */
  look?: 'primary' | 'shout' | 'line' | 'quiet' | 'danger'
  small?: boolean
  wide?: boolean
}

const looks = ({ look = 'primary', small, wide }: ButtonLook, className?: string): string =>
  classes(styles.button, styles[look], small && styles.small, wide && styles.wide, className)

type ButtonProps = ComponentProps<'button'> & ButtonLook & { busy?: boolean }

/**
 * A button with a verb on it; while `busy` it says so and ignores further taps. It is not `disabled` then: a browser
 * takes the focus away from what is.
 */
export function Button({
  look,
  small,
  wide,
  busy,
  className,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      className={looks({ look, small, wide }, className)}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      type={type}
    />
  )
}

/** A link dressed as a button: it leads somewhere, it does not do something. */
export function LinkButton({
  look,
  small,
  wide,
  className,
  ...rest
}: ComponentProps<typeof Link> & ButtonLook) {
  return <Link {...rest} className={looks({ look, small, wide }, className)} />
}
