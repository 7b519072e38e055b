import { canChangeSeat } from '@diatrivi/domain/examination/committee/seat'
import type { RequestThrottle } from '../../../platform/auth/request-throttle.ts'
import type { Caller } from '../../../platform/caller.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/transaction.ts'
import { enforce, found } from '../../../platform/refusal/refusal.ts'
import type { FileAnswer } from '../../../platform/storage/file-answer.ts'
import type { HistoryService } from '../../thesis/history/history.service.ts'
import type { NoticeService } from '../../thesis/notice/notice.service.ts'
import { findFinalText } from '../../thesis/thesis/thesis.queries.ts'
import type { SeatByLinkRow } from './committee.model.ts'
import { findSeatByLink } from './committee.queries.ts'
import { committeeChanges } from './committee-changes.ts'
import type { AheadRow, ExaminationAhead } from './examination-ahead.model.ts'
import type { SignedLinks } from './link/signed-links.service.ts'
import { type Answer, seatAnswering } from './seat-answering.ts'

interface Dependencies {
  db: Db
  clock: Clock
  requestThrottle: RequestThrottle
  history: HistoryService
  notices: NoticeService
  signedLinks: SignedLinks
  examination: ExaminationAhead
}

/** What people without an account do by the link in their letter: docs/regulation.md#links. */
export function seatByLink({ db, requestThrottle: throttle, signedLinks, ...deps }: Dependencies) {
  const { examination } = deps
  const { changingSeat } = committeeChanges(db)
  const writeDown = seatAnswering(deps)

  return {
    async open(code: string, { address }: Caller): Promise<OpenedSeat> {
      await throttle(address)
      const seat = found(await findSeatByLink(db, await signedLinks.read(db, code, 'seat')))
      if (!examines(seat)) return { ...seat, examination: null, textName: null }
      return {
        ...seat,
        examination: await examination.find(db, seat.thesisId),
        textName: (await findFinalText(db, seat.thesisId))?.name ?? null,
      }
    },

    /** The thesis that the member will mark, as long as the link and the seat last: docs/regulation.md#text-by-link. */
    async readText(code: string, { address }: Caller): Promise<FileAnswer> {
      await throttle(address)
      const seat = found(await findSeatByLink(db, await signedLinks.read(db, code, 'seat')))
      const file = found(examines(seat) ? await findFinalText(db, seat.thesisId) : null)
      return { ...file, caching: 'private' }
    },

    async answer(code: string, answer: Answer, { address }: Caller): Promise<void> {
      await throttle(address)
      await changingSeat(await signedLinks.read(db, code, 'seat'), async (tx, committee, seat) => {
        await signedLinks.redeem(tx, code, 'seat')
        const act = answer.accepts ? 'accept' : 'decline'
        enforce(canChangeSeat(seat, act, answer, found(committee.rules)))
        await writeDown(tx, committee, seat, answer)
      })
    },
  }
}

/** What the link shows; the last two to members alone. */
export interface OpenedSeat extends SeatByLinkRow {
  examination: AheadRow | null
  textName: string | null
}

function examines({ role, state }: SeatByLinkRow): boolean {
  return role === 'member' && state === 'accepted'
}

export type SeatByLinkService = ReturnType<typeof seatByLink>
