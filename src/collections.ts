import type { CollectionConfig, GlobalConfig } from 'payload'
import { Attendances } from '@/features/attendance/collection'
import { copyMovedStart } from '@/features/attendance/hooks'
import { Categories } from '@/features/categories/collection'
import { About, Club, Home, Legal } from '@/features/club/global'
import { Consents } from '@/features/consents/collection'
import {
  derivePublication,
  followMerged,
  followPeople,
  followPerson,
  hidePictures,
  refuseErasedPeople,
} from '@/features/consents/photos/hooks'
import { ConsentTexts } from '@/features/consents/texts/collection'
import { Documents } from '@/features/documents/collection'
import { DocumentFolders } from '@/features/documents/folders/collection'
import { Enquiries } from '@/features/enquiries/collection'
import { Closings } from '@/features/events/closing/collection'
import { FixtureImports } from '@/features/events/fixture-import/collection'
import { closeAfterTrial } from '@/features/enquiries/hooks'
import { Events } from '@/features/events/collection'
import { Participants } from '@/features/participants/collection'
import { ContactOpenings } from '@/features/participants/contacts/collection'
import { Absences } from '@/features/participants/absences/collection'
import {
  inviteToUpcomingEvents,
  inviteAfterBulkChange,
  inviteAfterChange,
  deleteParticipants,
  deletePlayersInvitations,
  inviteAfterImport,
  inviteAfterMerge,
  inviteAfterMigration,
} from '@/features/participants/hooks'
import { Albums } from '@/features/gallery/collection'
import { Media } from '@/features/gallery/media/collection'
import { MemberFees } from '@/features/membership/collection'
import { shareCredit } from '@/features/membership/credit/hooks'
import { mergeLedger } from '@/features/membership/merging/hooks'
import { Payments } from '@/features/membership/payments/collection'
import { News } from '@/features/news/collection'
import { Notifications } from '@/features/notifications/collection'
import { Deliveries } from '@/features/notifications/deliveries/collection'
import { Erasures } from '@/features/own-data/erasure/collection'
import { PushKeys } from '@/features/notifications/push-keys/collection'
import { PushSubscriptions } from '@/features/notifications/push/collection'
import { endPushOfAccount, endPushOfSessions, removeDevices } from '@/features/notifications/push/hooks'
import { tellAccountChange, tellOfficeChange } from '@/features/notifications/account-notices/hooks'
import { noteEvent, noteManyEvents, tellDeletedEvent } from '@/features/notifications/event-notices/hooks'
import { noteFee, noteFees, notePayments } from '@/features/notifications/fee-notices/hooks'
import { noteArticle } from '@/features/notifications/news-notices/hooks'
import { noteNominations, wakeManySquads, wakeSquad } from '@/features/notifications/nomination-notices/hooks'
import { Notices } from '@/features/notifications/notices/collection'
import { noteReports } from '@/features/notifications/closing-reports/hooks'
import { noteClosures } from '@/features/notifications/place-notices/hooks'
import { tellEnquiry, tellStage, tellTrial } from '@/features/notifications/office-notices/hooks'
import {
  planEventReminders,
  planManyReminders,
  replanReminders,
} from '@/features/notifications/reminders/hooks'
import { reportLateLeaders, tellSubstitute } from '@/features/notifications/substitute-notices/hooks'
import { Products } from '@/features/products/collection'
import { Users } from '@/features/users/collection'
import { refuseOnErased } from '@/features/users/erased/guards'
import { BankStatements } from '@/features/bank-statements/collection'
import { BankRows } from '@/features/bank-statements/rows/collection'
import { MemberImports } from '@/features/member-imports/collection'
import { PlayerMigrations } from '@/features/player-migrations/collection'
import { withHooks } from '@/fields/with-hooks'

/** Every collection. Hooks of later features are added here, so that no feature imports a later one. */
export const collections: CollectionConfig[] = [
  withHooks(Users, {
    afterChange: [
      inviteToUpcomingEvents,
      shareCredit,
      followPerson,
      endPushOfAccount,
      tellOfficeChange,
      tellTrial,
      closeAfterTrial,
    ],
    beforeDelete: [deletePlayersInvitations, hidePictures, removeDevices],
    afterBulkChange: [followPeople, endPushOfSessions, tellAccountChange],
    onMerge: [mergeLedger, inviteAfterMerge, followMerged],
  }),
  Categories,
  withHooks(Events, {
    afterChange: [
      inviteAfterChange,
      copyMovedStart,
      noteEvent,
      wakeSquad,
      planEventReminders,
      tellSubstitute,
      reportLateLeaders,
    ],
    beforeDelete: [tellDeletedEvent, deleteParticipants],
    afterBulkChange: [inviteAfterBulkChange, noteManyEvents, wakeManySquads, planManyReminders],
  }),
  withHooks(Closings, { afterBulkChange: [noteReports] }),
  withHooks(Participants, {
    beforeChange: [refuseOnErased(['answer', 'reason'])],
    afterBulkChange: [noteNominations],
  }),
  Absences,
  ContactOpenings,
  withHooks(Attendances, { beforeChange: [refuseOnErased(['status', 'note'])] }),
  withHooks(MemberFees, {
    beforeChange: [refuseOnErased(['reason', 'note'])],
    afterChange: [noteFee],
    afterBulkChange: [noteFees],
  }),
  withHooks(Payments, { afterBulkChange: [notePayments] }),
  withHooks(News, { afterChange: [noteArticle] }),
  Documents,
  DocumentFolders,
  Albums,
  withHooks(Media, { beforeChange: [refuseErasedPeople, derivePublication] }),
  Products,
  Notifications,
  Deliveries,
  Notices,
  PushSubscriptions,
  PushKeys,
  withHooks(Enquiries, { afterChange: [tellEnquiry] }),
  Erasures,
  Consents,
  ConsentTexts,
  withHooks(PlayerMigrations, { afterChange: [inviteAfterMigration, tellStage] }),
  withHooks(MemberImports, { afterChange: [inviteAfterImport] }),
  FixtureImports,
  BankStatements,
  BankRows,
]

/** The club, with what follows in a later feature when its settings change. */
const ClubWithFollowers: GlobalConfig = {
  ...Club,
  hooks: { ...Club.hooks, afterChange: [...(Club.hooks?.afterChange ?? []), replanReminders, noteClosures] },
}

export const globals: GlobalConfig[] = [ClubWithFollowers, Home, About, Legal]
