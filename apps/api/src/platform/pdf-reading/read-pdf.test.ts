import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { constants, deflateRawSync } from 'node:zlib'
import PDFDocument from 'pdfkit'
import { afterAll, describe, expect, it } from 'vitest'
import { longestBlock } from '../../testing/longest-block.ts'
import { pdfFile, SAMPLES } from '../../testing/sample-files.ts'
import type { PdfReading } from './pdf-reading.ts'
import { readPdf } from './read-pdf.ts'

const folder = mkdtempSync(join(tmpdir(), 'diatrivi-pdf-'))
afterAll(() => rmSync(folder, { recursive: true }))

function reading(bytes: Uint8Array): Promise<PdfReading> {
  const path = join(folder, 'upload')
  writeFileSync(path, bytes)
  return readPdf(path)
}

async function withPages(count: number): Promise<Buffer> {
  const pdf = new PDFDocument({ autoFirstPage: false })
  for (let page = 0; page < count; page += 1) pdf.addPage().text('/Type /Page, as a text may say')
  pdf.end()
  return buffer(pdf)
}

describe('a PDF is read', () => {
  it.each<[string, () => Buffer | Promise<Buffer>, PdfReading]>([
    [
      'without a signature',
      () => pdfFile('plain'),
      { kind: 'read', pages: 1, signatures: 0, picturePixels: 0 },
    ],
    [
      'with one in a field',
      () => pdfFile('one-signature'),
      { kind: 'read', pages: 1, signatures: 1, picturePixels: 0 },
    ],
    [
      'with a comment that looks like one',
      () => pdfFile('comment-like-a-signature'),
      { kind: 'read', pages: 1, signatures: 0, picturePixels: 0 },
    ],
    [
      'behind an empty line',
      () => pdfFile('newline-before'),
      { kind: 'read', pages: 1, signatures: 0, picturePixels: 0 },
    ],
    [
      'behind 300 zeros',
      () => pdfFile('zeros-before'),
      { kind: 'read', pages: 1, signatures: 0, picturePixels: 0 },
    ],
    [
      'that is a scan',
      () => pdfFile('scan'),
      { kind: 'read', pages: 1, signatures: 0, picturePixels: 827 * 1170 },
    ],
    [
      'whose letters a scanner has read',
      () => pdfFile('scan-with-letters'),
      { kind: 'read', pages: 1, signatures: 0, picturePixels: 827 * 1170 },
    ],
    [
      'of letters below a logo',
      () => pdfFile('letters-and-logo'),
      { kind: 'read', pages: 1, signatures: 0, picturePixels: 300 * 300 },
    ],
    [
      'without a letter',
      () => pdfFile('without-letters'),
      { kind: 'read', pages: 1, signatures: 0, picturePixels: 0 },
    ],
    ['of many pages', () => withPages(12), { kind: 'read', pages: 12, signatures: 0, picturePixels: 0 }],
    [
      'that its owner lets nobody print',
      () => pdfFile('not-to-be-printed'),
      { kind: 'read', pages: 1, signatures: 0, picturePixels: 0 },
    ],
    ['that opens with a password', () => pdfFile('locked'), { kind: 'locked' }],
    ['that has no pages', () => SAMPLES.pdf, { kind: 'unreadable' }],
    ['that is none', () => SAMPLES.text, { kind: 'unreadable' }],
  ])('%s', async (_what, make, expected) => {
    expect(await reading(await make())).toEqual(expected)
  })

  it('with its signature counted once, whoever copies the field', async () => {
    const bytes = pdfFile('one-signature').toString('latin1')
    const twice = bytes.replace('/Fields [15 0 R]', '/Fields [15 0 R 15 0 R]')
    expect(twice).not.toBe(bytes)
    expect(await reading(Buffer.from(twice, 'latin1'))).toMatchObject({ signatures: 1 })
  })

  it('without the place that is kept for a signature', async () => {
    const bytes = pdfFile('one-signature').toString('latin1')
    const empty = bytes.replace(/\/Contents <[0-9a-f]+>/, (place) =>
      place.replace(/[0-9a-f](?=[0-9a-f]*>)/g, '0'),
    )
    expect(empty).not.toBe(bytes)
    expect(await reading(Buffer.from(empty, 'latin1'))).toMatchObject({ signatures: 0 })
  })
})

/** Packed zeros without end: each piece becomes a megabyte. */
function packedZeros(megabytes: number): Buffer {
  const piece = deflateRawSync(Buffer.alloc(1_000_000), { finishFlush: constants.Z_FULL_FLUSH })
  return Buffer.concat([Buffer.from([0x78, 0x9c]), ...Array<Buffer>(megabytes).fill(piece)])
}

function pdfOf(dictionary: string, content: Buffer): Buffer {
  const head = `%PDF-1.5\n1 0 obj\n<< ${dictionary} /Length ${content.length} >>\nstream\n`
  const tail = '\nendstream\nendobj\nstartxref\n9\n%%EOF\n'
  return Buffer.concat([Buffer.from(head), content, Buffer.from(tail)])
}

const nested = (bracket: string) => Buffer.from(`%PDF-1.7\n1 0 obj\n${bracket.repeat(5_000_000)}\n%%EOF\n`)
/** Each node of the tree of pages leads back to the first. */
const ENDLESS_TREE = Buffer.from(
  '%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Count 2000000000 /Kids [2 0 R 2 0 R] >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF\n',
)

const UNREADABLE: PdfReading = { kind: 'unreadable' }

describe('while a PDF is read that was made to cost without end others go on', () => {
  it.each<[string, () => Buffer, PdfReading]>([
    [
      'a table of objects that unpacks to 20 GB',
      () =>
        pdfOf('/Type /XRef /Size 9000000 /W [1 4 2] /Root 2 0 R /Filter /FlateDecode', packedZeros(20_000)),
      UNREADABLE,
    ],
    ['5,000,000 opened lists', () => nested('['), UNREADABLE],
    ['5,000,000 opened dictionaries', () => nested('<<'), UNREADABLE],
    [
      'a tree of pages without end',
      () => ENDLESS_TREE,
      { kind: 'read', pages: 1, signatures: 0, picturePixels: 0 },
    ],
    [
      'nothing but beginnings of objects',
      () => Buffer.from(`%PDF-1.4\n${'1 0 obj\n'.repeat(1_000_000)}%%EOF`),
      UNREADABLE,
    ],
  ])(
    '%s',
    async (_what, make, expected) => {
      const bytes = make()
      let outcome: PdfReading | undefined
      const block = await longestBlock(async () => {
        outcome = await reading(bytes)
      })
      expect(outcome).toEqual(expected)
      expect(block).toBeLessThan(500)
    },
    60_000,
  )
})
