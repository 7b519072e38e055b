import { describe, expect, it } from 'vitest'
import { KEYWORD_MAX, KEYWORDS_MAX } from '../../limits.ts'
import { issuesOf } from '../../testing/issues.ts'
import { TagsValue } from './keyword.schemas.ts'

describe('the tags of the editor', () => {
  it.each(['exists', 'new', 'preExisting', 'deleted', 'existedAndAdded'])('may be marked %s', (status) => {
    expect(TagsValue.parse({ keywords: [{ keyword: 'ai', status }] })).toEqual({
      keywords: [{ keyword: 'ai', status }],
    })
  })

  it('are in use when they carry no mark', () => {
    expect(TagsValue.parse({ keywords: [{ keyword: 'ai' }] }).keywords).toEqual([
      { keyword: 'ai', status: 'exists' },
    ])
  })

  it('are limited in what is kept, not in what is taken off', () => {
    const many = (status: string) => ({
      keywords: Array.from({ length: KEYWORDS_MAX + 1 }, (_one, index) => ({ keyword: `k${index}`, status })),
    })
    expect(issuesOf(TagsValue, many('new'))).toEqual({ keywords: 'too_long' })
    expect(issuesOf(TagsValue, many('deleted'))).toEqual({})
  })

  it.each([
    [{}, { keywords: 'invalid' }],
    [{ keywords: 'ai' }, { keywords: 'invalid' }],
    [{ keywords: [{ keyword: 'ai', status: 'gone' }] }, { 'keywords.0.status': 'invalid' }],
    [{ keywords: [{ keyword: 7 }] }, { 'keywords.0.keyword': 'invalid' }],
    [{ keywords: [{ keyword: 'α'.repeat(KEYWORD_MAX + 1) }] }, { 'keywords.0.keyword': 'too_long' }],
  ])('are not %j', (tags, issues) => {
    expect(issuesOf(TagsValue, tags)).toEqual(issues)
  })
})
