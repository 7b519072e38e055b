import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import net from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '../running-program.ts'

export const INSTALL = 'apt-get install slapd ldap-utils'
const [SERVER, WRITER] = ['/usr/sbin/slapd', '/usr/sbin/slapadd']
export const isInstalled = () => existsSync(SERVER) && existsSync(WRITER)

export const BASE = 'dc=hua,dc=gr'
export const READER = { name: `cn=reader,${BASE}`, password: 'the secret of the reader' }

/** The attributes and the class of eduPerson that an import reads; Debian has no file of them. */
const EDU_PERSON = `attributetype ( 1.3.6.1.4.1.5923.1.1.1.1 NAME 'eduPersonAffiliation'
  EQUALITY caseIgnoreMatch SYNTAX '1.3.6.1.4.1.1466.115.121.1.15' )
objectclass ( 1.3.6.1.4.1.5923.1.1.2 NAME 'eduPerson' SUP top AUXILIARY MAY ( eduPersonAffiliation ) )`

/** An entry, as LDIF has it. */
export type DirectoryEntry = { dn: string } & Record<string, string | readonly string[]>

interface SlapdOptions {
  entries: readonly DirectoryEntry[]
  /** Lines of the settings of the database, such as limits. */
  settings?: string
  /** With a certificate for localhost, which signs itself. */
  isEncrypted?: boolean
}

/** OpenLDAP as Debian has it, in a folder of its own, with the people of a test. */
export async function startSlapd({ entries, settings = '', isEncrypted = false }: SlapdOptions) {
  const folder = mkdtempSync(join(tmpdir(), 'diatrivi-ldap-'))
  mkdirSync(join(folder, 'data'))
  const certificate = isEncrypted ? makeCertificate(folder) : null
  const tls = certificate
    ? `TLSCertificateFile ${certificate.file}\nTLSCertificateKeyFile ${certificate.key}\n`
    : ''
  writeFileSync(join(folder, 'edu-person.schema'), EDU_PERSON)
  writeFileSync(join(folder, 'slapd.conf'), configuration(folder, tls, settings))
  const root = { dn: BASE, objectClass: ['dcObject', 'organization'], dc: 'hua', o: 'HUA' }
  writeFileSync(join(folder, 'entries.ldif'), [root, ...entries].map(ldif).join('\n'))
  const at = ['-f', join(folder, 'slapd.conf')]
  execFileSync(WRITER, [...at, '-q', '-l', join(folder, 'entries.ldif')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })

  const [plainPort, securePort] = [await freePort(), await freePort()]
  const places = [
    `ldap://127.0.0.1:${plainPort}/`,
    ...(isEncrypted ? [`ldaps://127.0.0.1:${securePort}/`] : []),
  ]
  // In the foreground, so that it ends with the test.
  const server = spawn(SERVER, [...at, '-h', places.join(' '), '-d', '0'], { stdio: 'ignore' })
  await untilItListens(isEncrypted ? [plainPort, securePort] : [plainPort])
  return {
    plain: `ldap://127.0.0.1:${plainPort}`,
    secure: `ldaps://localhost:${securePort}`,
    plainPort,
    /** In base64, as a setting has it. */
    certificate: certificate?.text ?? '',
    close: async () => {
      if (server.exitCode === null) {
        const ended = new Promise((resolve) => server.once('exit', resolve))
        server.kill('SIGTERM')
        await ended
      }
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export type Slapd = Awaited<ReturnType<typeof startSlapd>>

const configuration = (folder: string, tls: string, settings: string) => `
include /etc/ldap/schema/core.schema
include /etc/ldap/schema/cosine.schema
include /etc/ldap/schema/inetorgperson.schema
include ${folder}/edu-person.schema
pidfile ${folder}/slapd.pid
modulepath /usr/lib/ldap
moduleload back_mdb
${tls}database mdb
suffix "${BASE}"
rootdn "cn=root,${BASE}"
directory ${folder}/data
${settings}
access to attrs=userPassword by anonymous auth by * none
access to dn.subtree="ou=secret,${BASE}" by * none
access to * by dn.exact="${READER.name}" read by anonymous auth by * none
`

function makeCertificate(folder: string): { file: string; key: string; text: string } {
  const [file, key] = [join(folder, 'tls.crt'), join(folder, 'tls.key')]
  const subject = [
    '-subj',
    '/CN=localhost',
    '-addext',
    'subjectAltName=DNS:localhost,IP:127.0.0.1',
    '-days',
    '2',
  ]
  const made = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', file, ...subject]
  execFileSync('openssl', ['req', ...made], { stdio: 'ignore' })
  const text = execFileSync('openssl', ['x509', '-in', file, '-outform', 'der']).toString('base64')
  return { file, key, text }
}

/** All values in base64, so that none is taken for a sign of the format. */
function ldif({ dn, ...attributes }: DirectoryEntry): string {
  const inBase64 = (text: string) => Buffer.from(text).toString('base64')
  const lines = Object.entries(attributes).flatMap(([name, values]) =>
    [values].flat().map((value) => `${name}:: ${inBase64(value)}`),
  )
  return `dn:: ${inBase64(dn)}\n${lines.join('\n')}\n`
}

async function untilItListens(ports: readonly number[]): Promise<void> {
  for (const port of ports) {
    for (let attempt = 0; !(await isListening(port)); attempt += 1) {
      if (attempt === 200) throw new Error(`slapd does not listen at ${port}`)
      await setTimeout(50)
    }
  }
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(socket.end() !== undefined))
    socket.once('error', () => resolve(false))
  })
}
