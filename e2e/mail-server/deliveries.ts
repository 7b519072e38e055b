import { EventEmitter } from 'node:events'

/** A mail as it was received: the envelope, and everything that was sent after DATA. */
export interface Delivery {
  sender: string
  recipient: string
  message: string
}

export interface Deliveries {
  put(delivery: Delivery): void
  /** All deliveries to one address, oldest first, once there are more than `known` or the timeout is over. */
  deliveredTo(recipient: string, known: number, timeout: AbortSignal): Promise<readonly Delivery[]>
}

/** Received mails by address, so that journeys that run side by side do not see each other's. */
export function deliveries(): Deliveries {
  const byRecipient = new Map<string, Delivery[]>()
  const arrivals = new EventEmitter().setMaxListeners(0)

  return {
    put: (delivery) => {
      const { recipient } = delivery
      byRecipient.set(recipient, [...(byRecipient.get(recipient) ?? []), delivery])
      arrivals.emit(recipient)
    },
    deliveredTo: (recipient, known, timeout) =>
      new Promise((resolve) => {
        const look = () => {
          const found = byRecipient.get(recipient) ?? []
          if (found.length <= known && !timeout.aborted) return
          arrivals.off(recipient, look)
          timeout.removeEventListener('abort', look)
          resolve(found)
        }
        arrivals.on(recipient, look)
        timeout.addEventListener('abort', look)
        look()
      }),
  }
}
