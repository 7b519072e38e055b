import { describe, expect, it } from 'vitest'
import { createPlatform } from '../../../create-platform.ts'
import { reminderJob } from '../../../reminder-job.ts'
import { startTestApi } from '../../../testing/test-api.ts'
import { signedLinks } from '../../examination/committee/link/signed-links.service.ts'
import { requestMarks } from '../../examination/examination/mark-request/request-marks.ts'
import { aHeldExamination, processOf, seal } from '../../examination/marking/committee-marks.fixture.ts'
import { findMarking } from '../../examination/marking/marking.queries.ts'
import { noticeService } from '../../thesis/notice/notice.service.ts'
import { lockThesis } from '../../thesis/thesis/thesis-lock.queries.ts'

const api = await startTestApi()
const { clock, db } = api
const platform = createPlatform(api)
const deps = { ...platform, notices: noticeService(platform), signedLinks: signedLinks(platform) }
const job = reminderJob(platform)

/** By a new session, because days have passed. */
async function kindsOf(person: { id: number }) {
  const { body } = await (await api.as(person)).call('listNotices')
  return body.map(({ kind }) => kind)
}

const begin = (thesisId: number, examinationId: number) =>
  db.transaction(async (tx) => {
    const thesis = await lockThesis(tx, thesisId)
    const held = await findMarking(tx, { thesisId, examinationId, now: clock.now() })
    if (thesis === null || held === null) throw new Error('The thesis is gone.')
    await requestMarks(deps, tx, thesis, examinationId, held.marking.facts)
  })

describe('a mark that is due', () => {
  it('is told when the examination is held and each day after it, until it is sealed', async () => {
    const { first, second, thesis, examination } = await aHeldExamination(api)
    clock.set('2026-03-10T09:00:00Z')
    await begin(thesis.id, examination.id)
    await job.giveDue()
    expect(await kindsOf(first.account)).toEqual(['mark_due'])
    const mail = await api.mailbox.newestTo(first.account.email)
    expect(mail.subject).toBe(`Εκκρεμεί ο βαθμός σας: «${thesis.title}»`)
    await seal(second.client, examination, '8.00')
    clock.set('2026-03-11T09:00:00Z')
    await job.giveDue()
    await job.giveDue()
    expect(await kindsOf(first.account)).toEqual(['mark_due', 'mark_due'])
    expect(await kindsOf(second.account)).toEqual(['mark_due'])
  })

  it('is asked only of members who were present', async () => {
    const { instructor, second, thesis, examination } = await aHeldExamination(api, { isLastAbsent: true })
    await begin(thesis.id, examination.id)
    expect(await kindsOf(second.account)).toEqual([])
    expect(await kindsOf(instructor)).toEqual(['mark_due'])
  })
})

describe('corrections', () => {
  it('are reminded of a week and a day before, and on their last day', async () => {
    clock.set('2026-03-12T09:00:00Z')
    const { asInstructor, asStudent, student, first, second, thesis, examination } = await aHeldExamination(
      api,
      {
        corrections: 'Βιβλιογραφία',
      },
    )
    for (const member of [asInstructor, first.client, second.client]) await seal(member, examination, '7.00')
    expect((await processOf(asStudent, thesis)).result?.outcome).toBe('corrections')
    for (const day of ['13', '24', '25', '30', '31']) {
      clock.set(`2026-03-${day}T09:00:00Z`)
      await job.giveDue()
    }
    expect(await kindsOf(student)).toEqual([
      'corrections_due',
      'corrections_due',
      'corrections_due',
      'result_opened',
    ])
  })
})
