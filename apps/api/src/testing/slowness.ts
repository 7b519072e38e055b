/** What the reference work takes, in milliseconds of the processor, on the machine that the limits of the tests were set on. */
const THERE = 32
const TEXT = JSON.stringify(
  Array.from({ length: 4_000 }, (_none, number) => ({ number, name: `βήμα ${number}` })),
)

function referenceWork(): number {
  const begun = process.threadCpuUsage()
  for (let times = 0; times < 24; times += 1) JSON.stringify(JSON.parse(TEXT))
  const { user, system } = process.threadCpuUsage(begun)
  return (user + system) / 1_000
}

/**
 * How many times as long as there the same work takes on this machine; at least 1. By it a limit of time becomes a ratio,
 * which holds on a slow machine as well.
 */
export const SLOWNESS = Math.max(1, Math.min(referenceWork(), referenceWork(), referenceWork()) / THERE)
