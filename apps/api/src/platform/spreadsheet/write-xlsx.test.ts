import { describe, expect, it } from 'vitest'
import { unpackWorkbook } from './workbook-parts.ts'
import { writeXlsx } from './write-xlsx.ts'

describe('a workbook', () => {
  it('names one font for its texts and its bold headings', async () => {
    const bytes = await writeXlsx({
      name: 'Φοιτητές',
      headings: ['Επώνυμο'],
      rows: [[{ kind: 'text', value: 'Ζήση' }]],
    })
    expect(
      unpackWorkbook(bytes)
        .get('xl/styles.xml')
        ?.match(/<name val="[^"]*"\/>/g),
    ).toEqual(['<name val="Calibri"/>', '<name val="Calibri"/>'])
  })
})
