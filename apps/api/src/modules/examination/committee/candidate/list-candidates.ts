import { canCommittee } from '@diatrivi/domain/examination/committee/committee.policy'
import { maySit } from '@diatrivi/domain/examination/committee/may-sit'
import { gaveUp, suggestMembers } from '@diatrivi/domain/examination/committee/suggest-members'
import type { MemberActor } from '../../../../platform/auth/session-actor.ts'
import { enforce, found } from '../../../../platform/refusal/refusal.ts'
import { findThesisFacts } from '../../../thesis/thesis/thesis-lock.queries.ts'
import type { CommitteeDependencies } from '../committee.model.ts'
import { findCommitteeRules, listSeats } from '../committee.queries.ts'
import { candidateOf, sittingOf } from './candidate.model.ts'
import { listCandidateRows, listSuggestibleRows } from './candidate.queries.ts'

type Dependencies = Pick<CommitteeDependencies, 'db' | 'clock' | 'examination'>

/**
 * The people who could sit, and what hinders each.
 *
 * @param may whether the reader is one who proposes members, or the student who proposes to the supervisor
 */
export async function listCandidates(
  { db, clock, examination }: Dependencies,
  actor: MemberActor,
  { thesisId, text }: { thesisId: number; text: string | null },
  may: typeof canCommittee.seeCandidates | typeof canCommittee.seeOwnCandidates,
) {
  const thesis = found(await findThesisFacts(db, thesisId))
  const rules = await findCommitteeRules(db, thesisId)
  enforce(may(actor, thesis, rules))
  const sitting = sittingOf(await listSeats(db, thesisId))
  const days = { day: clock.today(), limit: thesis.intendedEnd }
  const rows = await listCandidateRows(db, { departmentId: thesis.departmentId, text })
  const busy = await examination.findBusy(db, thesisId, rows)
  return rows
    .filter(({ accountId }) => accountId !== thesis.instructorId)
    .map((row) => {
      const candidate = candidateOf(row, { isBusy: busy.has(row) })
      return { ...row, ...maySit(candidate, sitting, found(rules), days) }
    })
}

/** The three who fit best of those who may sit: docs/regulation.md#suggested-members. */
export async function listSuggested(
  { db, clock, examination }: Dependencies,
  actor: MemberActor,
  thesisId: number,
) {
  const thesis = found(await findThesisFacts(db, thesisId))
  const rules = await findCommitteeRules(db, thesisId)
  enforce(canCommittee.seeCandidates(actor, thesis, rules))
  const seats = await listSeats(db, thesisId)
  const days = { day: clock.today(), limit: thesis.intendedEnd }
  const rows = await listSuggestibleRows(db, thesisId, thesis)
  const busy = await examination.findBusy(db, thesisId, rows)
  const people = rows
    .filter(({ accountId }) => accountId !== thesis.instructorId)
    .map((row) => ({
      ...row,
      ...candidateOf(row, { isBusy: busy.has(row) }),
      accountId: row.accountId,
    }))
  return suggestMembers(people, { sitting: sittingOf(seats), gone: gaveUp(seats) }, found(rules), days)
}
