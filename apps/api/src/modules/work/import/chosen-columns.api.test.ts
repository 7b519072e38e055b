import { describe, expect, it } from 'vitest'
import { startTestApi } from '../../../testing/test-api.ts'
import type { TestClient } from '../../../testing/test-client.ts'
import { csv } from './import-file.fixture.ts'

const api = await startTestApi()
const { given } = api

/** The first and the last heading are of no column that we know. */
const LIST = csv(
  ['Κωδ. φοιτητή', 'Επώνυμο', 'Όνομα', 'E-mail', 'Οικογ. όνομα'],
  ['00771', 'Μάη', 'Ζωή', 'zmai@columns.example.gr', 'Άνθη'],
)
const file = { name: 'λίστα.csv', bytes: LIST }

const anOffice = async (department?: Awaited<ReturnType<typeof given.aDepartment>>) =>
  api.as(await given.aSecretary({ department: department ?? (await given.aDepartment()) }))

const upload = (by: TestClient, columns?: string) =>
  by.call('startOfficeImport', {
    params: { kind: 'students' },
    query: columns === undefined ? {} : { columns },
    file,
  })
const fieldsOf = ({ columns }: Awaited<ReturnType<typeof upload>>['body']) =>
  columns.map(({ field }) => field)

describe('the columns of a file', () => {
  it('that every row needs are named with the rows when they are missing, and nothing is written', async () => {
    const office = await anOffice()
    const { body: run } = await upload(office)
    expect(run).toMatchObject({
      faulty: 1,
      new: 0,
      missingColumns: [{ field: 'registryNumber', rows: 1 }],
    })
    const { body: rows } = await office.call('listOfficeImportRows', {
      params: { importId: run.importID },
      query: { page: 1, pageSize: 10 },
    })
    expect(rows[0]?.faults).toMatchObject([{ field: 'registryNumber', reason: expect.any(String) }])
    const applied = await office.call('applyOfficeImport', {
      params: { importId: run.importID },
      body: { rows: 'all' },
    })
    expect(applied.error.code).toBe('import_has_faults')
  })

  it('are what the person says, who may also have one not read', async () => {
    const { body: run } = await upload(await anOffice(), '1:registryNumber,2:,5:uSurname')
    expect(fieldsOf(run)).toEqual(['registryNumber', null, 'uName', 'uEmail', 'uSurname'])
    expect(run.columns.map(({ chosen }) => chosen)).toEqual([true, true, false, false, true])
    expect(run).toMatchObject({ new: 1, faulty: 0, missingColumns: [] })
  })

  it('are remembered for the files of the department that follow, until they are chosen otherwise', async () => {
    const department = await given.aDepartment()
    await upload(await anOffice(department), '1:registryNumber')
    const colleague = await anOffice(department)
    const known = ['registryNumber', 'uSurname', 'uName', 'uEmail', null]
    expect(fieldsOf((await upload(colleague)).body)).toEqual(known)
    expect(fieldsOf((await upload(await anOffice())).body)[0]).toBeNull()
    await upload(colleague, '1:')
    expect(fieldsOf((await upload(colleague)).body)[0]).toBeNull()
  })

  it('of an administrator are remembered for administrators', async () => {
    const administrator = await api.as(await given.anAdministrator())
    const start = (query: { columns?: string }) =>
      administrator.call('startImport', { params: { kind: 'students' }, query, file })
    await start({ columns: '1:username' })
    const again = await start({})
    expect(again.body.columns[0]).toMatchObject({ field: 'username', chosen: true })
    expect(fieldsOf((await upload(await anOffice())).body)[0]).toBeNull()
  })

  it.each(['1', 'x:uEmail', '0:uEmail', '1:nothing', '1:instType'])(
    'are refused by name where they are none: %s',
    async (columns) => {
      const { status, error } = await upload(await anOffice(), columns)
      expect(status).toBe(400)
      expect(error.fields).toHaveProperty('columns')
    },
  )
})
