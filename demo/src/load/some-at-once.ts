/** Works on a limited number of items at once and returns the results in the order of the items. */
export async function someAtOnce<Item, Result>(
  atOnce: number,
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const queue = items.entries()
  async function worker(): Promise<void> {
    for (const [index, item] of queue) results[index] = await work(item)
  }
  const workers = await Promise.allSettled(Array.from({ length: atOnce }, worker))
  const failed = workers.find((one) => one.status === 'rejected')
  if (failed) throw failed.reason
  return results
}
