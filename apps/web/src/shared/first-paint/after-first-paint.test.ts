import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { afterFirstPaint } from './deferred.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.restoreAllMocks()
})

it('leaves the first moments to the page itself', () => {
  const load = vi.fn(async () => undefined)
  afterFirstPaint(load)
  vi.advanceTimersByTime(1_000)
  expect(load).not.toHaveBeenCalled()
  vi.advanceTimersByTime(10_000)
  expect(load).toHaveBeenCalledOnce()
})

it('is given up with the page', () => {
  const load = vi.fn(async () => undefined)
  afterFirstPaint(load)()
  vi.advanceTimersByTime(10_000)
  expect(load).not.toHaveBeenCalled()
})

it('says in the console what could not be had, and no more', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const failure = new TypeError('Failed to fetch dynamically imported module')
  afterFirstPaint(() => Promise.reject(failure))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(warn).toHaveBeenCalledExactlyOnceWith(failure)
})
