import { createServer } from 'node:net'
import { PlainError } from '../plain-error.mjs'
import { DEMO_PASSWORD } from './screens.mjs'

/** @param {string} api @param {string} username */
export async function signIn(api, username) {
  const answer = await fetch(`${api}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: DEMO_PASSWORD }),
  })
  const { jwt_token: token } = /** @type {{ jwt_token?: unknown }} */ (await answer.json())
  if (typeof token !== 'string') throw new PlainError(`${username} cannot sign in: is this the demo data?`)
  return token
}

/** Listeners and data of their own, so that a Diatrivi that runs here is left alone. @param {string} dataDir */
export async function settingsOn(dataDir) {
  const [apiPort, webPort] = [await freePort(), await freePort()]
  return {
    API_PORT: `${apiPort}`,
    WEB_PORT: `${webPort}`,
    API_URL: `http://127.0.0.1:${apiPort}`,
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    DEMO: '1',
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
  }
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}
