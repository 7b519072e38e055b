import { describe, expect, it } from 'vitest'
import { startTestApi } from '../../../testing/test-api.ts'

const api = await startTestApi()
const { given, clock } = api

describe('GET /v1/user/notices', () => {
  it('asks who is there, and is for people who take part in theses', async () => {
    expect((await api.anonymous.call('listNotices')).error).toMatchObject({ status: 401 })
    const administrator = await api.as(await given.anAdministrator())
    expect((await administrator.call('listNotices')).error).toMatchObject({ code: 'wrong_role' })
  })

  it('refuses a flag and a page that are none', async () => {
    const student = await api.as(await given.aStudent())
    const answer = await student.call('listNotices', { query: { unread: 'yes', page: 0 } })
    expect(answer.error).toMatchObject({ status: 400, fields: { unread: expect.any(String) } })
    expect(Object.keys(answer.error.fields ?? {}).sort()).toEqual(['page', 'unread'])
  })

  it('lists the notices of the person, newest first, and none of others', async () => {
    const instructor = await given.anInstructor()
    const thesis = await given.aThesis({ instructor, title: 'Δέντρα αναζήτησης' })
    const first = await given.aNotice({ recipient: instructor, kind: 'interest_declared', thesis })
    clock.advance({ minutes: 1 })
    const second = await given.aNotice({
      recipient: instructor,
      kind: 'marked',
      facts: { mark: 8.5, stepId: 3 },
      readAt: clock.now(),
    })
    await given.aNotice({ recipient: await given.aStudent() })
    const answer = await (await api.as(instructor)).call('listNotices')
    expect(answer.body).toEqual([
      {
        noticeID: second.id,
        kind: 'marked',
        thesisID: null,
        facts: { mark: 8.5, stepId: 3 },
        when: { date: '2026-03-10 11:01:00.000000', timezone_type: 3, timezone: 'Europe/Athens' },
        isRead: true,
      },
      {
        noticeID: first.id,
        kind: 'interest_declared',
        thesisID: thesis.id,
        facts: { thesisTitle: 'Δέντρα αναζήτησης' },
        when: { date: '2026-03-10 11:00:00.000000', timezone_type: 3, timezone: 'Europe/Athens' },
        isRead: false,
      },
    ])
    expect(answer.headers['x-total-count']).toBe('2')
  })

  it('can be asked for the unread alone, page by page', async () => {
    const recipient = await given.aStudent()
    const unread = []
    for (let count = 0; count < 3; count += 1) {
      unread.unshift((await given.aNotice({ recipient })).id)
      await given.aNotice({ recipient, readAt: clock.now() })
    }
    const student = await api.as(recipient)
    const answer = await student.call('listNotices', { query: { unread: 1, page: 2, pageSize: 2 } })
    expect(answer.body.map(({ noticeID }) => noticeID)).toEqual(unread.slice(2))
    expect(answer.headers['x-total-count']).toBe('3')
    expect((await student.call('listNotices', { query: { unread: 0 } })).body).toHaveLength(6)
  })

  it('keeps the title of a thesis that is deleted, and sends no fact that is no longer shown', async () => {
    const instructor = await given.anInstructor()
    const student = await given.aStudent()
    const thesis = await given.aThesis({ instructor, title: 'Χρωματισμός γράφων' })
    await given.aNotice({
      recipient: student,
      thesis,
      kind: 'thesis_withdrawn',
      facts: { thesisTitle: 'Χρωματισμός γράφων', ...{ formerFact: 'x' } },
    })
    await (await api.as(instructor)).call('deleteThesis', { params: { thesisId: thesis.id } })
    const { body } = await (await api.as(student)).call('listNotices', { query: { pageSize: 1 } })
    expect(body).toMatchObject([{ thesisID: null }])
    const [withdrawn] = (await (await api.as(student)).call('listNotices')).body.filter(
      ({ facts }) => facts.thesisTitle === 'Χρωματισμός γράφων',
    )
    expect(withdrawn?.facts).toEqual({ thesisTitle: 'Χρωματισμός γράφων' })
  })
})

describe('GET /v1/user/notices/unread', () => {
  it('counts what one has not read', async () => {
    expect((await api.anonymous.call('countUnreadNotices')).error).toMatchObject({ status: 401 })
    const recipient = await given.aStudent()
    const student = await api.as(recipient)
    expect((await student.call('countUnreadNotices')).body).toEqual({ unread: 0 })
    await given.aNotice({ recipient })
    await given.aNotice({ recipient, readAt: clock.now() })
    await given.aNotice({ recipient: await given.aStudent() })
    expect((await student.call('countUnreadNotices')).body).toEqual({ unread: 1 })
  })
})

describe.each([
  ['PUT /v1/user/notice/:noticeId/read', 'readNotice', true],
  ['PUT /v1/user/notice/:noticeId/unread', 'unreadNotice', false],
] as const)('%s', (_call, name, isRead) => {
  it('asks who is there, and for the id of a notice', async () => {
    expect((await api.anonymous.call(name, { params: { noticeId: 1 } })).error).toMatchObject({ status: 401 })
    const student = await api.as(await given.aStudent())
    const answer = await student.call(name, { params: { noticeId: 'one' } })
    expect(answer.error).toMatchObject({ status: 400, fields: { noticeId: expect.any(String) } })
  })

  it('does not know the notices of others from those that are not', async () => {
    const student = await api.as(await given.aStudent())
    const { id } = await given.aNotice({ recipient: await given.aStudent() })
    for (const noticeId of [id, 2_000_000_000]) {
      const answer = await student.call(name, { params: { noticeId } })
      expect(answer.error).toMatchObject({ status: 404, code: 'not_found' })
    }
  })

  it('holds, however often it is said', async () => {
    const recipient = await given.aStudent()
    const student = await api.as(recipient)
    const notice = await given.aNotice({ recipient, readAt: isRead ? null : clock.now() })
    for (let count = 0; count < 2; count += 1) {
      const answer = await student.call(name, { params: { noticeId: notice.id } })
      expect(answer.body).toEqual({ status: 200 })
    }
    expect((await student.call('listNotices')).body).toMatchObject([{ noticeID: notice.id, isRead }])
  })
})

describe('PUT /v1/user/notices/read', () => {
  it('leaves nothing of one’s own unread, and what others have as it is', async () => {
    expect((await api.anonymous.call('readAllNotices')).error).toMatchObject({ status: 401 })
    const [recipient, other] = [await given.aStudent(), await given.aStudent()]
    await given.aNotice({ recipient })
    await given.aNotice({ recipient })
    await given.aNotice({ recipient: other })
    const student = await api.as(recipient)
    expect((await student.call('readAllNotices')).body).toEqual({ status: 200 })
    expect((await student.call('countUnreadNotices')).body).toEqual({ unread: 0 })
    expect((await (await api.as(other)).call('countUnreadNotices')).body).toEqual({ unread: 1 })
  })
})
