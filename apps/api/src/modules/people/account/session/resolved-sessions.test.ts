import { describe, expect, it, vi } from 'vitest'
import { testClock } from '../../../../platform/clock.ts'
import {
  REMEMBERED_AT_ONCE,
  type Resolution,
  type ResolvedSession,
  resolvedSessions,
} from './resolved-sessions.service.ts'

const clock = testClock('2026-03-10T09:00:00Z')

function sessionOf(accountId: number): Resolution & { state: 'valid' } {
  const id = `session of ${accountId}`
  return {
    state: 'valid',
    claims: { use: 'session', sessionId: id },
    expiresAt: new Date('2026-03-17T09:00:00Z'),
    session: { id, accountId } as ResolvedSession,
  }
}

/** Resolved sessions of a process that receives the changes of others, with what counts the reading of one. */
function informed() {
  const sessions = resolvedSessions(clock)
  sessions.setInformed(true)
  const read = vi.fn(async (accountId: number): Promise<Resolution> => sessionOf(accountId))
  const find = (accountId: number) => sessions.find(`token of ${accountId}`, () => read(accountId))
  return { ...sessions, read, find }
}

describe('a resolved session', () => {
  it('is read once, until five seconds have passed since the reading began', async () => {
    const { find, read } = informed()
    await find(1)
    clock.advance({ seconds: 4.999 })
    expect(await find(1)).toEqual(sessionOf(1))
    expect(read).toHaveBeenCalledTimes(1)
    clock.advance({ seconds: 0.001 })
    await find(1)
    expect(read).toHaveBeenCalledTimes(2)
  })

  it('is read again when the clock was put back', async () => {
    const { find, read } = informed()
    await find(1)
    clock.advance({ seconds: -1 })
    await find(1)
    expect(read).toHaveBeenCalledTimes(2)
  })

  it('is forgotten when it changes, and no other', async () => {
    const { find, forget, read } = informed()
    await find(1)
    await find(2)
    forget([1, 3])
    await find(1)
    await find(2)
    expect(read.mock.calls).toEqual([[1], [2], [1]])
    forget('everyone')
    await find(2)
    expect(read).toHaveBeenCalledTimes(4)
  })

  it('is not remembered when something changed while it was read', async () => {
    const { find, forget, read } = informed()
    const slow = Promise.withResolvers<Resolution>()
    read.mockReturnValueOnce(slow.promise)
    const found = find(1)
    forget([1])
    slow.resolve(sessionOf(1))
    expect(await found).toEqual(sessionOf(1))
    await find(1)
    expect(read).toHaveBeenCalledTimes(2)
  })

  it('is not remembered while changes of other processes are not received', async () => {
    const { find, setInformed, read } = informed()
    await find(1)
    setInformed(false)
    await find(1)
    await find(1)
    expect(read).toHaveBeenCalledTimes(3)
    setInformed(true)
    await find(1)
    await find(1)
    expect(read).toHaveBeenCalledTimes(4)
  })

  it.each(['expired', 'unknown'] as const)('is not remembered when it is %s', async (state) => {
    const { find, read } = informed()
    read.mockResolvedValueOnce({ state })
    expect(await find(1)).toEqual({ state })
    expect(await find(1)).toEqual(sessionOf(1))
  })

  it('falls out, the oldest first, when there are too many', async () => {
    const { find, read } = informed()
    for (let accountId = 0; accountId <= REMEMBERED_AT_ONCE; accountId += 1) await find(accountId)
    read.mockClear()
    await find(1)
    expect(read).not.toHaveBeenCalled()
    await find(0)
    expect(read).toHaveBeenCalledTimes(1)
  })
})
