import { type MarkingSeat, ownMarkingSeat } from '@diatrivi/domain/examination/marking/mark.policy'
import type { Caller } from '../../../../platform/caller.ts'
import { found } from '../../../../platform/refusal/refusal.ts'
import type { FileAnswer } from '../../../../platform/storage/file-answer.ts'
import { findFinalText } from '../../../thesis/thesis/thesis.queries.ts'
import { findSeatByLink } from '../../committee/by-link/seat-by-link.queries.ts'
import type { LinkedRow } from '../../committee/committee.model.ts'
import type { MarkDependencies, Marking } from '../marking.model.ts'
import { findHeldMarking } from '../marking.queries.ts'

/** What a link to a mark shows. */
export interface MarkByLinkRow {
  linked: LinkedRow
  marking: Marking
  seat: MarkingSeat
  /** The caller who has the link reads the mail of its person too. */
  isProven: boolean
  textName: string | null
}

type Dependencies = Pick<MarkDependencies, 'db' | 'clock' | 'requestThrottle' | 'signedLinks'>

/**
 * The sheet of a member without an account: docs/regulation.md#mark-by-link.
 *
 * @param pin null where the link alone has to do, which shows no mark
 */
export async function readMarkByLink(
  deps: Dependencies,
  code: string,
  pin: string | null,
  { address }: Caller,
): Promise<MarkByLinkRow> {
  const { db, requestThrottle, signedLinks } = deps
  await requestThrottle(address)
  const seatId =
    pin === null ? await signedLinks.read(db, code, 'mark') : await signedLinks.prove(db, code, 'mark', pin)
  const { linked, marking, seat } = await markingOfLink(deps, seatId)
  const textName = (await findFinalText(db, linked.thesisId))?.name ?? null
  return { linked, marking, seat, isProven: pin !== null, textName }
}

/** The thesis that is marked, as long as the link lasts: docs/regulation.md#text-by-link. */
export async function readTextByLink(
  deps: Dependencies,
  code: string,
  { address }: Caller,
): Promise<FileAnswer> {
  const { db, requestThrottle, signedLinks } = deps
  await requestThrottle(address)
  const { linked } = await markingOfLink(deps, await signedLinks.read(db, code, 'mark'))
  return { ...found(await findFinalText(db, linked.thesisId)), caching: 'private' }
}

async function markingOfLink({ db, clock }: Dependencies, seatId: number) {
  const linked = found(await findSeatByLink(db, seatId))
  const { marking } = found(await findHeldMarking(db, { thesisId: linked.thesisId, now: clock.now() }))
  return { linked, marking, seat: found(ownMarkingSeat({ seatId }, marking.facts)) }
}
