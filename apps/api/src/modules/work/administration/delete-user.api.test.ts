import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { inserted } from '../../../testing/inserted.ts'
import { startTestApi } from '../../../testing/test-api.ts'
import type { TestClient } from '../../../testing/test-client.ts'
import { pastAssignment } from '../../thesis/todo-list/tables.ts'

const api = await startTestApi()
const { given } = api
let administrator: TestClient

beforeAll(async () => {
  administrator = await api.as(await given.anAdministrator({ username: 'adm' }))
})

const remove = (username: string, as = administrator) => as.call('deleteUser', { params: { username } })

describe('DELETE /v1/admin/user/:username', () => {
  it('finds no account that does not exist', async () => {
    expect((await remove('nobody')).status).toBe(404)
  })

  it('refuses the own account', async () => {
    const { status, error } = await remove('ADM')
    expect(status).toBe(409)
    expect(error).toMatchObject({
      code: 'own_account',
      message: 'Η ενέργεια αυτή δεν γίνεται στον δικό σας λογαριασμό.',
    })
  })

  it('refuses an instructor who has theses, says so, and keeps the account', async () => {
    const instructor = await given.anInstructor({ username: 'busy' })
    await given.aThesis({ instructor })
    const { status, error } = await remove('busy')
    expect(status).toBe(409)
    expect(error).toMatchObject({
      code: 'has_theses',
      message: 'Ο λογαριασμός έχει εργασίες και δεν διαγράφεται.',
    })
    expect((await (await api.as(instructor)).call('getInstructorProfile')).status).toBe(200)
  })

  it('refuses a student who has, finished or gave back a thesis: all of them are records', async () => {
    const [has, finished, gaveBack] = [
      await given.aStudent({ username: 'has' }),
      await given.aStudent({ username: 'finished' }),
      await given.aStudent({ username: 'gaveback' }),
    ]
    await given.aThesis({ student: has })
    await given.aThesis({ student: finished, mark: 9 })
    const { id: thesisId } = await given.aThesis()
    await inserted(api.db, pastAssignment, {
      thesisId,
      studentId: gaveBack.id,
      reason: 'Αποχώρηση',
      releasedAt: api.clock.now(),
    })
    for (const username of ['has', 'finished', 'gaveback']) {
      expect((await remove(username)).error.code).toBe('has_theses')
    }
  })

  it('deletes a student with everything that is the student’s alone, wherever he or she is signed in', async () => {
    const file = await given.aStoredFile('%PDF-1.7', 'application/pdf')
    const student = await given.aStudent({ username: 'leaving', cvFileId: file.id, cvName: 'cv.pdf' })
    const session = await api.as(student)

    expect((await remove('Leaving')).body).toEqual({ status: 200 })
    expect((await session.call('getStudentProfile')).status).toBe(401)
    expect(existsSync(join(api.dataDir, 'files', file.storageKey))).toBe(false)
    expect((await remove('leaving')).status).toBe(404)
  })

  it('ends the interests of a student who goes, notifies the instructors, and frees those theses', async () => {
    const student = await given.aStudent({ username: 'wishing', firstName: 'Ρέα', surname: 'Λάσκαρη' })
    const next = await given.aStudent({ username: 'next' })
    const instructor = await given.anInstructor({ email: 'told@example.gr' })
    const waiting = await given.anInstructor({ email: 'waiting@example.gr' })
    const answered = await given.aThesis({ instructor })
    const unanswered = await given.aThesis({ instructor: waiting })
    await given.anInterest({ thesis: answered, student, answeredPositively: true })
    await given.anInterest({ thesis: unanswered, student })
    await given.anInterest({ thesis: answered, student: next })

    expect((await remove('wishing')).status).toBe(200)
    const mails = (await api.mailbox.all()).filter(({ text }) => text.includes('Ρέα Λάσκαρη'))
    expect(mails.map(({ to, subject }) => [to, subject]).toSorted()).toEqual([
      ['told@example.gr', `Η ανάθεση δεν έγινε αποδεκτή: «${answered.title}»`],
      ['waiting@example.gr', `Ανάκληση δήλωσης ενδιαφέροντος: «${unanswered.title}»`],
    ])
    const client = await api.as(instructor)
    const params = { thesisId: answered.id, username: 'next', flag: 1 }
    expect((await client.call('answerInterest', { params })).status).toBe(200)
    const { body } = await client.call('getThesisHistory', { params: { thesisId: answered.id } })
    expect(body.map(({ what }) => what)).toEqual(['answer_given', 'interest_closed'])
  })

  it('deletes an instructor without theses, templates and all', async () => {
    const instructor = await given.anInstructor({ username: 'retired' })
    await given.aTodoList({ instructor, steps: ['untouched', 'untouched'] })
    expect((await remove('retired')).body).toEqual({ status: 200 })
  })

  it('leaves one of two administrators who delete each other', async () => {
    for (let round = 0; round < 5; round += 1) {
      const usernames = [`left${round}`, `right${round}`] as const
      const [left, right] = await Promise.all(
        usernames.map((username) => given.anAdministrator({ username })),
      )
      if (left === undefined || right === undefined) throw new Error('two were made')
      const [ofLeft, ofRight] = [await api.as(left), await api.as(right)]
      const answers = await Promise.all([remove(right.username, ofLeft), remove(left.username, ofRight)])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
    }
  })

  it('never leaves a thesis without its instructor, in either order', async () => {
    for (let round = 0; round < 5; round += 1) {
      const instructor = await given.anInstructor({ username: `racing${round}` })
      const session = await api.as(instructor)
      const [removed, created] = await Promise.all([
        remove(instructor.username),
        session.call('createThesis', { body: { thesisTitle: 'Θέμα' } }),
      ])
      expect([removed.status, created.status]).toEqual(removed.status === 200 ? [200, 401] : [409, 200])
    }
  })
})
