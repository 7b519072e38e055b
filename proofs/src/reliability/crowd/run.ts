import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { silent } from '@diatrivi/api/testing/start-test-server'
import { startEmbeddedPostgres } from '@diatrivi/embedded-postgres/embedded-postgres'
import { writePart } from '../../page.ts'
import { CIRCUMSTANCES, type Circumstance } from './circumstances.ts'
import { runCrowd } from './crowd.ts'
import { deliveriesTo } from './deliveries.ts'
import { type CrowdFigures, crowdPage } from './figures.ts'
import { type Installation, PASSWORD, prepareInstallations } from './installation.ts'
import { growthOf, MOST_GROWTH, watchMemory } from './memory.ts'
import { startOperatedApi } from './operated-api.ts'
import { peopleOf } from './people.ts'
import { startPost } from './post.ts'

const PEOPLE = 500
const CROWD = { rampSeconds: 30, seconds: 300, thinkSeconds: [1, 5] } as const

/** A crowd behind one address at the API as it is operated: alone, without a mail server, and while backups run. */
export async function run(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'diatrivi-crowd-'))
  const database = await startEmbeddedPostgres({
    folder: join(folder, 'postgres'),
    name: 'diatrivi',
    log: silent,
  })
  const seed = Date.now() % 2 ** 31
  try {
    const newInstallation = await prepareInstallations(database.connection, folder)
    const figures: CrowdFigures[] = []
    for (const circumstance of CIRCUMSTANCES) {
      const installation = await newInstallation(circumstance.name)
      const figure = await crowdIn(circumstance, installation, seed)
      for (const fault of figure.faults.slice(0, 50)) console.error(fault)
      figures.push(figure)
    }
    const lines = crowdPage(figures, { people: PEOPLE, ...CROWD, seed })
    for (const line of lines) console.log(line)
    const faults = figures.flatMap((figure) => figure.faults)
    if (faults.length > 0) throw new Error(`${faults.length} faults: nothing is written.`)
    writePart('A crowd', lines)
  } finally {
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function crowdIn(
  { title, meanwhile }: Circumstance,
  { connection, dataDir }: Installation,
  seed: number,
): Promise<CrowdFigures> {
  const post = await startPost()
  const people = await peopleOf(connection, PEOPLE)
  const api = await startOperatedApi(connection, { dataDir, smtpPort: post.port })
  const { address, settings, errors } = api
  let memory: number[] = []
  let note = ''
  try {
    const tally = await runCrowd({ ...CROWD, address, people, password: PASSWORD, seed }, async (over) => {
      console.log(`  ${title}: everybody is there`)
      const watch = watchMemory(api.pid)
      over.addEventListener('abort', () => {
        memory = watch.stop()
      })
      note = await meanwhile({ settings, post, folder: dataDir, seconds: CROWD.seconds }, over)
    })
    const deliveries = await deliveriesTo(post, connection)
    const growth = growthOf(memory)
    const faults = [
      ...tally.failures,
      ...errors,
      ...(growth > MOST_GROWTH ? [`the memory grew by ${(100 * growth).toFixed(1)} %`] : []),
    ].map((fault) => `${title}: ${fault}`)
    return { title, note, tally, memory, growth, deliveries, faults }
  } finally {
    await api.stop()
    await post.shut()
  }
}
