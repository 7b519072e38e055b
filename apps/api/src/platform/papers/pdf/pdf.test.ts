import { inflateSync } from 'node:zlib'
import { textsOf } from '@diatrivi/domain/examination/paper/document/paper-document'
import type { PaperFacts } from '@diatrivi/domain/examination/paper/paper-facts'
import {
  ENGLISH_ANNOUNCEMENT,
  INVENTED_PAPERS,
  LONGEST_MINUTES,
  MINUTES,
  SUPERVISION,
} from '@diatrivi/domain/testing/invented-papers'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { elementsOf, readPdf } from '../../../testing/read-pdf.ts'
import { draftPaper, issuedPaper, withoutSpaces } from '../invented-paper.fixture.ts'
import { MARGINS } from './page.ts'
import { renderPdf } from './pdf.ts'

const A4 = { width: 595.28, height: 841.89 }
const textOf = (pieces: readonly { text: string }[]) => withoutSpaces(pieces.map(({ text }) => text))
const read = async (facts: PaperFacts) => readPdf(await renderPdf(issuedPaper(facts)))

describe.each(Object.entries(INVENTED_PAPERS))('the PDF of %s', (_name, facts) => {
  const paper = issuedPaper(facts)

  it('says what the blocks say, in their order', async () => {
    const { pages } = await readPdf(await renderPdf(paper))
    expect(textOf(pages.flatMap(({ content }) => content))).toBe(withoutSpaces(textsOf(paper.document)))
  })

  it('is tagged: one first heading, and one head of headings in every table', async () => {
    const bytes = await renderPdf(paper)
    const trees = (await readPdf(bytes)).pages.map(({ tree }) => tree)
    expect(trees.flatMap((tree) => elementsOf(tree, 'H1'))).toHaveLength(1)
    for (const table of trees.flatMap((tree) => elementsOf(tree, 'Table'))) {
      const [head, ...body] = elementsOf(table, 'TR')
      expect(new Set(head?.children.map(({ role }) => role))).toEqual(new Set(['TH']))
      expect(body.flatMap((row) => elementsOf(row, 'TH'))).toEqual([])
    }
    const headings = paper.document.blocks.flatMap((block) => (block.kind === 'table' ? block.columns : []))
    expect(bytes.toString('latin1').match(/\/Scope \/Column\b/g) ?? []).toHaveLength(headings.length)
  })

  it('lies within its margins, above the foot', async () => {
    const { pages } = await readPdf(await renderPdf(paper))
    for (const { x, y, width } of pages.flatMap(({ content }) => content)) {
      expect(x).toBeGreaterThanOrEqual(MARGINS.left - 1)
      expect(x + width).toBeLessThanOrEqual(A4.width - MARGINS.right + 1)
      expect(y).toBeGreaterThanOrEqual(MARGINS.bottom)
      expect(y).toBeLessThanOrEqual(A4.height - MARGINS.top)
    }
  })

  it('carries every letter and no font of the machine', async () => {
    const file = (await renderPdf(paper)).toString('latin1')
    const descriptors = file.match(/\/Type \/FontDescriptor/g) ?? []
    expect(descriptors.length).toBeGreaterThan(0)
    expect(file.match(/\/FontFile2 /g)).toHaveLength(descriptors.length)
    expect(file).not.toMatch(/\/Subtype \/Type1\b/)
  })
})

const STREAM = /stream\r?\n/g

/** The numbers of the glyphs that are drawn, in hexadecimal. Number 0 is the box of a letter that the font lacks. */
function glyphsOf(pdf: Buffer): string[] {
  const file = pdf.toString('latin1')
  return [...file.matchAll(STREAM)].flatMap(({ 0: head, index }) => {
    const start = index + head.length
    const end = file.indexOf('endstream', start)
    try {
      const content = inflateSync(pdf.subarray(start, end)).toString('latin1')
      return [...content.matchAll(/\[(.*)\] TJ/g)].flatMap(([, drawn = '']) =>
        [...drawn.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, digits = '']) => digits.match(/.{4}/g) ?? []),
      )
    } catch {
      // Fonts, facts and others that are no pages, or are not compressed.
      return []
    }
  })
}

const withTitle = (title: string): PaperFacts => ({ ...MINUTES, thesis: { ...MINUTES.thesis, title } })

describe('a letter that the font lacks', () => {
  it.each([
    ['of sets and sums', 'Συγκλίσεις στον ℝⁿ: ∑ₖ aₖ ∈ ℂ, ∅ ⊂ ℤ'],
    ['of Georgian and Armenian', 'გიორგი, Հակոբ'],
    ['of African languages', 'Ƙaramar Ɓoye'],
    ['between others, with the own marks', 'ℝ ἡ ᾧ ΐ Ϊ́'],
    ['whose white space is none of ours', 'α\tβ\u2028γ\u3000δ\u202fε'],
  ])('%s is drawn by the other font, and never as a box', async (_what, title) => {
    const pdf = await renderPdf(issuedPaper(withTitle(title)))
    const glyphs = glyphsOf(pdf)
    expect(glyphs.length).toBeGreaterThan(500)
    expect(glyphs.filter((glyph) => glyph === '0000')).toEqual([])
    const { pages } = await readPdf(pdf)
    expect(textOf(pages.flatMap(({ content }) => content))).toContain(withoutSpaces([title]))
  })

  it('brings the other font only where it is needed', async () => {
    const fontsOf = async (title: string) =>
      (await renderPdf(issuedPaper(withTitle(title)))).toString('latin1').match(/DejaVuSansCondensed/g) ?? []
    expect(await fontsOf('Ένας τίτλος')).toEqual([])
    expect((await fontsOf('Ένας τίτλος στον ℝ')).length).toBeGreaterThan(0)
  })
})

describe('a PDF', () => {
  it('names its language and its title', async () => {
    expect(await read(MINUTES)).toMatchObject({
      language: 'el-GR',
      title: 'Πρακτικό εξέτασης διπλωματικής εργασίας 2026/118',
    })
    expect(await read(ENGLISH_ANNOUNCEMENT)).toMatchObject({ language: 'en-GB' })
  })

  it('says that it is PDF/A-3a and shows its title in windows', async () => {
    const file = (await renderPdf(issuedPaper(MINUTES))).toString('latin1')
    expect(file).toContain('<pdfaid:part>3</pdfaid:part>')
    expect(file).toContain('<pdfaid:conformance>A</pdfaid:conformance>')
    expect(file).toContain('/DisplayDocTitle true')
    expect(file).toContain('/Marked true')
  })

  it('shows the emblem at its head, with words in its place for who cannot see it', async () => {
    const emblem = await sharp({ create: { width: 480, height: 240, channels: 3, background: '#1D4E7E' } })
      .png()
      .toBuffer()
    const bare = await renderPdf(issuedPaper(MINUTES))
    const bytes = await renderPdf({ ...issuedPaper(MINUTES), emblem })
    const pictures = (pdf: Buffer) => pdf.toString('latin1').match(/\/Subtype \/Image/g)?.length ?? 0
    expect([pictures(bare), pictures(bytes)]).toEqual([0, 1])
    expect(bytes.toString('latin1')).toContain('/S /Figure')
    const [before, after] = [await readPdf(bare), await readPdf(bytes)]
    const said = ({ pages }: typeof before) => textOf(pages.flatMap(({ content }) => content))
    expect(said(after)).toBe(said(before))
    expect(after.pages).toHaveLength(1)
  })

  it('brings its facts for programs', async () => {
    const { attachments } = await read(MINUTES)
    expect(JSON.parse(attachments['facts.json'] ?? '')).toEqual(MINUTES)
  })

  it('has minutes of three members on one page', async () => {
    expect((await read(MINUTES)).pages).toHaveLength(1)
  })

  it('keeps polytonic letters and dialytika', async () => {
    const { pages } = await read(LONGEST_MINUTES)
    const text = textOf(pages.flatMap(({ content }) => content))
    expect(text).toContain('ἩγλῶσσατῶνπρακτικῶνκαὶἡΠΡΟΪΣΤΟΡΙΑ')
    expect(text).toContain('Μαυροϊδή')
  })

  it.each([
    ['minutes of seven', LONGEST_MINUTES, 'ΜέλοςΙδιότητακαιβαθμίδα'],
    ['a list of forty', SUPERVISION, 'α/αΙδιότητα'],
  ])('repeats the head of the table on the second page of %s', async (_what, facts, head) => {
    const { pages } = await read(facts)
    expect(pages.length).toBeGreaterThan(1)
    expect(textOf(pages[1]?.artifacts ?? [])).toContain(head)
  })

  it('counts its pages and shows the code at the foot of each', async () => {
    const { pages } = await read(LONGEST_MINUTES)
    expect(pages.map(({ artifacts }) => textOf(artifacts))).toEqual([
      expect.stringContaining('Σελίδα1από2'),
      expect.stringContaining('Σελίδα2από2'),
    ])
    for (const { artifacts } of pages) {
      expect(textOf(artifacts)).toContain('Κωδικός748J-FJ09-19HZ-W0TD')
      expect(textOf(artifacts)).toContain('https://diatrivi.example.gr/p/748JFJ0919HZW0TD')
    }
  })

  it('has the same bytes for the same facts and moment', async () => {
    const paper = issuedPaper(LONGEST_MINUTES)
    const [one, other] = [await renderPdf(paper), await renderPdf(paper)]
    expect(one.equals(other)).toBe(true)
    const later = await renderPdf({ ...paper, issuedAt: new Date('2026-06-25T09:00:00Z') })
    expect(later.equals(one)).toBe(false)
  })

  it('is marked on every page while it is a draft, and has no code', async () => {
    const { pages, attachments } = await readPdf(await renderPdf(draftPaper(LONGEST_MINUTES)))
    for (const { artifacts } of pages) {
      expect(textOf(artifacts)).toContain('ΠΡΟΣΧΕΔΙΟ')
      expect(textOf(artifacts)).not.toContain('Κωδικός')
    }
    expect(attachments).toEqual({})
  })

  it.each([
    ['ΔΟΚΙΜΑΣΤΙΚΟ', LONGEST_MINUTES],
    ['TRIAL', ENGLISH_ANNOUNCEMENT],
  ])('says across every page that its installation is for trials: %s', async (word, facts) => {
    const real = issuedPaper(facts)
    const { pages } = await readPdf(await renderPdf({ ...real, isTrial: true }))
    for (const { artifacts } of pages) expect(textOf(artifacts)).toContain(word)
    const { pages: unmarked } = await readPdf(await renderPdf(real))
    expect(pages.length).toBe(unmarked.length)
    for (const { artifacts } of unmarked) expect(textOf(artifacts)).not.toContain(word)
  })
})
