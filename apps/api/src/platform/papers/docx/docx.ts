import type { PaperBlock, PaperField } from '@diatrivi/domain/examination/paper/document/paper-document'
import type { Language } from '@diatrivi/domain/shared/language'
import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  Header,
  HeadingLevel,
  ImageRun,
  type IParagraphOptions,
  Packer,
  PageNumber,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'
import sharp from 'sharp'
import { EMBLEM_NAMES, FOOT_WORDS, footLines, LOCALES, wordAcross } from '../foot-words.ts'
import type { PrintedPaper } from '../printed-paper.ts'
import { borderless } from './borderless.ts'
import { qrPicture } from './qr-picture.ts'
import { LABEL_WIDTH, STYLE, stylesOf } from './styles.ts'

type Of<Kind extends PaperBlock['kind']> = Extract<PaperBlock, { kind: Kind }>
/** Twentieths of a point, as Word counts lengths. */
const PAGE = { width: 11906, height: 16838 }
const MARGIN = 1120
const CONTENT = PAGE.width - 2 * MARGIN
interface Picture {
  /** A PNG. */
  bytes: Buffer
  width: number
  height: number
}

interface FootMark {
  seal: NonNullable<PrintedPaper['seal']>
  /** Its QR as a PNG. */
  picture: Buffer
}

/** A paper for Word, with the sentences of the PDF in real styles, so that a department can work on it. */
export async function renderDocx(paper: PrintedPaper): Promise<Buffer> {
  const { document, seal, emblem } = paper
  const { title, language, size, blocks } = document
  const across = wordAcross(paper)
  const head = emblem && (await pictureOf(emblem))
  const mark = seal && { seal, picture: await qrPicture(seal.address) }
  const file = new Document({
    title,
    creator: 'Diatrivi',
    styles: stylesOf(size, language),
    sections: [
      {
        properties: {
          page: { size: PAGE, margin: { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN } },
        },
        ...(across === undefined ? {} : { headers: { default: markedHeader(across) } }),
        footers: { default: footer(mark, language) },
        children: blocks.flatMap((block, at) => drawBlock(block, at === 0 ? head : null)),
      },
    ],
  })
  return Packer.toBuffer(file)
}

function drawBlock(block: PaperBlock, emblem: Picture | null): (Paragraph | Table)[] {
  const { language } = block
  switch (block.kind) {
    case 'letterhead':
      return [letterhead(block, emblem), new Paragraph({})]
    case 'heading':
      return [new Paragraph({ heading: HEADINGS[block.level], children: [run(block.text, language)] })]
    case 'paragraph':
      return [new Paragraph({ spacing: { after: 120 }, children: [run(block.text, language)] })]
    case 'note':
      return [new Paragraph({ style: STYLE.note, children: [run(block.text, language)] })]
    case 'fields':
      return [fields(block), new Paragraph({ spacing: { after: 60 } })]
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

/** The number stands beside the head, as on the PDF. */
function letterhead({ left, right, language }: Of<'letterhead'>, emblem: Picture | null): Table {
  const share = Math.round(CONTENT * HEAD_SHARE)
  const issuer = left.map(
    (text) => new Paragraph({ style: STYLE.head, children: [run(text, language, true)] }),
  )
  const number = right.map(
    (text) =>
      new Paragraph({
        style: STYLE.head,
        alignment: AlignmentType.RIGHT,
        children: [run(text, language)],
      }),
  )
  if (emblem === null) {
    return borderless([share, CONTENT - share], [[{ children: issuer }, { children: number }]])
  }
  const picture = [new Paragraph({ children: [emblemRun(emblem, EMBLEM_NAMES[language ?? 'el'])] })]
  return borderless(
    [EMBLEM_WIDTH, share - EMBLEM_WIDTH, CONTENT - share],
    [[{ children: picture }, { children: issuer }, { children: number }]],
  )
}
const HEAD_SHARE = 0.6
/** Its longer side in pixels of Word, which is 17 mm, and its column in twentieths of a point. */
const EMBLEM_SIDE = 64
const EMBLEM_WIDTH = 1160

async function pictureOf(bytes: Buffer): Promise<Picture> {
  const { width, height } = await sharp(bytes).metadata()
  return { bytes, width, height }
}

function emblemRun({ bytes, width, height }: Picture, text: string): ImageRun {
  const scale = EMBLEM_SIDE / Math.max(width, height)
  return new ImageRun({
    type: 'png',
    data: bytes,
    transformation: { width: Math.round(width * scale), height: Math.round(height * scale) },
    altText: { name: text, title: text, description: text },
  })
}

/** A label and its value beside each other, however long either is; the last value of a row takes what is left of it. */
function fields({ rows, language }: Of<'fields'>): Table {
  const further = furtherLabels(rows)
  const rest = CONTENT - LABEL_WIDTH - further.reduce((sum, label) => sum + label, 0)
  const value = Math.floor(rest / (further.length + 1))
  const widths = [LABEL_WIDTH, value, ...further.flatMap((label) => [label, value])]
  const said = (style: string, text: string, own: Language | undefined) => [
    new Paragraph({ style, children: [run(text, own)] }),
  ]
  return borderless(
    widths,
    rows.map((row) =>
      row.flatMap(({ label, value, language: own }: PaperField, at) => [
        { children: said(STYLE.label, label, language) },
        {
          children: said(STYLE.field, value, own ?? language),
          span: at === row.length - 1 ? widths.length - 2 * row.length + 1 : 1,
        },
      ]),
    ),
  )
}

/** The widths of the labels beyond the first of each row, by their letters, so that none is broken. */
function furtherLabels(rows: Of<'fields'>['rows']): number[] {
  const [, ...places] = Array.from({ length: Math.max(...rows.map((row) => row.length)) }, (_none, at) => at)
  return places.map((at) => LETTER_WIDTH * (Math.max(...rows.map((row) => row[at]?.label.length ?? 0)) + 1))
}
/** As wide as a small bold letter is at most on average, in twentieths of a point. */
const LETTER_WIDTH = 116

const HEAD_FILL = 'EEEEEE'

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
          ...(style === STYLE.tableHead && { shading: { fill: HEAD_FILL } }),
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

/** The people who sign stand beside each other, each with a line for the hand above the name in print; one alone to the right. */
function signatures({ people, language }: Of<'signatures'>): Table {
  const width = Math.round(CONTENT / Math.max(people.length, 2))
  const centred = (children: TextRun[], more: IParagraphOptions = {}) =>
    new Paragraph({ alignment: AlignmentType.CENTER, children, ...more })
  const signing = people.map(({ role, name }) => ({
    children: [
      centred([run(role, language)]),
      centred([], {
        spacing: { before: 800 },
        indent: { left: SIGNING_MARGIN, right: SIGNING_MARGIN },
        border: { bottom: { style: BorderStyle.DOTTED, size: 6, color: '000000', space: 1 } },
      }),
      centred([run(name, language, true)]),
    ],
  }))
  const cells = people.length === 1 ? [{ children: [new Paragraph({})] }, ...signing] : signing
  return borderless(
    cells.map(() => width),
    [cells],
  )
}
const SIGNING_MARGIN = 400

function footer(mark: FootMark | null, language: Language): Footer {
  const { page, of } = FOOT_WORDS[language]
  const pages = new Paragraph({
    alignment: AlignmentType.RIGHT,
    children: [
      new TextRun({
        size: SMALL,
        children: [`${page} `, PageNumber.CURRENT, ` ${of} `, PageNumber.TOTAL_PAGES],
      }),
    ],
  })
  // The first one keeps a table that fills its page away from the QR.
  return new Footer({
    children: mark === null ? [pages] : [new Paragraph({}), sealed(mark, language), pages],
  })
}

/** The QR, its code and its address, as at the foot of the PDF: a copy that comes from Word is found by it too. */
function sealed({ seal, picture: data }: FootMark, language: Language): Table {
  const picture = new ImageRun({
    type: 'png',
    data,
    transformation: { width: QR_SIDE, height: QR_SIDE },
    altText: { name: 'QR', title: 'QR', description: seal.address },
  })
  const lines = footLines(seal, language).map(
    (text) => new Paragraph({ children: [new TextRun({ text, size: SMALL })] }),
  )
  return borderless(
    [QR_WIDTH, CONTENT - QR_WIDTH],
    [[{ children: [new Paragraph({ children: [picture] })] }, { children: lines }]],
  )
}
const SMALL = 16
/** In pixels of Word, 96 to the inch, and its column in twentieths of a point. */
const QR_SIDE = 76
const QR_WIDTH = 1300

function markedHeader(text: string): Header {
  const word = new TextRun({ text, bold: true, color: '888888', size: 36 })
  return new Header({ children: [new Paragraph({ alignment: AlignmentType.CENTER, children: [word] })] })
}
