import { expect, it } from 'vitest'
import { Kept } from './kept.ts'

it('keeps for a minute, and of too many the newest', async () => {
  let now = 0
  let made = 0
  const kept = new Kept<number>(2, () => now)
  const get = (key: string) => kept.get(key, async () => ++made)
  expect([await get('a'), await get('a')]).toEqual([1, 1])
  now = 59_999
  expect(await get('a')).toBe(1)
  now = 60_000
  expect([await get('a'), await get('b'), await get('c'), await get('b'), await get('a')]).toEqual([
    2, 3, 4, 3, 5,
  ])
})

it('does not keep a failure', async () => {
  const kept = new Kept<number>(2)
  await expect(kept.get('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await kept.get('a', async () => 7)).toBe(7)
})
