import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { until } from '../until.ts'
import { requireProgram, startServerProgram } from './server-program.ts'

export interface RunningProxy {
  address: string
  /** How many processes it gives requests to. */
  serving(): Promise<number>
  stop(): Promise<void>
}

/** HAProxy before API processes, with nothing but what its manual says for a health check. It tries no request twice that was sent. */
export async function startHaproxy(
  folder: string,
  port: number,
  ports: readonly number[],
): Promise<RunningProxy> {
  requireProgram('haproxy')
  const settings = join(folder, 'haproxy.cfg')
  writeFileSync(settings, settingsOf(port, ports))
  const address = `http://127.0.0.1:${port}`
  const program = startServerProgram('haproxy', ['-db', '-q', '-f', settings])
  const serving = () => servingAt(address)
  await until(async () => (await serving()) === ports.length, 'HAProxy serves')
  return { address, serving, stop: program.stop }
}

function settingsOf(port: number, ports: readonly number[]): string {
  return `defaults
  mode http
  option forwardfor
  option redispatch
  retries 2
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  timeout check 5s

frontend browsers
  bind 127.0.0.1:${port}
  stats enable
  stats uri /proxy
  default_backend api

backend api
  balance leastconn
  option httpchk GET /readyz
  default-server check inter 500ms fall 2 rise 1
${ports.map((one) => `  server api-${one} 127.0.0.1:${one}`).join('\n')}
`
}

/** From its table of states, one server a line. */
async function servingAt(address: string): Promise<number> {
  try {
    const table = await (await fetch(`${address}/proxy;csv`)).text()
    return table.split('\n').filter((line) => /^api,api-\d+,.*,UP,/.test(line)).length
  } catch {
    return 0
  }
}
