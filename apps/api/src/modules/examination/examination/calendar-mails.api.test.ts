import { describe, expect, it } from 'vitest'
import { startTestApi } from '../../../testing/test-api.ts'
import { aPlan, aThesisWithZoe } from './outside/outside-member.fixture.ts'

const api = await startTestApi()
const { clock, mailbox } = api

async function aPlannedExamination() {
  const scene = await aThesisWithZoe(api)
  const member = await scene.another('instructor')
  await api.given.aSeat({ thesis: scene.thesis, person: member.account, position: 3, state: 'accepted' })
  const { body } = await scene.asInstructor.call('planExamination', { ...scene.of, body: aPlan() })
  const ofIt = { params: { examinationId: body.id } }
  const cancel = () => scene.asInstructor.call('cancelExamination', { ...ofIt, body: { reason: 'Απεργία' } })
  return { ...scene, member: member.account, id: body.id, ofIt, cancel }
}

const calendarTo = async (email: string) => (await mailbox.newestTo(email)).calendar ?? ''
const cancelledOf = async ({ asStudent, of }: Awaited<ReturnType<typeof aPlannedExamination>>) =>
  (await asStudent.call('getProcess', of)).body.examination?.cancelled

describe('a mail about an examination brings its file for the calendar', () => {
  it('to the student and to members with an account, when it is planned', async () => {
    const { student, member, thesis, id } = await aPlannedExamination()
    for (const { email } of [student, member]) {
      const file = await calendarTo(email)
      expect(file).toContain('METHOD:PUBLISH')
      expect(file).toMatch(new RegExp(`UID:examination-${id}@`))
      expect(file).toContain('DTSTART:20260624T090000Z')
      expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:Εξέταση: ${thesis.title}`)
    }
    expect((await mailbox.newestTo(student.email)).text).toContain('μπαίνει στο ημερολόγιό σας')
  })

  it('with the moment of the last change and a greater number, when it is moved', async () => {
    const { student, asInstructor, ofIt } = await aPlannedExamination()
    await calendarTo(student.email)
    clock.advance({ minutes: 20 })
    const changed = clock.now().toISOString().slice(0, 19).replaceAll(/[-:]/g, '')
    await asInstructor.call('moveExamination', {
      ...ofIt,
      body: { ...aPlan({ time: '15:00' }), reason: 'Κώλυμα', allAgree: true },
    })
    const file = await calendarTo(student.email)
    expect((await mailbox.newestTo(student.email)).text).toContain('ενημερώνεται στο ημερολόγιό σας')
    expect(file).toContain('SEQUENCE:1')
    expect(file).toContain(`LAST-MODIFIED:${changed}Z`)
    expect(file).toContain('DTSTART:20260624T120000Z')
  })

  it('that takes it away, when it is cancelled', async () => {
    const { student, member, id, cancel } = await aPlannedExamination()
    await mailbox.newestTo(student.email)
    clock.advance({ minutes: 20 })
    await cancel()
    for (const { email } of [student, member]) {
      const file = await calendarTo(email)
      expect(file).toContain('METHOD:CANCEL')
      expect(file).toContain('STATUS:CANCELLED')
      expect(file).toMatch(new RegExp(`UID:examination-${id}@`))
    }
    expect((await mailbox.newestTo(student.email)).text).toContain(
      'αφαιρεί την εξέταση από το ημερολόγιό σας',
    )
  })

  it('that takes it away, to a student who gave the thesis up', async () => {
    const { student, asInstructor, of } = await aPlannedExamination()
    await mailbox.newestTo(student.email)
    clock.advance({ minutes: 20 })
    await asInstructor.call('releaseThesis', { ...of, body: { reason: 'Διακοπή' } })
    expect(await calendarTo(student.email)).toContain('METHOD:CANCEL')
  })

  it('and the cancellation of one is kept though another is planned', async () => {
    const { student, asInstructor, of, cancel } = await aPlannedExamination()
    await mailbox.newestTo(student.email)
    await cancel()
    await asInstructor.call('planExamination', { ...of, body: aPlan({ time: '16:00' }) })
    clock.advance({ minutes: 10 })
    expect(await calendarTo(student.email)).toContain('METHOD:CANCEL')
    clock.advance({ minutes: 10 })
    expect(await calendarTo(student.email)).toContain('DTSTART:20260624T130000Z')
  })
})

it('the page offers the cancellation until the hour of the examination', async () => {
  const scene = await aPlannedExamination()
  expect(await cancelledOf(scene)).toEqual([])
  await scene.cancel()
  expect(await cancelledOf(scene)).toMatchObject([
    { examinationID: scene.id, state: 'cancelled', revision: 0, changedAt: { timezone: 'Europe/Athens' } },
  ])
})
