import { committeeState } from '@diatrivi/domain/examination/committee/committee'
import { canCommittee, hasCommittee } from '@diatrivi/domain/examination/committee/committee.policy'
import { isLiving } from '@diatrivi/domain/examination/committee/seat'
import { allConfirmed } from '@diatrivi/domain/shared/confirmations'
import type { ThesisFacts } from '@diatrivi/domain/thesis/thesis/thesis'
import {
  isInstructorOf,
  isSecretaryOf,
  isStudentOf,
  readsProcess,
} from '@diatrivi/domain/thesis/thesis/thesis.policy'
import { overlaysOf, phaseOf } from '@diatrivi/domain/view/process/phase'
import type { SessionActor } from '../../../platform/auth/session-actor.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/transaction.ts'
import type { Inspections } from '../../../platform/inspections/inspections.ts'
import { enforce, found } from '../../../platform/refusal/refusal.ts'
import type { SeatRow } from '../../examination/committee/committee.model.ts'
import { sourcesOf, subjectOf } from '../../examination/paper/facts/paper-sources.queries.ts'
import { withStates } from '../../examination/paper/papers-with-states.queries.ts'
import { readable } from '../../examination/paper/readable-papers.model.ts'
import { topicStatus } from '../../thesis/interest/topic-places.queries.ts'
import { bookOf } from '../../thesis/thesis/book.queries.ts'
import { confirmationOf } from '../../thesis/todo-list/todo-list.queries.ts'
import type { Process } from './process.model.ts'
import { processFinder } from './process.queries.ts'
import { examinationPart } from './process-examination.model.ts'
import { seenGroup } from './process-group.model.ts'
import { seenMarks } from './process-marking.model.ts'

interface Dependencies {
  db: Db
  clock: Clock
  inspections: Inspections
}

/** Where a thesis stands in its department's process: derived from what several modules keep. */
export function processService({ db, clock, inspections }: Dependencies) {
  const find = processFinder(db)

  return {
    async get(actor: SessionActor, thesisId: number): Promise<Process> {
      const now = clock.now()
      const row = found(await find(thesisId, now))
      const { thesis, seats } = row
      enforce(canCommittee.see(actor, thesis, seats))
      inspections.note(actor, 'thesis', thesis.studentId)

      const book = bookOf(row.book)
      const rules = book !== null && hasCommittee(book.rules.committee) ? book.rules : null
      const state = rules && committeeState(seats, rules.committee)
      const areAllStepsConfirmed = allConfirmed(row.confirmations.map(confirmationOf))
      const facts = {
        thesis,
        areAllStepsConfirmed,
        isCommitteeComplete: state?.isComplete ?? null,
        attempts: rules?.examination.attempts ?? null,
        examination: row.status,
      }
      const isOfTheTwo = isInstructorOf(actor, thesis) || isStudentOf(actor, thesis)
      const isOffice = isSecretaryOf(actor, thesis)
      const mayManage = canCommittee.seeCandidates(actor, thesis, rules?.committee ?? null).allowed
      const sources = sourcesOf(row)
      return {
        thesisId,
        phase: phaseOf(facts),
        overlays: overlaysOf(facts),
        book,
        group: book && seenGroup(actor, thesis, topicStatus(row.topic, book.rules)),
        committee:
          rules && state
            ? {
                rules: rules.committee,
                state,
                seats: shownTo(actor, thesis, seats),
                mayManage,
                mayRevokeLinks: mayManage || isOffice,
                mayLeaveForOthers: isOffice,
                mayProposeOwn: canCommittee.seeOwnCandidates(actor, thesis, rules.committee).allowed,
                proposal: isOfTheTwo ? row.proposal : null,
              }
            : null,
        examination:
          rules && examinationPart(row, { actor, rules, areAllStepsConfirmed, today: clock.today(), now }),
        papers: book && readable(actor, subjectOf(sources), withStates(row.papers, sources)),
        marks: rules ? seenMarks(row, { actor, rules: rules.marking, now }) : { current: null, opened: null },
      }
    },
  }
}

/** The student reads who sits and who is asked, not who has declined or left. */
function shownTo(actor: SessionActor, thesis: ThesisFacts, seats: SeatRow[]): SeatRow[] {
  const isSupervisors = readsProcess(actor, thesis) && actor.role !== 'student'
  return isSupervisors ? seats : seats.filter(isLiving)
}

export type ProcessService = ReturnType<typeof processService>
