import { textsOf } from '@diatrivi/domain/examination/paper/document/paper-document'
import {
  APPLICATION_WITH_COMMITTEE,
  COMPLETION,
  ENGLISH_ANNOUNCEMENT,
  INVENTED_PAPERS,
  LONGEST_MINUTES,
  MINUTES,
} from '@diatrivi/domain/testing/invented-papers'
import { strFromU8, unzipSync } from 'fflate'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { draftPaper, issuedPaper, withoutSpaces } from '../invented-paper.fixture.ts'
import type { PrintedPaper } from '../printed-paper.ts'
import { renderDocx } from './docx.ts'
import { qrPicture } from './qr-picture.ts'

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
  it('shows the emblem beside the head, in its proportions', async () => {
    const emblem = await sharp({ create: { width: 480, height: 240, channels: 3, background: '#1D4E7E' } })
      .png()
      .toBuffer()
    const file = await unpacked({ ...issuedPaper(MINUTES), emblem })
    expect(file('word/document.xml')).toContain('descr="Έμβλημα του ιδρύματος"')
    const [, width, height] = file('word/document.xml').match(/<wp:extent cx="(\d+)" cy="(\d+)"/) ?? []
    expect(Number(width) / Number(height)).toBe(2)
  })

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

  it('has a QR at its foot, which leads to the same page', async () => {
    const files = unzipSync(await renderDocx(issuedPaper(MINUTES)))
    const [picture] = Object.entries(files).filter(([name]) => name.startsWith('word/media/'))
    expect(strFromU8(files['word/footer1.xml'] ?? new Uint8Array())).toContain('<pic:pic')
    expect(picture?.[1]).toEqual(
      new Uint8Array(await qrPicture('https://diatrivi.example.gr/p/748JFJ0919HZW0TD')),
    )
    // A picture that programs read: square, and grey.
    const { format, width, height, channels } = await sharp(picture?.[1]).metadata()
    expect({ format, channels, isSquare: width === height }).toEqual({
      format: 'png',
      channels: 1,
      isSquare: true,
    })
  })

  it('asks for a font that offices have', async () => {
    const file = await unpacked(issuedPaper(MINUTES))
    const fonts = [...file('word/styles.xml').matchAll(/w:ascii="([^"]+)"/g)].map(([, font]) => font)
    expect(new Set(fonts)).toEqual(new Set(['Calibri']))
  })

  it('sets the number beside the head and values beside their labels, without lines', async () => {
    const document = (await unpacked(issuedPaper(MINUTES)))('word/document.xml')
    const [head = ''] = document.match(/<w:tbl>.*?<\/w:tbl>/s) ?? []
    expect(textsIn(head)).toContain('Αρ. εγγράφου: 2026/118')
    expect(head).toContain('ΠΑΝΕΠΙΣΤΗΜΙΟ ΠΑΤΡΩΝ')
    expect(head).not.toContain('w:val="single"')
    const cells = document.match(/<w:tc>.*?<\/w:tc>/gs) ?? []
    expect(cells.map((cell) => textsIn(cell))).toContainEqual(['Φοιτητής/Φοιτήτρια'])
    expect(cells.map((cell) => textsIn(cell))).toContainEqual(['Ελένη Παπαδάκη'])
  })

  it('has a line to sign on above each name', async () => {
    const document = (await unpacked(issuedPaper(APPLICATION_WITH_COMMITTEE)))('word/document.xml')
    expect(count(document, /<w:pBdr><w:bottom w:val="dotted"/g)).toBe(2)
  })

  it('has one who signs alone at the right, as the PDF', async () => {
    const document = (await unpacked(issuedPaper(COMPLETION)))('word/document.xml')
    const last = document.match(/<w:tbl>.*?<\/w:tbl>/gs)?.at(-1) ?? ''
    const [beside = '', signing = ''] = last.match(/<w:tc>.*?<\/w:tc>/gs) ?? []
    expect(textsIn(beside)).toEqual([])
    expect(signing).toContain('w:val="dotted"')
  })

  it('sets its head and its labels in small letters, and labels beside each other as wide as they are', async () => {
    const file = await unpacked(issuedPaper(MINUTES))
    const styles = file('word/styles.xml')
    for (const style of ['Letterhead', 'Label']) {
      const [own = ''] = styles.match(new RegExp(`w:styleId="${style}".*?</w:style>`, 's')) ?? []
      expect(own).toContain('<w:sz w:val="19"/>')
    }
    const [, fields = ''] = file('word/document.xml').match(/<w:tbl>.*?<\/w:tbl>/gs) ?? []
    const widths = [...fields.matchAll(/<w:gridCol w:w="(\d+)"/g)].map(([, width]) => Number(width))
    const [, , end = 0, , isPublic = 0] = widths
    expect(widths).toHaveLength(6)
    expect(isPublic / end).toBeCloseTo(('Δημόσια παρουσίαση'.length + 1) / ('Ώρα λήξης'.length + 1), 2)
  })

  it('shades the headings of its tables', async () => {
    const document = (await unpacked(issuedPaper(MINUTES)))('word/document.xml')
    expect(count(document, /<w:shd w:fill="EEEEEE"/g)).toBe(6)
  })

  it('says on every page that it is a draft', async () => {
    const file = await unpacked(draftPaper(MINUTES))
    expect(textsIn(file('word/header1.xml'))).toEqual(['ΠΡΟΣΧΕΔΙΟ'])
    expect(file('word/footer1.xml')).not.toContain('Κωδικός')
  })

  it('says on every page that its installation is for trials', async () => {
    const file = await unpacked({ ...issuedPaper(MINUTES), isTrial: true })
    expect(textsIn(file('word/header1.xml'))).toEqual(['ΔΟΚΙΜΑΣΤΙΚΟ'])
    expect((await unpacked(issuedPaper(MINUTES)))('word/header1.xml')).toBe('')
  })
})
