import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'
import type { Config } from '../config/config.ts'
import type { SigningSecrets } from './tokens.ts'

const ALGORITHM = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16
const KEY_NAME_LENGTH = 8

type SealPurpose = 'diatrivi second factor' | 'diatrivi webhook' | 'diatrivi push'

/**
 * A secret that was sealed under another key: an operator who changes the key has to keep the old one for a while.
 */
export class UnknownSealError extends Error {
  override name = 'UnknownSealError'
}

/**
 * Secrets that must be read again, such as that of a second factor, as the database keeps them: a copy of the database
 * alone opens none. The owner is sealed in, so that a row that was copied to another account opens there neither.
 *
 * @param secrets the one to seal with, and after it those of before, which still open
 * @param purpose what is sealed: each purpose has keys of its own
 */
export function sealedSecrets(
  [current, ...former]: readonly [string, ...string[]],
  purpose: SealPurpose = 'diatrivi second factor',
) {
  const sealing = keyOf(current, purpose)
  const keys = new Map([sealing, ...former.map((one) => keyOf(one, purpose))].map((key) => [key.name, key]))

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

/** The key of its own before that of the tokens, and those of before: an installation may begin with either. */
export function sealedSecretsOf(
  { config, secret, previousSecret }: SigningSecrets & { config: Config },
  purpose?: SealPurpose,
): SealedSecrets {
  const { secret: own = secret, previousSecret: previousOwn } = config.secondFactor
  const others = [previousOwn, secret, previousSecret].filter((one) => one !== undefined)
  return sealedSecrets([own, ...others], purpose)
}

function nameIn(sealed: string): string {
  return sealed.split('.', 1)[0] ?? ''
}

/** The name tells which key a text was sealed with, and nothing of the key. */
function keyOf(secret: string, purpose: SealPurpose) {
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
  return { bytes, name: createHash('sha256').update(bytes).digest('hex').slice(0, KEY_NAME_LENGTH) }
}
