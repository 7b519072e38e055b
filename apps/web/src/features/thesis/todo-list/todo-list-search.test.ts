import { describe, expect, it } from 'vitest'
import { readListSearch, writeListSearch } from './todo-list-search.ts'

describe('the search of to-do lists in the address bar', () => {
  it('reads back what it wrote', () => {
    const search = { scope: 'templates', title: 'διπλωματική & πτυχιακή', page: 3 } as const
    expect(readListSearch(writeListSearch(search))).toEqual(search)
  })

  it('says nothing about what is usual', () => {
    expect(writeListSearch({ scope: 'all', title: '', page: 1 }).toString()).toBe('')
  })

  it.each(['scope=other', 'page=0', 'page=-2', 'page=1.5', 'page=12345678', 'page=abc'])(
    'takes %s as not said',
    (text) => {
      expect(readListSearch(new URLSearchParams(text))).toEqual({ scope: 'all', title: '', page: 1 })
    },
  )
})
