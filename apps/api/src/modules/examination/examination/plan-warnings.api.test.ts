import { describe, expect, it } from 'vitest'
import { startTestApi } from '../../../testing/test-api.ts'
import { examinationScenes } from './examination.fixture.ts'
import { aThesisWithZoe, aPlan as planWithZoe } from './outside/outside-member.fixture.ts'

// 10 March 2026
const api = await startTestApi()
const { mailbox } = api
const { anExaminedThesis, aPlan, plan, examinationOf } = examinationScenes(api)

const JULY = [{ label: 'Ιούλιος', from: '07-01', until: '07-31' }]

describe('what a rule book only points out', () => {
  it('is in the answer, under the bell and in the mails of a plan outside the periods', async () => {
    const scene = await anExaminedThesis({ windows: JULY, windowMode: 'warn' })
    const part = await examinationOf(scene.asInstructor, scene)
    expect([part.rules.windows, part.seats]).toEqual([JULY, { size: 3, accepted: 3 }])
    const planned = await plan(scene.asInstructor, scene)
    expect(planned.body).toMatchObject({ status: 200, warnings: ['outside_window'] })
    for (const reader of [scene.asStudent, scene.asSecretary, scene.first.client]) {
      const [notice] = (await reader.call('listNotices')).body
      expect(notice).toMatchObject({ kind: 'exam_planned', facts: { warnings: ['outside_window'] } })
    }
    const mail = await mailbox.newestTo(scene.first.account.email)
    expect(mail.text).toContain('εκτός των περιόδων εξέτασης του κανονισμού')
  })

  it('is said of a move too, and not of one into a period', async () => {
    const scene = await anExaminedThesis({ windows: JULY, windowMode: 'warn', noticeDays: 7 })
    const { body } = await plan(scene.asInstructor, scene, { date: '2026-07-01' })
    expect(body).not.toHaveProperty('warnings')
    const params = { examinationId: body.id }
    const move = (date: string) =>
      scene.asInstructor.call('moveExamination', { params, body: aPlan({ date, reason: 'Απεργία' }) })
    expect((await move('2026-03-12')).body).toMatchObject({
      warnings: ['outside_window', 'notice_too_short'],
    })
    expect((await move('2026-07-31')).body).toEqual({ status: 200 })
  })

  it('is said of days that are offered', async () => {
    const scene = await anExaminedThesis({ windows: JULY, windowMode: 'warn' })
    const offer = (date: string) => {
      const body = { minutes: 30, options: [{ date, time: '12:00' }] }
      return scene.asInstructor.call('offerDates', { ...scene.of, body })
    }
    expect((await offer('2026-06-24')).body).toMatchObject({ warnings: ['outside_window'] })
    expect((await offer('2026-07-01')).body).toEqual({ status: 200 })
  })

  it('is in the mail of a member without an account', async () => {
    const { asInstructor, zoe, of } = await aThesisWithZoe(api)
    const { body } = await asInstructor.call('planExamination', { ...of, body: planWithZoe() })
    expect(body).toMatchObject({ warnings: ['committee_incomplete'] })
    const mail = await mailbox.newestTo(zoe.email)
    expect(mail.text).toContain('Προσοχή: δεν έχουν αποδεχτεί όλα τα μέλη της επιτροπής')
  })

  it('is a committee of which a quorum has accepted, and not all', async () => {
    const scene = await anExaminedThesis({ quorum: 2 })
    const params = { seatId: scene.seats[2]?.id ?? 0 }
    await scene.second.client.call('leaveSeat', { params, body: { reason: 'Άδεια' } })
    expect((await examinationOf(scene.asInstructor, scene)).seats).toEqual({ size: 3, accepted: 2 })
    expect((await plan(scene.asInstructor, scene)).body).toMatchObject({ warnings: ['committee_incomplete'] })
  })
})
