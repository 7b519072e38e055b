/// <reference path="./fontkit.d.ts" />
import { readFileSync } from 'node:fs'
import { create } from 'fontkit'

const file = (name: string) => readFileSync(new URL(`../fonts/${name}.ttf`, import.meta.url))

/** The fonts of papers, and those that draw a text which has a letter that these lack. */
const OWN = {
  regular: file('SourceSans3_400Regular'),
  bold: file('SourceSans3_600SemiBold'),
  italic: file('SourceSans3_400Regular_Italic'),
}
const WIDE = { wide: file('DejaVuSansCondensed'), wideBold: file('DejaVuSansCondensed-Bold') }

export type FontName = keyof typeof OWN
export type DrawingFont = FontName | keyof typeof WIDE

export const FONT_FILES: Readonly<Record<DrawingFont, Buffer>> = { ...OWN, ...WIDE }

/** Both have a slanted one too, with fewer letters. */
const WIDER: Readonly<Record<FontName, keyof typeof WIDE>> = {
  regular: 'wide',
  bold: 'wideBold',
  italic: 'wide',
}

/** Written from right to left, among our words from left to right: the order of such a line is not ours to draw. */
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Nko}]/u
/** What is not seen has no box either. */
const UNSEEN = /[\n\p{Default_Ignorable_Code_Point}]/u
/** White space that fonts have no letter for, and orders to old printers. */
const OTHER_SPACE = /[\u2028\u2029\u3000]|(?!\n)\p{Cc}/gu

/** A text as it is drawn. */
export function drawnText(text: string): string {
  return text.replace(OTHER_SPACE, ' ')
}

/** The own font, or the wider one of its kind where the text has a letter that the own one lacks. */
export function fontFor(name: FontName, text: string): DrawingFont {
  return lettersLacking(OWN_LETTERS, text).length === 0 ? name : WIDER[name]
}

/** The letters of these texts that no font draws, each once. */
export function undrawnLetters(texts: readonly string[]): string[] {
  return [...new Set(texts.flatMap(undrawnIn))]
}

/** One font draws a whole text, so that its lines are broken and aligned as those of any other. */
function undrawnIn(text: string): string[] {
  if (lettersLacking(OWN_LETTERS, text).length === 0) return []
  return lettersLacking(WIDE_LETTERS, text)
}

type HasLetter = (letter: string) => boolean

function lettersLacking(has: HasLetter, text: string): string[] {
  return Array.from(drawnText(text)).filter((letter) => !UNSEEN.test(letter) && !has(letter))
}

/** Letters that every one of some fonts has; each is looked up once. */
function lettersOf(files: readonly Buffer[]): HasLetter {
  const fonts = files.map((bytes) => create(bytes))
  const known = new Map<string, boolean>()
  return (letter) => {
    const has =
      known.get(letter) ?? fonts.every((font) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
    known.set(letter, has)
    return has
  }
}

const OWN_LETTERS = lettersOf(Object.values(OWN))
const hasWideLetter = lettersOf(Object.values(WIDE))
const WIDE_LETTERS: HasLetter = (letter) => !RIGHT_TO_LEFT.test(letter) && hasWideLetter(letter)
