import {
  enquiryArea,
  familyArea,
  photoArea,
  profileArea,
  requestArea,
  sessionArea,
} from '../account-areas/queries'
import { closingArea, openingArea } from '../act-areas/queries'
import { accountArea, feeArea, importArea, messageArea, paymentArea, sentArea } from '../club-areas/queries'
import { absenceArea, consentArea, deviceArea } from '../family-areas/queries'
import { attendanceArea, ledArea, moveArea, participationArea } from '../play-areas/queries'
import type { Area } from '../views'

/** The subject areas of an archive, in its order: one line adds one (docs/decisions/032). */
export const AREAS: readonly Area[] = [
  profileArea,
  familyArea,
  participationArea,
  absenceArea,
  attendanceArea,
  feeArea,
  paymentArea,
  consentArea,
  messageArea,
  sentArea,
  moveArea,
  importArea,
  accountArea,
  ledArea,
  openingArea,
  closingArea,
  photoArea,
  sessionArea,
  deviceArea,
  enquiryArea,
  requestArea,
]
