import { Gone } from '../../../../_shell/gone'

export default function NotFound() {
  return (
    <Gone list="events" title="Túto udalosť tu nemáme">
      Bola odstránená, odkaz je neúplný, alebo ju upravuje niekto iný.
    </Gone>
  )
}
