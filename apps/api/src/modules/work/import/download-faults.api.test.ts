import { readSheet } from 'read-excel-file/universal'
import { describe, expect, it } from 'vitest'
import { unpackWorkbook } from '../../../platform/spreadsheet/workbook-parts.ts'
import { startTestApi } from '../../../testing/test-api.ts'
import { csv, xlsx } from './import-file.fixture.ts'
import { officeImport } from './office-import.fixture.ts'

const api = await startTestApi()
const { given } = api

const anOffice = async (kind: 'students' | 'instructors') =>
  officeImport(
    await api.as(await given.aSecretary({ department: await given.aDepartment() })),
    kind,
    'λίστα.csv',
  )

const rowsIn = async (bytes: Uint8Array) => {
  const rows = await readSheet(Uint8Array.from(bytes).buffer)
  return rows.map((row) => row.map((cell) => (cell === null ? '' : String(cell))))
}
const MARKED = 'FFD7D0'

describe('a file with its faults marked', () => {
  it('has the rows of the file, colours the cells and says what is wrong, and loads again', async () => {
    const { start, faults, rows: rowsOf } = await anOffice('instructors')
    const list = csv(
      ['Επίθετο', 'Γραφείο', 'Όνομα', 'E-mail', 'Βαθμίδα'],
      ['Λιάπης', 'Β1', 'Θωμάς', 'tlia@marked.example.gr', 'Επίκ. Καθηγητής'],
      ['Μπέκας', 'Β2', 'Ηλίας', 'κακό', 'Πρύτανης'],
    )
    const first = await start(list)
    const { status, headers, bytes } = await faults(first.importID)
    expect(status).toBe(200)
    expect(decodeURIComponent(String(headers['content-disposition']))).toContain('λίστα-σφάλματα.xlsx')
    const [headings, good, bad] = await rowsIn(bytes)
    expect(headings).toEqual(['Επίθετο', 'Όνομα', 'E-mail', 'Βαθμίδα', 'Σφάλματα'])
    expect(good).toEqual([
      'Λιάπης',
      'Θωμάς',
      'tlia@marked.example.gr',
      'Επίκουρος Καθηγητής/Επίκουρη Καθηγήτρια',
      '',
    ])
    expect(bad?.slice(0, 4)).toEqual(['Μπέκας', 'Ηλίας', 'κακό', 'Πρύτανης'])
    expect(bad?.[4]).toMatch(/^Ηλεκτρονική διεύθυνση \(e-mail\): .* · Βαθμίδα: Η λέξη δεν αναγνωρίζεται/)
    const parts = unpackWorkbook(bytes)
    expect(parts.get('xl/styles.xml')?.toUpperCase()).toContain(MARKED)

    const again = await start(bytes, 'λίστα-σφάλματα.xlsx')
    expect(again).toMatchObject({ new: 1, faulty: 1 })
    expect(again.columns.at(-1)).toEqual({ heading: '', field: null, chosen: false })
    expect((await rowsOf(again.importID)).flatMap(({ faults }) => faults.map(({ cell }) => cell))).toEqual([
      'C3',
      'D3',
    ])

    const mended = [
      headings,
      good,
      ['Μπέκας', 'Ηλίας', 'ibek@marked.example.gr', 'Καθηγητής', bad?.[4] ?? ''],
    ]
    const last = await start(await xlsx(mended.map((row) => row ?? [])), 'λίστα-σφάλματα.xlsx')
    expect(last).toMatchObject({ new: 2, faulty: 0 })
  })

  it('has the columns that are missing too, and nothing of what the department has besides', async () => {
    const { start, apply, faults } = await anOffice('students')
    const whole = csv(['ΑΜ', 'Επώνυμο', 'Όνομα', 'E-mail'], ['0771', 'Μάη', 'Ζωή', 'zmai@marked.example.gr'])
    await apply((await start(whole)).importID)
    const { importID } = await start(csv(['Ονοματεπώνυμο', 'Εξάμηνο'], ['Άνθη Άννα', '99x']))
    const rows = await rowsIn((await faults(importID)).bytes)
    expect(rows.map((row) => row.slice(0, -1))).toEqual([
      ['Ονοματεπώνυμο', 'Εξάμηνο', 'Ηλεκτρονική διεύθυνση (e-mail)', 'Αριθμός μητρώου'],
      ['Άνθη Άννα', '99x', '', ''],
    ])
  })

  it('is of the own office', async () => {
    const { start } = await anOffice('students')
    const { importID } = await start(csv(['ΑΜ', 'Επώνυμο', 'Όνομα'], ['1', 'Μάη', 'Ζωή']))
    expect((await (await anOffice('students')).faults(importID)).status).toBe(404)
  })
})
