import { Gone } from '../../../../_shell/gone'

export default function NotFound() {
  return (
    <Gone list="users" title="Tohto používateľa tu nemáme">
      Záznam bol odstránený alebo je odkaz neúplný.
    </Gone>
  )
}
