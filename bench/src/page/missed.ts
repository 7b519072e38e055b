import { type CallFigures, type Figures, ratioOf } from '../measure/figures.ts'

/** What a profile showed of a call that misses its figure, and the next step; by the name of the call. */
const NEXT_STEPS: Readonly<Record<string, string>> = {}

const MOST_MEMORY_MB = 300
const MOST_GROWTH_OF_P99 = 1.5

/** A sentence for every figure that was not reached. */
export function missedOf(figures: Figures, atTenThousand: Figures | undefined): string[] {
  const { memory, calls } = figures
  return [
    ...calls.flatMap(missedRatio),
    ...(memory !== null && memory.most >= MOST_MEMORY_MB
      ? [
          `A process of the API held ${memory.most.toFixed(0)} MB under load; less than ${MOST_MEMORY_MB} were wanted.`,
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
