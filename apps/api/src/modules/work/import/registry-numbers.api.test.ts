import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { startTestApi } from '../../../testing/test-api.ts'
import { csv, xlsx } from './import-file.fixture.ts'
import { officeImport } from './office-import.fixture.ts'

const api = await startTestApi()
const { given } = api

const EXAMPLES = join(import.meta.dirname, '../../../platform/spreadsheet/examples')
const example = (name: string) => new Uint8Array(readFileSync(join(EXAMPLES, name)))

const HEADINGS = ['ΑΜ', 'Επώνυμο', 'Όνομα', 'E-mail', 'Εξάμηνο']
let offices = 0

/** A department with three students whose numbers have zeros in front. */
async function anOffice() {
  const department = await given.aDepartment()
  const secretary = await api.as(await given.aSecretary({ department }))
  const domain = `numbers${++offices}.example.org`
  const line = (n: number, number: string, semester = '8') => [
    number,
    'Μηδενίδη',
    `Μαρία ${n}`,
    `student${n}@${domain}`,
    semester,
  ]
  const calls = officeImport(secretary, 'students', 'λίστα.csv')
  const { importID } = await calls.start(csv(HEADINGS, line(1, '01234'), line(2, '00098'), line(3, '05555')))
  await calls.apply(importID)
  const numbers = async () =>
    (await secretary.call('listStudents', { query: { page: 1, pageSize: 100 } })).body.map(
      ({ record }) => record?.registryNumber,
    )
  return { department, secretary, line, numbers, ...calls }
}

it('are read as a workbook shows them, figures by their values', async () => {
  const { start, rows } = officeImport(await api.as(await given.aSecretary()), 'students', 'λίστα.xlsx')
  const { importID, ...view } = await start(example('zeros-in-the-format.xlsx'))
  expect(view).toMatchObject({ new: 2, faulty: 0, hidden: 0 })
  const values = (await rows(importID)).map((row) =>
    Object.fromEntries(row.values.map(({ field, value }) => [field, value])),
  )
  expect(values).toMatchObject([
    { registryNumber: '01234', semester: '8' },
    { registryNumber: '00098', semester: '8' },
  ])
})

it('of rows that a filter hides are read, and it is said how many they are', async () => {
  const { start } = officeImport(await api.as(await given.aSecretary()), 'students', 'λίστα.xlsx')
  expect(await start(example('hidden-rows.xlsx'))).toMatchObject({ new: 10, faulty: 0, hidden: 5 })
})

describe('of known students', () => {
  it('change only with a yes of its own, which says whose they are and how many lost their zeros', async () => {
    const { secretary, line, start, apply, undo, numbers } = await anOffice()
    const list = csv(HEADINGS, line(1, '1234'), line(2, '77'), line(3, '05555', '9'))
    const { importID, ...view } = await start(list)
    expect(view).toMatchObject({ changed: 3, renumbered: 2, zerosLost: 1, needsConfirmation: false })
    const named = await secretary.call('listOfficeImportRows', {
      params: { importId: importID },
      query: { fate: 'renumbered', page: 1, pageSize: 10 },
    })
    expect(named.headers['x-total-count']).toBe('2')
    expect(named.body.map(({ label, before }) => [label, before])).toEqual([
      ['Μηδενίδη Μαρία 1', [{ field: 'registryNumber', value: '01234' }]],
      ['Μηδενίδη Μαρία 2', [{ field: 'registryNumber', value: '00098' }]],
    ])
    for (const body of [{ rows: 'all' }, { rows: 'good', confirmRemovals: true }]) {
      expect((await apply(importID, body)).error).toMatchObject({
        status: 409,
        code: 'numbers_change',
        facts: { n: 2, zeros: 1 },
      })
    }
    expect(await numbers()).toEqual(['01234', '00098', '05555'])
    expect((await apply(importID, { rows: 'all', confirmNumbers: true })).status).toBe(200)
    expect(await numbers()).toEqual(['1234', '77', '05555'])
    expect((await undo(importID)).status).toBe(200)
    expect(await numbers()).toEqual(['01234', '00098', '05555'])
  })

  it('are given to nobody else without their zeros, nor by a day that a spreadsheet made of them', async () => {
    const { line, start, rows } = await anOffice()
    const { importID } = await start(
      await xlsx([
        HEADINGS,
        line(1, '01234'),
        line(2, '1234'),
        line(4, '98'),
        line(5, '099'),
        [new Date('2015-01-01T00:00:00Z'), ...line(6, '').slice(1)],
      ]),
      'λίστα.xlsx',
    )
    expect(
      (await rows(importID)).map(({ fate, faults }) => [fate, ...faults.map(({ cell }) => cell)]),
    ).toEqual([['same'], ['faulty', 'A3'], ['faulty', 'A4'], ['new'], ['faulty', 'A6'], ['missing']])
    const reasons = (await rows(importID)).flatMap(({ faults }) => faults.map(({ reason }) => reason))
    expect(reasons).toEqual([
      expect.stringContaining('διαφέρει μόνο στα μηδενικά'),
      expect.stringContaining('διαφέρει μόνο στα μηδενικά'),
      expect.stringContaining('Το κελί είναι ημερομηνία'),
    ])
  })

  it('may lack where nobody has written a record yet, and nowhere else', async () => {
    const { department, line, start, rows } = await anOffice()
    const student = async (semester: string) => {
      const { surname, firstName, email } = await given.aStudent({ department })
      return ['', surname, firstName, email, semester]
    }
    const { importID } = await start(csv(HEADINGS, await student(''), await student('8'), line(1, '')))
    expect((await rows(importID)).slice(0, 3).map(({ fate }) => fate)).toEqual(['same', 'faulty', 'faulty'])
  })
})
