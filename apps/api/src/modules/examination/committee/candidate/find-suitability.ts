import { canCommittee } from '@diatrivi/domain/examination/committee/committee.policy'
import { maySit, type Suitability } from '@diatrivi/domain/examination/committee/may-sit'
import type { MemberActor } from '../../../../platform/auth/session-actor.ts'
import { enforce, found } from '../../../../platform/refusal/refusal.ts'
import { findThesisFacts } from '../../../thesis/thesis/thesis-lock.queries.ts'
import type { CommitteeDependencies } from '../committee.model.ts'
import { findCommitteeRules, listSeats } from '../committee.queries.ts'
import { listOutsidersAbsentOn } from '../outside/outside-absence.queries.ts'
import { sittingOf } from './candidate.model.ts'

/** What would keep a person without an account from the committee, by the address that is typed in. */
export async function findSuitability(
  { db, clock, examination }: Pick<CommitteeDependencies, 'db' | 'clock' | 'examination'>,
  actor: MemberActor,
  { thesisId, email }: { thesisId: number; email: string },
): Promise<Suitability> {
  const thesis = found(await findThesisFacts(db, thesisId))
  const rules = await findCommitteeRules(db, thesisId)
  enforce(canCommittee.seeCandidates(actor, thesis, rules))
  const days = { day: clock.today(), limit: thesis.intendedEnd }
  const person = { accountId: null, outsidePersonId: null, email }
  const absences = await listOutsidersAbsentOn(db, [person], days.day)
  const isBusy = (await examination.findBusy(db, thesisId, [person])).has(person)
  const candidate = { ...person, category: null, contractEnd: null, absences, isBusy }
  return maySit(candidate, sittingOf(await listSeats(db, thesisId)), found(rules), days)
}
