import { composePaper } from '@diatrivi/domain/examination/paper/document/compose-paper'
import { paperBookmark } from '@diatrivi/domain/examination/paper/document/paper-bookmark'
import { textsOf } from '@diatrivi/domain/examination/paper/document/paper-document'
import type { PaperCode } from '@diatrivi/domain/examination/paper/paper-code'
import type { PaperFacts } from '@diatrivi/domain/examination/paper/paper-facts'
import { paperNumber } from '@diatrivi/domain/examination/paper/paper-number'
import { placeOf } from '@diatrivi/domain/examination/paper/paper-place'
import { canonicalJson } from '@diatrivi/domain/shared/canonical-json'
import type { IsoDate } from '@diatrivi/domain/shared/dates'
import type { PrintedPaper } from '../../../platform/papers/printed-paper.ts'
import { Refusal } from '../../../platform/refusal/refusal.ts'
import type { PaperDependencies } from './paper.model.ts'

export type PaperFormat = 'pdf' | 'docx'

/** Loaded with the first paper: a process that draws none does not hold the fonts and the libraries. */
const DRAWING = {
  pdf: async (paper: PrintedPaper) => (await import('../../../platform/papers/pdf/pdf.ts')).renderPdf(paper),
  docx: async (paper: PrintedPaper) =>
    (await import('../../../platform/papers/docx/docx.ts')).renderDocx(paper),
} satisfies Record<PaperFormat, (paper: PrintedPaper) => Promise<Buffer>>

export const MEDIA_TYPES: Readonly<Record<PaperFormat, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

export interface IssuedPaper {
  facts: PaperFacts
  year: number
  number: number
  code: PaperCode
  issuedOn: IsoDate
  issuedAt: Date
  emblem: Buffer | null
}

type NamedPaper = Pick<IssuedPaper, 'facts' | 'year' | 'number' | 'issuedOn'>

/** What a paper says of the installation that prints it. */
type Printing = Pick<PaperDependencies, 'links' | 'config'>

/** Its code leads to the web address of the installation. Word has no place for the facts, and a PDF need not carry them. */
function issued(
  { facts, year, number, code, issuedOn, issuedAt, emblem }: IssuedPaper,
  { links, config }: Printing,
): PrintedPaper {
  const document = composePaper(facts, { number: paperNumber(year, number), date: issuedOn })
  return {
    document,
    bookmark: paperBookmark(document, facts),
    facts: null,
    issuedAt,
    emblem,
    isTrial: config.installationLabel !== undefined,
    seal: { code, address: links.paper(code) },
  }
}

export function printedPdf(
  paper: IssuedPaper & { attachesFacts: boolean },
  printing: Printing,
): Promise<Buffer> {
  const facts = paper.attachesFacts ? canonicalJson(paper.facts) : null
  return DRAWING.pdf({ ...issued(paper, printing), facts })
}

export function printedDocx(paper: IssuedPaper, printing: Printing): Promise<Buffer> {
  return DRAWING.docx(issued(paper, printing))
}

/** So many letters name what is wrong. */
const LETTERS_NAMED = 10
const MARK = /^\p{M}/u

/** A box would stand for a letter that no font of the PDF draws: such a paper is refused before it has a number. */
export async function enforcePrintable(facts: PaperFacts, date: IsoDate): Promise<void> {
  const { undrawnLetters } = await import('../../../platform/papers/pdf/fonts.ts')
  const letters = undrawnLetters(textsOf(composePaper(facts, { number: null, date })))
  if (letters.length === 0) return
  // A mark is shown on a circle, because it has no place of its own.
  const named = letters.slice(0, LETTERS_NAMED).map((letter) => (MARK.test(letter) ? `◌${letter}` : letter))
  throw new Refusal('paper_unprintable', {
    facts: { letters: named.join(' '), place: placeOf(facts, letters) },
  })
}

interface Draft {
  today: IsoDate
  now: Date
  format: PaperFormat
  emblem: Buffer | null
}

export function printedDraft(facts: PaperFacts, { today, now, format, emblem }: Draft): Promise<Buffer> {
  const document = composePaper(facts, { number: null, date: today })
  const bookmark = paperBookmark(document, facts)
  const draft = { document, bookmark, facts: null, issuedAt: now, emblem, isTrial: false, seal: null }
  return DRAWING[format](draft)
}

/** What a file of many papers calls it. */
export function bookmarkOf({ facts, year, number, issuedOn: date }: NamedPaper): string {
  return paperBookmark(composePaper(facts, { number: paperNumber(year, number), date }), facts)
}

/** «Πρακτικό εξέτασης διπλωματικής εργασίας 2026-118.pdf»: a stroke would be a folder. */
export function paperFileName({ facts, year, number, issuedOn }: NamedPaper, ending: PaperFormat): string {
  const { title } = composePaper(facts, { number: paperNumber(year, number), date: issuedOn })
  return `${title.replaceAll('/', '-')}.${ending}`
}
