import { fileTypeFromBuffer } from 'file-type'
import { formRefusals } from './form-refusals.ts'
import type { Entry } from './unpack.ts'
import { readXml, xmlText } from './xml-part.ts'

const PICTURES: ReadonlySet<string> = new Set([
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/bmp',
  'image/tiff',
])
const FONTS: ReadonlySet<string> = new Set(['font/ttf', 'font/otf'])
const SVG = 'image/svg+xml'

/** The type of a picture by its bytes, whatever its name says. */
export async function pictureType({ name, content }: Entry, declared: string | null): Promise<string> {
  if (declared === SVG) {
    judgeSvg(name, xmlText(name, content))
    return SVG
  }
  const mime = isEnhancedMetafile(content) ? 'image/x-emf' : (await fileTypeFromBuffer(content))?.mime
  if (mime === 'image/apng') return 'image/png'
  if (mime === undefined || !(PICTURES.has(mime) || mime === 'image/x-emf')) throw formRefusals.part(name)
  return mime
}

/** An embedded font. Word hides its first bytes behind a key; of what it hides nothing else is recognised. */
export async function fontType({ name, content }: Entry): Promise<string> {
  const mime = (await fileTypeFromBuffer(content))?.mime
  if (mime === undefined) return 'application/vnd.openxmlformats-officedocument.obfuscatedFont'
  if (!FONTS.has(mime)) throw formRefusals.part(name)
  return 'application/x-font-ttf'
}

/** How a printer was set: bytes of its driver, or a property list of a Mac. */
export async function printerType({ name, content }: Entry): Promise<string> {
  const mime = (await fileTypeFromBuffer(content))?.mime
  if (mime !== undefined && mime !== 'application/xml') throw formRefusals.part(name)
  return 'application/vnd.openxmlformats-officedocument.wordprocessingml.printerSettings'
}

function isEnhancedMetafile(content: Uint8Array): boolean {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  return bytes.length > 44 && bytes.readUInt32LE(0) === 1 && bytes.toString('latin1', 40, 44) === ' EMF'
}

const NOT_DRAWN: ReadonlySet<string> = new Set([
  'script',
  'foreignObject',
  'style',
  'iframe',
  'embed',
  'object',
])
/** A place in the drawing itself, or a picture of dots in it. */
const OWN_REFERENCE = /^(?:#|data:image\/(?:png|jpeg|gif);base64,)/

/** A drawing that draws, and neither runs nor loads anything. */
function judgeSvg(part: string, text: string): void {
  readXml(part, text, {
    open: ({ local, attributes }) => {
      if (NOT_DRAWN.has(local)) throw formRefusals.part(part)
      for (const { local: name, value } of attributes) {
        const isReference = name === 'href' || name === 'src'
        if (/^on/i.test(name) || (isReference && !OWN_REFERENCE.test(value))) throw formRefusals.part(part)
        if (/url\(\s*["']?(?!#)|@import|\\/i.test(value) && name !== 'd') throw formRefusals.part(part)
      }
    },
  })
}
