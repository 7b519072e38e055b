import { readFile } from 'node:fs/promises'
import { ArchiveError } from '../platform/archive/archive-error.ts'
import type { SecretRequest } from './archive-requests.ts'
import { askPassphrase } from './ask-password.ts'

/** An archive can be tried against all words of a language for years. */
const SHORTEST = 12

/** The passphrase by which an archive is encrypted; undefined where no encryption was asked for. */
export async function passphraseToEncrypt(
  request: SecretRequest,
  setting: string | undefined,
): Promise<string | undefined> {
  const passphrase =
    (await givenPassphrase(request, setting)) ?? (request.encrypt ? await askPassphrase('twice') : undefined)
  if (passphrase !== undefined && [...passphrase].length < SHORTEST) {
    throw new ArchiveError(`The passphrase is too short: it needs at least ${SHORTEST} characters.`)
  }
  return passphrase
}

/** The passphrase by which an archive was encrypted. */
export async function passphraseToDecrypt(
  request: SecretRequest,
  setting: string | undefined,
): Promise<string> {
  return (await givenPassphrase(request, setting)) ?? askPassphrase('once')
}

async function givenPassphrase(
  { passphraseFile }: SecretRequest,
  setting: string | undefined,
): Promise<string | undefined> {
  if (passphraseFile === undefined) return setting
  const text = await readFile(passphraseFile, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new ArchiveError(`The file ${passphraseFile} of the passphrase cannot be read (${error.code}).`)
  })
  return text.split(/\r?\n/, 1)[0] ?? ''
}
