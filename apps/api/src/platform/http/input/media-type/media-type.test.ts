import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FileRule } from '@diatrivi/contract/endpoint'
import { afterAll, describe, expect, it } from 'vitest'
import { aPicture, LOCKED_SAMPLES, pdfFile, SAMPLES } from '../../../../testing/sample-files.ts'
import { zipFile } from '../../../../testing/zip-file.ts'
import { acceptedMediaType } from './media-type.ts'

const folder = mkdtempSync(join(tmpdir(), 'diatrivi-types-'))
afterAll(() => rmSync(folder, { recursive: true }))

function typeOf(bytes: Uint8Array, kind: FileRule['kind'], name = 'file'): Promise<string> {
  const path = join(folder, 'upload')
  writeFileSync(path, bytes)
  return acceptedMediaType(path, name, kind).catch((error: Error) => error.message)
}

const REFUSED = 'file_type_not_accepted'
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const ODS = 'application/vnd.oasis.opendocument.spreadsheet'
const WINDOWS_GREEK = Buffer.from([0xca, 0xe5, 0xf6, 0xdc, 0xeb, 0xe1, 0xe9, 0xef, 0x0a])
const UTF16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('Κεφάλαιο\n', 'utf16le')])

const XHTML = 'http://www.w3.org/1999/xhtml'
const PREFIXED = `<?xml version="1.0"?><x:y xmlns:x="${XHTML}"><x:script>alert(1)</x:script></x:y>`
const bigEndian = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16()

/** Pages and drawings by every way of writing them that a browser reads. */
const MARKUP: [string, Uint8Array][] = [
  ['XHTML with a prefix', Buffer.from(PREFIXED)],
  ['XHTML in UTF-16', Buffer.from(`\ufeff${PREFIXED}`, 'utf16le')],
  ['XHTML in UTF-16, the other end first', bigEndian(PREFIXED)],
  ['XHTML behind a mark', Buffer.from(`\ufeff${PREFIXED}`)],
  [
    'XHTML of elements that pages rarely have',
    Buffer.from(`<p xmlns="${XHTML}"><img src="x" onerror="a()"/></p>`),
  ],
  ['XHTML whose namespace is spelt in numbers', Buffer.from(`<p xmlns="${XHTML.replace('x', '&#x78;')}"/>`)],
  ['XHTML whose namespace is an entity', Buffer.from(`<!DOCTYPE p [<!ENTITY n "n">]><p xmlns="&n;"/>`)],
  ['XHTML behind a long comment', Buffer.from(`<!--${'-x'.repeat(60_000)}--><p xmlns="${XHTML}"/>`)],
  ['SVG with a prefix', Buffer.from('<s:svg xmlns:s="http://www.w3.org/2000/svg"/>')],
  ['SVG of elements of its own', Buffer.from('<a><b xmlns="http://www.w3.org/2000/svg" onload="a()"/></a>')],
  [
    'XHTML whose namespace stands where two pieces meet that are looked at',
    Buffer.from(`<a>${'-'.repeat(1_003_985)}<p xmlns="${XHTML}"/>`),
  ],
  [
    'XHTML whose namespace stands there in numbers',
    Buffer.from(`<a>${'-'.repeat(1_003_950)}<p xmlns="${XHTML.replaceAll('w', '&#x0077;')}"/>`),
  ],
  ['XML that a style sheet makes a page', Buffer.from('<?xml-stylesheet href="x.xsl"?><a/>')],
  ['a page behind blanks', Buffer.from('\n\n \t<BODY onload=a()>')],
]

describe('a CV', () => {
  it.each([
    ['PDF', SAMPLES.pdf, 'application/pdf'],
    ['ODT', SAMPLES.odt, 'application/vnd.oasis.opendocument.text'],
    ['DOCX', SAMPLES.docx, DOCX],
    ['DOC', SAMPLES.doc, 'application/msword'],
    ['XLS', SAMPLES.xls, REFUSED],
    ['DOCX with macros', SAMPLES.docm, REFUSED],
    ['a mere zip', SAMPLES.zip, REFUSED],
    ['plain text', SAMPLES.text, REFUSED],
    ['a program', SAMPLES.exe, REFUSED],
    ['nothing', SAMPLES.empty, REFUSED],
  ])('as %s, whatever its name', async (_what, bytes, expected) => {
    expect(await typeOf(bytes, 'cv', 'cv.pdf')).toBe(expected)
  })
})

describe('an attachment', () => {
  it.each([
    ['PDF', SAMPLES.pdf, 'application/pdf'],
    ['DOC', SAMPLES.doc, 'application/msword'],
    ['XLS', SAMPLES.xls, 'application/vnd.ms-excel'],
    ['an archive', SAMPLES.zip, 'application/zip'],
    ['plain text', SAMPLES.text, 'text/plain'],
    ['text as older Greek Windows wrote it', WINDOWS_GREEK, 'text/plain'],
    ['text in UTF-16', UTF16, 'text/plain'],
    ['XML data', SAMPLES.xml, 'text/plain'],
    ['DOCX with macros', SAMPLES.docm, REFUSED],
    ['an installer', SAMPLES.msi, REFUSED],
    ['a Windows program', SAMPLES.exe, REFUSED],
    ['a Linux program', SAMPLES.elf, REFUSED],
    ['a page', SAMPLES.html, REFUSED],
    ['a drawing with scripts', SAMPLES.svg, REFUSED],
    ['a script', SAMPLES.script, REFUSED],
    ['nothing', SAMPLES.empty, REFUSED],
  ])('as %s', async (_what, bytes, expected) => {
    expect(await typeOf(bytes, 'attachment')).toBe(expected)
  })

  it.each(MARKUP)('as %s is refused, named as text', async (_what, bytes) => {
    expect(await typeOf(bytes, 'attachment', 'notes.txt')).toBe(REFUSED)
  })

  it.each([
    ['XML with a namespace of its own', '<a xmlns="http://www.opengis.net/kml/2.2"><b/></a>'],
    ['a text about a page', 'The element <html> begins a page.'],
    ['a comparison', '1 < 2'],
    ['XML of numbered characters without end', '<a>&#x3b1;'.repeat(300_000)],
  ])('as %s is text', async (_what, text) => {
    expect(await typeOf(Buffer.from(text), 'attachment', 'notes.txt')).toBe('text/plain')
  })

  it('that is a document is taken, whatever program its name calls', async () => {
    expect(await typeOf(SAMPLES.pdf, 'attachment', 'chapter.hta')).toBe('application/pdf')
  })

  it.each(['page.html', 'RUN.BAT', 'drawing.svg', 'run.bat .', 'run.\u200bbat'])(
    'of text named %j is refused',
    async (name) => {
      expect(await typeOf(SAMPLES.text, 'attachment', name)).toBe(REFUSED)
    },
  )
})

describe('a cover', () => {
  it.each(['png', 'jpeg', 'webp'] as const)('as %s', async (format) => {
    expect(await typeOf(await aPicture(format), 'image')).toBe(`image/${format}`)
  })

  it('as a picture of another kind is refused', async () => {
    expect(await typeOf(await aPicture('gif'), 'image')).toBe(REFUSED)
    expect(await typeOf(SAMPLES.svg, 'image')).toBe(REFUSED)
  })
})

/** A PDF in plain letters, behind what is no part of it. */
const plainPdfBehind = (begin: string) =>
  Buffer.from(`${begin}%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF\n`)

describe('a PDF whose first bytes are others', () => {
  it.each<[string, Uint8Array]>([
    ['a line end', pdfFile('newline-before')],
    ['zeros', pdfFile('zeros-before')],
    ['a line end, and nothing but letters', plainPdfBehind('\n')],
    ['the orders of a printer', plainPdfBehind('\u001b%-12345X@PJL JOB\r\n@PJL ENTER LANGUAGE=PDF\r\n')],
    ['1,019 letters', plainPdfBehind('x'.repeat(1019))],
  ])('behind %s', async (_what, bytes) => {
    for (const kind of ['cv', 'attachment', 'scan'] as const)
      expect(await typeOf(bytes, kind, 'text.pdf')).toBe('application/pdf')
  })

  it.each<[string, Uint8Array, string]>([
    ['whose header comes later than that', plainPdfBehind('x'.repeat(1020)), 'text/plain'],
    ['that is a text about PDFs', Buffer.from('A file begins with %PDF-1.7, and so on.\n'), 'text/plain'],
    [
      'that goes on after its end',
      Buffer.concat([plainPdfBehind('\n'), Buffer.alloc(1100, 'x')]),
      'text/plain',
    ],
    ['that begins as a page', plainPdfBehind('<html><script>a()</script>'), REFUSED],
    ['that begins as a script', plainPdfBehind('#!/bin/sh\nrm -rf /\n'), REFUSED],
    ['that is a program', Buffer.concat([SAMPLES.exe, plainPdfBehind('\n')]), REFUSED],
  ])('is none %s', async (_what, bytes, type) => {
    expect(await typeOf(bytes, 'attachment', 'text.txt')).toBe(type)
  })
})

describe('a file that opens with a password only', () => {
  it.each(Object.entries(LOCKED_SAMPLES))('is refused at once: %s', async (_what, bytes) => {
    expect(await typeOf(bytes, 'attachment')).toBe('file_locked')
  })

  it.each<[string, Uint8Array, FileRule['kind']]>([
    ['a CV', LOCKED_SAMPLES.pdf, 'cv'],
    ['a CV of Word', LOCKED_SAMPLES.docx, 'cv'],
    ['a signed copy', LOCKED_SAMPLES.pdf, 'scan'],
    ['a form of Word', LOCKED_SAMPLES.docx, 'form'],
    ['a workbook', LOCKED_SAMPLES.docx, 'table'],
  ])('is refused as %s', async (_what, bytes, kind) => {
    expect(await typeOf(bytes, kind)).toBe('file_locked')
  })

  it('is none whose owner only forbids printing', async () => {
    for (const kind of ['cv', 'attachment', 'scan'] as const)
      expect(await typeOf(pdfFile('not-to-be-printed'), kind)).toBe('application/pdf')
  })
})

describe('what is no table, whatever its name says, is refused with a way out:', () => {
  it.each([
    ['an old workbook', SAMPLES.xls, 'xls'],
    ['a page', Buffer.from('<table><tr><td>ΑΜ</td></tr></table>'), 'html'],
    ['a workbook of OpenDocument', zipFile({ mimetype: ODS, 'content.xml': '<office/>' }), 'ods'],
    ['an old document', SAMPLES.doc, 'table'],
    ['a program', SAMPLES.exe, 'table'],
  ])('%s', async (_what, bytes, found) => {
    const path = join(folder, 'table')
    writeFileSync(path, bytes)
    await expect(acceptedMediaType(path, 'students.xlsx', 'table')).rejects.toMatchObject({
      code: REFUSED,
      facts: { found },
    })
  })

  it('a text in UTF-16 without a mark is a table', async () => {
    expect(await typeOf(Buffer.from('ΑΜ;Επώνυμο\n12;Καρρά\n', 'utf16le'), 'table')).toBe('text/plain')
  })
})

describe('a photo as phones keep it (HEIC)', () => {
  it.each(['scan', 'image', 'cv'] as const)('is refused as %s, and the way out is said', async (kind) => {
    const path = join(folder, 'photo')
    writeFileSync(path, SAMPLES.heic)
    await expect(acceptedMediaType(path, 'page.heic', kind)).rejects.toMatchObject({
      code: REFUSED,
      facts: { found: 'heic' },
    })
  })

  it('is taken as an attachment', async () => {
    expect(await typeOf(SAMPLES.heic, 'attachment', 'page.heic')).toBe('image/heic')
  })
})
