import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SLOWNESS } from '@diatrivi/domain/testing/processor-time'
import { afterAll, describe, expect, it } from 'vitest'
import { WORST_WORKBOOKS, workbookOf, workbookOfRows } from '../../testing/worst-inputs/workbooks.ts'
import { readTable } from './read-table.ts'
import { TABLE_LIMITS } from './table-limits.ts'

/** By public reports of other products: numbers 1234 and 98 in the format `00000`; rows 5 to 9 hidden by a filter. */
const example = (name: string) => ({
  path: join(import.meta.dirname, 'examples', name),
  mediaType: 'a workbook',
})

const folder = mkdtempSync(join(tmpdir(), 'diatrivi-tables-'))
afterAll(() => rmSync(folder, { recursive: true }))

const LIMITS = { rows: 20_020, columns: 100 }
/** Seconds of this thread. What is noticed by the limits of the child process alone would take longer. */
const LONGEST_SECONDS = 5

async function read(bytes: Uint8Array, mediaType = 'a workbook') {
  const path = join(folder, 'table')
  writeFileSync(path, bytes)
  const begun = process.threadCpuUsage()
  const outcome = await readTable({ path, mediaType }, LIMITS).then(
    ({ rows }) => rows,
    (error: { reason?: { code: string } }) => {
      if (error.reason === undefined) throw error
      return error.reason.code
    },
  )
  expect(process.threadCpuUsage(begun).user / 1_000_000 / SLOWNESS).toBeLessThan(LONGEST_SECONDS)
  return outcome
}

const cell = (reference: string, text: string) =>
  `<c r="${reference}" t="inlineStr"><is><t>${text}</t></is></c>`

describe('a workbook', () => {
  it.each([
    ['a cell beyond the last column of Excel', 'table_unreadable'],
    ['a cell beyond our last column', 'table_too_large'],
    ['a cell beyond the last row of Excel', 'table_unreadable'],
    ['a row with a number that has an exponent', 'table_unreadable'],
    ['a cell beyond our last row', 'table_too_long'],
    ['a text of a million letters in 2,000 cells', 'table_too_large'],
    ['a text as long as a cell may have in 2,000 cells', 'table_too_large'],
    ['a part of 61 MB', 'table_too_large'],
    ['two thousand parts', 'table_too_large'],
    ['a million merged cells', 'table_too_large'],
    ['tags that are never closed', 'table_unreadable'],
    ['comments that are never closed', 'table_unreadable'],
    ['quotes that are never closed', 'table_unreadable'],
    ['marks without end', 'table_too_large'],
  ])('with %s is refused', async (what, code) => {
    const make = WORST_WORKBOOKS[what]
    if (make === undefined) throw new Error(`there is no ${what}`)
    expect(await read(make())).toBe(code)
  })

  it('is read where only cells without a word lie beyond the limits, as programs write them that format columns', async () => {
    const empty = '<row r="1048576"><c r="XFD1048576" s="0"/></row>'
    expect(await read(workbookOfRows(`<row r="1">${cell('A1', 'α')}</row>${empty}`))).toEqual([['α']])
  })

  it('is read whatever the prefix of its elements is', async () => {
    const rows = `<x:row r="1"><x:c r="B1" t="inlineStr"><x:is><x:t>α</x:t></x:is></x:c></x:row>`
    expect(await read(workbookOfRows(rows))).toEqual([['', 'α']])
  })

  it('is read up to the last row and column, of the first sheet alone', async () => {
    const [rows] = [await read(workbookOfRows(`<row r="20020">${cell('CV20020', 'α')}</row>`))]
    expect(rows).toHaveLength(LIMITS.rows)
    expect(rows.at(-1)).toHaveLength(LIMITS.columns)
  })

  it('says beside the value of a number how its format of digits shows it', async () => {
    const { rows } = await readTable(example('zeros-in-the-format.xlsx'), LIMITS)
    expect(rows.slice(1).map(([number, , , , semester]) => [number, semester])).toEqual([
      [{ value: '1234', shown: '01234' }, '8'],
      [{ value: '98', shown: '00098' }, '8'],
    ])
  })

  it('has the value of merged cells in each of their rows, and in no cell beside', async () => {
    const rows = `<row r="1">${cell('A1', 'α')}${cell('B1', 'β')}</row><row r="2">${cell('B2', 'γ')}</row>`
    const merged = '<mergeCells><mergeCell ref="A1:A3"/><mergeCell ref="B1:C1"/></mergeCells>'
    expect(await read(workbookOfRows(rows, { behind: merged }))).toEqual([
      ['α', 'β'],
      ['α', 'γ'],
    ])
  })

  it.each(['A1:XFD1048576', 'B9:A1', 'A1'])('is read whatever its merged cells say: %s', async (ref) => {
    const many = `<mergeCells>${`<mergeCell ref="${ref}"/>`.repeat(2_000)}</mergeCells>`
    expect(await read(workbookOfRows(`<row r="1">${cell('A1', 'α')}</row>`, { behind: many }))).toEqual([
      ['α'],
    ])
  })

  it('is read with its hidden rows, and says which they are', async () => {
    const { rows, hiddenRows } = await readTable(example('hidden-rows.xlsx'), LIMITS)
    expect(rows).toHaveLength(11)
    expect([...hiddenRows]).toEqual([5, 6, 7, 8, 9])
  })

  it.each([
    ['no sheet', {}],
    [
      'no list of its parts',
      { 'xl/workbook.xml': '<workbook><sheets><sheet name="a"/></sheets></workbook>' },
    ],
    ['half an element', { 'xl/workbook.xml': '<workbook' }],
  ])('with %s is not readable', async (_what, parts) => {
    expect(await read(workbookOf(parts))).toBe('table_unreadable')
  })
})

describe('a CSV', () => {
  const text = (content: string) => read(Buffer.from(content), 'text/plain')

  it.each([
    [
      'a cell longer than any of Excel',
      `α;${'β'.repeat(TABLE_LIMITS.cellCharacters + 1)}`,
      'table_too_large',
    ],
    ['more text than any list', `${'β'.repeat(30_000)}\n`.repeat(340), 'table_too_large'],
    ['a quote that is never closed', `"${'α;'.repeat(1_000_000)}`, 'table_unreadable'],
    ['nothing but quotes', '"'.repeat(5_000_000), 'table_unreadable'],
    ['nothing but delimiters', ';'.repeat(5_000_000), 'table_unreadable'],
    ['rows without end', '\n'.repeat(5_000_000), 'table_too_long'],
  ])('with %s is refused', async (_what, content, code) => {
    expect(await text(content)).toBe(code)
  })
})

describe('a text in the encoding of', () => {
  const rows = [
    ['ΑΜ', 'Όνομα'],
    ['12', 'Άννα'],
  ]
  const text = 'ΑΜ;Όνομα\n12;Άννα\n'
  it.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-16 without a mark', Buffer.from(text, 'utf16le')],
    [
      'older Greek Windows',
      Buffer.from([
        0xc1, 0xcc, 0x3b, 0xbc, 0xed, 0xef, 0xec, 0xe1, 0x0a, 0x31, 0x32, 0x3b, 0xa2, 0xed, 0xed, 0xe1,
      ]),
    ],
    [
      'ISO 8859-7',
      Buffer.from([
        0xc1, 0xcc, 0x3b, 0xbc, 0xed, 0xef, 0xec, 0xe1, 0x0a, 0x31, 0x32, 0x3b, 0xb6, 0xed, 0xed, 0xe1,
      ]),
    ],
  ])('%s is read', async (_encoding, bytes) => {
    expect(await read(bytes, 'text/plain')).toEqual(rows)
  })
})
