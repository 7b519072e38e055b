import { committeeState } from '@diatrivi/domain/examination/committee/committee'
import { hindranceOf } from '@diatrivi/domain/examination/committee/may-sit'
import { addDays } from '@diatrivi/domain/shared/dates'
import type { Tx } from '../../../platform/database/transaction.ts'
import { found } from '../../../platform/refusal/refusal.ts'
import type { NewNotice } from '../../thesis/notice/notice.service.ts'
import { sittingOf } from './candidate/candidate.model.ts'
import type { Committee, CommitteeDependencies } from './committee.model.ts'
import { listSeats } from './committee.queries.ts'
import { seatNotAllowed } from './committee.refusals.ts'
import { insertSeat } from './committee.repository.ts'
import type { OtherExamination } from './examination-ahead.model.ts'
import { type Asking, findPeople, type Invitation } from './find-people.ts'
import type { OutsidePersonRow } from './outside/outside-person.repository.ts'
import { recordRewording } from './outside/record-rewording.ts'
import { askForSeat } from './seat/ask-for-seat.ts'
import { giveSeat } from './seat/give-seat.ts'
import { completeForOffice, completeNotices, seatEvent } from './seat/seat-message.model.ts'

type Dependencies = Pick<
  CommitteeDependencies,
  'clock' | 'history' | 'notices' | 'links' | 'signedLinks' | 'examination'
>

export interface Inviter {
  accountId: number
}

/** What is said to the person who asks. */
export interface AskedPeople {
  /** The people of whom other words stand than were sent. */
  kept: OutsidePersonRow[]
  /** The people whom another examination needs while the one that is planned is held. */
  busy: (OtherExamination & { name: string })[]
}

/**
 * Asks people for seats, which was found allowed; the rules appoint them where they say so.
 */
export async function inviteMembers(
  deps: Dependencies,
  tx: Tx,
  committee: Committee,
  asked: readonly Asking[],
  actor: Inviter,
): Promise<AskedPeople> {
  const { invitations, saved, kept } = await findPeople(tx, committee.thesis, asked, deps.clock.now())
  for (const { person, replaced } of saved)
    if (replaced !== null) await recordRewording(deps, tx, person, replaced, actor.accountId)
  await invite(deps, tx, committee, invitations, actor)
  return { kept, busy: await busyOf(deps, tx, committee, invitations) }
}

async function busyOf(
  { examination }: Dependencies,
  tx: Tx,
  { thesis }: Committee,
  invitations: readonly Invitation[],
): Promise<AskedPeople['busy']> {
  const people = invitations.map(({ sitter, name }) => ({ ...sitter, name }))
  const busy = await examination.findBusy(tx, thesis.id, people)
  return [...busy].map(([{ name }, { startsAt, minutes }]) => ({ name, startsAt, minutes }))
}

/** Each is judged beside those who sit already and those asked in the same action. */
async function invite(
  deps: Dependencies,
  tx: Tx,
  { thesis, rules, seats }: Committee,
  invitations: readonly Invitation[],
  { accountId: actorId }: Inviter,
): Promise<void> {
  const { clock, history, notices, examination } = deps
  const { answer, answerDays } = found(rules)
  const [today, at] = [clock.today(), clock.now()]
  const others = sittingOf(seats)
  const isAppointed = answer === 'appointed'
  const dueOn = addDays(today, answerDays)
  const written: NewNotice[] = []
  for (const { sitter, name, ...seat } of invitations) {
    const { accountId, outsidePersonId, email } = sitter
    const hindrance =
      accountId === thesis.instructorId ? 'already_in_it' : hindranceOf(sitter, others, found(rules))
    if (hindrance !== null) throw seatNotAllowed(name, hindrance, found(rules))
    others.push(sitter)
    const id = await insertSeat(
      tx,
      {
        ...seat,
        thesisId: thesis.id,
        accountId,
        outsidePersonId,
        state: isAppointed ? 'accepted' : 'invited',
        invitedAt: at,
        answeredAt: isAppointed ? at : null,
        remindedOn: today,
        dueOn,
      },
      at,
    )
    await history.record(tx, seatEvent(thesis, { what: 'seat_invited', member: name, actorId, at }))
    const seatToAnswer = { id, accountId, outsidePersonId, email, dueOn }
    written.push(
      ...(isAppointed
        ? await giveSeat(deps, tx, thesis, seatToAnswer)
        : await askForSeat(deps, tx, thesis, seatToAnswer)),
      ...(isAppointed && seat.role === 'member'
        ? await examination.notifyNewMember(tx, thesis, seatToAnswer)
        : []),
    )
  }
  const isComplete = committeeState(await listSeats(tx, thesis.id), found(rules)).isComplete
  const isNowComplete = isAppointed && isComplete
  await notices.notify(tx, [...written, ...(isNowComplete ? completeNotices(thesis) : [])], at)
  if (isNowComplete) await notices.notifyOffice(tx, completeForOffice(thesis, actorId), at)
}
