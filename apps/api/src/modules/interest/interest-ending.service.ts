import type { Clock } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import type { WebLinks } from '../../platform/mail/web-links.ts'
import { fullName } from '../../platform/text/full-name.ts'
import { recordEvents, type ThesisEvent } from '../history/history.service.ts'
import { type Told, tell } from '../notice/notice.service.ts'
import { lockTheses } from '../thesis/thesis-lock.queries.ts'
import { deleteInterests, listInterestsIn, listOpenWishes } from './interest.repository.ts'

/** For a student whose account goes; whoever asks has locked it. */
export function departureService({ clock, links }: { clock: Clock; links: WebLinks }) {
  return {
    /** Ends every declaration of interest, and tells the instructors. */
    async withdrawAllOf(tx: Tx, studentId: number, actorId: number): Promise<void> {
      const wished = (await listOpenWishes(tx, studentId)).map(({ thesisId }) => thesisId)
      const theses = new Map((await lockTheses(tx, wished)).map((thesis) => [thesis.id, thesis]))
      const ended = await listInterestsIn(tx, wished, studentId)
      await deleteInterests(tx, studentId, wished)
      const at = clock.now()
      await recordEvents(
        tx,
        ended.map(({ thesisId, student }): ThesisEvent => {
          const details = { student: student.username, studentName: fullName(student) }
          return { thesisId, actorId, what: 'interest_closed', details, at }
        }),
      )
      const told = ended.flatMap(({ thesisId, student, answeredPositively }): Told[] => {
        const thesis = theses.get(thesisId)
        if (thesis === undefined) return []
        const kind = answeredPositively ? 'answer_declined' : 'interest_withdrawn'
        return [{ recipientId: thesis.instructorId, kind, thesis, facts: { person: fullName(student) } }]
      })
      await tell(tx, told, { at, links })
    },
  }
}

export type DepartureService = ReturnType<typeof departureService>
