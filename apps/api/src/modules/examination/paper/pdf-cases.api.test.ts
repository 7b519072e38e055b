import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { pdfFile } from '../../../testing/sample-files.ts'
import { startTestApi } from '../../../testing/test-api.ts'
import { aDepartmentWithPapers, issue } from './paper.fixture.ts'

const api = await startTestApi()
const FOLDER = new URL('../../../testing/pdf-files/', import.meta.url)

type Outcome = 'taken' | 'file_locked' | 'scan_without_picture' | 'signature_missing'
type Name = Parameters<typeof pdfFile>[0]

/** What becomes of each: as the final text, as a scan of a paper, and as a paper with digital signatures. */
const CASES: Record<Name, [text: Outcome, scan: Outcome, digital: Outcome]> = {
  plain: ['taken', 'scan_without_picture', 'signature_missing'],
  // Bytes before the beginning, as programs of mail and of scanners put them there.
  'newline-before': ['taken', 'scan_without_picture', 'signature_missing'],
  'zeros-before': ['taken', 'scan_without_picture', 'signature_missing'],
  locked: ['file_locked', 'file_locked', 'file_locked'],
  'not-to-be-printed': ['taken', 'scan_without_picture', 'signature_missing'],
  'one-signature': ['taken', 'scan_without_picture', 'taken'],
  'comment-like-a-signature': ['taken', 'scan_without_picture', 'signature_missing'],
  'without-letters': ['taken', 'scan_without_picture', 'signature_missing'],
  'letters-and-logo': ['taken', 'scan_without_picture', 'signature_missing'],
  scan: ['taken', 'taken', 'signature_missing'],
  'scan-with-letters': ['taken', 'taken', 'signature_missing'],
}

/** What was taken has no error to read. */
const outcomeOf = (answer: { status: number; readonly error: { code: string } }) =>
  answer.status === 200 ? 'taken' : answer.error.code

describe('a PDF as people send it', async () => {
  const { asInstructor, asStudent, anAcceptedThesis } = await aDepartmentWithPapers(api)
  const { thesis } = await anAcceptedThesis()
  const { body: paper } = await issue(asInstructor, 'application', thesis)

  it.each(Object.entries(CASES))('is taken, or refused with the reason: %s', async (name, expected) => {
    const file = { name: `${name}.pdf`, bytes: pdfFile(name as Name) }
    const bring = (how: string) =>
      asStudent.call('returnPaper', { params: { paperId: paper.paperID }, body: { how }, file })
    const text = await asStudent.call('submitFinalText', { params: { thesisId: thesis.id }, body: {}, file })
    expect([text, await bring('scan'), await bring('digital')].map(outcomeOf)).toEqual(expected)
  })

  it('has its expected outcome', () => {
    expect(readdirSync(FOLDER).sort()).toEqual(
      Object.keys(CASES)
        .map((name) => `${name}.pdf`)
        .sort(),
    )
  })
})
