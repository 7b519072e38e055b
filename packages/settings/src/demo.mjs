import { isLoopback } from './addresses.mjs'
import { givenIn, settingsOf } from './read-settings.mjs'

/** The password of every account of the demo, which is published. */
export const DEMO_PASSWORD = 'demo1234'

/**
 * Whether an installation has the demo, whose passwords are published: as `DEMO` says, otherwise only where no other
 * person reaches it and nothing of a real installation is set. The reasons are those against it, as parts of a
 * sentence.
 *
 * @param {import('./read-settings.mjs').Environment} env
 * @returns {{ isOn: boolean, reasons: string[] }}
 */
export function demoOf(env) {
  const reasons = reasonsAgainst(env)
  return { isOn: settingsOf(env).read('DEMO') ?? reasons.length === 0, reasons }
}

/**
 * What `DEMO=1` means where others reach it; null where it is on by default.
 *
 * @param {import('./read-settings.mjs').Environment} env
 * @returns {string | null}
 */
export function openDemoWarning(env) {
  const { isOn, reasons } = demoOf(env)
  if (!isOn || reasons.length === 0) return null
  return [
    `WARNING: DEMO=1, although ${reasons.join(', ')}.`,
    `Whoever reaches this installation can sign in as its administrator (admin, ${DEMO_PASSWORD})`,
    'and, unless SMTP_URL is set, read every mail at /dev/mailbox, links for new passwords among them.',
    'Keep no real data in it. "npm run ops:remove-demo" takes the demo away.',
  ].join('\n')
}

/** @param {import('./read-settings.mjs').Environment} env */
function reasonsAgainst(env) {
  const { read } = settingsOf(env)
  const host = read('HOST')
  const addresses = /** @type {const} */ (['API_URL', 'WEB_ORIGIN'])
  return [
    ...(isLoopback(host) ? [] : [`HOST=${host} lets other machines in`]),
    ...['DATABASE_URL', 'SMTP_URL'].filter((name) => givenIn(env, name)).map((name) => `${name} is set`),
    ...addresses
      .filter((name) => [read(name) ?? []].flat().some(isPublic))
      .map((name) => `${name} is a public address`),
  ]
}

/** @param {string} address */
function isPublic(address) {
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' || !isLoopback(hostname)
}
