import { scaleOf } from './data/scale.ts'
import { loadedDatabase, openServer } from './load/database.ts'
import { compare } from './measure/compare.ts'
import { readOptions, USAGE } from './options.ts'

/*
 * npm run bench: what a call costs, beside the least that it could cost, in a database of a chosen size.
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
  const connection = await loadedDatabase(server, options.theses, {
    fresh: options.fresh,
    report: (stage) => console.log(`${seconds()}: ${stage}`),
  })
  console.log(`${options.theses} theses are there after ${seconds()}.`)
  if (!options.loadOnly) await compare(connection, scaleOf(options.theses), options)
} finally {
  await server.stop()
}
