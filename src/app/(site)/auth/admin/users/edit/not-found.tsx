import { Gone } from '../../../../_shell/gone'

export default function NotFound() {
  return <Gone what="user" />
}
