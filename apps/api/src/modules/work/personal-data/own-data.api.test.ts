import { PRESET_RULES } from '@diatrivi/domain/department/rulebook/presets'
import { PROCESSING_ACTIVITIES } from '@diatrivi/domain/work/personal-data/processing'
import { getTableColumns, getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { securityRows } from '../../../testing/security-entries.ts'
import { startTestApi } from '../../../testing/test-api.ts'
import type { TestClient } from '../../../testing/test-client.ts'
import { insertResult } from '../../examination/examination/result/result.repository.ts'
import { PERSONAL_PARTS, PERSONAL_TABLES, type PersonalTable } from './personal-tables.model.ts'
import { TABLE_ACTIVITIES } from './table-activities.model.ts'

const api = await startTestApi()
const { anonymous, given, clock, db } = api

const PASSWORD = 'right'
const askOf = (client: TestClient, password = PASSWORD) =>
  client.call('askForOwnData', { body: { password } })

async function linkOf(client: TestClient): Promise<string> {
  const { body } = await askOf(client)
  return body.status === 2 ? body.link : ''
}

async function takenBy(client: TestClient) {
  const { bytes, status, headers } = await client.call('downloadOwnData', {
    query: { link: await linkOf(client) },
  })
  expect(status).toBe(200)
  const entries = unzipSync(new Uint8Array(bytes))
  const text = (path: string) => new TextDecoder().decode(entries[path])
  const { tables } = JSON.parse(text('data.json')) as { tables: Record<string, Record<string, unknown>[]> }
  return { headers, tables, page: text('index.html'), text, paths: Object.keys(entries) }
}

describe('asking for the own data', () => {
  it('needs a session', async () => {
    expect((await askOf(anonymous)).error).toMatchObject({ status: 401 })
  })

  it('gives no link for a wrong password, and says so in the security log', async () => {
    const student = await given.aStudent({ password: PASSWORD })
    expect((await askOf(await api.as(student), 'wrong')).body).toEqual({ status: 1 })
    await api.securityLog.flush()
    const rows = (await securityRows(db)).filter(({ accountId }) => accountId === student.id)
    expect(rows).toMatchObject([{ kind: 'password_refused' }])
  })

  it('stands in the security log', async () => {
    const student = await given.aStudent({ password: PASSWORD })
    await linkOf(await api.as(student))
    const rows = (await securityRows(db)).filter(({ accountId }) => accountId === student.id)
    expect(rows).toMatchObject([{ kind: 'own_data_taken' }])
  })

  it('is held up after ten times in an hour', async () => {
    const client = await api.as(await given.aStudent({ password: PASSWORD }))
    for (let time = 1; time <= 10; time += 1) expect((await askOf(client)).body).toMatchObject({ status: 2 })
    expect((await askOf(client)).error).toMatchObject({ status: 429, code: 'too_many_attempts' })
  })
})

describe('the own mark', () => {
  it('is that of the committee where one has marked', async () => {
    const { given } = api
    const author = await given.aStudent({ password: PASSWORD })
    const book = await given.aRulebook({ rules: PRESET_RULES.integrated_master, publishedAt: clock.now() })
    const of = { student: author, rulebookId: book.id, endDate: '2026-03-01' } as const
    await given.aThesis({ student: author, mark: 6, endDate: '2026-02-01' })
    const thesis = await given.aThesis({ ...of, mark: 7 })
    const examination = await given.aHeldExamination({ thesis, seats: [] })
    await db.transaction((tx) =>
      insertResult(tx, {
        examinationId: examination.id,
        exactNumerator: 728,
        exactDenominator: 1,
        finalHundredths: 728,
        outcome: 'passed',
        openedAt: clock.now(),
      }),
    )
    const { tables } = await takenBy(await api.as(author))
    expect(tables.thesis?.map(({ mark }) => mark)).toEqual([6, 7.28])
  })
})

describe('the link to the own data', () => {
  const openedBy = async (client: TestClient, link: string) =>
    (await client.call('downloadOwnData', { query: { link } })).status

  it('opens nothing for another person, an administrator included', async () => {
    const link = await linkOf(await api.as(await given.aStudent({ password: PASSWORD })))
    expect(await openedBy(await api.as(await given.aStudent()), link)).toBe(404)
    expect(await openedBy(await api.as(await given.anAdministrator()), link)).toBe(404)
    expect(await openedBy(anonymous, link)).toBe(401)
  })

  it('holds for five minutes, and until another takes its place', async () => {
    const client = await api.as(await given.aStudent({ password: PASSWORD }))
    const first = await linkOf(client)
    const second = await linkOf(client)
    clock.advance({ minutes: 4 })
    expect([await openedBy(client, first), await openedBy(client, second)]).toEqual([404, 200])
    clock.advance({ minutes: 1 })
    expect(await openedBy(client, second)).toBe(404)
  })

  it('is opened by the browser with a token for it alone', async () => {
    const student = await given.aStudent({ password: PASSWORD })
    const client = await api.as(student)
    const link = await linkOf(client)
    const { body } = await client.call('makeDownloadToken', { body: { path: '/v1/user/data' } })
    const query = { link, jwt_token: body.token }
    expect((await anonymous.call('downloadOwnData', { query })).status).toBe(200)
  })
})

describe('the own data of a student', async () => {
  const instructor = await given.anInstructor({ firstName: 'Πέτρος', surname: 'Γκόπας' })
  const other = await given.aStudent({
    firstName: 'Άγνωστη',
    surname: 'Συμφοιτήτρια',
    email: 'other@example.org',
  })
  const student = await given.aStudent({
    password: PASSWORD,
    email: 'eleni@example.org',
    firstName: '<b>Ελένη',
    cvFileId: (await given.aStoredFile('%PDF-1.7 cv', 'application/pdf')).id,
    cvName: 'βιογραφικό.pdf',
  })
  const programme = await given.aProgramme()
  const rulebook = await given.aRulebook()
  const thesis = await given.aThesis({
    instructor,
    student,
    mark: 9,
    title: 'Βάσεις δεδομένων',
    titleEnglish: 'Databases',
    textLanguage: 'en',
    assignmentType: 'onDeadline',
    programmeId: programme.id,
    rulebookId: rulebook.id,
  })
  const { steps } = await given.aTodoList({ thesis, steps: ['untouched'] })
  const step = steps[0] ?? { id: 0 }
  await given.aStepFile(step, {
    name: '../../πρώτο κεφάλαιο.txt',
    uploadedBy: student.id,
    content: 'κείμενο',
  })
  await given.aStepFile(step, { version: 2, name: 'ξένο.txt', uploadedBy: instructor.id, content: 'ξένο' })
  await given.aStepComment(step, { author: instructor, text: 'Η βιβλιογραφία λείπει.' })
  await given.aStepComment(step, {
    author: student,
    text: 'Τη στέλνω.',
    fileName: 'πηγές.txt',
    content: 'πηγές',
  })
  await given.anInterest({ thesis: await given.aThesis({ title: 'Δίκτυα' }), student })
  await given.anInterest({ thesis, student: other })
  await given.aNotice({ recipient: student })
  await given.aMail({ recipient: 'Eleni@example.org', subject: 'Ένα μήνυμα' })
  await given.aPasskey({ owner: student, name: 'Το κινητό μου' })
  const administrator = await api.as(await given.anAdministrator({ surname: 'Περίεργος' }))
  await administrator.call('getStudentProfileOf', { params: { username: student.username } })
  await api.inspections.flush()
  const taken = await takenBy(await api.as(student))

  it('come as a download that nothing keeps', () => {
    expect(taken.headers).toMatchObject({
      'content-type': 'application/zip',
      'cache-control': 'private, no-store',
      'content-disposition': expect.stringContaining(`diatrivi-${student.username}-2026-`),
    })
  })

  it('hold what each table knows', () => {
    expect(taken.tables).toMatchObject({
      account: [{ username: student.username, email: 'eleni@example.org' }],
      thesis: [
        {
          title: 'Βάσεις δεδομένων',
          mark: 9,
          instructor: 'Πέτρος Γκόπας',
          asStudent: true,
          titleEnglish: 'Databases',
          textLanguage: 'en',
          assignmentType: 'onDeadline',
          programme: programme.name,
          rulebook: rulebook.title,
        },
      ],
      interest: [{ thesis: 'Δίκτυα' }],
      todo_item: [{ position: 1 }],
      step_file: [{ version: 1 }],
      step_comment: [
        { text: 'Η βιβλιογραφία λείπει.', isOwn: false },
        { text: 'Τη στέλνω.', isOwn: true },
      ],
      outbox: [{ subject: 'Ένα μήνυμα' }],
      passkey: [{ name: 'Το κινητό μου' }],
      security_event: [{ kind: 'own_data_taken' }],
      inspection: [{ kind: 'profile', readerRole: 'administrator', times: 1 }],
    })
    expect(taken.tables.notice).toHaveLength(1)
    expect(taken.tables.session).toHaveLength(1)
  })

  it('hold in which role others looked at them, and not who', () => {
    expect(taken.page).toContain('<h2>Ποιος είδε τα στοιχεία μου</h2>')
    expect(taken.text('data.json') + taken.page).not.toContain('Περίεργος')
  })

  it('hold nothing of other students, and nothing that signs in', () => {
    const all = taken.text('data.json') + taken.page
    for (const word of ['Συμφοιτήτρια', 'other@example.org', other.username, 'argon2', 'Hash', 'publicKey'])
      expect(all).not.toContain(word)
  })

  it('hold the files that the person sent, under names that lead nowhere', () => {
    expect(taken.paths).toEqual([
      'index.html',
      'data.json',
      'files/001-βιογραφικό.pdf',
      'files/002-πρώτο κεφάλαιο.txt',
      'files/003-πηγές.txt',
    ])
    expect(taken.text('files/002-πρώτο κεφάλαιο.txt')).toBe('κείμενο')
  })

  it('are read in Greek on a page that runs nothing and asks for nothing', () => {
    expect(taken.page).toContain('<h2>Συζητήσεις στα βήματα</h2>')
    expect(taken.page).toContain('&lt;b&gt;Ελένη')
    expect(taken.page).toContain('Λήψη των προσωπικών δεδομένων')
    expect(taken.page).not.toMatch(/<script|<b>|src=|https?:/)
  })
})

it('an instructor takes out the own theses without the work of the students', async () => {
  const instructor = await given.anInstructor({ password: PASSWORD })
  const student = await given.aStudent({ surname: 'Κανένας' })
  const thesis = await given.aThesis({ instructor, student, mark: 7, abstract: 'Του φοιτητή' })
  const { steps } = await given.aTodoList({ thesis, steps: ['untouched'] })
  await given.aStepComment(steps[0] ?? { id: 0 }, { author: student, text: 'Λόγια του φοιτητή' })
  const { tables, text } = await takenBy(await api.as(instructor))
  expect(tables.thesis).toMatchObject([{ title: thesis.title, mark: null, abstract: null }])
  for (const word of ['Κανένας', 'Του φοιτητή', 'Λόγια του φοιτητή', student.username])
    expect(text('data.json')).not.toContain(word)
})

it('a file whose bytes are gone takes the others from nobody', async () => {
  const gone = await given.aStoredFile('%PDF-1.7', 'application/pdf')
  const student = await given.aStudent({ password: PASSWORD, cvFileId: gone.id, cvName: 'cv.pdf' })
  await api.storage.remove(gone.storageKey)
  const { text } = await takenBy(await api.as(student))
  expect(text('files/001-cv.pdf')).toContain('δεν υπάρχει πια')
})

it('every table of the database is handed out, or has a reason why it is not', async () => {
  const { rows } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  )
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(PERSONAL_TABLES).sort())
})

it('every activity of the register keeps a table, and what is handed out is kept for one', () => {
  expect(new Set(Object.values(TABLE_ACTIVITIES).filter((one) => one !== null))).toEqual(
    new Set(PROCESSING_ACTIVITIES),
  )
  const withoutActivity = PERSONAL_PARTS.filter(
    ([table]) => TABLE_ACTIVITIES[table as PersonalTable] === null,
  )
  expect(withoutActivity).toEqual([])
})

it.each(PERSONAL_PARTS)(
  'every column of the table %s is handed out, or has a reason why it is not',
  async (name, part) => {
    const table = part.table as PgTable
    const columns = getTableColumns(table)
    const { rows } = await db.execute<{ name: string }>(
      sql`select column_name as name from information_schema.columns
      where table_schema = 'public' and table_name = ${name}`,
    )
    expect(getTableName(table)).toBe(name)
    // The names that the migrations derive from those of TypeScript.
    const inDatabase = Object.values(columns).map((column) =>
      column.name.replace(/[A-Z]/g, '_$&').toLowerCase(),
    )
    expect(rows.map((row) => row.name).sort()).toEqual(inDatabase.sort())
    const byTheirName = Object.keys(part.labels).filter((field) => field in columns)
    expect([...byTheirName, ...Object.keys(part.columns)].sort()).toEqual(Object.keys(columns).sort())
  },
)
