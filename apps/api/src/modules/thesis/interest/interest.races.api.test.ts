import { and, count, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { waitForLock } from '../../../testing/lock-waits.ts'
import { startTestApi } from '../../../testing/test-api.ts'
import type { TestClient } from '../../../testing/test-client.ts'
import { event } from '../history/tables.ts'
import { thesis as thesisTable } from '../thesis/tables.ts'
import { interest } from './tables.ts'

const api = await startTestApi()
const { given, db } = api

afterEach(async () => {
  await db.execute(sql`drop function if exists wait_for_test cascade`)
})

const REFUSED = [400, 404, 409]
type Row = { id: number }

const declare = (client: TestClient, { id }: Row, prefOrder = 1) =>
  client.call('declareInterest', { params: { thesisId: id }, body: { prefOrder } })
const accept = (client: TestClient, { id }: Row) =>
  client.call('acceptAssignment', { params: { thesisId: id } })
const answer = (client: TestClient, { id }: Row, { username }: { username: string }, flag: 0 | 1 = 1) =>
  client.call('answerInterest', { params: { thesisId: id, username, flag } })
const withdraw = (client: TestClient, { id }: Row) =>
  client.call('withdrawInterest', { params: { thesisId: id } })

async function people(howMany: number) {
  const department = await given.aDepartment()
  const instructor = await given.anInstructor({ department })
  const students = await Promise.all(
    Array.from({ length: howMany }, async () => {
      const account = await given.aStudent({ department })
      return { account, client: await api.as(account) }
    }),
  )
  return { instructor, asInstructor: await api.as(instructor), students }
}

async function anInstructorAndAStudent() {
  const { students, ...others } = await people(1)
  const [student] = students
  if (student === undefined) throw new Error('there is no student')
  return { ...others, student }
}

const successes = (answers: readonly { status: number }[]) =>
  answers.filter(({ status }) => status === 200).length

/** What must hold whatever has happened. */
async function expectSoundDatabase(): Promise<void> {
  const busy = await db
    .select({ theses: count() })
    .from(thesisTable)
    .where(and(isNotNull(thesisTable.studentId), isNull(thesisTable.mark)))
    .groupBy(thesisTable.studentId)
    .having(sql`count(*) > 1`)
  expect(busy).toEqual([])
  const offered = await db
    .select({ answers: count() })
    .from(interest)
    .where(eq(interest.answeredPositively, true))
    .groupBy(interest.thesisId)
    .having(sql`count(*) > 1`)
  expect(offered).toEqual([])
  // No student who works on a thesis still has an interest in another, and no student has one in a given thesis.
  const leftOver = await db
    .select({ thesisId: interest.thesisId })
    .from(interest)
    .innerJoin(thesisTable, eq(thesisTable.id, interest.thesisId))
    .where(
      sql`${thesisTable.studentId} <> ${interest.studentId} or ${thesisTable.studentId} is null and exists (
        select from ${thesisTable} own where own.student_id = ${interest.studentId} and own.mark is null
      )`,
    )
  expect(leftOver).toEqual([])
}

/** Blocks every new interest at the moment of its writing, until it is released. */
async function holdInserts() {
  const [held, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await db.execute(sql`
    create function wait_for_test() returns trigger language plpgsql as
    'begin perform pg_advisory_xact_lock(1); return new; end'`)
  await db.execute(
    sql`create trigger wait_for_test before insert on ${interest} for each row execute function wait_for_test()`,
  )
  const holding = db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(1)`)
    held.resolve()
    await go.promise
  })
  await held.promise
  return {
    areWaiting: () => waitForLock(db, 'advisory'),
    go: async () => {
      go.resolve()
      await holding
    },
  }
}

describe('many at once', () => {
  it('20 students accept one thesis: the one who was offered it gets it', async () => {
    const { instructor, students } = await people(20)
    const thesis = await given.aThesis({ instructor })
    for (const [index, { account }] of students.entries()) {
      await given.anInterest({ thesis, student: account, answeredPositively: index === 13 })
    }
    const answers = await Promise.all(students.map(({ client }) => accept(client, thesis)))
    expect(answers[13]?.status).toBe(200)
    expect(successes(answers)).toBe(1)
    await expectSoundDatabase()
  })

  it('one student accepts 20 offers: one becomes the thesis', async () => {
    const { instructor, student } = await anInstructorAndAStudent()
    const theses = await Promise.all(Array.from({ length: 20 }, () => given.aThesis({ instructor })))
    for (const thesis of theses) {
      await given.anInterest({ thesis, student: student.account, answeredPositively: true })
    }
    const answers = await Promise.all(theses.map((thesis) => accept(student.client, thesis)))
    expect(successes(answers)).toBe(1)
    for (const { status, error } of answers.filter((one) => one.status !== 200)) {
      expect([status, error.code]).toEqual([409, 'has_thesis'])
    }
    expect(await db.$count(thesisTable, eq(thesisTable.studentId, student.account.id))).toBe(1)
    await expectSoundDatabase()
  })

  it('one acceptance sent 20 times is notified once', async () => {
    const { instructor, student } = await anInstructorAndAStudent()
    const thesis = await given.aThesis({ instructor })
    await given.anInterest({ thesis, student: student.account, answeredPositively: true })
    const answers = await Promise.all(Array.from({ length: 20 }, () => accept(student.client, thesis)))
    expect(successes(answers)).toBe(1)
    expect(await db.$count(event, eq(event.thesisId, thesis.id))).toBe(1)
  })

  it('20 positive answers on one thesis: one stands', async () => {
    const { instructor, asInstructor, students } = await people(20)
    const thesis = await given.aThesis({ instructor })
    for (const { account } of students) await given.anInterest({ thesis, student: account })
    const answers = await Promise.all(students.map(({ account }) => answer(asInstructor, thesis, account)))
    expect(successes(answers)).toBe(1)
    for (const { error } of answers.filter(({ status }) => status !== 200)) {
      expect(error.code).toBe('already_assigned')
    }
    await expectSoundDatabase()
  })

  it('one student declares 20 times: one interest, its priority one of those sent', async () => {
    const { instructor, student } = await anInstructorAndAStudent()
    const thesis = await given.aThesis({ instructor })
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_none, n) => declare(student.client, thesis, n + 1)),
    )
    expect(successes(answers)).toBe(20)
    expect(await db.$count(interest, eq(interest.thesisId, thesis.id))).toBe(1)
  })

  it('a declaration that is under way when an offer comes is cancelled by its acceptance', async () => {
    const { instructor, asInstructor, student } = await anInstructorAndAStudent()
    const [offered, wanted] = [await given.aThesis({ instructor }), await given.aThesis({ instructor })]
    await given.anInterest({ thesis: offered, student: student.account })
    const inserts = await holdInserts()
    const declaration = declare(student.client, wanted)
    await inserts.areWaiting()
    expect((await answer(asInstructor, offered, student.account)).status).toBe(200)
    const acceptance = accept(student.client, offered)
    await waitForLock(db, 'transactionid')
    await inserts.go()
    expect([(await declaration).status, (await acceptance).status]).toEqual([200, 200])
    await expectSoundDatabase()
  })

  it('an acceptance and the taking back of the answer: one of them is too late', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { instructor, asInstructor, student } = await anInstructorAndAStudent()
      const thesis = await given.aThesis({ instructor })
      await given.anInterest({ thesis, student: student.account, answeredPositively: true })
      const both = [accept(student.client, thesis), answer(asInstructor, thesis, student.account, 0)]
      const answers = await Promise.all(round % 2 === 0 ? both : both.toReversed())
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    }
    await expectSoundDatabase()
  })

  it('an acceptance and the deletion of the thesis: one of them is too late', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { instructor, asInstructor, student } = await anInstructorAndAStudent()
      const thesis = await given.aThesis({ instructor })
      await given.anInterest({ thesis, student: student.account, answeredPositively: true })
      const deletion = asInstructor.call('deleteThesis', { params: { thesisId: thesis.id } })
      const [accepted, deleted] = await Promise.all([accept(student.client, thesis), deletion])
      expect([
        [200, 409],
        [404, 200],
      ]).toContainEqual([accepted.status, deleted.status])
    }
  })
})

/** One action; the numbers choose the person and the thesis. */
type Action = {
  kind: 'declare' | 'withdraw' | 'accept' | 'answer' | 'cancel' | 'release'
  who: number
  which: number
}

const act: fc.Arbitrary<Action> = fc.record({
  kind: fc.constantFrom(
    'declare',
    'declare',
    'answer',
    'answer',
    'accept',
    'accept',
    'withdraw',
    'cancel',
    'release',
  ),
  who: fc.nat(3),
  which: fc.nat(2),
})

describe('a department where everybody acts at once', () => {
  it('never gives a thesis to two, nor two theses to one', async () => {
    const waves = fc.array(fc.array(act, { minLength: 3, maxLength: 8 }), { minLength: 3, maxLength: 6 })
    await fc.assert(
      fc.asyncProperty(waves, async (plan) => {
        const { instructor, asInstructor, students } = await people(4)
        const theses = [
          await given.aThesis({ instructor }),
          await given.aThesis({ instructor }),
          await given.aThesis({ instructor }),
        ]
        const perform = async ({ kind, who, which }: Action): Promise<number> => {
          const [student, thesis] = [students[who], theses[which]]
          if (student === undefined || thesis === undefined) throw new Error('there is no person to act')
          const params = { thesisId: thesis.id }
          switch (kind) {
            case 'declare':
              return (await declare(student.client, thesis, who + 1)).status
            case 'withdraw':
              return (await withdraw(student.client, thesis)).status
            case 'accept':
              return (await accept(student.client, thesis)).status
            case 'answer':
              return (await answer(asInstructor, thesis, student.account, 1)).status
            case 'cancel':
              return (await answer(asInstructor, thesis, student.account, 0)).status
            case 'release':
              return (await asInstructor.call('releaseThesis', { params, body: { reason: 'x' } })).status
          }
        }
        for (const wave of plan) {
          for (const status of await Promise.all(wave.map(perform)))
            expect([200, ...REFUSED]).toContain(status)
          await expectSoundDatabase()
        }
      }),
      { numRuns: 15 },
    )
  })
})
