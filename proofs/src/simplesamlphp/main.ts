import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { aBrowserWithoutScripts } from '@diatrivi/api/testing/browser-without-scripts'
import { aKeyPair, startSimpleSamlPhp } from './institution.ts'

/*
 * Signs in by SAML at SimpleSAMLphp, as Debian has it: apt-get install simplesamlphp php-cli php-xml php-sqlite3. It
 * encrypts what it says. It starts that and an API of its own, and says what it saw; docs/guides/single-sign-on.md has what it printed. API_PORT and IDP_PORT choose.
 */

const apiPort = process.env.API_PORT ?? '4484'
const idpPort = Number(process.env.IDP_PORT ?? 4486)
const api = `http://127.0.0.1:${apiPort}`
const web = 'http://127.0.0.1:3000'
const folder = mkdtempSync(join(tmpdir(), 'diatrivi-saml-'))
const acs = `${api}/login/saml`
const ours = aKeyPair(join(folder, 'ours'), 'theses')
const idp = startSimpleSamlPhp(join(folder, 'idp'), idpPort, {
  entityId: `${acs}/metadata`,
  acs,
  signOuts: `${acs}/logout`,
  encryptFor: ours.certificate,
})
const program = spawn(
  process.execPath,
  [fileURLToPath(new URL('../../../demo/src/main.ts', import.meta.url))],
  {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      API_PORT: apiPort,
      DATA_DIR: join(folder, 'data'),
      DEMO: '1',
      LOG_LEVEL: 'warn',
      SAML_IDP_URL: idp.signInAddress,
      SAML_IDP_LOGOUT_URL: idp.signOutAddress,
      SAML_IDP_ENTITY_ID: idp.entityId,
      SAML_IDP_CERTIFICATE: idp.certificate,
      SAML_SP_DECRYPTION_KEY: ours.key,
      SAML_SP_DECRYPTION_CERTIFICATE: ours.certificate,
      SSO_DOMAINS: 'hua.gr=1',
    },
  },
)

const say = (text: string) => process.stdout.write(`${text}\n`)

async function call(path: string, body: unknown, token = ''): Promise<Record<string, unknown>> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
  const response = await fetch(`${api}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  return (await response.json()) as Record<string, unknown>
}

async function until(address: string): Promise<void> {
  for (let attempt = 0; attempt < 1_500; attempt += 1) {
    const isThere = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isThere) return
    await setTimeout(200)
  }
  throw new Error(`${address} does not answer`)
}

/** From the button to what the API says of the person. */
async function arrive(name: string, browser = aBrowserWithoutScripts()) {
  const begun = await call('/login/institution', { provider: 'saml', origin: web })
  const form = await browser.open(new URL(String(begun.url)))
  const answered = await browser.submit(form, { username: name, password: 'secret' })
  const back = await browser.submit(answered)
  const finish = { ticket: begun.ticket, returned: back.address.hash }
  return {
    isEncrypted: Buffer.from(answered.fields.SAMLResponse ?? '', 'base64').includes('EncryptedAssertion'),
    ticket: begun.ticket,
    first: await call('/login/institution/finish', finish),
    again: await call('/login/institution/finish', finish),
  }
}

const tokenIn = ({ sign_in }: Record<string, unknown>) =>
  String((sign_in as { jwt_token?: string } | undefined)?.jwt_token)

async function isIn(token: string): Promise<boolean> {
  const headers = { authorization: `Bearer ${token}` }
  return (await fetch(`${api}/v1/student/profile`, { headers })).ok
}

/** Once from here and once from there. */
async function signOut() {
  const browser = aBrowserWithoutScripts()
  const { ticket, first } = await arrive('eleni', browser)
  const [department] = first.departments as number[]
  const student = { ticket, uName: 'Ελένη', uSurname: 'Παππά', department }
  const here = tokenIn(await call('/login/institution/register', student))
  say(`eleni is in: ${await isIn(here)}`)
  const { url } = await call('/logout/institution', { origin: web }, here)
  const home = await browser.open(new URL(String(url)))
  say(`eleni signs out here, and comes back from there to ${home.address.href}; in: ${await isIn(here)}`)

  const there = tokenIn((await arrive('eleni', browser)).first)
  say(`eleni, who had to sign in there again, is in: ${await isIn(there)}`)
  const end = await browser.open(new URL(idp.leaveAddress))
  say(`eleni signs out there, which ends at ${end.address.href}; in here: ${await isIn(there)}`)
}

try {
  await until(`${api}/readyz`)
  await until(idp.entityId)
  say(`SimpleSAMLphp at ${idp.entityId}`)
  for (const name of ['eleni', 'petros']) {
    const { isEncrypted, first, again } = await arrive(name)
    say(`${name}, encrypted: ${isEncrypted}, ${JSON.stringify(first)}`)
    say(`${name}, the same answer once more: ${JSON.stringify(again)}`)
  }
  await signOut()
} finally {
  idp.close()
  program.kill('SIGTERM')
  await new Promise((resolve) => program.once('exit', resolve))
  rmSync(folder, { recursive: true, force: true })
}
