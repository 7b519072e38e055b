import { addDays, athensDate, compareDates, type IsoDate } from '@diatrivi/domain/shared/dates'
import { DEMO_USERNAMES } from '../cast.ts'
import type { PlannedOutsider, PlannedSeat } from '../demo-plan.ts'
import { evening, morning } from '../moments.ts'
import type { Random } from '../random.ts'
import type { ThesisParts } from '../theses/setting.ts'
import type { Stage } from './stages.ts'

export interface Colleague {
  username: string
  name: string
}

interface CommitteeSetting {
  parts: ThesisParts
  stage: Stage
  colleagues: readonly Colleague[]
  /** Sits where marks are given now, and gives the last one by a link. */
  outsider: PlannedOutsider
  today: IsoDate
  random: Random
  nextKey: () => number
}

const ANSWER_DAYS = 7

/** The supervisor, and two colleagues who were asked soon after the assignment; what they did stands in the history. */
export function planCommittee({
  parts,
  stage,
  colleagues,
  outsider,
  today,
  random,
  nextKey,
}: CommitteeSetting): PlannedSeat[] {
  const { thesis, history } = parts
  const acceptedAt = history.events().find(({ what }) => what === 'assignment_accepted')?.happenedAt
  if (acceptedAt === undefined) throw new Error(`The thesis ${thesis.key} was never accepted`)
  const acceptedOn = athensDate(new Date(acceptedAt))
  const supervisor: PlannedSeat = {
    key: nextKey(),
    thesis: thesis.key,
    position: 1,
    role: 'supervisor',
    person: thesis.instructor,
    outsidePerson: null,
    state: 'accepted',
    invitedAt: acceptedAt,
    dueOn: acceptedOn,
    answeredAt: acceptedAt,
  }
  if (stage === 'alone') return [supervisor]
  const others = colleagues.filter(({ username }) => username !== thesis.instructor)
  const sampled = random.sample(others, 2)
  // The demo account of a member has an invitation to answer and a mark to give: the last of both.
  const demo = others.find(({ username }) => username === DEMO_USERNAMES.member)
  const members =
    demo !== undefined && (stage === 'asked' || stage === 'owing')
      ? [...sampled.filter((one) => one !== demo).slice(0, 1), demo]
      : sampled
  const isLate = stage === 'asked'
  const invitedOn = isLate ? addDays(today, -2) : addDays(acceptedOn, 2)
  return [
    supervisor,
    ...members.map(({ username, name }, index): PlannedSeat => {
      const invitedAt = morning(invitedOn, random)
      // The last one of those who were asked lately has not answered yet.
      const isWaiting = isLate && index === 1
      const answeredOn = addDays(invitedOn, 1)
      const answeredAt =
        isWaiting || compareDates(answeredOn, today) >= 0 ? null : evening(answeredOn, random)
      const isOutside = stage === 'marking' && index === 1
      const member = isOutside ? `${outsider.firstName} ${outsider.surname}` : name
      history.record('seat_invited', thesis.instructor, invitedAt, { member })
      // An event of the plan has an account: who comes from outside has none.
      if (answeredAt !== null && !isOutside) history.record('seat_accepted', username, answeredAt, { member })
      return {
        key: nextKey(),
        thesis: thesis.key,
        position: index + 2,
        role: 'member',
        person: isOutside ? null : username,
        outsidePerson: isOutside ? outsider.key : null,
        state: answeredAt === null ? 'invited' : 'accepted',
        invitedAt,
        dueOn: addDays(invitedOn, ANSWER_DAYS),
        answeredAt,
      }
    }),
  ]
}
