import { type CallFigures, type Figures, ratioOf } from '../measure/figures.ts'
import { missedBesidePeers } from './peers-part.ts'

const OF_A_LIST =
  'The database takes about a third longer than for the floor (names, fit, total); the rest is spread over the API, a few percent each: decoding of rows and dates, rules, schema of the answer, writing it, headers, log. Tried without gain: a shorter decoder, an answer handed on as bytes. Next: moments handed on as the wire writes them, made by the database.'

/** A heap picture after such a load, of a process that held 355 MB. */
const OF_MEMORY =
  'After a load of 32 connections on a busy machine 68 MB of 355 were live objects, 27 of these the texts of modules; 62 were the program of Node, which processes share, 32 the two halves for new objects, and 130 garbage of requests that had waited so long that it had grown old: Node collects it when it needs the space. Next: a heap that grows more slowly (`--heap-growing-percent`), measured against what it costs.'

/** What a profile showed of a call that misses its figure, and the next step; by the name of the call. */
const NEXT_STEPS: Readonly<Record<string, string>> = {
  'open theses of a department, page 1 of 8': OF_A_LIST,
  'open theses of an institution, page 1 of 8': OF_A_LIST,
  'a thesis with its list, as a student': OF_A_LIST,
  'a thesis with its list and the interested, as its owner': OF_A_LIST,
  'a thesis in progress with its steps, as its instructor': OF_A_LIST,
  'own theses in progress, page 1 of 8': OF_A_LIST,
  'own to-do lists, page 1 of 8': OF_A_LIST,
  overview:
    'Ours reads the theses that may wait and lets the domain judge them, the floor counts in SQL. The rest is what every call costs: session, schema, log. Next: the same for all calls, below a millisecond each.',
  'sign in':
    'Beside the hash a sign-in counts the attempt, finds the account and writes the session, in statements and commits that share the two cores with the hashing. Next: one statement for the throttle, and the old sessions left to the hourly upkeep.',
}

const MOST_MEMORY_MB = 300
const MOST_GROWTH_OF_P99 = 1.5

/** A sentence for every figure that was not reached. */
export function missedOf(figures: Figures, atTenThousand: Figures | undefined): string[] {
  const { memory, calls } = figures
  return [
    ...calls.flatMap(missedRatio),
    ...calls.flatMap(missedBesidePeers),
    ...(memory !== null && memory.most >= MOST_MEMORY_MB
      ? [
          `A process of the API held ${memory.most.toFixed(0)} MB under load; less than ${MOST_MEMORY_MB} were wanted. ${OF_MEMORY}`,
        ]
      : []),
    ...calls.flatMap((call) => missedGrowth(call, atTenThousand)),
  ]
}

function missedRatio(call: CallFigures): string[] {
  const ratio = ratioOf(call)
  if (call.wanted === null || ratio >= call.wanted) return []
  const next = NEXT_STEPS[call.name]
  const missed = `“${call.name}” reached ${ratio.toFixed(2)} of the floor; ${call.wanted.toFixed(2)} were wanted.`
  return [next === undefined ? missed : `${missed} ${next}`]
}

function missedGrowth({ name, wanted, ours }: CallFigures, atTenThousand: Figures | undefined): string[] {
  const before = atTenThousand?.calls.find((call) => call.name === name)?.ours.p99
  if (wanted === null || before === undefined || ours.p99 <= before * MOST_GROWTH_OF_P99) return []
  const growth = (ours.p99 / before).toFixed(1)
  return [
    `The p99 of “${name}” is ${growth} times that at ten thousand theses; at most ${MOST_GROWTH_OF_P99} were wanted.`,
  ]
}
