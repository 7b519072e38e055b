import { describe, expect, it, vi } from 'vitest'
import { createMoveQueue, type Move } from './move-queue.ts'

/** More turns than any chain of answers here takes; nothing waits for a clock. */
async function settled() {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
}

/** A queue whose answers the test gives when it likes. Steps are named 1 to 6 as they stood at first. */
function aQueue() {
  const sent: Move[] = []
  const answers: PromiseWithResolvers<void>[] = []
  const onDone = vi.fn<(moves: readonly Move[], last: Move) => void>()
  const onRefused = vi.fn<(error: unknown) => void>()
  const refresh = vi.fn(async () => undefined)
  const queue = createMoveQueue({
    send: (move) => {
      sent.push(move)
      const answer = Promise.withResolvers<void>()
      answers.push(answer)
      return answer.promise
    },
    refresh,
    onDone,
    onRefused,
  })
  const shown = () => queue.order.get() ?? [1, 2, 3, 4, 5, 6]
  return {
    onDone,
    onRefused,
    refresh,
    shown,
    sent: () => sent.map(({ stepId, to }) => [stepId, to]),
    order: queue.order,
    /** As a press on the button of a step: one place up or down from where the screen shows it. */
    press: (stepId: number, by: number) => {
      const ids = shown()
      queue.ask(ids, stepId, ids.indexOf(stepId) + by)
    },
    /** The API has taken in the move sent last, and what follows from that has happened. */
    saved: async () => {
      answers.at(-1)?.resolve()
      await settled()
    },
    refused: async (error: unknown) => {
      answers.at(-1)?.reject(error)
      await settled()
    },
  }
}

describe('moves that are asked for while another is being saved', () => {
  it('are shown at once', () => {
    const queue = aQueue()
    for (let press = 0; press < 5; press += 1) queue.press(6, -1)
    expect(queue.shown()).toEqual([6, 1, 2, 3, 4, 5])
    expect(queue.sent()).toEqual([[6, 4]])
  })

  it('of one step are sent as one, to where the last press left it', async () => {
    const queue = aQueue()
    for (let press = 0; press < 5; press += 1) queue.press(6, -1)
    await queue.saved()
    expect(queue.sent()).toEqual([
      [6, 4],
      [6, 0],
    ])
    expect(queue.onDone).not.toHaveBeenCalled()
    await queue.saved()
    expect(queue.onDone.mock.calls).toEqual([
      [[{ stepId: 6, from: 5, to: 0 }], { stepId: 6, from: 4, to: 0 }],
    ])
    expect(queue.order.get()).toBeNull()
  })

  it('of several steps are sent one after the other, in the order of the presses', async () => {
    const queue = aQueue()
    queue.press(1, 1)
    queue.press(3, -1)
    queue.press(3, -1)
    queue.press(6, -1)
    expect(queue.shown()).toEqual([3, 2, 1, 4, 6, 5])
    await queue.saved()
    await queue.saved()
    await queue.saved()
    expect(queue.sent()).toEqual([
      [1, 1],
      [3, 0],
      [6, 4],
    ])
    expect(queue.onDone).toHaveBeenCalledOnce()
  })

  it('that lead back to where a waiting step stood are not sent', async () => {
    const queue = aQueue()
    queue.press(1, 1)
    queue.press(6, -1)
    queue.press(6, 1)
    await queue.saved()
    expect(queue.sent()).toEqual([[1, 1]])
    expect(queue.onDone).toHaveBeenCalledOnce()
  })

  it('are told as no move where the step ends where it began', async () => {
    const queue = aQueue()
    queue.press(6, -1)
    queue.press(6, 1)
    await queue.saved()
    await queue.saved()
    expect(queue.sent()).toEqual([
      [6, 4],
      [6, 5],
    ])
    expect(queue.onDone.mock.calls).toEqual([[[], { stepId: 6, from: 4, to: 5 }]])
  })

  it('and while the screen is being made true, belong to the same message', async () => {
    const queue = aQueue()
    const truth = Promise.withResolvers<undefined>()
    queue.refresh.mockReturnValueOnce(truth.promise)
    queue.press(6, -1)
    await queue.saved()
    queue.press(6, -1)
    expect(queue.shown()).toEqual([1, 2, 3, 6, 4, 5])
    truth.resolve(undefined)
    await queue.saved()
    await queue.saved()
    expect(queue.sent()).toEqual([
      [6, 4],
      [6, 3],
    ])
    expect(queue.onDone.mock.calls).toEqual([
      [[{ stepId: 6, from: 5, to: 3 }], { stepId: 6, from: 4, to: 3 }],
    ])
  })
})

describe('a move that is refused', () => {
  it('takes back what waits behind it, and keeps what was saved before it', async () => {
    const queue = aQueue()
    const truth = Promise.withResolvers<undefined>()
    queue.press(1, 1)
    queue.press(6, -1)
    queue.press(4, -1)
    await queue.saved()
    queue.refresh.mockReturnValueOnce(truth.promise)
    const reason = new Error('refused')
    await queue.refused(reason)
    expect(queue.sent()).toEqual([
      [1, 1],
      [6, 4],
    ])
    expect(queue.onRefused.mock.calls).toEqual([[reason]])
    expect(queue.onDone).not.toHaveBeenCalled()
    expect(queue.shown()).toEqual([2, 1, 3, 4, 5, 6])
    truth.resolve(undefined)
    await settled()
    expect(queue.order.get()).toBeNull()
  })

  it('leaves no room for another until the screen is true again, and then does', async () => {
    const queue = aQueue()
    const truth = Promise.withResolvers<undefined>()
    queue.press(6, -1)
    queue.refresh.mockReturnValueOnce(truth.promise)
    await queue.refused(new Error('refused'))
    queue.press(6, -1)
    expect(queue.sent()).toEqual([[6, 4]])
    truth.resolve(undefined)
    await settled()
    queue.press(2, -1)
    await queue.saved()
    expect(queue.sent().at(-1)).toEqual([2, 0])
    expect(queue.onDone).toHaveBeenCalledOnce()
  })
})
