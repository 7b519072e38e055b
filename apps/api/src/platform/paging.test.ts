import { WHOLE_LIST_MAX } from '@diatrivi/contract/limits'
import { describe, expect, it, vi } from 'vitest'
import { cutCapped, inBatches, readCapped } from './paging.ts'

const rows = (count: number) => Array.from({ length: count }, (_none, index) => index)
const readFrom = (stored: number[]) =>
  vi.fn(async ({ limit, offset }: { limit: number; offset: number }) => stored.slice(offset, offset + limit))

describe('a list that nothing bounds', () => {
  it('is sent whole as long as it has no more rows than the cap, without a count of its own', async () => {
    const count = vi.fn<() => Promise<number>>()
    const page = await readCapped(null, readFrom(rows(WHOLE_LIST_MAX)), count)
    expect([page.items.length, page.total]).toEqual([WHOLE_LIST_MAX, WHOLE_LIST_MAX])
    expect(count).not.toHaveBeenCalled()
  })

  it('is refused when it is longer, and one row more than the cap is all that is read of it', async () => {
    const read = readFrom(rows(50_000))
    await expect(readCapped(null, read, async () => 50_000)).rejects.toMatchObject({
      code: 'page_required',
      status: 400,
      fields: { page: { code: 'required' } },
    })
    expect(read.mock.calls).toEqual([[{ limit: WHOLE_LIST_MAX + 1, offset: 0 }]])
  })

  it('is sent in pages, however long it is', async () => {
    const page = await readCapped({ limit: 3, offset: 40_000 }, readFrom(rows(50_000)), async () => 50_000)
    expect(page).toEqual({ items: [40_000, 40_001, 40_002], total: 50_000 })
  })
})

describe('a list whose rows are chosen by what no statement knows', () => {
  it('is read to its end, so many rows at a time', async () => {
    const stored = rows(2 * WHOLE_LIST_MAX + 1)
    const read: number[] = []
    for await (const batch of inBatches(readFrom(stored))) {
      expect(batch.length).toBeLessThanOrEqual(WHOLE_LIST_MAX)
      read.push(...batch)
    }
    expect(read).toEqual(stored)
  })

  it('is cut into pages with the length of all, and refused whole beyond the cap', () => {
    const all = rows(WHOLE_LIST_MAX + 1)
    expect(cutCapped(all, { page: 2, pageSize: 2 })).toEqual({ items: [2, 3], total: WHOLE_LIST_MAX + 1 })
    expect(cutCapped(all.slice(1), {}).items).toHaveLength(WHOLE_LIST_MAX)
    expect(() => cutCapped(all, {})).toThrow(expect.objectContaining({ code: 'page_required' }))
  })
})
