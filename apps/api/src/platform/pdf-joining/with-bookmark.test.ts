import { LONGEST_MINUTES, MINUTES, SHEET } from '@diatrivi/domain/testing/invented-papers'
import { expect, it } from 'vitest'
import { readPdf } from '../../testing/read-pdf.ts'
import { issuedPaper } from '../papers/invented-paper.fixture.ts'
import { renderPdf } from '../papers/pdf/pdf.ts'
import { joinPdfs } from './join-pdfs.ts'
import { withBookmark } from './with-bookmark.ts'

const TITLE = 'Πρακτικό εξέτασης 2026/7 · Ελένη Παπαδάκη'
const ASKER = { address: '', account: '' }

/** As it was issued before papers had bookmarks: the catalog names none. */
async function anOldPaper(facts = MINUTES): Promise<Buffer> {
  const file = (await renderPdf(issuedPaper(facts))).toString('latin1')
  return Buffer.from(file.replace('/Outlines ', '/Outline_ '), 'latin1')
}

it.each([
  ['one page', MINUTES],
  ['several pages', LONGEST_MINUTES],
])('a paper of %s without a bookmark gets one behind what was issued', async (_what, facts) => {
  const old = await anOldPaper(facts)
  const { bookmarks: none, ...read } = await readPdf(old)
  const marked = withBookmark(old, TITLE)
  expect(none).toEqual([])
  expect(marked.subarray(0, old.length)).toEqual(old)
  expect(await readPdf(marked)).toEqual({ ...read, bookmarks: [{ title: TITLE, page: 1 }] })
})

it('is found in a file of many papers', async () => {
  const papers = [await renderPdf(issuedPaper(SHEET)), withBookmark(await anOldPaper(), TITLE)]
  const { bookmarks, pages } = await readPdf(await joinPdfs(papers, ASKER))
  expect(bookmarks).toHaveLength(2)
  expect(bookmarks[1]).toEqual({ title: TITLE, page: pages.length })
})

it('a paper with a bookmark, and what is no paper of ours, stay as they are', async () => {
  for (const bytes of [await renderPdf(issuedPaper(MINUTES)), Buffer.from('%PDF-1.7\n%%EOF')])
    expect(withBookmark(bytes, TITLE)).toBe(bytes)
})
