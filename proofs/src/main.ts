import { parseArgs } from 'node:util'

/*
 * The long runs of what must go on when a part fails: npm run reliability -w @diatrivi/proofs -- [part ...]
 * The part kills takes [--kills 100] [--seed 1] [--minutes 60] [--on embedded|server]: so many kills, or as many as
 * that time lets; without them 100 on the embedded database and 30 on a server.
 * The part year takes [--students 300] [--instructors 60] [--secretaries 5] [--seed 1].
 * Each writes its figures into docs/generated/reliability.md, and the year a page of its own, docs/generated/a-year.md.
 */

const { positionals: asked, values } = parseArgs({
  allowPositionals: true,
  options: {
    kills: { type: 'string' },
    seed: { type: 'string' },
    minutes: { type: 'string' },
    on: { type: 'string' },
    students: { type: 'string' },
    instructors: { type: 'string' },
    secretaries: { type: 'string' },
  },
})
type Options = typeof values

/** By the name that the command takes; each is fetched only when it is asked for. */
const PARTS: Readonly<Record<string, () => Promise<{ run: (options: Options) => Promise<void> }>>> = {
  standby: () => import('./reliability/standby/run.ts'),
  storage: () => import('./reliability/storage/run.ts'),
  scanner: () => import('./reliability/scanner/run.ts'),
  disk: () => import('./reliability/disk/run.ts'),
  carry: () => import('./reliability/carry/run.ts'),
  processes: () => import('./reliability/processes/run.ts'),
  requests: () => import('./generated-requests/long-run.ts'),
  parsers: () => import('./reliability/parsers/run.ts'),
  life: () => import('./thesis-model/long-run.ts'),
  growth: () => import('./growth/run.ts'),
  kills: () => import('./reliability/kills/run.ts'),
  crowd: () => import('./reliability/crowd/run.ts'),
  year: () => import('./year/long-run.ts'),
  deployment: () => import('./reliability/deployment/run.ts'),
  harvest: () => import('./harvest/run.ts'),
  installation: () => import('./installation/run.ts'),
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
