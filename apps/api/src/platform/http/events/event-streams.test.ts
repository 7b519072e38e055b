import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Sessions } from '../../auth/sessions.ts'
import { createLogger } from '../../logging/logger.ts'
import type { EventStream } from './event-stream.ts'
import { eventStreams } from './event-streams.ts'

const ended = new Set<string>()
const logged: string[] = []
const sessions = {
  current: async (ids: readonly string[]) => new Set(ids.filter((id) => !ended.has(id))),
} as Sessions
const log = createLogger({ level: 'info' }, { write: (line) => void logged.push(line) })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  ended.clear()
})
afterEach(() => vi.useRealTimers())

const owner = (accountId: number, sessionId = `session of ${accountId}`) => ({ accountId, sessionId })
const saying = (read: () => Promise<string>) => ({ event: 'news', read })
const text = (stream: EventStream) => stream.read()?.toString() ?? null

describe('an open stream', () => {
  it('holds one event at most for a reader who is slow: the newest', async () => {
    const streams = eventStreams({ sessions, log })
    let state = 0
    const stream = await streams.open(
      owner(1),
      saying(async () => String(state)),
    )
    for (state = 1; state < 100; state += 1) await streams.wake([1])
    expect(text(stream)).toBe('retry: 3000\nevent: news\ndata: 99\n\n')
    expect(text(stream)).toBeNull()
  })

  it('is read again when its account is woken in the midst of reading', async () => {
    const streams = eventStreams({ sessions, log })
    const stream = await streams.open(
      owner(1),
      saying(async () => 'at first'),
    )
    expect(text(stream)).toContain('at first')
    const stale = Promise.withResolvers<string>()
    const read = vi.fn(async () => 'fresh').mockReturnValueOnce(stale.promise)
    const other = streams.open(owner(2), saying(read))
    await vi.waitFor(() => expect(read).toHaveBeenCalledOnce())
    await streams.wake([2])
    stale.resolve('stale')
    expect(text(await other)).toContain('fresh')
    expect(read).toHaveBeenCalledTimes(2)
  })

  it('beats while nothing happens, and ends when its session has', async () => {
    const streams = eventStreams({ sessions, log })
    const stream = await streams.open(
      owner(1),
      saying(async () => 'state'),
    )
    text(stream)
    await vi.advanceTimersByTimeAsync(25_000)
    expect(text(stream)).toBe(':\n\n')
    ended.add('session of 1')
    const hasEnded = vi.fn()
    stream.on('end', hasEnded).resume()
    await vi.advanceTimersByTimeAsync(25_000)
    await vi.waitFor(() => expect(hasEnded).toHaveBeenCalledOnce())
  })

  it('stays open while the sessions cannot be read', async () => {
    const unsure = eventStreams({ sessions: { ...sessions, current: () => Promise.reject('gone') }, log })
    const stream = await unsure.open(
      owner(1),
      saying(async () => 'state'),
    )
    text(stream)
    await vi.advanceTimersByTimeAsync(25_000)
    expect(text(stream)).toBe(':\n\n')
    expect(stream.readableEnded).toBe(false)
  })

  it('is not opened when its state cannot be read, and ends when that comes later', async () => {
    const streams = eventStreams({ sessions, log })
    const broken = saying(() => Promise.reject(new Error('no database')))
    await expect(streams.open(owner(1), broken)).rejects.toThrow('no database')
    const read = vi
      .fn(async () => 'state')
      .mockResolvedValueOnce('state')
      .mockRejectedValue(new Error('no database'))
    const stream = await streams.open(owner(2), saying(read))
    text(stream)
    const isOver = vi.fn()
    stream.on('over', isOver)
    await streams.wake('everyone')
    expect(isOver).toHaveBeenCalledOnce()
    expect(logged.some((line) => line.includes('an open stream could not be sent its state'))).toBe(true)
  })

  it('is given up by a process that stops, which opens no other', async () => {
    const streams = eventStreams({ sessions, log })
    const state = saying(async () => 'state')
    const stream = await streams.open(owner(1), state)
    const isOver = vi.fn()
    stream.on('over', isOver)
    streams.close()
    expect(isOver).toHaveBeenCalledOnce()
    await expect(streams.open(owner(1), state)).rejects.toMatchObject({ code: 'overloaded' })
  })

  it('leaves no timer behind', async () => {
    const streams = eventStreams({ sessions, log })
    const stream = await streams.open(
      owner(1),
      saying(async () => 'state'),
    )
    expect(vi.getTimerCount()).toBe(1)
    stream.destroy()
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(0))
  })
})
