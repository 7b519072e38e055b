import { ROUTES } from '@diatrivi/contract/routes'
import { describe, expect, it } from 'vitest'
import { createPlatform } from '../../create-platform.ts'
import { factories } from '../../testing/factories.ts'
import { testClient } from '../../testing/test-client.ts'
import { openTestFoundation } from '../../testing/test-foundation.ts'
import { serveHandlers } from '../../testing/test-handlers.ts'
import { cutPage } from '../paging.ts'
import { enforceVersion } from '../refusal/refusal.ts'
import { withVersion } from './output/versioned.ts'

const foundation = await openTestFoundation()
const { db } = foundation
const { sessions, passwords } = createPlatform(foundation)
const { id: accountId } = await factories({ ...foundation, passwords }).anInstructor()
const WORDS = ['άλφα', 'βήτα', 'γάμμα', 'δέλτα', 'έψιλον'].map((keyword) => ({ keyword }))

/** What the last handler was given. */
let seen: unknown
const app = await serveHandlers(foundation, {
  listKeywords: ({ query }) => cutPage(WORDS, query),
  createThesis: ({ body }) => {
    seen = body
    return 41
  },
  createTodoItem: ({ body }) => {
    seen = body
    return 1
  },
  editThesis: ({ ifMatch }) => {
    enforceVersion(ifMatch, { version: 3 })
    return {} as never
  },
  listUngivenTheses: ({ query }) => {
    seen = query
    return { items: [], total: 0 }
  },
  getNotificationOverview: () => withVersion({ total: 2 }, 7),
  readAllNotices: () => undefined,
})
const token = await db.transaction((tx) => sessions.open(tx, { accountId, kind: 'full', userAgent: null }))
const client = testClient(app, token)

describe('a call that only saves', () => {
  it('answers 200, and its handler gives back nothing', async () => {
    const answer = await client.call('readAllNotices')
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({ status: 200 })
  })
})

describe('a list', () => {
  it('is whole when no page is asked for', async () => {
    const answer = await client.call('listKeywords')
    expect(answer.body).toEqual(WORDS)
    expect(answer.headers['x-total-count']).toBe('5')
  })

  it('is a page of it and the total when one is asked for', async () => {
    const answer = await client.call('listKeywords', { query: { page: 2, pageSize: 2 } })
    expect(answer.body).toEqual(WORDS.slice(2, 4))
    expect(answer.headers['x-total-count']).toBe('5')
    const beyond = await client.call('listKeywords', { query: { page: 9, pageSize: 2 } })
    expect(beyond.body).toEqual([])
  })

  it('refuses pages that cannot be', async () => {
    const answer = await client.call('listKeywords', { query: { page: 0, pageSize: 101 } })
    expect(answer.error.fields).toEqual({
      page: 'Η τιμή δεν είναι έγκυρη.',
      pageSize: 'Η τιμή δεν είναι έγκυρη.',
    })
  })
})

describe('an answer to a person', () => {
  it('is kept by no browser and no proxy', async () => {
    expect((await client.call('listUngivenTheses')).headers['cache-control']).toBe('no-store')
  })

  it('is asked for again each time where it is the same for everybody', async () => {
    const { headers } = await client.call('listKeywords')
    expect(headers['cache-control']).toBe('private, no-cache')
    const again = await client.call('listKeywords', { headers: { 'if-none-match': String(headers.etag) } })
    expect([again.status, again.headers['x-total-count']]).toEqual([304, '5'])
  })
})

describe('input', () => {
  it('is given to the handler as the schemas understand it, and without what they do not know', async () => {
    const body = {
      thesisTitle: '  Θέμα  ',
      thesisIsPublicByInst: 1,
      thesisIntDeadline: '2026-05-01',
      extra: 1,
    }
    const answer = await client.call('createThesis', { body })
    expect(answer.body).toBe(41)
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(seen).toMatchObject({
      thesisTitle: 'Θέμα',
      thesisIsPublicByInst: true,
      thesisIntDeadline: '2026-05-01',
    })
    expect(seen).not.toHaveProperty('extra')
  })

  it('is refused with every wrong field named at once, by its own name however deep it lies', async () => {
    const body = {
      todoListItem: { dliTitle: 'α'.repeat(65), dliDuration: 13, dliDurationUnit: 'months' },
      todoList: { doListID: 'x' },
    }
    expect((await client.call('createTodoItem', { body })).error.fields).toEqual({
      dliTitle: 'Το μέγιστο μήκος είναι 64.',
      dliDuration: expect.stringContaining('255 ημέρες'),
      doListID: 'Ο κωδικός αριθμός δεν είναι έγκυρος.',
    })
  })

  it('of path and body is judged together', async () => {
    const body = { thesis: { thesisTitle: ' ', tags: { keywords: [{ keyword: 5 }] } } }
    const answer = await client.call('editThesis', { params: { thesisId: 'x' }, body })
    expect(answer.error.fields).toEqual({
      thesisId: 'Ο κωδικός αριθμός δεν είναι έγκυρος.',
      thesisTitle: 'Υποχρεωτικό πεδίο',
      keywords: 'Η τιμή δεν είναι έγκυρη.',
    })
  })

  it('is explained in English to those who prefer it', async () => {
    const answer = await client.call('createThesis', { body: {}, headers: { 'accept-language': 'en' } })
    expect(answer.error).toMatchObject({
      message: 'Please check the fields that are marked.',
      fields: { thesisTitle: 'Required field' },
    })
  })

  it('may repeat a field of the query', async () => {
    await client.call('listUngivenTheses', { query: { keywords: ['άλφα', 'βήτα'] } })
    expect(seen).toMatchObject({ keywords: ['άλφα', 'βήτα'] })
    await client.call('listUngivenTheses', { query: { keywords: 'άλφα' } })
    expect(seen).toMatchObject({ keywords: ['άλφα'] })
  })

  it('may repeat no other, so that nobody has to know which one counts', async () => {
    const { statusCode, json } = await app.inject({
      url: `${ROUTES.listUngivenTheses.split(' ')[1]}?title=a&title=b`,
      headers: { authorization: `Bearer ${token}` },
    })
    expect([statusCode, json().fields]).toEqual([400, { title: expect.any(String) }])
  })
})

describe('a version', () => {
  const edit = (ifMatch: string) =>
    client.call('editThesis', {
      params: { thesisId: 1 },
      body: { thesis: {} },
      headers: { 'if-match': ifMatch },
    })

  it('goes out as an entity tag', async () => {
    expect((await client.call('getNotificationOverview')).headers.etag).toBe('"7"')
  })

  it.each(['"2"', 'W/"2"', 'anything', '"1", "2"'])(
    'of which another person wrote a newer one is refused: %s',
    async (tag) => {
      expect((await edit(tag)).error).toMatchObject({ status: 412, code: 'version_conflict' })
    },
  )

  it.each(['"3"', 'W/"3"', '3', '*'])('that still stands lets the change through: %s', async (tag) => {
    // Past the precondition; what the handler then answers does not match its schema.
    expect((await edit(tag)).status).toBe(500)
  })
})
