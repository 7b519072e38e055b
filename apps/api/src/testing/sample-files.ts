import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { zipFile } from './zip-file.ts'

const COMPOUND_FILE = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const SECTOR = 512
/** Entries of an allocation table: nothing here, the last sector of a chain, a sector of the table itself. */
const [FREE, LAST, TABLE] = [0xffffffff, 0xfffffffe, 0xfffffffd]
/** A smaller stream would stand in sectors of another kind. */
const STREAM_SECTORS = 8

/** A compound file of one stream, whole down to its allocation table: what an old Office document is made of. */
function compoundFile(stream: string): Buffer {
  const header = Buffer.alloc(SECTOR)
  COMPOUND_FILE.copy(header)
  // Version 3.62, little endian, sectors of 2^9 bytes, one of them with the table, the directory in the second.
  header.writeUInt16LE(0x3e, 24)
  header.writeUInt16LE(3, 26)
  header.writeUInt16LE(0xfffe, 28)
  header.writeUInt16LE(9, 30)
  header.writeUInt16LE(6, 32)
  header.writeUInt32LE(1, 44)
  header.writeUInt32LE(1, 48)
  header.writeUInt32LE(4096, 56)
  header.writeUInt32LE(LAST, 60)
  header.writeUInt32LE(LAST, 68)
  header.fill(0xff, 80)
  header.writeUInt32LE(0, 76)

  const table = Buffer.alloc(SECTOR, 0xff)
  const chain = Array.from({ length: STREAM_SECTORS - 1 }, (_none, index) => index + 3)
  for (const [sector, next] of [TABLE, LAST, ...chain, LAST].entries()) table.writeUInt32LE(next, sector * 4)

  const size = STREAM_SECTORS * SECTOR
  const directory = [directoryEntry('Root Entry', 5, 1, LAST, 0), directoryEntry(stream, 2, FREE, 2, size)]
  const content = Buffer.alloc(size)
  // The first word of a document of Word 97 and later.
  content.writeUInt16LE(0xa5ec)
  return Buffer.concat([header, table, ...directory, Buffer.alloc(SECTOR - 2 * 128), content])
}

function directoryEntry(name: string, kind: number, child: number, start: number, size: number): Buffer {
  const entry = Buffer.alloc(128)
  const length = entry.write(`${name}\0`, 'utf16le')
  entry.writeUInt16LE(length, 64)
  entry.writeUInt8(kind, 66)
  entry.writeUInt8(1, 67)
  entry.writeUInt32LE(FREE, 68)
  entry.writeUInt32LE(FREE, 72)
  entry.writeUInt32LE(child, 76)
  entry.writeUInt32LE(start, 116)
  entry.writeUInt32LE(size, 120)
  return entry
}

function officeFile(part: string, contentType: string): Buffer {
  const types = `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/${part}" ContentType="${contentType}"/></Types>`
  const relations = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="${part}"/></Relationships>`
  return zipFile({ '[Content_Types].xml': types, '_rels/.rels': relations, [part]: '<document/>' })
}

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
const WORD_WITH_MACROS = 'application/vnd.ms-word.document.macroEnabled.main+xml'

/** The first bytes by which programs, and our API, recognise a kind of file. */
export const SAMPLES = {
  pdf: Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n'),
  odt: zipFile({ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '<office/>' }),
  docx: officeFile('word/document.xml', WORD),
  docm: officeFile('word/document.xml', WORD_WITH_MACROS),
  doc: compoundFile('WordDocument'),
  xls: compoundFile('Workbook'),
  msi: compoundFile('Installer'),
  zip: zipFile({ 'chapter.txt': 'text' }),
  exe: Buffer.concat([Buffer.from('MZ'), Buffer.alloc(128)]),
  elf: Buffer.concat([Buffer.from('\x7fELF\x02\x01\x01'), Buffer.alloc(128)]),
  text: Buffer.from('Κεφάλαιο 1\nΕισαγωγή\n'),
  html: Buffer.from('\ufeff  <!-- page --><html><body><script>alert(1)</script></body></html>'),
  svg: Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
  xml: Buffer.from('<?xml version="1.0"?><marks><mark>9</mark></marks>'),
  /** The beginning of a photo of a phone, down to its type. */
  heic: Buffer.from('\u0000\u0000\u0000\u0018ftypheic\u0000\u0000\u0000\u0000mif1heic', 'latin1'),
  script: Buffer.from('#!/bin/sh\nrm -rf /\n'),
  empty: Buffer.alloc(0),
}

/** Whole PDFs of one page, each with what its name says. */
export function pdfFile(
  name:
    | 'plain'
    | 'scan'
    | 'scan-with-letters'
    | 'letters-and-logo'
    | 'newline-before'
    | 'zeros-before'
    | 'locked'
    | 'not-to-be-printed'
    | 'one-signature'
    | 'comment-like-a-signature'
    | 'without-letters',
): Buffer {
  return readFileSync(new URL(`pdf-files/${name}.pdf`, import.meta.url))
}

/** The entries of an archive carry the mark of a password; what stands in them does not matter. */
function withPassword(archive: Uint8Array): Buffer {
  const locked = Buffer.from(archive)
  for (const [signature, flags] of [
    ['PK\u0003\u0004', 6],
    ['PK\u0001\u0002', 8],
  ] as const) {
    for (let at = locked.indexOf(signature); at >= 0; at = locked.indexOf(signature, at + 1))
      locked.writeUInt16LE(locked.readUInt16LE(at + flags) | 1, at + flags)
  }
  return locked
}

const LOCKED_ENTRY = '<manifest:file-entry><manifest:encryption-data/></manifest:file-entry>'

/** Files that open with a password only, as programs write them. */
export const LOCKED_SAMPLES = {
  pdf: pdfFile('locked'),
  /** Word, Excel and PowerPoint put the whole file into a compound one. */
  docx: compoundFile('EncryptedPackage'),
  zip: withPassword(SAMPLES.zip),
  odt: zipFile({
    mimetype: 'application/vnd.oasis.opendocument.text',
    'content.xml': 'no letters',
    'META-INF/manifest.xml': `<manifest:manifest>${LOCKED_ENTRY}</manifest:manifest>`,
  }),
  /** As LibreOffice writes it since 24.8. */
  odtAsWhole: zipFile({
    mimetype: 'application/vnd.oasis.opendocument.text',
    'encrypted-package': 'no letters',
    'META-INF/manifest.xml': `<manifest:manifest>${LOCKED_ENTRY}</manifest:manifest>`,
  }),
}

/** A picture of one colour. */
export function aPicture(format: 'png' | 'jpeg' | 'webp' | 'gif', width = 64, height = 48): Promise<Buffer> {
  const background = { r: 30, g: 78, b: 121 }
  return sharp({ create: { width, height, channels: 3, background } })
    .toFormat(format)
    .toBuffer()
}
