import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { type Move, moved, useOrder } from './use-order.ts'

type OnDone = NonNullable<Parameters<typeof useOrder>[0]['onDone']>

/** More microtask turns than any chain of answers here needs; no timer is used. */
async function settled() {
  for (let turn = 0; turn < 100; turn += 1) await Promise.resolve()
}

/** A list whose saves the test answers one by one. Items are named 1 to 6 by their first order. */
function aList() {
  const sent: { move: Move; order: readonly number[] }[] = []
  const answers: PromiseWithResolvers<void>[] = []
  const onDone = vi.fn<OnDone>()
  const onRefused = vi.fn<(error: unknown) => void>()
  const refresh = vi.fn(async () => undefined)
  let kept: readonly number[] = [1, 2, 3, 4, 5, 6]
  const client = new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } })
  const { result, rerender } = renderHook(
    () =>
      useOrder({
        scope: 'list',
        kept,
        save: (move, order) => {
          sent.push({ move, order })
          const answer = Promise.withResolvers<void>()
          answers.push(answer)
          return answer.promise
        },
        refresh,
        onDone,
        onRefused,
      }),
    { wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider> },
  )
  const shown = () => result.current.asked ?? kept
  return {
    onDone,
    onRefused,
    refresh,
    shown,
    done: () => onDone.mock.calls.map(([moves, last]) => [moves, last]),
    sent: () => sent.map(({ move: { id, to } }) => [id, to]),
    orders: () => sent.map(({ order }) => order.join('')),
    asked: () => result.current.asked,
    /** As a press on the button of an item: one place up or down from where the screen shows it. */
    press: (id: number, by: number) =>
      act(async () => {
        result.current.move(id, shown().indexOf(id) + by)
        await settled()
      }),
    /** After the list was read anew. */
    undo: () => {
      kept = sent.at(-1)?.order ?? kept
      rerender()
      return act(async () => {
        onDone.mock.lastCall?.[2].undo()
        await settled()
      })
    },
    /** The API has saved the move sent last, and what follows from that has happened. */
    saved: () =>
      act(async () => {
        answers.at(-1)?.resolve()
        await settled()
      }),
    refused: (error: unknown) =>
      act(async () => {
        answers.at(-1)?.reject(error)
        await settled()
      }),
    settled: () => act(settled),
  }
}

describe('moves that are asked for while another is being saved', () => {
  it('are shown at once', async () => {
    const list = aList()
    for (let press = 0; press < 5; press += 1) await list.press(6, -1)
    expect(list.shown()).toEqual([6, 1, 2, 3, 4, 5])
    expect(list.sent()).toEqual([[6, 4]])
  })

  it('of one item are sent as one, to where the last press left it', async () => {
    const list = aList()
    for (let press = 0; press < 5; press += 1) await list.press(6, -1)
    await list.saved()
    expect(list.sent()).toEqual([
      [6, 4],
      [6, 0],
    ])
    expect(list.onDone).not.toHaveBeenCalled()
    await list.saved()
    expect(list.done()).toEqual([[[{ id: 6, from: 5, to: 0 }], { id: 6, from: 4, to: 0 }]])
    expect(list.asked()).toBeNull()
  })

  it('of several items are sent one after the other, in the order of the presses', async () => {
    const list = aList()
    await list.press(1, 1)
    await list.press(3, -1)
    await list.press(3, -1)
    await list.press(6, -1)
    expect(list.shown()).toEqual([3, 2, 1, 4, 6, 5])
    await list.saved()
    await list.saved()
    await list.saved()
    expect(list.sent()).toEqual([
      [1, 1],
      [3, 0],
      [6, 4],
    ])
    expect(list.orders()).toEqual(['213456', '321456', '321465'])
    expect(list.onDone).toHaveBeenCalledOnce()
  })

  it('that lead back to where a waiting item stood are not sent', async () => {
    const list = aList()
    await list.press(1, 1)
    await list.press(6, -1)
    await list.press(6, 1)
    await list.saved()
    expect(list.sent()).toEqual([[1, 1]])
    expect(list.onDone).toHaveBeenCalledOnce()
  })

  it('are reported as no move where the item ends where it began', async () => {
    const list = aList()
    await list.press(6, -1)
    await list.press(6, 1)
    await list.saved()
    await list.saved()
    expect(list.sent()).toEqual([
      [6, 4],
      [6, 5],
    ])
    expect(list.done()).toEqual([[[], { id: 6, from: 4, to: 5 }]])
  })

  it('and while the screen is being made true, belong to the same message', async () => {
    const list = aList()
    const truth = Promise.withResolvers<undefined>()
    list.refresh.mockReturnValueOnce(truth.promise)
    await list.press(6, -1)
    await list.saved()
    await list.press(6, -1)
    expect(list.shown()).toEqual([1, 2, 3, 6, 4, 5])
    truth.resolve(undefined)
    await list.settled()
    await list.saved()
    expect(list.sent()).toEqual([
      [6, 4],
      [6, 3],
    ])
    expect(list.done()).toEqual([[[{ id: 6, from: 5, to: 3 }], { id: 6, from: 4, to: 3 }]])
  })

  it('are taken back together, the last one first', async () => {
    const list = aList()
    await list.press(1, 1)
    await list.press(6, -1)
    await list.saved()
    await list.saved()
    await list.undo()
    expect(list.shown()).toEqual([1, 2, 3, 4, 5, 6])
    await list.saved()
    await list.saved()
    expect(list.sent().slice(2)).toEqual([
      [6, 5],
      [1, 0],
    ])
    expect(list.onDone.mock.lastCall?.[2].isUndo).toBe(true)
  })
})

describe('a move that is refused', () => {
  it('takes back what waits behind it, and keeps what was saved before it', async () => {
    const list = aList()
    const truth = Promise.withResolvers<undefined>()
    await list.press(1, 1)
    await list.press(6, -1)
    await list.press(4, -1)
    await list.saved()
    list.refresh.mockReturnValueOnce(truth.promise)
    const reason = new Error('refused')
    await list.refused(reason)
    expect(list.sent()).toEqual([
      [1, 1],
      [6, 4],
    ])
    expect(list.onRefused.mock.calls).toEqual([[reason]])
    expect(list.onDone).not.toHaveBeenCalled()
    expect(list.shown()).toEqual([2, 1, 3, 4, 5, 6])
    truth.resolve(undefined)
    await list.settled()
    expect(list.asked()).toBeNull()
  })

  it('leaves no room for another until the screen is true again, and then does', async () => {
    const list = aList()
    const truth = Promise.withResolvers<undefined>()
    await list.press(6, -1)
    list.refresh.mockReturnValueOnce(truth.promise)
    await list.refused(new Error('refused'))
    await list.press(6, -1)
    expect(list.sent()).toEqual([[6, 4]])
    truth.resolve(undefined)
    await list.settled()
    await list.press(2, -1)
    await list.saved()
    expect(list.sent().at(-1)).toEqual([2, 0])
    expect(list.onDone).toHaveBeenCalledOnce()
  })
})

describe('a list with one item put elsewhere', () => {
  it.each([
    [0, 2, ['β', 'γ', 'α', 'δ']],
    [3, 0, ['δ', 'α', 'β', 'γ']],
    [1, 2, ['α', 'γ', 'β', 'δ']],
    [2, 2, ['α', 'β', 'γ', 'δ']],
    [7, 0, ['α', 'β', 'γ', 'δ']],
  ])('puts the one at %i at %i', (from, to, expected) => {
    expect(moved(['α', 'β', 'γ', 'δ'], from, to)).toEqual(expected)
  })
})
