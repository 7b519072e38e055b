/** The domain knows no platform, but its tests run on Node. */
declare const process: {
  threadCpuUsage(begun?: { user: number; system: number }): { user: number; system: number }
}

/** What the reference work takes, in milliseconds of the processor, on the machine that the limits of the tests were set on. */
const THERE = 32
const TEXT = JSON.stringify(
  Array.from({ length: 4_000 }, (_none, number) => ({ number, name: `βήμα ${number}` })),
)

function timeHere(work: () => unknown): number {
  const begun = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(begun)
  return (user + system) / 1_000
}

const referenceWork = () =>
  timeHere(() => {
    for (let times = 0; times < 24; times += 1) JSON.stringify(JSON.parse(TEXT))
  })

/**
 * How many times as long as there the same work takes on this machine; at least 1. By it a limit of time becomes a ratio,
 * which holds on a slow machine as well.
 */
export const SLOWNESS = Math.max(1, Math.min(referenceWork(), referenceWork(), referenceWork()) / THERE)

/**
 * How long the work keeps this thread busy, in milliseconds as on the machine that limits are set on: neither other
 * programs nor a slow processor count. A limit stands far above the time of today and far below that of work whose time
 * grows with the square of its input.
 */
export const processorTime = (work: () => unknown): number => timeHere(work) / SLOWNESS
