import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { createPlatform } from '../../../create-platform.ts'
import { reminderJob } from '../../../reminder-job.ts'
import { startTestApi } from '../../../testing/test-api.ts'
import type { TestClient } from '../../../testing/test-client.ts'
import { examination as examinations } from '../../examination/examination/tables.ts'
import { aDepartmentWithPapers, issue } from '../../examination/paper/paper.fixture.ts'
import { thesis as theses } from '../../thesis/thesis/tables.ts'

// 10 March 2026
const api = await startTestApi()
const { given, clock, db, mailbox } = api

/** As of a process that has just begun, in the morning of a day. */
async function onTheMorningOf(day: string) {
  clock.set(`${day}T07:00:00Z`)
  await reminderJob(createPlatform(api)).giveDue()
}

const noticesOf = async (client: TestClient) =>
  (await client.call('listNotices')).body
    .filter(({ kind }) => kind === 'paper_outdated')
    .map(({ facts }) => facts.paperNumber)

const move = (examination: { id: number }) =>
  db.transaction((tx) =>
    tx
      .update(examinations)
      .set({ startsAt: new Date('2026-06-25T09:00:00Z'), revision: 1 })
      .where(eq(examinations.id, examination.id)),
  )

describe('a paper whose facts have changed', () => {
  it('is told once to the person who issued it, with its number', async () => {
    const { asInstructor, asSecretary, instructor, secretary, anAcceptedThesis } =
      await aDepartmentWithPapers(api)
    const { thesis } = await anAcceptedThesis()
    const examination = await given.anExamination({ thesis })
    const { number } = (await issue(asInstructor, 'minutes_blank', thesis)).body
    await issue(asSecretary, 'declaration', thesis)
    await onTheMorningOf('2026-03-11')
    expect(await noticesOf(await api.as(instructor))).toEqual([])

    await move(examination)
    await onTheMorningOf('2026-03-12')
    await onTheMorningOf('2026-03-13')
    expect(await noticesOf(await api.as(instructor))).toEqual([number])
    expect(await noticesOf(await api.as(secretary))).toEqual([])
    const mail = await mailbox.newestTo(instructor.email)
    expect(mail.subject).toBe(`Έγγραφο που εκδώσατε δεν ισχύει πια: «${thesis.title}»`)
    expect(mail.text).toContain(`Το έγγραφο ${number} που εκδώσατε`)
  })

  it('is not spoken of once it is issued again, or after a year', async () => {
    clock.set('2026-03-20T07:00:00Z')
    const { asInstructor, asStudent, instructor, student, anAcceptedThesis } =
      await aDepartmentWithPapers(api)
    const { thesis } = await anAcceptedThesis()
    const examination = await given.anExamination({ thesis })
    await issue(asInstructor, 'minutes_blank', thesis)
    await issue(asStudent, 'declaration', thesis)
    await move(examination)
    await issue(asInstructor, 'minutes_blank', thesis)
    await onTheMorningOf('2026-03-21')
    await db.transaction((tx) =>
      tx.update(theses).set({ title: 'Άλλος τίτλος' }).where(eq(theses.id, thesis.id)),
    )
    await onTheMorningOf('2027-04-01')
    expect(await noticesOf(await api.as(instructor))).toEqual([])
    expect(await noticesOf(await api.as(student))).toEqual([])
  })

  it('is told to a student who issued it, and to nobody who could not issue it again', async () => {
    clock.set('2026-03-20T07:00:00Z')
    const { asSecretary, asStudent, secretary, student, anAcceptedThesis, another } =
      await aDepartmentWithPapers(api)
    const { thesis } = await anAcceptedThesis()
    await issue(asStudent, 'declaration', thesis)
    await issue(asSecretary, 'application', thesis)
    const { account: other } = await another('instructor')
    await db.transaction((tx) =>
      tx
        .update(theses)
        .set({ title: 'Άλλος τίτλος', instructorId: other.id })
        .where(eq(theses.id, thesis.id)),
    )
    await onTheMorningOf('2026-03-21')
    expect(await noticesOf(await api.as(student))).toHaveLength(1)
    expect(await noticesOf(await api.as(secretary))).toHaveLength(1)
  })
})
