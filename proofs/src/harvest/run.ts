import assert from 'node:assert/strict'
import { execFile, execFileSync, spawn } from 'node:child_process'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { openCatalogue } from '@diatrivi/api/testing/catalogue.fixture'
import { freePort } from '@diatrivi/api/testing/running-program'
import { onServedApi } from '../on-served-api.ts'
import { writePart } from '../page.ts'
import { until } from '../reliability/until.ts'
import type { ServedApi } from '../served-api.ts'

const HARVESTER = join(import.meta.dirname, 'harvester.pl')
const WEB_SERVER = resolve(import.meta.dirname, '../../../apps/web/server/serve.ts')
const INSTALL = 'apt-get install --no-install-recommends libhttp-oai-perl'
/** Three answers of the protocol. */
const THESES = 250
/** Bytes of what the harvester writes. */
const MOST_WRITTEN = 32 * 1024 * 1024

interface Collected {
  name: string
  formats: string[]
  identifiers: string[]
  records: { id: string; day: string; title: string[]; creator: string[]; identifier: string[] }[]
  one: string
}

/** A harvester of others collects the finished theses of a department. */
export async function run(): Promise<void> {
  const version = harvesterVersion()
  if (version === null) {
    console.error(`This part was not run: it needs a harvester. As root: ${INSTALL}`)
    process.exitCode = 1
    return
  }
  await onServedApi(async (api) => {
    const theses = await someFinishedTheses(api)
    const apiUrl = await api.app.listen({ host: '127.0.0.1', port: 0 })
    const collected = await withWebServer(apiUrl, (address) =>
      collect(`${address}/public/department/${theses.departmentId}/oai`),
    )
    assert.deepEqual(collected.formats, ['oai_dc'])
    assert.equal(collected.name, theses.name)
    assert.equal(collected.one, collected.identifiers[0])
    assert.deepEqual(new Set(collected.identifiers), new Set(collected.records.map(({ id }) => id)))
    assert.deepEqual(
      collected.records.map(({ title: [first] }) => first).toSorted(),
      theses.titles.toSorted(),
    )
    for (const { creator, identifier } of collected.records) {
      assert.deepEqual(creator, ['Μ. Α.'])
      assert.match(identifier[0] ?? '', /\/public\/thesis\/\d+\/read$/)
    }
    const lines = [
      `On ${new Date().toISOString().slice(0, 10)}, HTTP::OAI ${version}; Node ${process.versions.node}.`,
      '',
      `${collected.records.length} of ${THESES} finished theses were collected in three parts, each once, with title, initials and address; their identifiers are the same in both lists, and one was read alone.`,
    ]
    for (const line of lines) console.log(line)
    writePart('Collection by repositories', lines)
  })
}

/** Null where it is not installed. */
function harvesterVersion(): string | null {
  try {
    return execFileSync('perl', ['-MHTTP::OAI', '-e', 'print $HTTP::OAI::VERSION'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  } catch {
    return null
  }
}

async function someFinishedTheses({ given }: ServedApi) {
  const institution = await given.anInstitution({ name: 'Πανεπιστήμιο Πατρών' })
  const department = await given.aDepartment({
    name: 'Τμήμα Πληροφορικής',
    institutionId: institution.id,
  })
  await openCatalogue(given, department, { isHarvested: true })
  const instructor = await given.anInstructor({ department })
  const student = await given.aStudent({ department, firstName: 'Μαρία', surname: 'Άνθη' })
  const titles = Array.from({ length: THESES }, (_, place) => `Εργασία ${place + 1} & <σύμβολα>`)
  const finished = { instructor, student, mark: 9, endDate: '2026-02-20' } as const
  for (const title of titles) await given.aThesis({ ...finished, title, publicByStudent: true })
  await given.aThesis({ ...finished, title: 'Κρυφή', publicByStudent: false })
  return { departmentId: department.id, name: `${department.name}, ${institution.name}`, titles }
}

async function withWebServer<Result>(apiUrl: string, work: (address: string) => Promise<Result>) {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const env = { ...process.env, WEB_PORT: String(port), API_URL: apiUrl, API_INTERNAL_URL: apiUrl }
  const server = spawn(process.execPath, [WEB_SERVER], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  try {
    await until(async () => (await fetch(`${address}/robots.txt`).catch(() => null))?.ok === true, 'pages')
    return await work(address)
  } finally {
    server.kill()
  }
}

async function collect(address: string): Promise<Collected> {
  const run = promisify(execFile)
  const { stdout } = await run('perl', [HARVESTER, address], { maxBuffer: MOST_WRITTEN })
  return JSON.parse(stdout)
}
