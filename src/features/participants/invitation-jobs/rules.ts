/** Players and events whose invitations are updated, and events whose columns are copied to their rows (`repeat`). */
export interface InvitationJob {
  players?: string[]
  events?: string[]
  repeat?: string[]
  /** The import that is being undone: the job invites its players again should the undo be interrupted. */
  undoes?: string
}
