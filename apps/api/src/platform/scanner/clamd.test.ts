import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { clamdThatAnswers } from '../../testing/clamd-double.ts'
import { freePort } from '../../testing/running-program.ts'
import { scanByClamd } from './clamd.ts'
import { ScannerUnavailable } from './scanner-unavailable.ts'

const folder = mkdtempSync(join(tmpdir(), 'diatrivi-scan-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function aFile(bytes: Uint8Array): string {
  const path = join(folder, 'upload')
  writeFileSync(path, bytes)
  return path
}

describe('clamd', () => {
  it.each([0, 1, 65_536, 1_000_000])('is sent a file of %i bytes as it is', async (size) => {
    const { port, received } = await clamdThatAnswers(() => 'stream: OK')
    const bytes = randomBytes(size)
    expect(await scanByClamd({ port, host: '127.0.0.1' }, aFile(bytes))).toBeNull()
    expect(received).toEqual([bytes])
  })

  it('names what it found', async () => {
    const { port } = await clamdThatAnswers(() => 'stream: Win.Test.EICAR_HDB-1 FOUND')
    expect(await scanByClamd({ port }, aFile(randomBytes(10)))).toBe('Win.Test.EICAR_HDB-1')
  })

  it.each(['INSTREAM size limit exceeded. ERROR', 'stream: Something else', ''])(
    'that answers %j has given no verdict',
    async (said) => {
      const { port } = await clamdThatAnswers(() => said)
      const scan = scanByClamd({ port }, aFile(randomBytes(10)))
      await expect(scan).rejects.toThrow(new ScannerUnavailable(said))
    },
  )

  it('that ends the connection has given no verdict', async () => {
    const { port } = await clamdThatAnswers(() => null)
    await expect(scanByClamd({ port }, aFile(randomBytes(10)))).rejects.toThrow('ended without an answer')
  })

  it('that is not there has given no verdict, by TCP and by socket', async () => {
    const path = aFile(randomBytes(10))
    const port = await freePort()
    await expect(scanByClamd({ port, host: '127.0.0.1' }, path)).rejects.toThrow('ECONNREFUSED')
    await expect(scanByClamd({ path: join(folder, 'none') }, path)).rejects.toThrow('ENOENT')
  })

  it('that is silent is given up', async () => {
    const server = createServer((socket) => socket.resume()).listen(0, '127.0.0.1')
    afterAll(() => server.close())
    await expect.poll(() => server.listening).toBe(true)
    const address = server.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    const scan = scanByClamd({ port }, aFile(randomBytes(10)), 50)
    await expect(scan).rejects.toThrow('no answer in time')
  })
})
