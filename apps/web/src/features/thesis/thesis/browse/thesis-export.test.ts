import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import type { FileFormat } from '../../../../shared/files/table-file.ts'
import { aThesis } from '../../../../testing/a-thesis.ts'
import { writeTheses } from './thesis-export.ts'

const THESES = [
  aThesis({ title: 'Δίκτυα; "έξυπνα"', keywords: ['δίκτυα', 'ai'], interestDeadline: '2026-05-01' }),
  aThesis({ title: '=HYPERLINK("http://evil.example")', publicByInstructor: false }),
]

const write = (format: FileFormat) =>
  writeTheses(format, { list: 'ungiven', theses: THESES, today: '2026-03-10' })

describe('the theses of a list as CSV', () => {
  it('are what Excel in Greek opens by itself, and no cell is a formula', async () => {
    const bytes = new Uint8Array(await (await write('csv')).arrayBuffer())
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    expect(new TextDecoder().decode(bytes).split('\r\n')).toEqual([
      '"Τίτλος";"Δηλώσεις ενδιαφέροντος";"Ορατότητα";"Προθεσμία";"Επιθυμητή ολοκλήρωση";"Τίτλος στα αγγλικά";"Λέξεις-κλειδιά"',
      '"Δίκτυα; ""έξυπνα""";"0";"Δημόσια";"1/5/2026";"";"";"δίκτυα, ai"',
      `"'=HYPERLINK(""http://evil.example"")";"0";"Ιδιωτική";"";"";"";""`,
      '',
    ])
  })

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '＝1', '\u200b=1'])(
    'keep «%s» as text',
    async (title) => {
      const blob = await writeTheses('csv', {
        list: 'ended',
        theses: [aThesis({ title })],
        today: '2026-03-10',
      })
      expect((await blob.text()).split('\r\n')[1]).toMatch(`"'${title}"`)
    },
  )
})

describe('the theses of a list as XLSX', () => {
  it('are texts, numbers and days, and no cell is a formula', async () => {
    const parts = unzipSync(new Uint8Array(await (await write('xlsx')).arrayBuffer()))
    const partOf = (name: string) => strFromU8(parts[name] ?? new Uint8Array())
    const sheet = partOf('xl/worksheets/sheet1.xml')
    const texts = partOf('xl/sharedStrings.xml')
    expect(sheet).not.toContain('<f>')
    expect(texts).toContain('<t>=HYPERLINK("http://evil.example")</t>')
    // 1 May 2026 is the 46143rd day of Excel.
    expect(sheet).toContain('<v>46143</v>')
    // Texts and bold headings are of one font in each program.
    expect(partOf('xl/styles.xml').match(/<name val="Calibri"\/>/g)).toHaveLength(2)
  })
})
