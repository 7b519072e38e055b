import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { checkSecret } from './secret-check.ts'

it('finds the secret damaged that the data folder keeps', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'diatrivi-doctor-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  const file = join(dataDir, 'jwt-secret')
  writeFileSync(file, 'short', { mode: 0o600 })
  expect(checkSecret({ jwtSecret: undefined, dataDir }).finding).toEqual({
    about: 'JWT_SECRET',
    verdict: 'wrong',
    sentence: `The file ${file} is damaged: remove it (everybody signs in again) or set JWT_SECRET.`,
  })
})
