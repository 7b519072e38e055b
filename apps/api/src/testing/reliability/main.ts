import { parseArgs } from 'node:util'

/*
 * The long runs of what must go on when a part fails: npm run reliability -- [part ...]
 * Of the part kills: [--kills 100] [--seed 1] [--minutes 60] [--on embedded|server]: so many kills, or as many as that time
 * lets; without them 100 on the embedded database and 30 on a server.
 * Each writes its figures into docs/generated/reliability.md.
 */

const { positionals: asked, values } = parseArgs({
  allowPositionals: true,
  options: {
    kills: { type: 'string' },
    seed: { type: 'string' },
    minutes: { type: 'string' },
    on: { type: 'string' },
  },
})
type Options = typeof values

/** By the name that the command takes; each is fetched only when it is asked for. */
const PARTS: Readonly<Record<string, () => Promise<{ run: (options: Options) => Promise<void> }>>> = {
  standby: () => import('./standby/run.ts'),
  storage: () => import('./storage/run.ts'),
  scanner: () => import('./scanner/run.ts'),
  disk: () => import('./disk/run.ts'),
  carry: () => import('./carry/run.ts'),
  processes: () => import('./processes/run.ts'),
  requests: () => import('../generated-requests/long-run.ts'),
  parsers: () => import('./parsers/run.ts'),
  life: () => import('../thesis-model/long-run.ts'),
  growth: () => import('../growth/run.ts'),
  kills: () => import('./kills/run.ts'),
  crowd: () => import('./crowd/run.ts'),
  deployment: () => import('./deployment/run.ts'),
}

const unknown = asked.filter((name) => !(name in PARTS))
if (unknown.length > 0) {
  throw new Error(`No such part: ${unknown.join(', ')}. There are: ${Object.keys(PARTS).join(', ')}.`)
}
for (const [name, part] of Object.entries(PARTS)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  console.log(`\n${name}`)
  const { run } = await part()
  await run(values)
}
