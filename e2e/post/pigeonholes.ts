import { EventEmitter } from 'node:events'

/** A letter as it was taken: the envelope, and all that was said after DATA. */
export interface Delivery {
  sender: string
  recipient: string
  message: string
}

export interface Pigeonholes {
  put(delivery: Delivery): void
  /** All for one address, oldest first: as soon as there are more than `known`, or when the patience is over. */
  lettersTo(recipient: string, known: number, patience: AbortSignal): Promise<readonly Delivery[]>
}

/** What has come, by address: journeys that run side by side see nothing of each other's. */
export function pigeonholes(): Pigeonholes {
  const holes = new Map<string, Delivery[]>()
  const bell = new EventEmitter().setMaxListeners(0)

  return {
    put: (delivery) => {
      const { recipient } = delivery
      holes.set(recipient, [...(holes.get(recipient) ?? []), delivery])
      bell.emit(recipient)
    },
    lettersTo: (recipient, known, patience) =>
      new Promise((resolve) => {
        const look = () => {
          const letters = holes.get(recipient) ?? []
          if (letters.length <= known && !patience.aborted) return
          bell.off(recipient, look)
          patience.removeEventListener('abort', look)
          resolve(letters)
        }
        bell.on(recipient, look)
        patience.addEventListener('abort', look)
        look()
      }),
  }
}
