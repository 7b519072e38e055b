import type { ThesisEvent } from '../../thesis/history/history.service.ts'

/** What happened to the seat of a member, who is named; not why, because students read it. */
export function seatEvent(
  { id: thesisId }: { id: number },
  { member, ...event }: Pick<ThesisEvent, 'what' | 'actorId' | 'at'> & { member: string },
): ThesisEvent {
  return { thesisId, ...event, details: { member } }
}
