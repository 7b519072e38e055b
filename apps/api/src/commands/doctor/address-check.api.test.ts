import { readFileSync } from 'node:fs'
import { expect, it, onTestFinished } from 'vitest'
import { systemClock } from '../../platform/clock.ts'
import { installationId } from '../../platform/http/installation-id.ts'
import { checkAddresses } from './address-check.ts'
import { anApiBehind } from './surroundings.fixture.ts'

const SECRET = 'a secret of thirty-two characters'

async function wrongBehind(hidden: RegExp): Promise<string[]> {
  const api = await anApiBehind(hidden, installationId(SECRET))
  onTestFinished(api.close)
  const apiUrl = `http://127.0.0.1:${api.port}`
  const config = { apiUrl, webOrigins: [apiUrl] }
  const findings = await checkAddresses({ config, secret: SECRET, clock: systemClock, runningProcesses: 1 })
  return findings.filter(({ verdict }) => verdict === 'wrong').map(({ sentence }) => sentence)
}

it('an installation is healthy behind the proxy of deploy/nginx, which hides some addresses', async () => {
  const template = readFileSync(
    new URL('../../../../../deploy/nginx/diatrivi.conf.template', import.meta.url),
    'utf8',
  )
  const [, hidden = ''] = /location ~ \^\/api(\/\(\S+?\)\$) \{\n +return 404;/.exec(template) ?? []
  expect(hidden).toContain('metrics')
  expect(await wrongBehind(new RegExp(`^${hidden}`))).toEqual([])
})

it('a proxy that hides /healthz keeps the doctor from knowing the installation, which is said', async () => {
  expect(await wrongBehind(/^\/healthz$/)).toEqual([
    expect.stringContaining('let the proxy lead there, with /healthz too'),
  ])
})
