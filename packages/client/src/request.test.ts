import { describe, expect, it } from 'vitest'
import { pathOf, prepare } from './request.ts'

const signedIn = { apiUrl: 'https://api.example', token: 'secret', locale: 'el' }
const visitor = { ...signedIn, token: null }

function bodyOf(body: string | FormData | null): unknown {
  return typeof body === 'string' ? JSON.parse(body) : body
}

it('asks below the path that the address of the API ends in', () => {
  const { url } = prepare(
    'getThesis',
    { params: { thesisId: 7 } },
    { ...visitor, apiUrl: 'https://uni.gr/api' },
  )
  expect(url).toBe('https://uni.gr/api/v1/user/thesis/7')
})

describe('the token', () => {
  it.each([
    ['GET', 'getThesis'],
    ['POST', 'createThesis'],
    ['PUT', 'editThesis'],
    ['DELETE', 'deleteThesis'],
  ] as const)('travels in a header of a %s, and nowhere else', (method, name) => {
    const said = { params: { thesisId: 7 }, body: { reason: 'x' } }
    const { headers, ...rest } = prepare(name, said, signedIn)
    expect(rest.method).toBe(method)
    expect(headers.Authorization).toBe('Bearer secret')
    expect(JSON.stringify(rest)).not.toContain('secret')
    if (method === 'GET') expect(rest.body).toBeNull()
    else expect(bodyOf(rest.body)).toEqual({ reason: 'x' })
  })

  it('is no field of a multipart form, where objects are JSON and the file comes last', () => {
    const file = new File(['cv'], 'cv.pdf')
    const { body, headers } = prepare(
      'editStudentProfile',
      { body: { user: { uName: 'Άννα' }, tags: undefined }, file },
      signedIn,
    )
    expect(body).toBeInstanceOf(FormData)
    const fields = [...(body as FormData)]
    expect(fields.map(([name]) => name)).toEqual(['user', 'selectedFile'])
    expect(fields[0]?.[1]).toBe('{"uName":"Άννα"}')
    expect(headers.Authorization).toBe('Bearer secret')
    // The browser sets the header itself, with the boundary.
    expect(headers).not.toHaveProperty('Content-Type')
  })

  it('makes a form multipart even when its file is left out', () => {
    const { body } = prepare('finishStep', { params: { itemId: 3 }, file: null }, signedIn)
    expect([...(body as FormData)]).toEqual([])
  })

  it('is nowhere without a session', () => {
    const { url, headers } = prepare('listDepartments', {}, visitor)
    expect(url).toBe('https://api.example/departments')
    expect(headers).not.toHaveProperty('Authorization')
    expect(bodyOf(prepare('signIn', { body: { username: 'a' } }, visitor).body)).toEqual({ username: 'a' })
  })
})

describe('a request', () => {
  it('leaves empty values out of the query and repeats the key of a list', () => {
    const query = { title: '', keywords: ['α', 'β'], page: '2', assignType: undefined }
    const { url } = prepare('listOpenTheses', { query }, visitor)
    expect(new URL(url).search).toBe(
      `?${new URLSearchParams([
        ['keywords', 'α'],
        ['keywords', 'β'],
        ['page', '2'],
      ])}`,
    )
  })

  it('says which language it wants, and which version it changes', () => {
    const { headers } = prepare(
      'editThesis',
      { params: { thesisId: 1 }, version: 4 },
      { ...visitor, locale: 'en' },
    )
    expect(headers).toMatchObject({ 'Accept-Language': 'en', 'If-Match': '"4"' })
  })

  it('escapes what stands in its path', () => {
    expect(pathOf('getStudentProfileOf', { username: 'a/b c' })).toBe('/v1/student/profile/a%2Fb%20c')
  })
})
