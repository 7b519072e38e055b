import { readSheet } from 'read-excel-file/universal'
import { expect, it } from 'vitest'
import { startTestApi } from '../../../testing/test-api.ts'

const api = await startTestApi()
/** The students of a large department by `LISTED_STUDENTS=10000`, which takes longer than a test may. */
const STUDENTS = Number(process.env.LISTED_STUDENTS ?? 1_000)
const MINUTE = 60_000
const HEADINGS = 'Αριθμός μητρώου;Επώνυμο;Όνομα;E-mail;Εξάμηνο;Μέσος όρος'

it(
  'students come in, go out and come in again unchanged, ten thousand of them each within a minute',
  async () => {
    const department = await api.given.aDepartment()
    const office = await api.as(await api.given.aSecretary({ department }))
    const lines = Array.from({ length: STUDENTS }, (_none, index) => {
      const number = String(index).padStart(6, '0')
      return `${number};Παπαδόπουλος;Γεώργιος ${index};up${index}@many.example.gr;8;7,85`
    })
    const times: Record<string, number> = {}
    const took = async <Result>(what: string, act: () => Promise<Result>): Promise<Result> => {
      const begun = performance.now()
      const result = await act()
      times[what] = Math.round(performance.now() - begun)
      return result
    }
    const bring = (file: { name: string; bytes: string | Uint8Array }) =>
      office.call('startOfficeImport', { params: { kind: 'students' }, file })
    const take = (format: 'xlsx' | 'csv') =>
      office.call('exportList', { params: { list: 'students' }, query: { format, headings: 'el' } })

    const file = { name: 'λίστα.csv', bytes: [HEADINGS, ...lines].join('\n') }
    const { importID } = (await took('read', () => bring(file))).body
    const params = { importId: importID }
    const applied = await took('applied', () =>
      office.call('applyOfficeImport', { params, body: { rows: 'all' } }),
    )
    expect(applied.status).toBe(200)
    const csv = await took('as CSV', () => take('csv'))
    expect(new TextDecoder().decode(csv.bytes).split('\r\n')).toHaveLength(STUDENTS + 2)
    const workbook = new Uint8Array((await took('as XLSX', () => take('xlsx'))).bytes)
    expect(await readSheet(workbook.slice().buffer)).toHaveLength(STUDENTS + 1)
    const again = await took('read again', () => bring({ name: 'λίστα.xlsx', bytes: workbook }))
    expect(again.body).toMatchObject({ same: STUDENTS, new: 0, changed: 0, faulty: 0, missing: 0 })
    await took('a page', () => office.call('listStudents', { query: { page: 1 } }))
    await took('a page searched', () =>
      office.call('listStudents', { query: { page: 1, search: 'παπαδοπουλος 77' } }),
    )
    if (process.env.LISTED_STUDENTS === undefined) return
    process.stdout.write(`${JSON.stringify(times)}\n`)
    for (const milliseconds of Object.values(times)) expect(milliseconds).toBeLessThan(MINUTE)
  },
  8 * MINUTE,
)
