import { isApiError } from '@diatrivi/client/api-error'
import { type Client, createClient } from '@diatrivi/client/client'
import { describe, expect, it } from 'vitest'
import { SAMPLES } from './testing/sample-files.ts'
import { startTestApi } from './testing/test-api.ts'

const { app, given } = await startTestApi()
const apiUrl = await app.listen({ host: '127.0.0.1', port: 0 })
const password = 'σωστός κωδικός'

/** An account with a second factor gets no token from a password alone. */
async function signIn(username: string): Promise<Client> {
  const { jwt_token: token } = await createClient({ apiUrl }).call('signIn', { body: { username, password } })
  if (token === null) throw new Error(`${username} was not signed in.`)
  return createClient({ apiUrl, token, locale: 'en' })
}

async function publishTopics(instructor: Client, titles: readonly string[]) {
  for (const thesisTitle of titles) {
    const body = { thesisTitle, thesisIsPublicByInst: true }
    await instructor.call('createThesis', { body, key: crypto.randomUUID() })
  }
  return instructor.callPage('listUngivenTheses', { query: { page: '1', pageSize: '24' } })
}

describe('the client of other programs', () => {
  it('signs in, writes, and reads a list with its total', async () => {
    const { username } = await given.anInstructor({ password })
    const { items, total } = await publishTopics(await signIn(username), ['Ανάλυση κειμένου', 'Ανάλυση'])
    expect(total).toBe(2)
    expect(items.map(({ thesisTitle }) => thesisTitle)).toContain('Ανάλυση κειμένου')
  })

  it('does once what is sent twice with one key', async () => {
    const { username } = await given.anInstructor({ password })
    const instructor = await signIn(username)
    const twice = { body: { thesisTitle: 'Ανάλυση' }, key: crypto.randomUUID() }
    const first = await instructor.call('createThesis', twice)
    expect(await instructor.call('createThesis', twice)).toBe(first)
  })

  it('sends a file and opens it', async () => {
    const { username } = await given.aStudent({ password })
    const student = await signIn(username)
    const file = new File([SAMPLES.pdf], 'βιογραφικό.pdf')
    await student.call('editStudentProfile', { body: { user: {} }, file })
    const opened = await student.open('downloadCv')
    expect(Buffer.from(await opened.arrayBuffer())).toEqual(SAMPLES.pdf)
  })

  it('throws a refusal with its code, its fields and a sentence in its language', async () => {
    const { username } = await given.anInstructor({ password })
    const instructor = await signIn(username)
    const refused = instructor.call('createThesis', { body: { thesisTitle: '' } })
    await expect(refused).rejects.toMatchObject({
      status: 400,
      code: 'validation',
      fields: { thesisTitle: 'Required field' },
    })
    await expect(instructor.open('downloadFinalText', { params: { thesisId: 1 } })).rejects.toMatchObject({
      status: 404,
    })
  })

  it('throws that nobody answered', async () => {
    const { call } = createClient({ apiUrl: 'http://127.0.0.1:9' })
    const failure: unknown = await call('listInstitutions').catch((error: unknown) => error)
    expect(isApiError(failure, 'offline')).toBe(true)
  })
})
