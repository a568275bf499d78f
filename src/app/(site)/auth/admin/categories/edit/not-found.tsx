import { Gone } from '../../../../_shell/gone'

export default function NotFound() {
  return (
    <Gone list="categories" title="Túto kategóriu tu nemáme">
      Záznam bol odstránený alebo je odkaz neúplný.
    </Gone>
  )
}
