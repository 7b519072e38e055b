import { textsOf } from '@diatrivi/domain/examination/paper/document/paper-document'
import {
  ENGLISH_ANNOUNCEMENT,
  INVENTED_PAPERS,
  LONGEST_MINUTES,
  MINUTES,
} from '@diatrivi/domain/testing/invented-papers'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { draftPaper, issuedPaper, withoutSpaces } from '../invented-paper.fixture.ts'
import type { PrintedPaper } from '../printed-paper.ts'
import { renderDocx } from './docx.ts'

/** The files inside a Word file, by their names. */
async function unpacked(paper: PrintedPaper): Promise<(name: string) => string> {
  const files = unzipSync(await renderDocx(paper))
  return (name) => strFromU8(files[name] ?? new Uint8Array())
}

const ENTITIES = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'" }
function textsIn(xml: string): string[] {
  const texts = [...xml.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>/g)].map(([, text]) => text ?? '')
  return texts.map((text) =>
    text.replace(/&\w+;/g, (entity) => ENTITIES[entity as keyof typeof ENTITIES] ?? entity),
  )
}
const count = (xml: string, part: RegExp) => xml.match(part)?.length ?? 0

describe.each(Object.entries(INVENTED_PAPERS))('the Word file of %s', (_name, facts) => {
  const paper = issuedPaper(facts)

  it('says what the blocks say, in their order', async () => {
    const file = await unpacked(paper)
    expect(withoutSpaces(textsIn(file('word/document.xml')))).toBe(withoutSpaces(textsOf(paper.document)))
  })

  it('has real headings and a row of headings in every table', async () => {
    const document = (await unpacked(paper))('word/document.xml')
    const tables = paper.document.blocks.filter(({ kind }) => kind === 'table')
    expect(count(document, /<w:pStyle w:val="Heading1"\/>/g)).toBe(1)
    expect(count(document, /<w:tblHeader\/>/g)).toBe(tables.length)
    const columns = tables.flatMap((table) => (table.kind === 'table' ? table.columns : []))
    expect(count(document, /<w:pStyle w:val="TableHead"\/>/g)).toBe(columns.length)
  })
})

describe('a Word file', () => {
  it('is Greek, and English where its words are', async () => {
    const greek = await unpacked(issuedPaper(MINUTES))
    expect(greek('word/styles.xml')).toContain('<w:lang w:val="el-GR"/>')
    expect(greek('word/document.xml')).toContain('<w:lang w:val="en-GB"/>')
    const english = await unpacked(issuedPaper(ENGLISH_ANNOUNCEMENT))
    expect(english('word/styles.xml')).toContain('<w:lang w:val="en-GB"/>')
  })

  it('has the styles that it names', async () => {
    const file = await unpacked(issuedPaper(LONGEST_MINUTES))
    const [document, styles] = [file('word/document.xml'), file('word/styles.xml')]
    const used = new Set([...document.matchAll(/<w:pStyle w:val="(\w+)"/g)].map(([, id]) => id))
    for (const id of used) expect(styles).toContain(`w:styleId="${id}"`)
  })

  it('carries the code and the page of verification at its foot', async () => {
    const file = await unpacked(issuedPaper(MINUTES))
    expect(textsIn(file('word/footer1.xml')).slice(0, 2)).toEqual([
      'Κωδικός 748J-FJ09-19HZ-W0TD',
      'Επαλήθευση: https://diatrivi.example.gr/p/748JFJ0919HZW0TD',
    ])
  })

  it('says on every page that it is a draft', async () => {
    const file = await unpacked(draftPaper(MINUTES))
    expect(textsIn(file('word/header1.xml'))).toEqual(['ΠΡΟΣΧΕΔΙΟ'])
    expect(file('word/footer1.xml')).not.toContain('Κωδικός')
  })
})
