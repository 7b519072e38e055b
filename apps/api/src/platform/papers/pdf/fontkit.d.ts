declare module 'fontkit' {
  /** The part of a font that is used here. */
  interface Font {
    hasGlyphForCodePoint(codePoint: number): boolean
  }

  export function create(bytes: Uint8Array): Font
}
