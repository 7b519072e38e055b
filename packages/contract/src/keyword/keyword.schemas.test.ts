import { describe, expect, it } from 'vitest'
import { KEYWORD_MAX } from '../limits.ts'
import { issuesOf } from '../testing/issues.ts'
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
