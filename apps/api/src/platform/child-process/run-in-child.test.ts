import { describe, expect, it } from 'vitest'
import { SECOND } from '../durations.ts'
import { ChildLimitReached, runInChild } from './run-in-child.ts'

const PROGRAM = new URL('./child.fixture.ts', import.meta.url)
const run = (order: object, limits = { memoryMb: 64, time: 20 * SECOND }) =>
  runInChild<unknown>(PROGRAM, order, limits)

describe('a program in a process of its own', () => {
  it('returns its result', async () => {
    expect(await run({ do: 'double', number: 21 })).toBe(42)
  })

  it('returns its error, of the same kind', async () => {
    await expect(run({ do: 'fail' })).rejects.toThrow(RangeError)
  })

  it('does not see the environment of its parent', async () => {
    expect(await run({ do: 'readEnvironment' })).not.toContain('PATH')
  })

  it('is ended when it takes more memory than it may, and this process goes on', async () => {
    await expect(run({ do: 'grow' })).rejects.toThrow(ChildLimitReached)
  })

  it('is ended when it keeps more outside of its heap than it says it may', async () => {
    await expect(run({ do: 'growBuffers' })).rejects.toThrow('without an answer (SIGKILL)')
  })

  it('is ended when it takes longer than it may', async () => {
    await expect(run({ do: 'wait' }, { memoryMb: 64, time: SECOND })).rejects.toThrow(ChildLimitReached)
  })

  it.each([
    ['ends without an answer', PROGRAM, 'without an answer (3)'],
    ['does not load', new URL('./no-such-program.ts', PROGRAM), 'Cannot find module'],
  ])('is a fault of ours, and no limit, when it %s', async (_case, program, message) => {
    const failure = runInChild(program, { do: 'exit' }, { memoryMb: 64, time: 20 * SECOND })
    await expect(failure).rejects.toThrow(message)
    await expect(failure).rejects.not.toBeInstanceOf(ChildLimitReached)
  })
})
