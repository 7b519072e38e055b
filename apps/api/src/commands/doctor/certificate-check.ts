import { once } from 'node:events'
import { connect } from 'node:tls'
import type { Clock } from '../../platform/clock.ts'
import type { Config } from '../../platform/config/config.ts'
import { DAY, SECOND } from '../../platform/durations.ts'
import { type Finding, findingsAbout } from './finding.ts'

const { fine, wrong } = findingsAbout('certificate')

const ANSWERS_WITHIN = 10 * SECOND
/** Days before its end. What renews certificates by itself does so thirty days before. */
const SOON = 14

/** The end of the certificate of each public address. Whether browsers trust it is seen where the address is asked. */
export async function checkCertificates(
  { apiUrl, webOrigins }: Pick<Config, 'apiUrl' | 'webOrigins'>,
  clock: Clock,
): Promise<Finding[]> {
  const hosts = [apiUrl, ...webOrigins]
    .map((address) => new URL(address))
    .filter(({ protocol }) => protocol === 'https:')
    .map(({ host }) => host)
  const findings = await Promise.all([...new Set(hosts)].map((host) => checkCertificate(host, clock)))
  return findings.filter((finding) => finding !== null)
}

/** Null where none is shown: the address itself is a finding then. */
async function checkCertificate(host: string, clock: Clock): Promise<Finding | null> {
  const end = await endOf(host).catch(() => null)
  if (end === null) return null
  const days = Math.floor((end.getTime() - clock.now().getTime()) / DAY)
  if (days < 0) return wrong(`The certificate of ${host} has ended: renew it.`)
  if (days < SOON) return wrong(`The certificate of ${host} ends in ${days} days: renew it.`)
  return fine(`The certificate of ${host} lasts ${days} more days.`)
}

async function endOf(host: string): Promise<Date> {
  const { hostname, port } = new URL(`https://${host}`)
  const name = hostname.replace(/^\[|\]$/g, '')
  const socket = connect({
    host: name,
    port: Number(port || 443),
    ...(/[a-z]/i.test(name) && !name.includes(':') && { servername: name }),
    // It is read, and nothing is said.
    rejectUnauthorized: false,
  })
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(ANSWERS_WITHIN) })
    return new Date(socket.getPeerCertificate().valid_to)
  } finally {
    socket.destroy()
  }
}
