import { describe, expect, it } from 'vitest'
import { PageQuery } from './paging.ts'
import { issuesOf } from './testing/issues.ts'

describe('the page of a list', () => {
  it('may be left out', () => {
    expect(PageQuery.parse({})).toEqual({})
  })

  it('is counted from 1 and holds up to 100', () => {
    expect(PageQuery.parse({ page: '1', pageSize: '100' })).toEqual({ page: 1, pageSize: 100 })
  })

  it.each([
    [{ page: '0' }, { page: 'invalid' }],
    [{ page: '-1' }, { page: 'invalid' }],
    [{ page: 'one' }, { page: 'invalid' }],
    [{ page: '1.5' }, { page: 'invalid' }],
    [{ pageSize: '101' }, { pageSize: 'too_big' }],
    [
      { page: '', pageSize: '0' },
      { page: 'invalid', pageSize: 'invalid' },
    ],
  ])('%j is refused, field by field', (query, issues) => {
    expect(issuesOf(PageQuery, query)).toEqual(issues)
  })
})
