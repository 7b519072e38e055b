import { describe, expect, it } from 'vitest'
import { administrator, anotherStudent, instructor, outsider, student } from '../../testing/people.ts'
import { type EventFacts, type EventKind, eventsFor } from './event.ts'

const by = ({ accountId }: { accountId: number }, what: EventKind): EventFacts => ({
  what,
  actorId: accountId,
  happenedAt: new Date('2026-03-10T09:00:00Z'),
})

/** A first student gives up, a second has the thesis now. */
const events = [
  by(instructor, 'thesis_created'),
  by(student, 'interest_declared'),
  by(instructor, 'answer_given'),
  by(student, 'assignment_accepted'),
  by(student, 'step_finished'),
  by(instructor, 'released'),
  by(anotherStudent, 'interest_declared'),
  by(anotherStudent, 'assignment_accepted'),
  by(anotherStudent, 'step_finished'),
]

const shownTo = (actor: typeof student) => eventsFor(actor, events).map((event) => events.indexOf(event))

describe('of the history of a thesis', () => {
  it('instructor and administrators read all', () => {
    expect([shownTo(instructor), shownTo(administrator)]).toEqual([[...events.keys()], [...events.keys()]])
  })

  it('the student reads what came after the acceptance', () => {
    expect(shownTo(anotherStudent)).toEqual([7, 8])
  })

  it('a student who gave up reads up to the release, and nothing of the next one', () => {
    expect(shownTo(student)).toEqual([3, 4, 5])
  })

  it('a student who never had the thesis reads nothing', () => {
    expect(shownTo(outsider)).toEqual([])
  })

  it('the student does not read that the topic is offered again', () => {
    const offered = [...events, by(instructor, 'marked'), by(instructor, 'offered_again')]
    expect(eventsFor(anotherStudent, offered)).toEqual(offered.slice(7, 10))
    expect(eventsFor(instructor, offered)).toEqual(offered)
  })

  it('a reader whose marks they are not misses the seals since the one that showed that they differ', () => {
    const at = (hour: string) => ({
      ...by(instructor, 'mark_sealed'),
      happenedAt: new Date(`2026-03-10T${hour}Z`),
    })
    const sealed = [...events, at('09:00'), at('10:00'), at('11:00'), by(instructor, 'thesis_edited')]
    expect(eventsFor(administrator, sealed)).toEqual(sealed)
    const shown = eventsFor(administrator, sealed, new Date('2026-03-10T10:00Z'))
    expect(shown).toEqual([...sealed.slice(0, 10), sealed[12]])
  })

  it('a student who has it a second time reads both times', () => {
    const again = [
      ...events.slice(0, 6),
      by(student, 'interest_declared'),
      by(student, 'assignment_accepted'),
    ]
    expect(eventsFor(student, again)).toEqual([...again.slice(3, 6), again[7]])
  })
})
