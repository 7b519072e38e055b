import { PAPERS_AT_ONCE_MAX } from '@diatrivi/contract/limits'
import { unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { longestBlock } from '../../../testing/longest-block.ts'
import { readPdf } from '../../../testing/read-pdf.ts'
import { startTestApi } from '../../../testing/test-api.ts'
import { aDepartmentWithPapers } from './paper.fixture.ts'

const api = await startTestApi()

/** As many as one call takes; fewer where the test runs beside others. */
const COUNT = Number(process.env.DIATRIVI_MINUTES ?? 20)
const AT_ONCE = Number(process.env.DIATRIVI_AT_ONCE ?? 10)
const LONGEST_PAUSE_MS = 1_000

describe('hard case 20: all minutes of an examination period at once', () => {
  it('each thesis has its paper or a reason, the numbers have no gap, and others are answered meanwhile', async () => {
    const { asSecretary, another, aMarkedThesis, anAcceptedThesis } = await aDepartmentWithPapers(api)
    const marked: number[] = []
    for (let at = 0; at < COUNT - 2; at += 1)
      marked.push((await aMarkedThesis((await another('student')).account)).thesis.id)
    const { thesis: unmarked } = await anAcceptedThesis((await another('student')).account)
    const due = await asSecretary.call('listMinutesDue')
    expect(due.body).toHaveLength(marked.length)

    const theses = [...marked, unmarked.id, 2_000_000_000]
    const begun = performance.now()
    const issuing = asSecretary.call('issuePapers', { body: { kind: 'minutes', theses } })
    const longestPause = await longestBlock(() => issuing)
    const milliseconds = performance.now() - begun
    const { body } = await issuing
    // The figures of decision record 0059.
    if (COUNT > 20) console.log({ COUNT, milliseconds, longestPause })

    expect(body.map(({ paper }) => paper?.number ?? null)).toEqual([
      ...marked.map((_id, at) => `2026/${at + 1}`),
      null,
      null,
    ])
    expect(body.slice(-2).map(({ refusal }) => refusal?.code)).toEqual(['paper_not_ready', 'not_found'])
    expect(longestPause).toBeLessThan(LONGEST_PAUSE_MS)
    expect((await asSecretary.call('listMinutesDue')).body).toEqual([])
    const again = await asSecretary.call('issuePapers', { body: { kind: 'minutes', theses: marked } })
    expect(new Set(again.body.map(({ refusal }) => refusal?.code))).toEqual(new Set(['paper_unchanged']))
  }, 120_000)
})

describe('thirty papers of a department asked for at once', () => {
  it('are all issued, with numbers that have no gap, while others are answered', async () => {
    const { asSecretary, another, aMarkedThesis } = await aDepartmentWithPapers(api)
    const marked: number[] = []
    for (let at = 0; at < AT_ONCE; at += 1)
      marked.push((await aMarkedThesis((await another('student')).account)).thesis.id)
    const begun = performance.now()
    const issuing = Promise.all(
      marked.map((thesisID) => asSecretary.call('issuePaper', { body: { kind: 'minutes', thesisID } })),
    )
    const longestPause = await longestBlock(() => issuing)
    const milliseconds = performance.now() - begun
    const answers = await issuing
    // The figures of decision record 0078.
    if (AT_ONCE > 10) console.log({ AT_ONCE, milliseconds, longestPause })

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const numbers = answers.map(({ body }) => Number(body.number.split('/')[1]))
    expect(numbers.toSorted((one, other) => one - other)).toEqual(marked.map((_id, at) => at + 1))
    expect(longestPause).toBeLessThan(LONGEST_PAUSE_MS)
  }, 300_000)
})

describe('many papers in one file', () => {
  it('have all their pages and a bookmark each as PDF, and as ZIP a file for Word each', async () => {
    const { asSecretary, papers, paperIds } = await issuedMinutes(3)
    const single = await Promise.all(
      paperIds.map(async (paperId) =>
        readPdf((await asSecretary.call('downloadPaper', { params: { paperId } })).bytes),
      ),
    )
    const all = await asSecretary.call('downloadPapers', { query: { papers } })
    expect(all.headers['content-type']).toBe('application/pdf')
    const file = await readPdf(all.bytes)
    const textOf = ({ content }: { content: { text: string }[] }) => content.map(({ text }) => text)
    expect(file.pages.map(textOf)).toEqual(single.flatMap(({ pages }) => pages.map(textOf)))
    let before = 0
    const bookmarks = single.flatMap(({ bookmarks: [own], pages }) => {
      const page = before + 1
      before += pages.length
      return [{ title: own?.title, page }]
    })
    expect(file.bookmarks).toEqual(bookmarks)
    expect(new Set(bookmarks.map(({ title }) => title)).size).toBe(3)

    const word = await asSecretary.call('downloadPapers', { query: { papers, format: 'docx' } })
    expect(word.headers['content-type']).toBe('application/zip')
    expect(Object.keys(unzipSync(word.bytes))).toEqual(
      [1, 2, 3].map((number) => `Πρακτικό εξέτασης εργασίας 2026-${number}.docx`),
    )
  })

  it('are refused where one of them may not be read, and beyond the limit, which is said', async () => {
    const { asSecretary, papers } = await issuedMinutes(1)
    const other = await issuedMinutes(1)
    const ask = (ids: string) => asSecretary.call('downloadPapers', { query: { papers: ids } })
    expect(await ask(`${papers},${other.papers}`)).toMatchObject({
      status: 404,
      error: { code: 'not_found' },
    })
    expect(await ask(Array.from({ length: PAPERS_AT_ONCE_MAX + 1 }, (_, at) => at + 1).join())).toMatchObject(
      {
        status: 400,
        error: { fields: { papers: `Το μέγιστο μήκος είναι ${PAPERS_AT_ONCE_MAX}.` } },
      },
    )
    for (const none of ['', '1,x'])
      expect(await ask(none)).toMatchObject({
        status: 400,
        error: { fields: { papers: expect.any(String) } },
      })
  })
})

async function issuedMinutes(count: number) {
  const { asSecretary, another, aMarkedThesis } = await aDepartmentWithPapers(api)
  const theses: number[] = []
  for (let at = 0; at < count; at += 1)
    theses.push((await aMarkedThesis((await another('student')).account)).thesis.id)
  const { body } = await asSecretary.call('issuePapers', { body: { kind: 'minutes', theses } })
  const paperIds = body.flatMap(({ paper }) => (paper === null ? [] : [paper.paperID]))
  return { asSecretary, paperIds, papers: paperIds.join() }
}
