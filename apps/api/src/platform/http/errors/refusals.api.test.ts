import { brotliCompressSync, gzipSync } from 'node:zlib'
import { ERROR_STATUS } from '@diatrivi/contract/errors'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { openTestFoundation } from '../../../testing/test-foundation.ts'
import { serveHandlers } from '../../../testing/test-handlers.ts'
import { setting } from '../../database/tables.ts'
import { Refusal } from '../../refusal/refusal.ts'

const foundation = await openTestFoundation()
const { db, logged } = foundation
const JSON_TYPE = { 'content-type': 'application/json' }

/** The error of the next request. */
let fault: () => unknown = () => undefined
const app = await serveHandlers(foundation, {
  signIn: async () => {
    await fault()
    return { status: 0 } as never
  },
  forgotPassword: async () => {
    await fault()
    return { status: 0 }
  },
})

const forgot = (payload: string | Buffer, headers: Record<string, string> = JSON_TYPE) =>
  app.inject({ method: 'POST', url: '/password/forgot', payload, headers })
const ask = (headers: Record<string, string> = {}) =>
  forgot(JSON.stringify({ email: 'a@example.org' }), { ...JSON_TYPE, ...headers })

describe('a refusal', () => {
  it('carries status, code, a Greek sentence and the id of the request', async () => {
    fault = () => {
      throw new Refusal('answer_pending')
    }
    const answer = await ask()
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({
      status: 400,
      code: 'answer_pending',
      message: 'Υπάρχει ήδη θετική απάντηση σε δήλωσή σας· αποδεχτείτε ή απορρίψτε την πρώτα.',
      requestId: answer.headers['x-request-id'],
    })
  })

  it('speaks English to those who prefer it', async () => {
    const answer = await ask({ 'accept-language': 'en-GB,en;q=0.9,el;q=0.8' })
    expect(answer.json().message).toMatch(/^One of your declarations/)
  })

  it('has its code in the one line that the log keeps of the request', async () => {
    const { headers } = await ask({ 'x-request-id': 'from-the-proxy-1' })
    expect(headers['x-request-id']).toBe('from-the-proxy-1')
    expect(logged.filter(({ reqId }) => reqId === 'from-the-proxy-1')).toEqual([
      expect.objectContaining({
        msg: 'request',
        refusal: 'answer_pending',
        req: { method: 'POST', url: '/password/forgot' },
        res: { statusCode: 400 },
      }),
    ])
  })

  it('says when to try again', async () => {
    fault = () => {
      throw new Refusal('too_many_attempts', { retryAfterSeconds: 17 })
    }
    const answer = await ask()
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '17'])
  })
})

describe('a fault of ours', () => {
  it('is answered without a word of what happened', async () => {
    fault = () => {
      throw new Error('the secret is kalimera')
    }
    const answer = await ask()
    expect(answer.json()).toMatchObject({ status: 500, code: 'internal' })
    expect(answer.body).not.toContain('kalimera')
  })

  it('is an answer that does not match its schema, too, and leaks nothing of it', async () => {
    fault = () => undefined
    const payload = JSON.stringify({ username: 'a', password: 'b' })
    const answer = await app.inject({ method: 'POST', url: '/login', payload, headers: JSON_TYPE })
    expect(answer.json()).toMatchObject({ status: 500, code: 'internal' })
    expect(logged.findLast(({ level }) => level === 50)).toMatchObject({
      err: { type: 'ResponseMismatch', message: expect.stringContaining('signIn') },
    })
  })
})

describe('an error of the database', () => {
  it('is 503 with Retry-After when it cannot be reached', async () => {
    fault = () => {
      throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', syscall: 'connect' })
    }
    const answer = await ask()
    expect(answer.json()).toMatchObject({ status: 503, code: 'database_unavailable' })
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  })

  it('is 409 for a row that exists already, and quotes no value in answer or log', async () => {
    const row = { key: 'a private key', value: 'a private value' }
    fault = () =>
      db.transaction(async (tx) => {
        await tx.insert(setting).values(row)
        await tx.insert(setting).values(row)
      })
    const answer = await ask()
    expect(answer.json()).toMatchObject({ status: 409, code: 'duplicate' })
    expect(JSON.stringify(logged) + answer.body).not.toContain('a private')
  })

  it('is 400 for a text that PostgreSQL cannot keep', async () => {
    fault = () => db.execute(sql`select ${'with a \0'}::text`)
    expect((await ask()).json()).toMatchObject({ status: 400, code: 'malformed_body' })
  })

  it('is 500 for a mistake of ours, logged without the values', async () => {
    fault = () => db.execute(sql`select * from no_such_table where x = ${'a private value'}`)
    const answer = await ask()
    expect(answer.json()).toMatchObject({ status: 500, code: 'internal' })
    expect(logged.findLast(({ level }) => level === 50)).toMatchObject({ err: { code: '42P01' } })
    expect(JSON.stringify(logged) + answer.body).not.toContain('a private')
  })
})

describe('a body', () => {
  it.each([
    ['that is not JSON', '{bad', JSON_TYPE, 'malformed_body'],
    ['that would change prototypes', '{"__proto__": {"a": 1}}', JSON_TYPE, 'malformed_body'],
    [
      'of another type',
      'a=1',
      { 'content-type': 'application/x-www-form-urlencoded' },
      'media_type_not_accepted',
    ],
    [
      'that is a form where no file is taken',
      'x',
      { 'content-type': 'multipart/form-data; boundary=b' },
      'media_type_not_accepted',
    ],
    [
      'longer than any of this call',
      JSON.stringify({ email: 'x'.repeat(100_000) }),
      JSON_TYPE,
      'body_too_large',
    ],
    [
      'that is compressed',
      brotliCompressSync(JSON.stringify({ email: 'a@example.org' })),
      { ...JSON_TYPE, 'content-encoding': 'br' },
      'content_encoding_not_accepted',
    ],
    [
      'that is compressed, whatever it is called',
      gzipSync('{}'),
      { ...JSON_TYPE, 'content-encoding': 'GZIP, identity' },
      'content_encoding_not_accepted',
    ],
  ] as const)('%s is refused', async (_what, payload, headers, code) => {
    const answer = await forgot(payload, headers)
    expect(answer.json()).toMatchObject({ code, status: ERROR_STATUS[code] })
  })

  it('that is missing names the fields that it lacks', async () => {
    for (const payload of ['', '{}', 'null']) {
      expect((await forgot(payload)).json().fields).toEqual({ email: 'Υποχρεωτικό πεδίο' })
    }
  })
})

describe('an address', () => {
  it('that does not exist is 404', async () => {
    expect((await app.inject('/v1/nothing')).json()).toMatchObject({ status: 404, code: 'route_not_found' })
  })

  it('that cannot be read is 400', async () => {
    expect((await app.inject('/v1/%E0%A4%A')).json()).toMatchObject({ status: 400, code: 'malformed_body' })
  })

  it('is logged without the tokens in it', async () => {
    await app.inject('/nowhere?jwt_token=abc.def.ghi&page=2')
    expect(logged.at(-1)).toMatchObject({ req: { url: '/nowhere?jwt_token=[redacted]&page=2' } })
  })
})

describe('the probes of health', () => {
  it('say that the process is up and can serve', async () => {
    expect((await app.inject('/healthz')).json()).toMatchObject({ status: 'ok' })
    expect((await app.inject('/readyz')).json()).toEqual({
      status: 'ready',
      disk: { freeMegabytes: expect.any(Number) },
      mail: { waiting: 0, waitingSince: null, undeliverable: 0 },
    })
  })
})
