import { withProgress } from '../progress.mjs'
import { ServerProcess } from './server-process.mjs'

const API = { name: 'The API', program: 'apps/api/src/main.ts' }
const API_WITH_DEMO = { name: 'The API', program: 'demo/src/main.ts' }
const WEB = { name: 'The web server', program: 'apps/web/server/serve.ts' }

const WEB_STOP_MS = 5_000
/** Requests finish, then the database writes everything out. */
const API_STOP_MS = 60_000

/** The API and the web server: started together, stopped in order. */
export class Servers {
  #api
  #web

  /** @param {{ runtime: string, env: NodeJS.ProcessEnv, isDemo: boolean }} options */
  constructor({ isDemo, ...options }) {
    // Both ask less of passwords in the demo.
    options.env = { ...options.env, DEMO: isDemo ? '1' : '0' }
    this.#api = new ServerProcess({ ...(isDemo ? API_WITH_DEMO : API), ...options })
    this.#web = new ServerProcess({ ...WEB, ...options })
  }

  /** @returns {Promise<{ api: string, web: string, standing: import('./server-process.mjs').Standing | undefined }>} their addresses, and who is in the database */
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
    return { api: api.url, web: web.url, standing: api.standing }
  }

  /** Fulfilled when nobody reads what the API writes; fails when either ends by itself. */
  untilOneEnds() {
    return Promise.race([this.#api.untilItEnds(), this.#web.untilItEnds(), this.#api.unread])
  }

  /** The web server first: no new page asks anything of an API that is finishing. */
  async stop() {
    await this.#web.stop(WEB_STOP_MS)
    await this.#api.stop(API_STOP_MS)
  }
}
