import type { MongoMigration } from '../../mongodb/migrate'

/**
 * What SQLite's migration of this name does to rows that are there. The columns it adds to deliveries and notifications
 * need no step: a field that is missing reads as „no“ and is never filtered by another value.
 */
export const peopleAreTold: MongoMigration = {
  name: '20261123_193818_people_are_told',
  up: async ({ connection, session }) => {
    const users = connection.collection('users')
    // Until now it listed what is sent, and nobody could change it; from now on it lists what is not.
    await users.updateMany({}, { $set: { notificationChoices: [], digest: false } }, { session })
    await users.updateMany({ role: 'player' }, { $set: { 'staff.shown': false } }, { session })
    const hidden = { $set: { isPublic: false }, $unset: { hiddenForConsent: '' } }
    await connection.collection('media').updateMany({}, hidden, { session })
    const club = { paymentLink: false, feesShown: true, reminders: { firstHours: 48, secondHours: 12 } }
    await connection.collection('globals').updateMany({ globalType: 'club' }, { $set: club }, { session })
  },
}
