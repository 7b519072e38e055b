import { join } from 'node:path'
import { constants } from 'node:zlib'
import { isAllowedHost } from '@diatrivi/settings/hosts'
import compress from '@fastify/compress'
import serveFiles from '@fastify/static'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { type CatalogueApi, createCatalogueApi } from './catalogue/catalogue-api.ts'
import { serveCatalogue } from './catalogue/catalogue-routes.ts'
import type { PageSettings } from './page.ts'
import { createPages } from './pages.ts'
import { type LogTarget, loggerOptions, RequestLog } from './request-log.ts'

export interface WebServerOptions extends PageSettings {
  /** The folder `build/client`. */
  folder: string
  /** Where people find the pages; decides whether browsers are told to stay with https. */
  publicUrl: string | null
  /** The names by which it may be asked. */
  hostNames?: string[]
  hstsSeconds?: number
  /** Where this server itself reaches the API, if not where browsers do. */
  internalApiUrl?: string
  /** What the public pages are written from; a test has its own. */
  catalogueApi?: CatalogueApi
  /** Absent: nothing is logged. */
  log?: LogTarget
}

const SECOND = 1_000
/** Browsers send no more than a head, and each open connection costs some ten kilobytes. */
const PATIENCE = {
  requestTimeout: 30 * SECOND,
  http: { headersTimeout: 15 * SECOND, connectionsCheckingInterval: 5 * SECOND },
}
const MOST_CONNECTIONS = 5_000

/** Styles alone, for a drawing that is opened by itself. */
const POLICY_OF_NO_PAGE =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; object-src 'none'; form-action 'none'; frame-ancestors 'none'"

const A_YEAR_AND_FOR_EVER = 'public, max-age=31536000, immutable'

export async function createWebServer({
  folder,
  publicUrl,
  hostNames = [],
  hstsSeconds = 0,
  internalApiUrl,
  catalogueApi,
  log,
  ...settings
}: WebServerOptions): Promise<FastifyInstance> {
  const pageFor = createPages(folder, settings)
  const app = Fastify({
    logger: log === undefined ? false : loggerOptions(log),
    logController: new RequestLog(),
    forceCloseConnections: 'idle',
    ...PATIENCE,
  })
  app.server.maxConnections = MOST_CONNECTIONS
  // No body is read: there is nothing that takes one.
  app.removeAllContentTypeParsers()

  app.addHook('onRequest', async (request, reply) => {
    if (isAllowedHost(hostNames, request.raw.rawHeaders)) return
    return reply
      .code(403)
      .type('text/plain; charset=utf-8')
      .send('This server does not answer to that name: whoever runs it adds the name to ALLOWED_HOSTS.\n')
  })
  app.addHook('onSend', async (_request, reply) => {
    reply.headers({
      'X-Content-Type-Options': 'nosniff',
      // The address of a link in a mail holds what it proves.
      'Referrer-Policy': 'no-referrer',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      ...(publicUrl?.startsWith('https:') && {
        'Strict-Transport-Security': `max-age=${hstsSeconds}; includeSubDomains`,
      }),
    })
    if (!reply.hasHeader('Content-Security-Policy'))
      reply.header('Content-Security-Policy', POLICY_OF_NO_PAGE)
    // A public list that another site may show says so itself.
    if (reply.hasHeader('Cross-Origin-Resource-Policy')) return
    reply.headers({ 'Cross-Origin-Resource-Policy': 'same-origin', 'X-Frame-Options': 'DENY' })
  })
  // A page is compressed as it is sent: the last per cent would cost more time than they save.
  const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
  await app.register(compress, { global: false, globalDecompression: false, brotliOptions })

  const sendPage = (request: FastifyRequest, reply: FastifyReply) => {
    if (!isPageVisit(request)) return reply.code(404).type('text/plain; charset=utf-8').send('Not found.\n')
    const { html, contentSecurityPolicy, isKnown, meant } = pageFor(request.url)
    // What let the person in may stand in both addresses, so that neither is kept.
    if (meant !== null) return reply.header('Cache-Control', 'no-store').redirect(meant, 302)
    return reply
      .code(isKnown ? 200 : 404)
      .headers({ 'Cache-Control': 'no-cache', 'Content-Security-Policy': contentSecurityPolicy })
      .type('text/html; charset=utf-8')
      .compress(html)
  }
  await app.register(serveFiles, {
    root: folder,
    index: false,
    // Made by the build, with more patience than a request has.
    preCompressed: true,
    cacheControl: false,
    allowedPath: (path) => !path.endsWith('.html'),
    setHeaders: (reply, path) => {
      const isHashed = path.startsWith(join(folder, 'assets'))
      reply.header('Cache-Control', isHashed ? A_YEAR_AND_FOR_EVER : 'public, max-age=3600')
    },
  })
  serveCatalogue(app, {
    api: catalogueApi ?? createCatalogueApi(internalApiUrl ?? settings.apiUrl),
    folder,
    publicUrl,
    label: settings.installation?.label,
    operatorEmail: settings.installation?.email,
  })
  app.get('/', sendPage)
  // Every address belongs to the app; what asks for a file that is not there must not get a page instead.
  app.setNotFoundHandler(sendPage)
  return app
}

function isPageVisit({ method, url, headers }: FastifyRequest): boolean {
  const path = url.split('?', 1)[0] ?? '/'
  const wantsPage = headers.accept === undefined || /text\/html|\*\/\*/.test(headers.accept)
  return (method === 'GET' || method === 'HEAD') && wantsPage && !isFile(path)
}

/** A name with an ending in the last place; addresses such as `/authenticateEmail/a@b.gr` are pages all the same. */
function isFile(path: string): boolean {
  return (
    path.startsWith('/assets/') ||
    /\/[\w-]+\.(?:js|mjs|css|map|json|svg|png|jpe?g|webp|ico|woff2?|txt|xml|webmanifest)$/i.test(path)
  )
}
