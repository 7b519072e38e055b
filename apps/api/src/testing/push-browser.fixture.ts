import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto'

/** Fixed, so that what is recorded of a browser is the same in every run. */
const pair = createECDH('prime256v1')
pair.setPrivateKey(Buffer.alloc(32, 7))
const AUTH = Buffer.alloc(16, 7)

/** What one browser says of itself: the same every time, unless an address is given. */
export function aPushBrowser(endpoint = 'https://push.example.org/send/one') {
  return { endpoint, p256dh: pair.getPublicKey().toString('base64url'), auth: AUTH.toString('base64url') }
}

const SALT = 16
const HEAD = SALT + 4 + 1
const PUBLIC_KEY = 65
const TAG = 16

/** Reads a message as that browser does: RFC 8291 and 8188, of one record. */
export function readPush(message: Buffer): unknown {
  const salt = message.subarray(0, SALT)
  const sender = message.subarray(HEAD, HEAD + PUBLIC_KEY)
  const sealed = message.subarray(HEAD + PUBLIC_KEY)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender])
  const secret = Buffer.from(hkdfSync('sha256', pair.computeSecret(sender), AUTH, info, 32))
  const derived = (what: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${what}\0`, length))
  const decipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12))
  decipher.setAuthTag(sealed.subarray(-TAG))
  const text = Buffer.concat([decipher.update(sealed.subarray(0, -TAG)), decipher.final()]).toString('utf8')
  // The last record ends with this octet.
  return JSON.parse(text.slice(0, text.lastIndexOf('\u0002')))
}
