import type { Clock } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { recordEvents, type ThesisEvent } from '../../platform/history/record-event.ts'
import { enqueueMails } from '../../platform/mail/outbox.repository.ts'
import type { WebLinks } from '../../platform/mail/web-links.ts'
import { lockTheses } from '../thesis/thesis-facts.service.ts'
import { fullName, interestLetters } from './interest.letters.ts'
import { deleteInterests, findContacts, listInterestsIn, listOpenWishes } from './interest.repository.ts'

/** For a student whose account goes; whoever asks has locked it. */
export function departureService({ clock, links }: { clock: Clock; links: WebLinks }) {
  const letters = interestLetters(links)

  return {
    /** Ends every declaration of interest. Instructors who had answered one positively are told. */
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
      const instructors = await findContacts(
        tx,
        [...theses.values()].map(({ instructorId }) => instructorId),
      )
      const mails = ended.flatMap(({ thesisId, student, answeredPositively }) => {
        const thesis = theses.get(thesisId)
        const instructor = thesis && instructors.get(thesis.instructorId)
        return answeredPositively && instructor ? [letters.declined(instructor, thesis, student)] : []
      })
      await enqueueMails(tx, mails, at)
    },
  }
}

export type DepartureService = ReturnType<typeof departureService>
