import { HTML_MAX } from '@diatrivi/contract/limits'
import { LONGEST_DECOMPOSITION } from '@diatrivi/domain/shared/composition'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startTestApi } from './testing/test-api.ts'

const api = await startTestApi()
const { given, app } = api

/** Every text that was composed or decomposed while the test ran. */
let composed: string[] = []
beforeAll(() => {
  const normalize = String.prototype.normalize
  vi.spyOn(String.prototype, 'normalize').mockImplementation(function (this: string, form?: string) {
    composed.push(this)
    return normalize.call(this, form)
  })
})
afterAll(() => {
  vi.restoreAllMocks()
})

/**
 * Marks of two kinds in turn are all out of their places, so that all of them are sorted: the time grows with their
 * square.
 */
const endless = fc
  .tuple(
    fc.constantFrom('', 'α', 'Ά', 'e'),
    fc.constantFrom('\u0301\u0323', '\u0345\u0301', '\u0323\u0308\u0331'),
    fc.integer({ min: 31, max: 30_000 }),
  )
  .map(([letter, marks, times]) => letter + marks.repeat(times))

const student = await given.aStudent()
const instructor = await given.anInstructor()
const asStudent = await api.as(student)
const asInstructor = await api.as(instructor)

/** Where text comes in: bodies of strangers and of people, a query, a form's fields, the name of a file and of a part. */
const WAYS: Record<string, (text: string) => Promise<{ status: number }>> = {
  'the name at the sign-in': (text) =>
    api.anonymous.call('signIn', { body: { username: text, password: 'x' } }),
  'the name of a new person': (text) =>
    api.anonymous.call('register', {
      body: { username: 'a', password: 'abcd', email: text, uName: text, uSurname: text, department: 1 },
    }),
  'a description': (text) =>
    asInstructor.call('createThesis', { body: { thesisTitle: 'Θέμα', thesisDescr: text } }),
  'a keyword': (text) =>
    asInstructor.call('createThesis', {
      body: { thesisTitle: 'Θέμα', tags: { keywords: [{ keyword: text, status: 'new' }] } },
    }),
  'a search': (text) => asStudent.call('search', { query: { text: text.slice(0, 1_000) } }),
  'a filter': (text) => asStudent.call('listOpenTheses', { query: { title: text.slice(0, 1_000) } }),
  'a field of a form': (text) =>
    asStudent.call('editStudentProfile', {
      body: { user: { uName: text } },
      file: { name: 'cv.pdf', bytes: '%PDF' },
    }),
  'the name of a file': (text) =>
    asStudent.call('editStudentProfile', { body: {}, file: { name: text, bytes: 'not a document' } }),
  'the name of a part': async (text) => {
    const payload = `--b\r\nContent-Disposition: form-data; name="${text}"\r\n\r\nx\r\n--b--\r\n`
    const headers = { 'content-type': 'multipart/form-data; boundary=b' }
    const answer = await app.inject({ method: 'POST', url: '/v1/student/profile/edit', payload, headers })
    return { status: answer.statusCode }
  },
}

const RUN = /\p{M}{31}/u

describe.each(Object.entries(WAYS))('marks without end in %s', (_where, send) => {
  it('are refused without being composed', async () => {
    const refused = fc.asyncProperty(endless, async (text) => {
      composed = []
      const { status } = await send(text)
      expect(status).toBeGreaterThanOrEqual(400)
      expect(status).toBeLessThan(500)
      // The name of a file is not refused but cut, to so few that their square is small.
      expect(composed.filter((one) => RUN.test(one) && one.length > 1_020)).toEqual([])
    })
    await fc.assert(refused, { numRuns: 10 })
  })
})

describe('text of many marks that has an end', () => {
  it('is composed as it always was, up to the longest', async () => {
    composed = []
    const letter = `ω${'\u0313\u0342\u0345'}`
    const thesisDescr = letter.repeat(HTML_MAX)
    expect(thesisDescr.length).toBe(HTML_MAX * LONGEST_DECOMPOSITION)
    const { status } = await asInstructor.call('createThesis', { body: { thesisTitle: 'Θέμα', thesisDescr } })
    expect(status).toBe(200)
  })
})
