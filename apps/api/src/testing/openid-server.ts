import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider, { type Configuration } from 'oidc-provider'

/** What the institution knows of a person, beside the name by which the person signs in there. */
export interface PersonThere {
  email?: string
  email_verified?: boolean
  given_name?: string
  family_name?: string
  eduperson_affiliation?: string[]
  schac_home_organization?: string
}

interface OpenidServerOptions {
  port?: number
  client: { id: string; secret: string }
  /** The pages to which the browser comes back, and those after the sign-out. */
  returnPages: string[]
  afterSignOut: string[]
  /** Where it tells that it has signed a person out. */
  signOutsTo?: string
  personOf(name: string): PersonThere
}

const SECOND = 1
const MINUTE = 60 * SECOND

/** The institution's side: a certified provider of OpenID Connect, whose form asks for the name only. */
export async function startOpenidServer(options: OpenidServerOptions) {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider = new Provider(issuer, configuration(options))
  const serve = provider.callback()
  server.on('request', (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', issuer)
    if (!pathname.startsWith('/interaction/')) return void serve(request, response)
    const name = searchParams.get('name')
    if (name === null) sendForm(response)
    else void enter(provider, request, response, name)
  })
  return {
    issuer,
    close: () => {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

export type OpenidServer = Awaited<ReturnType<typeof startOpenidServer>>

async function enter(provider: Provider, request: IncomingMessage, response: ServerResponse, name: string) {
  await provider.interactionFinished(request, response, { login: { accountId: name } })
}

function sendForm(response: ServerResponse): void {
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.end(`<!doctype html><html lang="el"><title>Ίδρυμα</title><form>
<label>Λογαριασμός <input name="name" autofocus></label><button>Είσοδος στο ίδρυμα</button></form></html>`)
}

function configuration({
  client,
  returnPages,
  afterSignOut,
  signOutsTo,
  personOf,
}: OpenidServerOptions): Configuration {
  const key = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' })
  return {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: returnPages,
        post_logout_redirect_uris: afterSignOut,
        ...(signOutsTo !== undefined && {
          backchannel_logout_uri: signOutsTo,
          backchannel_logout_session_required: true,
        }),
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    jwks: { keys: [{ ...key, use: 'sig', alg: 'RS256' }] } as Configuration['jwks'],
    cookies: { keys: [randomBytes(32).toString('hex')] },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name', 'eduperson_affiliation', 'schac_home_organization'],
    },
    // Its own way refuses the addresses of this machine.
    fetch: (url, options) => fetch(url, { ...options, dispatcher: undefined } as RequestInit),
    ttl: { IdToken: 5 * MINUTE },
    pkce: { required: () => true },
    findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ sub, ...personOf(sub) }) }),
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: true },
      backchannelLogout: { enabled: true },
    },
    // No person is asked what the application may read.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId ?? '',
        accountId: oidc.session?.accountId ?? '',
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  }
}

/** Goes where the browser would, as that person, and returns the address to which the provider sends it back. */
export async function passInstitution(
  begin: string,
  name: string,
  isBack: (url: URL) => boolean,
): Promise<URL> {
  const cookies = new Map<string, string>()
  let url = new URL(begin)
  for (let step = 0; step < 10; step += 1) {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
    const response = await fetch(url, { redirect: 'manual', headers: { cookie } })
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';', 1)
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
    }
    const location = response.headers.get('location')
    if (location === null)
      throw new Error(`${url.href} led nowhere: ${response.status} ${await response.text()}`)
    url = new URL(location, url)
    if (isBack(url)) return url
    if (url.pathname.startsWith('/interaction/')) url.searchParams.set('name', name)
  }
  throw new Error('the provider did not send the browser back')
}
