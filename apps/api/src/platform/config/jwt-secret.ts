import { randomBytes } from 'node:crypto'
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartupError, systemCode, unwritableDataFolder } from '../startup-error.ts'
import { openDataFolder } from './data-folder.ts'

const FILE_NAME = 'jwt-secret'
const MINIMUM_LENGTH = 32

/** The secret of the settings, or the one that this data folder keeps; made at the first start. */
export function jwtSecret(config: { jwtSecret: string | undefined; dataDir: string }): string {
  if (config.jwtSecret !== undefined) return config.jwtSecret
  return keptSecret(config.dataDir) ?? checked(fileIn(config.dataDir), makeKept(config.dataDir))
}

/** The secret that this data folder keeps; null where there is none yet. */
export function keptSecret(dataDir: string): string | null {
  const file = fileIn(dataDir)
  const kept = readKept(file)
  return kept === undefined ? null : checked(file, kept)
}

function fileIn(dataDir: string): string {
  return join(dataDir, FILE_NAME)
}

function checked(file: string, kept: string): string {
  if (kept.length >= MINIMUM_LENGTH) return kept
  throw new StartupError(
    `The file ${file} is damaged: remove it (everybody signs in again) or set JWT_SECRET.`,
  )
}

function makeKept(dataDir: string): string {
  const file = fileIn(dataDir)
  openDataFolder(dataDir)
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  try {
    // Flushed, so that a power cut does not leave an empty file of that name.
    writeFileSync(draft, `${randomBytes(48).toString('base64url')}\n`, {
      mode: 0o600,
      flag: 'wx',
      flush: true,
    })
    // A link never replaces: of two processes that start together, the second takes the secret of the first.
    linkSync(draft, file)
  } catch (error) {
    if (systemCode(error) !== 'EEXIST') throw unwritableDataFolder(dataDir, error)
  } finally {
    rmSync(draft, { force: true })
  }
  return readKept(file) ?? ''
}

function readKept(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return undefined
    throw new StartupError(
      `The file ${file} cannot be read (${systemCode(error)}): give this user access or set JWT_SECRET.`,
    )
  }
}
