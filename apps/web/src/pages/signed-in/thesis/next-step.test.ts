import { describe, expect, it } from 'vitest'
import { type Result, toProcess } from '../../../entities/process/process.mapper.ts'
import { OWN_ANSWERS } from '../../../features/examination/examination/poll-result.ts'
import { m } from '../../../paraglide/messages.js'
import { aThesis } from '../../../testing/a-thesis.ts'
import { INSTRUCTOR } from '../../../testing/people.ts'
import { PLANNED, POLL, type Process, wireProcess } from '../../../testing/wire-process.ts'
import { nextStep, ON_CARD, PROCESS_PLACES } from './next-step.ts'

const thesis = aThesis({ state: 'inProgress', phase: 'inWork' })
const step = (process: Process) =>
  nextStep({ thesis, process: toProcess(process), papers: undefined }, INSTRUCTOR)

function withCommittee(values: Partial<NonNullable<Process['committee']>>): Process {
  const process = wireProcess()
  return { ...process, committee: process.committee && { ...process.committee, ...values } }
}

describe('the main action on a thesis under a rule book', () => {
  it('stands on the card of the examination where the reader may do something about that', () => {
    expect(step(wireProcess({ current: PLANNED, phase: 'examPlanned', may: { hold: true } }))).toBe(ON_CARD)
    expect(step(wireProcess({ may: { plan: true } }))).toBe(ON_CARD)
  })

  it('leads to the committee as long as it has free seats', () => {
    expect(step(withCommittee({ vacant: 2, missing: 2 }))).toEqual({
      label: m.committee_propose({ count: 2 }),
      to: { targetId: PROCESS_PLACES.committee },
    })
    expect(step(withCommittee({ vacant: 2, missing: 2, mayManage: false }))).toBeNull()
  })

  it('is the answer of a reader who is invited, before all else', () => {
    const process = withCommittee({})
    const seats = process.committee?.seats.map((seat) => ({
      ...seat,
      state: 'invited' as const,
      person: { ...seat.person, username: INSTRUCTOR.username },
    }))
    expect(step(withCommittee({ seats: seats ?? [], vacant: 1 }))).toMatchObject({
      label: m.committee_answer_invitation(),
    })
  })

  it('leads a reader who is asked about dates to the answers, until all are given', () => {
    const asked = { dates: POLL, may: { answerDates: true } } as const
    expect(step(wireProcess(asked))).toBeNull()
    const [first, second] = POLL.options
    if (first === undefined || second === undefined) throw new Error('The poll has two dates.')
    const unanswered = { ...POLL, options: [first, { ...second, answers: [] }] }
    expect(step(wireProcess({ ...asked, dates: unanswered }))).toEqual({
      label: m.examination_poll_answers(),
      to: { targetId: OWN_ANSWERS },
    })
  })

  it('is nothing while the reader waits for others', () => {
    expect(step(wireProcess({ current: PLANNED, phase: 'examPlanned', may: { move: true } }))).toBeNull()
  })
})

describe('after the opening of the marks', () => {
  const result = { examinationId: 5, mayAcceptCorrections: false } as Result
  const minutes = {
    kind: 'minutes' as const,
    missing: null,
    examination: { id: 5, attempt: 1 },
    seats: null,
  }

  it('says to issue the minutes, to a reader who may', () => {
    const process = { ...toProcess(wireProcess({ phase: 'completing' })), result }
    expect(nextStep({ thesis, process, papers: { kinds: [minutes], papers: [] } }, INSTRUCTOR)).toMatchObject(
      { label: m.paper_issue_minutes(), sentence: m.paper_issue_minutes_next() },
    )
    expect(nextStep({ thesis, process, papers: { kinds: [], papers: [] } }, INSTRUCTOR)).toBeNull()
  })
})
