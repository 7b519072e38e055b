import type { Rules } from '@diatrivi/domain/department/rulebook/rules'
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
import type { Caller } from '../../../platform/caller.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/transaction.ts'
import type { Inspections } from '../../../platform/inspections/inspections.ts'
import { enforce, found } from '../../../platform/refusal/refusal.ts'
import { commissionerOf } from '../../examination/commissioner/commissioner.queries.ts'
import type { CommissionerService } from '../../examination/commissioner/commissioner.service.ts'
import type { SeatRow } from '../../examination/committee/committee.model.ts'
import { sourcesOf, subjectOf } from '../../examination/paper/facts/paper-sources.queries.ts'
import { withStates } from '../../examination/paper/papers-with-states.queries.ts'
import { readable } from '../../examination/paper/readable-papers.model.ts'
import { topicStatus } from '../../thesis/interest/topic-places.queries.ts'
import { bookOf } from '../../thesis/thesis/book.queries.ts'
import { confirmationOf } from '../../thesis/todo-list/todo-list.queries.ts'
import type { OpenedTalk, Process } from './process.model.ts'
import { type ProcessRow, processFinder } from './process.queries.ts'
import { seenCommissioner } from './process-commissioner.model.ts'
import { examinationPart } from './process-examination.model.ts'
import { seenGroup } from './process-group.model.ts'
import { seenMarks } from './process-marking.model.ts'

interface Dependencies {
  db: Db
  clock: Clock
  inspections: Inspections
  commissioners: Pick<CommissionerService, 'readByLink'>
}

/** Where a thesis stands in its department's process: derived from what several modules keep. */
export function processService({ db, clock, inspections, commissioners }: Dependencies) {
  const find = processFinder(db)

  return {
    async get(actor: SessionActor, thesisId: number): Promise<Process> {
      const now = clock.now()
      const row = found(await find(thesisId, now))
      const { thesis, seats } = row
      enforce(canCommittee.see(actor, thesis, seats))
      inspections.note(actor, 'thesis', thesis.studentId)

      const book = bookOf(row.book)
      const { rules, state, areAllStepsConfirmed, facts } = courseOf(row)
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
        commissioner: seenCommissioner(row.commissioner && commissionerOf(row.commissioner), {
          actor,
          thesis,
          rules: book?.rules ?? null,
          now,
        }),
      }
    },

    /** What the mentor of a commissioner reads by a link: the stage of the thesis and the conversation. */
    async openTalk(code: string, caller: Caller): Promise<OpenedTalk> {
      const talk = await commissioners.readByLink(code, caller)
      const row = found(await find(talk.thesisId, clock.now()))
      return {
        ...talk,
        title: row.thesis.title,
        student: row.student,
        supervisor: row.instructor,
        departmentName: row.department.name,
        phase: phaseOf(courseOf(row).facts),
      }
    },
  }
}

/** What the course of a thesis is derived of; without a committee `rules` and `state` are null. */
function courseOf(row: ProcessRow) {
  const { thesis, seats } = row
  const book = bookOf(row.book)
  const rules: Rules | null = book !== null && hasCommittee(book.rules.committee) ? book.rules : null
  const state = rules && committeeState(seats, rules.committee)
  const areAllStepsConfirmed = allConfirmed(row.confirmations.map(confirmationOf))
  const facts = {
    thesis,
    areAllStepsConfirmed,
    isCommitteeComplete: state?.isComplete ?? null,
    attempts: rules?.examination.attempts ?? null,
    examination: row.status,
  }
  return { rules, state, areAllStepsConfirmed, facts }
}

/** The student reads who sits and who is asked, not who has declined or left. */
function shownTo(actor: SessionActor, thesis: ThesisFacts, seats: SeatRow[]): SeatRow[] {
  const isSupervisors = readsProcess(actor, thesis) && actor.role !== 'student'
  return isSupervisors ? seats : seats.filter(isLiving)
}

export type ProcessService = ReturnType<typeof processService>
