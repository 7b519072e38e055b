import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'

const ALGORITHM = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16
const KEY_NAME_LENGTH = 8

/** A secret that was sealed under another key: whoever changes the key has to keep the old one for a while. */
export class UnknownSealError extends Error {
  override name = 'UnknownSealError'
}

/**
 * Secrets that must be read again, such as that of a second factor, as the database keeps them: a copy of the database
 * alone opens none. The owner is sealed in, so that a row that was copied to another account opens there neither.
 *
 * @param secrets the one to seal with, and after it those of before, which still open
 */
export function sealedSecrets([current, ...former]: readonly [string, ...string[]]) {
  const sealing = keyOf(current)
  const keys = new Map([sealing, ...former.map(keyOf)].map((key) => [key.name, key]))

  return {
    seal(text: string, owner: string): string {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(ALGORITHM, sealing.bytes, nonce).setAAD(Buffer.from(owner))
      const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
      return `${sealing.name}.${sealed.toString('base64url')}`
    },

    /** Whether it was sealed with the key of today, and not with one of before. */
    isCurrent: (sealed: string): boolean => nameIn(sealed) === sealing.name,

    /** Whether its key is known. */
    isKnown: (sealed: string): boolean => keys.has(nameIn(sealed)),

    /** Throws for a text that was changed, or belongs to another owner. */
    open(sealed: string, owner: string): string {
      const [, text = ''] = sealed.split('.')
      const key = keys.get(nameIn(sealed))
      if (key === undefined) throw new UnknownSealError(`No key ${nameIn(sealed)} is known.`)
      const bytes = Buffer.from(text, 'base64url')
      const nonce = bytes.subarray(0, NONCE_BYTES)
      const decipher = createDecipheriv(ALGORITHM, key.bytes, nonce).setAAD(Buffer.from(owner))
      decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
      const body = bytes.subarray(NONCE_BYTES, -TAG_BYTES)
      return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8')
    },
  }
}

export type SealedSecrets = ReturnType<typeof sealedSecrets>

function nameIn(sealed: string): string {
  return sealed.split('.', 1)[0] ?? ''
}

/** The name tells which key a text was sealed with, and nothing of the key. */
function keyOf(secret: string) {
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', 'diatrivi second factor', 32))
  return { bytes, name: createHash('sha256').update(bytes).digest('hex').slice(0, KEY_NAME_LENGTH) }
}
