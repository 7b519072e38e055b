import { expect, it } from 'vitest'
import { startTestApi } from '../../../testing/test-api.ts'
import { aHeldExamination, seal } from '../marking/committee-marks.fixture.ts'

const api = await startTestApi()
const { given, clock, mailbox } = api

it('hard case 20: papers come on the last day of June while the mail server is away, and each mail goes once', async () => {
  clock.set('2026-06-30T09:00:00Z')
  const { department, instructor, student, first, second, thesis, examination } = await aHeldExamination(api)
  const asSecretary = await api.as(await given.aSecretary({ department }))
  const before = (await mailbox.all()).length
  mailbox.breakDown()
  for (const client of [await api.as(instructor), first.client, second.client])
    expect((await seal(client, examination, '8.00')).status).toBe(200)
  const { body } = await asSecretary.call('issuePapers', { body: { kind: 'minutes', theses: [thesis.id] } })
  expect(body).toMatchObject([{ paper: { number: '2026/1' }, refusal: null }])
  expect(await mailbox.all()).toHaveLength(before)

  mailbox.breakDown(false)
  clock.set('2026-07-01T09:00:00Z')
  const sent = (await mailbox.all()).slice(before)
  expect(sent.map(({ to }) => to)).toContain(student.email)
  const each = sent.map(({ to, subject }) => `${to} ${subject}`)
  expect(new Set(each).size).toBe(each.length)
  expect((await mailbox.all()).length).toBe(before + sent.length)
})
