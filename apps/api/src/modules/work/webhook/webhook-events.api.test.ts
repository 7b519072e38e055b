import { WebhookPayload } from '@diatrivi/contract/work/webhook/webhook-payload.schemas'
import { asc } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { startTestApi } from '../../../testing/test-api.ts'
import { aHeldExamination, seal } from '../../examination/marking/committee-marks.fixture.ts'
import { webhook, webhookDelivery } from './tables.ts'

const api = await startTestApi()
const { db, given } = api
const institution = await given.anInstitution()
const department = await given.aDepartment({ of: institution })
const instructor = await given.anInstructor({ departmentId: department.id })
const student = await given.aStudent({ departmentId: department.id })
const [teacher, pupil] = [await api.as(instructor), await api.as(student)]

beforeEach(() => db.transaction((tx) => tx.delete(webhook)))

/** What was written to be sent, as the receiver will read it. */
async function sent(): Promise<WebhookPayload[]> {
  const rows = await db.select().from(webhookDelivery).orderBy(asc(webhookDelivery.id))
  return rows.map(({ body, eventId, type }) => {
    const payload = WebhookPayload.parse(JSON.parse(body))
    expect(payload).toMatchObject({ id: eventId, type })
    return payload
  })
}
const types = async () => (await sent()).map(({ type }) => type)

describe('what other systems are sent of', () => {
  it('is a thesis from its topic to its mark, each action once and in order', async () => {
    await given.aWebhook()
    const thesisID = (
      await teacher.call('createThesis', { body: { thesisTitle: 'Ευρετήρια', thesisIsPublicByInst: 1 } })
    ).body
    const thesisId = thesisID
    await pupil.call('declareInterest', { params: { thesisId }, body: { prefOrder: 1 } })
    const answer = { thesisId, username: student.username, flag: '1' }
    await teacher.call('answerInterest', { params: answer })
    await pupil.call('acceptAssignment', { params: { thesisId } })
    await teacher.call('releaseThesis', { params: { thesisId }, body: { reason: 'Μυστικός λόγος' } })
    await teacher.call('deleteThesis', { params: { thesisId } })
    const events = await sent()
    expect(events.map(({ type }) => type)).toEqual([
      'topic.published',
      'interest.changed',
      'assignment.offered',
      'assignment.accepted',
      'assignment.released',
      'thesis.deleted',
    ])
    const thesis = {
      thesisID,
      thesisTitle: 'Ευρετήρια',
      depID: department.id,
      instID: institution.id,
      instructor: instructor.username,
    }
    expect(events.map(({ data }) => data)).toEqual([
      thesis,
      { ...thesis, interests: 1 },
      thesis,
      { ...thesis, student: student.username },
      { ...thesis, student: student.username },
      thesis,
    ])
    const everything = JSON.stringify(events)
    for (const secret of ['Μυστικός', student.surname, student.email, instructor.surname]) {
      expect(everything).not.toContain(secret)
    }
  })

  it('is a deletion, although no history is left of the thesis', async () => {
    await given.aWebhook()
    const thesis = await given.aThesis({ instructor })
    await teacher.call('deleteThesis', { params: { thesisId: thesis.id } })
    expect(await sent()).toMatchObject([{ type: 'thesis.deleted', data: { thesisID: thesis.id } }])
  })

  it('is a mark, with the student whom a registry has to match', async () => {
    await given.aWebhook()
    const author = await given.aStudent()
    const thesis = await given.aThesis({ instructor, student: author })
    await given.aTodoList({ thesis, steps: ['confirmed'] })
    await teacher.call('markThesis', { params: { thesisId: thesis.id }, body: { mark: 9 } })
    expect(await sent()).toMatchObject([
      { type: 'thesis.marked', data: { thesisMark: 9, student: author.username } },
    ])
  })

  it('is the mark of a committee with its decimals', async () => {
    await given.aWebhook({ events: ['thesis.marked'] })
    const { asInstructor, first, second, examination } = await aHeldExamination(api)
    for (const client of [asInstructor, first.client]) await seal(client, examination, '8.50')
    await seal(second.client, examination, '8.00')
    expect(await sent()).toMatchObject([{ data: { thesisMark: 9, thesisMarkExact: '8.50' } }])
  })

  it('is nothing of an action that was refused or undone', async () => {
    await given.aWebhook()
    const thesis = await given.aThesis({ instructor })
    const params = { thesisId: thesis.id }
    expect((await teacher.call('markThesis', { params, body: { mark: 9 } })).status).toBe(409)
    expect((await pupil.call('deleteThesis', { params })).status).toBe(403)
    await db
      .transaction(async (tx) => {
        const { webhookEvents } = await import('./webhook-events.service.ts')
        await webhookEvents().beforeDeletion(tx, thesis.id, new Date())
        throw new Error('undone')
      })
      .catch(() => undefined)
    expect(await sent()).toEqual([])
  })

  it('is nothing of a topic that nobody may see', async () => {
    await given.aWebhook()
    await teacher.call('createThesis', { body: { thesisTitle: 'Κρυφό', thesisIsPublicByInst: 0 } })
    expect(await sent()).toEqual([])
  })
})

describe('a subscription', () => {
  const publish = () =>
    teacher.call('createThesis', { body: { thesisTitle: 'Θέμα', thesisIsPublicByInst: 1 } })

  it('is sent of the events that it chose', async () => {
    await given.aWebhook({ events: ['thesis.marked'] })
    await publish()
    expect(await types()).toEqual([])
  })

  it('is sent of the theses of its place', async () => {
    const elsewhere = await given.aDepartment({})
    await given.aWebhook({ departmentId: elsewhere.id })
    await given.aWebhook({ institutionId: elsewhere.institutionId })
    await publish()
    expect(await types()).toEqual([])
    await given.aWebhook({ departmentId: department.id })
    await given.aWebhook({ institutionId: institution.id })
    await publish()
    const [first, second, ...others] = await sent()
    expect(first).toMatchObject({ type: 'topic.published', data: { depID: department.id } })
    expect(second).toEqual(first)
    expect(others).toEqual([])
  })

  it('that is paused is sent of nothing', async () => {
    await given.aWebhook({ pausedAt: new Date(), pausedBecause: 'administrator' })
    await publish()
    expect(await types()).toEqual([])
  })

  it('that is being deleted fails no action', async () => {
    const { id } = await given.aWebhook()
    const actions = [publish(), api.as(await given.anAdministrator()), publish()] as const
    const client = await actions[1]
    const [deleted, ...made] = await Promise.all([
      client.call('deleteWebhook', { params: { webhookId: id } }),
      actions[0],
      actions[2],
      publish(),
      publish(),
    ])
    expect(deleted.status).toBe(200)
    expect(made.map(({ status }) => status)).toEqual(made.map(() => 200))
  })
})
