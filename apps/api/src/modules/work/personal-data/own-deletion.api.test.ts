import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { APPLICATION } from '@diatrivi/domain/testing/invented-papers'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { inserted } from '../../../testing/inserted.ts'
import { securityRows } from '../../../testing/security-entries.ts'
import { startTestApi } from '../../../testing/test-api.ts'
import type { TestClient } from '../../../testing/test-client.ts'
import { markCorrection } from '../../examination/marking/tables.ts'
import { oldNames } from '../../people/account/old-names.service.ts'
import { account } from '../../people/account/tables.ts'
import { event } from '../../thesis/history/tables.ts'

const api = await startTestApi()
const { anonymous, given, clock, db } = api
const PASSWORD = 'right'

const removeOwn = (client: TestClient, password = PASSWORD) =>
  client.call('deleteOwnAccount', { body: { password } })
const previewOf = async (client: TestClient) => (await client.call('getOwnDeletion')).body
const rowOf = async ({ id }: { id: number }) => (await db.select().from(account).where(eq(account.id, id)))[0]

describe('deleting the own account', () => {
  it('needs a session and the password', async () => {
    const student = await given.aStudent({ password: PASSWORD })
    expect((await removeOwn(anonymous)).error).toMatchObject({ status: 401 })
    expect((await removeOwn(await api.as(student), 'wrong')).body).toEqual({ status: 1 })
    expect(await rowOf(student)).toMatchObject({ username: student.username, closedAt: null })
  })

  it('takes a person without theses away at once, with all that is the own', async () => {
    const cv = await given.aStoredFile('%PDF-1.7', 'application/pdf')
    const student = await given.aStudent({ password: PASSWORD, cvFileId: cv.id, cvName: 'cv.pdf' })
    const instructor = await given.anInstructor()
    const thesis = await given.aThesis({ instructor })
    await given.anInterest({ thesis, student })
    await given.aNotice({ recipient: student })
    const [client, elsewhere] = [await api.as(student), await api.as(student)]
    expect(await previewOf(client)).toEqual({
      outcome: 'deleted',
      refusal: null,
      records: 0,
      acts: 0,
      nameYears: 10,
    })

    expect((await removeOwn(client)).body).toEqual({ status: 2 })
    expect(await rowOf(student)).toBeUndefined()
    expect((await elsewhere.call('listSessions')).status).toBe(401)
    expect(existsSync(join(api.dataDir, 'files', cv.storageKey))).toBe(false)
    const notices = (await (await api.as(instructor)).call('listNotices')).body
    expect(notices).toMatchObject([{ kind: 'interest_withdrawn' }])
    const written = (await securityRows(db)).filter(({ accountId }) => accountId === student.id)
    expect(written).toMatchObject([{ kind: 'own_account_deleted', detail: `username ${student.username}` }])
  })

  it('is refused while a thesis has no mark, with the way out, and changes nothing', async () => {
    const student = await given.aStudent({ password: PASSWORD })
    const instructor = await given.anInstructor({ password: PASSWORD })
    await given.aThesis({ student, instructor })
    for (const person of [student, instructor]) {
      const client = await api.as(person)
      expect(await previewOf(client)).toMatchObject({ refusal: 'has_unfinished_theses' })
      const { error } = await removeOwn(client)
      expect(error).toMatchObject({
        status: 409,
        code: 'has_unfinished_theses',
        message: expect.stringContaining('ζητήστε να τερματιστεί η ανάθεση'),
      })
      expect(await rowOf(person)).toMatchObject({ username: person.username })
    }
  })

  it('is refused to an administrator, whom another one deletes', async () => {
    const client = await api.as(await given.anAdministrator({ password: PASSWORD }))
    expect(await previewOf(client)).toMatchObject({ refusal: 'own_account' })
    expect((await removeOwn(client)).error).toMatchObject({ status: 409, code: 'own_account' })
  })
})

describe('an account with records', () => {
  const ended = { mark: 8, endDate: '2025-06-30' } as const

  it('is closed: nothing of the person stays but the name on the thesis', async () => {
    const cv = await given.aStoredFile('%PDF-1.7', 'application/pdf')
    const instructor = await given.anInstructor()
    const student = await given.aStudent({
      password: PASSWORD,
      firstName: 'Ρέα',
      surname: 'Λάσκαρη',
      cvFileId: cv.id,
      cvName: 'cv.pdf',
    })
    const thesis = await given.aThesis({ instructor, student, ...ended })
    await given.aNotice({ recipient: student })
    await given.aPasskey({ owner: student })
    await given.anIdentity({ owner: student })
    await given.aKeywordOfPerson(student, await given.aKeyword())
    await given.aCalendarFeed(student)
    const client = await api.as(student)
    expect(await previewOf(client)).toMatchObject({ outcome: 'closed', refusal: null, records: 1 })

    expect((await removeOwn(client)).body).toEqual({ status: 2 })
    expect((await client.call('listSessions')).status).toBe(401)
    const row = await rowOf(student)
    expect(row).toMatchObject({
      firstName: 'Ρέα',
      surname: 'Λάσκαρη',
      passwordHash: null,
      isActive: false,
      cvFileId: null,
      cvName: null,
      closedAt: clock.now(),
      nameKeptSince: '2025-06-30',
    })
    expect(row?.email).toBe(`${row?.username}@deleted.invalid`)
    expect(existsSync(join(api.dataDir, 'files', cv.storageKey))).toBe(false)
    expect(await rowsAbout(student)).toEqual(['account', 'thesis'])
    const seen = await (await api.as(instructor)).call('getThesis', { params: { thesisId: thesis.id } })
    expect(seen.text).toContain('Λάσκαρη')
    expect(seen.text).not.toContain(student.email)
  })

  it('lets nobody in, and its username and address are free again', async () => {
    const student = await given.aStudent({ password: PASSWORD })
    await given.aThesis({ student, ...ended })
    await removeOwn(await api.as(student))
    const body = { username: student.username, password: PASSWORD }
    expect((await anonymous.call('signIn', { body })).body).toMatchObject({ authenticated: 0 })
    const again = await anonymous.call('register', {
      body: {
        username: student.username,
        email: student.email,
        password: 'μια νέα φράση',
        uName: 'Ρέα',
        uSurname: 'Νέα',
        department: student.departmentId,
      },
    })
    expect(again.body).toMatchObject({ status: 0 })
  })

  it('is in no list of instructors and is found by no search', async () => {
    const leaving = { password: PASSWORD, firstName: 'Θάλεια', surname: 'Μοναδική' }
    const instructor = await given.anInstructor(leaving)
    await given.aThesis({ instructor, student: await given.aStudent(), ...ended })
    const administrator = await api.as(await given.anAdministrator())
    const search = { query: { text: 'Μοναδική' } }
    const found = async () => [
      (await administrator.call('listInstructors')).text.includes('Μοναδική'),
      (await administrator.call('search', search)).text.includes('Μοναδική'),
    ]
    expect(await found()).toEqual([true, true])
    await removeOwn(await api.as(instructor))
    expect(await found()).toEqual([false, false])
  })

  it('of an instructor loses its templates, and keeps the lists of marked theses', async () => {
    const instructor = await given.anInstructor({ password: PASSWORD })
    const student = await given.aStudent()
    const thesis = await given.aThesis({ instructor, student, ...ended })
    await given.aTodoList({ thesis, title: 'Της εργασίας', steps: ['confirmed'] })
    await given.aTodoList({ instructor, title: 'Πρότυπο' })
    await removeOwn(await api.as(instructor))
    const { rows } = await db.execute(sql`select title from todo_list where instructor_id = ${instructor.id}`)
    expect(rows).toEqual([{ title: 'Της εργασίας' }])
    const seen = await (await api.as(student)).call('getThesis', { params: { thesisId: thesis.id } })
    expect(seen.status).toBe(200)
  })

  it('loses its name so many years after the last thesis ended as the installation says, and no other does', async () => {
    const names = async (finishedThesisNameYears: number) => {
      const keeping = { ...api.config.keeping, finishedThesisNameYears }
      await oldNames({ ...api, config: { keeping } })()
      return [(await rowOf(student))?.surname, (await rowOf(open))?.surname]
    }
    const student = await given.aStudent({ password: PASSWORD, surname: 'Παλαιά' })
    const open = await given.aStudent({ surname: 'Ανοιχτή' })
    await given.aThesis({ student, mark: 7, endDate: '2016-03-01' })
    await given.aThesis({ student, mark: 8, endDate: '2021-03-05' })
    await given.aThesis({ student: open, mark: 8, endDate: '2001-03-05' })
    await removeOwn(await api.as(student))
    expect(await names(10)).toEqual(['Παλαιά', 'Ανοιχτή'])
    expect(await names(6)).toEqual(['Παλαιά', 'Ανοιχτή'])
    expect(await names(5)).toEqual(['χρήστης', 'Ανοιχτή'])
    expect(await rowOf(student)).toMatchObject({ firstName: 'Διαγραμμένος', nameKeptSince: null })
    expect(api.logged).toContainEqual(
      expect.objectContaining({ msg: 'names were taken off closed accounts' }),
    )
  })
})

describe('an account on whose actions others rely', () => {
  /** A secretary who has done each of them, and some things that are only the own. */
  async function aSecretaryAtWork() {
    const department = await given.aDepartment()
    const secretary = await given.aSecretary({
      department,
      password: PASSWORD,
      firstName: 'Ελένη',
      surname: 'Δήμου',
    })
    const instructor = await given.anInstructor({ department })
    const student = await given.aStudent({ department })
    const thesis = await given.aThesis({ instructor, student, mark: 8, endDate: '2025-06-30' })
    const examination = await given.anExamination({ thesis, student, state: 'held' })
    const seat = await given.aSeat({ thesis, person: instructor, state: 'accepted' })
    await inserted(db, markCorrection, {
      examinationId: examination.id,
      seatId: seat.id,
      before: {},
      after: {},
      reason: 'Λάθος πρόσθεση',
      decisionReference: '7/18.12.2025',
      correctedById: secretary.id,
      createdAt: clock.now(),
    })
    await given.aPaper({
      departmentId: department.id,
      thesisId: thesis.id,
      facts: APPLICATION,
      issuedById: secretary.id,
    })
    await inserted(db, event, {
      thesisId: thesis.id,
      actorId: secretary.id,
      what: 'mark_corrected',
      happenedAt: clock.now(),
    })
    await given.aRulebook({ department, publishedById: secretary.id, publishedAt: clock.now() })
    await given.aSavedView({ accountId: secretary.id })
    await given.aNotice({ recipient: secretary })
    await given.aPasskey({ owner: secretary })
    await given.anIdentity({ owner: secretary })
    return { secretary, instructor, thesis, client: await api.as(secretary) }
  }

  const STAYS = ['account', 'event', 'mark_correction', 'paper', 'rulebook']
  const nameOf = async (instructor: { id: number }, thesis: { id: number }) =>
    (await (await api.as(instructor)).call('getThesisHistory', { params: { thesisId: thesis.id } })).body[0]
      ?.who

  it('is closed when its person deletes it, and named where the actions are shown', async () => {
    const { secretary, instructor, thesis, client } = await aSecretaryAtWork()
    expect(await previewOf(client)).toEqual({
      outcome: 'closed',
      refusal: null,
      records: 0,
      acts: 4,
      nameYears: 10,
    })
    expect((await removeOwn(client)).body).toEqual({ status: 2 })
    expect((await client.call('listSessions')).status).toBe(401)
    expect(await rowOf(secretary)).toMatchObject({
      surname: 'Δήμου',
      passwordHash: null,
      closedAt: clock.now(),
    })
    expect(await rowsAbout(secretary)).toEqual(STAYS)
    expect(await nameOf(instructor, thesis)).toMatchObject({ uName: 'Ελένη', uSurname: 'Δήμου' })
  })

  it('is closed when an administrator deletes it, once, and the answer is that of a deletion', async () => {
    const { secretary, instructor, thesis, client } = await aSecretaryAtWork()
    const administrator = await api.as(await given.anAdministrator())
    const remove = (username = secretary.username) =>
      administrator.call('deleteUser', { params: { username } })
    expect((await remove()).body).toEqual({ status: 200 })
    expect((await client.call('listSessions')).status).toBe(401)
    expect(await rowsAbout(secretary)).toEqual(STAYS)
    expect(await nameOf(instructor, thesis)).toMatchObject({ uSurname: 'Δήμου' })
    expect((await administrator.call('listSecretaries')).text).not.toContain('Δήμου')
    expect((await remove()).status).toBe(404)
    expect((await remove((await rowOf(secretary))?.username)).status).toBe(404)
  })

  it('of an administrator is closed too, and he or she deletes no account any more', async () => {
    const [left, right] = [await given.anAdministrator(), await given.anAdministrator()]
    for (const { id } of [left, right]) await given.aRulebook({ publishedById: id, publishedAt: clock.now() })
    const [asLeft, asRight] = [await api.as(left), await api.as(right)]
    const answers = await Promise.all([
      asLeft.call('deleteUser', { params: { username: right.username } }),
      asRight.call('deleteUser', { params: { username: left.username } }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
    const closed = [await rowOf(left), await rowOf(right)].filter((row) => row?.closedAt !== null)
    expect(closed).toHaveLength(1)
  })

  it('is deleted where only interests that came to nothing name it, and these stay without a name', async () => {
    const student = await given.aStudent({ password: PASSWORD })
    const thesis = await given.aThesis()
    await given.anInterest({ thesis, student })
    const client = await api.as(student)
    await client.call('withdrawInterest', { params: { thesisId: thesis.id } })
    expect((await removeOwn(client)).body).toEqual({ status: 2 })
    expect(await rowOf(student)).toBeUndefined()
    const kept = await db.select().from(event).where(eq(event.thesisId, thesis.id))
    expect(kept).toMatchObject([{ what: 'interest_withdrawn', actorId: null }])
  })

  it('is kept by the database too: no row of others loses a person', async () => {
    const { rows } = await db.execute<{ column: string }>(sql`
      select c.conrelid::regclass::text || '.' || a.attname as "column"
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.confrelid = 'account'::regclass and c.confdeltype in ('n', 'd')`)
    // For the days that an import is kept, others rely on its rows alone.
    expect(rows).toEqual([{ column: 'import_run.created_by' }])
    const { secretary } = await aSecretaryAtWork()
    const deleted = db.transaction((tx) => tx.delete(account).where(eq(account.id, secretary.id)))
    await expect(deleted).rejects.toThrow()
  })
})

it('a thesis that is accepted meanwhile and the deletion are never both done', async () => {
  for (let round = 0; round < 5; round += 1) {
    const student = await given.aStudent({ password: PASSWORD })
    const thesis = await given.aThesis()
    await given.anInterest({ thesis, student, answeredPositively: true })
    const [client, other] = [await api.as(student), await api.as(student)]
    const [removed, accepted] = await Promise.all([
      removeOwn(client),
      other.call('acceptAssignment', { params: { thesisId: thesis.id } }),
    ])
    expect([removed.status, accepted.status].filter((status) => status === 200)).toHaveLength(1)
  }
})

/** The tables that still have a row that refers to the account. */
async function rowsAbout({ id }: { id: number }): Promise<string[]> {
  const { rows: columns } = await db.execute<{ table: string; column: string }>(sql`
    select c.conrelid::regclass::text as "table", a.attname::text as "column"
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'account'::regclass and array_length(c.conkey, 1) = 1`)
  const tables = new Set(['account'])
  for (const { table, column } of columns) {
    const { rows } = await db.execute(
      sql`select 1 from ${sql.identifier(table)} where ${sql.identifier(column)} = ${id} limit 1`,
    )
    if (rows.length > 0) tables.add(table)
  }
  return [...tables].sort()
}
