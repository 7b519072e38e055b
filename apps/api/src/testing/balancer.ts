import { setTimeout as delay } from 'node:timers/promises'

const LOOK_EVERY = 50

export interface Balancer {
  /** One of those that are ready, each in its turn. */
  next(): string
  ready(): readonly string[]
  stop(): Promise<void>
}

/** What a proxy does, for clients that ask it whom to turn to: it looks who is ready, and gives each its turn. */
export function startBalancer(addresses: readonly string[]): Balancer {
  let ready: readonly string[] = addresses
  let turn = 0
  let isStopped = false

  async function look(): Promise<void> {
    while (!isStopped) {
      const states = await Promise.all(addresses.map(isReady))
      ready = addresses.filter((_address, index) => states[index])
      await delay(LOOK_EVERY)
    }
  }

  const looking = look()
  return {
    next: () => {
      turn += 1
      return ready[turn % ready.length] ?? ''
    },
    ready: () => ready,
    stop: async () => {
      isStopped = true
      await looking
    },
  }
}

const isReady = (address: string) =>
  fetch(`${address}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
