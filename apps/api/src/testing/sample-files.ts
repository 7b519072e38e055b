import sharp from 'sharp'
import { zipFile } from './zip-file.ts'

const COMPOUND_FILE = Buffer.from('d0cf11e0a1b11ae1', 'hex')

/** A compound file whose directory names one stream: what an old Office document is made of. */
function compoundFile(stream: string): Buffer {
  return Buffer.concat([
    COMPOUND_FILE,
    Buffer.alloc(1016),
    Buffer.from(`${stream}\0`, 'utf16le'),
    Buffer.alloc(512),
  ])
}

function officeFile(part: string, contentType: string): Buffer {
  const types = `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/${part}" ContentType="${contentType}"/></Types>`
  return zipFile({ '[Content_Types].xml': types, '_rels/.rels': '<Relationships/>', [part]: '<document/>' })
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
  script: Buffer.from('#!/bin/sh\nrm -rf /\n'),
  empty: Buffer.alloc(0),
}

/** A picture of one colour. */
export function aPicture(format: 'png' | 'jpeg' | 'webp' | 'gif', width = 64, height = 48): Promise<Buffer> {
  const background = { r: 30, g: 78, b: 121 }
  return sharp({ create: { width, height, channels: 3, background } })
    .toFormat(format)
    .toBuffer()
}
