import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { checkFolder } from './folder-check.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'diatrivi-folder-check-'))
mkdirSync(join(dataDir, 'files'), { mode: 0o700 })
afterAll(() => rmSync(dataDir, { recursive: true }))

async function wrong(folder = dataDir): Promise<string[]> {
  return (await checkFolder({ dataDir: folder, runAsUser: undefined }))
    .filter(({ verdict }) => verdict === 'wrong')
    .map(({ sentence }) => sentence)
}

describe.runIf(process.platform !== 'win32')('the files in DATA_DIR', () => {
  it('may be read by others', async () => {
    const secret = join(dataDir, 'jwt-secret')
    writeFileSync(secret, 'x'.repeat(64), { mode: 0o644 })
    chmodSync(join(dataDir, 'files'), 0o755)
    onTestFinished(() => {
      rmSync(secret)
      chmodSync(join(dataDir, 'files'), 0o700)
    })
    expect(await wrong()).toEqual([
      `Other users of this machine may read ${dataDir}/files: "chmod go= ${dataDir}/files".`,
      `Other users of this machine may read ${secret}: "chmod go= ${secret}".`,
    ])
  })

  it('are closed to their owner', async () => {
    const folder = join(dataDir, 'uploads')
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    chmodSync(folder, 0o500)
    onTestFinished(() => chmodSync(folder, 0o700))
    expect(await wrong()).toEqual([`The owner may not use ${folder}: "chmod u+rwX" gives the right back.`])
  })

  it.runIf(process.getuid?.() === 0)('belong to another user', async () => {
    const stranger = join(dataDir, 'files', 'left-by-root')
    writeFileSync(stranger, '', { mode: 0o600 })
    chownSync(stranger, 4711, 4711)
    onTestFinished(() => rmSync(stranger))
    expect(await wrong()).toEqual([
      expect.stringMatching(/\/left-by-root belongs to the user 4711 and not to 0, as whom/),
    ])
  })

  it('are not there', async () => {
    const nowhere = join(dataDir, 'nowhere')
    expect(await wrong(nowhere)).toEqual([
      `There is no folder ${nowhere}: start Diatrivi once, or set DATA_DIR to the folder that it uses.`,
    ])
    expect(existsSync(nowhere)).toBe(false)
  })
})
