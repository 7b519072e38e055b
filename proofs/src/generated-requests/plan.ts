import { IDEMPOTENCY_HEADER } from '@diatrivi/contract/creating-calls'
import type { Endpoint } from '@diatrivi/contract/endpoint'
import fc from 'fast-check'
import { z } from 'zod'
import { MALFORMED } from './malformed.ts'
import { generated, type JsonSchema, oddValue } from './values.ts'

/** Who calls: the person whom the endpoint admits and the example belongs to, or another caller. */
export const CALLERS = [
  'instructor',
  'anotherInstructor',
  'student',
  'interestedStudent',
  'secretary',
  'administrator',
  'nobody',
  'forger',
] as const
export type Caller = (typeof CALLERS)[number]

/** A request as it is generated: an example of the endpoint, with parts of it replaced. */
export interface Plan {
  example: number
  caller: Caller
  params: Record<string, string>
  query: Record<string, unknown>
  /** Absent: the body of the example. */
  body: unknown
  /** What stands in one place of the body, and of the query, instead of what was sent there. */
  malformed: { place: number; value: unknown } | null
  file: { name: string; bytes: Uint8Array } | null
  headers: Record<string, string>
}

/** What becomes of one example: everything in its place, or some of it replaced. */
export function planOf(endpoint: Endpoint): fc.Arbitrary<Plan> {
  const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => String(name))
  return fc.record({
    example: fc.nat(5),
    caller: fc.constantFrom(...CALLERS, 'instructor', 'student', 'administrator'),
    params: someOf(Object.fromEntries(names.map((name) => [name, pathPart])), 1),
    query: someOf(propertiesOf(endpoint.query), 3),
    body: fc.oneof(
      { weight: 2, arbitrary: fc.constant(undefined) },
      { weight: 5, arbitrary: endpoint.body ? generated(schemaOf(endpoint.body)) : fc.constant(undefined) },
      { weight: 1, arbitrary: oddValue },
    ),
    malformed: fc.option(fc.record({ place: fc.nat(60), value: fc.constantFrom(...MALFORMED) }), { freq: 2 }),
    file: endpoint.file === undefined ? fc.constant(null) : fc.option(aFile, { freq: 2 }),
    headers: someOf(HEADERS, 1),
  })
}

const aFile = fc.record({
  name: fc.constantFrom('cv.pdf', 'cv.hta', 'πηγές.txt', '..', 'a'.repeat(300), '\u202efdp.exe', 'x.png'),
  bytes: fc.oneof(
    fc.uint8Array({ maxLength: 200 }),
    fc.constantFrom('%PDF-1.7', 'Κείμενο', 'PK\u0003\u0004', '<html>', '').map((text) => Buffer.from(text)),
  ),
})

/** No dots alone: a client resolves them, and would ask for another path. */
const pathPart = fc
  .oneof(fc.constantFrom('0', '1', '-1', '2147483648', 'x', '1e3', 'α/β', '%00', ' '), oddValue.map(String))
  .map((text) => text.toWellFormed().slice(0, 80))
  .filter((text) => text !== '' && !/^\.{1,2}$/.test(text))

const visible = fc.string({
  unit: fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code)),
})

const HEADERS: Record<string, fc.Arbitrary<unknown>> = {
  'if-match': fc.oneof(fc.constantFrom('"1"', '*', 'W/"2"'), visible),
  'if-none-match': visible,
  'accept-language': fc.oneof(fc.constantFrom('en', 'el', 'fr;q=0.9, en'), visible),
  range: fc.constantFrom('bytes=0-1', 'bytes=5-', 'bytes=9-1', 'bytes=-0', 'lines=1'),
  [IDEMPOTENCY_HEADER]: fc.oneof(fc.constantFrom('a key of the run', 'one-key-for-all-calls'), visible),
}

/** Each of these now and then; mostly none. */
function someOf(
  parts: Record<string, fc.Arbitrary<unknown>>,
  often: number,
): fc.Arbitrary<Record<string, never>> {
  const entries = Object.entries(parts).map(([name, value]) => [
    name,
    fc.option(value, { freq: often, nil: undefined }).map((one) => (one === undefined ? undefined : one)),
  ])
  const all = fc.record(Object.fromEntries(entries) as Record<string, fc.Arbitrary<unknown>>)
  return fc.oneof(
    fc.constant({}),
    all.map((given) => Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))),
  ) as fc.Arbitrary<Record<string, never>>
}

function propertiesOf(schema: z.ZodType | undefined): Record<string, fc.Arbitrary<unknown>> {
  if (schema === undefined) return {}
  const { properties = {} } = schemaOf(schema)
  return Object.fromEntries(
    Object.entries(properties as Record<string, JsonSchema>).map(([name, one]) => [name, generated(one)]),
  )
}

function schemaOf(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
}
