import { FEATURES, type Feature } from '@diatrivi/contract/features'
import { PAGES } from '@diatrivi/contract/web-addresses'
import { VERSION } from '../../version.ts'
import { errorSchema } from './error-responses.ts'
import { operationOf } from './operation.ts'
import { jsonParts, readRecording, servedCall } from './recording.ts'
import { webhooks } from './webhooks.ts'

/** The product's, without the commit, which strangers need not know. */
const [RELEASE = ''] = VERSION.split('+')

interface OpenApiDocument {
  openapi: string
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  externalDocs: { description: string; url: string }
  tags: { name: string }[]
  paths: Record<string, Record<string, unknown>>
  webhooks: Record<string, unknown>
  components: Record<string, unknown>
}

/** The API and the first page of the web app, as the browser sees them. */
export interface Addresses {
  apiUrl: string
  webUrl: string
}

/**
 * The document of every route, made from the same table that the routes are served from, with examples from the calls
 * that a test plays.
 */
export function openApiDocument({ apiUrl, webUrl }: Addresses): OpenApiDocument {
  paths ??= pathsOfAllCalls()
  return {
    openapi: '3.1.0',
    info: {
      title: 'Diatrivi',
      version: RELEASE,
      description: `How Greek universities run their theses: [the pages for people](${webUrl}), [this document for programs](${apiUrl}/openapi.json).

**Sign-in.** \`signIn\` of “${FEATURES.account.title}” answers a token to a username and a password. Open it below, press “Try it out” and “Execute”, copy the token, press “Authorize” and paste it: the calls below are then made by you, on this installation. The token travels as \`Authorization: Bearer\`, or as \`jwt_token\`: in the query of a GET, in the body of everything else.

**Refusals** are JSON with \`code\`, \`message\` and, where the input is at fault, \`fields\`. A program in TypeScript calls all of these by the client, which \`docs/guides/client.md\` of the source shows.`,
    },
    externalDocs: { description: 'Help for people', url: new URL(PAGES.help, webUrl).href },
    servers: [{ url: apiUrl }],
    tags: Object.values(FEATURES).map(({ title }) => ({ name: title })),
    paths,
    webhooks,
    components: {
      schemas: { Error: errorSchema },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        query: { type: 'apiKey', in: 'query', name: 'jwt_token' },
      },
    },
  }
}

/** Kept, because a process that starts many servers, as tests do, would spend a tenth of a second on it for each. */
let paths: OpenApiDocument['paths'] | undefined

function pathsOfAllCalls(): OpenApiDocument['paths'] {
  const all: OpenApiDocument['paths'] = {}
  for (const [feature, { title, endpoints }] of Object.entries(FEATURES)) {
    const recorded = readRecording(feature as Feature)
    for (const endpoint of Object.values(endpoints)) {
      const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
      const operation = {
        tags: [title],
        ...operationOf(endpoint, jsonParts(servedCall(endpoint.name, recorded) ?? '')),
      }
      all[path] = { ...all[path], [endpoint.method.toLowerCase()]: operation }
    }
  }
  return all
}
