import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { UsageError } from './admin-request.ts'
import { readBackupRequest, readImportRequest } from './archive-requests.ts'
import { passphraseToDecrypt, passphraseToEncrypt } from './passphrase.ts'

const folder = mkdtempSync(join(tmpdir(), 'diatrivi-passphrase-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('the command line of a backup', () => {
  it('names the folder and how many stay', () => {
    expect(readBackupRequest(['--to', '/srv/backups', '--keep', '7'])).toEqual({
      to: '/srv/backups',
      keep: 7,
      encrypt: false,
      passphraseFile: undefined,
    })
  })

  it.each([[[]], [['--to', '/a', '--keep', '0']], [['--to', '/a', '--passphrase', 'secret']]])(
    'is refused as %j',
    (args) => {
      expect(() => readBackupRequest(args)).toThrow(UsageError)
    },
  )

  it('replaces nothing unless it says so', () => {
    expect(readImportRequest(['--from', '/a.tar']).replace).toBe(false)
    expect(readImportRequest(['--from', '/a.tar', '--replace']).replace).toBe(true)
  })
})

describe('a passphrase', () => {
  const file = join(folder, 'passphrase')
  const none = { passphraseFile: undefined, encrypt: false }

  it('comes from its file, else from the setting, else there is none', async () => {
    writeFileSync(file, 'the passphrase of the file\nand a note\n')
    const given = { passphraseFile: file, encrypt: false }
    expect(await passphraseToEncrypt(given, 'that of the setting')).toBe('the passphrase of the file')
    expect(await passphraseToDecrypt(given, undefined)).toBe('the passphrase of the file')
    expect(await passphraseToEncrypt(none, 'that of the setting')).toBe('that of the setting')
    expect(await passphraseToEncrypt(none, undefined)).toBeUndefined()
  })

  it('is refused when it is short, and when its file is missing', async () => {
    writeFileSync(file, 'short\n')
    await expect(passphraseToEncrypt({ passphraseFile: file, encrypt: true }, undefined)).rejects.toThrow(
      'The passphrase is too short: it needs at least 12 characters.',
    )
    const missing = { passphraseFile: join(folder, 'none'), encrypt: true }
    await expect(passphraseToEncrypt(missing, undefined)).rejects.toThrow('cannot be read (ENOENT)')
  })
})
