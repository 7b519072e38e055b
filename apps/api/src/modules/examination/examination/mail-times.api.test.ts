import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { outbox } from '../../../platform/mail/tables.ts'
import { startTestApi } from '../../../testing/test-api.ts'
import { aPlan, aThesisWithZoe } from './outside/outside-member.fixture.ts'

const api = await startTestApi()
const { db, clock, mailbox } = api

type Scene = Awaited<ReturnType<typeof aThesisWithZoe>>

/** What was sent to an address, or waits, as it was written. */
const mailsTo = (email: string) =>
  db.select().from(outbox).where(eq(outbox.recipient, email)).orderBy(outbox.dueAt)

const offer = ({ asInstructor, of }: Scene, at: number) =>
  asInstructor.call('offerDates', {
    ...of,
    body: { minutes: 40, options: [{ date: '2026-06-24', time: `12:${String(at % 60).padStart(2, '0')}` }] },
  })

async function aPlannedExamination() {
  const scene = await aThesisWithZoe(api)
  const { body } = await scene.asInstructor.call('planExamination', { ...scene.of, body: aPlan() })
  const ofIt = { params: { examinationId: body.id } }
  const move = (time: string, reason = 'Κώλυμα') =>
    scene.asInstructor.call('moveExamination', {
      ...ofIt,
      body: { ...aPlan({ time }), reason, allAgree: true },
    })
  return { ...scene, ofIt, move }
}

describe('mails to a member without an account', () => {
  it('are two of sixty offers of dates: the first at once, the last after ten minutes', async () => {
    const scene = await aThesisWithZoe(api)
    const { email, firstName, surname } = scene.zoe
    expect((await offer(scene, 0)).body).toEqual({ status: 200 })
    await mailbox.newestTo(email)
    for (let at = 1; at < 59; at += 1) await offer(scene, at)
    const { body } = await offer(scene, 59)
    expect(body.heldMails).toMatchObject([{ name: `${firstName} ${surname}`, reason: 'just_mailed' }])
    expect(await mailsTo(email)).toHaveLength(2)
    clock.advance({ minutes: 10 })
    await mailbox.newestTo(email)
    const mails = await mailsTo(email)
    expect(mails.map(({ sentAt }) => sentAt !== null)).toEqual([true, true])
  })

  it('say the last time of sixty moves, and a cancellation in the place of a move', async () => {
    const { move, zoe, ofIt, asInstructor } = await aPlannedExamination()
    await mailbox.newestTo(zoe.email)
    for (let at = 0; at < 60; at += 1) await move(`13:${String(at).padStart(2, '0')}`)
    clock.advance({ minutes: 10 })
    expect((await mailbox.newestTo(zoe.email)).text).toContain('13:59')
    await move('14:30')
    await asInstructor.call('cancelExamination', { ...ofIt, body: { reason: 'Απεργία' } })
    clock.advance({ minutes: 10 })
    expect((await mailbox.newestTo(zoe.email)).text).toContain('Απεργία')
    expect(await mailsTo(zoe.email)).toHaveLength(3)
  })

  it('keep a cancellation that waits, though another examination is planned, and in their order', async () => {
    const { zoe, ofIt, of, asInstructor } = await aPlannedExamination()
    await mailbox.newestTo(zoe.email)
    await asInstructor.call('cancelExamination', { ...ofIt, body: { reason: 'Απεργία' } })
    await asInstructor.call('planExamination', { ...of, body: aPlan({ time: '16:00' }) })
    const [, cancelled, planned] = await mailsTo(zoe.email)
    expect(cancelled?.text).toContain('Απεργία')
    expect(planned?.text).toContain('16:00')
    expect(Number(planned?.dueAt) - Number(cancelled?.dueAt)).toBe(600_000)
  })

  it('are ten in a day from all actions: the action is done, the answer says when the last word leaves', async () => {
    const scene = await aThesisWithZoe(api)
    const begun = clock.now().getTime()
    for (let at = 0; at < 10; at += 1) {
      expect((await offer(scene, at)).body).toEqual({ status: 200 })
      await mailbox.newestTo(scene.zoe.email)
      clock.advance({ minutes: 10 })
    }
    const { body } = await offer(scene, 10)
    expect(body.heldMails).toMatchObject([{ reason: 'many_mails' }])
    expect((await scene.asInstructor.call('getProcess', scene.of)).body.examination?.dates).not.toBeNull()
    const [waiting] = (await mailsTo(scene.zoe.email)).filter(({ sentAt }) => sentAt === null)
    expect(Number(waiting?.dueAt) - begun).toBe(86_400_000)
  })

  it('leave the link of the last mail open until the next one leaves', async () => {
    const scene = await aThesisWithZoe(api)
    const linkOf = async () =>
      /\/s#dates\.([\w-]{27})/.exec((await mailbox.newestTo(scene.zoe.email)).text)?.[1] ?? ''
    const open = (code: string) => api.anonymous.call('openDates', { body: { code } })
    await offer(scene, 0)
    const first = await linkOf()
    clock.advance({ minutes: 1 })
    await offer(scene, 1)
    expect((await open(first)).status).toBe(200)
    clock.advance({ minutes: 10 })
    const second = await linkOf()
    expect([(await open(first)).status, (await open(second)).status]).toEqual([410, 200])
  })
})

describe('mails to a member with an account', () => {
  it('are two of twenty moves, the last of which says what holds', async () => {
    const { move, student } = await aPlannedExamination()
    await mailbox.newestTo(student.email)
    for (let at = 0; at < 20; at += 1) await move(`13:${String(at).padStart(2, '0')}`)
    clock.advance({ minutes: 10 })
    expect((await mailbox.newestTo(student.email)).text).toContain('13:19')
    expect(await mailsTo(student.email)).toHaveLength(2)
  })
})
