import { type RehearsedThesis, rehearse } from '@diatrivi/domain/department/rulebook/rehearsal'
import { canRulebook } from '@diatrivi/domain/department/rulebook/rulebook.policy'
import { membersLacking } from '@diatrivi/domain/view/process/rehearsed-committee'
import type { SessionActor } from '../../../platform/auth/session-actor.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/transaction.ts'
import type { Inspections } from '../../../platform/inspections/inspections.ts'
import { enforce } from '../../../platform/refusal/refusal.ts'
import { listPublished } from '../../department/rulebook/rulebook.queries.ts'
import type { RulebookService } from '../../department/rulebook/rulebook.service.ts'
import { listSeatsOfTheses } from '../../examination/committee/committee.queries.ts'
import { listRunningTheses, type RunningRow } from './running-thesis.queries.ts'

export interface RehearsedRow extends RunningRow, Pick<RehearsedThesis, 'changes' | 'earliestExamination'> {
  /** Null where the committee would lack no more members than today. */
  membersLacking: number | null
}

interface Dependencies {
  db: Db
  clock: Clock
  inspections: Inspections
  rulebooks: RulebookService
}

/** A rule book tried on the theses that run, of which it changes none: docs/regulation.md#rule-books */
export function rehearsalService({ db, clock, inspections, rulebooks }: Dependencies) {
  return {
    rehearse: async (actor: SessionActor, rulebookId: number): Promise<RehearsedRow[]> => {
      const { departmentId, publishedAt, ...book } = await rulebooks.get(actor, rulebookId)
      enforce(canRulebook.write(actor, departmentId))
      const running = new Map((await listRunningTheses(db, departmentId)).map((row) => [row.id, row]))
      const published = await listPublished(db, departmentId)
      const tried = { ...book, isPublished: publishedAt !== null }
      const rehearsed = rehearse(tried, published, [...running.values()], clock.today())
      const seats = Map.groupBy(
        await listSeatsOfTheses(
          db,
          rehearsed.map(({ thesisId }) => thesisId),
        ),
        ({ thesisId }) => thesisId,
      )
      return rehearsed.flatMap(({ thesisId, ...change }) => {
        const row = running.get(thesisId)
        if (row === undefined) return []
        inspections.note(actor, 'list', row.studentId)
        const own = seats.get(thesisId) ?? []
        const lacking = membersLacking(own, row.rules.committee, book.rules.committee)
        return [{ ...row, ...change, membersLacking: lacking }]
      })
    },
  }
}

export type RehearsalService = ReturnType<typeof rehearsalService>
