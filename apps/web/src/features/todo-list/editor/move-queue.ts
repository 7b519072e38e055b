import { createStore, type Store } from '../../../shared/api/store.ts'
import { moved } from './moved.ts'

/** A step put elsewhere. Places count from 0. */
export interface Move {
  stepId: number
  from: number
  to: number
}

interface MoveQueueOptions {
  send: (move: Move) => Promise<unknown>
  /** Resolves when what the API keeps is on the screen. */
  refresh: () => Promise<unknown>
  /** Once for all that was asked for while the first was being saved. */
  onDone: (moves: readonly Move[], last: Move) => void
  /** What was not sent yet is given up; what was saved before it stays. */
  onRefused: (error: unknown) => void
}

export interface MoveQueue {
  /** The steps in the order that was asked for; null while the screen shows what the API keeps. */
  order: Store<readonly number[] | null>
  /** `shown` are the steps as the person sees them. */
  ask: (shown: readonly number[], stepId: number, to: number) => void
}

/**
 * Moves that are asked for faster than they can be saved: each is shown at once and saved in its turn, because a place
 * only means something in the order that the move before it left. A step that moves on while it waits is sent once.
 */
export function createMoveQueue({ send, refresh, onDone, onRefused }: MoveQueueOptions): MoveQueue {
  const order = createStore<readonly number[] | null>(null)
  let waiting: readonly Move[] = []
  let isSaving = false
  let isGivingUp = false

  const sendAll = async (done: Move[]) => {
    for (let next = waiting[0]; next !== undefined; next = waiting[0]) {
      waiting = waiting.slice(1)
      await send(next)
      done.push(next)
    }
  }

  const giveUp = async (error: unknown, saved: readonly number[]) => {
    isGivingUp = true
    waiting = []
    order.set(saved)
    onRefused(error)
    await refresh()
    isGivingUp = false
  }

  const save = async (before: readonly number[]) => {
    const done: Move[] = []
    try {
      do {
        await sendAll(done)
        await refresh()
      } while (waiting.length > 0)
      const last = done.at(-1)
      if (last !== undefined) onDone(done.reduce(withMove, []), last)
    } catch (error) {
      await giveUp(error, done.reduce(afterMove, before))
    } finally {
      isSaving = false
      order.set(null)
    }
  }

  const ask = (shown: readonly number[], stepId: number, to: number) => {
    // The order it was asked in is about to be taken back.
    if (isGivingUp) return
    const from = shown.indexOf(stepId)
    order.set(moved(shown, from, to))
    waiting = withMove(waiting, { stepId, from, to })
    if (isSaving) return
    isSaving = true
    void save(shown)
  }

  return { order, ask }
}

/** Moves of one step that follow each other are one; one that leads back is none. */
function withMove(moves: readonly Move[], move: Move): readonly Move[] {
  const last = moves.at(-1)
  const joined = last?.stepId === move.stepId ? { ...move, from: last.from } : move
  const before = joined === move ? moves : moves.slice(0, -1)
  return joined.from === joined.to ? before : [...before, joined]
}

function afterMove(order: readonly number[], { stepId, to }: Move): readonly number[] {
  return moved(order, order.indexOf(stepId), to)
}
