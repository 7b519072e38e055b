import type { Call } from './call.ts'
import type { Request, Side } from './requests.ts'

export interface Sizes {
  floor: number
  ours: number
}

export interface Compared {
  /** The sizes of an average answer. */
  bytes: Sizes
  /** All that both sides answered with. */
  rows: number
}

/** Asks both sides for the same once, and throws where one refuses or, of what is read, the rows are not the same. */
export async function compareAnswers(call: Call, floor: Side, other: Side): Promise<Compared> {
  const theirs = await answersOf(floor, call)
  const found = await answersOf(other, call)
  let rows = 0
  if (call.kind === 'read') {
    for (const [index, { text, path }] of found.entries()) {
      const [wanted, got] = [floor.rowsIn(theirs[index]?.text ?? '[]'), other.rowsIn(text)]
      if (wanted.join() !== got.join()) {
        throw new Error(`${call.name}: the floor has ${wanted.join()}, not ${got.join()} (${path}).`)
      }
      rows += got.length
    }
  }
  return { bytes: { floor: averageBytes(theirs), ours: averageBytes(found) }, rows }
}

interface Answer {
  path: string
  text: string
}

async function answersOf(side: Side, call: Call): Promise<Answer[]> {
  const answers: Answer[] = []
  for (const request of side.sequences(call).flat()) answers.push(await answerOf(side.url, request))
  return answers
}

async function answerOf(url: string, { path, ...request }: Request): Promise<Answer> {
  const answer = await fetch(`${url}${path}`, request)
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${request.method} ${path}: ${answer.status} ${text}`)
  return { path, text }
}

function averageBytes(answers: readonly Answer[]): number {
  return answers.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0) / answers.length
}
