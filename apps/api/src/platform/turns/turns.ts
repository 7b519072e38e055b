/** Runs work in the order in which it came: one piece of a key at a time, and of all keys as many as `atOnce`. */
export function turns<Key>({ atOnce }: { atOnce: number }) {
  const waiting: { key: Key; start: () => void }[] = []
  const running = new Set<Key>()

  function startNext(): void {
    if (running.size >= atOnce) return
    const at = waiting.findIndex(({ key }) => !running.has(key))
    const [next] = at === -1 ? [] : waiting.splice(at, 1)
    if (next === undefined) return
    running.add(next.key)
    next.start()
  }

  return async function inTurn<Result>(key: Key, work: () => Promise<Result>): Promise<Result> {
    await new Promise<void>((start) => {
      waiting.push({ key, start })
      startNext()
    })
    try {
      return await work()
    } finally {
      running.delete(key)
      startNext()
    }
  }
}
