/** A module as a bundler knows it, whatever bundler that is. */
export interface ModuleFacts {
  /** Bytes as they will be sent, roughly. */
  size: number
  /** The ids of what it imports statically. */
  imports: readonly string[]
}

export interface PageFacts {
  /** The modules that it begins with: its own and those of the frames around it. */
  entries: readonly string[]
  /** How dear a byte is that it loads without need; 1 when nothing is said. */
  costOfByte?: number
}

/** A file to be: its modules, and the places in the list of the pages that load it. */
export interface PlannedChunk {
  modules: readonly string[]
  pages: readonly number[]
}

export interface PlanOptions {
  /** Null for a module that the plan is to leave alone. */
  factsOf: (id: string) => ModuleFacts | null
  /** What one more request costs a page, in bytes that could be sent in the time of a round trip. */
  costOfRequest: number
}

/** Modules that travel together. */
interface Chunk {
  /** Who needs them: a bit for each page. */
  pages: bigint
  size: number
  modules: string[]
  /** Numbers of the chunks that it imports from. */
  imports: Set<number>
}

/**
 * Which modules share a file. At first every set of pages has a file of its own: nobody loads what they do not need, in
 * a hundred requests. Then the two files are joined, again and again, whose joining saves the pages more in requests
 * than it costs them in bytes.
 *
 * @returns the files; what is in them imports only from its own file and from those before it
 */
export function planChunks(
  pages: readonly PageFacts[],
  { factsOf, costOfRequest }: PlanOptions,
): PlannedChunk[] {
  const chunks = chunksByPages(pagesOfModules(pages, factsOf), factsOf)
  const costs = pages.map(({ costOfByte = 1 }) => costOfByte)
  const bytesFor = (those: bigint) => placesOf(those).reduce((sum, page) => sum + (costs[page] ?? 1), 0)
  const gainOf = (a: Chunk, b: Chunk) =>
    costOfRequest * placesOf(a.pages & b.pages).length -
    a.size * bytesFor(b.pages & ~a.pages) -
    b.size * bytesFor(a.pages & ~b.pages)

  for (let pair = bestPair(chunks, gainOf); pair !== undefined; pair = bestPair(chunks, gainOf)) {
    join(chunks, pair.a, pair.b)
  }
  return importedFirst(chunks).map(({ modules, pages: those }) => ({ modules, pages: placesOf(those) }))
}

function pagesOfModules(
  pages: readonly PageFacts[],
  factsOf: PlanOptions['factsOf'],
): ReadonlyMap<string, bigint> {
  const found = new Map<string, bigint>()
  for (const [page, { entries }] of pages.entries()) {
    const reached = new Set(entries)
    // A set that grows while it is walked is walked to its new end.
    for (const id of reached) {
      const facts = factsOf(id)
      if (facts === null) continue
      found.set(id, (found.get(id) ?? 0n) | (1n << BigInt(page)))
      for (const imported of facts.imports) reached.add(imported)
    }
  }
  return found
}

function chunksByPages(
  pagesOf: ReadonlyMap<string, bigint>,
  factsOf: PlanOptions['factsOf'],
): Map<number, Chunk> {
  const numbers = new Map<bigint, number>()
  const chunks = new Map<number, Chunk>()
  for (const pages of pagesOf.values()) {
    if (numbers.has(pages)) continue
    chunks.set(numbers.size, { pages, size: 0, modules: [], imports: new Set() })
    numbers.set(pages, numbers.size)
  }
  const numberOf = (id: string) => numbers.get(pagesOf.get(id) ?? -1n)
  for (const id of pagesOf.keys()) {
    const number = numberOf(id)
    const chunk = number === undefined ? undefined : chunks.get(number)
    const facts = factsOf(id)
    if (chunk === undefined || facts === null) continue
    chunk.modules.push(id)
    chunk.size += facts.size
    for (const imported of facts.imports.map(numberOf)) {
      if (imported !== undefined && imported !== number) chunk.imports.add(imported)
    }
  }
  return chunks
}

interface Pair {
  a: number
  b: number
  gain: number
}

function bestPair(
  chunks: ReadonlyMap<number, Chunk>,
  gainOf: (a: Chunk, b: Chunk) => number,
): Pair | undefined {
  const all = [...chunks]
  const pairs = all.flatMap(([a, chunkA], place) =>
    all.slice(place + 1).map(([b, chunkB]): Pair => ({ a, b, gain: gainOf(chunkA, chunkB) })),
  )
  return pairs
    .filter(({ gain }) => gain > 0)
    .sort((one, other) => other.gain - one.gain || one.a - other.a || one.b - other.b)
    .find(({ a, b }) => !reachesAround(chunks, a, b) && !reachesAround(chunks, b, a))
}

/** Whether the one imports the other by way of a third: joined, they and the third would import each other. */
function reachesAround(chunks: ReadonlyMap<number, Chunk>, from: number, to: number): boolean {
  const reached = new Set(chunks.get(from)?.imports)
  reached.delete(to)
  for (const number of reached) {
    const imports = chunks.get(number)?.imports
    if (imports?.has(to)) return true
    for (const next of imports ?? []) reached.add(next)
  }
  return false
}

function join(chunks: Map<number, Chunk>, a: number, b: number): void {
  const [into, from] = [chunks.get(a), chunks.get(b)]
  if (into === undefined || from === undefined) return
  into.pages |= from.pages
  into.size += from.size
  into.modules.push(...from.modules)
  for (const imported of from.imports) into.imports.add(imported)
  chunks.delete(b)
  for (const { imports } of chunks.values()) if (imports.delete(b)) imports.add(a)
  into.imports.delete(a)
}

function importedFirst(chunks: ReadonlyMap<number, Chunk>): Chunk[] {
  const ordered = new Set<Chunk>()
  const add = (number: number) => {
    const chunk = chunks.get(number)
    if (chunk === undefined || ordered.has(chunk)) return
    for (const imported of chunk.imports) add(imported)
    ordered.add(chunk)
  }
  for (const number of chunks.keys()) add(number)
  return [...ordered]
}

function placesOf(pages: bigint): number[] {
  const places: number[] = []
  for (let place = 0, rest = pages; rest !== 0n; place += 1, rest >>= 1n) {
    if ((rest & 1n) === 1n) places.push(place)
  }
  return places
}
