import { canCommittee } from '@diatrivi/domain/examination/committee/committee.policy'
import {
  type OutsideWords,
  sameWords,
  wordsInLine,
} from '@diatrivi/domain/examination/committee/outside-words'
import type { MemberActor } from '../../../../platform/auth/session-actor.ts'
import type { Clock } from '../../../../platform/clock.ts'
import type { Db, Tx } from '../../../../platform/database/transaction.ts'
import { enqueueMail } from '../../../../platform/mail/outbox.repository.ts'
import { seatRewordedLetter } from '../../../../platform/mail/templates/outside-letters.ts'
import { enforce, found } from '../../../../platform/refusal/refusal.ts'
import { fullName } from '../../../../platform/text/full-name.ts'
import type { HistoryService, ThesisEvent } from '../../../thesis/history/history.service.ts'
import type { NewNotice, NoticeService } from '../../../thesis/notice/notice.service.ts'
import { findThesisFacts, lockTheses } from '../../../thesis/thesis/thesis-lock.queries.ts'
import { findSeat } from '../committee.queries.ts'
import { outsideAddressee, outsideFacts } from './outside-letter.queries.ts'
import { listThesesOfOutsider, lockOutsidePerson, writeOutsidePerson } from './outside-person.repository.ts'

interface Dependencies {
  db: Db
  clock: Clock
  history: HistoryService
  notices: NoticeService
}

/** Other words about a person without an account: docs/regulation.md#outside-words */
export function rewordMember({ db, clock, history, notices }: Dependencies) {
  /** In the history of every thesis in which the person has a seat, or is offered one. */
  async function record(
    tx: Tx,
    person: OutsideWords & { id: number },
    replaced: OutsideWords,
    actorId: number,
  ): Promise<void> {
    const details = { member: wordsInLine(replaced), after: wordsInLine(person) }
    const at = clock.now()
    const events = (await listThesesOfOutsider(tx, person.id)).map(
      (thesisId): ThesisEvent => ({ thesisId, actorId, what: 'seat_reworded', details, at }),
    )
    await history.recordAll(tx, events)
  }

  return {
    record,

    /** The office does it; the supervisors concerned and the person are notified. */
    async reword(actor: MemberActor, seatId: number, words: OutsideWords): Promise<void> {
      await db.transaction(async (tx) => {
        const seat = found(await findSeat(tx, seatId))
        const thesis = found(await findThesisFacts(tx, seat.thesisId))
        enforce(canCommittee.rewordOutside(actor, thesis, seat))
        const { outsidePersonId } = seat
        const personId = found(outsidePersonId)
        const theses = await lockTheses(tx, await listThesesOfOutsider(tx, personId))
        const before = found(await lockOutsidePerson(tx, personId))
        if (sameWords(before, words)) return
        const at = clock.now()
        const person = await writeOutsidePerson(tx, personId, words, at)
        await record(tx, person, before, actor.accountId)
        const facts = { person: fullName(person) }
        const rewordings = theses.map(
          (one): NewNotice => ({ recipientId: one.instructorId, kind: 'seat_reworded', thesis: one, facts }),
        )
        await notices.notify(tx, rewordings, at)
        const letter = { ...(await outsideFacts(tx, thesis)), words: wordsInLine(person) }
        await enqueueMail(tx, seatRewordedLetter(await outsideAddressee(tx, seat), letter), at)
      })
    },
  }
}

export type MemberRewording = ReturnType<typeof rewordMember>
