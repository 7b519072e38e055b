import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

/** A move of one item. Places count from 0. */
export interface Move {
  id: number
  from: number
  to: number
}

interface OrderOptions {
  /** Moves of one scope are saved one after the other, because a place refers to the order before the move. */
  scope: string
  /** Ids of the items in the order that the API keeps. */
  kept: readonly number[]
  /** `order` is the whole order that the move leaves. */
  save: (move: Move, order: readonly number[]) => Promise<unknown>
  /** Resolves when the screen shows the order of the API. */
  refresh: () => Promise<unknown>
  /** Called once for all moves that were made while the first one was being saved. */
  onDone?: (moves: readonly Move[], last: Move, how: { isUndo: boolean; undo: () => void }) => void
  /** Moves that wait are given up; those saved before the refused one stay. */
  onRefused: (error: unknown) => void
}

export interface Order {
  /** Ids of the items in the wanted order; null while the screen shows the order of the API. */
  asked: readonly number[] | null
  move: (id: number, to: number) => void
}

/** All moves from the first press until the screen shows the order of the API again. */
interface Batch {
  asked: Move[]
  done: Move[]
  shown: readonly number[]
  saved: readonly number[]
  isUndo: boolean
  isRefused: boolean
}

/** The order of a list whose items can be moved faster than the API saves the moves; each is shown at once. */
export function useOrder({ scope, kept, save, refresh, onDone, onRefused }: OrderOptions): Order {
  const [asked, setAsked] = useState<readonly number[] | null>(null)
  const running = useRef<Batch | null>(null)
  const latest = useRef(kept)
  useEffect(() => {
    latest.current = kept
  }, [kept])

  const end = () => {
    running.current = null
    setAsked(null)
  }

  const { mutate } = useMutation({
    scope: { id: scope },
    mutationFn: async ({ batch, place }: { batch: Batch; place: number }) => {
      const next = batch.asked[place]
      if (next === undefined || batch.isRefused) return
      // An item that moves again while it waits is sent once, or not at all when it is back at its place.
      const move = { ...next, from: batch.saved.indexOf(next.id) }
      if (batch.asked[place + 1]?.id === move.id || move.from === move.to) return
      const order = moved(batch.saved, move.from, move.to)
      await save(move, order)
      batch.saved = order
      batch.done.push(move)
    },
    onSuccess: async (_saved, { batch, place }) => {
      const isLast = () => place === batch.asked.length - 1
      if (batch.isRefused || !isLast()) return
      await refresh()
      if (!isLast()) return
      end()
      const last = batch.done.at(-1)
      const moves = batch.done.reduce(joined, [])
      if (last !== undefined) onDone?.(moves, last, { isUndo: batch.isUndo, undo: () => takeBack(moves) })
    },
    onError: async (error, { batch }) => {
      batch.isRefused = true
      setAsked(batch.saved)
      onRefused(error)
      await refresh()
      end()
    },
  })

  const ask = (id: number, to: number, isUndo: boolean) => {
    const batch = running.current ?? newBatch(latest.current)
    running.current = batch
    // The order that the press was based on is about to be undone.
    if (batch.isRefused) return
    const from = batch.shown.indexOf(id)
    batch.isUndo ||= isUndo
    batch.shown = moved(batch.shown, from, to)
    batch.asked.push({ id, from, to })
    setAsked(batch.shown)
    mutate({ batch, place: batch.asked.length - 1 })
  }

  const takeBack = (moves: readonly Move[]) => {
    for (const { id, from } of moves.toReversed()) ask(id, from, true)
  }

  return { asked, move: (id, to) => ask(id, to, false) }
}

function newBatch(kept: readonly number[]): Batch {
  return { asked: [], done: [], shown: kept, saved: kept, isUndo: false, isRefused: false }
}

/** Consecutive moves of one item become one; a move back to the start is dropped. */
function joined(moves: readonly Move[], move: Move): readonly Move[] {
  const last = moves.at(-1)
  if (last?.id !== move.id) return [...moves, move]
  const whole = { ...move, from: last.from }
  return whole.from === whole.to ? moves.slice(0, -1) : [...moves.slice(0, -1), whole]
}

/** Returns the list with one item moved. Places count from 0. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_item, index) => index !== from)
  const item = items[from]
  return item === undefined ? [...items] : [...rest.slice(0, to), item, ...rest.slice(to)]
}
