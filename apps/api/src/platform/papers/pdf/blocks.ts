import type { PaperBlock, PaperField } from '@diatrivi/domain/examination/paper/document/paper-document'
import type { Language } from '@diatrivi/domain/shared/language'
import { LOCALES } from '../foot-words.ts'
import type { FontName } from './fonts.ts'
import {
  asArtifact,
  contentWidth,
  draw,
  type Element,
  heightOf,
  keepTogether,
  MARGINS,
  type Pdf,
  type Placed,
} from './page.ts'
import { drawTable } from './table.ts'

type Of<Kind extends PaperBlock['kind']> = Extract<PaperBlock, { kind: Kind }>

/** Sizes of letters in points. */
export interface Sizes {
  text: number
  heading: number
  small: number
}

/** Where blocks are drawn, and to what their elements belong. */
export interface Sheet {
  pdf: Pdf
  root: Element
  sizes: Sizes
  /** Stands at the head of the paper; null where there is none, and below the head. */
  emblem: Emblem | null
}

export interface Emblem {
  /** A PNG. */
  picture: Buffer
  /** What is read aloud in its place. */
  text: string
}

export function drawBlock(sheet: Sheet, block: PaperBlock): void {
  switch (block.kind) {
    case 'letterhead':
      drawLetterhead(sheet, block)
      break
    case 'heading':
      drawHeading(sheet, block)
      break
    case 'paragraph':
      drawParagraph(sheet, block.text, 'regular', sheet.sizes.text, block.language)
      break
    case 'note':
      drawParagraph(sheet, block.text, 'italic', sheet.sizes.small, block.language)
      break
    case 'fields':
      drawFields(sheet, block)
      break
    case 'table':
      drawWholeTable(sheet, block)
      break
    case 'signatures':
      drawSignatures(sheet, block)
      break
  }
}

/** One element with its text, where it is put. */
function add({ pdf, root }: Sheet, tag: string, placed: Placed, language?: Language, parent = root): void {
  if (placed.text === '') return
  parent.add(
    pdf.struct(tag, language === undefined ? {} : { lang: LOCALES[language] }, () => draw(pdf, placed)),
  )
}

/** The left column is read before the right one. */
function drawLetterhead(sheet: Sheet, { left, right, language }: Of<'letterhead'>): void {
  const { pdf, sizes, emblem } = sheet
  const [top, width] = [pdf.y, contentWidth(pdf)]
  const shift = emblem === null ? 0 : EMBLEM_SIDE + 10
  const [leftWidth, rightWidth] = [width * 0.62 - shift, width * 0.36]
  if (emblem !== null) drawEmblem(sheet, emblem)
  const column = (lines: readonly string[], x: number, columnWidth: number, align: 'left' | 'right') => {
    let y = top
    for (const text of lines) {
      const font: FontName = align === 'left' ? 'bold' : 'regular'
      const placed = { text, x, y, width: columnWidth, font, size: sizes.small, align }
      add(sheet, 'P', placed, language)
      y += heightOf(pdf, placed) + 1
    }
    return y
  }
  const leftEnd = column(left, MARGINS.left + shift, leftWidth, 'left')
  const rightEnd = column(right, MARGINS.left + width - rightWidth, rightWidth, 'right')
  pdf.y = Math.max(leftEnd, rightEnd, shift === 0 ? 0 : top + EMBLEM_SIDE) + sizes.text
}

/** Points of its longer side, which is 17 mm. */
const EMBLEM_SIDE = 48

function drawEmblem({ pdf, root }: Sheet, { picture, text }: Emblem): void {
  const { x, y } = pdf
  root.add(
    pdf.struct('Figure', { alt: text }, () =>
      pdf.image(picture, MARGINS.left, y, { fit: [EMBLEM_SIDE, EMBLEM_SIDE], align: 'center' }),
    ),
  )
  pdf.x = x
  pdf.y = y
}

/** A heading stays with what it stands above. */
function drawHeading(sheet: Sheet, { level, text, language }: Of<'heading'>): void {
  const { pdf, sizes } = sheet
  const size = level === 1 ? sizes.heading : sizes.text
  const placed = {
    text,
    x: MARGINS.left,
    width: contentWidth(pdf),
    font: 'bold' as const,
    size,
    align: level === 1 ? ('center' as const) : ('left' as const),
  }
  keepTogether(pdf, heightOf(pdf, placed) + 3 * size)
  add(sheet, `H${level}`, { ...placed, y: pdf.y }, language)
  pdf.y += level === 1 ? size * 0.8 : size * 0.3
}

function drawParagraph(sheet: Sheet, text: string, font: FontName, size: number, language?: Language): void {
  const { pdf } = sheet
  const placed = { text, x: MARGINS.left, width: contentWidth(pdf), font, size }
  keepTogether(pdf, heightOf(pdf, placed))
  add(sheet, 'P', { ...placed, y: pdf.y }, language)
  pdf.y += size * 0.55
}

function drawFields(sheet: Sheet, { rows, language }: Of<'fields'>): void {
  for (const row of rows) drawFieldRow(sheet, row, language)
  sheet.pdf.y += sheet.sizes.text * 0.5
}

/** A field is one paragraph of two runs: its label, and its value in its own language. */
function drawFieldRow(sheet: Sheet, row: readonly PaperField[], language: Language | undefined): void {
  const { pdf, root, sizes } = sheet
  const places = fieldPlaces(sheet, row)
  const height = Math.max(
    ...places.flatMap(({ label, value }) => [heightOf(pdf, label), heightOf(pdf, value)]),
  )
  keepTogether(pdf, height)
  const y = pdf.y
  // Labels are smaller than values and stand on the same line of writing.
  const drop = (sizes.text - sizes.small) * 0.95
  for (const { label, value, own } of places) {
    const element = pdf.struct('P', language === undefined ? {} : { lang: LOCALES[language] })
    root.add(element)
    add(sheet, 'Span', { ...label, y: y + drop }, undefined, element)
    add(sheet, 'Span', { ...value, y }, own, element)
    element.end()
  }
  pdf.y = y + height + 2
}

interface FieldPlace {
  label: Omit<Placed, 'y'>
  value: Omit<Placed, 'y'>
  own: Language | undefined
}

/** The values of all rows begin in one column; further fields of a row have their labels before their values. */
function fieldPlaces({ pdf, sizes }: Sheet, row: readonly PaperField[]): FieldPlace[] {
  const labels = contentWidth(pdf) * 0.26
  const share = (contentWidth(pdf) - labels) / row.length
  return row.map(({ label, value, language: own }, at) => {
    const start = MARGINS.left + labels + at * share
    const labelWidth = at === 0 ? labels : pdf.font('bold').fontSize(sizes.small).widthOfString(label) + 8
    const labelX = at === 0 ? MARGINS.left : start
    const valueX = at === 0 ? start : start + labelWidth
    return {
      label: { text: label, x: labelX, width: labelWidth - 6, font: 'bold', size: sizes.small },
      value: { text: value, x: valueX, width: start + share - valueX - 4, font: 'regular', size: sizes.text },
      own,
    }
  })
}

function drawWholeTable({ pdf, root, sizes }: Sheet, table: Of<'table'>): void {
  drawTable(pdf, table, sizes.small, root)
  pdf.y += sizes.text * 0.7
}

/** Space for the hand lies between who signs and the name in print. */
function drawSignatures(sheet: Sheet, { people, language }: Of<'signatures'>): void {
  const { pdf, sizes } = sheet
  const space = 52
  keepTogether(pdf, space + 4 * sizes.text)
  const width = contentWidth(pdf) / Math.max(people.length, 2)
  const [left, top] = [MARGINS.left + contentWidth(pdf) - width * people.length, pdf.y + sizes.text]
  people.forEach(({ role, name }, at) => {
    const column = { x: left + at * width, width: width - 12, size: sizes.text, align: 'center' as const }
    add(sheet, 'P', { ...column, text: role, y: top, font: 'regular' }, language)
    const line = top + space
    asArtifact(pdf, 'Layout', () => {
      pdf
        .lineWidth(0.5)
        .moveTo(column.x + 20, line)
        .lineTo(column.x + column.width - 20, line)
        .stroke('#666666')
    })
    add(sheet, 'P', { ...column, text: name, y: line + 4, font: 'bold' }, language)
  })
  pdf.y = top + space + 2 * sizes.text
}
