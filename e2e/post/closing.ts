export interface Closing {
  /** Whether nobody holds the post office closed: two journeys may do so at once. */
  isOpen(): boolean
  close(by: string): void
  open(by: string): void
  turnAway(): void
  /** How often somebody came in vain. */
  turnedAway(): number
}

export function closing(): Closing {
  const holders = new Set<string>()
  let count = 0
  return {
    isOpen: () => holders.size === 0,
    close: (by) => void holders.add(by),
    open: (by) => void holders.delete(by),
    turnAway: () => {
      count += 1
    },
    turnedAway: () => count,
  }
}
