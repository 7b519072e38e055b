import { asc, eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { startTestApi } from '../../../testing/test-api.ts'
import { notice } from '../notice/tables.ts'
import { NOT_FOUND, stepTalk } from './step-talk.fixture.ts'

const api = await startTestApi()
const { anonymous, given } = api
const { aThesisInWork, aThesisGivenUp, files } = stepTalk(api)

const ENDED = { status: 409, code: 'thesis_ended', message: 'Η εργασία έχει ολοκληρωθεί και δεν αλλάζει.' }
const NOT_IN_PROGRESS = {
  status: 409,
  code: 'not_in_progress',
  message: 'Η εργασία δεν είναι σε εξέλιξη.',
}
const PDF = '%PDF-1.7\n% κεφάλαιο\n%%EOF\n'
const text = 'Ποιες πηγές λείπουν;'

describe('POST /v1/user/todoItem/{id}/comment', () => {
  it('is refused without a token and to administrators', async () => {
    const { params } = await aThesisInWork()
    const administrator = await api.as(await given.anAdministrator())
    const body = { text }
    expect((await anonymous.call('writeStepComment', { params, body })).status).toBe(401)
    expect((await administrator.call('writeStepComment', { params, body })).error.code).toBe('wrong_role')
  })

  it.each([
    ['nothing', {}, 'Υποχρεωτικό πεδίο'],
    ['white space', { text: ' \n ' }, 'Υποχρεωτικό πεδίο'],
    ['a text that is too long', { text: 'α'.repeat(4_001) }, 'Το μέγιστο μήκος είναι 4000.'],
  ])('is refused with %s', async (_what, body, sentence) => {
    const { params, clients } = await aThesisInWork()
    const answer = await clients.student.call('writeStepComment', { params, body: body as { text: string } })
    expect(answer.error).toMatchObject({ status: 400, code: 'validation', fields: { text: sentence } })
  })

  it('does not exist for other users, however public the thesis, nor for a step that is not there', async () => {
    const { params, clients } = await aThesisInWork({ publicByStudent: true })
    const body = { text }
    for (const other of [await given.aStudent(), await given.anInstructor()]) {
      const answer = await (await api.as(other)).call('writeStepComment', { params, body })
      expect(answer.error).toMatchObject(NOT_FOUND)
    }
    const missing = await clients.student.call('writeStepComment', { params: { itemId: 999_999 }, body })
    expect(missing.error).toMatchObject(NOT_FOUND)
  })

  it('is over after the mark', async () => {
    const { params, clients } = await aThesisInWork({ step: 'confirmed', mark: 9 })
    for (const writer of [clients.student, clients.instructor]) {
      const answer = await writer.call('writeStepComment', { params, body: { text } })
      expect(answer.error).toMatchObject(ENDED)
    }
  })

  it('is over after a release, and has not begun in a template', async () => {
    const { instructor, former, params } = await aThesisGivenUp()
    const template = await given.aTodoList({ instructor, steps: ['untouched'] })
    for (const [writer, itemId] of [
      [instructor, params.itemId],
      [former, params.itemId],
      [instructor, template.steps[0]?.id ?? 0],
    ] as const) {
      const client = await api.as(writer)
      const answer = await client.call('writeStepComment', { params: { itemId }, body: { text } })
      expect(answer.error).toMatchObject(NOT_IN_PROGRESS)
    }
  })

  it.each([
    ['a program, whatever it is called', 'file_type_not_accepted', 415, `MZ${'\0'.repeat(200)}`],
    ['a file above 25 MB', 'file_too_large', 413, PDF.padEnd(25_000_001, ' ')],
  ])('refuses %s and leaves nothing of it', async (_what, code, status, bytes) => {
    const { clients, params } = await aThesisInWork()
    const before = await files()
    const file = { name: 'κεφάλαιο.pdf', bytes }
    const answer = await clients.student.call('writeStepComment', { params, body: { text }, file })
    expect(answer.error).toMatchObject({ status, code })
    expect((await clients.student.call('listStepComments', { params })).body).toEqual([])
    expect(await files()).toEqual(before)
  })

  it('keeps no file of a person who may not write', async () => {
    const { clients, params } = await aThesisInWork({ step: 'confirmed', mark: 9 })
    const before = await files()
    const file = { name: 'κεφάλαιο.pdf', bytes: PDF }
    await clients.student.call('writeStepComment', { params, body: { text }, file })
    expect(await files()).toEqual(before)
  })

  it('keeps neither file nor text when the other cannot be notified', async () => {
    const { clients, params, thesis } = await aThesisInWork()
    const before = await files()
    const limited = sql.raw(`alter table notice add constraint broken check (thesis_id <> ${thesis.id})`)
    await api.db.execute(limited)
    const file = { name: 'κεφάλαιο.pdf', bytes: PDF }
    const answer = await clients.student.call('writeStepComment', { params, body: { text }, file })
    await api.db.execute(sql`alter table notice drop constraint broken`)
    expect(answer.status).toBe(500)
    expect((await clients.student.call('listStepComments', { params })).body).toEqual([])
    expect(await files()).toEqual(before)
  })

  it('answers the id of what was said, about any step of a thesis in progress', async () => {
    const { clients, first, second } = await aThesisInWork({ step: 'confirmed' })
    for (const { id } of [first, second]) {
      const params = { itemId: id }
      const written = await clients.student.call('writeStepComment', { params, body: { text } })
      const { body } = await clients.instructor.call('listStepComments', { params })
      expect(body).toMatchObject([{ commentID: written.body, kind: 'comment', text, attachment: null }])
    }
  })

  it('keeps the text as it was typed: plain, with its lines', async () => {
    const { clients, params } = await aThesisInWork()
    const typed = ' α\u0301λφα <b>&amp;\r\n\r\nhttps://uoa.gr/?a=1&b=2 \r\n'
    const file = { name: 'πηγές.pdf', bytes: PDF }
    await clients.student.call('writeStepComment', { params, body: { text: typed }, file })
    const { body } = await clients.instructor.call('listStepComments', { params })
    expect(body).toMatchObject([
      { text: 'άλφα <b>&amp;\n\nhttps://uoa.gr/?a=1&b=2', attachment: { attachFileName: 'πηγές.pdf' } },
    ])
  })

  it('changes neither the list nor the version of the step', async () => {
    const { clients, params, list } = await aThesisInWork()
    const shown = async () =>
      (await clients.instructor.call('getTodoList', { params: { listId: list.id } })).body[0]
    const before = await shown()
    api.clock.advance({ minutes: 5 })
    await clients.student.call('writeStepComment', { params, body: { text } })
    const after = await shown()
    expect(after?.doListWhen).toEqual(before?.doListWhen)
    expect(after?.version).toBe(before?.version)
    expect(after?.doListItems[0]).toEqual({ ...before?.doListItems[0], commentCount: 1 })
  })

  it('notifies the other one, with the beginning of it, and not the writer', async () => {
    const { clients, params, student, instructor, thesis, first } = await aThesisInWork()
    const long = `Πρώτη γραμμή\n${'α'.repeat(200)}`
    await clients.student.call('writeStepComment', { params, body: { text: long } })
    await clients.instructor.call('writeStepComment', { params, body: { text } })
    const notices = await api.db
      .select({ accountId: notice.accountId, kind: notice.kind, facts: notice.facts })
      .from(notice)
      .where(eq(notice.thesisId, thesis.id))
      .orderBy(asc(notice.id))
    const facts = { thesisTitle: thesis.title, stepId: first.id, stepTitle: first.title }
    const beginning = `Πρώτη γραμμή ${'α'.repeat(126)}…`
    expect(notices).toEqual([
      {
        accountId: instructor.id,
        kind: 'comment_written',
        facts: { ...facts, person: 'Νίκος Αγγέλου', reason: beginning },
      },
      {
        accountId: student.id,
        kind: 'comment_written',
        facts: { ...facts, person: 'Ελένη Μαυρίδη', reason: text },
      },
    ])
  })
})
