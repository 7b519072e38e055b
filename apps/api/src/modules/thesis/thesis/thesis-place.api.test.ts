import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { waitForLock } from '../../../testing/lock-waits.ts'
import { startTestApi } from '../../../testing/test-api.ts'
import { department } from '../../institution/institution/tables.ts'
import { account } from '../../people/account/tables.ts'
import { thesis } from './tables.ts'
import { lockThesis } from './thesis-lock.queries.ts'

const { db, given } = await startTestApi()

async function placeOf(id: number) {
  const { departmentId, institutionId } = thesis
  const [row] = await db.select({ departmentId, institutionId }).from(thesis).where(eq(thesis.id, id))
  return row
}

async function aTopic() {
  const instructor = await given.anInstructor()
  return { instructor, topic: await given.aThesis({ instructor }) }
}

const moveTo = (id: number, departmentId: number) =>
  db.transaction((tx) => tx.update(account).set({ departmentId }).where(eq(account.id, id)))

/** Moves the instructor in a transaction that stays open until another one waits for it. */
async function beginToMove(id: number, departmentId: number) {
  const [moved, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const moving = db.transaction(async (tx) => {
    await tx.update(account).set({ departmentId }).where(eq(account.id, id))
    moved.resolve()
    await mayEnd.promise
  })
  await moved.promise
  return {
    async endOnceWaitedFor() {
      await waitForLock(db)
      mayEnd.resolve()
      await moving
    },
  }
}

describe('the place of a thesis', () => {
  it('is that of its instructor from the beginning', async () => {
    const { instructor, topic } = await aTopic()
    expect((await placeOf(topic.id))?.departmentId).toBe(instructor.departmentId)
    expect((await placeOf(topic.id))?.institutionId).toEqual(expect.any(Number))
  })

  it('follows the instructor to a department of another institution', async () => {
    const { instructor, topic } = await aTopic()
    const next = await given.aDepartment()
    await moveTo(instructor.id, next.id)
    expect(await placeOf(topic.id)).toEqual({ departmentId: next.id, institutionId: next.institutionId })
  })

  it('follows the department to another institution', async () => {
    const { topic } = await aTopic()
    const { departmentId = null } = (await placeOf(topic.id)) ?? {}
    const next = await given.anInstitution()
    await db.transaction((tx) =>
      tx
        .update(department)
        .set({ institutionId: next.id })
        .where(eq(department.id, departmentId ?? 0)),
    )
    expect(await placeOf(topic.id)).toEqual({ departmentId, institutionId: next.id })
  })

  it('is the new one for a thesis that is written while its instructor moves', async () => {
    const { instructor } = await aTopic()
    const next = await given.aDepartment()
    const moving = await beginToMove(instructor.id, next.id)
    const writing = given.aThesis({ instructor })
    await moving.endOnceWaitedFor()
    expect(await placeOf((await writing).id)).toEqual({
      departmentId: next.id,
      institutionId: next.institutionId,
    })
  })

  it('is the new one for who locked the thesis while its instructor moved', async () => {
    const { instructor, topic } = await aTopic()
    const next = await given.aDepartment()
    const moving = await beginToMove(instructor.id, next.id)
    const locking = db.transaction((tx) => lockThesis(tx, topic.id))
    await moving.endOnceWaitedFor()
    expect(await locking).toMatchObject({ departmentId: next.id, institutionId: next.institutionId })
  })
})
