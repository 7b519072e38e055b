import type { SeatLinkPurpose } from '@diatrivi/domain/examination/committee/signed-link'
import { signedLinks } from '../modules/examination/committee/link/signed-links.service.ts'
import {
  committeeProposal,
  committeeSeat,
  outsidePerson,
  proposedMember,
} from '../modules/examination/committee/tables.ts'
import { DAY } from '../platform/durations.ts'
import type { AccountFactories } from './account.factories.ts'
import type { FactoryDependencies } from './factory-dependencies.ts'
import { inserted, nextNumber } from './inserted.ts'
import type { thesisFactories } from './thesis.factories.ts'

interface Row {
  id: number
}
type SeatRow = typeof committeeSeat.$inferSelect

export function committeeFactories(
  { db, clock }: FactoryDependencies,
  { anInstructor }: AccountFactories,
  { aThesis }: Pick<ReturnType<typeof thesisFactories>, 'aThesis'>,
) {
  /** The seat of a member who is asked, unless the values say otherwise. */
  const aSeat = async ({
    thesis,
    person,
    ...values
  }: Partial<SeatRow> & { thesis?: Row; person?: Row } = {}): Promise<SeatRow> =>
    inserted(db, committeeSeat, {
      position: 2,
      role: 'member',
      state: 'invited',
      invitedAt: clock.now(),
      dueOn: '2026-03-17',
      remindedOn: '2026-03-09',
      createdAt: clock.now(),
      updatedAt: clock.now(),
      ...values,
      thesisId: values.thesisId ?? (thesis ?? (await aThesis())).id,
      accountId:
        typeof values.outsidePersonId === 'number'
          ? null
          : (values.accountId ?? (person ?? (await anInstructor())).id),
    })

  /** The proposal of a student, which waits unless the values say otherwise. */
  const aCommitteeProposal = async ({
    thesis,
    people,
    ...values
  }: Partial<typeof committeeProposal.$inferSelect> & { thesis: Row; people: readonly Row[] }) => {
    const proposal = await inserted(db, committeeProposal, {
      proposedAt: clock.now(),
      createdAt: clock.now(),
      updatedAt: clock.now(),
      ...values,
      thesisId: thesis.id,
    })
    for (const [place, { id: accountId }] of people.entries()) {
      await inserted(db, proposedMember, { proposalId: proposal.id, place, role: 'member', accountId })
    }
    return proposal
  }

  const anOutsidePerson = ({
    department,
    ...values
  }: Partial<typeof outsidePerson.$inferSelect> & { department: Row }) =>
    inserted(db, outsidePerson, {
      firstName: 'Ζωή',
      surname: 'Καρρά',
      rankText: 'Ομότιμη Καθηγήτρια',
      affiliation: 'Πανεπιστήμιο Κρήτης',
      email: `outside${nextNumber()}@example.org`,
      createdAt: clock.now(),
      updatedAt: clock.now(),
      ...values,
      departmentId: department.id,
    })

  /** Returns its code, which is kept nowhere. */
  const aSeatLink = ({
    seat,
    purpose = 'seat',
    days = 7,
  }: {
    seat: Row
    purpose?: SeatLinkPurpose
    days?: number
  }): Promise<string> =>
    db.transaction((tx) =>
      signedLinks({ clock }).make(tx, {
        seatId: seat.id,
        purpose,
        expiresAt: new Date(clock.now().getTime() + days * DAY),
        mailedAt: clock.now(),
      }),
    )

  /** A code beside a link to a mark, as a mail would bring it. */
  const aMarkPin = async (code: string): Promise<string> => {
    const { pin } = await db.transaction((tx) => signedLinks({ clock }).makePin(tx, code, 'mark'))
    return pin
  }

  return { aSeat, aCommitteeProposal, anOutsidePerson, aSeatLink, aMarkPin }
}
