import { cpus } from 'node:os'
import { writePart } from '../../page.ts'
import { partOf } from './page.ts'
import { type KillFigures, type Run, runKills } from './run-kills.ts'
import { embeddedSurroundings, type Surroundings, serverSurroundings } from './surroundings.ts'

const PLACES = {
  embedded: { title: 'Kills on the embedded database', kills: 100, surroundings: embeddedSurroundings },
  server: { title: 'Kills on a server', kills: 30, surroundings: serverSurroundings },
} as const
type Place = keyof typeof PLACES

interface Options {
  kills?: string | undefined
  seed?: string | undefined
  minutes?: string | undefined
  on?: string | undefined
}

/**
 * The API and its PostgreSQL are killed at all times: what was acknowledged is there, and no operator has to do
 * anything.
 */
export async function run(options: Options = {}): Promise<void> {
  const seed = wholeNumber('seed', options.seed ?? String(Date.now() % 2 ** 31))
  const minutes = wholeNumber('minutes', options.minutes ?? '60')
  console.log(`  seed ${seed}`)
  for (const place of placesOf(options.on)) {
    const { title, kills, surroundings } = PLACES[place]
    const count = options.kills === undefined ? kills : wholeNumber('kills', options.kills)
    const begunAt = performance.now()
    const figures = await inPlace(await surroundings(), { count, seed, minutes })
    const seconds = Math.round((performance.now() - begunAt) / 1_000)
    writePart(title, partOf(figures, { seed, seconds, cores: cpus().length }))
  }
}

function placesOf(asked: string | undefined): Place[] {
  const places = Object.keys(PLACES) as Place[]
  if (asked === undefined) return places
  const found = places.filter((place) => place === asked)
  if (found.length === 0) throw new Error(`--on must be ${places.join(' or ')}, not "${asked}".`)
  return found
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
