import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { Decrypter, Encrypter } from 'age-encryption'
import { ArchiveError } from './archive-error.ts'

/** How every file of the format age begins (https://age-encryption.org/v1). */
export const AGE_HEADER = 'age-encryption.org/v1'

/** That of the program age: a guess of a passphrase costs seconds of a processor, and 256 MB. */
const WORK_FACTOR = 18

/** The same bytes as `age --passphrase` would write, which opens them too. */
export async function encryptStream(
  plain: Readable,
  passphrase: string,
  workFactor = WORK_FACTOR,
): Promise<Readable> {
  const encrypter = new Encrypter()
  encrypter.setPassphrase(passphrase)
  encrypter.setScryptWorkFactor(workFactor)
  const encrypted = await encrypter.encrypt(asWeb(plain))
  return Readable.fromWeb(encrypted as unknown as ReadableStream)
}

/** Throws before anything is read of the contents when the passphrase is wrong. */
export async function decryptStream(encrypted: Readable, passphrase: string): Promise<Readable> {
  const decrypter = new Decrypter()
  decrypter.addPassphrase(passphrase)
  try {
    const plain = await decrypter.decrypt(asWeb(encrypted))
    return Readable.fromWeb(plain as unknown as ReadableStream)
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('no identity matched')) {
      throw new ArchiveError('The passphrase is wrong. Nothing was changed.')
    }
    throw new ArchiveError('The archive is damaged: its encryption cannot be read. Nothing was changed.')
  }
}

function asWeb(stream: Readable) {
  return Readable.toWeb(stream) as unknown as globalThis.ReadableStream<Uint8Array>
}
