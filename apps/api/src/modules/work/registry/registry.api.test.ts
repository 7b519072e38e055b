import { eq } from 'drizzle-orm'
import { readSheet } from 'read-excel-file/universal'
import { describe, expect, it } from 'vitest'
import { startTestApi } from '../../../testing/test-api.ts'
import type { PartsOf, TestClient } from '../../../testing/test-client.ts'
import { aHeldExamination, seal } from '../../examination/marking/committee-marks.fixture.ts'
import { account } from '../../people/account/tables.ts'

const api = await startTestApi()
const { given } = api

async function anOffice() {
  const department = await given.aDepartment()
  const secretary = await given.aSecretary({ department, firstName: 'Κατερίνα', surname: 'Μάνου' })
  const instructor = await given.anInstructor({ department, firstName: 'Άννα', surname: 'Άνθη' })
  const asSecretary = await api.as(secretary)
  return {
    department,
    instructor,
    asSecretary,
    /** A thesis that its instructor alone has marked. */
    finished: async ({ registryNumber = '01234', endDate = '2026-02-07' } = {}) => {
      const student = await given.aStudent({ department, firstName: 'Ίων', surname: 'Ίσαρης' })
      if (registryNumber !== '') await given.aStudentRecord({ person: student, registryNumber })
      const title = `Θέμα του ${registryNumber}`
      return given.aThesis({ instructor, student, title, mark: 8, endDate: endDate as '2026-02-07' })
    },
  }
}

const results = async (client: TestClient, query: PartsOf<'listRegistryResults'>['query'] = {}) =>
  (await client.call('listRegistryResults', { query })).body

const send = (client: TestClient, body: PartsOf<'exportRegistry'>['body'] = { format: 'universis' }) =>
  client.call('exportRegistry', { body })

const take = (client: TestClient, exportId: number, query = {}) =>
  client.call('downloadRegistryExport', { params: { exportId }, query })

const withdraw = (client: TestClient, exportId: number, reason = 'Απορρίφθηκε') =>
  client.call('withdrawRegistryExport', { params: { exportId }, body: { reason } })

async function numbersIn(client: TestClient, exportId: number): Promise<string[]> {
  const { bytes } = await take(client, exportId)
  const { value } = JSON.parse(new TextDecoder().decode(bytes)) as {
    value: { student: { studentIdentifier: string } }[]
  }
  return value.map(({ student }) => student.studentIdentifier)
}

describe('GET /v1/secretary/registry/results', () => {
  it('refuses days that do not exist or stand the wrong way round, and a status that there is not', async () => {
    const { asSecretary } = await anOffice()
    const wrong = { from: '2026-02-30', status: 'lost' as 'sent' }
    expect(await asSecretary.call('listRegistryResults', { query: wrong })).toMatchObject({
      status: 400,
      error: { fields: { from: expect.any(String), status: expect.any(String) } },
    })
    const backwards = { from: '2026-03-01', until: '2026-02-01' }
    expect(await asSecretary.call('listRegistryResults', { query: backwards })).toMatchObject({
      status: 400,
      error: { fields: { until: expect.any(String) } },
    })
  })

  it('lists the finished theses of the own department alone, those completed last first', async () => {
    const { finished, instructor, asSecretary } = await anOffice()
    await finished({ registryNumber: '01', endDate: '2026-01-10' })
    await finished({ registryNumber: '02', endDate: '2026-02-10' })
    await given.aThesis({ instructor, student: await given.aStudent() })
    await (await anOffice()).finished({ registryNumber: '09' })
    const numbers = (rows: { registryNumber: string | null }[]) =>
      rows.map(({ registryNumber }) => registryNumber)
    expect(numbers(await results(asSecretary))).toEqual(['02', '01'])
    expect(numbers(await results(asSecretary, { from: '2026-01-11' }))).toEqual(['02'])
    expect(numbers(await results(asSecretary, { until: '2026-01-10' }))).toEqual(['01'])
    expect(numbers(await results(asSecretary, { page: '2', pageSize: '1' }))).toEqual(['01'])
  })

  it('says how each stands: new, then sent, changed, and incomplete without a registry number', async () => {
    const { department, finished, asSecretary } = await anOffice()
    const student = await given.aStudent({ department, firstName: 'Ίων', surname: 'Ίσαρης' })
    await given.aStudentRecord({ person: student, registryNumber: '01234' })
    const instructor = await given.anInstructor({ department })
    await given.aThesis({ instructor, student, mark: 8, endDate: '2026-02-07' })
    await finished({ registryNumber: '' })
    const status = async () =>
      (await results(asSecretary)).map((row) => [row.registryNumber, row.status, row.changes, row.lacks])
    expect(await status()).toContainEqual(['01234', 'new', [], []])
    expect(await status()).toContainEqual([null, 'incomplete', [], ['registryNumber']])
    const { body: exportID } = await send(asSecretary)
    expect(await results(asSecretary, { status: 'sent' })).toMatchObject([
      { mark: '8.00', status: 'sent', sent: { exportID } },
    ])
    await asSecretary.call('editStudentRecord', {
      params: { username: student.username },
      body: { registryNumber: '01235' },
      headers: { 'if-match': '"1"' },
    })
    expect(await results(asSecretary, { status: 'waiting' })).toMatchObject([
      { registryNumber: '01235', status: 'changed', changes: ['registryNumber'], sent: { exportID } },
    ])
    expect(await results(asSecretary, { status: 'sent' })).toEqual([])
  })
})

describe('POST /v1/secretary/registry/exports', () => {
  it('marks what it sends: a second file has only what is new or changed, unless all are asked for', async () => {
    const { finished, asSecretary } = await anOffice()
    await finished({ registryNumber: '01' })
    const { body: first } = await send(asSecretary)
    expect(await send(asSecretary)).toMatchObject({ status: 409, error: { code: 'nothing_to_send' } })
    await finished({ registryNumber: '02' })
    const { body: second } = await send(asSecretary)
    expect(await numbersIn(asSecretary, second)).toEqual(['02'])
    const { body: third } = await send(asSecretary, { format: 'universis', all: true })
    expect((await numbersIn(asSecretary, third)).sort()).toEqual(['01', '02'])
    const { body } = await asSecretary.call('listRegistryExports', { query: {} })
    expect(body.map(({ exportID, rows, new: fresh, changed }) => [exportID, rows, fresh, changed])).toEqual([
      [third, 2, 0, 0],
      [second, 1, 1, 0],
      [first, 1, 1, 0],
    ])
  })

  it('sends what was completed between two days alone', async () => {
    const { finished, asSecretary } = await anOffice()
    await finished({ registryNumber: '01', endDate: '2026-01-10' })
    await finished({ registryNumber: '02', endDate: '2026-02-10' })
    const { body } = await send(asSecretary, { format: 'universis', from: '2026-02-01', until: '2026-02-28' })
    expect(await numbersIn(asSecretary, body)).toEqual(['02'])
    const refused = await send(asSecretary, { format: 'csv', from: '2027-01-01' })
    expect(refused).toMatchObject({ status: 409, error: { code: 'nothing_to_send' } })
  })

  it('sends no thesis twice as new, however many ask at once', async () => {
    const { finished, asSecretary } = await anOffice()
    await finished()
    const answers = await Promise.all([1, 2, 3].map(() => send(asSecretary)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })

  it('leaves out what lacks a registry number', async () => {
    const { finished, asSecretary } = await anOffice()
    await finished({ registryNumber: '' })
    expect((await send(asSecretary)).error).toMatchObject({ code: 'nothing_to_send' })
  })
})

describe('GET /v1/secretary/registry/export/:exportId', () => {
  it('is the mark of each examiner where a committee has marked', async () => {
    const { thesis, asInstructor, first, second, student, department, examination } =
      await aHeldExamination(api)
    await given.aStudentRecord({ person: student, registryNumber: '00771' })
    for (const [client, mark] of [
      [asInstructor, '8.50'],
      [first.client, '8.00'],
      [second.client, '9.00'],
    ] as const) {
      expect((await seal(client, examination, mark)).status).toBe(200)
    }
    const asSecretary = await api.as(await given.aSecretary({ department }))
    const { body } = await send(asSecretary)
    const file = await take(asSecretary, body)
    expect(file.headers['content-type']).toContain('application/json')
    expect(file.headers['content-disposition']).toContain('.json')
    const { value } = JSON.parse(new TextDecoder().decode(file.bytes))
    expect(value).toMatchObject([
      {
        student: { studentIdentifier: '00771' },
        name: thesis.title,
        formattedGrade: '8,50',
        results: [
          { index: 1, grade: 0.85 },
          { index: 2, grade: 0.8 },
          { index: 3, grade: 0.9 },
        ],
      },
    ])
  })

  it('is a workbook of real days and numbers, in which a registry number keeps its zeros', async () => {
    const { finished, asSecretary } = await anOffice()
    await finished()
    const { body } = await send(asSecretary, { format: 'xlsx' })
    const { bytes } = await take(asSecretary, body, { headings: 'en' })
    const [headings = [], row = []] = await readSheet(new Uint8Array(bytes).buffer)
    const cell = (heading: string) => row[headings.indexOf(heading)]
    expect(cell('Registry number')).toBe('01234')
    expect(cell('Mark')).toBe(8)
    expect(cell('In words')).toBe('eight')
    expect(cell('Completion date')).toEqual(new Date('2026-02-07T00:00:00Z'))
    expect(cell('Supervisor')).toBe('Άνθη Άννα')
  })

  it('is a CSV that a spreadsheet in Greek opens, and says what was said then', async () => {
    const { finished, asSecretary } = await anOffice()
    const { studentId } = await finished()
    const { body } = await send(asSecretary, { format: 'csv' })
    const before = await take(asSecretary, body)
    await api.db.transaction((tx) =>
      tx
        .update(account)
        .set({ surname: 'Άλλη' })
        .where(eq(account.id, studentId ?? 0)),
    )
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode((await take(asSecretary, body)).bytes)
    expect(text).toBe(new TextDecoder('utf-8', { ignoreBOM: true }).decode(before.bytes))
    expect(text.startsWith('\uFEFF"Αριθμός μητρώου";"Επώνυμο"')).toBe(true)
    expect(text).toContain('"Ίσαρης";"Ίων"')
    const [waiting] = await results(asSecretary, { status: 'waiting' })
    expect(waiting?.changes).toEqual(['student'])
  })

  it('of another department, and one that there is not, are not found', async () => {
    const { finished, asSecretary } = await anOffice()
    await finished()
    const { body } = await send(asSecretary)
    const another = await anOffice()
    expect((await take(another.asSecretary, body)).status).toBe(404)
    expect((await withdraw(another.asSecretary, body)).status).toBe(404)
    expect((await take(asSecretary, 999_999)).status).toBe(404)
  })
})

describe('PUT /v1/secretary/registry/export/:exportId/withdraw', () => {
  it('takes back what a refused file has marked, once, and says by whom and why', async () => {
    const { finished, asSecretary } = await anOffice()
    await finished()
    const { body: exportID } = await send(asSecretary)
    expect((await withdraw(asSecretary, exportID, ' ')).error).toMatchObject({
      status: 400,
      fields: { reason: expect.any(String) },
    })
    expect((await withdraw(asSecretary, exportID, 'Λάθος μορφή')).status).toBe(200)
    expect((await withdraw(asSecretary, exportID)).error).toMatchObject({ code: 'export_withdrawn' })
    const { body } = await asSecretary.call('listRegistryExports', { query: {} })
    expect(body).toMatchObject([
      {
        exportID,
        sentBy: { uSurname: 'Μάνου' },
        withdrawnBy: { uSurname: 'Μάνου' },
        withdrawalReason: 'Λάθος μορφή',
        fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
    ])
    expect(await results(asSecretary)).toMatchObject([{ status: 'new', sent: null }])
    expect((await send(asSecretary)).status).toBe(200)
  })

  it('lets the file before it count again', async () => {
    const { finished, asSecretary } = await anOffice()
    await finished()
    const { body: first } = await send(asSecretary)
    const { body: second } = await send(asSecretary, { format: 'csv', all: true })
    await withdraw(asSecretary, second)
    expect(await results(asSecretary)).toMatchObject([{ status: 'sent', sent: { exportID: first } }])
  })
})
