import { attendanceCalls } from '@/features/attendance/endpoints'
import { exportCalls } from '@/features/attendance/exports/endpoints'
import { trainerHourCalls } from '@/features/attendance/hours/endpoints'
import { markDeletionCalls } from '@/features/attendance/deletion/endpoints'
import { guestCalls } from '@/features/attendance/guests/endpoints'
import { sheetDeletionCalls } from '@/features/attendance/overview/endpoints'
import { paperCalls } from '@/features/attendance/paper/endpoints'
import { seasonCalls } from '@/features/attendance/seasons/endpoints'
import { sheetCalls } from '@/features/attendance/sheet/endpoints'
import { trialCalls } from '@/features/attendance/trials/endpoints'
import { categoryCalls } from '@/features/categories/endpoints'
import { placeCalls } from '@/features/club/places/endpoints'
import { consentCalls } from '@/features/consents/endpoints'
import { photoCalls as shownCalls } from '@/features/consents/photos/endpoints'
import { consentTextCalls } from '@/features/consents/texts/endpoints'
import { deskCalls } from '@/features/desk/endpoints'
import { documentCalls } from '@/features/documents/endpoints'
import { enquiryCalls } from '@/features/enquiries/endpoints'
import { enquiryFileCalls } from '@/features/enquiries/exports/endpoints'
import { eventCalls } from '@/features/events/endpoints'
import { closingCalls } from '@/features/events/closing/endpoints'
import { fixtureImportCalls } from '@/features/events/fixture-acts/endpoints'
import { closingUndoCalls } from '@/features/events/closing-undo/endpoints'
import { leaderCalls } from '@/features/events/leaders/endpoints'
import { fixtureCalls } from '@/features/fixtures/endpoints'
import { followingCalls } from '@/features/events/series-changes/endpoints'
import { absenceCalls } from '@/features/participants/absences/endpoints'
import { answerLinkCalls } from '@/features/participants/answer-links/endpoints'
import { contactCalls } from '@/features/participants/contacts/endpoints'
import { candidateCalls } from '@/features/participants/candidates/endpoints'
import { nominationCalls } from '@/features/participants/nomination/endpoints'
import { participantCalls } from '@/features/participants/endpoints'
import { importProgressCalls } from '@/features/participants/import-progress/endpoints'
import { seriesCalls } from '@/features/events/series/endpoints'
import { seasonPlanCalls } from '@/features/events/season-plan/endpoints'
import { venueConflictCalls } from '@/features/events/venue-conflicts/endpoints'
import { claimCalls } from '@/features/membership/claims/endpoints'
import { codeCalls } from '@/features/membership/codes/endpoints'
import { confirmationCalls } from '@/features/membership/confirmations/endpoints'
import { membershipCalls } from '@/features/membership/endpoints'
import { monthlyCalls } from '@/features/membership/monthly/endpoints'
import { paymentCalls } from '@/features/membership/payments/endpoints'
import { newsCalls } from '@/features/news/endpoints'
import { choiceCalls } from '@/features/notifications/choices/endpoints'
import { reachCalls } from '@/features/notifications/reach/endpoints'
import { closingReachCalls } from '@/features/notifications/closing-reach/endpoints'
import { placeReachCalls } from '@/features/notifications/place-reach/endpoints'
import { silentCalls } from '@/features/notifications/silent/endpoints'
import { reachedCalls } from '@/features/notifications/reached/endpoints'
import { notificationCalls } from '@/features/notifications/endpoints'
import { emailCalls } from '@/features/notifications/email/endpoints'
import { pushCalls } from '@/features/notifications/push/endpoints'
import { productCalls } from '@/features/products/endpoints'
import { sessionCalls } from '@/features/session/endpoints'
import { deviceCalls } from '@/features/session/devices/endpoints'
import { archiveCalls } from '@/features/own-data/archive/endpoints'
import { erasureCalls } from '@/features/own-data/erasure/endpoints'
import { performingCalls } from '@/features/own-data/performing/endpoints'
import { mergeCalls } from '@/features/merges/endpoints'
import { invitationCalls } from '@/features/session/invitations/endpoints'
import { passwordCalls } from '@/features/session/passwords/endpoints'
import { photoCalls } from '@/features/session/photo/endpoints'
import { profileCalls } from '@/features/session/profile/endpoints'
import { signInCalls } from '@/features/session/sign-in/endpoints'
import { userCalls } from '@/features/users/endpoints'
import { figuresCalls } from '@/features/attendance/figures/endpoints'
import { chargesCalls } from '@/features/membership/charge-history/endpoints'
import { manyFeesCalls } from '@/features/membership/many/endpoints'
import { matchingFeesCalls } from '@/features/membership/matching/endpoints'
import { bankCalls } from '@/features/membership/bank/endpoints'
import { memberImportCalls } from '@/features/member-imports/endpoints'
import { stageChangeCalls } from '@/features/player-migrations/changes/endpoints'
import { migrationCalls } from '@/features/player-migrations/endpoints'
import { stageCalls } from '@/features/player-migrations/stages/endpoints'
import { searchCalls } from '@/features/search/endpoints'
import { squadCalls } from '@/features/users/squads/endpoints'
import { hoursFileCalls } from '@/features/attendance/hours-file/endpoints'
import { userFileCalls } from '@/features/users/exports/endpoints'
import { membershipFileCalls } from '@/features/membership/exports/endpoints'
import { eventFileCalls } from '@/features/events/exports/endpoints'
import type { AnyCall } from '@/lib/contract'

/** Every call below /api, by feature. */
export const calls = [
  ...categoryCalls,
  ...placeCalls,
  ...productCalls,
  ...fixtureCalls,
  ...newsCalls,
  ...documentCalls,
  ...eventCalls,
  ...leaderCalls,
  ...seriesCalls,
  ...followingCalls,
  ...venueConflictCalls,
  ...closingCalls,
  ...closingUndoCalls,
  ...seasonPlanCalls,
  ...participantCalls,
  ...importProgressCalls,
  ...absenceCalls,
  ...answerLinkCalls,
  ...candidateCalls,
  ...nominationCalls,
  ...contactCalls,
  ...attendanceCalls,
  ...sheetCalls,
  ...markDeletionCalls,
  ...trialCalls,
  ...guestCalls,
  ...sheetDeletionCalls,
  ...seasonCalls,
  ...exportCalls,
  ...paperCalls,
  ...trainerHourCalls,
  ...userCalls,
  ...squadCalls,
  ...membershipCalls,
  ...claimCalls,
  ...codeCalls,
  ...confirmationCalls,
  ...monthlyCalls,
  ...paymentCalls,
  ...sessionCalls,
  ...signInCalls,
  ...passwordCalls,
  ...profileCalls,
  ...deviceCalls,
  ...archiveCalls,
  ...erasureCalls,
  ...performingCalls,
  ...mergeCalls,
  ...photoCalls,
  ...placeReachCalls,
  ...closingReachCalls,
  ...reachCalls,
  ...reachedCalls,
  ...silentCalls,
  ...choiceCalls,
  ...notificationCalls,
  ...pushCalls,
  ...emailCalls,
  ...migrationCalls,
  ...stageCalls,
  ...stageChangeCalls,
  ...enquiryCalls,
  ...enquiryFileCalls,
  ...deskCalls,
  ...consentCalls,
  ...consentTextCalls,
  ...shownCalls,
  ...userFileCalls,
  ...membershipFileCalls,
  ...eventFileCalls,
  ...hoursFileCalls,
  ...invitationCalls,
  ...memberImportCalls,
  ...fixtureImportCalls,
  ...bankCalls,
  ...figuresCalls,
  ...chargesCalls,
  ...manyFeesCalls,
  ...searchCalls,
  ...matchingFeesCalls,
] satisfies AnyCall[]

declare module '@/lib/call-types' {
  interface Registered {
    calls: (typeof calls)[number]
  }
}
