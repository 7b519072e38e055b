import type { Delivery } from '@diatrivi/domain/thesis/notice/notice'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { inserted } from '../../../testing/inserted.ts'
import { startTestApi } from '../../../testing/test-api.ts'
import { NOW } from '../../../testing/test-foundation.ts'
import { account } from '../../people/account/tables.ts'
import { aDepartmentWithPeople } from '../../view/thesis-view/people.fixture.ts'
import { sentBy } from './sent-by.fixture.ts'
import { notice, noticeSetting } from './tables.ts'

const api = await startTestApi()
const { given, db } = api

/** A student who is about to get a positive answer. */
async function anInterest() {
  const people = await aDepartmentWithPeople(api)
  const thesis = await given.aThesis({ instructor: people.instructor, title: 'Ανάλυση δεδομένων' })
  await given.anInterest({ thesis, student: people.student })
  const params = { thesisId: thesis.id, username: people.student.username, flag: 1 }
  return { ...people, thesis, answer: () => people.asInstructor.call('answerInterest', { params }) }
}

const choose = (owner: { id: number }, delivery: Delivery) =>
  inserted(db, noticeSetting, { accountId: owner.id, kind: 'answer_given', delivery })

const rowsOf = ({ id }: { id: number }) =>
  db
    .select({
      kind: notice.kind,
      delivery: notice.delivery,
      mailedAt: notice.mailedAt,
      readAt: notice.readAt,
    })
    .from(notice)
    .where(eq(notice.accountId, id))

describe('a notice', () => {
  it('is mailed at once to a person who has chosen nothing', async () => {
    const { student, answer } = await anInterest()
    expect((await sentBy(api, answer)).mails).toHaveLength(1)
    expect(await rowsOf(student)).toEqual([
      { kind: 'answer_given', delivery: 'at_once', mailedAt: new Date(NOW), readAt: null },
    ])
  })

  it.each(['none', 'daily_digest'] as const)('stands under the bell without a mail: %s', async (delivery) => {
    const { student, answer } = await anInterest()
    await choose(student, delivery)
    const { notices, mails } = await sentBy(api, answer)
    expect(notices.map(({ to, kind }) => [to, kind])).toEqual([[student.username, 'answer_given']])
    expect(mails).toEqual([])
    expect(await rowsOf(student)).toEqual([{ kind: 'answer_given', delivery, mailedAt: null, readAt: null }])
  })

  it('follows the choice for its own kind and of its own reader', async () => {
    const { student, instructor, answer, asStudent, thesis } = await anInterest()
    await choose(student, 'none')
    await answer()
    const params = { thesisId: thesis.id }
    const { mails } = await sentBy(api, () => asStudent.call('acceptAssignment', { params }))
    expect(mails.map(([to]) => to)).toEqual([instructor.email])
  })

  it('is not mailed to an inactive account', async () => {
    const { student, answer } = await anInterest()
    await db.transaction((tx) =>
      tx.update(account).set({ isActive: false }).where(eq(account.id, student.id)),
    )
    const { notices, mails } = await sentBy(api, answer)
    expect(notices).toHaveLength(1)
    expect(mails).toEqual([])
  })

  it('is mailed in the language of its reader, whatever the one who acted speaks', async () => {
    const { student, thesis, answer } = await anInterest()
    await db.transaction((tx) => tx.update(account).set({ language: 'en' }).where(eq(account.id, student.id)))
    expect((await sentBy(api, answer)).mails).toEqual([
      [student.email, `Positive answer to your declaration: “${thesis.title}”`],
    ])
    const { html, text } = await api.mailbox.newestTo(student.email)
    expect(html).toContain('<html lang="en">')
    expect(text).toContain(`/thesis/${thesis.id}\n`)
    expect(text).toContain('/dashboard/student/profile#notices\n')
  })
})
