import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const ES256 = -7
const USER_PRESENT = 0x01
const WITH_CREDENTIAL = 0x40

interface Settings {
  origin?: string
  /** How often it says that it was used; most real ones always say 0. */
  counter?: number
}

/** A passkey as a browser offers it: real keys and signatures, in the form of the WebAuthn standard. */
export function softwareAuthenticator({ origin = 'http://localhost:3000', counter = 0 }: Settings = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const rawId = randomBytes(32)
  const id = rawId.toString('base64url')
  const named = { id, rawId: id, type: 'public-key' as const }
  let used = counter

  const clientDataOf = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  function authenticatorData(rpId: string, flags: number, credential: Buffer = Buffer.alloc(0)): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(used)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, credential])
  }

  /** The public key in COSE. */
  function coseKey(): Buffer {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    return cborMap([
      [cborInt(1), cborInt(2)],
      [cborInt(3), cborInt(ES256)],
      [cborInt(-1), cborInt(1)],
      [cborInt(-2), cborBytes(Buffer.from(x, 'base64url'))],
      [cborInt(-3), cborBytes(Buffer.from(y, 'base64url'))],
    ])
  }

  return {
    id,
    /** As if it had been used so often elsewhere. */
    setCounter(count: number): void {
      used = count
    },

    /** What `navigator.credentials.create` gives. */
    create({ challenge, rp }: { challenge: string; rp: { id: string } }) {
      const length = Buffer.alloc(2)
      length.writeUInt16BE(rawId.length)
      const credential = Buffer.concat([Buffer.alloc(16), length, rawId, coseKey()])
      const attestation = cborMap([
        [cborText('fmt'), cborText('none')],
        [cborText('attStmt'), cborMap([])],
        [
          cborText('authData'),
          cborBytes(authenticatorData(rp.id, USER_PRESENT | WITH_CREDENTIAL, credential)),
        ],
      ])
      return {
        ...named,
        response: {
          clientDataJSON: clientDataOf('webauthn.create', challenge).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
        clientExtensionResults: {},
      }
    },

    /** What `navigator.credentials.get` gives. */
    get({ challenge, rpId }: { challenge: string; rpId: string }) {
      if (used > 0) used += 1
      const clientData = clientDataOf('webauthn.get', challenge)
      const data = authenticatorData(rpId, USER_PRESENT)
      const signature = sign('sha256', Buffer.concat([data, sha256(clientData)]), privateKey)
      return {
        ...named,
        response: {
          clientDataJSON: clientData.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
        },
        clientExtensionResults: {},
      }
    },
  }
}

export type SoftwareAuthenticator = ReturnType<typeof softwareAuthenticator>

function sha256(data: string | Buffer): Buffer {
  return createHash('sha256').update(data).digest()
}

/** The head of a CBOR item: its kind, and a number or a length below 65,536. */
function cborHead(kind: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(kind << 5) | size])
  if (size < 256) return Buffer.from([(kind << 5) | 24, size])
  return Buffer.from([(kind << 5) | 25, size >> 8, size & 255])
}

const cborInt = (value: number) => (value < 0 ? cborHead(1, -1 - value) : cborHead(0, value))
const cborBytes = (bytes: Buffer) => Buffer.concat([cborHead(2, bytes.length), bytes])
const cborText = (text: string) => Buffer.concat([cborHead(3, text.length), Buffer.from(text)])
const cborMap = (entries: [Buffer, Buffer][]) =>
  Buffer.concat([cborHead(5, entries.length), ...entries.flat()])
