import { inArray } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { startTestApi } from '../../../testing/test-api.ts'
import { keyword } from '../../institution/keyword/tables.ts'

const api = await startTestApi()
const { given, db } = api

describe('GET /v1/user/keywords', () => {
  it('lists what theses and profiles carry, in the order of the alphabet, each once', async () => {
    const thesis = await given.aThesis()
    const another = await given.aThesis()
    const instructor = await given.anInstructor()
    const asInstructor = await api.as(instructor)
    const [omega, alpha, latin] = [
      await given.aKeyword('ωκεανός'),
      await given.aKeyword('άλγεβρα'),
      await given.aKeyword('web'),
    ]
    await given.aKeyword('ξεχασμένη')
    for (const word of [omega, alpha]) await given.aKeywordOf(thesis, word)
    await given.aKeywordOf(another, alpha)
    const tags = { keywords: [{ keyword: latin.label, status: 'exists' }] }
    await asInstructor.call('editInstructorProfile', { body: { user: {}, tags } })
    for (const reader of [asInstructor, await api.as(await given.aStudent())]) {
      expect(await reader.call('listKeywords')).toMatchObject({
        status: 200,
        body: [{ keyword: 'άλγεβρα' }, { keyword: 'ωκεανός' }, { keyword: 'web' }],
      })
    }
    const { body, headers } = await asInstructor.call('listKeywords', { query: { page: 2, pageSize: 2 } })
    expect([body, headers['x-total-count']]).toEqual([[{ keyword: 'web' }], '3'])
  })

  it('keeps one of each, however many people add the same new ones in other orders at once', async () => {
    const instructors = await Promise.all(
      Array.from({ length: 12 }, async () => api.as(await given.anInstructor())),
    )
    const labels = Array.from({ length: 8 }, (_none, n) => `νέα λέξη ${n}`)
    const answers = await Promise.all(
      instructors.map((client, turn) => {
        const turned = [...labels.slice(turn % 8), ...labels.slice(0, turn % 8)]
        const keywords = turned.map((label) => ({ keyword: label.toUpperCase(), status: 'new' }))
        return client.call('createThesis', { body: { thesisTitle: 'Θέμα', tags: { keywords } } })
      }),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200))
    expect(await db.$count(keyword, inArray(keyword.label, labels))).toBe(8)
  })
})
