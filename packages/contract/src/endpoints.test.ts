import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Endpoint, EndpointDefinition } from './endpoint.ts'
import { ENDPOINTS } from './endpoints.ts'
import { ERROR_STATUS } from './errors.ts'
import { FEATURES } from './features.ts'
import { ROUTES, type RouteName } from './routes.ts'

type AnyEndpoint = Endpoint<RouteName, EndpointDefinition>
const endpoints = Object.entries(ENDPOINTS as Record<string, AnyEndpoint>)

const issuesOf = (schema: z.ZodType | undefined, input: object) =>
  schema?.safeParse(input).error?.issues.map(({ code }) => code)
const paramsOf = (path: string) => [...path.matchAll(/:([A-Za-z]+)/g)].map(([, name]) => name)
const keysOf = (schema: z.ZodType | undefined) =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : []

/** These endpoints send one object in an array, because older clients expect that; they are no lists. */
const ARRAYS_OF_ONE: RouteName[] = ['getThesis', 'getTodoList', 'copyTodoList']
/** A person has too few sessions and institutional accounts for pages. */
const SHORT_LISTS: RouteName[] = [
  'listSessions',
  'listIdentities',
  'listCandidates',
  'listSuggestedMembers',
  'listOwnCandidates',
  'findClashes',
  'listOwnSeats',
  'listSeatsWithoutAccount',
  'listSavedViews',
  'listExaminationPlaces',
]
/** What became of each thesis that the call named. */
const OUTCOMES: RouteName[] = [
  'setVisibilityOfTheses',
  'setDeadlineOfTheses',
  'offerThesesAgain',
  'copyTodoListToTheses',
  'issuePapers',
]

/** What their paths name is one of a few words. */
const NAMED_BY_WORDS: readonly string[] = [
  'startImport',
  'startOfficeImport',
  'exportList',
  'setPaperForm',
  'listSavedViews',
  'saveView',
]

describe('the table of endpoints', () => {
  it('has one endpoint for every route, under the same name', () => {
    expect(endpoints.map(([name]) => name).sort()).toEqual(Object.keys(ROUTES).sort())
    expect(endpoints.filter(([name, endpoint]) => endpoint.name !== name)).toEqual([])
  })

  it('takes every endpoint from one feature', () => {
    const names = Object.values(FEATURES).flatMap(({ endpoints }) => Object.keys(endpoints))
    expect(names.sort()).toEqual(Object.keys(ENDPOINTS).sort())
  })
})

describe.each(endpoints)('%s', (_name, endpoint) => {
  it('takes method and path from the table of routes', () => {
    expect(`${endpoint.method} ${endpoint.path}`).toBe(ROUTES[endpoint.name])
  })

  it('has a schema for every parameter of its path, and none beside', () => {
    expect(keysOf(endpoint.params).sort()).toEqual(paramsOf(endpoint.path).sort())
  })

  it('is read and never written by a person who holds an office', () => {
    const isForHolders = endpoint.access.kind === 'signedIn' && endpoint.access.officeHolders === true
    if (isForHolders) expect(endpoint.method).toBe('GET')
  })

  it('sends no body with GET, and files with POST only', () => {
    if (endpoint.method === 'GET') expect(endpoint.body).toBeUndefined()
    if (endpoint.file) expect(endpoint.method).toBe('POST')
  })

  it('takes the token out of no field of its own', () => {
    const own = [...keysOf(endpoint.params), ...keysOf(endpoint.query), ...keysOf(endpoint.body)]
    expect(own.includes('jwt_token')).toBe(endpoint.name === 'authenticate')
  })

  it('pages every list', () => {
    const isList =
      endpoint.response instanceof z.ZodArray &&
      ![...ARRAYS_OF_ONE, ...SHORT_LISTS, ...OUTCOMES].includes(endpoint.name)
    expect(endpoint.paged !== undefined).toBe(isList)
    if (!isList) return
    expect(keysOf(endpoint.query)).toEqual(expect.arrayContaining(['page', 'pageSize']))
    expect(issuesOf(endpoint.query, { titel: 'γράφοι' })).toEqual(['unrecognized_keys'])
  })

  it('names each refusal once, and those of files where there is one', () => {
    const errors = endpoint.errors ?? []
    expect(errors.filter((code) => !(code in ERROR_STATUS))).toEqual([])
    expect(new Set(errors).size).toBe(errors.length)
    expect(errors.includes('file_too_large')).toBe(endpoint.file !== undefined)
    expect(errors.includes('file_type_not_accepted')).toBe(endpoint.file !== undefined)
    // A picture has no password.
    const mayBeLocked = endpoint.file !== undefined && endpoint.file.kind !== 'image'
    expect(errors.includes('file_locked')).toBe(mayBeLocked)
  })

  it('may not find what its path names', () => {
    // One of a few words is no thing that could be gone.
    const isNamed = endpoint.params !== undefined && !NAMED_BY_WORDS.includes(endpoint.name)
    if (isNamed) expect(endpoint.errors).toContain('not_found')
  })

  it('names its events exactly where it is a stream of them, and knows who reads it', () => {
    expect(endpoint.event !== undefined).toBe(endpoint.answer === 'events')
    if (endpoint.answer === 'events')
      expect(endpoint).toMatchObject({ method: 'GET', access: { kind: 'signedIn' } })
  })

  it('says in a sentence what it does', () => {
    expect(endpoint.summary).toMatch(/^[A-Z].*[^.]$/)
  })
})
