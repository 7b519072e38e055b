import { describe, expect, it } from 'vitest'
import { createPlatform } from '../../../create-platform.ts'
import type { WebLinks } from '../../../platform/mail/web-links.ts'
import { startTestApi } from '../../../testing/test-api.ts'
import { dailyNotices } from './daily-notices.service.ts'
import { notice } from './tables.ts'

const api = await startTestApi()
const { given, clock, db, mailbox } = api
const platform = createPlatform(api)
const turn = dailyNotices(platform)

const digestsTo = async ({ email }: { email: string }) =>
  (await mailbox.all()).filter(
    ({ to, subject }) => to === email && /^(Ημερήσια σύνοψη|Daily digest)/.test(subject),
  )

const waiting = { delivery: 'daily_digest' } as const

describe('the daily digest', () => {
  it('goes out at eight in the morning in Athens, as one mail', async () => {
    clock.set('2026-03-10T09:00:00Z')
    const student = await given.aStudent({ firstName: 'Ελένη', surname: 'Παππά' })
    const thesis = await given.aThesis({ title: 'Δέντρα αναζήτησης' })
    await given.aNotice({ recipient: student, kind: 'marked', thesis, ...waiting })
    await given.aNotice({ recipient: student, kind: 'answer_given', thesis, ...waiting })
    await given.aNotice({ recipient: student, kind: 'step_accepted', thesis, delivery: 'none' })
    await given.aNotice({ recipient: student, kind: 'step_returned', thesis })

    clock.set('2026-03-11T05:59:59Z')
    await turn()
    expect(await digestsTo(student)).toEqual([])

    clock.set('2026-03-11T06:00:00Z')
    await turn()
    await turn()
    const [digest, ...others] = await digestsTo(student)
    expect(others).toEqual([])
    expect(digest?.subject).toBe('Ημερήσια σύνοψη: 2 ειδοποιήσεις')
    expect(digest?.text).toMatch(/^Καλημέρα σας,\n/)
    for (const part of [digest?.text, digest?.html]) {
      expect(part?.split('Δέντρα αναζήτησης')).toHaveLength(3)
      expect(part).toContain(platform.links.thesis(thesis.id))
      expect(part).toContain(platform.links.noticeSettings('student'))
    }
  })

  it('speaks the language of its reader', async () => {
    clock.set('2026-04-01T09:00:00Z')
    const instructor = await given.anInstructor({ language: 'en' })
    await given.aNotice({ recipient: instructor, kind: 'interest_declared', ...waiting })
    clock.advance({ days: 1 })
    await turn()
    expect(await digestsTo(instructor)).toMatchObject([{ subject: 'Daily digest: 1 notification' }])
  })

  it('goes out once, and later when no process ran at eight; what comes after waits for the next', async () => {
    clock.set('2026-04-05T09:00:00Z')
    const student = await given.aStudent()
    await given.aNotice({ recipient: student, ...waiting })
    clock.set('2026-04-09T13:30:00Z')
    await given.aNotice({ recipient: student, ...waiting })
    await turn()
    await given.aNotice({ recipient: student, ...waiting })
    clock.advance({ hours: 1 })
    await turn()
    expect((await digestsTo(student)).map(({ subject }) => subject)).toEqual([
      'Ημερήσια σύνοψη: 1 ειδοποίηση',
    ])
    clock.set('2026-04-10T05:00:00Z')
    await turn()
    expect((await digestsTo(student)).map(({ subject }) => subject)).toEqual([
      'Ημερήσια σύνοψη: 1 ειδοποίηση',
      'Ημερήσια σύνοψη: 2 ειδοποιήσεις',
    ])
  })

  it('is not followed by another on the same day for what was committed late', async () => {
    clock.set('2026-04-20T09:00:00Z')
    const student = await given.aStudent()
    await given.aNotice({ recipient: student, ...waiting })
    clock.set('2026-04-21T05:00:00Z')
    await turn()
    await given.aNotice({ recipient: student, ...waiting, createdAt: new Date('2026-04-21T04:59:59Z') })
    await turn()
    expect(await digestsTo(student)).toHaveLength(1)
    clock.advance({ days: 1 })
    await turn()
    expect(await digestsTo(student)).toHaveLength(2)
  })

  it.each([
    ['into summer time', '2026-03-28T06:00:00Z', '2026-03-29T04:59:59Z', '2026-03-29T05:00:00Z'],
    ['out of summer time', '2026-10-24T05:00:00Z', '2026-10-25T05:59:59Z', '2026-10-25T06:00:00Z'],
  ])('keeps to the clock of people on the way %s', async (_way, written, before, due) => {
    clock.set(written)
    const student = await given.aStudent()
    await given.aNotice({ recipient: student, ...waiting })
    clock.set(before)
    await turn()
    expect(await digestsTo(student)).toEqual([])
    clock.set(due)
    await turn()
    expect(await digestsTo(student)).toHaveLength(1)
  })

  it('goes out once, however many processes send it', async () => {
    clock.set('2026-11-02T09:00:00Z')
    const students = await Promise.all(Array.from({ length: 8 }, () => given.aStudent()))
    for (const recipient of students) {
      await given.aNotice({ recipient, ...waiting })
      await given.aNotice({ recipient, ...waiting })
    }
    clock.set('2026-11-03T06:00:00Z')
    await Promise.all(Array.from({ length: 6 }, () => dailyNotices(platform)()))
    for (const student of students) {
      expect(await digestsTo(student)).toMatchObject([{ subject: 'Ημερήσια σύνοψη: 2 ειδοποιήσεις' }])
    }
  })

  it('is not written to an account that is not active, and loses nothing by it', async () => {
    clock.set('2026-11-10T09:00:00Z')
    const student = await given.aStudent({ isActive: false })
    const { id } = await given.aNotice({ recipient: student, ...waiting })
    clock.advance({ days: 1 })
    await turn()
    expect(await digestsTo(student)).toEqual([])
    const kept = await db.select({ id: notice.id, mailedAt: notice.mailedAt }).from(notice)
    expect(kept).toContainEqual({ id, mailedAt: null })
  })

  it('is neither lost nor an obstacle to others when it cannot be written', async () => {
    clock.set('2026-11-20T09:00:00Z')
    const [student, instructor] = [await given.aStudent(), await given.anInstructor()]
    await given.aNotice({ recipient: student, ...waiting })
    await given.aNotice({ recipient: instructor, kind: 'interest_declared', ...waiting })
    clock.advance({ days: 1 })
    const noticeSettings: WebLinks['noticeSettings'] = (role) => {
      if (role === 'student') throw new Error('no such page')
      return platform.links.noticeSettings(role)
    }
    await dailyNotices({ ...platform, links: { ...platform.links, noticeSettings } })()
    expect([(await digestsTo(student)).length, (await digestsTo(instructor)).length]).toEqual([0, 1])
    await turn()
    expect([(await digestsTo(student)).length, (await digestsTo(instructor)).length]).toEqual([1, 1])
  })

  it('leaves the rest for the next turn when the program stops', async () => {
    clock.set('2026-11-25T09:00:00Z')
    const student = await given.aStudent()
    await given.aNotice({ recipient: student, ...waiting })
    clock.advance({ days: 1 })
    await turn(AbortSignal.abort())
    expect(await digestsTo(student)).toEqual([])
  })
})
