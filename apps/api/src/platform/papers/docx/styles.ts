import type { Language } from '@diatrivi/domain/shared/language'
import { AlignmentType, type IStylesOptions } from 'docx'
import { LOCALES } from '../foot-words.ts'
import type { PrintedPaper } from '../printed-paper.ts'

type Size = PrintedPaper['document']['size']

/** Half points, as Word counts letters. */
const SIZES: Readonly<Record<Size, { text: number; heading: number; small: number }>> = {
  usual: { text: 22, heading: 26, small: 19 },
  large: { text: 32, heading: 44, small: 24 },
}

/** The ids of our own styles. */
export const STYLE = {
  head: 'Letterhead',
  tableHead: 'TableHead',
  tableText: 'TableText',
  label: 'Label',
  field: 'Field',
  note: 'Note',
} as const

/** The width of the labels of fields, in twentieths of a point. */
export const LABEL_WIDTH = 2600

/** One that offices have, or another of the same widths for it; the font of the PDF is on few of their computers. */
const FONT = 'Calibri'

/** Styles that Word shows by their names, so that a department can change all headings at once. */
export function stylesOf(size: Size, language: Language): IStylesOptions {
  const { text, heading, small } = SIZES[size]
  return {
    default: {
      document: { run: { font: FONT, size: text, language: { value: LOCALES[language] } } },
      heading1: {
        run: { size: heading, bold: true, color: '000000' },
        paragraph: { alignment: AlignmentType.CENTER, spacing: { before: 240, after: 200 }, keepNext: true },
      },
      heading2: {
        run: { size: text, bold: true, color: '000000' },
        paragraph: { spacing: { before: 120, after: 60 }, keepNext: true },
      },
    },
    paragraphStyles: [
      { id: STYLE.head, name: 'Letterhead', basedOn: 'Normal', run: { size: small } },
      { id: STYLE.tableHead, name: 'Table Head', basedOn: 'Normal', run: { size: small, bold: true } },
      { id: STYLE.tableText, name: 'Table Text', basedOn: 'Normal', run: { size: small } },
      {
        id: STYLE.label,
        name: 'Label',
        basedOn: 'Normal',
        run: { size: small, bold: true },
        // Smaller than its value, it stands on the same line of writing.
        paragraph: { spacing: { before: 10 * (text - small), after: 40 } },
      },
      {
        id: STYLE.field,
        name: 'Field',
        basedOn: 'Normal',
        paragraph: { spacing: { after: 40 } },
      },
      { id: STYLE.note, name: 'Note', basedOn: 'Normal', run: { size: small, italics: true } },
    ],
  }
}
