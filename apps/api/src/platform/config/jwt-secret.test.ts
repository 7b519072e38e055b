import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { jwtSecret } from './jwt-secret.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'diatrivi-secret-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('the secret of the sessions', () => {
  it('is the one of the settings when there is one', () => {
    expect(jwtSecret({ jwtSecret: 'given', dataDir: folder })).toBe('given')
  })

  it('is made once, kept, and readable by its owner only', () => {
    const dataDir = join(folder, 'data')
    const first = jwtSecret({ jwtSecret: undefined, dataDir })
    expect(first).toMatch(/^[\w-]{64}$/)
    expect(jwtSecret({ jwtSecret: undefined, dataDir })).toBe(first)
    if (process.platform !== 'win32') expect(statSync(join(dataDir, 'jwt-secret')).mode & 0o777).toBe(0o600)
  })

  it('differs between two data folders', () => {
    const one = jwtSecret({ jwtSecret: undefined, dataDir: join(folder, 'one') })
    expect(jwtSecret({ jwtSecret: undefined, dataDir: join(folder, 'two') })).not.toBe(one)
  })

  it('is refused when its file was cut short', () => {
    writeFileSync(join(folder, 'jwt-secret'), 'abc')
    expect(() => jwtSecret({ jwtSecret: undefined, dataDir: folder })).toThrow(/is damaged/)
  })

  it('says so when its file cannot be read', () => {
    mkdirSync(join(folder, 'jwt-secret'))
    expect(() => jwtSecret({ jwtSecret: undefined, dataDir: folder })).toThrow(/cannot be read \(EISDIR\)/)
  })

  it('says so when the data folder cannot be written', () => {
    writeFileSync(join(folder, 'file'), '')
    expect(() => jwtSecret({ jwtSecret: undefined, dataDir: join(folder, 'file') })).toThrow(/ENOTDIR/)
  })
})
