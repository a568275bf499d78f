import { toNewForm } from '@/app/_lib/to-panel'

export default function Page() {
  return toNewForm('documentFolders')
}
