import { afterEach, describe, expect, it, vi } from 'vitest'
import { callWhole } from './whole-list.ts'

const labels = (count: number) =>
  Array.from({ length: count }, (_none, index) => ({ keyword: `λέξη ${index}` }))

const answer = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

/** An API that sends the list whole up to 200 entries. */
function listing(stored: readonly unknown[]) {
  const fetched = vi.fn(async (url: string | URL | Request) => {
    const { searchParams } = new URL(String(url instanceof Request ? url.url : url))
    const page = Number(searchParams.get('page'))
    if (page > 0) return answer(stored.slice((page - 1) * 100, page * 100))
    return stored.length > 200 ? answer({ status: 400, code: 'page_required' }, 400) : answer(stored)
  })
  vi.stubGlobal('fetch', fetched)
  return fetched
}

afterEach(() => vi.unstubAllGlobals())

describe('a whole list', () => {
  it('comes in one answer', async () => {
    const fetched = listing(labels(200))
    expect(await callWhole('listKeywords')).toEqual(labels(200))
    expect(fetched).toHaveBeenCalledTimes(1)
  })

  it.each([201, 300, 450])('of %i, too long for that, comes page by page and in its order', async (count) => {
    listing(labels(count))
    expect(await callWhole('listKeywords')).toEqual(labels(count))
  })

  it('is filtered and ordered on every page', async () => {
    const fetched = listing(labels(250))
    await callWhole('listOpenTheses', { query: { title: 'γράφοι', department: 'all' } })
    const asked = fetched.mock.calls.map(([url]) => new URL(String(url)).searchParams)
    expect(asked.map((search) => [search.get('title'), search.get('department')])).toEqual(
      Array(4).fill(['γράφοι', 'all']),
    )
    expect(asked.map((search) => search.get('page'))).toEqual([null, '1', '2', '3'])
  })

  it('may be asked for its beginning only', async () => {
    const fetched = listing(labels(5_000))
    expect(await callWhole('listKeywords', { atMost: 300 })).toEqual(labels(300))
    expect(fetched).toHaveBeenCalledTimes(4)
  })

  it('is refused for any other reason as every call', async () => {
    vi.stubGlobal('fetch', async () => answer({ status: 403, code: 'wrong_role' }, 403))
    await expect(callWhole('listInstructors')).rejects.toMatchObject({ code: 'wrong_role' })
  })
})
