import 'reflect-metadata'
import { webcrypto } from 'node:crypto'
import { X509CertificateGenerator } from '@peculiar/x509'

const ALGORITHM = {
  name: 'RSASSA-PKCS1-v1_5',
  hash: 'SHA-256',
  modulusLength: 2048,
  publicExponent: new Uint8Array([1, 0, 1]),
}

/** A certificate that only its maker vouches for. */
export async function aCertificate(name: string): Promise<{ key: string; cert: string }> {
  const keys = await webcrypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify'])
  const certificate = await X509CertificateGenerator.createSelfSigned(
    { name: `CN=${name}`, keys: keys as never, signingAlgorithm: ALGORITHM },
    webcrypto as never,
  )
  const exported = Buffer.from(await webcrypto.subtle.exportKey('pkcs8', keys.privateKey))
  return {
    cert: certificate.toString('pem'),
    key: `-----BEGIN PRIVATE KEY-----\n${exported.toString('base64')}\n-----END PRIVATE KEY-----`,
  }
}
