import type { Caller } from '../../../../platform/caller.ts'
import { found } from '../../../../platform/refusal/refusal.ts'
import type { FileAnswer } from '../../../../platform/storage/file-answer.ts'
import { findFinalText } from '../../../thesis/thesis/thesis.queries.ts'
import type { CommitteeDependencies, SeatByLinkRow } from '../committee.model.ts'
import type { AheadRow, OtherExamination } from '../examination-ahead.model.ts'
import { findSeatByLink } from './seat-by-link.queries.ts'

/** What the link shows; the last two to members alone, the clash before the answer. */
export interface OpenedSeat extends SeatByLinkRow {
  busy: OtherExamination | null
  examination: AheadRow | null
  textName: string | null
}

type Dependencies = Pick<CommitteeDependencies, 'db' | 'requestThrottle' | 'signedLinks' | 'examination'>

/** What people without an account see by the link in their mail: docs/regulation.md#links. */
export async function readSeatByLink(
  deps: Dependencies,
  code: string,
  { address }: Caller,
): Promise<OpenedSeat> {
  const { db, examination } = deps
  const seat = await seatOfLink(deps, code, address)
  if (!examines(seat)) {
    const people = seat.state === 'invited' ? [{ accountId: null, email: seat.email }] : []
    const [busy = null] = (await examination.findBusy(db, seat.thesisId, people)).values()
    return { ...seat, busy, examination: null, textName: null }
  }
  return {
    ...seat,
    busy: null,
    examination: await examination.find(db, seat.thesisId),
    textName: (await findFinalText(db, seat.thesisId))?.name ?? null,
  }
}

/** The thesis that the member will mark, as long as the link and the seat last: docs/regulation.md#text-by-link. */
export async function readTextBySeatLink(
  deps: Dependencies,
  code: string,
  { address }: Caller,
): Promise<FileAnswer> {
  const seat = await seatOfLink(deps, code, address)
  const file = found(examines(seat) ? await findFinalText(deps.db, seat.thesisId) : null)
  return { ...file, caching: 'private' }
}

async function seatOfLink(
  { db, requestThrottle, signedLinks }: Dependencies,
  code: string,
  address: string,
): Promise<SeatByLinkRow> {
  await requestThrottle(address)
  return found(await findSeatByLink(db, await signedLinks.read(db, code, 'seat')))
}

function examines({ role, state }: SeatByLinkRow): boolean {
  return role === 'member' && state === 'accepted'
}
