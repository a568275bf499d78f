import Link from 'next/link'
import type { ComponentProps } from 'react'
import styles from './button.module.css'
import { classes } from './class-names'

export interface ButtonLook {
  /** `primary` once on a screen, `shout` at most once on a page, `line` and `quiet` for other actions, `danger` to delete or cancel. */
  look?: 'primary' | 'shout' | 'line' | 'quiet' | 'danger'
  small?: boolean
  wide?: boolean
}

/** The class of something else that looks like a button: a link to a file or to another site. */
export const buttonClass = ({ look = 'primary', small, wide }: ButtonLook, className?: string): string =>
  classes(styles.button, styles[look], small && styles.small, wide && styles.wide, className)

type ButtonProps = ComponentProps<'button'> & ButtonLook & { busy?: boolean }

/**
 * A button labelled with a verb. While `busy` it ignores clicks, but is not `disabled`: the browser would take the focus
 * away from it.
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
      className={buttonClass({ look, small, wide }, className)}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      type={type}
    />
  )
}

/** A link that looks like a button. */
export function LinkButton({
  look,
  small,
  wide,
  className,
  ...rest
}: ComponentProps<typeof Link> & ButtonLook) {
  return <Link {...rest} className={buttonClass({ look, small, wide }, className)} />
}
