import { asc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { createPlatform } from '../../../create-platform.ts'
import { reminderJob } from '../../../reminder-job.ts'
import { startTestApi } from '../../../testing/test-api.ts'
import { NOW } from '../../../testing/test-foundation.ts'
import { account } from '../../people/account/tables.ts'
import { interest } from '../../thesis/interest/tables.ts'
import { notice, noticeSetting } from '../../thesis/notice/tables.ts'
import { thesis } from '../../thesis/thesis/tables.ts'

const api = await startTestApi()
const { given, clock, db, mailbox } = api
const platform = createPlatform(api)
const service = reminderJob(platform)

beforeEach(async () => {
  clock.set(NOW)
  await db.transaction(async (tx) => {
    await tx.delete(notice)
    await tx.delete(interest)
    await tx.update(thesis).set({ interestDeadline: null, intendedEnd: null, startDate: null })
  })
})

/** Who was reminded of what, in the order in which it was written. */
async function reminded() {
  return db
    .select({ to: account.username, kind: notice.kind, facts: notice.facts, thesisId: notice.thesisId })
    .from(notice)
    .innerJoin(account, eq(account.id, notice.accountId))
    .orderBy(asc(notice.id))
}

const count = async () => (await reminded()).length

/** A week before the deadline of a published topic. */
const aTopicThatCloses = async () => {
  const instructor = await given.anInstructor()
  return { instructor, thesis: await given.aThesis({ instructor, interestDeadline: '2026-03-17' }) }
}

describe('what comes near', () => {
  it('is sent to the instructor of a topic whose interest deadline ends, and by mail', async () => {
    const { instructor, thesis } = await aTopicThatCloses()
    await service.giveDue()
    expect(await reminded()).toEqual([
      {
        to: instructor.username,
        kind: 'interest_deadline_near',
        thesisId: thesis.id,
        facts: { thesisTitle: thesis.title, day: '2026-03-17', daysLeft: 7 },
      },
    ])
    expect((await mailbox.newestTo(instructor.email)).text).toContain(thesis.title)
  })

  it('is sent to both about an answer that waits, each with the name of the other', async () => {
    const instructor = await given.anInstructor()
    const student = await given.aStudent()
    const topic = await given.aThesis({ instructor })
    await given.anInterest({ thesis: topic, student, answeredPositively: true })
    clock.advance({ days: 3 })
    await service.giveDue()
    const nameOf = (one: typeof student) => `${one.firstName} ${one.surname}`
    const facts = { thesisTitle: topic.title, day: '2026-03-10' }
    expect(await reminded()).toMatchObject([
      { to: student.username, kind: 'answer_waits', facts: { ...facts, person: nameOf(instructor) } },
      { to: instructor.username, kind: 'answer_waits', facts: { ...facts, person: nameOf(student) } },
    ])
  })

  it('is sent to both about the current step and the desired completion', async () => {
    const student = await given.aStudent()
    const instructor = await given.anInstructor()
    const dates = { startDate: '2026-03-01', intendedEnd: '2026-03-11' } as const
    const inWork = await given.aThesis({ instructor, student, ...dates })
    const list = await given.aTodoList({ thesis: inWork })
    await given.aStep(list, { position: 1, state: 'confirmed', durationAmount: 9, durationUnit: 'days' })
    const step = await given.aStep(list, { position: 2, durationAmount: 1, durationUnit: 'weeks' })
    await service.giveDue()
    const stepFacts = { stepId: step.id, stepTitle: step.title, day: '2026-03-17', daysLeft: 7 }
    const endFacts = { day: '2026-03-11', daysLeft: 1 }
    expect(await reminded()).toMatchObject([
      { to: student.username, kind: 'step_end_near', facts: stepFacts },
      { to: instructor.username, kind: 'step_end_near', facts: stepFacts },
      { to: student.username, kind: 'completion_near', facts: endFacts },
      { to: instructor.username, kind: 'completion_near', facts: endFacts },
    ])
  })

  it('is not sent for marked theses and others', async () => {
    const student = await given.aStudent()
    await given.aThesis({ student, mark: 8, intendedEnd: '2026-03-11', interestDeadline: '2026-03-11' })
    await given.aThesis({ publicByInstructor: false, interestDeadline: '2026-03-11' })
    await given.aThesis({ interestDeadline: '2026-03-18' })
    await given.aThesis({ interestDeadline: '2026-03-09' })
    await service.giveDue()
    expect(await reminded()).toEqual([])
  })
})

describe('a reminder', () => {
  it('is given once, however often and in however many processes it is asked for', async () => {
    const { instructor } = await aTopicThatCloses()
    const before = (await mailbox.all()).length
    const other = reminderJob(platform)
    await Promise.all([service.giveDue(), other.giveDue(), service.giveDue(), other.giveDue()])
    clock.advance({ hours: 1 })
    await service.giveDue()
    clock.advance({ days: 2 })
    await service.giveDue()
    expect(await count()).toBe(1)
    const mails = (await mailbox.all()).slice(before)
    expect(mails.map(({ to }) => to)).toEqual([instructor.email])
  })

  it('comes again the day before', async () => {
    await aTopicThatCloses()
    for (let day = 0; day < 12; day += 1) {
      await service.giveDue()
      clock.advance({ days: 1 })
    }
    expect((await reminded()).map(({ facts }) => facts.daysLeft)).toEqual([7, 1])
  })

  it('that could not be sent on its day is sent later, with the days that are left', async () => {
    await aTopicThatCloses()
    clock.advance({ days: 3 })
    await service.giveDue()
    expect((await reminded()).map(({ facts }) => facts.daysLeft)).toEqual([4])
  })

  it('is given afresh for a date that was moved', async () => {
    const { thesis: topic } = await aTopicThatCloses()
    await service.giveDue()
    await db.transaction((tx) =>
      tx.update(thesis).set({ interestDeadline: '2026-03-16' }).where(eq(thesis.id, topic.id)),
    )
    await service.giveDue()
    expect((await reminded()).map(({ facts }) => facts.day)).toEqual(['2026-03-17', '2026-03-16'])
  })

  it('waits for the morning in Athens, in winter and in summer time', async () => {
    await given.aThesis({ interestDeadline: '2026-04-03' })
    for (const [moment, expected] of [
      // 28 March is in winter time, 29 March in summer time.
      ['2026-03-28T04:59:00Z', 0],
      ['2026-03-28T05:00:00Z', 1],
      ['2026-04-02T03:59:00Z', 1],
      ['2026-04-02T04:00:00Z', 2],
    ] as const) {
      clock.set(moment)
      await service.giveDue()
      expect(await count(), moment).toBe(expected)
    }
  })

  it('stands under the bell only, where the person wants no mail of it', async () => {
    const { instructor } = await aTopicThatCloses()
    await db.transaction((tx) =>
      tx
        .insert(noticeSetting)
        .values({ accountId: instructor.id, kind: 'interest_deadline_near', delivery: 'none' }),
    )
    const before = (await mailbox.all()).length
    await service.giveDue()
    expect(await count()).toBe(1)
    expect((await mailbox.all()).length).toBe(before)
  })
})

describe('many theses', () => {
  it('are looked at in turns, and none is left out', async () => {
    const instructor = await given.anInstructor()
    await db.transaction((tx) =>
      tx.insert(thesis).values(
        Array.from({ length: 1_001 }, (_, number) => ({
          title: `Θέμα ${number}`,
          assignmentType: 'immediate' as const,
          publicByInstructor: true,
          instructorId: instructor.id,
          interestDeadline: '2026-03-17' as const,
        })),
      ),
    )
    await service.giveDue()
    expect(await count()).toBe(1_001)
  })
})
