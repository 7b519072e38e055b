import { committeeState } from '@diatrivi/domain/examination/committee/committee'
import { canCommittee, hasCommittee } from '@diatrivi/domain/examination/committee/committee.policy'
import { isLiving } from '@diatrivi/domain/examination/committee/seat'
import { allConfirmed } from '@diatrivi/domain/shared/confirmations'
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
import { findBookOfThesis, listSeats } from '../../examination/committee/committee.queries.ts'
import { findNewestProposal } from '../../examination/committee/proposal/proposal.queries.ts'
import { listOwnExaminations } from '../../examination/examination/examination.queries.ts'
import { findExaminationStanding } from '../../examination/marking/outcome.queries.ts'
import { findThesisFacts } from '../../thesis/thesis/thesis-lock.queries.ts'
import { listConfirmations } from '../../thesis/todo-list/todo-list.queries.ts'
import { papersPart } from './papers-part.ts'
import type { Process } from './process.model.ts'
import { readExaminationPart } from './process-examination.ts'
import { readGroup } from './process-group.ts'
import { seenMarks } from './process-marking.service.ts'

interface Dependencies {
  db: Db
  clock: Clock
  inspections: Inspections
}

/** Where a thesis stands in its department's process: derived from what several modules keep. */
export function processService({ db, clock, inspections }: Dependencies) {
  return {
    async get(actor: SessionActor, thesisId: number): Promise<Process> {
      const thesis = found(await findThesisFacts(db, thesisId))
      const seats = await listSeats(db, thesisId)
      enforce(canCommittee.see(actor, thesis, seats))
      inspections.note(actor, 'thesis', thesis.studentId)
      const book = await findBookOfThesis(db, thesisId)
      const rules = book?.rules.committee ?? null
      const state = hasCommittee(rules) ? committeeState(seats, rules) : null
      const areAllStepsConfirmed = allConfirmed(await listConfirmations(db, thesisId))
      const facts = {
        thesis,
        areAllStepsConfirmed,
        isCommitteeComplete: state?.isComplete ?? null,
        attempts: hasCommittee(rules) ? (book?.rules.examination.attempts ?? null) : null,
        examination: await findExaminationStanding(db, thesisId),
      }
      const examined = { thesis, rules: book?.rules ?? null, seats }
      const examinations = hasCommittee(rules) ? await listOwnExaminations(db, thesisId) : []
      const isOffice = isSecretaryOf(actor, thesis)
      const isOfTheTwo = isInstructorOf(actor, thesis) || isStudentOf(actor, thesis)
      const mayManage = canCommittee.seeCandidates(actor, thesis, rules).allowed
      return {
        thesisId,
        phase: phaseOf(facts),
        overlays: overlaysOf(facts),
        book,
        group: await readGroup(db, actor, thesis, book?.rules ?? null),
        committee:
          hasCommittee(rules) && state !== null
            ? {
                rules,
                state,
                seats: shownTo(actor, seats),
                mayManage,
                mayRevokeLinks: mayManage || isOffice,
                mayLeaveForOthers: isOffice,
                mayProposeOwn: canCommittee.seeOwnCandidates(actor, thesis, rules).allowed,
                proposal: isOfTheTwo ? await findNewestProposal(db, thesisId) : null,
              }
            : null,
        examination:
          book !== null && hasCommittee(rules)
            ? await readExaminationPart(db, clock, actor, {
                examined,
                rules: book.rules,
                examinations,
                areAllStepsConfirmed,
              })
            : null,
        papers: book === null ? null : await papersPart(db, actor, thesisId),
        marks:
          book !== null && hasCommittee(rules)
            ? await seenMarks(db, {
                actor,
                thesis,
                seats,
                examinations,
                rules: book.rules.marking,
                now: clock.now(),
              })
            : { current: null, opened: null },
      }

      /** The student reads who sits and who is asked, not who has declined or left. */
      function shownTo(reader: SessionActor, all: typeof seats) {
        const isSupervisors = readsProcess(reader, thesis) && reader.role !== 'student'
        return isSupervisors ? all : all.filter(isLiving)
      }
    },
  }
}

export type ProcessService = ReturnType<typeof processService>
