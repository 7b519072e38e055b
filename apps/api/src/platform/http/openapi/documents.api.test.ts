import { ENDPOINTS } from '@diatrivi/contract/endpoints'
import type { RouteName } from '@diatrivi/contract/routes'
import { WEBHOOK_EVENTS } from '@diatrivi/domain/work/webhook/webhook-event'
import { describe, expect, it } from 'vitest'
import { startTestApi } from '../../../testing/test-api.ts'

const { app } = await startTestApi({
  API_URL: 'https://api.example.org',
  WEB_ORIGIN: 'https://theses.example.org',
})
const document = (await app.inject('/openapi.json')).json()

interface Operation {
  operationId: string
  parameters: { name: string; in: string }[]
  responses: Record<string, unknown>
  security: unknown[]
}
const operations: Operation[] = Object.values<Record<string, Operation>>(document.paths).flatMap((path) =>
  Object.values(path),
)
const operation = (name: RouteName) => operations.find(({ operationId }) => operationId === name)

describe('the document of the API', () => {
  it('is OpenAPI 3.1, served where the API is', () => {
    expect(document).toMatchObject({ openapi: '3.1.0', servers: [{ url: 'https://api.example.org' }] })
  })

  it('says which release it is of, how one signs in, and where people read on', () => {
    expect(document.info.version).toMatch(/^\d+\.\d+\.\d+$/)
    expect(document.info.description).toContain('“Authorize”')
    expect(document.info.description).toContain('(https://api.example.org/openapi.json)')
    expect(document.externalDocs.url).toBe('https://theses.example.org/help')
  })

  it('has every endpoint of the contract, and no other', () => {
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(ENDPOINTS).sort())
  })

  it('shows an example of each answer that is JSON', () => {
    const json = operations.map(({ operationId, responses }) => ({
      operationId,
      content: (responses['200'] as { content: Record<string, object> }).content['application/json'],
    }))
    const without = json.filter(({ content }) => content !== undefined && !('example' in content))
    expect(without.map(({ operationId }) => operationId)).toEqual([])
  })

  it('says what a webhook is sent, for every type of event', () => {
    const { schema } = document.webhooks.event.post.requestBody.content['application/json']
    const [ping, event] = schema.oneOf ?? schema.anyOf
    expect(ping.properties.type).toMatchObject({ const: 'ping' })
    expect(event.properties.type).toMatchObject({ enum: [...WEBHOOK_EVENTS] })
    expect(event.properties.data.required).toEqual(expect.arrayContaining(['thesisID', 'instructor']))
  })

  it('declares every parameter that a path names', () => {
    for (const [path, methods] of Object.entries<Record<string, Operation>>(document.paths)) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort()
      for (const { parameters, operationId } of Object.values(methods)) {
        const declared = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name)
        expect(declared.sort(), operationId).toEqual(named)
      }
    }
  })

  it('says whom an endpoint is for, what it refuses, and how its files travel', () => {
    expect(operation('signIn')?.security).toEqual([])
    expect(operation('editThesis')).toMatchObject({
      description: 'For: instructor. Rule: `thesis.edit`.',
      responses: {
        200: { content: { 'application/json': { schema: { type: 'object' } } } },
        409: { description: expect.stringContaining('`thesis_ended`') },
        412: { description: '`version_conflict`' },
      },
    })
    expect(operation('finishStep')).toMatchObject({
      requestBody: { content: { 'multipart/form-data': {}, 'application/json': {} } },
      responses: { 413: {}, 415: {} },
    })
    expect(operation('streamNotices')).toMatchObject({
      responses: {
        200: {
          description: expect.stringContaining('`notices`'),
          content: {
            'text/event-stream': { 'x-event-data': { properties: { unread: { type: 'integer' } } } },
          },
        },
      },
    })
    expect(operation('downloadCv')).toMatchObject({ responses: { 200: { content: { '*/*': {} } } } })
  })

  it('refers to nothing that it does not hold', () => {
    const references = JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)
    expect([...new Set([...references].map(([, reference]) => reference))]).toEqual([
      '#/components/schemas/Error',
    ])
  })
})

describe('the readable page', () => {
  it('is served by the API itself and loads nothing from elsewhere', async () => {
    const { body, headers } = await app.inject('/docs/')
    expect(headers['content-type']).toContain('text/html')
    expect(headers['content-security-policy']).not.toMatch(/https?:/)
    expect(headers['content-security-policy']).toContain("base-uri 'none'")
    expect(body).not.toMatch(/(?:src|href)="https?:/)
  })

  it('runs its own scripts and shows its own styles, and nothing that stands in the page', async () => {
    const { body, headers } = await app.inject('/docs/')
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    )
    expect(body).not.toMatch(/<style|<script>| style=/)
  })
})
