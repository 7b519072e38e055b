import { createHash } from 'node:crypto'
import { ENDPOINTS } from '@diatrivi/contract/endpoints'
import { ROUTES, type RouteName } from '@diatrivi/contract/routes'
import type { Answer } from '../answer.ts'
import { fill, type Parts } from '../test-client.ts'
import { linesOfJson } from './compact-json.ts'
import type { Placeholders } from './placeholders.ts'

/** The headers that clients rely on. */
const HEADERS = [
  'content-type',
  'content-disposition',
  'content-range',
  'accept-ranges',
  'cache-control',
  'etag',
  'x-total-count',
  'retry-after',
  'www-authenticate',
]

/** A paper carries its code, which no other has. */
const DRAWN_AT_RANDOM: ReadonlySet<RouteName> = new Set(['downloadPaper', 'downloadPapers'])

/** One call as a reader of the recording sees it: what was sent, and every byte of what came back. */
export function textOfCall(
  name: RouteName,
  parts: Parts,
  answer: Answer<RouteName>,
  masks: Placeholders,
): string {
  const headers = HEADERS.flatMap((header) => {
    const value = answer.headers[header]
    return value === undefined || (header === 'etag' && DRAWN_AT_RANDOM.has(name))
      ? []
      : [`${header}: ${masks.inAnswer(String(value))}`]
  })
  return [...requestLines(name, parts, masks), `=> ${answer.status}`, ...headers, bodyOf(name, answer, masks)]
    .filter((line) => line !== '')
    .join('\n')
}

function requestLines(name: RouteName, { params, query, body, file, headers }: Parts, masks: Placeholders) {
  const [method = '', path = ''] = ROUTES[name].split(' ')
  const fields = Object.entries(query ?? {}).flatMap(([field, value]) =>
    [value].flat().map((one) => `${field}=${one}`),
  )
  const address = [decodeURIComponent(fill(path, params)), fields.join('&')].filter((part) => part !== '')
  const lines = [
    `${method} ${address.join('?')}`,
    ...Object.entries(headers ?? {}).map(([header, value]) => `${header}: ${value}`),
    ...(body === undefined ? [] : [linesOfJson(JSON.stringify(body)) ?? JSON.stringify(body)]),
    ...(file === undefined ? [] : [`file "${file.name}": ${bytesInWords(file.bytes)}`]),
  ]
  return lines.map(masks.inRequest)
}

function bodyOf(name: RouteName, answer: Answer<RouteName>, masks: Placeholders): string {
  const { status, text, bytes } = answer
  const isFile = 'answer' in ENDPOINTS[name] && ENDPOINTS[name].answer === 'file' && status < 400
  if (bytes.length === 0) return '(no body)'
  // Every chapter of the story changes what is in it.
  if (answer.headers['content-type'] === 'application/zip') return '(a ZIP)'
  if (isFile && DRAWN_AT_RANDOM.has(name)) return '(a paper with its code)'
  // It says in seconds when it was made.
  if (answer.headers['content-type']?.includes('spreadsheetml')) return '(a workbook)'
  if (isFile) return bytesInWords(bytes)
  return masks.inAnswer(linesOfJson(text) ?? `as text: ${JSON.stringify(text)}`)
}

function bytesInWords(bytes: Uint8Array | string): string {
  const hash = createHash('sha256').update(bytes).digest('hex')
  return `${Buffer.from(bytes).length} bytes, SHA-256 ${hash}`
}
