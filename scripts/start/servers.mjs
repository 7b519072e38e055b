import { join } from 'node:path'
import { runCommand } from '../process/run-command.mjs'
import { withProgress } from '../progress.mjs'
import { ROOT } from '../root.mjs'
import { printFirstRun } from './addresses.mjs'
import { KeptServer } from './kept-server.mjs'

/** @typedef {{ api: string, web: string, status: import('./server-process.mjs').Status | undefined }} Running the addresses, and who is in the database */

const API = { name: 'The API', program: 'apps/api/src/main.ts' }
const API_WITH_DEMO = { name: 'The API', program: 'demo/src/main.ts' }
const WEB = { name: 'The web server', program: 'apps/web/server/serve.ts' }

const WEB_STOP_MS = 5_000
/** Requests finish, then the database writes everything out. */
const API_STOP_MS = 60_000

/** The API and the web server: started together, each kept running by itself, stopped in order. */
export class Servers {
  #runtime
  #env
  #api
  #web

  /**
   * @param {object} options
   * @param {string} options.runtime
   * @param {NodeJS.ProcessEnv} options.env
   * @param {boolean} options.isDemo
   * @param {import('./restart-pause.mjs').Pauses} [options.pauses]
   * @param {typeof WEB} [options.web] a test has no pages that were built
   */
  constructor({ runtime, env, isDemo, pauses, web = WEB }) {
    this.#runtime = runtime
    // Both ask less of passwords in the demo.
    this.#env = { ...env, DEMO: isDemo ? '1' : '0' }
    const common = { runtime, env: this.#env, pauses }
    this.#api = new KeptServer({
      ...(isDemo ? API_WITH_DEMO : API),
      ...common,
      onAgain: ({ status }) => printFirstRun(status),
    })
    this.#web = new KeptServer({ ...web, ...common })
  }

  /** Fulfilled when no program reads what the API writes. */
  get unread() {
    return this.#api.unread
  }

  /** @returns {Promise<Running>} fails when either ends before it was ready */
  async untilReady() {
    const [api, web] = await Promise.all([
      withProgress(
        'starting the API',
        ({ note }) => this.#api.untilReady(note),
        ({ url }) => `API ready at ${url}`,
      ),
      withProgress(
        'starting the web server',
        () => this.#web.untilReady(() => undefined),
        ({ url }) => `web app ready at ${url}`,
      ),
    ])
    return { api: api.url, web: web.url, status: api.status }
  }

  /** The web server first: no new page asks anything of an API that is finishing. */
  async stop() {
    await this.#web.stop(WEB_STOP_MS)
    const isOrderly = await this.#api.stop(API_STOP_MS)
    if (!isOrderly) await this.#stopDatabase()
  }

  /** An API that was killed leaves the embedded database running. */
  async #stopDatabase() {
    const program = join(ROOT, 'scripts/start/stop-database.mjs')
    const { code, output } = await runCommand(this.#runtime, [program], { env: this.#env })
    if (code !== 0) console.error(`The embedded database may still run: ${output.trim()}`)
  }
}
