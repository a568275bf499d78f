/** The queue of the job `askInParts`, which writes invitations and takes them back (participants/invitation-jobs). */
export const INVITATION_QUEUE = 'invitations'
