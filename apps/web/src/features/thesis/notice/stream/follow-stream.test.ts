import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { followStream, type StreamOutcome } from './follow-stream.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => stop())

interface Attempt {
  end: (outcome: StreamOutcome) => void
  onOpened: () => void
  signal: AbortSignal
}

let stop: () => void = () => undefined

/** A source whose streams end when the test says so; `random` is constant, so that pauses are known. */
function follow(random = 1) {
  const attempts: Attempt[] = []
  const poll = vi.fn(async (_signal: AbortSignal) => undefined)
  stop = followStream({
    open: (signal, onOpened) => new Promise((end) => attempts.push({ end, onOpened, signal })),
    poll,
    random: () => random,
  })
  const endLast = async (outcome: StreamOutcome) => {
    attempts.at(-1)?.end(outcome)
    await vi.advanceTimersByTimeAsync(0)
  }
  return { attempts, poll, endLast }
}

const after = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

describe('a stream that ends', () => {
  it('is opened again after a short pause', async () => {
    const { attempts, endLast } = follow()
    await endLast('spoke')
    await after(2_999)
    expect(attempts).toHaveLength(1)
    await after(1)
    expect(attempts).toHaveLength(2)
  })

  it('is opened again by no two browsers in the same moment', async () => {
    const { attempts, endLast } = follow(0)
    await endLast('spoke')
    await after(1_500)
    expect(attempts).toHaveLength(2)
  })

  it('is opened again at once when the browser is back on line', async () => {
    const { attempts, endLast } = follow()
    await endLast('failed')
    dispatchEvent(new Event('online'))
    await after(0)
    expect(attempts).toHaveLength(2)
  })
})

describe('a stream that cannot be had', () => {
  it('is tried again after pauses that double, up to two minutes', async () => {
    const { attempts, endLast } = follow()
    for (const pause of [6_000, 12_000, 24_000, 48_000, 96_000, 120_000, 120_000]) {
      await endLast('failed')
      const before = attempts.length
      await after(pause - 1)
      expect(attempts).toHaveLength(before)
      await after(1)
      expect(attempts).toHaveLength(before + 1)
    }
  })

  it('is forgiven its failures once one has spoken', async () => {
    const { attempts, endLast } = follow()
    await endLast('failed')
    await after(6_000)
    await endLast('spoke')
    await after(3_000)
    expect(attempts).toHaveLength(3)
  })

  it('is replaced by asking every 30 seconds after the second failure, until one opens', async () => {
    const { attempts, poll, endLast } = follow()
    await endLast('failed')
    expect(poll).not.toHaveBeenCalled()
    await after(6_000)
    await endLast('failed')
    expect(poll).toHaveBeenCalledTimes(1)
    await after(60_000)
    expect(poll).toHaveBeenCalledTimes(3)
    attempts.at(-1)?.onOpened()
    await after(120_000)
    expect(poll).toHaveBeenCalledTimes(3)
  })
})

describe('a stream that says nothing', () => {
  it('is replaced by asking at once, and is tried again meanwhile', async () => {
    const { attempts, poll, endLast } = follow()
    await endLast('silent')
    expect(poll).toHaveBeenCalledTimes(1)
    await after(6_000)
    expect(attempts).toHaveLength(2)
    await after(24_000)
    expect(poll).toHaveBeenCalledTimes(2)
  })

  it('outdates an answer that was being waited for as soon as one speaks', async () => {
    const { attempts, poll, endLast } = follow()
    await endLast('silent')
    const [[asked] = []] = poll.mock.calls
    expect(asked?.aborted).toBe(false)
    await after(6_000)
    attempts.at(-1)?.onOpened()
    expect(asked?.aborted).toBe(true)
  })
})

describe('nothing is asked any more', () => {
  it('once the API has refused', async () => {
    const { attempts, poll, endLast } = follow()
    await endLast('refused')
    await after(600_000)
    expect(attempts).toHaveLength(1)
    expect(poll).not.toHaveBeenCalled()
  })

  it('once it was stopped, whether a stream is open or awaited', async () => {
    const { attempts, poll, endLast } = follow()
    await endLast('failed')
    await after(6_000)
    await endLast('failed')
    stop()
    await after(600_000)
    expect(attempts).toHaveLength(2)
    expect(attempts.every(({ signal }) => signal.aborted)).toBe(true)
    expect(poll).toHaveBeenCalledTimes(1)
  })
})
