import { strToU8, zipSync } from 'fflate'

const CONTENT_TYPES =
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const RELATIONSHIPS = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`
const WORKBOOK = `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${OFFICE}"><sheets><sheet name="Φύλλο" sheetId="1" r:id="rId1"/></sheets></workbook>`

/** What calls itself a workbook, whatever its parts are. */
export function workbookOf(parts: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  const entries = Object.entries({ '[Content_Types].xml': CONTENT_TYPES, ...parts })
  return zipSync(Object.fromEntries(entries.map(([name, content]) => [name, strToU8(content)])))
}

/** A workbook whose first sheet has these rows, as XML. */
export function workbookOfRows(
  rows: string,
  { strings = '<sst/>', behind = '' } = {},
): Uint8Array<ArrayBuffer> {
  return workbookOf({
    'xl/workbook.xml': WORKBOOK,
    'xl/_rels/workbook.xml.rels': RELATIONSHIPS,
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData>${behind}</worksheet>`,
    'xl/sharedStrings.xml': strings,
  })
}

const inline = (reference: string, text = 'x') =>
  `<c r="${reference}" t="inlineStr"><is><t>${text}</t></is></c>`
const row = (number: number, cells: string) => `<row r="${number}">${cells}</row>`
/** A cell in the first column of each row. */
const column = (rows: number, cell: (reference: string) => string) =>
  Array.from({ length: rows }, (_none, at) => row(at + 1, cell(`A${at + 1}`))).join('')
const shared = (reference: string) => `<c r="${reference}" t="s"><v>0</v></c>`

/** Small files that cost much to read where a reader believes them. */
export const WORST_WORKBOOKS: Readonly<Record<string, () => Uint8Array<ArrayBuffer>>> = {
  'a cell beyond the last column of Excel': () => workbookOfRows(row(2, inline('ZZZZZZ2'))),
  'a cell beyond our last column': () => workbookOfRows(row(2, inline('XFD2'))),
  'a cell beyond the last row of Excel': () => workbookOfRows(row(9_999_999, inline('A9999999'))),
  'a row with a number that has an exponent': () =>
    workbookOfRows(`<row r="1e9">${inline('A1000000000')}</row>`),
  'a cell beyond our last row': () => workbookOfRows(row(1_000_000, inline('A1000000'))),
  'a text of a million letters in 2,000 cells': () =>
    workbookOfRows(column(2_000, shared), { strings: `<sst><si><t>${'α'.repeat(1_000_000)}</t></si></sst>` }),
  'a text as long as a cell may have in 2,000 cells': () =>
    workbookOfRows(column(2_000, shared), { strings: `<sst><si><t>${'α'.repeat(32_767)}</t></si></sst>` }),
  'a part of 61 MB': () => workbookOf({ 'xl/worksheets/sheet1.xml': ' '.repeat(61_000_000) }),
  'two thousand parts': () =>
    workbookOf(Object.fromEntries(Array.from({ length: 2_000 }, (_none, at) => [`xl/${at}.bin`, '']))),
  'a million texts that no cell names': () =>
    workbookOfRows('', { strings: `<sst>${'<si/>'.repeat(1_000_000)}</sst>` }),
  'a million merged cells': () =>
    workbookOfRows(row(1, inline('A1')), { behind: '<mergeCell ref="A1:A1048576"/>'.repeat(1_000_000) }),
  'tags that are never closed': () => workbookOfRows('<row>'.repeat(1_000_000)),
  'comments that are never closed': () => workbookOfRows('<!--'.repeat(1_000_000)),
  'quotes that are never closed': () => workbookOfRows(`<row ${`a='"'`.repeat(500_000)}`),
  'marks without end': () => workbookOfRows(row(1, inline('A1', `α${'\u0301\u0323'.repeat(100_000)}`))),
}
