import type { Call } from './calls.ts'
import type { Request, Side } from './requests.ts'

export interface Sizes {
  floor: number
  ours: number
}

export interface Compared {
  /** Of an average answer. */
  bytes: Sizes
  /** All that both sides answered with. */
  rows: number
}

/** Asks both sides for the same, and throws where the rows are not the same. */
export async function compareAnswers(
  call: Call,
  floor: { url: string; side: Side },
  ours: { url: string; side: Side },
): Promise<Compared> {
  const [floorRequests, ourRequests] = [floor.side(call), ours.side(call)]
  const bytes = { floor: 0, ours: 0 }
  let rows = 0
  for (const [index, request] of ourRequests.entries()) {
    const expected = await answerOf(floor.url, floorRequests[index])
    const found = await answerOf(ours.url, request)
    const [wanted, got] = [rowsIn(expected.text), rowsIn(found.text)]
    if (wanted.join() !== got.join()) {
      throw new Error(`${call.name}: the floor has ${wanted.join()}, ours ${got.join()} (${request.path}).`)
    }
    rows += got.length
    bytes.floor += expected.bytes / ourRequests.length
    bytes.ours += found.bytes / ourRequests.length
  }
  return { bytes, rows }
}

async function answerOf(url: string, request: Request | undefined): Promise<{ text: string; bytes: number }> {
  const answer = await fetch(`${url}${request?.path}`, request)
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${request?.path}: ${answer.status} ${text}`)
  return { text, bytes: Buffer.byteLength(text) }
}

/** Which rows an answer holds: the ids of a list in their order, or the number of a count. */
function rowsIn(text: string): string[] {
  const rows = [JSON.parse(text) as unknown].flat() as Readonly<Record<string, unknown>>[]
  return rows.map((row) => String(row.doListID ?? row.thesisID ?? row.id ?? row.total))
}
