import { cpus } from 'node:os'
import { writePart } from '../page.ts'
import { partOf } from './page.ts'
import { type KillFigures, type Run, runKills } from './run-kills.ts'
import { embeddedSurroundings, type Surroundings, serverSurroundings } from './surroundings.ts'

const KILLS = { embedded: 100, server: 30 } as const

interface Options {
  kills?: string | undefined
  seed?: string | undefined
  minutes?: string | undefined
}

/** The API and its PostgreSQL are killed at all times: what was acknowledged is there, and nobody has to do anything. */
export async function run(options: Options = {}): Promise<void> {
  const seed = wholeNumber('seed', options.seed ?? String(Date.now() % 2 ** 31))
  const embedded = options.kills === undefined ? KILLS.embedded : wholeNumber('kills', options.kills)
  const server = options.kills === undefined ? KILLS.server : Math.ceil(embedded / 3)
  const minutes = wholeNumber('minutes', options.minutes ?? '60')
  console.log(`  seed ${seed}`)
  const begunAt = performance.now()
  const parts = [
    {
      title: 'the embedded database',
      figures: await inPlace(embeddedSurroundings(), { count: embedded, seed, minutes: minutes * 0.75 }),
    },
    {
      title: 'a server',
      figures: await inPlace(await serverSurroundings(), { count: server, seed, minutes: minutes * 0.25 }),
    },
  ]
  const seconds = Math.round((performance.now() - begunAt) / 1_000)
  writePart('Kills', partOf(parts, { seed, seconds, cores: cpus().length }))
}

async function inPlace(surroundings: Surroundings, run: Run): Promise<KillFigures> {
  console.log(`  ${surroundings.kind}`)
  try {
    return await runKills(surroundings, run, (line) => console.log(`  ${line}`))
  } finally {
    await surroundings.close()
  }
}

function wholeNumber(name: string, given: string): number {
  const value = Number(given)
  if (Number.isInteger(value) && value > 0) return value
  throw new Error(`--${name} must be a whole number above 0, not "${given}".`)
}
