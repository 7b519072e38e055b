import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { canBegin } from '../../packages/settings/src/node-version.mjs'
import { checkEarly } from '../start/early-checks.mjs'

describe('the Node of the machine', () => {
  it.each(['20.19.0', '20.20.2', '22.0.0', '24.21.0'])('can begin when it is %s', (version) => {
    expect(canBegin(version)).toBe(true)
  })

  it.each(['20.18.3', '18.20.0', '8.17.0'])('cannot when it is %s', (version) => {
    expect(canBegin(version)).toBe(false)
  })
})

describe('before anything is installed', () => {
  const server = createServer()
  let taken: string
  let folder: string
  let settings: Record<string, string>

  beforeEach(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    taken = String((server.address() as AddressInfo).port)
    folder = mkdtempSync(join(tmpdir(), 'diatrivi-early-'))
    settings = { API_PORT: await freePort(), WEB_PORT: await freePort(), DATA_DIR: join(folder, 'data') }
  })
  afterEach(async () => {
    await new Promise((resolve) => server.close(resolve))
    rmSync(folder, { recursive: true })
  })

  it('nothing is left in a data folder that can be written', async () => {
    await checkEarly(settings)
    expect(readdirSync(join(folder, 'data'))).toEqual([])
  })

  it('a port that is taken is reported, with the setting to change', async () => {
    await expect(checkEarly({ ...settings, WEB_PORT: taken })).rejects.toThrow(
      `Port ${taken} is taken, perhaps by another Diatrivi: end the program that uses it or set WEB_PORT to a free one.`,
    )
  })

  it('an address of another machine is reported', async () => {
    await expect(checkEarly({ ...settings, HOST: '192.0.2.1' })).rejects.toThrow(
      'HOST=192.0.2.1 is not an address of this machine',
    )
  })

  it('an invalid port is reported', async () => {
    await expect(checkEarly({ ...settings, API_PORT: 'http' })).rejects.toThrow(
      'API_PORT must be a whole number from 1 to 65535, not "http".',
    )
  })

  it('one port for both servers is reported', async () => {
    const port = settings.API_PORT ?? ''
    await expect(checkEarly({ ...settings, WEB_PORT: port })).rejects.toThrow(
      `API_PORT and WEB_PORT must differ: both are ${port}.`,
    )
  })

  it.runIf(process.platform === 'linux')('a data folder that cannot be made is reported', async () => {
    await expect(checkEarly({ ...settings, DATA_DIR: '/proc/none/data' })).rejects.toThrow(
      'The data folder /proc/none/data cannot be written (ENOENT)',
    )
  })

  it('a data folder that cannot be written is reported', async () => {
    const file = join(folder, 'file')
    writeFileSync(file, '')
    await expect(checkEarly({ ...settings, DATA_DIR: file })).rejects.toThrow(
      /^The data folder .+ cannot be written \(EEXIST\): give this user access or set DATA_DIR to another folder\.$/,
    )
  })
})

async function freePort(): Promise<string> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return String(port)
}
