/** Throws unless each comment that was acknowledged is there once. */
export function refuseLosses(acknowledged: readonly string[], kept: readonly { text: string }[]): void {
  const times = new Map<string, number>()
  for (const { text } of kept) times.set(text, (times.get(text) ?? 0) + 1)
  const lost = acknowledged.filter((text) => times.get(text) !== 1)
  if (lost.length === 0) return
  throw new Error(`${lost.length} acknowledged comments are not there once: ${lost[0]} …`)
}
