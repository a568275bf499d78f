import type { ReactNode } from 'react'
import { isAdmin } from '@/access/roles'
import { currentRequest } from '@/app/_lib/current-request'
import { OfficeFrame } from '../../_shell/office-frame'

/** Around the pages of „Správa“: the office's sections for an administrator; trainers have their own bar. */
export default async function OfficeLayout({ children }: { children: ReactNode }) {
  const req = await currentRequest()
  return isAdmin(req) ? <OfficeFrame>{children}</OfficeFrame> : children
}
