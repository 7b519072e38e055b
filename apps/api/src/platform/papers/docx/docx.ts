import type { PaperBlock, PaperField } from '@diatrivi/domain/examination/paper/document/paper-document'
import type { Language } from '@diatrivi/domain/shared/language'
import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  Header,
  HeadingLevel,
  Packer,
  PageNumber,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'
import { FOOT_WORDS, footLines, LOCALES } from '../foot-words.ts'
import type { PrintedPaper } from '../printed-paper.ts'
import { LABEL_WIDTH, STYLE, stylesOf } from './styles.ts'

type Of<Kind extends PaperBlock['kind']> = Extract<PaperBlock, { kind: Kind }>
/** Twentieths of a point, as Word counts lengths. */
const PAGE = { width: 11906, height: 16838 }
const MARGIN = 1120
const CONTENT = PAGE.width - 2 * MARGIN
/** A paper for Word, with the sentences of the PDF in real styles, so that a department can work on it. */
export function renderDocx({ document, seal }: PrintedPaper): Promise<Buffer> {
  const { title, language, size, blocks } = document
  const file = new Document({
    title,
    creator: 'Diatrivi',
    styles: stylesOf(size, language),
    sections: [
      {
        properties: {
          page: { size: PAGE, margin: { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN } },
        },
        ...(seal === null ? { headers: { default: draftHeader(language) } } : {}),
        footers: { default: footer(seal, language) },
        children: blocks.flatMap(drawBlock),
      },
    ],
  })
  return Packer.toBuffer(file)
}

function drawBlock(block: PaperBlock): (Paragraph | Table)[] {
  const { language } = block
  switch (block.kind) {
    case 'letterhead':
      return letterhead(block)
    case 'heading':
      return [new Paragraph({ heading: HEADINGS[block.level], children: [run(block.text, language)] })]
    case 'paragraph':
      return [new Paragraph({ spacing: { after: 120 }, children: [run(block.text, language)] })]
    case 'note':
      return [new Paragraph({ style: STYLE.note, children: [run(block.text, language)] })]
    case 'fields':
      return block.rows.map((row) => fieldRow(row, language))
    case 'table':
      return [table(block), new Paragraph({ spacing: { after: 60 } })]
    case 'signatures':
      return [new Paragraph({}), signatures(block)]
  }
}

const HEADINGS = { 1: HeadingLevel.HEADING_1, 2: HeadingLevel.HEADING_2 } as const

function run(text: string, language: Language | undefined, bold = false): TextRun {
  const own = language === undefined ? {} : { language: { value: LOCALES[language] } }
  return new TextRun({ text, ...(bold ? { bold } : {}), ...own })
}

function letterhead({ left, right, language }: Of<'letterhead'>): Paragraph[] {
  return [
    ...left.map((text) => new Paragraph({ children: [run(text, language, true)] })),
    ...right.map(
      (text) => new Paragraph({ alignment: AlignmentType.RIGHT, children: [run(text, language)] }),
    ),
  ]
}

/** A tab lies between a label and its value, and between the fields of a row. */
function fieldRow(row: readonly PaperField[], language: Language | undefined): Paragraph {
  const tab = () => new TextRun({ text: '\t' })
  const children = row.flatMap(({ label, value, language: own }, at) => [
    ...(at === 0 ? [] : [tab()]),
    run(label, language, true),
    tab(),
    run(value, own ?? language),
  ])
  return new Paragraph({ style: STYLE.field, tabStops: [{ type: 'left', position: LABEL_WIDTH }], children })
}

/** Its first row is a row of headings to Word, which repeats it on each page. */
function table({ columns, rows, forPen, language }: Of<'table'>): Table {
  const shares = columns.reduce((sum, { share }) => sum + share, 0)
  const widths = columns.map(({ share }) => Math.round((CONTENT * share) / shares))
  const cells = (texts: readonly string[], style: string) =>
    texts.map(
      (text, at) =>
        new TableCell({
          width: { size: widths[at] ?? 0, type: WidthType.DXA },
          margins: { top: 60, bottom: 60, left: 80, right: 80 },
          children: [new Paragraph({ style, children: text === '' ? [] : [run(text, language)] })],
        }),
    )
  const head = new TableRow({
    tableHeader: true,
    cantSplit: true,
    children: cells(
      columns.map(({ heading }) => heading),
      STYLE.tableHead,
    ),
  })
  const body = rows.map(
    (row) =>
      new TableRow({
        cantSplit: true,
        ...(forPen ? { height: { value: 680, rule: 'atLeast' as const } } : {}),
        children: cells(row, STYLE.tableText),
      }),
  )
  return new Table({
    columnWidths: widths,
    width: { size: CONTENT, type: WidthType.DXA },
    rows: [head, ...body],
  })
}

const NO_LINE = { style: BorderStyle.NONE, size: 0, color: 'auto' }
const NO_LINES = { top: NO_LINE, bottom: NO_LINE, left: NO_LINE, right: NO_LINE }

/** The people who sign stand beside each other, with space for the hand above the name in print. */
function signatures({ people, language }: Of<'signatures'>): Table {
  const width = Math.round(CONTENT / people.length)
  const centred = (text: string, before: number, bold: boolean) =>
    new Paragraph({
      alignment: AlignmentType.CENTER,
      spacing: { before },
      children: [run(text, language, bold)],
    })
  const cell = ({ role, name }: { role: string; name: string }) =>
    new TableCell({
      borders: NO_LINES,
      width: { size: width, type: WidthType.DXA },
      children: [centred(role, 0, false), centred(name, 1100, true)],
    })
  return new Table({
    borders: { ...NO_LINES, insideHorizontal: NO_LINE, insideVertical: NO_LINE },
    columnWidths: people.map(() => width),
    width: { size: CONTENT, type: WidthType.DXA },
    rows: [new TableRow({ cantSplit: true, children: people.map(cell) })],
  })
}

/** The QR is in the PDF only, which is what is printed and signed. */
function footer(seal: PrintedPaper['seal'], language: Language): Footer {
  const { page, of } = FOOT_WORDS[language]
  const lines = seal === null ? [] : footLines(seal, language)
  const small = 16
  return new Footer({
    children: [
      ...lines.map((text) => new Paragraph({ children: [new TextRun({ text, size: small })] })),
      new Paragraph({
        alignment: AlignmentType.RIGHT,
        children: [
          new TextRun({
            size: small,
            children: [`${page} `, PageNumber.CURRENT, ` ${of} `, PageNumber.TOTAL_PAGES],
          }),
        ],
      }),
    ],
  })
}

function draftHeader(language: Language): Header {
  const word = new TextRun({ text: FOOT_WORDS[language].draft, bold: true, color: '888888', size: 36 })
  return new Header({ children: [new Paragraph({ alignment: AlignmentType.CENTER, children: [word] })] })
}
