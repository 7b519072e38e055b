import { expect, it } from 'vitest'
import { startTestApi } from '../../../testing/test-api.ts'
import { xlsx } from './import-file.fixture.ts'

const api = await startTestApi()
/** The whole of a university by `IMPORT_PEOPLE=10000`, which takes longer than a test may. */
const PEOPLE = Number(process.env.IMPORT_PEOPLE ?? 1_000)
const MINUTE = 60_000

it(
  'people are read, written and taken back, ten thousand of them each within a minute',
  async () => {
    const department = await api.given.aDepartment()
    const administrator = await api.as(await api.given.anAdministrator())
    const rows = Array.from({ length: PEOPLE }, (_none, index) => [
      'Παπαδόπουλος',
      'Γεώργιος',
      `up${index}@many.example.gr`,
      department.name,
    ])
    const bytes = await xlsx([['Επώνυμο', 'Όνομα', 'E-mail', 'Τμήμα'], ...rows])
    const took = async <Result>(act: () => Promise<Result>) => {
      const begun = performance.now()
      return { result: await act(), milliseconds: performance.now() - begun }
    }
    const start = () =>
      took(() =>
        administrator.call('startImport', {
          params: { kind: 'students' },
          file: { name: 'λίστα.xlsx', bytes },
        }),
      )

    const read = await start()
    const { importID } = read.result.body
    const params = { importId: importID }
    expect(read.result.body).toMatchObject({ new: PEOPLE, faulty: 0 })
    // Many of so many have one name.
    const yes = { rows: 'all', confirmDoubts: true }
    const applied = await took(() => administrator.call('applyImport', { params, body: yes }))
    expect(applied.result.status).toBe(200)
    const again = await start()
    expect(again.result.body).toMatchObject({ new: 0, changed: 0, same: PEOPLE })
    const undone = await took(() => administrator.call('undoImport', { params }))
    const { body } = await administrator.call('getImport', { params })
    expect(body.undone).toMatchObject({ rows: PEOPLE, kept: 0 })
    if (process.env.IMPORT_PEOPLE === undefined) return
    for (const { milliseconds } of [read, applied, again, undone]) expect(milliseconds).toBeLessThan(MINUTE)
  },
  4 * MINUTE,
)
