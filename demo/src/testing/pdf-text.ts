import { inflateSync } from 'node:zlib'

const STREAM = /stream\r?\n/g
const HEX_IN_BRACKETS = /\[((?:<[0-9a-f]*>|[\s\d.-])*)\] TJ/gi

/** The inflated streams of a PDF: page contents, fonts and their maps from glyph to character. */
function streamsOf(pdf: Buffer): Buffer[] {
  const text = pdf.toString('latin1')
  return [...text.matchAll(STREAM)]
    .filter(({ index }) => text.slice(index - 3, index) !== 'end')
    .map(({ index, 0: { length } }) => pdf.subarray(index + length, text.indexOf('endstream', index)))
    .map((bytes) => (bytes[0] === 0x78 ? inflateSync(bytes) : bytes))
}

/** The characters that the fonts of a document can show, read from the maps in the document. */
export function charactersOf(pdf: Buffer): Set<string> {
  const maps = streamsOf(pdf)
    .map((bytes) => bytes.toString('latin1'))
    .filter((text) => text.includes('beginbfrange'))
  const codes = maps.flatMap((map) =>
    [...map.matchAll(/\[([^\]]*)\]/g)].flatMap(([, list]) => list?.match(/[0-9a-f]{4}/gi) ?? []),
  )
  return new Set(codes.map((code) => String.fromCharCode(Number.parseInt(code, 16))))
}

/** The glyphs on the pages; 0 is the box for a character that the font does not have. */
export function glyphsOf(pdf: Buffer): number[] {
  return streamsOf(pdf)
    .map((bytes) => bytes.toString('latin1'))
    .flatMap((text) => [...text.matchAll(HEX_IN_BRACKETS)].map(([, shown]) => shown ?? ''))
    .flatMap((shown) =>
      [...shown.matchAll(/<([0-9a-f]*)>/gi)].flatMap(([, hex]) => hex?.match(/.{4}/g) ?? []),
    )
    .map((code) => Number.parseInt(code, 16))
}
