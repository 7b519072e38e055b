import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export const SERVERS = ['account', 'container', 'object', 'proxy'] as const
export type SwiftServer = (typeof SERVERS)[number]
/** The colon is as tempauth wants it, and has to be written as %3A in an address. */
export const KEYS = { region: 'us-east-1', accessKey: 'theses:api', secretKey: 'kali/mera' }

export type Ports = Record<SwiftServer, number>

/** One machine, one disk, one copy: the smallest Swift there is. Its `swift.conf` is the one of Debian's package. */
export function writeSwiftConfiguration(folder: string, user: string, ports: Ports): void {
  mkdirSync(join(folder, 'devices/disk'), { recursive: true })
  for (const server of SERVERS) {
    const text = `${common(folder, user, ports[server])}\n${server === 'proxy' ? PROXY : storageServer(server)}`
    writeFileSync(join(folder, `${server}.conf`), text, { mode: 0o600 })
    if (server !== 'proxy') buildRing(folder, server, ports[server])
  }
}

const common = (folder: string, user: string, port: number) => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
user = ${user}
swift_dir = ${folder}
devices = ${folder}/devices
recon_cache_path = ${folder}
mount_check = false
workers = 0
log_level = ERROR
`

const storageServer = (server: SwiftServer) => `[pipeline:main]
pipeline = ${server}-server
[app:${server}-server]
use = egg:swift#${server}
`

// tempauth wants a cache in its way; it does without the server behind it.
const PROXY = `[pipeline:main]
pipeline = catch_errors cache listing_formats s3api tempauth slo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:1
[filter:listing_formats]
use = egg:swift#listing_formats
[filter:s3api]
use = egg:swift#s3api
location = ${KEYS.region}
[filter:tempauth]
use = egg:swift#tempauth
user_${KEYS.accessKey.replace(':', '_')} = ${KEYS.secretKey} .admin
[filter:slo]
use = egg:swift#slo
`

function buildRing(folder: string, server: SwiftServer, port: number): void {
  const build = (...args: string[]) =>
    execFileSync('swift-ring-builder', [`${server}.builder`, ...args], { cwd: folder, stdio: 'ignore' })
  build('create', '4', '1', '0')
  build('add', `r1z1-127.0.0.1:${port}/disk`, '1')
  build('rebalance')
}
