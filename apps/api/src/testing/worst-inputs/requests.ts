import { maxHeaderSize } from 'node:http'
import { BODY_MAX_BYTES, HTML_BODY_MAX_BYTES } from '@diatrivi/contract/limits'
import { ROUTES, type RouteName } from '@diatrivi/contract/routes'
import type { ParserName } from '../../parsers.ts'
import { FIELDS_MAX, FILES_MAX, PART_HEAD_MAX_BYTES } from '../../platform/http/input/receive-form.ts'
import { encode, fill, type Parts } from '../test-client.ts'
import { WORST_FILES } from './files.ts'
import { ENDLESS_MARKS, WORST_TEXTS } from './texts.ts'

/** As it travels. */
export interface RawRequest {
  method: string
  /** Path and query. */
  path: string
  headers: Record<string, string>
  payload?: Buffer
}

export interface WorstRequest {
  parser: ParserName
  what: string
  by: 'anybody' | 'administrator' | 'instructor' | 'student'
  make(): Promise<RawRequest>
}

const BODIES: readonly [string, string][] = [
  ['lists within each other', `${'['.repeat(400_000)}${']'.repeat(400_000)}`],
  ['lists that are never closed', '['.repeat(900_000)],
  ['objects within each other', `${'{"a":'.repeat(120_000)}1${'}'.repeat(120_000)}`],
  ['a number of 900,000 digits', `{"thesisTitle":${'1'.repeat(900_000)}}`],
  ['a number beyond all', `{"thesisTitle":1e${'9'.repeat(1_000)}}`],
  ['names without end', `{${Array.from({ length: 70_000 }, (_none, at) => `"k${at}":1`).join(',')}}`],
  ['the same name without end', `{${'"thesisTitle":"",'.repeat(50_000)}"thesisTitle":""}`],
  ['a text of escapes', `{"thesisTitle":"${'\\u0301'.repeat(140_000)}"}`],
  ['the name of a prototype', `{${'"__proto__":{},'.repeat(50_000)}"a":1}`],
]

const HEADS: readonly [ParserName, string, string, Record<string, string>][] = [
  ['head', 'a query of names without end', `?${'a=1&'.repeat(3_500)}`, {}],
  ['head', 'one name in a query without end', `?${'text=a&'.repeat(2_000)}`, {}],
  ['head', 'a query of escapes', `?text=${'%CE%B1'.repeat(2_400)}`, {}],
  ['head', 'a query of broken escapes', `?text=${'%'.repeat(14_000)}`, {}],
  ['head', 'languages without end', '', { 'accept-language': 'el;q=0.1,'.repeat(1_600) }],
  ['head', 'tags without end', '', { 'if-none-match': '"a",'.repeat(3_500) }],
  ['token', 'a token of 14 kB', '', { authorization: `Bearer ${'a'.repeat(maxHeaderSize - 2_000)}` }],
  ['token', 'a token of points', '', { authorization: `Bearer ${'.'.repeat(maxHeaderSize - 2_000)}` }],
]

/** What costs most where a reader does not judge its size first, to every parser that a request reaches. */
export const WORST_REQUESTS: readonly WorstRequest[] = [
  ...HEADS.map(
    ([parser, what, query, headers]): WorstRequest => ({
      parser,
      what,
      by: parser === 'token' ? 'anybody' : 'student',
      make: async () => ({ method: 'GET', path: `/v1/search${query}`, headers }),
    }),
  ),
  ...BODIES.map(
    ([what, body]): WorstRequest => ({
      parser: 'json',
      what,
      by: 'instructor',
      make: async () => json('createThesis', body.slice(0, HTML_BODY_MAX_BYTES)),
    }),
  ),
  ...BODIES.map(
    ([what, body]): WorstRequest => ({
      parser: 'json',
      what: `${what}, at the sign-in`,
      by: 'anybody',
      make: async () => json('signIn', body.slice(0, BODY_MAX_BYTES)),
    }),
  ),
  ...WORST_TEXTS.flatMap(([parser, what, text]): WorstRequest[] => [
    request(parser, `${what} as a description`, 'instructor', 'createThesis', {
      body: { thesisTitle: 'Θέμα', thesisDescr: text },
    }),
    request(parser, `${what} as a name`, 'anybody', 'signIn', {
      body: { username: text.slice(0, 40_000), password: text.slice(0, 40_000) },
    }),
    request(parser, `${what} as a search`, 'student', 'search', { query: { text: text.slice(0, 2_000) } }),
  ]),
  request('password', 'a password as long as a body', 'anybody', 'signIn', {
    body: { username: 'a', password: 'a'.repeat(90_000) },
  }),
  ...WORST_FILES.map(
    ([parser, what, by, name, fileName, make]): WorstRequest => ({
      parser,
      what,
      by,
      make: async () => raw(name, { file: { name: fileName, bytes: await make() } }),
    }),
  ),
  form('more parts than a form has', part('a', 'x').repeat(FIELDS_MAX + FILES_MAX + 5_000)),
  form('a part with a head without end', part('a'.repeat(PART_HEAD_MAX_BYTES * 10), 'x')),
  form('a part with a name of marks', part(ENDLESS_MARKS.slice(0, 7_000), 'x')),
  form('boundaries that are almost one', `\r\n--`.repeat(400_000)),
  form('a field that holds lists within each other', part('user', '['.repeat(400_000))),
]

const PARAMS = { kind: 'students', depID: 1 }

async function raw(name: RouteName, parts: Parts): Promise<RawRequest> {
  const [method = '', path = ''] = ROUTES[name].split(' ')
  const { headers, payload } = await encode(parts)
  const query =
    parts.query === undefined ? '' : `?${new URLSearchParams(parts.query as Record<string, string>)}`
  return { method, path: `${fill(path, PARAMS)}${query}`, headers, ...(payload && { payload }) }
}

function request(
  parser: ParserName,
  what: string,
  by: WorstRequest['by'],
  name: RouteName,
  parts: Parts,
): WorstRequest {
  return { parser, what, by, make: () => raw(name, parts) }
}

async function json(name: RouteName, body: string): Promise<RawRequest> {
  return {
    ...(await raw(name, {})),
    headers: { 'content-type': 'application/json' },
    payload: Buffer.from(body),
  }
}

function form(what: string, content: string): WorstRequest {
  return {
    parser: what.includes('head') || what.includes('name') ? 'partHead' : 'multipart',
    what,
    by: 'student',
    make: async () => ({
      ...(await raw('editStudentProfile', {})),
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      payload: Buffer.from(`${content}--b--\r\n`),
    }),
  }
}

function part(name: string, value: string): string {
  return `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
}
