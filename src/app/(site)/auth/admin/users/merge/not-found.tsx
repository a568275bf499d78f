import { RowNotFound } from '../../../../_shell/row-not-found'

export default function NotFound() {
  return <RowNotFound what="user" />
}
