import { endsAfterStart, fitsLength } from '../rules'

/** Payload validator message when the meeting (an ISO moment or nothing) is after the start; true otherwise. */
export const meetsBeforeStart = ({ startsAt }: { startsAt?: string }, meetAt: unknown): true | string =>
  !startsAt ||
  !meetAt ||
  Date.parse(String(meetAt)) <= Date.parse(startsAt) ||
  'Zraz nemôže byť neskôr ako začiatok.'

/** Payload validator message when an end (an ISO moment or nothing) does not fit the start or the type; true otherwise. */
export const endFits = (
  { type, startsAt }: { type?: unknown; startsAt?: string },
  end: unknown,
): true | string => {
  const endsAt = end ? String(end) : null
  const isLater = endsAfterStart(startsAt, endsAt)
  return isLater === true ? fitsLength(type, startsAt, endsAt) : isLater
}
