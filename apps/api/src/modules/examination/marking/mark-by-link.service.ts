import { canMark, type MarkingSeat, ownMarkingSeat } from '@diatrivi/domain/examination/marking/mark.policy'
import type { RequestThrottle } from '../../../platform/auth/request-throttle.ts'
import type { Caller } from '../../../platform/caller.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db, Reader, Tx } from '../../../platform/database/transaction.ts'
import { enqueueMail } from '../../../platform/mail/outbox.repository.ts'
import { markCodeLetter } from '../../../platform/mail/templates/outside-mark-letters.ts'
import { enforce, found } from '../../../platform/refusal/refusal.ts'
import type { FileAnswer } from '../../../platform/storage/file-answer.ts'
import type { ThesisInQuestion } from '../../thesis/thesis/thesis.model.ts'
import { findFinalText } from '../../thesis/thesis/thesis.queries.ts'
import type { LinkedRow } from '../committee/committee.model.ts'
import { findSeat, findSeatByLink } from '../committee/committee.queries.ts'
import type { SignedLinks } from '../committee/link/signed-links.service.ts'
import { outsideAddressee } from '../committee/outside/outside-letter.queries.ts'
import { listOwnExaminations } from '../examination/examination.queries.ts'
import type { Marking } from './marking.model.ts'
import type { MarkingChanges } from './marking-changes.ts'
import type { SheetWriting, WrittenSheet } from './sheet-writing.ts'

interface Dependencies {
  db: Db
  clock: Clock
  requestThrottle: RequestThrottle
  signedLinks: SignedLinks
  changes: MarkingChanges
  writing: SheetWriting
}

/** What a link to a mark shows. */
export interface MarkByLinkRow {
  linked: LinkedRow
  marking: Marking
  seat: MarkingSeat
  /** The caller who has the link reads the mail of its person too. */
  isProven: boolean
  textName: string | null
}

/** The marks of members without an account: docs/regulation.md#mark-by-link. */
export function markByLink({
  db,
  clock,
  requestThrottle: throttle,
  signedLinks,
  changes: { changing, markingOf },
  writing,
}: Dependencies) {
  return {
    /** @param pin null where the link alone has to do, which shows no mark */
    async open(code: string, pin: string | null, { address }: Caller): Promise<MarkByLinkRow> {
      await throttle(address)
      const seatId =
        pin === null
          ? await signedLinks.read(db, code, 'mark')
          : await signedLinks.prove(db, code, 'mark', pin)
      const linked = found(await findSeatByLink(db, seatId))
      const { id, thesisId } = await heldExamination(db, seatId)
      const marking = await markingOf(db, id, thesisId)
      const seat = found(ownMarkingSeat({ seatId }, marking.facts))
      const textName = (await findFinalText(db, thesisId))?.name ?? null
      return { linked, marking, seat, isProven: pin !== null, textName }
    },

    /** The thesis that is marked, as long as the link lasts: docs/regulation.md#text-by-link. */
    async readText(code: string, { address }: Caller): Promise<FileAnswer> {
      await throttle(address)
      const seatId = await signedLinks.read(db, code, 'mark')
      const { id, thesisId } = await heldExamination(db, seatId)
      found(ownMarkingSeat({ seatId }, (await markingOf(db, id, thesisId)).facts))
      return { ...found(await findFinalText(db, thesisId)), caching: 'private' }
    },

    /** Sends the code to the address of the member, not to the caller. */
    async sendCode(code: string, { address }: Caller): Promise<void> {
      await throttle(address)
      const seatId = await signedLinks.read(db, code, 'mark')
      await changingOf(seatId, async (tx, thesis, marking) => {
        enforce(canMark.save({ seatId }, thesis, marking.facts))
        const { pin } = await signedLinks.makePin(tx, code, 'mark')
        const to = await outsideAddressee(tx, found(ownMarkingSeat({ seatId }, marking.facts)))
        await enqueueMail(tx, markCodeLetter(to, { code: pin, thesisTitle: thesis.title }), clock.now())
      })
    },

    async save(proof: Proof, sheet: WrittenSheet, caller: Caller): Promise<void> {
      await acting(proof, caller, (tx, thesis, marking, seatId) =>
        writing.save(tx, thesis, marking, { seatId }, sheet),
      )
    },

    async confirm(proof: Proof, caller: Caller): Promise<void> {
      await acting(proof, caller, (tx, thesis, marking, seatId) =>
        writing.confirm(tx, thesis, marking, { seatId }),
      )
    },
  }

  async function acting(
    { code, pin }: Proof,
    { address }: Caller,
    act: (tx: Tx, thesis: ThesisInQuestion, marking: Marking, seatId: number) => Promise<void>,
  ): Promise<void> {
    await throttle(address)
    const seatId = await signedLinks.prove(db, code, 'mark', pin)
    await changingOf(seatId, async (tx, thesis, marking) => {
      // Revoked while this one waited for the thesis, it acts no more.
      await signedLinks.redeem(tx, code, 'mark')
      await act(tx, thesis, marking, seatId)
    })
  }

  async function changingOf(
    seatId: number,
    act: (tx: Tx, thesis: ThesisInQuestion, marking: Marking) => Promise<void>,
  ): Promise<void> {
    await changing((await heldExamination(db, seatId)).id, act)
  }
}

export type MarkByLinkService = ReturnType<typeof markByLink>

interface Proof {
  code: string
  pin: string
}

/** The newest that was held: the letter went out when it was, and an examination that is only planned has no marks. */
async function heldExamination(db: Reader, seatId: number) {
  const { thesisId } = found(await findSeat(db, seatId))
  const examinations = await listOwnExaminations(db, thesisId)
  return found(examinations.find(({ state }) => state === 'held') ?? null)
}
