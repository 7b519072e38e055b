import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { encodeText, sendEncoded } from '../output/encoded-text.ts'
import { type Addresses, openApiDocument } from './openapi-document.ts'

/** The page loads everything from this server. Its library hands HTML to the browser as strings, so no types are asked of it. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** `/openapi.json` for programs, `/docs` for people. */
export async function serveDocuments(app: FastifyInstance, addresses: Addresses): Promise<void> {
  const document = openApiDocument(addresses)
  const text = await encodeText(JSON.stringify(document))
  app.get('/openapi.json', (request, reply) => sendEncoded(request, reply, text, 'brief'))
  // The library's types know no 3.1 document that was made elsewhere; it only passes this one on to the page.
  await app.register(swagger, { mode: 'static', specification: { document: document as never } })
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: POLICY,
    theme: { title: 'Diatrivi API' },
    // Some 280 calls: a reader opens the group that the call is in, or filters.
    uiConfig: { layout: 'BaseLayout', validatorUrl: null, docExpansion: 'none', filter: true },
  })
}
