export interface Availability {
  /** Whether no journey keeps the server down: two journeys may do so at once. */
  isUp(): boolean
  takeDown(by: string): void
  bringUp(by: string): void
  countRefused(): void
  /** The number of connections that were refused. */
  refused(): number
}

export function availability(): Availability {
  const holders = new Set<string>()
  let count = 0
  return {
    isUp: () => holders.size === 0,
    takeDown: (by) => void holders.add(by),
    bringUp: (by) => void holders.delete(by),
    countRefused: () => {
      count += 1
    },
    refused: () => count,
  }
}
