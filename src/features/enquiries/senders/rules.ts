import { fold } from '@/lib/text'
import { hasPhone, type TypedSearch } from '@/lib/typed-search'

/** Who an enquiry is from, and of whom. */
export interface Sender {
  childName?: string | null
  guardianName?: string | null
  phone?: string | null
  email?: string | null
}

/** Whether an enquiry is of the child, the sender, the phone number or the e-mail address somebody looks for. */
export const isFrom = (
  { childName, guardianName, phone, email }: Sender,
  { words, phones, email: parts }: TypedSearch,
): boolean =>
  [childName, guardianName].some((name) => fold(name ?? '').includes(words)) ||
  hasPhone(phone ?? '', phones) ||
  (parts.length > 0 && parts.every((part) => fold(email ?? '').includes(part)))
