import { defaultDelivery, noticeKindsOf } from '@diatrivi/domain/thesis/notice/notice'
import { describe, expect, it } from 'vitest'
import { startTestApi } from '../../../testing/test-api.ts'

const api = await startTestApi()
const { given } = api

describe('GET /v1/user/notice-settings', () => {
  it('asks who is there', async () => {
    expect((await api.anonymous.call('getNoticeSettings')).error).toMatchObject({ status: 401 })
  })

  it('lists what can reach the person, in order: as it comes by itself, where nothing was chosen', async () => {
    const student = await api.as(await given.aStudent())
    const { language, settings } = (await student.call('getNoticeSettings')).body
    expect(language).toBe('el')
    expect(settings).toEqual(
      noticeKindsOf('student').map((kind) => ({ kind, delivery: defaultDelivery(kind, 'student') })),
    )
  })

  it('has nothing to choose but the language for administrators', async () => {
    const administrator = await api.as(await given.anAdministrator())
    expect((await administrator.call('getNoticeSettings')).body).toEqual({
      language: 'el',
      settings: [],
      undelivered: null,
    })
  })

  it('says when the newest mail to the person came back, and to no one else, until one arrives', async () => {
    const person = await given.aStudent()
    const [student, other] = [await api.as(person), await api.as(await given.aStudent())]
    const undelivered = async (client = student) => (await client.call('getNoticeSettings')).body.undelivered
    const recipient = person.email
    await given.aMail({ recipient, sentAt: new Date('2026-03-10T08:00:00Z') })
    await given.aMail({ recipient, lastError: 'EENVELOPE 450', attempts: 1 })
    expect(await undelivered()).toBeNull()

    await given.aLostMail({ recipient, undeliverableAt: new Date('2026-03-10T08:30:00Z') })
    expect(await undelivered()).toMatchObject({ recipient, when: { date: '2026-03-10 10:30:00.000000' } })
    expect(await undelivered(other)).toBeNull()

    await given.aMail({ recipient, sentAt: new Date('2026-03-10T08:45:00Z') })
    expect(await undelivered()).toBeNull()
  })
})

describe('PUT /v1/user/notice-settings', () => {
  it('asks who is there', async () => {
    expect((await api.anonymous.call('setNoticeSettings', { body: {} })).error).toMatchObject({ status: 401 })
  })

  it.each([
    [{ language: 'fr' }, 'language'],
    [{ settings: 'none' }, 'settings'],
    [{ settings: [{ kind: 'birthday', delivery: 'none' }] }, 'settings.0.kind'],
    [{ settings: [{ kind: 'marked', delivery: 'sometimes' }] }, 'settings.0.delivery'],
    [{ settings: [{ kind: 'marked' }] }, 'settings.0.delivery'],
    [{ settings: [{ kind: 'interest_declared', delivery: 'none' }] }, 'settings'],
  ])('refuses %j', async (body, field) => {
    const student = await api.as(await given.aStudent())
    const { error } = await student.call('setNoticeSettings', { body })
    expect(error).toMatchObject({ status: 400, code: 'validation' })
    expect(Object.keys(error.fields ?? {})).toEqual([field])
    const { settings } = (await student.call('getNoticeSettings')).body
    expect(settings.every(({ kind, delivery }) => delivery === defaultDelivery(kind, 'student'))).toBe(true)
  })

  it('changes what is named and nothing else, of two choices for one kind to the later', async () => {
    const student = await api.as(await given.aStudent())
    const choose = (body: unknown) => student.call('setNoticeSettings', { body })
    expect((await choose({ settings: [{ kind: 'marked', delivery: 'none' }] })).body).toEqual({ status: 200 })
    await choose({ language: 'en' })
    await choose({
      settings: [
        { kind: 'released', delivery: 'none' },
        { kind: 'released', delivery: 'daily_digest' },
      ],
    })
    const { language, settings } = (await student.call('getNoticeSettings')).body
    expect(language).toBe('en')
    expect(settings.filter(({ kind, delivery }) => delivery !== defaultDelivery(kind, 'student'))).toEqual([
      { kind: 'marked', delivery: 'none' },
      { kind: 'released', delivery: 'daily_digest' },
    ])
  })

  it('lets two windows that save at once both be done', async () => {
    const student = await api.as(await given.aStudent())
    const kinds = noticeKindsOf('student')
    const choose = (order: typeof kinds, delivery: string) =>
      student.call('setNoticeSettings', {
        body: { language: 'en', settings: order.map((kind) => ({ kind, delivery })) },
      })
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, turn) =>
        turn % 2 === 0 ? choose(kinds, 'none') : choose(kinds.toReversed(), 'daily_digest'),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200))
    const { settings } = (await student.call('getNoticeSettings')).body
    expect(new Set(settings.map(({ delivery }) => delivery)).size).toBe(1)
  })
})
