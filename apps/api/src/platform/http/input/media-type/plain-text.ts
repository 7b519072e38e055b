import { open } from 'node:fs/promises'

const SAMPLE_BYTES = 64 * 1024

/** Endings that a double click runs, or that a browser opens as a page with scripts. */
const OPENS_BY_ITSELF: ReadonlySet<string> = new Set([
  ...[
    'exe',
    'com',
    'scr',
    'pif',
    'msi',
    'bat',
    'cmd',
    'ps1',
    'vbs',
    'vbe',
    'wsf',
    'wsh',
    'hta',
    'lnk',
    'reg',
    'jar',
  ],
  ...['html', 'htm', 'xhtml', 'shtml', 'mht', 'mhtml', 'svg', 'svgz', 'xsl', 'xslt', 'url', 'desktop'],
])

const MARKUP_THAT_RUNS =
  /<(?:!doctype\s+html|html|head|body|script|svg|iframe|object|embed|xsl:stylesheet)\b/i
const PROLOGUE = /^(?:\s|<\?[^>]*>|<!--[\s\S]*?-->)*/
/** Control characters that no text has. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const BINARY = /[\x00-\x08\x0e-\x1a\x1c-\x1f\x7f]/

export function opensByItself(ending: string): boolean {
  return OPENS_BY_ITSELF.has(ending)
}

/** Plain text of any kind: prose, tables, source code. Null for binaries, pages and what a system would execute. */
export async function plainTextType(path: string): Promise<string | null> {
  const sample = await readSample(path)
  if (sample.length === 0) return null
  const text = decode(sample)
  if (BINARY.test(text) || text.startsWith('#!')) return null
  const start = text.replace(PROLOGUE, '')
  return start.startsWith('<') && MARKUP_THAT_RUNS.test(text) ? null : 'text/plain'
}

/** Older Greek text is in one byte a letter: read as such when it is not UTF-8, for only its control characters matter. */
function decode(sample: Buffer): string {
  if (sample[0] === 0xff && sample[1] === 0xfe) return sample.subarray(2).toString('utf16le')
  return sample.toString('latin1').replace(/^\u00ef\u00bb\u00bf/, '')
}

async function readSample(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(SAMPLE_BYTES), 0, SAMPLE_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}
