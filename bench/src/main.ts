import { scaleOf } from './data/scale.ts'
import { loadedDatabase, openServer } from './load/database.ts'
import { compare } from './measure/compare.ts'
import { compareProcesses } from './measure/compare-processes.ts'
import { type CallFigures, ratioOf } from './measure/figures.ts'
import type { Round } from './measure/load-round.ts'
import { readOptions, USAGE } from './options.ts'
import { writePage, writeProcesses } from './page/page.ts'
import { peersBeside } from './peers/start-peers.ts'

/*
 * npm run check:bench: what a call costs, beside the least that it could cost, in a database of a chosen size.
 */
const options = (() => {
  try {
    return readOptions(process.argv.slice(2))
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n${USAGE}`)
    process.exit(1)
  }
})()

const server = await openServer()
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  // The processes under load end with the channel to this one.
  process.once(signal, () => void server.stop().finally(() => process.exit(130)))
}
try {
  const begun = performance.now()
  const seconds = () => `${((performance.now() - begun) / 1000).toFixed(0)} s`
  const report = (stage: string) => console.log(`${seconds()}: ${stage}`)
  const connection = await loadedDatabase(server, options.theses, { fresh: options.fresh, report })
  console.log(`${options.theses} theses are there after ${seconds()}.`)
  if (options.processes.length > 0) {
    const figures = await compareProcesses(connection, scaleOf(options.theses), options, report)
    if (options.calls === '') writeProcesses(figures, options)
  } else if (!options.loadOnly) {
    const startPeers = options.peers
      ? peersBeside(connection, report)
      : async () => ({ sides: [], stop: async () => undefined })
    const figures = await compare(connection, scaleOf(options.theses), options, startPeers, print)
    // A part of the calls is for a look, and leaves the page as it is.
    if (options.calls === '') writePage(figures, options)
  }
} finally {
  await server.stop()
}

function print(call: CallFigures): void {
  const { floor, ours, peers, bytes, cost } = call
  const side = (name: string, { perSecond, p50, p99 }: Round, size: number) =>
    `  ${name} ${perSecond.toFixed(0).padStart(6)}/s  p50 ${p50} ms  p99 ${p99} ms  ${size.toFixed(0)} bytes`
  const counted =
    cost === null ? '' : `, ${cost.statements.toFixed(1)} statements, ${cost.buffers.toFixed(0)} buffers`
  console.log(`${call.name}: ${ratioOf(call).toFixed(2)} of the floor${counted}`)
  console.log(side('floor', floor, bytes.floor))
  console.log(side('ours ', ours, bytes.ours))
  for (const { name, round, bytes } of peers) console.log(side(name, round, bytes))
}
