import { isApiError } from '@diatrivi/client/api-error'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { m } from '../../paraglide/messages.js'
import { now, setClock } from '../format/clock.ts'
import { call, callPage } from './client.ts'
import { connection } from './connection.ts'
import { errorMessage } from './error-message.ts'
import { refusals } from './refusals.ts'
import { PATIENCE } from './send-plainly.ts'
import { session } from './session.ts'

const json = (body: unknown, init: ResponseInit = {}) =>
  new Response(JSON.stringify(body), {
    ...init,
    headers: { 'content-type': 'application/json', ...init.headers },
  })

function answerWith(make: () => Response | Promise<Response>) {
  const fetched = vi.fn<typeof fetch>(async () => make())
  vi.stubGlobal('fetch', fetched)
  return fetched
}

const refusal = (status: number, code: string, more: object = {}) =>
  answerWith(() => json({ status, code, message: 'Όχι.', ...more }, { status }))

const student = { role: 'student', email: 's@uni.gr', isActive: true, mustSetUpSecondFactor: false } as const

beforeEach(() => session.begin('token-1', student))
afterEach(() => {
  vi.unstubAllGlobals()
  session.end()
  refusals.read()
  connection.worked()
})

describe('an answer', () => {
  it('is what its JSON says, a bare number too', async () => {
    answerWith(() => json(415))
    await expect(call('createThesis', { body: { thesisTitle: 'Θέμα' } })).resolves.toBe(415)
  })

  it('is text where the API answers text', async () => {
    answerWith(() => new Response('cv.pdf', { headers: { 'content-type': 'text/plain' } }))
    await expect(call('editStudentProfile', { body: { user: {} }, file: null })).resolves.toBe('cv.pdf')
  })

  it('brings the total of all pages with one page', async () => {
    answerWith(() => json([1, 2], { headers: { 'x-total-count': '31' } }))
    await expect(callPage('listDepartmentImages', { query: { page: '1' } })).resolves.toEqual({
      items: [1, 2],
      total: 31,
    })
  })
})

describe('a refusal', () => {
  it('carries the status, the code, the sentence and the fields', async () => {
    refusal(400, 'validation', { fields: { uEmail: 'Λάθος.' } })
    const error = await call('getThesis', { params: { thesisId: 1 } }).catch((reason: unknown) => reason)
    expect(error).toMatchObject({
      status: 400,
      code: 'validation',
      message: 'Όχι.',
      fields: { uEmail: 'Λάθος.' },
    })
    expect(isApiError(error, 'validation')).toBe(true)
  })

  it('with 401 ends the session but leaves its token, so that the page can ask for the password again', async () => {
    refusal(401, 'session_expired')
    await expect(call('getThesis', { params: { thesisId: 1 } })).rejects.toMatchObject({ status: 401 })
    expect(session.get()).toMatchObject({ token: 'token-1', hasEnded: true })
  })

  it('with 401 of an older token does not end the session that followed', async () => {
    const refusal = Promise.withResolvers<Response>()
    answerWith(() => refusal.promise)
    const late = call('getThesis', { params: { thesisId: 1 } }).catch((reason: unknown) => reason)
    session.begin('token-2', student)
    refusal.resolve(json({ code: 'session_expired' }, { status: 401 }))
    await late
    expect(session.get()).toMatchObject({ token: 'token-2', hasEnded: false })
  })

  it.each([
    ['a read leaves the page', true, () => call('getThesis', { params: { thesisId: 1 } })],
    ['a write stays on it', false, () => call('deleteThesis', { params: { thesisId: 1 } })],
  ] as const)('with 403 of %s', async (_what, leavesPage, ask) => {
    refusal(403, 'wrong_role')
    await expect(ask()).rejects.toMatchObject({ status: 403 })
    expect(refusals.store.get()).toEqual({ code: 'wrong_role', message: 'Όχι.', leavesPage })
  })

  it('with 429 says how long to wait, and leaves it to the API to say «try again»', async () => {
    answerWith(() =>
      json(
        { code: 'too_many_attempts', message: 'Πολλές.' },
        { status: 429, headers: { 'retry-after': '30' } },
      ),
    )
    const error = await call('getThesis', { params: { thesisId: 1 } }).catch((reason: unknown) => reason)
    expect(errorMessage(error)).toBe('Πολλές. Απομένουν 30 δευτερόλεπτα.')
  })

  it.each([
    ['502', 502, m.errors_unavailable()],
    ['504', 504, m.errors_unavailable()],
    ['413', 413, m.errors_too_large()],
    ['200 with a page to sign in', 200, m.errors_unknown()],
  ])('of a proxy is said in our words: %s', async (_what, status, sentence) => {
    answerWith(() => new Response('<html>', { status, headers: { 'content-type': 'text/html' } }))
    const error = await call('getThesis', { params: { thesisId: 1 } }).catch((reason: unknown) => reason)
    expect(errorMessage(error)).toBe(sentence)
    expect(connection.store.get()).toBe(status === 502 || status === 504 ? 'failing' : 'working')
  })

  it.each([
    { message: 'no Route matched' },
    { error: 'Bad Gateway', message: 'Bad Gateway', fields: { a: 'b' } },
    'Bad Gateway',
    null,
  ])('of a proxy in JSON says nothing of the proxy to a person: %j', async (body) => {
    answerWith(() => json(body, { status: 502 }))
    const error = await call('getThesis', { params: { thesisId: 1 } }).catch((reason: unknown) => reason)
    expect(error).toMatchObject({ status: 502, code: 'unknown', message: '', fields: {} })
    expect(errorMessage(error)).toBe(m.errors_unavailable())
  })

  it('of a proxy, in its own words, is still a refusal', async () => {
    answerWith(() => new Response('<html>', { status: 502, headers: { 'content-type': 'text/html' } }))
    await expect(call('getThesis', { params: { thesisId: 1 } })).rejects.toMatchObject({
      status: 502,
      code: 'unknown',
    })
  })
})

describe('a submission', () => {
  const keyOf = (fetched: ReturnType<typeof answerWith>) =>
    new Headers(fetched.mock.calls[0]?.[1]?.headers).get('Idempotency-Key')
  const submit = async (title: string, make: () => Response | Promise<Response>) => {
    const fetched = answerWith(make)
    await call('createThesis', { body: { thesisTitle: title } }).catch(() => undefined)
    return keyOf(fetched)
  }
  const lost = () => Promise.reject(new TypeError('Failed to fetch'))

  it.each([
    ['no answer came', lost],
    ['a proxy gave up', () => new Response('', { status: 504 })],
    ['the database was away', () => json({ code: 'database_unavailable' }, { status: 503 })],
  ])('is the same when it is repeated after %s', async (_what, make) => {
    const first = await submit('Θέμα', make)
    expect(await submit('Θέμα', () => json(1))).toBe(first)
    expect(await submit('Θέμα', () => json(2))).not.toBe(first)
  })

  it('with other words, or after a refusal, is another', async () => {
    const first = await submit('Θέμα', lost)
    expect(await submit('Άλλο θέμα', lost)).not.toBe(first)
    const refused = await submit('Τρίτο', () => json({ code: 'validation' }, { status: 400 }))
    expect(await submit('Τρίτο', () => json(1))).not.toBe(refused)
  })

  it('has a key only where something may be created', async () => {
    const fetched = answerWith(() => json({}))
    await call('getThesis', { params: { thesisId: 1 } })
    expect(keyOf(fetched)).toBeNull()
  })
})

const UNREACHABLE = 'Ο διακομιστής δεν απαντά. Ελέγξτε τη σύνδεσή σας και προσπαθήστε ξανά.'
const OFFLINE = 'Δεν υπάρχει σύνδεση στο διαδίκτυο. Ελέγξτε τη σύνδεσή σας και προσπαθήστε ξανά.'

describe('the clock of the reader', () => {
  const HOUR = 3_600_000
  const answeredAt = (moment: number) =>
    answerWith(() => json([], { headers: { date: new Date(moment).toUTCString() } }))
  const isAt = (moment: number) => expect(now().getTime()).toBe(moment)

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 2, 10, 9) })
    setClock()
  })
  afterEach(() => vi.useRealTimers())

  it.each([
    ['is slow by a day', 24 * HOUR],
    ['is fast by a week', -7 * 24 * HOUR],
    ['is right again', 0],
  ])('gives way to that of the server: it %s', async (_what, difference) => {
    answeredAt(Date.now() + difference)
    await call('listKeywords')
    isAt(Date.now() + difference)
  })

  it('stays as it is for a difference that a slow line makes, and where an answer says nothing', async () => {
    answeredAt(Date.now() - 60_000)
    await call('listKeywords')
    isAt(Date.now())
    answerWith(() => json([]))
    await call('listKeywords')
    isAt(Date.now())
  })
})

describe('an answer that does not come', () => {
  afterEach(() => vi.useRealTimers())

  it('is waited for as long as a proxy waits, and no longer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    answerWith(() => new Promise(() => undefined))
    const asked = call('listKeywords').catch((reason: unknown) => reason)
    await vi.advanceTimersByTimeAsync(PATIENCE)
    const error = await asked
    expect(error).toMatchObject({ code: 'late', status: 0 })
    expect(errorMessage(error)).toBe(UNREACHABLE)
    expect(connection.store.get()).toBe('failing')
  })

  it('is told apart from a call that was given up', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const controller = new AbortController()
    answerWith(
      () =>
        new Promise((_resolve, reject) =>
          controller.signal.addEventListener('abort', () => reject(controller.signal.reason)),
        ),
    )
    const asked = call('listKeywords', { signal: controller.signal }).catch((reason: unknown) => reason)
    controller.abort()
    expect(await asked).toMatchObject({ name: 'AbortError' })
  })
})

describe('no answer', () => {
  it.each([
    ['the server', true, UNREACHABLE],
    ['the network', false, OFFLINE],
  ])('is said to be for want of %s', async (_what, isOnline, sentence) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
    answerWith(() => Promise.reject(new TypeError('Failed to fetch')))
    const error = await call('listKeywords').catch((reason: unknown) => reason)
    expect(errorMessage(error)).toBe(sentence)
    vi.restoreAllMocks()
  })

  it('is told apart from a refusal, and the next answer mends it', async () => {
    answerWith(() => Promise.reject(new TypeError('Failed to fetch')))
    await expect(call('listKeywords')).rejects.toMatchObject({ code: 'offline', status: 0 })
    expect(connection.store.get()).toBe('failing')

    answerWith(() => json([]))
    await call('listKeywords')
    expect(connection.store.get()).toBe('working')
  })

  it('to a call that was given up is neither', async () => {
    const controller = new AbortController()
    answerWith(() => Promise.reject(new DOMException('Aborted', 'AbortError')))
    controller.abort()
    await expect(call('listKeywords', { signal: controller.signal })).rejects.toMatchObject({
      name: 'AbortError',
    })
    expect(connection.store.get()).toBe('working')
  })
})
