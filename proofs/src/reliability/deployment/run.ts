import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { databaseAt } from '@diatrivi/api/platform/database/database'
import { migrateDatabase } from '@diatrivi/api/platform/database/migrate'
import { objectStorage } from '@diatrivi/api/platform/storage/object-storage'
import { freePort, runProgram, urlOfDatabase } from '@diatrivi/api/testing/running-program'
import { silent } from '@diatrivi/api/testing/start-test-server'
import { connectionTo, onServer } from '@diatrivi/api/testing/test-server'
import { writePart } from '../../page.ts'
import { isInstalled, startDebianServer } from '../carry/debian-server.ts'
import { apiProcess } from '../processes/api-process.ts'
import { requireProgram } from '../processes/server-program.ts'
import { isSwiftInstalled, startSwift } from '../storage/swift.ts'
import { until } from '../until.ts'
import { composeSettings } from './compose-settings.ts'
import { makeCertificate, startNginx } from './nginx.ts'
import { tryOneOrigin } from './one-origin.ts'
import { peopleAtWork } from './people.ts'
import { tryRestarts } from './restarts.ts'
import { secureClient } from './secure-client.ts'

const INSTALL =
  'apt-get install nginx postgresql-15 swift swift-proxy swift-account swift-container swift-object'
const WEB_SERVER = resolve(import.meta.dirname, '../../../../apps/web/server/serve.ts')
const NAME = 'theses.example.org'
/** Another address of this machine than the proxy's own. */
const CLIENT = '127.0.0.77'

/** The parts of `deploy/compose.yaml` without containers: the same settings, the same file of nginx, programs of Debian. */
export async function run(): Promise<void> {
  requireProgram('nginx')
  if (!isInstalled() || !isSwiftInstalled()) {
    console.error(`This part was not run: it needs more of Debian's packages. As root: ${INSTALL}`)
    process.exitCode = 1
    return
  }
  const folder = mkdtempSync(join(tmpdir(), 'diatrivi-reliability-deployment-'))
  chmodSync(folder, 0o711)
  /** What is to be ended, the last one first. */
  const ends: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })]
  try {
    const swift = await startSwift()
    ends.unshift(swift.stop)
    const server = startDebianServer(folder)
    ends.unshift(server.stop)
    await onServer(server.connection, 'create database diatrivi')
    const connection = connectionTo(server.connection, 'diatrivi')

    const settingsOf = composeSettings({
      SERVER_NAME: NAME,
      DATABASE_PASSWORD: 'unused',
      JWT_SECRET: 'a secret of thirty-two characters',
      STORAGE_ACCESS_KEY: swift.access.accessKey,
      STORAGE_SECRET_KEY: swift.access.secretKey,
      SMTP_URL: `smtp://127.0.0.1:${await freePort()}`,
      MAIL_FROM: 'theses@example.org',
    })
    /** Where this machine is not a network of containers. */
    const here = {
      HOST: '127.0.0.1',
      DATABASE_URL: urlOfDatabase(connection),
      STORAGE_URL: `${swift.access.address}?region=${swift.access.region}`,
      TRUSTED_PROXIES: 'loopback',
    }
    const processes = await Promise.all(
      ['api-1', 'api-2'].map(async (name) => {
        const DATA_DIR = join(folder, name)
        return apiProcess(await freePort(), {
          ...settingsOf(name),
          ...here,
          DATA_DIR,
          NODE_ENV: 'production',
        })
      }),
    )
    for (const api of processes) {
      await api.start()
      ends.unshift(api.stop)
    }
    const webPort = await freePort()
    const web = runProgram(
      { ...settingsOf('web'), HOST: '127.0.0.1', WEB_PORT: String(webPort), NODE_ENV: 'production' },
      { program: WEB_SERVER },
    )
    ends.unshift(() => web.child.kill('SIGTERM') && web.ended)
    await until(() => web.messages.at(-1)?.type === 'ready', 'the web server is ready')

    const tls = join(folder, 'tls')
    mkdirSync(tls)
    const certificate = makeCertificate(tls, NAME)
    const [port, httpPort] = [await freePort(), await freePort()]
    const nginx = await startNginx(folder, {
      ...settingsOf('proxy'),
      API_1: `127.0.0.1:${processes[0]?.port}`,
      API_2: `127.0.0.1:${processes[1]?.port}`,
      WEB: `127.0.0.1:${webPort}`,
      HTTP_PORT: `127.0.0.1:${httpPort}`,
      HTTPS_PORT: `127.0.0.1:${port}`,
      TLS_FOLDER: tls,
      ACCESS_LOG: join(folder, 'access.log'),
      ERROR_LOG: join(folder, 'proxy-error.log'),
    })
    ends.unshift(nginx.stop)

    await migrateDatabase(connection)
    const database = databaseAt(connection, silent, async () => undefined)
    ends.unshift(database.close)
    const people = await peopleAtWork(database.db, objectStorage(swift.access))
    const client = await secureClient({ name: NAME, port, certificate, from: CLIENT })
    ends.unshift(client.close)

    const lines = [
      `The parts of \`deploy/compose.yaml\` without containers, with its settings and \`deploy/nginx/diatrivi.conf.template\`: nginx ${nginx.version}, two processes of the API, the web server, PostgreSQL 15, OpenStack Swift ${swift.version} (all but ours from Debian ${debianVersion()}), Node ${process.versions.node}, a client of HTTP/2. Run on ${new Date().toISOString().slice(0, 10)}.`,
      '',
      ...(await tryOneOrigin({ client, people, db: database.db, name: NAME, from: CLIENT, httpPort })),
      await tryRestarts(client, people, processes),
    ]
    for (const line of lines) console.log(line)
    writePart('Behind nginx, as deployed', lines)
  } finally {
    for (const end of ends) await end()
  }
}

function debianVersion(): string {
  return execFileSync('cat', ['/etc/debian_version'], { encoding: 'utf8' }).trim()
}
