import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { createPlatform } from '../../../create-platform.ts'
import { fullName } from '../../../platform/text/full-name.ts'
import { startTestApi } from '../../../testing/test-api.ts'
import { aDepartmentWithPeople } from '../../view/thesis-view/people.fixture.ts'
import { dailyNotices } from './daily-notices.service.ts'
import { sentBy } from './sent-by.fixture.ts'
import { notice } from './tables.ts'

const api = await startTestApi()
const { given, clock } = api

const YESTERDAY = '2026-03-09'
const TODAY = '2026-03-10'

/** A student whose profile carries a keyword, and an instructor who makes topics that carry it too. */
async function anInterestedStudent() {
  const people = await aDepartmentWithPeople(api)
  const { asInstructor, student, department } = people
  const keyword = await given.aKeyword(`δίκτυα ${department.id}`)
  await given.aKeywordOfPerson(student, keyword)
  const body = { thesisTitle: 'Κβαντικά δίκτυα', tags: { keywords: [{ keyword: keyword.label }] } }
  return {
    ...people,
    keyword,
    aTopic: (more: object = {}) => given.aThesis({ instructor: people.instructor, ...more }),
    create: (more: object = {}) =>
      asInstructor.call('createThesis', { body: { ...body, thesisIsPublicByInst: 1, ...more } }),
    edit: (thesisId: number, thesis: object) =>
      asInstructor.call('editThesis', { params: { thesisId }, body: { thesis } }),
  }
}

/** The people to whom a call has written of a topic that fits. */
async function notifiedBy(act: () => Promise<{ status: number }>): Promise<string[]> {
  const { notices } = await sentBy(api, act)
  return notices.filter(({ kind }) => kind === 'topic_fits').map(({ to }) => to)
}

describe('a topic that becomes open', () => {
  it('notifies the students of the department who share a keyword with it, with what they share, by no mail of its own', async () => {
    const { student, another, department, instructor, keyword, create } = await anInterestedStudent()
    const others = [(await another('student')).account, await given.aStudent()]
    const unshared = await given.aKeyword()
    await given.aKeywordOfPerson(others[0] ?? student, unshared)
    await given.aKeywordOfPerson(others[1] ?? student, keyword)
    const colleague = await given.anInstructor({ department })
    await given.aKeywordOfPerson(colleague, keyword)
    await given.aKeywordOfPerson(student, unshared)
    const { notices, mails } = await sentBy(api, () => create())
    expect(notices).toEqual([
      {
        to: student.username,
        kind: 'topic_fits',
        thesisId: expect.any(Number),
        facts: {
          thesisTitle: 'Κβαντικά δίκτυα',
          person: fullName(instructor),
          keywords: [keyword.label],
        },
      },
    ])
    expect(mails).toEqual([])
  })

  it.each([
    ['is made public', { publicByInstructor: false }, { thesisIsPublicByInst: 1 }],
    ['gets another deadline', { interestDeadline: YESTERDAY }, { thesisIntDeadline: TODAY }],
    ['loses its deadline', { interestDeadline: YESTERDAY }, { thesisIntDeadline: null }],
  ])('does so when it %s', async (_how, before, change) => {
    const { student, keyword, aTopic, edit } = await anInterestedStudent()
    const topic = await aTopic(before)
    await given.aKeywordOf(topic, keyword)
    expect(await notifiedBy(() => edit(topic.id, change))).toEqual([student.username])
  })

  it.each([
    ['is made in private', { thesisIsPublicByInst: 0 }],
    ['is made with a deadline that has passed', { thesisIntDeadline: YESTERDAY }],
  ])('is not one that %s', async (_why, more) => {
    const { create } = await anInterestedStudent()
    expect(await notifiedBy(() => create(more))).toEqual([])
  })

  it('is not one that was open before', async () => {
    const { keyword, aTopic, edit } = await anInterestedStudent()
    const topic = await aTopic()
    await given.aKeywordOf(topic, keyword)
    expect(await notifiedBy(() => edit(topic.id, { thesisTitle: 'Άλλος τίτλος' }))).toEqual([])
  })

  it('reaches each student once, however often it is made public', async () => {
    const { student, another, keyword, aTopic, edit } = await anInterestedStudent()
    const topic = await aTopic({ publicByInstructor: false })
    await given.aKeywordOf(topic, keyword)
    const publish = () => notifiedBy(() => edit(topic.id, { thesisIsPublicByInst: 1 }))
    expect(await publish()).toEqual([student.username])
    await edit(topic.id, { thesisIsPublicByInst: 0 })
    expect(await publish()).toEqual([])
    await edit(topic.id, { thesisIsPublicByInst: 0 })
    const newcomer = (await another('student')).account
    await given.aKeywordOfPerson(newcomer, keyword)
    expect(await publish()).toEqual([newcomer.username])
  })

  it('notifies the others when its student gives up, but not that student', async () => {
    const { asInstructor, instructor, student, another, keyword } = await anInterestedStudent()
    const former = (await another('student')).account
    await given.aKeywordOfPerson(former, keyword)
    const thesis = await given.aThesis({ instructor, student: former })
    await given.aKeywordOf(thesis, keyword)
    const release = () =>
      asInstructor.call('releaseThesis', { params: { thesisId: thesis.id }, body: { reason: 'Διακοπή' } })
    expect(await notifiedBy(release)).toEqual([student.username])
  })

  it('notifies nobody who has a thesis in progress or has declared interest in it', async () => {
    const { instructor, another, student, keyword, aTopic, edit } = await anInterestedStudent()
    const busy = (await another('student')).account
    await given.aKeywordOfPerson(busy, keyword)
    await given.aThesis({ instructor, student: busy })
    const topic = await aTopic({ publicByInstructor: false })
    await given.aKeywordOf(topic, keyword)
    await given.anInterest({ thesis: topic, student })
    expect(await notifiedBy(() => edit(topic.id, { thesisIsPublicByInst: 1 }))).toEqual([])
  })
})

describe('the mail of a topic that fits', () => {
  it('comes at once, or not at all, as the student chose', async () => {
    const { student, asStudent, keyword, another, create } = await anInterestedStudent()
    const choose = (client: typeof asStudent, delivery: string) =>
      client.call('setNoticeSettings', { body: { settings: [{ kind: 'topic_fits', delivery }] } })
    await choose(asStudent, 'at_once')
    const quiet = await another('student')
    await given.aKeywordOfPerson(quiet.account, keyword)
    await choose(quiet.client, 'none')
    const { notices, mails } = await sentBy(api, () => create())
    expect(notices.map(({ to }) => to)).toEqual([student.username, quiet.account.username])
    expect(mails).toEqual([[student.email, 'Νέο θέμα που σας ταιριάζει: «Κβαντικά δίκτυα»']])
    const rows = await api.db.select().from(notice).where(eq(notice.accountId, quiet.account.id))
    expect(rows.map(({ delivery, mailedAt }) => [delivery, mailedAt])).toEqual([['none', null]])
  })

  it('goes to nobody who never confirmed the address', async () => {
    const { department, keyword, student, create } = await anInterestedStudent()
    const inactive = await given.aStudent({ department, isActive: false })
    await given.aKeywordOfPerson(inactive, keyword)
    expect(await notifiedBy(() => create())).toEqual([student.username, inactive.username])
    const [row] = await api.db.select().from(notice).where(eq(notice.accountId, inactive.id))
    expect(row?.delivery).toBe('none')
  })

  it('waits for the digest, which leads to each topic', async () => {
    const { student, keyword, create } = await anInterestedStudent()
    const ids = [(await create()).body, (await create({ thesisTitle: 'Δίκτυα αισθητήρων' })).body]
    clock.advance({ days: 1 })
    await dailyNotices(createPlatform(api))()
    const { subject, text } = await api.mailbox.newestTo(student.email)
    expect(subject).toBe('Ημερήσια σύνοψη: 2 ειδοποιήσεις')
    expect(text).toContain('Η εργασία «Κβαντικά δίκτυα» είναι διαθέσιμη και ταιριάζει στα ενδιαφέροντά σας.')
    expect(text).toContain(`Κοινά ενδιαφέροντα: ${keyword.label}`)
    for (const id of ids) expect(text).toContain(`/thesis/${id}\n`)
  })
})
