import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'

/** What the provider says instead of the truth; `undefined` leaves a claim out. */
export interface Lie {
  /** Claims of the id token. */
  claims?: Record<string, unknown>
  signed?: 'rightly' | 'by another key' | 'by nobody' | 'by the secret of the client' | 'and changed'
  /** Entries of the document that a provider is discovered by. */
  document?: Record<string, unknown>
  /** Claims about the person, asked with the access token. */
  person?: Record<string, unknown>
}

const FIVE_MINUTES = 300
const KEY_ID = 'own'
const SEND_JSON = { 'content-type': 'application/json' }

/**
 * The institution's side, as no installation should trust it: it signs what a test wants it to say. Every code is
 * good, and it is the nonce that the id token names, so that nothing is remembered between two requests.
 */
export async function startLyingProvider(client: { id: string; secret: string }) {
  const own = await generateKeyPair('RS256')
  const foreign = await generateKeyPair('RS256')
  const jwk = { ...(await exportJWK(own.publicKey)), kid: KEY_ID, use: 'sig', alg: 'RS256' }
  let lie: Lie = {}
  let tokenForm = new URLSearchParams()
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const form = new URLSearchParams(Buffer.concat(chunks).toString())
    response.writeHead(200, SEND_JSON).end(JSON.stringify(await answerTo(request.url ?? '/', form)))
  }

  async function answerTo(path: string, form: URLSearchParams): Promise<unknown> {
    if (path === '/jwks') return { keys: [jwk] }
    if (path === '/me') return { sub: 'eleni', email: 'eleni@hua.gr', email_verified: true, ...lie.person }
    if (path !== '/token') return document()
    tokenForm = form
    const id_token = await idToken(form.get('code') ?? '')
    return { access_token: 'of a test', token_type: 'Bearer', id_token }
  }

  const document = () => ({
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    userinfo_endpoint: `${issuer}/me`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    // A provider that lies would say that it signs with anything.
    id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
    ...lie.document,
  })

  async function idToken(nonce: string): Promise<string> {
    const now = Math.floor(Date.now() / 1_000)
    const honest = { iss: issuer, sub: 'eleni', aud: client.id, nonce, iat: now, exp: now + FIVE_MINUTES }
    const claims: JWTPayload = JSON.parse(JSON.stringify({ ...honest, ...lie.claims }))
    const { signed = 'rightly' } = lie
    if (signed === 'by nobody') return new UnsecuredJWT(claims).encode()
    if (signed === 'by the secret of the client') {
      return new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(Buffer.from(client.secret))
    }
    const key = signed === 'by another key' ? foreign.privateKey : own.privateKey
    const token = await new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: KEY_ID }).sign(key)
    return signed === 'and changed' ? withAnotherSubject(token) : token
  }

  return {
    issuer,
    /** What the last token was asked for with. */
    tokenForm: () => tokenForm,
    /** As it would send one by itself. */
    token: () => idToken(''),
    says: (next: Lie) => {
      lie = next
    },
    close: () => {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

function withAnotherSubject(token: string): string {
  const [header, body = '', signature] = token.split('.')
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString())
  const changed = Buffer.from(JSON.stringify({ ...claims, sub: 'rector' })).toString('base64url')
  return [header, changed, signature].join('.')
}
