import { IDEMPOTENCY_HEADER, IDEMPOTENCY_KEY, isCreatingCall } from '@diatrivi/contract/creating-calls'
import { type Access, type Endpoint, needsNoSession } from '@diatrivi/contract/endpoint'
import { TOTAL_COUNT_HEADER } from '@diatrivi/contract/paging'
import { z } from 'zod'
import { errorResponses } from './error-responses.ts'

type JsonSchema = Record<string, unknown>

/** What a call sent and was answered. */
interface Example {
  request?: unknown
  answer?: unknown
}

/** One endpoint as an operation of the document. */
export function operationOf(endpoint: Endpoint, example: Example): Record<string, unknown> {
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    description: admission(endpoint.access),
    security: needsNoSession(endpoint.access) ? [] : [{ bearer: [] }, { query: [] }],
    parameters: [
      ...parameters(endpoint.params, 'path'),
      ...parameters(endpoint.query, 'query'),
      ...(isCreatingCall(endpoint.name) ? [IDEMPOTENCY_PARAMETER] : []),
    ],
    ...requestBody(endpoint, example),
    responses: { 200: answer(endpoint, example), ...errorResponses(endpoint) },
  }
}

function admission(access: Access): string {
  if (access.kind === 'public') return 'For anybody.'
  if (access.kind === 'byLink')
    return `For whoever has a link for: ${access.purpose}. Rule: \`${access.policy}\`.`
  if (access.kind === 'anySession') return 'For any session, that of an account not yet active too.'
  const rule = access.policy === null ? '' : ` Rule: \`${access.policy}\`.`
  const early = access.beforeSecondFactor
    ? ' Also before a second factor is set up that the role demands.'
    : ''
  const office = access.officeHolders ? ' Read by people who hold an office of the department, too.' : ''
  return `For: ${access.roles.join(', ')}.${rule}${early}${office}`
}

function parameters(schema: z.ZodType | undefined, place: 'path' | 'query'): unknown[] {
  if (schema === undefined) return []
  const { properties = {}, required = [] } = jsonSchema(schema, 'input')
  return Object.entries(properties as Record<string, JsonSchema>).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || (required as string[]).includes(name),
    schema: property,
  }))
}

const IDEMPOTENCY_PARAMETER = {
  name: IDEMPOTENCY_HEADER,
  in: 'header',
  required: false,
  description:
    'A new key for each new act. The same key with the same call within 24 hours is answered as the first time and does nothing twice; with another call it is refused with `idempotency_mismatch`.',
  schema: { type: 'string', pattern: IDEMPOTENCY_KEY.source },
}

function requestBody({ body, file }: Endpoint, { request }: Example): Record<string, unknown> {
  if (body === undefined && file === undefined) return {}
  const schema = body === undefined ? { type: 'object' } : jsonSchema(body, 'input')
  const json = { 'application/json': { schema, ...(request !== undefined && { example: request }) } }
  if (file === undefined) return { requestBody: { required: true, content: json } }
  const form = { 'multipart/form-data': { schema: withFile(schema, file) } }
  return { requestBody: { required: file.required, content: file.required ? form : { ...form, ...json } } }
}

function withFile(schema: JsonSchema, file: NonNullable<Endpoint['file']>): JsonSchema {
  const selectedFile = {
    type: 'string',
    format: 'binary',
    description: `At most ${file.maxBytes} bytes; fields that are objects are sent as JSON`,
  }
  return {
    ...schema,
    properties: { ...(schema.properties as object | undefined), selectedFile },
    ...(file.required ? { required: ['selectedFile'] } : {}),
  }
}

function answer(endpoint: Endpoint, example: Example): Record<string, unknown> {
  if (endpoint.answer === 'file') {
    const bytes = { schema: { type: 'string', format: 'binary' } }
    return { description: 'The bytes of the file; ranges are answered', content: { '*/*': bytes } }
  }
  if (endpoint.answer === 'archive') {
    const bytes = { schema: { type: 'string', format: 'binary' } }
    return { description: 'A ZIP that is made while it is sent', content: { 'application/zip': bytes } }
  }
  if (endpoint.answer === 'events') return streamAnswer(endpoint)
  const mediaType = endpoint.answer === 'text' ? 'text/plain' : 'application/json'
  const total = { description: 'How many there are in all', schema: { type: 'integer' } }
  return {
    description: 'Done',
    ...(endpoint.paged !== undefined ? { headers: { [TOTAL_COUNT_HEADER]: total } } : {}),
    content: {
      [mediaType]: {
        schema: jsonSchema(endpoint.response, 'output'),
        ...(example.answer !== undefined && { example: example.answer }),
      },
    },
  }
}

/** The format knows no streams of events: its parts are described in words, and the data of an event by its schema. */
function streamAnswer({ event, response }: Endpoint): Record<string, unknown> {
  return {
    description: `Server-sent events named \`${event}\`, the first at once, until the session ends. The data of each is JSON by \`x-event-data\`; lines that begin with a colon keep the connection open.`,
    content: {
      'text/event-stream': { schema: { type: 'string' }, 'x-event-data': jsonSchema(response, 'output') },
    },
  }
}

/** OpenAPI 3.1 speaks JSON Schema 2020-12 as it is. What a schema transforms is documented as it travels. */
export function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}
